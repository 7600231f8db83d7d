// The figure of a paperback: modelled in shadow and one hard light, with its shadow on the ground.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Easel } from '../../paint/easel.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import { drawMotif, stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

export interface Stand {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly flip?: boolean
}

const noirTones = ({ palette, hero }: Scene, lit: Colour): Tones => {
  const body = mix(palette.deep, palette.dark, 0.35)
  const isThing = hero.kind === 'object' || hero.kind === 'plant' || hero.kind === 'vehicle'
  return {
    body: isThing ? mix(palette.mid, palette.deep, 0.35) : body,
    shade: mix(palette.deep, '#000000', 0.55),
    light: mix(body, lit, isThing ? 0.75 : 0.6),
    accent: palette.accent,
    line: mix(palette.deep, '#000000', 0.6),
  }
}

/** How tall a hero may be within a height and a width. */
export const fitHero = ({ hero }: Scene, high: number, wide: number): number => Math.min(high, wide / hero.width)

/** A long shadow thrown towards the reader; `lean` is how far it slides sideways for its length. */
export const castLong = (
  easel: Easel,
  scene: Scene,
  stand: Stand,
  length: number,
  lean: number,
  colour: Colour,
): void =>
  easel.soft(7, (ctx) => {
    ctx.transform(1, 0, -lean, -length, stand.x + lean * stand.y, stand.y * (1 + length))
    drawMotif(ctx, scene.hero, {
      ...stand,
      x: 0,
      tones: silhouette(withAlpha(colour, 0.72)),
      random: scene.random.sub('hero'),
    })
  })

/** A thin edge of light on one side: the same figure in the light's colour, a step aside, under the figure. */
export const standLit = (easel: Easel, scene: Scene, stand: Stand, lit: Colour, side: number): void => {
  const step = stand.height * 0.008 * side
  const random = () => scene.random.sub('hero')
  stampMotif(easel, scene.hero, {
    ...stand,
    x: stand.x + step,
    y: stand.y - Math.abs(step) * 0.6,
    tones: silhouette(lit),
    random: random(),
  })
  stampMotif(easel, scene.hero, { ...stand, tones: noirTones(scene, lit), random: random() })
}
