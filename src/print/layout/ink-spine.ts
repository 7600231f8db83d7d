// Title and author on the art of a spine: where they can stand on it bare, else with a glow around them.
import { arrangeSpine, type SpineInset } from './arrange-spine.ts'
import type { Shade } from './ground.ts'
import { inkBlocks, standBare, type Undercoating } from './ink-blocks.ts'
import type { LayoutRequest } from './layout-request.ts'
import type { SpineRotation, TextBlock } from './layout-state.ts'

/** Where title and author may stand instead of all along the spine: between bands at its head and foot. The least first. */
const insets: readonly SpineInset[] = [0, 0.08, 0.16, 0.24, 0.32]
  .flatMap((head) => [0, 0.08, 0.16, 0.24, 0.32].map((foot) => ({ head, foot })))
  .toSorted((one, other) => one.head + one.foot - other.head - other.foot)

/** How small a title may become, beside what all of the spine would allow it, to go without a shade. */
const leastOfTitle = 0.6

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

/** How far a glow reaches around letters, in em. */
const reach = 0.3

/** A wash along a spine would show as a stripe between back and front: only letters that need it are lifted off the art. */
const glowing: Undercoating = (blocks, { color, opacity }) =>
  blocks.map(() => ({ backing: null, halo: { color, opacity, reach } }))

/** In one ink where both can stand bare; else each as the art behind it wants. */
export const lettersOnSpine = (
  request: LayoutRequest,
  rotation: SpineRotation,
  below: readonly Shade[],
): readonly TextBlock[] => {
  const blocks = onCalmGround(request, rotation, below)
  const ink = (some: readonly TextBlock[]): readonly TextBlock[] =>
    inkBlocks(some, request, 'spine', { below, undercoat: glowing }).blocks
  return standBare(blocks, request, 'spine', below) ? ink(blocks) : blocks.flatMap((block) => ink([block]))
}
