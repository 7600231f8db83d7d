// Grades the art as an edit asks: lightness, contrast, saturation, warmth, hue and tint, over all of it or only high or low on the sheet.
import { type Adjustments, type Grade, noGrade, type Region, regions } from '../../direction/adjustments.ts'
import type { Context, Easel, Layer } from '../../paint/easel.ts'
import { bearable, ofDark, roomOnDemand } from './bearable-grade.ts'
import { isOfNight, openDark, warmDark } from './open-dark.ts'
import { type Tone, toneOfSheet } from './tone-of-art.ts'

/** What an hour does to the light, region by region. */
const hours: Readonly<Record<NonNullable<Adjustments['hour']>, Partial<Record<Region, Partial<Grade>>>>> = {
  night: {
    whole: { lightness: -0.5, temperature: -0.5, saturation: -0.1, contrast: 0.12 },
    upper: { lightness: -0.25, tint: { colour: '#1c2f6b', strength: 0.4 } },
  },
  dusk: {
    whole: { lightness: -0.14, temperature: 0.4, saturation: 0.12, contrast: 0.08 },
    upper: { tint: { colour: '#f0743a', strength: 0.62 }, saturation: 0.25 },
    lower: { lightness: -0.25, tint: { colour: '#6a2f4c', strength: 0.35 } },
  },
  dawn: {
    whole: { lightness: 0.06, temperature: 0.12, contrast: -0.08 },
    upper: { tint: { colour: '#f5a893', strength: 0.55 } },
  },
  day: {
    whole: { lightness: 0.36, saturation: 0.2, temperature: 0.08 },
    upper: { lightness: 0.25, tint: { colour: '#7fbdf0', strength: 0.4 } },
  },
}

const seasons: Readonly<Record<NonNullable<Adjustments['season']>, Partial<Record<Region, Partial<Grade>>>>> = {
  spring: { whole: { lightness: 0.15, saturation: 0.12, tint: { colour: '#f2a7c3', strength: 0.16 } } },
  summer: { whole: { lightness: 0.2, saturation: 0.3, temperature: 0.28 } },
  autumn: { whole: { temperature: 0.4, saturation: 0.08, tint: { colour: '#c9702a', strength: 0.26 } } },
  winter: { whole: { lightness: 0.14, temperature: -0.5, saturation: -0.35 } },
}

/** Nothing below this can be seen. */
const least = 0.005

const isIdle = (grade: Grade): boolean =>
  Math.abs(grade.lightness) < least &&
  Math.abs(grade.contrast) < least &&
  Math.abs(grade.saturation) < least &&
  Math.abs(grade.temperature) < least &&
  grade.hue === 0 &&
  grade.tint === null

const filterOf = ({ lightness, contrast, saturation, hue }: Grade): string =>
  [
    lightness === 0 ? '' : `brightness(${lightness < 0 ? 1 + lightness * 0.68 : 1 + lightness * 0.3})`,
    contrast === 0 ? '' : `contrast(${contrast < 0 ? 1 + contrast * 0.6 : 1 + contrast * 0.9})`,
    saturation === 0 ? '' : `saturate(${saturation < 0 ? 1 + saturation : 1 + saturation * 1.4})`,
    hue === 0 ? '' : `hue-rotate(${hue}deg)`,
  ].join(' ')

const wash = (ctx: Context, easel: Easel, blend: GlobalBlend, alpha: number, colour: string): void => {
  if (alpha < least) return
  ctx.globalCompositeOperation = blend
  ctx.globalAlpha = Math.min(1, alpha)
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, easel.w, easel.h)
}

type GlobalBlend = 'soft-light' | 'multiply' | 'screen' | 'color'

/** Draws the graded picture of the easel on a context of the same units. */
const drawGraded = (ctx: Context, easel: Easel, grade: Grade): void => {
  const { lightness, temperature, tint } = grade
  ctx.save()
  ctx.filter = filterOf(grade).trim() || 'none'
  ctx.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
  ctx.filter = 'none'
  // Brightness alone does little to dark art: laid over itself as light, its middle tones open up.
  const darkness = lightness > 0 ? Math.max(0, 1 - toneOfSheet(easel).light / ofDark) : 0
  for (const alpha of [lightness * 1.1, lightness - 0.5, lightness * darkness * 2]) {
    if (alpha < least) continue
    ctx.globalCompositeOperation = 'screen'
    ctx.globalAlpha = Math.min(1, alpha)
    ctx.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
  }
  const warmth = Math.abs(temperature)
  wash(ctx, easel, 'color', warmth * 0.3, temperature > 0 ? '#d8843c' : '#3f7fd0')
  wash(ctx, easel, 'soft-light', warmth * 0.5, temperature > 0 ? '#ff8b2a' : '#2a6bff')
  wash(ctx, easel, 'multiply', warmth * 0.35, temperature > 0 ? '#ffe0b4' : '#b9d2ff')
  if (tint) {
    wash(ctx, easel, 'color', tint.strength * 0.9, tint.colour)
    wash(ctx, easel, 'soft-light', tint.strength * 0.45, tint.colour)
    // Black takes no colour: a breath of light lets the tint be seen there too.
    wash(ctx, easel, 'screen', tint.strength * 0.14, tint.colour)
  }
  ctx.restore()
}

/** Keeps what is high (or low) on the sheet and fades it out towards the rest. */
const keepRegion = (ctx: Context, { w, h }: Easel, region: 'upper' | 'lower'): void => {
  const fade = ctx.createLinearGradient(0, 0, 0, h)
  const [from, to] = region === 'upper' ? [0.4, 0.66] : [0.42, 0.66]
  fade.addColorStop(from, region === 'upper' ? '#000000ff' : '#00000000')
  fade.addColorStop(to, region === 'upper' ? '#00000000' : '#000000ff')
  ctx.save()
  ctx.globalCompositeOperation = 'destination-in'
  ctx.fillStyle = fade
  ctx.fillRect(0, 0, w, h)
  ctx.restore()
}

/** Art over the type has empty parts, and they stay empty. */
const layOnArt = (easel: Easel, layer: Layer): void => easel.lay(layer, { blend: 'source-atop' })

/** Lightening and warming of dark art that are plainly meant. */
const plainly = { lightness: 0.15, temperature: 0.1 }
/** How far warmth opens up what it is laid on. */
const ofWarmth = 0.32
/** How much of both is left to be washed over what was opened up. */
const leftOver = 0.25

/** The grade that is left when dark art is opened up and warmed in its own colours. */
const openedUp = (easel: Easel, grade: Grade): Grade => {
  if (!isOfNight(easel)) return grade
  const { lightness, temperature } = grade
  const [opens, warms] = [lightness >= plainly.lightness, temperature >= plainly.temperature]
  // Warmth in the dark is brown: what is warm has some light.
  const opening = warms && lightness >= 0 ? Math.max(lightness, temperature * ofWarmth) : lightness
  if (opens || warms) openDark(easel, Math.max(0, opening))
  if (warms) warmDark(easel, temperature)
  return {
    ...grade,
    lightness: opens ? lightness * leftOver : lightness,
    temperature: warms ? temperature * leftOver : temperature,
  }
}

/** `isOnDemand`: whether an edit says just this, and no hour or season brings it along. */
const gradeRegion = (easel: Easel, region: Region, asked: Grade, isOnDemand = false): void => {
  if (isIdle(asked)) return
  const opened = region === 'whole' ? openedUp(easel, asked) : asked
  const room = isOnDemand && opened.lightness < 0 ? roomOnDemand(easel, region) : 0
  const grade = bearable(opened, toneOfSheet(easel).light, room)
  using graded = easel.layer((ctx) => {
    drawGraded(ctx, easel, grade)
    if (region !== 'whole') keepRegion(ctx, easel, region)
  })
  layOnArt(easel, graded)
}

/** Mean light (0 to 1) of a picture in which it is day, and how often it may be opened up to reach it. */
const daylight = 0.42
const mostOpening = 3

/** Art of a night stays night under any brightness: it is laid over itself until it is day. */
export const lightToDay = (easel: Easel): void => {
  for (let pass = 0; pass < mostOpening && toneOfSheet(easel).light < daylight; pass++)
    gradeRegion(easel, 'whole', { ...noGrade, lightness: 0.55, saturation: -0.04 })
}

/** What is dark already is not darkened by night, and what is light already is not lit by day. */
const asNeeded = (hour: Adjustments['hour'], told: Partial<Grade>, light: number): Partial<Grade> => {
  const { lightness } = told
  if (lightness === undefined || (hour !== 'night' && hour !== 'day')) return told
  const need = hour === 'night' ? (light - 0.1) / 0.25 : (0.66 - light) / 0.3
  return { ...told, lightness: lightness * Math.min(1, Math.max(0.12, need)) }
}

/** A season on art of the night, which would stay black under any tint of it. */
const inTheDark: Partial<typeof seasons> = {
  spring: { whole: { lightness: 0.62, saturation: 0.1, tint: { colour: '#a9c877', strength: 0.3 } } },
  summer: { whole: { lightness: 0.62, saturation: 0.3, temperature: 0.2 } },
}
/** A season on art without colours, which has none that could be stronger. */
const inGrey: Partial<typeof seasons> = {
  spring: {
    upper: { tint: { colour: '#9fcdee', strength: 0.4 } },
    lower: { tint: { colour: '#a9c877', strength: 0.5 } },
  },
  summer: {
    upper: { tint: { colour: '#6fb6ee', strength: 0.55 } },
    lower: { tint: { colour: '#c9bd5a', strength: 0.55 } },
  },
}
/** Chroma (of 255) under which art is grey. */
const grey = 14

const ofSeason = (season: NonNullable<Adjustments['season']>, { light, colour }: Tone): (typeof seasons)['spring'] => {
  const isGrey = Math.max(...colour) - Math.min(...colour) < grey && light >= ofDark
  return (light < ofDark ? inTheDark[season] : isGrey ? inGrey[season] : undefined) ?? seasons[season]
}

/** Rose on a dark wall is rust: before sunrise the dark is of a cool violet, and opens up. */
const darkDawn: (typeof hours)['dawn'] = {
  whole: { lightness: 0.3, contrast: -0.05 },
  upper: { tint: { colour: '#a98fc4', strength: 0.4 } },
  lower: { tint: { colour: '#e8a58f', strength: 0.22 } },
}

/** How much of the colours of a sky falls on a wall. */
const onWall = 0.35
/** How much of them is left in the cold of winter. */
const inWinter = 0.6

/** The light of an hour and of a season; where no sky is seen, little of its colours. */
export const gradeByTime = (easel: Easel, { hour, season }: Adjustments, hasSky = true): void => {
  if (hour === null && season === null) return
  const tone = toneOfSheet(easel)
  const { light } = tone
  const lights = hour === 'dawn' && light < ofDark ? darkDawn : hour && hours[hour]
  const ofYear = season && ofSeason(season, tone)
  for (const region of regions) {
    const ofHour = lights?.[region]
    const lit = ofHour && asNeeded(hour, ofHour, light)
    const left = (hasSky || region !== 'upper' ? 1 : onWall) * (season === 'winter' && hour !== 'night' ? inWinter : 1)
    const byHour = lit && (lit.tint ? { ...lit, tint: { ...lit.tint, strength: lit.tint.strength * left } } : lit)
    for (const told of [byHour, ofYear?.[region]]) if (told) gradeRegion(easel, region, { ...noGrade, ...told })
  }
}

export const gradeArt = (easel: Easel, { grades, negative }: Adjustments): void => {
  if (negative) {
    using turned = easel.layer((ctx) => {
      ctx.filter = 'invert(1)'
      ctx.drawImage(easel.canvas, 0, 0, easel.w, easel.h)
    })
    layOnArt(easel, turned)
  }
  for (const region of regions) gradeRegion(easel, region, grades[region], true)
}
