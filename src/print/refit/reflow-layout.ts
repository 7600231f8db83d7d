// Lays a layout over a sheet of other measures: every block keeps its place on its panel, and the spine is set anew.
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { arrangeSpine } from '../layout/arrange-spine.ts'
import type { LayoutState, TextBlock } from '../layout/layout-state.ts'
import { isOnSpine } from '../layout/panels.ts'
import { setBlock } from '../layout/set-block.ts'
import type { WrapVoice } from '../layout/voice.ts'
import { type PanelMap, panelMap, sheetMap } from './knots.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const inTenThousandths = (length: number): number => Math.round(length * 10_000) / 10_000

const mappedPlace = ({ x, y, width, height }: Place, map: PanelMap): Place => {
  const [left, top] = [map.x(x), map.y(y)]
  return {
    x: inTenThousandths(left),
    y: inTenThousandths(top),
    width: Math.max(0.01, inTenThousandths(map.x(x + width) - left)),
    height: Math.max(0.01, inTenThousandths(map.y(y + height) - top)),
  }
}

/** A shade may reach from its panel over the next. */
const mapped = (block: TextBlock, onPanel: PanelMap, onSheet: PanelMap): TextBlock => ({
  ...block,
  ...mappedPlace(block, onPanel),
  backing: block.backing && { ...block.backing, ...mappedPlace(block.backing, onSheet) },
})

const spineTextOf = (blocks: readonly TextBlock[], id: string): TextBlock | undefined =>
  blocks.find((block) => block.id === id && isOnSpine(block))

/** Title and author as the spine of a geometry would have them, in the faces that they are set in. */
const arranged = (state: LayoutState, voice: WrapVoice, geometry: WrapGeometry): readonly TextBlock[] => {
  const [title, author] = ['spineTitle', 'spineAuthor'].map((id) => spineTextOf(state.textBlocks, id))
  const texts = {
    tagline: '',
    blurb: '',
    authorBio: '',
    spineTitle: title?.text ?? '',
    spineAuthor: author?.text ?? '',
  }
  const caseOf = (block: TextBlock | undefined) => (block?.capitals ? 'upper' : 'as-given')
  const spoken: WrapVoice = {
    ...voice,
    title: title?.font ?? voice.title,
    titleCase: caseOf(title),
    author: author?.font ?? voice.author,
    authorCase: caseOf(author),
  }
  return arrangeSpine(texts, spoken, geometry, state.spineRotation)
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.002

const isAsArranged = (block: TextBlock, arrangement: readonly TextBlock[]): boolean => {
  const own = spineTextOf(arrangement, block.id)
  return (
    own !== undefined &&
    (['x', 'y', 'width', 'height', 'fontSize'] as const).every((key) => near(block[key], own[key])) &&
    block.alignment === own.alignment
  )
}

const sizeStep = 0.25

/** On a spine of another width letters grow or shrink with it, as far as they fit. */
const resized = (block: TextBlock, ratio: number, { spineRotation }: LayoutState, minSize: number): TextBlock => {
  const wanted = Math.min(200, Math.max(minSize, Math.round((block.fontSize * ratio) / sizeStep) * sizeStep))
  const { size } = setBlock({ ...block, fontSize: wanted, shrinkToFit: true }, spineRotation, minSize)
  return { ...block, fontSize: size, preferredSize: size }
}

const spineRoom = ({ spine }: WrapGeometry): number => (spine.safe ?? spine.face).width.toNumber()

/** What nobody has moved on the spine is arranged anew; what somebody has keeps its place. */
export const reflowLayout = (
  state: LayoutState,
  voice: WrapVoice,
  from: WrapGeometry,
  to: WrapGeometry,
): LayoutState => {
  const onSheet = sheetMap(from, to)
  const maps = {
    back: panelMap(from, to, 'back'),
    spine: panelMap(from, to, 'spine'),
    front: panelMap(from, to, 'front'),
  }
  const [before, after] = [arranged(state, voice, from), arranged(state, voice, to)]
  const ours = state.textBlocks.filter((block) => isOnSpine(block) && before.some(({ id }) => id === block.id))
  const isUntouched = ours.every((block) => isAsArranged(block, before))
  const ratio = spineRoom(to) / spineRoom(from)
  const onSpine = (block: TextBlock): TextBlock => {
    const own = isUntouched ? spineTextOf(after, block.id) : undefined
    if (!own) return ratio === 1 ? block : resized(block, ratio, state, to.minFontSize)
    const { x, y, width, height, fontSize, preferredSize, alignment } = own
    return { ...block, x, y, width, height, fontSize, preferredSize, alignment }
  }
  const textBlocks = state.textBlocks.map((block) => {
    const moved = mapped(block, maps[block.panel], onSheet)
    return isOnSpine(block) ? onSpine(moved) : moved
  })
  return { ...state, textBlocks }
}
