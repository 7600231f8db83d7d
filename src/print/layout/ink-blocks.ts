// The colours of the texts of a panel, and what is laid under them where the art is restless.
import type { Colour } from '../../studio/colour/colour.ts'
import type { PlainBox } from '../geometry/boxes.ts'
import { accentOr, type Card, type ChosenInks, type ChosenShade, canStandBare, readsBare } from './choose-ink.ts'
import { lightsBehind, type Shade, shadedBy } from './ground.ts'
import type { LayoutRequest } from './layout-request.ts'
import type { Backing, TextBlock } from './layout-state.ts'
import { boxOf, panelOf } from './panels.ts'
import type { Sight } from './sight.ts'

const shadeOf = (backing: Backing): Shade => ({ ...backing, ...boxOf(backing), softness: backing.softness * 72 })

export interface Inked {
  readonly blocks: TextBlock[]
  readonly ink: Colour
  readonly accent: Colour
  /** What was laid under the type, in points. */
  readonly shades: readonly Shade[]
  /** The card they stand on, if any. */
  readonly card: Card | null
}

/** What lies between the art and a block. */
export type Undercoat = Pick<TextBlock, 'backing' | 'halo'>

/** What each of some blocks gets where not all can be read on the art; `isBare` tells which of them could, in the ink that was chosen. */
export type Undercoating = (
  blocks: readonly TextBlock[],
  shade: ChosenShade,
  isBare: readonly boolean[],
) => readonly Undercoat[]

/** Nothing. */
export const bareCoat: Undercoat = { backing: null, halo: null }

/** A box in slices of about a line's height; along a spine, of a letter or two. */
const slicesOf = (box: PlainBox, line: number): PlainBox[] => {
  const count = Math.max(1, Math.round(box.height / line))
  const height = box.height / count
  return Array.from({ length: count }, (_, slice) => ({ ...box, y: box.y + slice * height, height }))
}

const sightsOf = (
  blocks: readonly TextBlock[],
  { geometry, backdrop }: LayoutRequest,
  panel: 'back' | 'spine',
  below: readonly Shade[],
): readonly Sight[] =>
  blocks.map((block) => {
    const [box, size] = [boxOf(block), block.fontSize]
    const behind = (part: PlainBox): number[] => lightsBehind(backdrop[panel], panelOf(geometry, panel), part, below)
    const slices = slicesOf(box, size * block.leading).map(behind)
    return { lights: behind(box), slices, panel, size }
  })

/** How a panel is inked: what is laid on it already, who chooses, and what is laid under blocks that need it. */
export interface Inking {
  readonly below: readonly Shade[]
  readonly choose: (sights: readonly Sight[]) => ChosenInks
  readonly undercoat: Undercoating
}

/** One ink for all texts of a panel, or each its own; something is laid under them where the art is restless. */
export const inkBlocks = (
  blocks: readonly TextBlock[],
  request: LayoutRequest,
  panel: 'back' | 'spine',
  { below, choose, undercoat }: Inking,
): Inked => {
  const { palette } = request.voice
  const sights = sightsOf(blocks, request, panel, below)
  const { inks, shade } = choose(sights)
  const isBare = sights.map((sight, index) => readsBare(inks[index] ?? '#000000', sight))
  const coats = shade ? undercoat(blocks, shade, isBare) : []
  const inked = blocks.map((block, index): TextBlock => {
    const ink = inks[index] ?? '#000000'
    const bare = sights[index]?.lights ?? []
    const coat = coats[index] ?? bareCoat
    // What could stand bare may share the card of another text: its colour is to be read on either.
    const shaded = shade ? bare.map(shadedBy(shade)) : []
    const seen = shade && !isBare[index] ? shaded : [...bare, ...shaded]
    const isLoud = block.id === 'tagline' || block.id === 'spineTitle'
    return { ...block, ...coat, color: isLoud ? accentOr(palette, ink, seen) : ink }
  })
  const [first] = inked
  const text = inked.find(({ id }) => id === 'blurb') ?? first
  return {
    blocks: inked,
    ink: text?.color ?? palette.ink,
    accent: first?.color ?? palette.accent,
    shades: inked.flatMap(({ backing }) => (backing === null ? [] : [shadeOf(backing)])),
    card: shade?.kind === 'card' ? { ink: inks[0] ?? '#000000', color: shade.color } : null,
  }
}

/** Whether texts can be read on the art of their panel as it is; `below`: what is laid on it already. */
export const standBare = (
  blocks: readonly TextBlock[],
  request: LayoutRequest,
  panel: 'back' | 'spine',
  below: readonly Shade[],
): boolean => canStandBare(request.voice.palette, sightsOf(blocks, request, panel, below))
