// From a layout to what is printed: runs of type, rules, and shades for the painter of the art.
import type { PlainBox } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import type { Rectangle } from '../pdf/wrap-page.ts'
import type { Backdrop, Ground } from './ground.ts'
import type { Halo, LayoutState, TextBlock } from './layout-state.ts'
import { boxOf, isInside, isOnSpine, safeAreaOf } from './panels.ts'
import { type LayoutReport, reportOn } from './report.ts'
import { setBlock } from './set-block.ts'
import type { SetBlock, TypeRun } from './type-run.ts'

/** To be blended into the art before it is printed. In points, like everything that is typeset. */
export interface Shading extends PlainBox {
  readonly color: string
  readonly opacity: number
  /** How wide the edges fade, half of it inside the box. */
  readonly softness: number
}

/** A glow around the letters of a block, blended into the art like a shading and over it. */
export interface Glow extends Halo {
  readonly runs: readonly TypeRun[]
  /** Where their ink is, in points. */
  readonly ink: PlainBox
}

export interface TypesetWrap {
  readonly runs: readonly TypeRun[]
  /** Opaque, drawn over the art and under the type. */
  readonly shapes: readonly Rectangle[]
  readonly shadings: readonly Shading[]
  readonly glows: readonly Glow[]
  readonly report: LayoutReport
}

interface Outcome {
  readonly set: SetBlock
  /** Why the block is left out; null where it is printed. */
  readonly reason: string | null
}

const judgeSpine = (set: SetBlock, geometry: WrapGeometry): string | null => {
  if (!isOnSpine(set.block)) return null
  const safe = safeAreaOf(geometry, 'spine')
  if (safe === null) {
    const { minPages } = geometry.binding.spineText
    return `${geometry.printer.name} prints no text on the spine of a book of fewer than ${minPages} pages.`
  }
  const isPrintable = set.fits && (set.ink === null || isInside(set.ink, safe))
  return isPrintable
    ? null
    : `The text does not fit the spine, which is ${geometry.spineWidth.toFixed(3)} in wide, at ${set.size} pt.`
}

const ruleOf = (block: TextBlock): Rectangle[] => {
  const { rule, alignment } = block
  if (rule === null) return []
  const box = boxOf(block)
  const width = rule.width * 72
  const room = box.width - width
  const x = box.x + (alignment === 'center' || alignment === 'justify' ? room / 2 : alignment === 'right' ? room : 0)
  return [{ x, y: box.y - rule.offset * 72 - rule.thickness, width, height: rule.thickness, color: rule.color }]
}

const shadingOf = ({ backing }: TextBlock): Shading[] =>
  backing === null
    ? []
    : [{ ...boxOf(backing), color: backing.color, opacity: backing.opacity, softness: backing.softness * 72 }]

/** Plain colours of the layout lie over the art. */
const groundOf = (color: string | null, art: Ground): Ground => (color === null ? art : { kind: 'solid', color })

export interface TypesetRequest {
  readonly geometry: WrapGeometry
  readonly state: LayoutState
  readonly backdrop: Backdrop
}

export const typesetState = ({ geometry, state, backdrop }: TypesetRequest): TypesetWrap => {
  const { spineRotation, colors } = state
  const grounds: Backdrop = {
    back: groundOf(colors.back, backdrop.back),
    spine: groundOf(colors.spine, backdrop.spine),
    front: backdrop.front,
  }
  const outcomes = state.textBlocks
    .filter(({ text }) => text.trim() !== '')
    .map((block) => setBlock(block, spineRotation, geometry.minFontSize))
    .map((set): Outcome => ({ set, reason: judgeSpine(set, geometry) }))
  const printed = outcomes.filter(({ reason }) => reason === null).map(({ set }) => set)
  const dropped = outcomes.flatMap(({ set, reason }) => (reason === null ? [] : [{ blockId: set.block.id, reason }]))
  // A shade may belong to a block that is left out; it stays for the others on its panel.
  const shadings = outcomes
    .filter(({ set }) => printed.some(({ block }) => block.panel === set.block.panel))
    .flatMap(({ set }) => shadingOf(set.block))
  return {
    runs: printed.flatMap(({ runs }) => runs),
    shapes: printed.flatMap(({ block }) => ruleOf(block)),
    shadings,
    glows: printed.flatMap(({ block: { halo }, runs, ink }) => (halo && ink ? [{ ...halo, runs, ink }] : [])),
    report: reportOn({ set: printed, dropped, shadings, geometry, backdrop: grounds }),
  }
}
