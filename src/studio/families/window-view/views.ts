// What is seen through the window: the place of the book, at its hour, in its season and weather.
import { type Colour, mix } from '../../colour/colour.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { type Conditions, conditionsOf, isOvercast, isSnowy } from '../../places/conditions.ts'
import { paintDune, paintRange, paintWorld } from '../../places/far.ts'
import { fillGround, fillRidge } from '../../places/ground.ts'
import { cityOfBook } from '../../places/of-book.ts'
import { foliage, lying, relit } from '../../places/relight.ts'
import { citiesIn } from '../../places/skyline/cities.ts'
import { type PosterInks, planeInks, posterInks } from '../../places/skyline/inks.ts'
import { paintCity, paintCityFront, paintPosterSky, paintPosterWater } from '../../places/skyline/paint-skyline.ts'
import { drawRow } from '../../places/skyline/roofs.ts'
import { drawBranch } from '../../places/trees.ts'
import { paintFalling, paintMist } from '../../places/weather.ts'
import { paintPines } from '../../places/wood.ts'
import type { Scene } from '../family.ts'

export const viewHours = ['dusk', 'day', 'night', 'dawn'] as const

interface View {
  readonly easel: Easel
  readonly scene: Scene
  readonly conditions: Conditions
  readonly inks: PosterInks
  readonly box: Box
  readonly sun: { readonly x: number; readonly y: number; readonly r: number }
}

const groundIn = (box: Box) => ({
  y: box.y + box.h * 0.76,
  height: box.h * 0.5,
  middle: box.x + box.w / 2,
  span: box.w * 0.52,
})

const city = ({ easel, scene, inks, box, sun }: View): void => {
  const [shown, ground] = [cityOfBook(scene), groundIn(box)]
  paintCity(easel, shown, ground, inks)
  paintPosterWater(easel, { top: ground.y, bottom: box.y + box.h + 4, inks, x: sun.x })
  paintCityFront(easel, shown, ground, inks)
}

const sea = ({ easel, scene, conditions, inks, box, sun }: View): void => {
  const horizon = box.y + box.h * 0.58
  const seed = scene.random.sub('shore').whole(1, 40)
  fillRidge(
    easel,
    { base: horizon, height: box.h * 0.12, length: box.w * 0.9, seed, rough: 0.3 },
    lying(inks.far, conditions, 0.5),
    mix(inks.far, inks.horizon, 0.3),
  )
  paintPosterWater(easel, { top: horizon, bottom: box.y + box.h + 4, inks, x: sun.x })
}

const mountains = ({ easel, scene: { palette, random }, conditions, inks, box }: View): void => {
  const [w, up, foot] = [easel.w, box.h * 0.46, groundIn(box).y]
  const own = random.sub('peaks')
  const peak = (at: number, high: number): readonly [number, number] => [
    (box.x + box.w * (at + own.between(-0.08, 0.08))) / w,
    up * high * own.between(0.85, 1.1),
  ]
  paintRange(easel, {
    peaks: [peak(0.12, 0.7), peak(0.46, 0.62), peak(0.9, 0.8)],
    base: foot,
    rock: mix(inks.far, inks.horizon, 0.4),
    shade: inks.far,
    snow: null,
    seed: 2,
  })
  paintRange(easel, {
    peaks: [peak(0.68, 1), peak(0.3, 0.74)],
    base: foot,
    rock: mix(inks.far, inks.mid, 0.35),
    shade: mix(inks.mid, inks.near, 0.2),
    snow: mix(palette.light, '#ffffff', 0.3),
    seed: 5,
  })
  fillRidge(
    easel,
    { base: foot + box.h * 0.08, height: box.h * 0.1, length: box.w * 0.7, seed: 8 },
    lying(mix(inks.mid, inks.near, 0.4), conditions),
    lying(inks.near, conditions, 0.5),
  )
  pines({ easel, conditions, inks, box }, 0.26)
}

const pines = ({ easel, conditions, inks, box }: Pick<View, 'easel' | 'conditions' | 'inks' | 'box'>, size: number) =>
  paintPines(easel, {
    ground: () => box.y + box.h * 0.98,
    size: box.h * size,
    colour: inks.near,
    light: inks.far,
    snow: isSnowy(conditions) ? 1 : 0.1,
    seed: 'view',
  })

const greenOf = (inks: PosterInks, { season, hour }: Conditions): Colour => {
  const own = season === 'autumn' ? '#b98a3e' : season === 'spring' ? '#9cbf6a' : '#7fa257'
  return mix(own, inks.mid, hour === 'night' ? 0.8 : hour === 'dusk' ? 0.5 : 0.25)
}

/** Fold behind fold in the colour of the season, with round trees along the hedges. */
const fields = ({ easel, scene, conditions, inks, box }: View): void => {
  const seed = scene.random.sub('fields').whole(1, 50)
  const green = greenOf(inks, conditions)
  for (const [at, base, tint] of [
    [1, 0.66, 0.1],
    [2, 0.76, 0.4],
    [3, 0.88, 0.7],
    [4, 1, 0.95],
  ] as const) {
    const grass = lying(mix(mix(inks.far, green, 0.6), mix(green, inks.near, 0.75), tint), conditions)
    const fold = { base: box.y + box.h * base, height: box.h * 0.14, length: box.w * 0.8, seed: seed + at * 3 }
    fillRidge(easel, fold, grass, mix(grass, inks.near, tint * 0.3), 'fields')
    if (at === 3) hedge(easel, scene, conditions, mix(green, inks.near, 0.5), box)
  }
}

const hedge = (easel: Easel, { random }: Scene, conditions: Conditions, green: Colour, box: Box): void =>
  easel.part('trees', () => {
    const leaves = foliage([green, mix(green, '#000000', 0.12)], conditions)
    const own = random.sub('hedge')
    const { ctx } = easel
    for (let tree = 0; tree < 7; tree++) {
      const [x, r] = [box.x + box.w * own.next(), box.h * own.between(0.02, 0.045)]
      const foot = box.y + box.h * own.between(0.8, 0.86)
      ctx.fillStyle = mix(green, '#2a1c12', 0.6)
      ctx.fillRect(x - r * 0.12, foot - r * 1.2, r * 0.24, r * 1.2)
      ctx.fillStyle = leaves === null ? lying(mix(green, '#5b4a3c', 0.6), conditions, 0.35) : own.pick(leaves)
      ctx.beginPath()
      ctx.ellipse(x, foot - r * 1.7, r * (leaves === null ? 0.7 : 1), r * 1.1, 0, 0, 7)
      ctx.fill()
    }
  })

/** Roofs of a small town under a hill. */
const village = ({ easel, scene, conditions, inks, box }: View): void => {
  fillRidge(
    easel,
    {
      base: box.y + box.h * 0.78,
      height: box.h * 0.24,
      length: box.w * 0.9,
      seed: scene.random.sub('hill').whole(1, 40),
    },
    lying(mix(inks.far, greenOf(inks, conditions), 0.5), conditions),
    inks.far,
  )
  easel.part('buildings', () => {
    for (const [row, base] of [
      [0, 0.84],
      [1, 1.02],
    ] as const)
      drawRow(easel, 'gable', {
        ground: box.y + box.h * base,
        lowest: box.h * 0.1,
        highest: box.h * 0.16,
        wide: box.w * 0.16,
        plane: {
          ...planeInks(inks, 'mid'),
          body: mix(inks.stone, inks.mid, 0.2 + row * 0.25),
          shade: mix(inks.stone, inks.mid, 0.5 + row * 0.2),
          dark: lying(mix(inks.roof, inks.mid, 0.3 - row * 0.2), conditions),
        },
        inks,
        lit: inks.hour === 'day' ? 0.1 : 0.5,
        seed: `village ${row}`,
      })
  })
}

const desert = ({ easel, inks, box }: View): void => {
  const sand = mix(inks.horizon, '#d9a866', 0.5)
  fillGround(easel, 'sand', box.y + box.h * 0.74, [
    [0, sand],
    [1, inks.near],
  ])
  for (const [at, y] of [
    [0.25, 0.66],
    [0.8, 0.78],
  ] as const)
    paintDune(easel, {
      x: box.x + box.w * at,
      y: box.y + box.h * y,
      footX: box.x + box.w * 0.55,
      footY: box.y + box.h * (y + 0.24),
      height: box.h * 0.14,
      half: box.w * 0.6,
      lit: sand,
      shade: mix(sand, inks.near, 0.5),
      seed: at * 10,
    })
}

const space = ({ easel, scene: { palette }, box }: View): void =>
  paintWorld(easel, {
    x: box.x + box.w * 0.62,
    y: box.y + box.h * 0.62,
    r: box.w * 0.34,
    light: palette.light,
    body: mix(palette.accent, palette.mid, 0.3),
    dark: palette.deep,
    ring: null,
  })

/** Nobody has said where: the sky, and the branch of a tree that stands near the house. */
const sky = ({ easel, scene: { palette, random }, conditions, inks, box }: View): void => {
  fillRidge(
    easel,
    { base: box.y + box.h, height: box.h * 0.13, length: box.w * 0.5, seed: random.sub('roofs').whole(1, 40) },
    mix(inks.far, inks.mid, 0.5),
    inks.mid,
  )
  const green = greenOf(inks, conditions)
  drawBranch(easel, {
    x: box.x - box.w * 0.04,
    y: box.y + box.h * 0.72,
    reach: box.w * 1.05,
    rise: box.h * 0.3,
    colour: mix(inks.near, palette.deep, 0.4),
    leaves: foliage([mix(green, inks.near, 0.2), green, mix(green, palette.light, 0.3)], conditions),
    random: random.sub('branch'),
  })
}

const views = { city, sea, mountains, fields, village, desert, space, sky }

const ofPlace: Readonly<Record<NonNullable<Scene['setting']['place']>, keyof typeof views>> = {
  city: 'city',
  sea: 'sea',
  river: 'sea',
  mountains: 'mountains',
  forest: 'mountains',
  countryside: 'fields',
  village: 'village',
  school: 'village',
  desert: 'desert',
  space: 'space',
  house: 'sky',
  underground: 'sky',
}

export const paintView = (easel: Easel, scene: Scene, box: Box): void => {
  const { setting, brief } = scene
  const conditions = conditionsOf(scene, viewHours)
  const palette = relit(scene.palette, conditions, viewHours)
  const inks = posterInks(palette, setting.place === 'space' ? 'night' : conditions.hour)
  const aside = scene.random.sub('sun').between(0.22, 0.74)
  const sun = { x: box.x + box.w * aside, y: box.y + box.h * 0.42, r: Math.min(box.w, box.h) * 0.1 }
  const horizon = groundIn(box).y
  paintPosterSky(easel, { inks, horizon, sun: isOvercast(conditions) || setting.place === 'space' ? null : sun })
  const view = citiesIn(brief).length > 0 ? 'city' : setting.place === null ? 'sky' : ofPlace[setting.place]
  views[view]({ easel, scene, conditions, inks, box, sun })
  if (view === 'space') return
  paintMist(easel, { palette, conditions, ground: horizon })
  paintFalling(easel, { palette, conditions, ground: horizon, hasTrees: view !== 'sea' && view !== 'desert' })
}
