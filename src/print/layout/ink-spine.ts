// Title and author on the art of a spine: where they can stand on it bare, else with a glow around them or on a label.
import type { PlainBox } from '../geometry/boxes.ts'
import { arrangeSpine, type SpineInset } from './arrange-spine.ts'
import { chooseSpineInks } from './choose-ink.ts'
import type { Shade } from './ground.ts'
import { bareCoat, type Inked, type Inking, inkBlocks, standBare, type Undercoating } from './ink-blocks.ts'
import type { LayoutRequest } from './layout-request.ts'
import type { SpineRotation, TextBlock } from './layout-state.ts'
import { around, boxOf, inInches } from './panels.ts'
import { setBlock } from './set-block.ts'

/** Where title and author may stand instead of all along the spine: between bands at its head and foot. The least first. */
const insets: readonly SpineInset[] = [0, 0.08, 0.16, 0.24, 0.32]
  .flatMap((head) => [0, 0.08, 0.16, 0.24, 0.32].map((foot) => ({ head, foot, sides: 0 })))
  .toSorted((one, other) => one.head + one.foot - other.head - other.foot)

/** How small a title may become, beside what all of the spine would allow it, to go without a shade. */
const leastOfTitle = 0.7

const largest = (blocks: readonly TextBlock[]): number => Math.max(0, ...blocks.map(({ fontSize }) => fontSize))

/** Title and author where they can stand on the bare art, if that is anywhere and they stay large; else all along the spine. */
const onCalmGround = (request: LayoutRequest, rotation: SpineRotation, below: readonly Shade[]): TextBlock[] => {
  const { texts, voice, geometry } = request
  const whole = arrangeSpine(texts, voice, geometry, rotation)
  for (const inset of insets) {
    const blocks = arrangeSpine(texts, voice, geometry, rotation, inset)
    if (largest(blocks) >= largest(whole) * leastOfTitle && standBare(blocks, request, 'spine', below)) return blocks
  }
  return whole
}

/** How far a glow reaches around letters, in em, and a label beyond the ends of their line. */
const [reach, beyondLine] = [0.3, 0.6]

/** Letters on a label leave as much of it free at each side, and at head and foot. */
const onLabel: SpineInset = { head: 0.015, foot: 0.015, sides: 0.1 }

/** All of the width that type may have on the spine, around lines as they are set. */
const labelUnder = (
  blocks: readonly [TextBlock, ...TextBlock[]],
  { geometry }: LayoutRequest,
  rotation: SpineRotation,
): PlainBox => {
  const set = blocks.map((block) => setBlock(block, rotation, geometry.minFontSize))
  const lines = set.map(({ ink, size, block }) => {
    const { y, height } = ink ?? boxOf(block)
    return { ...boxOf(block), y: y - size * beyondLine, height: height + 2 * size * beyondLine }
  })
  return around(lines) ?? boxOf(blocks[0])
}

/** A wash along a spine would show as a stripe between back and front: only letters that need it are lifted off the art. One label holds both texts, or one would be
 * a stray patch, and two would leave scraps of the art between them. */
const lifting =
  (request: LayoutRequest, rotation: SpineRotation): Undercoating =>
  (blocks, { kind, color, opacity }, isBare) => {
    const [first, ...others] = blocks
    return blocks.map((block, index) => {
      if (kind === 'wash') return isBare[index] ? bareCoat : { backing: null, halo: { color, opacity, reach } }
      if (!first || block !== first) return bareCoat
      const label = labelUnder([first, ...others], request, rotation)
      return { backing: { ...inInches(label), color, opacity, softness: 0 }, halo: null }
    })
  }

/** In one ink where both can stand bare or one needs a label; else each as the art behind it wants. `back`: what was laid there. */
export const lettersOnSpine = (
  request: LayoutRequest,
  rotation: SpineRotation,
  { shades: below, card }: Pick<Inked, 'shades' | 'card'>,
): readonly TextBlock[] => {
  const { texts, voice, geometry } = request
  const blocks = onCalmGround(request, rotation, below)
  const inking: Inking = {
    below,
    choose: (sights) => chooseSpineInks(voice.palette, sights, card),
    undercoat: lifting(request, rotation),
  }
  const ink = (some: readonly TextBlock[]): readonly TextBlock[] => inkBlocks(some, request, 'spine', inking).blocks
  if (standBare(blocks, request, 'spine', below)) return ink(blocks)
  const apart = blocks.flatMap((block) => ink([block]))
  const needsLabel = apart.some(({ backing }) => backing !== null)
  return needsLabel ? ink(arrangeSpine(texts, voice, geometry, rotation, onLabel)) : apart
}
