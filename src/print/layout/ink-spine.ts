// Title and author on the art of a spine: where they can stand on it bare, else on a shade that is no stripe.
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { arrangeSpine, type SpineInset } from './arrange-spine.ts'
import type { Shade } from './ground.ts'
import { inkBlocks, standBare, type Wash } from './ink-blocks.ts'
import type { LayoutRequest } from './layout-request.ts'
import type { SpineRotation, TextBlock } from './layout-state.ts'
import { around, boxOf, panelOf } from './panels.ts'

/** What the letters of a spine stand on. */
interface SpineGround {
  /** Whether the art of the back runs on over it. */
  readonly runsOver: boolean
  /** What is laid on the art already. */
  readonly below: readonly Shade[]
}

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

/** From the edge of a soft shade to where nothing of it is seen, in points. */
const [leastFade, mostFade] = [2, 18]

/** Where art runs over the spine, a wash dies away before it comes to a fold, and beyond its type if the rest of the spine needs none. */
const washUnder = (
  blocks: readonly TextBlock[],
  geometry: WrapGeometry,
  reach: 'whole' | 'beside',
  runsOver: boolean,
): Wash => {
  const spine = panelOf(geometry, 'spine')
  if (!runsOver) return { box: spine, softness: 0 }
  const fade = Math.min(mostFade, Math.max(leastFade, (spine.width - largest(blocks) * 0.9) / 4))
  const along = reach === 'whole' ? spine : (around(blocks.map(boxOf)) ?? spine)
  const box = {
    x: spine.x + fade,
    y: along.y - 2 * fade,
    width: Math.max(1, spine.width - 2 * fade),
    height: along.height + 4 * fade,
  }
  return { box, softness: 2 * fade }
}

/** They share inks and shade, unless one of them can stand on the bare art: a wash over all of the spine would then show as a stripe. */
export const lettersOnSpine = (
  request: LayoutRequest,
  rotation: SpineRotation,
  { runsOver, below }: SpineGround,
): TextBlock[] => {
  const blocks = onCalmGround(request, rotation, below)
  const ink = (some: readonly TextBlock[], reach: 'whole' | 'beside'): TextBlock[] =>
    inkBlocks(some, request, 'spine', { wash: washUnder(some, request.geometry, reach, runsOver), below }).blocks
  const isBare = (some: readonly TextBlock[]): boolean => standBare(some, request, 'spine', below)
  const areAlike = isBare(blocks) || !blocks.some((block) => isBare([block]))
  return areAlike || !runsOver ? ink(blocks, 'whole') : blocks.flatMap((block) => ink([block], 'beside'))
}
