// Weather and light over the finished art and under the type: what an edit adds whatever the family painted.
import { type Colour, mix, shift } from '../../../colour/colour.ts'
import type { Palette } from '../../../colour/palette.ts'
import { type Adjustments, type Air, airs } from '../../../direction/adjustments.ts'
import { paintAurora } from '../../../paint/atmosphere/aurora.ts'
import { paintCumulus } from '../../../paint/atmosphere/clouds.ts'
import { paintEmbers } from '../../../paint/atmosphere/embers.ts'
import { paintLightning } from '../../../paint/atmosphere/lightning.ts'
import { paintRain } from '../../../paint/atmosphere/rain.ts'
import { paintRays } from '../../../paint/atmosphere/rays.ts'
import { paintSnowfall } from '../../../paint/atmosphere/snowfall.ts'
import { paintStars } from '../../../paint/atmosphere/stars.ts'
import type { Box, Easel } from '../../../paint/easel.ts'
import { inverse, type Mask, shareIn } from '../mask.ts'
import { smallPicture, toneIn } from '../tone-of-art.ts'
import { layFog, layGroundFog } from './lay-fog.ts'
import { paintBeside, paintWhere } from './paint-beside.ts'
import { autumnLeaves, scatterLeaves } from './scatter-leaves.ts'

interface Sky {
  readonly easel: Easel
  readonly palette: Palette
  /** 0 to 1. */
  readonly strength: number
  /** Where the picture is: the sheet, or what a frame leaves of it. */
  readonly picture: Box
  /** How far down whatever the picture is of stands, as a share of the sheet; null where that is not known. */
  readonly foot: number | null
  /** Whether the sky is seen at a place. */
  readonly isOpen: (x: number, y: number) => boolean
  /** Who or whatever the picture is of, where that is known. */
  readonly foremost: Mask | null
}

/** Light things in the air cannot be seen on pale art: a veil of dusk is laid first, as deep as it must be. */
const dim = ({ easel, palette }: Sky, from: number, to: number, darkest: number): void => {
  const { light } = toneIn(smallPicture(easel), { x: 0, y: from, w: easel.w, h: to - from })
  const needed = (light - darkest) / Math.max(0.01, light)
  if (needed <= 0) return
  const { ctx } = easel
  ctx.save()
  ctx.globalCompositeOperation = 'multiply'
  const veil = ctx.createLinearGradient(0, from, 0, to)
  const grey = mix('#ffffff', mix(palette.deep, '#3a4660', 0.6), Math.min(1, needed * 1.15))
  veil.addColorStop(0, grey)
  veil.addColorStop(to < easel.h ? 0.55 : 1, grey)
  if (to < easel.h) veil.addColorStop(1, '#ffffff')
  ctx.fillStyle = veil
  ctx.fillRect(0, from, easel.w, to - from)
  ctx.restore()
}

const pale = (palette: Palette, share: number): Colour => mix(palette.light, '#ffffff', share)

const rain = (sky: Sky): void => {
  const { easel, palette, strength } = sky
  for (const layer of [1, 2])
    paintRain(easel, {
      colour: pale(palette, 0.6),
      weight: 0.9 + strength * 0.9,
      slant: 0.13 + layer * 0.02,
      strength: 1.5 + strength,
    })
}

const snow = (sky: Sky): void => {
  paintSnowfall(sky.easel, { colour: '#ffffff', weight: 0.7 + sky.strength * 1.3, strength: 1, size: 1.7 })
}

const starsTo = ({ picture }: Sky): number => picture.y + picture.h * 0.66

const stars = (sky: Sky): void => {
  const { easel, palette, strength, picture, isOpen } = sky
  const to = starsTo(sky)
  paintStars(easel, {
    density: (x, y) => (isOpen(x, y) ? 1 - ((y - picture.y) / (to - picture.y)) ** 2 : 0),
    colours: ['#ffffff', pale(palette, 0.7), mix(palette.accent, '#ffffff', 0.6)],
    to,
    count: 2200 + 3600 * strength,
    brightness: 1,
    haloed: Math.round(24 + 40 * strength),
    size: 1.7,
    crossed: true,
  })
}

const sparks = (sky: Sky): void => {
  const { easel, palette, strength } = sky
  const hot = mix(palette.accent, '#ffd98a', 0.65)
  paintEmbers(easel, {
    hot,
    cool: mix(palette.accent, '#ff6a2a', 0.6),
    count: 420 + 700 * strength,
    size: 6,
    height: easel.h * 0.9,
  })
}

const clouds = ({ easel, palette, strength, picture }: Sky): void => {
  const upper = toneIn(smallPicture(easel), { ...picture, h: picture.h * 0.45 })
  const isDark = upper.light < 0.5
  const light = isDark ? mix(palette.mid, '#7c8898', 0.6) : '#ffffff'
  const shade = isDark ? mix(palette.deep, '#1b2430', 0.5) : mix(palette.soft, '#8d9aa8', 0.7)
  for (const [at, base] of [0.24, 0.4].entries())
    paintCumulus(easel, {
      light,
      body: mix(light, shade, 0.35),
      shade,
      base: picture.y + picture.h * base,
      height: picture.h * (0.13 + 0.05 * strength),
      cover: 0.55 + 0.4 * strength,
      alpha: 0.9,
      random: easel.random.sub(`added clouds ${at}`),
    })
}

/** Whether what the picture is of stands in a column of the sheet: shares of its width. */
const isTaken = ({ easel, foremost }: Sky, column: number): boolean =>
  foremost !== null &&
  [-0.06, 0, 0.06].some((aside) =>
    [0.15, 0.25, 0.35, 0.45, 0.55].some(
      (down) => shareIn(foremost, (easel.w * (column + aside) - easel.extent.x) / easel.extent.w, down) > 0.3,
    ),
  )

/** It strikes beside the hero, wherever there is room for it. */
const besideHero = (sky: Sky, column: number): number => {
  const outwards = column > 0.5 ? 1 : -1
  return [0, 0.05, 0.1, 0.14].map((by) => column + by * outwards).find((each) => !isTaken(sky, each)) ?? column
}

const lightning = (sky: Sky): void => {
  const { easel, palette } = sky
  const random = easel.random.sub('added lightning')
  for (const side of [0.74, 0.24])
    paintLightning(easel, {
      from: { x: easel.w * besideHero(sky, side), y: -40 },
      to: { x: easel.w * besideHero(sky, side + random.between(-0.12, 0.12)), y: easel.h * random.between(0.5, 0.64) },
      core: '#ffffff',
      glow: mix(palette.counter, '#bcd4ff', 0.7),
      width: side > 0.5 ? 13 : 7,
      random: random.sub(`${side}`),
    })
}

const rays = (sky: Sky): void => {
  const { easel, palette, strength } = sky
  paintRays(easel, {
    x: easel.w * 0.18,
    y: -easel.h * 0.06,
    colour: mix(palette.light, '#ffe9b8', 0.7),
    length: easel.h * 1.05,
    count: 16,
    strength: 0.5 + 0.45 * strength,
    towards: 1.15,
    spread: 0.75,
    blur: 12,
  })
}

const aurora = ({ easel, strength, picture, isOpen }: Sky): void =>
  paintAurora(easel, { picture, isOpen, strength: 0.6 + 0.4 * strength, random: easel.random.sub('aurora') })

const leaves = ({ easel, strength }: Sky): void =>
  scatterLeaves(easel, {
    colours: autumnLeaves,
    count: 34 + 40 * strength,
    size: 82,
  })

const petals = ({ easel, palette, strength }: Sky): void =>
  scatterLeaves(easel, {
    colours: ['#f7b6cc', '#ffd9e4', '#ef8fb0', shift(palette.light, { l: 0.02 })],
    count: 36 + 44 * strength,
    size: 62,
  })

const painters: Readonly<Record<Air, (sky: Sky) => void>> = {
  clouds,
  stars,
  rays,
  lightning,
  fog: layFog,
  'ground-fog': layGroundFog,
  rain,
  snow,
  sparks,
  leaves,
  petals,
  aurora,
}

/** How dark art must be for what is light in the air to be seen before it. */
const darkened: Partial<Readonly<Record<Air, (sky: Sky) => void>>> = {
  rain: (sky) => dim(sky, 0, sky.easel.h, 0.42),
  snow: (sky) => dim(sky, 0, sky.easel.h, 0.6),
  stars: (sky) => dim(sky, 0, starsTo(sky), 0.34),
  aurora: (sky) => dim(sky, 0, starsTo(sky), 0.26),
  sparks: (sky) => dim(sky, 0, sky.easel.h, 0.5),
  lightning: (sky) => dim(sky, 0, sky.easel.h, 0.4),
  rays: (sky) => dim(sky, 0, sky.easel.h, 0.8),
}

/** What falls or flashes keeps clear of type, of which it leaves so much to be seen. */
const besideType: Partial<Readonly<Record<Air, number>>> = {
  rain: 0.3,
  snow: 0.12,
  stars: 0.08,
  aurora: 0.5,
  sparks: 0.15,
  lightning: 0.06,
  leaves: 0.05,
  petals: 0.05,
}

/** What never falls or flashes in a room. */
const ofWeather: readonly Air[] = ['rain', 'snow', 'clouds', 'lightning', 'stars', 'leaves', 'petals', 'aurora']

/** Weather in which no star is seen. */
const covering: readonly Air[] = ['clouds', 'rain', 'lightning', 'fog']

/** What an hour or a season brings along by itself. */
const brought = ({ hour, season, air }: Adjustments): Partial<Record<Air, number>> => ({
  ...(hour === 'night' && !covering.some((each) => (air[each] ?? 0) > 0) ? { stars: 0.35 } : {}),
  ...(season === 'winter' ? { snow: 0.5 } : {}),
  ...(season === 'autumn' ? { leaves: 0.4 } : {}),
  ...(season === 'spring' ? { petals: 0.5 } : {}),
  ...(season === 'summer' ? { rays: 0.4 } : {}),
})

/** How much of a cloud drifts before what the picture is of; lightning strikes behind it. */
const beforeForemost: Partial<Readonly<Record<Air, number>>> = { clouds: 0.15, lightning: 0 }

/** How much of what is in the air is before people and animals; all of it where nothing is said. */
const beforeFigures: Partial<Readonly<Record<Air, number>>> = { snow: 0, fog: 0.2, 'ground-fog': 0.85 }

export const layAir = (
  easel: Easel,
  adjustments: Adjustments,
  palette: Palette,
  {
    picture,
    zones,
    isOpen,
    outside,
    figures,
    foremost,
    foot,
  }: Pick<Sky, 'picture' | 'isOpen' | 'foot'> & {
    readonly zones: readonly Box[]
    /** Snow falls behind them, as flakes on a face spoil it, and fog drifts behind them, or they would be lost in it. */
    readonly figures: Mask | null
    /** Clouds and lightning hide nothing of what the picture is of. */
    readonly foremost: Mask | null
    readonly outside: Mask | 'everywhere' | 'nowhere'
  },
): void => {
  const wanted = { ...brought(adjustments), ...adjustments.air }
  for (const air of airs) {
    // What was asked to go comes with no hour and no season either.
    const strength = adjustments.without.includes(air) ? 0 : (wanted[air] ?? 0)
    const isWeather = ofWeather.includes(air)
    if (strength <= 0 || (isWeather && outside === 'nowhere')) continue
    const sky = { easel, palette, strength, picture, isOpen, foremost, foot }
    const left = besideType[air]
    const shared = foremost ? beforeForemost[air] : undefined
    // The dark of a thunderstorm is over everything, whatever its flashes are behind.
    if (air === 'lightning') darkened[air]?.(sky)
    const lay = (): void => {
      if (air !== 'lightning') darkened[air]?.(sky)
      if (left === undefined || zones.length === 0) painters[air](sky)
      else paintBeside(easel, zones, left, () => painters[air](sky))
    }
    if (isWeather && typeof outside !== 'string') paintWhere(easel, outside, lay)
    else if (foremost && shared !== undefined) paintWhere(easel, inverse(foremost, shared), lay)
    else if (figures && beforeFigures[air] !== undefined) paintWhere(easel, inverse(figures, beforeFigures[air]), lay)
    else lay()
  }
}
