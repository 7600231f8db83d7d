// City and city: one reflected as the other, one torn from the other, or each on a stamp of one letter.
import { mix, withAlpha } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import { showsPeople } from '../figures/covers/stage.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { twoCitiesOfBook } from '../places/of-book.ts'
import type { City } from '../places/skyline/cities.ts'
import { type Hour, type PosterInks, posterInks } from '../places/skyline/inks.ts'
import { paintCity, paintCityFront, paintPosterSky, paintPosterWater } from '../places/skyline/paint-skyline.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

/** The other city stands in the other loud colour, at the other end of the day. */
const otherPalette = (palette: Palette): Palette => ({ ...palette, accent: palette.counter, counter: palette.accent })

const inksOf = ({ palette }: Scene, hour: Hour, isOther: boolean): PosterInks =>
  posterInks(isOther ? otherPalette(palette) : palette, hour)

/** A city in a box, as if it were a sheet of its own: its foot at a share of the height. */
const paintInBox = (easel: Easel, city: City, inks: PosterInks, box: Box, foot = 0.76): void => {
  const ground = { y: box.y + box.h * foot, height: box.h * foot * 0.66, middle: box.x + box.w / 2, span: box.w * 0.5 }
  paintPosterSky(easel, {
    inks,
    horizon: ground.y,
    sun: { x: box.x + box.w * 0.3, y: box.y + box.h * 0.3, r: box.w * 0.13 },
  })
  paintCity(easel, city, ground, inks)
  paintPosterWater(easel, { top: ground.y, bottom: box.y + box.h * 1.1, inks, x: box.x + box.w * 0.3 })
  paintCityFront(easel, city, ground, inks)
}

const reflected = (easel: Easel, scene: Scene): void => {
  const { w, h } = scene
  const { ctx, extent } = easel
  const [one, two] = twoCitiesOfBook(scene)
  const line = h * 0.585
  const span = Math.min(w * 0.5, h * 0.36)
  const day = inksOf(scene, 'day', false)
  const night = inksOf(scene, 'night', true)
  paintPosterSky(easel, { inks: day, horizon: line, sun: { x: w * 0.27, y: h * 0.36, r: Math.min(w, h) * 0.1 } })
  paintCity(easel, one, { y: line, height: h * 0.3, middle: w / 2, span }, day)
  ctx.save()
  ctx.beginPath()
  ctx.rect(extent.x, line, extent.w, extent.y + extent.h - line)
  ctx.clip()
  // The water shows what is not there: the other city, upside down.
  ctx.translate(0, line * 2)
  ctx.scale(1, -1)
  paintPosterSky(easel, { inks: night, horizon: line, sun: { x: w * 0.73, y: h * 0.36, r: Math.min(w, h) * 0.08 } })
  paintCity(easel, two, { y: line, height: h * 0.3, middle: w / 2, span }, night)
  ctx.restore()
  easel.part('water', () => {
    const random = easel.random.sub('ripples')
    ctx.fillStyle = mix(night.near, day.near, 0.5)
    ctx.fillRect(extent.x, line - h * 0.003, extent.w, h * 0.006)
    for (let ripple = 0; ripple < 260; ripple++) {
      const near = random.next()
      const long = w * (0.04 + random.next() * 0.12) * (0.5 + near)
      const x = random.between(-4, 1.1) * w
      ctx.fillStyle = withAlpha(random.chance(0.5) ? night.horizon : night.zenith, 0.3)
      ctx.fillRect(x, line + h * 0.008 + near * h * 0.36, long, 3 + near * 7)
    }
  })
}

/** Where the strip of paper between the two is torn, above and below. */
const strip = { top: 0.405, bottom: 0.6 } as const

const torn = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  const { ctx, extent, noise } = easel
  const [one, two] = twoCitiesOfBook(scene)
  const span = Math.min(w * 0.5, h * 0.36)
  const half = (city: City, inks: PosterInks, foot: number, height: number, sunX: number): void => {
    const ground = { y: foot, height, middle: w / 2, span }
    paintPosterSky(easel, { inks, horizon: foot, sun: { x: sunX, y: foot - height * 0.8, r: Math.min(w, h) * 0.085 } })
    paintCity(easel, city, ground, inks)
    paintPosterWater(easel, { top: foot, bottom: extent.y + extent.h, inks, x: sunX })
    paintCityFront(easel, city, ground, inks)
  }
  const edge = (at: number, stray: number): ((x: number) => number) => {
    const rough = (x: number): number => (noise.fractal(x / (w * 0.16) + stray, stray * 3.1, 5) - 0.5) * h * 0.045
    return (x) => h * at + rough(x) + (x / w - 0.5) * h * 0.025
  }
  const below = (height: (x: number) => number): void => {
    ctx.beginPath()
    ctx.moveTo(extent.x - 20, extent.y + extent.h + 20)
    for (let x = extent.x - 20; x <= extent.x + extent.w + 20; x += 6) ctx.lineTo(x, height(x))
    ctx.lineTo(extent.x + extent.w + 20, extent.y + extent.h + 20)
    ctx.closePath()
  }
  half(one, inksOf(scene, 'dawn', false), h * 0.375, h * 0.29, w * 0.2)
  easel.part('paper', () => {
    ctx.save()
    ctx.shadowColor = withAlpha(palette.deep, 0.55)
    ctx.shadowBlur = 30 * easel.scale
    ctx.shadowOffsetY = -8 * easel.scale
    ctx.fillStyle = mix(palette.light, '#ffffff', 0.7)
    below(edge(strip.top, 1.3))
    ctx.fill()
    ctx.restore()
    ctx.fillStyle = envelope(scene)
    below((x) => edge(strip.top, 1.3)(x) + h * 0.004 + noise.value(x / 60, 4) * h * 0.008)
    ctx.fill()
    ctx.fillStyle = mix(palette.light, '#ffffff', 0.7)
    below((x) => edge(strip.bottom, 6.1)(x) - h * 0.004 - noise.value(x / 50, 9) * h * 0.008)
    ctx.fill()
  })
  ctx.save()
  below(edge(strip.bottom, 6.1))
  ctx.clip()
  half(two, inksOf(scene, 'night', true), h * 0.865, h * 0.24, w * 0.8)
  ctx.restore()
}

const stamps = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  const { ctx } = easel
  const [one, two] = twoCitiesOfBook(scene)
  easel.part('paper', () => easel.fill(envelope(scene)))
  const unit = Math.min(w, h * 0.68)
  const stamp = (city: City, inks: PosterInks, x: number, y: number, turn: number): void => {
    const [sw, sh] = [unit * 0.46, unit * 0.59]
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(turn)
    easel.part('frame', () => {
      const tooth = sw / 15
      ctx.save()
      ctx.shadowColor = withAlpha(palette.deep, 0.45)
      ctx.shadowBlur = 26 * easel.scale
      ctx.shadowOffsetY = 10 * easel.scale
      ctx.fillStyle = mix(palette.light, '#ffffff', 0.65)
      ctx.beginPath()
      ctx.rect(-sw / 2, -sh / 2, sw, sh)
      const hole = (cx: number, cy: number): void => {
        ctx.moveTo(cx + tooth * 0.3, cy)
        ctx.arc(cx, cy, tooth * 0.3, 0, 7, true)
      }
      const [across, down] = [15, Math.round(sh / tooth)]
      for (let at = 0; at <= across; at++) {
        hole(-sw / 2 + (sw * at) / across, -sh / 2)
        hole(-sw / 2 + (sw * at) / across, sh / 2)
      }
      for (let at = 1; at < down; at++) {
        hole(-sw / 2, -sh / 2 + (sh * at) / down)
        hole(sw / 2, -sh / 2 + (sh * at) / down)
      }
      ctx.fill('evenodd')
      ctx.restore()
    })
    const inset = sw * 0.075
    ctx.translate(-sw / 2, -sh / 2)
    const box = { x: inset, y: inset, w: sw - inset * 2, h: sh - inset * 2 }
    ctx.beginPath()
    ctx.rect(box.x, box.y, box.w, box.h)
    ctx.clip()
    paintInBox(easel, city, inks, box)
    ctx.restore()
  }
  const [x1, x2] = [w / 2 - unit * 0.215, w / 2 + unit * 0.215]
  stamp(one, inksOf(scene, 'dawn', false), x1, h * 0.255, -0.06)
  stamp(two, inksOf(scene, 'night', true), x2, h * 0.37, 0.055)
  easel.part('lines', () => {
    ctx.strokeStyle = withAlpha(palette.deep, 0.62)
    ctx.lineWidth = unit * 0.0055
    const [cx, cy, r] = [w / 2 - unit * 0.12, h * 0.505, unit * 0.12]
    for (const ring of [1, 0.72]) {
      ctx.beginPath()
      ctx.arc(cx, cy, r * ring, 0, 7)
      ctx.stroke()
    }
    for (let wave = 0; wave < 5; wave++) {
      ctx.beginPath()
      for (let step = 0; step <= 60; step++) {
        const x = cx - r * 1.1 - (step / 60) * unit * 0.36
        ctx.lineTo(x, cy + (wave - 2) * r * 0.34 + Math.sin(step * 0.5) * r * 0.07)
      }
      ctx.stroke()
    }
  })
}

const envelope = ({ palette: { light, soft } }: Scene): string => mix(light, soft, 0.35)

const painters: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = { reflected, torn, stamps }

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  if (layout === 'stamps') {
    const ink = inkOn(envelope(scene), palette)
    return {
      stacks: [
        titleStack(scene, {
          box: area(scene, 0.07, 0.625, 0.93, 0.885),
          ink,
          line: mix(palette.accent, palette.deep, 0.35),
          anchor: 'middle',
          maxSize: 340,
        }),
        authorStack(scene, area(scene, 0.08, 0.9, 0.92, 0.955), ink, 80),
      ],
    }
  }
  if (layout === 'torn') {
    const ink = inkOn(envelope(scene), palette)
    return {
      stacks: [
        titleStack(scene, {
          box: area(scene, 0.07, strip.top + 0.03, 0.93, strip.bottom - 0.028),
          ink,
          anchor: 'middle',
          maxSize: 300,
          lineSize: 52,
        }),
        authorStack(scene, area(scene, 0.08, 0.925, 0.92, 0.972), palette.light, 80),
      ],
    }
  }
  return {
    stacks: [
      titleStack(scene, { box: area(scene, 0.065, 0.045, 0.935, 0.27), ink: palette.deep, upper: true, maxSize: 400 }),
      authorStack(scene, area(scene, 0.08, 0.91, 0.92, 0.965), palette.light),
    ],
  }
}

export const cityAndCity: Family = {
  id: 'city-and-city',
  name: 'City and City',
  look: 'cityscape',
  templateType: 'graphic',
  genreBuckets: [
    'Biography & Memoir:cultural',
    'Biography & Memoir:literary',
    'Contemporary Fiction:family-saga',
    'Contemporary Fiction:book-club',
    'Biography & Memoir:*',
    'Romance:contemporary',
  ],
  moods: ['melancholic', 'romantic', 'uplifting'],
  technique: 'two flat skylines in two inks, one the other of the other',
  lettering: 'literary capitals over both',
  palettes: [...palettesOf('seaside'), ...palettesOf('vintage')],
  pairings: [
    { title: 'gloock', text: 'josefin' },
    { title: 'playfair', text: 'josefin' },
    { title: 'yeseva-one', text: 'jost' },
    { title: 'dm-serif', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'reflected', phrase: 'a city by day whose reflection is another city by night', isEndless: true },
    { id: 'torn', phrase: 'the title on a torn strip of paper between two cities', isEndless: true },
    { id: 'stamps', phrase: 'each city on a stamp of one letter, the title below' },
  ],
  heroes: ['skyline', 'woman-standing', 'man-in-coat', 'couple-walking'],
  sample: {
    title: 'Two Names for Rain',
    subtitle: 'A memoir between Seoul and Marseille',
    author: 'Han Seo-yeon',
    summary:
      'A daughter of Seoul grows up over a fishmonger in Marseille and translates one family for the other, until nobody is left to translate for.',
  },
  shows: (motif) => showsPeople(motif) || motif.id === 'skyline',
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => painters[scene.layout]?.(easel, scene),
    grain: 0.32,
    vignette: 0.06,
  }),
}
