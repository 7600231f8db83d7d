// What every fog holds: the figure, ghosts of trees or towers, the weather.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { paintRain } from '../../paint/atmosphere/rain.ts'
import { paintSnowfall } from '../../paint/atmosphere/snowfall.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { silhouette } from '../../paint/pen.ts'
import { drawBareTree } from '../../paint/scenery/bare-tree.ts'
import { paintSkyline } from '../../paint/scenery/skyline.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'

interface Fogged {
  readonly near: Colour
  readonly middle: Colour
  readonly far: Colour
}

export const unitOf = ({ w, h }: Scene): number => Math.min(w, h * 0.625)

export const blackOf = ({ palette }: Scene): Colour => mix(palette.deep, '#000000', 0.45)

/** Things that have no place on the ground hang in the fog at this share of their height. */
const lift = ({ hero }: Scene): number => (hero.rests === 'air' || hero.rests === 'held' ? 0.22 : 0)

export const paintFigure = (
  easel: Easel,
  scene: Scene,
  place: { x: number; y: number; height: number; wide: number; rim: Colour; halo: number },
): void => {
  const { hero, palette } = scene
  const height = Math.min(place.height, place.wide / hero.width)
  using layer = easel.layer((ctx) =>
    drawMotif(ctx, hero, {
      x: place.x,
      y: place.y - lift(scene) * height,
      height,
      flip: scene.random.sub('facing').chance(0.5),
      tones: silhouette(blackOf(scene), mix(palette.accent, palette.light, 0.4)),
      random: easel.random.sub('figure'),
    }),
  )
  if (place.halo > 0)
    castShadow(easel, layer, { blur: height * 0.05, colour: place.rim, blend: 'screen', alpha: place.halo })
  easel.lay(layer)
}

/** Trees or towers that fade into the fog, rank behind rank, below the height `top`. */
export const paintGhosts = (easel: Easel, scene: Scene, air: Fogged, ground: number, top: number): void => {
  const unit = unitOf(scene)
  const isCity =
    scene.setting.place === 'city' || (scene.setting.place === null && scene.random.sub('town').chance(0.3))
  if (isCity) {
    paintSkyline(easel, {
      air,
      from: ground - unit * 0.04,
      to: ground + 4,
      layers: 3,
      height: Math.min(unit * 0.62, (ground - top) * 0.9),
      windows: [withAlpha(scene.palette.accent, 0.8)],
      lit: scene.layout === 'whiteout' ? 0 : 0.08,
      haze: air.far,
      hazeStrength: 0.6,
      gap: { x: easel.w / 2, width: unit * 0.2 },
    })
    return
  }
  const random = easel.random.sub('ghosts')
  for (const [rank, colour] of [
    mix(air.far, air.middle, 0.35),
    mix(air.far, air.middle, 0.8),
    mix(air.middle, air.near, 0.6),
  ].entries()) {
    const count = 9 - rank * 2
    for (let tree = 0; tree < count; tree++) {
      const share = (tree + random.between(0.1, 0.9)) / count
      // Nearer ranks leave the middle to the figure.
      const x = easel.w / 2 + (share - 0.5) * easel.w * 1.15 + Math.sign(share - 0.5) * rank * unit * 0.13
      if (!easel.without.has('tree'))
        easel.part('trees', () =>
          drawBareTree(easel.ctx, {
            x,
            y: ground + rank * 5 + 4,
            height: Math.min((ground - top) * 0.95, unit * (0.4 + rank * 0.2)) * random.between(0.7, 1),
            colour,
            random,
            gnarl: 0.55,
            spread: 0.46,
            forks: 5 + (rank > 0 ? 1 : 0),
          }),
        )
    }
    paintFog(easel, {
      colour: air.far,
      from: ground - unit * 0.42,
      to: ground + unit * 0.16,
      strength: 0.62 - rank * 0.14,
      thickest: 0.72,
      seed: rank + 2,
    })
  }
}

export const paintWeather = (
  easel: Easel,
  { setting, palette }: Scene,
  colour: Colour,
  ground: number,
  rainy: boolean,
): void => {
  if (setting.weather === 'snow' || setting.season === 'winter')
    paintSnowfall(easel, { colour: mix(colour, palette.light, 0.5), weight: 0.3, strength: 0.6 })
  else if (rainy || setting.weather === 'rain' || setting.weather === 'storm')
    paintRain(easel, { colour, weight: 0.55, strength: 0.7, ground })
}

export const topOf = (zones: readonly Box[], h: number): number =>
  Math.max(h * 0.06, ...zones.filter((zone) => zone.y + zone.h / 2 < h / 2).map((zone) => zone.y + zone.h))
