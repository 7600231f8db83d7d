// Type of picture books: a title of painted letters with a rim and a block behind, and a quiet author's line.
import type { Colour } from '../colour/colour.ts'
import type { Pairing, Scene } from '../families/family.ts'
import type { Box } from '../paint/easel.ts'
import type { Effect } from '../type/effects/effect.ts'
import type { Item, LineItem, Stack, TitleItem } from '../type/plan.ts'

export interface Lettering {
  readonly ink: Colour
  /** The lighter top of the letters. */
  readonly top?: Colour
  readonly rim?: Colour
  readonly block?: Colour
  readonly depth?: number
  readonly glow?: Colour
  readonly shadow?: Colour
}

const effectOf = ({ ink, top, rim, block, depth = 0.07, glow, shadow }: Lettering): Effect => ({
  ...(top ? { fill: { kind: 'gradient', colours: [top, ink] } } : {}),
  ...(rim ? { outline: { colour: rim, width: 0.1 } } : {}),
  ...(block ? { extrude: { colour: block, depth, angle: Math.PI * 0.42 } } : {}),
  ...(glow ? { glow: { colour: glow, blur: 0.22, strength: 0.7 } } : {}),
  ...(shadow ? { shadow: { colour: shadow, blur: 0.12, drop: 0.05, alpha: 0.65 } } : {}),
})

/** How titles dance: most of them, as the seed throws it. */
const dances = ['arc', 'dome', 'flag', 'bulge', null] as const

const danceOf = ({ random }: Scene): Pick<TitleItem, 'bend'> => {
  const bend = random.sub('dance of the title').pick(dances)
  return bend === null ? {} : { bend }
}

export const titleItem = (scene: Scene, lettering: Lettering, more: Partial<TitleItem> = {}): TitleItem => ({
  kind: 'title',
  lockup: 'block',
  face: scene.pairing.title,
  case: 'as-given',
  ink: lettering.ink,
  ...danceOf(scene),
  maxSize: 560,
  maxLines: 5,
  leading: 0.94,
  gap: 46,
  minor: { scale: 0.58 },
  effect: effectOf(lettering),
  ...more,
})

export const lineItem = (
  { pairing }: Scene,
  role: 'subtitle' | 'author',
  { ink, rim, shadow }: Lettering,
  size = role === 'author' ? 82 : 66,
): LineItem => ({
  kind: 'line',
  role,
  face: pairing.text,
  case: 'as-given',
  ink,
  size,
  gap: 34,
  ...(rim
    ? { effect: { outline: { colour: rim, width: 0.18 } } }
    : shadow
      ? { effect: effectOf({ ink, shadow }) }
      : {}),
})

export const centred = (box: Box, anchor: Stack['anchor'], items: readonly Item[], tilt = 0): Stack => ({
  box,
  align: 'center',
  anchor,
  items,
  ...(tilt === 0 ? {} : { tilt }),
})

export const playfulPairings: readonly [Pairing, ...Pairing[]] = [
  { title: 'luckiest-guy', text: 'fredoka' },
  { title: 'baloo', text: 'baloo' },
  { title: 'fredoka', text: 'fredoka' },
  { title: 'berkshire-swash', text: 'fredoka' },
]
