// The scene behind the paper: a wood, a street, a shore or open land, in two colours, with the hero in its light.

import { type Colour, lchOf, mix, oklch, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { asPart } from '../../paint/as-part.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import type { Easel } from '../../paint/easel.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { silhouette } from '../../paint/pen.ts'
import type { Random } from '../../paint/random.ts'
import { drawBareTree } from '../../paint/scenery/bare-tree.ts'
import { paintGrass } from '../../paint/scenery/grass.ts'
import { paintReflection } from '../../paint/scenery/reflection.ts'
import { groundPath, ridgeLine } from '../../paint/scenery/ridge-line.ts'
import { paintStreet } from '../../paint/scenery/street.ts'
import { paintWoods } from '../../paint/scenery/woods.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

export interface Opening {
  /** Heights between which the scene is seen. */
  readonly top: number
  readonly bottom: number
  readonly x: number
  /** Of the hero. */
  readonly height: number
  readonly wide: number
  /** Wet ground gives everything back: for scenes that go on below what is seen first. */
  readonly mirrored?: boolean
}

interface Duotone {
  readonly pale: Colour
  readonly loud: Colour
  readonly dusk: Colour
  readonly black: Colour
}

/** Everything behind the paper is the loud colour from pale to black. */
const duotoneOf = ({ accent, light, deep }: Palette): Duotone => {
  const { l, c, h } = lchOf(accent)
  return {
    pale: mix(accent, light, 0.58),
    loud: oklch(Math.min(l, 0.62), c, h),
    dusk: mix(oklch(Math.min(l, 0.42), c * 0.9, h), deep, 0.35),
    black: mix(deep, '#000000', 0.4),
  }
}

export type Place = 'wood' | 'street' | 'water' | 'land'

const placeOf = ({ setting, random, hero }: Scene): Place => {
  if (hero.rests === 'water') return 'water'
  if (setting.place === 'city' || setting.place === 'underground') return 'street'
  if (setting.place === 'forest') return 'wood'
  if (setting.place === 'sea' || setting.place === 'river') return 'water'
  if (hero.kind === 'place') return 'land'
  return random.sub('place').pick(['wood', 'wood', 'land', 'water'])
}

const paintBackdrop = (
  easel: Easel,
  place: Place,
  { top, bottom, x }: Opening,
  tones: Duotone,
  ground: number,
): void => {
  const tall = bottom - top
  const light = { x, y: ground - tall * 0.3 }
  paintSky(easel, {
    stops: [
      tones.black,
      [Math.max(0, top / ground), tones.dusk],
      [(0.45 * top + 0.55 * ground) / ground, tones.loud],
      mix(tones.loud, tones.pale, 0.75),
    ],
    horizon: ground,
    cloudiness: 0.6,
    light,
  })
  paintGlow(easel, { ...light, radius: tall * 0.62, colour: tones.pale, strength: 0.6 })
  if (place === 'street') {
    paintStreet(easel, {
      vanish: { x, y: ground - tall * 0.12 },
      air: { far: tones.pale, middle: tones.loud, near: tones.black },
      windows: [tones.pale],
      lamp: tones.pale,
      height: tall * 0.95,
      lit: 0.18,
      wet: 0.5,
    })
    return
  }
  if (place === 'wood') {
    paintWoods(easel, {
      air: { far: mix(tones.pale, tones.loud, 0.5), middle: tones.dusk, near: tones.black },
      light,
      lit: tones.pale,
      from: ground - tall * 0.1,
      to: ground + tall * 0.08,
      ranks: 4,
      clearing: { x, width: tall * 0.3 },
      mistStrength: 0.55,
    })
    return
  }
  const random = easel.random.sub('far trees')
  const far = ridgeLine(easel, { base: ground - tall * 0.03, height: tall * 0.07, span: 600, sharpness: 0.15, seed: 4 })
  easel.ctx.fillStyle = mix(tones.loud, tones.dusk, 0.5)
  easel.ctx.fill(groundPath(easel, far))
  const plant = (at: number, random: Random): void => {
    if (Math.abs(at - x) < tall * 0.22 || easel.without.has('tree')) return
    easel.part('trees', () =>
      drawBareTree(easel.ctx, {
        x: at,
        y: far(at) + 8,
        height: tall * random.between(0.22, 0.5),
        colour: mix(tones.dusk, tones.black, random.between(0, 0.7)),
        random,
        forks: 6,
        gnarl: 0.5,
      }),
    )
  }
  for (let tree = 0; tree < 12; tree++) plant(random.next() * easel.w, random)
  const further = easel.random.sub('trees beyond')
  const { x: open } = easel.extent
  // None of them reaches onto the sheet.
  for (let tree = 0; tree < (-open * 9) / easel.w; tree++) plant(open * further.next() - tall * 0.2, further)
  paintFog(easel, {
    colour: mix(tones.pale, tones.loud, 0.35),
    from: ground - tall * 0.3,
    to: ground + tall * 0.1,
    strength: 0.5,
    thickest: 0.75,
    seed: 3,
  })
}

const paintNear = asPart(
  'trees',
  (easel: Easel, place: Place, { top, bottom }: Opening, tones: Duotone, ground: number): void => {
    const tall = bottom - top
    if (place === 'water') {
      paintReflection(easel, {
        y: ground,
        tint: tones.black,
        tintFar: 0.15,
        tintNear: 0.9,
        ripple: 0.5,
        glint: withAlpha(tones.pale, 0.5),
      })
      return
    }
    if (place !== 'land') return
    const near = ridgeLine(easel, {
      base: ground + tall * 0.02,
      height: tall * 0.03,
      span: 500,
      sharpness: 0.1,
      seed: 9,
    })
    easel.ctx.fillStyle = tones.black
    easel.ctx.fill(groundPath(easel, near))
    paintGrass(easel, {
      from: ground + tall * 0.01,
      to: ground + tall * 0.12,
      far: tones.black,
      near: tones.black,
      height: tall * 0.05,
    })
  },
)

export const paintOpening = (easel: Easel, scene: Scene, opening: Opening): void => {
  const { hero } = scene
  const place = placeOf(scene)
  const tones = duotoneOf(scene.palette)
  const tall = opening.bottom - opening.top
  const ground = opening.bottom - tall * (place === 'water' ? 0.24 : 0.13)
  paintBackdrop(easel, place, opening, tones, ground)
  if (place === 'land') paintNear(easel, place, opening, tones, ground)
  const height = Math.min(opening.height, opening.wide / hero.width)
  const isAloft = hero.rests === 'air' || hero.rests === 'held'
  paintGlow(easel, {
    x: opening.x,
    y: ground - height * 0.55,
    radius: height * 0.95,
    colour: tones.pale,
    strength: 0.65,
  })
  using figure = easel.layer((ctx) =>
    drawMotif(ctx, hero, {
      x: opening.x,
      y: isAloft ? (opening.top + opening.bottom + height) / 2 : ground + tall * 0.015,
      height,
      flip: scene.random.sub('facing').chance(0.5),
      tones: silhouette(tones.black, tones.pale),
      random: easel.random.sub('hero'),
    }),
  )
  castShadow(easel, figure, { blur: 14, colour: tones.pale, blend: 'screen', alpha: 0.55 })
  easel.lay(figure)
  if (place === 'water' || opening.mirrored) paintNear(easel, 'water', opening, tones, ground)
  if (!opening.mirrored) easel.pictured({ x: 0, y: opening.top, w: easel.w, h: opening.bottom - opening.top })
}
