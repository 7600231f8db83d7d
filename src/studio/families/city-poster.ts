// City poster: a city by its skyline, as a travel poster: over its water, large from below, in an arch of paper, over its roofs.
import { mix, withAlpha } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import { flatLook, showsPeople, showTroupe } from '../figures/covers/stage.ts'
import type { Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { conditionsOf, isOvercast } from '../places/conditions.ts'
import { inLight } from '../places/in-light.ts'
import { cityOfBook, standing } from '../places/of-book.ts'
import { lying } from '../places/relight.ts'
import type { Ground } from '../places/skyline/backs.ts'
import type { City } from '../places/skyline/cities.ts'
import { type PosterInks, planeInks, posterInks } from '../places/skyline/inks.ts'
import { paintCity, paintCityFront, paintPosterSky, paintPosterWater } from '../places/skyline/paint-skyline.ts'
import { drawRow } from '../places/skyline/roofs.ts'
import { paintFalling, paintMist } from '../places/weather.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const spanOf = ({ w, h }: Pick<Scene, 'w' | 'h'>): number => Math.min(w * 0.5, h * 0.36)

const hours = ['day', 'dusk', 'dawn', 'night'] as const

const inksOf = (scene: Scene): PosterInks => {
  const { palette, conditions } = inLight(scene, hours)
  const inks = posterInks(palette, conditions.hour)
  return { ...inks, roof: lying(inks.roof, conditions) }
}

const seenSun = <Sun>(scene: Scene, sun: Sun): Sun | null => (isOvercast(conditionsOf(scene, hours)) ? null : sun)

/** The weather hangs before the city; on the arch it stays within the picture. */
const weather = (easel: Easel, scene: Scene, ground: number): void => {
  const { palette, conditions } = inLight(scene, hours)
  paintMist(easel, { palette, conditions, ground })
  paintFalling(easel, { palette, conditions, ground })
}

/** The tallest of its landmarks; the sun stands beside it. */
const tallest = ({ marks }: City) =>
  marks.reduce((best, mark) => (mark.tall + mark.lift > best.tall + best.lift ? mark : best))

const sunBeside = (city: City, ground: Ground, up: number, r: number) => {
  const { x } = tallest(city)
  return { x: ground.middle + (x > 0 ? x - 0.42 : x + 0.42) * ground.span, y: ground.y - ground.height * up, r }
}

const overWater = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  const [city, inks] = [cityOfBook(scene), inksOf(scene)]
  const ground = { y: h * 0.79, height: h * 0.48, middle: w / 2, span: spanOf(scene) }
  const sun = sunBeside(city, ground, 0.74, Math.min(w, h) * 0.125)
  paintPosterSky(easel, {
    inks,
    horizon: ground.y,
    sun: seenSun(scene, sun),
    clouds: [
      [0.16, 0.42, 0.26],
      [0.86, 0.5, 0.3],
    ],
  })
  paintCity(easel, city, ground, inks)
  paintPosterWater(easel, { top: ground.y, bottom: easel.extent.y + easel.extent.h, inks, x: sun.x })
  paintCityFront(easel, city, ground, inks)
  weather(easel, scene, ground.y)
  const troupe = standing(scene, { facing: 'away', among: ['stand', 'lookup', 'hand-in-hand', 'watching', 'stroll'] })
  easel.part('dock', () => {
    const { ctx, extent } = easel
    ctx.fillStyle = inks.near
    ctx.beginPath()
    ctx.moveTo(extent.x, h * 0.9)
    ctx.quadraticCurveTo(w * 0.45, h * 0.862, extent.x + extent.w, h * 0.905)
    ctx.lineTo(extent.x + extent.w, extent.y + extent.h)
    ctx.lineTo(extent.x, extent.y + extent.h)
    ctx.fill()
  })
  if (troupe === null) return
  showTroupe(easel, troupe, {
    x: w * (sun.x > w / 2 ? 0.72 : 0.28),
    y: h * 0.888,
    height: h * 0.165,
    look: flatLook(palette),
  })
}

const fromBelow = (easel: Easel, scene: Scene): void => {
  const { w, h } = scene
  const [city, inks] = [cityOfBook(scene), inksOf(scene)]
  const mark = tallest(city)
  const height = (h * 0.575) / (mark.tall + mark.lift)
  const span = Math.min(spanOf(scene) * 1.7, height * 0.85)
  const ground = { y: h * 0.9, height, middle: w * 0.55 - mark.x * span, span }
  paintPosterSky(easel, {
    inks,
    horizon: ground.y,
    sun: seenSun(scene, { x: w * 0.55, y: h * 0.56, r: Math.min(w, h) * 0.31 }),
  })
  paintCity(easel, city, ground, inks)
  weather(easel, scene, ground.y)
  easel.part('trees', () => {
    const { ctx, extent } = easel
    const random = easel.random.sub('hedge')
    ctx.fillStyle = inks.near
    ctx.fillRect(extent.x, ground.y - h * 0.005, extent.w, h)
    for (let at = -260; at < 70; at++) {
      const [x, r] = [((at + random.next()) * w) / 60, w * random.between(0.018, 0.042)]
      ctx.beginPath()
      ctx.ellipse(x, ground.y, r * 1.3, r, 0, 0, 7)
      ctx.fill()
    }
  })
}

const inArch = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  const { ctx } = easel
  const [city, inks] = [cityOfBook(scene), inksOf(scene)]
  easel.part('paper', () => easel.fill(paperOf(scene)))
  const half = Math.min(w * 0.4, h * 0.29)
  const [top, bottom] = [h * 0.065, h * 0.615]
  const arch = (inset: number): void => {
    ctx.beginPath()
    ctx.moveTo(w / 2 - half + inset, bottom - inset)
    ctx.lineTo(w / 2 - half + inset, top + half)
    ctx.arc(w / 2, top + half, half - inset, Math.PI, 0)
    ctx.lineTo(w / 2 + half - inset, bottom - inset)
    ctx.closePath()
  }
  ctx.save()
  arch(0)
  ctx.clip()
  const ground = { y: h * 0.54, height: h * 0.36, middle: w / 2, span: half * 1.02 }
  const sun = sunBeside(city, ground, 0.72, half * 0.28)
  paintPosterSky(easel, { inks, horizon: ground.y, sun: seenSun(scene, sun), clouds: [[0.3, 0.24, 0.24]] })
  paintCity(easel, city, ground, inks)
  paintPosterWater(easel, { top: ground.y, bottom: h * 0.72, inks, x: sun.x })
  paintCityFront(easel, city, ground, inks)
  weather(easel, scene, ground.y)
  ctx.restore()
  easel.part('frame', () => {
    ctx.strokeStyle = palette.accent
    ctx.lineWidth = w * 0.006
    arch(-w * 0.018)
    ctx.stroke()
  })
}

const paperOf = ({ palette: { light, soft } }: Scene): string => mix(light, soft, 0.08)

const overRoofs = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  const [city, inks] = [cityOfBook(scene), inksOf(scene)]
  const span = spanOf(scene)
  const ground = { y: h * 0.66, height: h * 0.34, middle: w / 2, span }
  paintPosterSky(easel, {
    inks,
    horizon: ground.y,
    sun: seenSun(scene, sunBeside(city, ground, 0.7, Math.min(w, h) * 0.115)),
    clouds: [[0.8, 0.36, 0.26]],
  })
  paintCity(easel, city, ground, inks)
  easel.part('tiles', () => {
    const { ctx, extent } = easel
    ctx.fillStyle = inks.mid
    ctx.fillRect(extent.x, ground.y - 2, extent.w, h)
    for (const [at, base, wide] of [
      [0, 0.715, 0.3],
      [1, 0.79, 0.46],
      [2, 0.9, 0.78],
    ] as const) {
      const share = (at + 1) / 3
      const plane = planeInks(
        { ...inks, near: mix(inks.near, '#000000', 0.1), mid: mix(inks.mid, inks.near, share * 0.85) },
        'mid',
      )
      drawRow(easel, at === 1 ? 'mansard' : 'gable', {
        ground: h * (base + 0.08),
        lowest: h * 0.06,
        highest: h * (0.09 + at * 0.02),
        wide: wide * span,
        plane: {
          ...plane,
          body: mix(inks.stone, inks.mid, 0.25 + share * 0.3),
          shade: mix(inks.stone, inks.mid, 0.6 + share * 0.25),
          dark: mix(inks.roof, inks.mid, share * 0.4),
        },
        inks,
        lit: inks.hour === 'day' ? 0.1 : 0.45,
        seed: `roofs ${at}`,
      })
    }
    const dusk = ctx.createLinearGradient(0, h * 0.78, 0, h * 0.92)
    dusk.addColorStop(0, withAlpha(inks.near, 0))
    dusk.addColorStop(1, inks.near)
    ctx.fillStyle = dusk
    ctx.fillRect(extent.x, h * 0.78, extent.w, extent.y + extent.h - h * 0.78)
  })
  weather(easel, scene, ground.y)
  const troupe = standing(scene, { facing: 'away', among: ['sit', 'stand', 'lookup', 'watching', 'hand-in-hand'] })
  if (troupe === null) return
  showTroupe(easel, troupe, {
    x: w * 0.7,
    y: h * 0.888,
    height: h * 0.2,
    look: { ...flatLook(palette), rim: inks.sun },
  })
}

const painters: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = {
  river: overWater,
  below: fromBelow,
  arch: inArch,
  roofs: overRoofs,
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const inks = inksOf(scene)
  if (layout === 'arch') {
    const ink = inkOn(paperOf(scene), palette)
    return {
      stacks: [
        titleStack(scene, {
          box: area(scene, 0.07, 0.645, 0.93, 0.885),
          ink,
          line: mix(palette.accent, palette.deep, 0.3),
          anchor: 'middle',
          upper: true,
          maxSize: 360,
        }),
        authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.955), ink, 76),
      ],
    }
  }
  const ink = inks.hour === 'day' || inks.hour === 'dawn' ? palette.deep : palette.ink
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.065, 0.045, 0.935, layout === 'river' ? 0.3 : 0.29),
        ink,
        upper: true,
        lockup: 'block',
        maxSize: 460,
        leading: 0.9,
      }),
      authorStack(scene, area(scene, 0.08, 0.915, 0.92, 0.97), palette.light),
    ],
  }
}

export const cityPoster: Family = {
  id: 'city-poster',
  name: 'City Poster',
  look: 'cityscape',
  templateType: 'graphic',
  genreBuckets: [
    'Contemporary Fiction:book-club',
    'Romance:contemporary',
    'Biography & Memoir:cultural',
    'Biography & Memoir:literary',
    'Contemporary Fiction:*',
    'Non-Fiction:*',
    'Historical Fiction:*',
  ],
  moods: ['uplifting', 'romantic', 'melancholic'],
  technique: 'a flat travel poster of a skyline in three planes of air',
  lettering: 'broad poster capitals set to the full width',
  palettes: [...palettesOf('seaside'), ...palettesOf('sunset'), ...palettesOf('vintage')],
  pairings: [
    { title: 'league-gothic', text: 'josefin' },
    { title: 'gloock', text: 'josefin' },
    { title: 'abril-fatface', text: 'josefin' },
    { title: 'jost', text: 'jost' },
  ],
  layouts: [
    { id: 'river', phrase: 'the skyline over its water before a low sun, the title broad in the sky', isEndless: true },
    { id: 'below', phrase: 'one landmark seen from below, huge before the sun', isEndless: true },
    { id: 'arch', phrase: 'the city in an arch of paper over the title' },
    { id: 'roofs', phrase: 'the city seen from above over its roofs', isEndless: true },
  ],
  heroes: [
    'woman-standing',
    'man-in-coat',
    'couple-walking',
    'couple-embrace',
    'two-people',
    'reader',
    'detective',
    'skyline',
  ],
  sample: {
    title: 'A Key to Montmartre',
    subtitle: 'A novel of Paris',
    author: 'Margot Delorme',
    summary:
      'A retired locksmith is left an apartment in Paris and a ring of eleven keys, of which only one fits any door in the city.',
  },
  shows: (motif) => showsPeople(motif) || motif.id === 'skyline',
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => painters[scene.layout]?.(easel, scene),
    grain: 0.32,
    vignette: 0.06,
  }),
}
