// Set table: a table from straight above, with the title on its plate, over a great cup, or in a ring of fruit.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { isFood, layFood } from '../places/food.ts'
import { paintCloth, paintCup, paintCutlery, paintFruit, paintPlate, type TableInks } from '../places/indoors.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const chinaOf = ({ palette: { light } }: Scene): Colour => mix(light, '#ffffff', 0.45)

const plainCloth = ({ palette: { accent, mid, deep } }: Scene): Colour => mix(mix(accent, mid, 0.35), deep, 0.12)

const inksOf = (scene: Scene): TableInks => {
  const { deep, dark, mid, accent, counter, light } = scene.palette
  return {
    cloth: mix(light, counter, 0.1),
    check: mix(accent, light, 0.12),
    china: chinaOf(scene),
    rim: mix(dark, mid, 0.3),
    dark: deep,
    leaf: mix('#5c8a4e', mid, 0.2),
    fruit: [mix('#f2c12e', counter, 0.25), mix('#e8742c', accent, 0.3)],
  }
}

const unitOf = ({ w, h }: Pick<Scene, 'w' | 'h'>): number => Math.min(w, h * 0.66)

const plateAt = (scene: Pick<Scene, 'w' | 'h'>) => ({ x: scene.w / 2, y: scene.h * 0.455, r: unitOf(scene) * 0.475 })

const authorBand = (easel: Easel, scene: Scene): void =>
  easel.part('panel', () => {
    const { ctx, extent, h } = easel
    ctx.fillStyle = mix(scene.palette.deep, scene.palette.dark, 0.25)
    ctx.fillRect(extent.x, h * 0.878, extent.w, extent.y + extent.h - h * 0.878)
    ctx.fillStyle = scene.palette.counter
    ctx.fillRect(extent.x, h * 0.878, extent.w, h * 0.004)
  })

/** What is eaten in the book. */
const foodsOf = ({ hero, companions }: Scene): readonly Motif[] => [hero, ...companions].filter(isFood)

/** Lemons and oranges are of a book of which nobody has said anything. */
const hasOwnFruit = ({ brief }: Scene): boolean => brief.reading.concept === null

/** A sprig of leaves, where nothing is eaten. */
const sprig = (easel: Easel, x: number, y: number, size: number, turn: number, { leaf, dark }: TableInks): void =>
  easel.part('leaves', () => {
    const { ctx } = easel
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(turn)
    ctx.strokeStyle = mix(leaf, dark, 0.3)
    ctx.lineWidth = size * 0.05
    ctx.beginPath()
    ctx.moveTo(-size, 0)
    ctx.quadraticCurveTo(0, -size * 0.16, size, 0)
    ctx.stroke()
    for (let at = -4; at <= 4; at++)
      for (const side of [-1, 1]) {
        ctx.save()
        ctx.translate((at / 4.4) * size, -size * 0.08)
        ctx.rotate(side * 0.95)
        ctx.fillStyle = mix(leaf, side > 0 ? dark : '#ffffff', 0.14)
        ctx.beginPath()
        ctx.ellipse(size * 0.24, 0, size * 0.25, size * 0.085, 0, 0, 7)
        ctx.fill()
        ctx.restore()
      }
    ctx.restore()
  })

/** Food lies where the picture wants something: that of the book, in its own colours. */
const lay = (easel: Easel, scene: Scene, at: Spot): void => {
  const inks = inksOf(scene)
  const foods = foodsOf(scene)
  const food = foods[at.which % Math.max(1, foods.length)]
  const size = unitOf(scene) * at.size
  if (food !== undefined) layFood(easel, food, { ...at, size, dark: inks.dark })
  else if (hasOwnFruit(scene)) paintFruit(easel, at.x, at.y, size, at.turn, inks, at.which)
  else sprig(easel, at.x, at.y, size, at.turn, inks)
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
  readonly which: number
}

const fruits = (
  easel: Easel,
  scene: Scene,
  places: readonly (readonly [number, number, number, number])[],
  size: number,
): void => {
  for (const [x, y, turn, which] of places) lay(easel, scene, { x: scene.w * x, y: scene.h * y, size, turn, which })
}

const plate = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const inks = inksOf(scene)
  const unit = unitOf(scene)
  paintCloth(easel, unit * 0.085, inks)
  const at = plateAt(scene)
  const silver = mix('#c9ccd0', palette.light, 0.3)
  fruits(
    easel,
    scene,
    [
      [0.09, 0.085, 0.5, 0],
      [0.28, 0.05, 2.4, 1],
      [0.075, 0.8, -0.6, 0],
      [0.9, 0.79, 2.9, 0],
      [0.74, 0.845, 0.9, 1],
    ],
    0.11,
  )
  paintPlate(easel, at.x, at.y, at.r, inks)
  if (w > unit * 1.25)
    for (const [side, kind] of [
      [-1, 'fork'],
      [1, 'knife'],
    ] as const)
      paintCutlery(easel, at.x + side * at.r * 1.14, at.y, at.r * 1.3, kind, silver, palette.deep)
  paintCup(easel, w * 0.86, h * 0.085, unit * 0.19, mix('#6b3a1e', palette.accent, 0.15), inks)
  authorBand(easel, scene)
}

const cup = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const { ctx, extent } = easel
  easel.part('tiles', () => {
    const cloth = ctx.createLinearGradient(0, 0, w, h)
    cloth.addColorStop(0, mix(plainCloth(scene), '#ffffff', 0.08))
    cloth.addColorStop(1, mix(plainCloth(scene), palette.deep, 0.25))
    ctx.fillStyle = cloth
    ctx.fillRect(extent.x, extent.y, extent.w, extent.h)
    // The shadow of a window's bars falls over the table.
    ctx.fillStyle = withAlpha(palette.light, 0.14)
    for (let bar = -9; bar < 5; bar++) {
      ctx.beginPath()
      ctx.moveTo(w * (bar * 0.5), extent.y)
      ctx.lineTo(w * (bar * 0.5 + 0.36), extent.y)
      ctx.lineTo(w * (bar * 0.5 + 0.96), extent.y + extent.h)
      ctx.lineTo(w * (bar * 0.5 + 0.6), extent.y + extent.h)
      ctx.fill()
    }
  })
  paintCup(easel, w * 0.5, h * 0.625, unitOf(scene) * 0.39, mix('#6b3a1e', palette.accent, 0.15), inksOf(scene))
  fruits(
    easel,
    scene,
    [
      [0.06, 0.79, 0.4, 0],
      [0.95, 0.44, 2.7, 1],
    ],
    0.115,
  )
}

const feast = (easel: Easel, scene: Scene): void => {
  const { w, h } = scene
  paintCloth(easel, unitOf(scene) * 0.05, {
    ...inksOf(scene),
    cloth: mix(chinaOf(scene), scene.palette.counter, 0.06),
    check: mix(scene.palette.soft, scene.palette.light, 0.35),
  })
  const random = easel.random.sub('ring')
  const count = 18
  const [cx, cy] = [w / 2, h * 0.44]
  const [rx, ry] = [w * 0.47, Math.min(h * 0.4, w * 0.66)]
  for (let at = 0; at < count; at++) {
    const turn = (at / count) * Math.PI * 2 + random.bell() * 0.04
    const out = 1 + random.bell() * 0.025
    lay(easel, scene, {
      x: cx + Math.cos(turn) * rx * out,
      y: cy + Math.sin(turn) * ry * out,
      size: random.between(0.085, 0.115),
      turn: foodsOf(scene).length > 0 || hasOwnFruit(scene) ? random.next() * 6 : turn + Math.PI / 2,
      which: at % 3 === 0 ? 1 : 0,
    })
  }
  authorBand(easel, scene)
}

const painters: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = { plate, cup, feast }

const planType = (scene: Scene): TypePlan => {
  const { palette, layout, w, h } = scene
  const line = mix(palette.accent, palette.deep, 0.3)
  const author = authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), palette.light)
  if (layout === 'plate') {
    const { x, y, r } = plateAt(scene)
    const ink = inkOn(chinaOf(scene), palette)
    return {
      stacks: [
        titleStack(scene, {
          box: { x: x - r * 0.62, y: y - r * 0.45, w: r * 1.24, h: r * 0.9 },
          ink,
          line,
          anchor: 'middle',
          maxSize: 300,
          lineSize: 50,
        }),
        author,
      ],
    }
  }
  if (layout === 'cup') {
    const ink = inkOn(plainCloth(scene), palette)
    return {
      stacks: [
        titleStack(scene, { box: area(scene, 0.07, 0.05, 0.93, 0.37), ink, anchor: 'middle', maxSize: 360 }),
        authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), ink),
      ],
    }
  }
  const ink = inkOn(chinaOf(scene), palette)
  const half = Math.min(w * 0.29, h * 0.25)
  return {
    stacks: [
      titleStack(scene, {
        box: { x: w / 2 - half, y: h * 0.23, w: half * 2, h: h * 0.42 },
        ink,
        line,
        anchor: 'middle',
        maxSize: 330,
      }),
      author,
    ],
  }
}

export const setTable: Family = {
  id: 'set-table',
  name: 'Set Table',
  look: 'object',
  templateType: 'illustrated',
  genreBuckets: [
    'Contemporary Fiction:womens-fiction',
    'Contemporary Fiction:family-saga',
    'Biography & Memoir:cultural',
    'Mystery:cozy',
    'Romance:clean-sweet',
    'Health & Fitness:health-fitness',
    'Contemporary Fiction:humorous',
  ],
  moods: ['uplifting', 'romantic', 'melancholic'],
  technique: 'a table from straight above in flat light',
  lettering: 'generous letters where the meal would be',
  palettes: [...palettesOf('seaside'), ...palettesOf('candy'), ...palettesOf('vintage')],
  pairings: [
    { title: 'gloock', text: 'josefin' },
    { title: 'yeseva-one', text: 'josefin' },
    { title: 'playfair', text: 'josefin' },
    { title: 'fraunces-black', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'plate', phrase: 'the title on the plate of a laid table seen from above', isEndless: true },
    { id: 'cup', phrase: 'a great cup on a plain cloth, the title above', isEndless: true },
    { id: 'feast', phrase: 'the title in a ring of what is eaten in the book', isEndless: true },
  ],
  heroes: ['teacup'],
  sample: {
    title: 'Lemons at the Long Table',
    subtitle: 'A novel',
    author: 'Clara Benedetti',
    summary:
      'Nine cousins inherit one kitchen, one table and a recipe that their grandmother wrote down for each of them differently.',
  },
  shows: (motif) => motif.id === 'teacup' || isFood(motif),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => painters[scene.layout]?.(easel, scene),
    grain: 0.32,
    vignette: 0.12,
  }),
}
