// Paints the panorama: sky, disc, ranges in mist, and the hero between them against the light.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import { findMotif } from '../../motifs/find-motif.ts'
import type { Motif } from '../../motifs/motif.ts'
import { paintFlock } from '../../paint/atmosphere/birds.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { paintMoon } from '../../paint/atmosphere/moon.ts'
import { paintRain } from '../../paint/atmosphere/rain.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import { paintSnowfall } from '../../paint/atmosphere/snowfall.ts'
import { softly } from '../../paint/atmosphere/softly.ts'
import { paintStars } from '../../paint/atmosphere/stars.ts'
import { paintStreaks } from '../../paint/atmosphere/streaks.ts'
import { paintSun } from '../../paint/atmosphere/sun.ts'
import type { Easel } from '../../paint/easel.ts'
import { paintLitMotif } from '../../paint/lit-motif.ts'
import { silhouette, type Tones } from '../../paint/pen.ts'
import { aerialColour } from '../../paint/scenery/aerial.ts'
import { paintCrag } from '../../paint/scenery/crag.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { type Air, paintMist, paintRange, type Range } from './ranges.ts'
import type { Stage } from './stage.ts'

const airOf = ({ palette, setting }: Scene, { isPale, disc }: Stage): Air => {
  const wintry = setting.season === 'winter' || setting.weather === 'snow'
  const near = mix(palette.deep, '#000000', isPale ? 0.1 : 0.3)
  return {
    far: isPale ? mix(palette.light, palette.soft, 0.6) : mix(palette.soft, palette.mid, 0.45),
    middle: isPale ? palette.mid : mix(palette.mid, palette.dark, 0.45),
    near,
    mist: isPale ? palette.light : mix(palette.soft, palette.light, 0.25),
    mistStrength: isPale ? 0.7 : 0.62,
    light: { x: disc.x, y: disc.y },
    lit: isPale ? palette.light : mix(palette.soft, palette.accent, 0.35),
    snow: wintry ? palette.light : null,
  }
}

const paintHeavens = (
  easel: Easel,
  { palette, hero }: Scene,
  { isPale, isNight, disc, ranges, titleIsLow }: Stage,
): void => {
  const { deep, dark, mid, soft, light, accent } = palette
  const horizon = (ranges[0]?.base ?? easel.h * 0.6) - 20
  const { x, y } = disc
  const warm = mix(soft, accent, 0.25)
  paintSky(easel, {
    stops: isPale
      ? [
          [0, soft],
          [0.4, mix(soft, light, 0.45)],
          [0.8, light],
          [1, mix(light, accent, 0.12)],
        ]
      : [
          [0, mix(deep, '#000000', 0.25)],
          [titleIsLow ? 0.3 : 0.46, dark],
          [0.76, mid],
          [1, isNight ? mix(mid, soft, 0.5) : warm],
        ],
    horizon,
    cloudiness: 0.4,
    stretch: 3.2,
    light: disc,
  })
  if (!isPale)
    paintStars(easel, {
      colours: [light, soft],
      to: horizon * 0.8,
      count: 420,
      haloed: 5,
      brightness: isNight ? 0.9 : 0.6,
    })
  paintGlow(easel, {
    x,
    y,
    radius: disc.radius * 2.6,
    colour: isPale ? light : mix(soft, accent, 0.5),
    strength: isPale ? 0.7 : 0.5,
  })
  const isSun = hero.id === 'sun' || (hero.id !== 'moon' && !isNight && easel.random.sub('disc').chance(0.55))
  if (isSun) {
    paintSun(easel, {
      ...disc,
      light: mix(light, '#ffffff', 0.25),
      low: isPale ? mix(accent, light, 0.45) : mix(accent, light, 0.35),
      glow: isPale ? light : warm,
      glowStrength: 0.6,
      haze: 0.22,
    })
  } else {
    paintMoon(easel, {
      ...disc,
      light: mix(light, '#ffffff', 0.2),
      shade: mix(soft, light, 0.3),
      glow: mix(soft, light, 0.4),
      glowStrength: 0.5,
      relief: 0.55,
    })
  }
  paintStreaks(easel, {
    colour: isPale ? mix(soft, light, 0.4) : mix(mid, soft, 0.35),
    light: isPale ? light : warm,
    from: disc.y - disc.radius * 0.2,
    to: Math.min(horizon, disc.y + disc.radius * 1.1),
    strength: 0.6,
    cover: 0.5,
  })
}

/** Dark against the light but modelled: the near side of things in dusk. */
const duskTones = (base: Colour, { palette }: Scene, air: Air, isHazed: boolean): Tones => ({
  body: base,
  shade: mix(base, '#000000', isHazed ? 0.2 : 0.4),
  light: mix(base, air.lit, 0.28),
  accent: isHazed ? mix(palette.accent, base, 0.35) : palette.accent,
  line: mix(base, '#000000', isHazed ? 0.28 : 0.6),
})

/** Mist around the foot of what stands far off, so that it grows out of the land. */
const sinkFoot = (easel: Easel, x: number, y: number, height: number, air: Air): void => {
  const box = { x: x - height, y: y - height * 0.3, w: height * 2, h: height * 0.8 }
  softly(easel, { blur: height * 0.1, box, alpha: 0.55 }, (ctx) => {
    ctx.fillStyle = air.mist
    ctx.beginPath()
    ctx.ellipse(x, y + height * 0.1, height * 0.6, height * 0.11, 0, 0, Math.PI * 2)
    ctx.fill()
  })
}

/** A climber brings a rock of his own, which grows out of the range and stands on it no more than a peak does. */
const bringsRock = ({ lacking }: Motif): boolean => lacking?.boulder !== undefined

const paintHero = (easel: Easel, scene: Scene, { hero, disc, stand }: Stage, air: Air, depth: number): void => {
  if (scene.hero.kind === 'sky') return
  const base = mix(aerialColour(air, depth), air.near, stand === 'giant' ? 0.3 : 0.45)
  const flies = scene.hero.rests === 'air'
  const sunk = stand === 'range' && bringsRock(scene.hero) ? hero.height * 0.1 : 0
  const y = flies && stand !== 'giant' ? disc.y + hero.height * 0.5 : hero.y + sunk
  const x = flies && stand !== 'giant' ? disc.x : hero.x
  const towards = Math.atan2(disc.y - (y - hero.height * 0.5), disc.x - x || 1)
  const random = easel.random.sub('hero')
  const placing = {
    x,
    y,
    height: hero.height,
    flip: hero.flip,
    tones: duskTones(base, scene, air, stand === 'giant'),
    random,
  }
  const light = {
    rim: mix(air.lit, scene.palette.light, 0.5),
    towards: Math.abs(disc.x - x) < 60 ? -Math.PI / 2 : towards,
    width: Math.max(3, hero.height * 0.008),
    falloff: stand === 'giant' ? mix(base, air.mist, 0.5) : base,
  }
  if (stand !== 'crag') {
    const glow = { x, y: y - hero.height * 0.45, radius: hero.height * 0.7, colour: air.lit, strength: 0.16 }
    paintGlow(easel, glow)
  }
  paintLitMotif(easel, scene.hero, placing, light)
  if (stand === 'giant') sinkFoot(easel, x, y, hero.height * 1.3, air)
  else if (stand === 'range' && scene.hero.rests === 'ground')
    sinkFoot(easel, x, y + hero.height * 0.06, hero.height * 0.45, air)
}

const farPlace = ({ companions, hero }: Scene): Motif | undefined =>
  companions.find(({ kind, width }) => kind === 'place' && width < 1.5) ??
  findMotif(hero.id === 'castle' ? 'tower' : 'castle')

const paintFarPlace = (
  easel: Easel,
  scene: Scene,
  stage: Stage,
  air: Air,
  range: Range,
  line: (x: number) => number,
): void => {
  const place = farPlace(scene)
  if (!stage.far || !place) return
  const { x, height } = stage.far
  const reach = height * place.width * 0.36
  const y = Math.max(line(x - reach), line(x), line(x + reach))
  const base = mix(aerialColour(air, range.depth), air.near, 0.2)
  stampMotif(easel, place, {
    x,
    y,
    height,
    tones: silhouette(base, mix(scene.palette.accent, base, 0.25)),
    random: easel.random.sub('far'),
  })
  sinkFoot(easel, x, y, height, air)
}

const wayfarer = ({ companions }: Scene): Motif | undefined =>
  companions.find(({ kind, id, rests }) => kind === 'person' && id !== 'crowd' && rests === 'ground') ??
  findMotif('cloaked-traveller')

const paintForeground = (easel: Easel, scene: Scene, stage: Stage, air: Air): void => {
  const { crag } = stage
  if (!crag) return
  const colour = mix(air.near, '#000000', 0.25)
  paintCrag(easel, {
    tip: { x: crag.x, y: crag.y },
    side: crag.side,
    colour,
    lit: air.lit,
    foot: stage.stand === 'giant' ? -60 : 220,
    relief: 0.5,
  })
  const watcher = stage.stand === 'giant' ? wayfarer(scene) : undefined
  if (!watcher) return
  const inland = crag.side === 'left' ? -1 : 1
  const height = Math.min(easel.w, easel.h) * 0.12
  const x = crag.x + inland * 70
  stampMotif(easel, watcher, {
    x,
    y: crag.y + 6,
    height,
    flip: crag.side === 'right',
    tones: silhouette(colour, scene.palette.accent),
    random: easel.random.sub('watcher'),
  })
}

const paintWeather = (easel: Easel, { palette, setting, mood }: Scene, { disc }: Stage): void => {
  if (setting.weather === 'snow' || setting.season === 'winter')
    paintSnowfall(easel, { colour: palette.light, weight: 0.4, strength: 0.7 })
  else if (setting.weather === 'rain' || setting.weather === 'storm')
    paintRain(easel, { colour: palette.soft, weight: 0.5, slant: 0.2, strength: 0.4 })
  else if (mood !== 'intense') {
    const random = easel.random.sub('flock')
    paintFlock(easel, {
      x: disc.x + disc.radius * 0.7,
      y: disc.y - disc.radius * 0.2,
      colour: palette.deep,
      count: 9,
      spread: disc.radius * 0.9,
      size: 15,
      random,
    })
  }
}

/** Darkens the ground under low type, so that it is calm. */
const settleGround = (easel: Easel, air: Air, from: number): void => {
  const shade = easel.ctx.createLinearGradient(0, from, 0, easel.h)
  shade.addColorStop(0, withAlpha(air.near, 0))
  shade.addColorStop(0.4, withAlpha(air.near, 0.72))
  shade.addColorStop(1, mix(air.near, '#000000', 0.3))
  easel.ctx.fillStyle = shade
  easel.ctx.fillRect(0, from, easel.w, easel.h - from)
}

export const paintPeaks = (easel: Easel, scene: Scene, stage: Stage): void => {
  const air = airOf(scene, stage)
  paintHeavens(easel, scene, stage)
  const { ranges, stand } = stage
  for (const [at, range] of ranges.entries()) {
    if (stand === 'giant' && at === 1) paintHero(easel, scene, stage, air, 0.5)
    const isPlanted = stand === 'range' && range.shelf && (scene.hero.rests === 'held' || bringsRock(scene.hero))
    if (isPlanted) paintHero(easel, scene, stage, air, range.depth)
    const line = paintRange(easel, range, air)
    if (at === 1) paintFarPlace(easel, scene, stage, air, range, line)
    if (stand === 'range' && range.shelf && !isPlanted) paintHero(easel, scene, stage, air, range.depth)
    if (at < ranges.length - 1) paintMist(easel, range, air)
  }
  paintForeground(easel, scene, stage, air)
  if (stand === 'crag') paintHero(easel, scene, stage, air, 1)
  settleGround(easel, air, easel.h * (stage.titleIsLow ? 0.545 : 0.84))
  paintWeather(easel, scene, stage)
}
