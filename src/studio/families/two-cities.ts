// Two cities: a life between here and there, and whoever lived it before both.
import { type Colour, mix } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import {
  centred,
  clothOn,
  flatLook,
  type StageWish,
  showsPeople,
  showTroupe,
  somebody,
  troupeFor,
} from '../figures/covers/stage.ts'
import { onStage } from '../figures/covers/type-ground.ts'
import type { FigureLook } from '../figures/look.ts'
import type { Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { fillCity } from '../places/city.ts'
import { fillDisc, fillGround, fillRidge, fillSky, glints } from '../places/ground.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  shore: {
    among: [
      'carry',
      'stand',
      'lookup',
      'contra',
      'hand-in-hand',
      'parent-and-child',
      'watching',
      'family-of-three',
      'three-walking',
    ],
    facing: 'away',
  },
  halves: {
    among: ['stand', 'contra', 'carry', 'to-heart', 'cup', 'side-by-side', 'friends', 'family-of-four'],
    facing: 'front',
  },
  horizon: { among: ['carry', 'walk', 'stroll', 'look-back', 'hand-in-hand', 'parent-and-child', 'three-walking'] },
}

const sunColour = ({ palette }: Scene): Colour => mix(palette.accent, palette.soft, 0.1)

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout, w, h } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  const { extent } = easel
  const ground = layout === 'halves' ? light : mix(soft, light, 0.5)
  const troupe = troupeFor(
    scene,
    { ...wishes[layout], cloth: clothOn(palette, ground) },
    somebody('a woman', { age: 'adult', dress: 'coat' }),
  )
  const look: FigureLook = flatLook(palette)
  const right = extent.x + extent.w
  if (layout === 'halves') {
    fillSky(easel, h, [[0, light]])
    const { ctx } = easel
    easel.part('panel', () => {
      ctx.fillStyle = dark
      ctx.fillRect(w / 2, extent.y, right - w / 2, extent.h)
    })
    fillDisc(easel, 'sun', w * 0.5, h * 0.56, Math.min(w * 0.36, h * 0.26), sunColour(scene))
    fillCity(easel, {
      ground: h * 0.82,
      height: h * 0.28,
      from: extent.x,
      to: w / 2,
      colour: mix(accent, dark, 0.45),
      window: light,
      kind: 'domes',
      seed: 4,
    })
    fillCity(easel, {
      ground: h * 0.82,
      height: h * 0.4,
      from: w / 2,
      to: right,
      colour: mix(mid, dark, 0.25),
      window: soft,
      kind: 'towers',
      seed: 9,
    })
    fillGround(easel, 'floor', h * 0.815, [[0, mix(deep, dark, 0.5)]])
  } else {
    const horizon = layout === 'shore' ? h * 0.66 : h * 0.74
    fillSky(easel, horizon, [
      [0, mix(light, soft, 0.35)],
      [1, light],
    ])
    fillDisc(easel, 'sun', w * 0.5, horizon - h * 0.14, Math.min(w * 0.3, h * 0.19), sunColour(scene))
    fillRidge(easel, { base: horizon, height: h * 0.16, length: w * 0.6, seed: 2 }, mix(soft, light, 0.3), light)
    fillCity(easel, {
      ground: horizon,
      height: h * 0.2,
      from: extent.x,
      to: w * 0.47,
      colour: mix(accent, soft, 0.35),
      window: light,
      kind: 'domes',
      seed: 4,
    })
    fillCity(easel, {
      ground: horizon,
      height: h * 0.34,
      from: w * 0.53,
      to: right,
      colour: mix(mid, dark, 0.2),
      window: light,
      kind: 'towers',
      seed: 9,
    })
    fillGround(easel, 'water', horizon, [
      [0, mix(mid, soft, 0.4)],
      [1, dark],
    ])
    glints(easel, horizon, h * 0.96, mix(soft, light, 0.5), w / 2, w * 0.4, 80)
    fillRidge(easel, { base: h * 0.93, height: h * 0.035, length: w, seed: 6 }, deep, deep, 'rock')
  }
  if (troupe === null) return
  const width = troupe.ensemble.box.w
  const tall = layout === 'shore' ? 0.52 : layout === 'halves' ? 0.56 : 0.2
  const height = Math.min(h * tall, (w * 0.8 * 1000) / width)
  const y = layout === 'shore' ? h * 0.925 : layout === 'halves' ? h * 0.89 : h * 0.915
  const x = layout === 'horizon' ? w * 0.34 : w / 2
  showTroupe(easel, troupe, {
    x: centred(troupe, x, height),
    y,
    height,
    look,
    shade: deep,
    shadeStrength: 0.6,
  })
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const ink = layout === 'halves' ? palette.deep : inkOn(mix(palette.light, palette.soft, 0.3), palette)
  const box =
    layout === 'halves'
      ? area(scene, 0.09, 0.07, 0.91, 0.25)
      : area(scene, 0.08, 0.05, 0.92, layout === 'horizon' ? 0.4 : 0.36)
  const plate = palette.light
  const title = titleStack(scene, { box, ink, line: palette.dark, anchor: 'middle', maxSize: 360 })
  return {
    stacks: [
      layout === 'halves'
        ? {
            ...title,
            backing: (easel, filled) => {
              easel.ctx.fillStyle = plate
              easel.ctx.fillRect(filled.x - 60, filled.y - 50, filled.w + 120, filled.h + 100)
            },
          }
        : title,
      authorStack(scene, area(scene, 0.08, 0.91, 0.92, 0.965), palette.ink, 84),
    ],
  }
}

export const twoCities: Family = {
  id: 'two-cities',
  name: 'Two Cities',
  look: 'cityscape',
  templateType: 'illustrated',
  genreBuckets: [
    'Biography & Memoir:cultural',
    'Biography & Memoir:literary',
    'Biography & Memoir:inspirational',
    'Biography & Memoir:*',
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:*',
  ],
  moods: ['melancholic', 'uplifting', 'intellectual'],
  technique: 'a flat printed panorama of two towns with a figure before it',
  lettering: 'high-contrast book serifs',
  palettes: palettesOf('vintage'),
  pairings: [
    { title: 'abril-fatface', text: 'josefin' },
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'playfair', text: 'josefin' },
    { title: 'young-serif', text: 'young-serif' },
  ],
  layouts: [
    { id: 'shore', phrase: 'somebody from behind on a shore before two towns and a red sun', isEndless: true },
    { id: 'halves', phrase: 'somebody in the middle, one town on the left and another on the right', isEndless: true },
    { id: 'horizon', phrase: 'somebody small on the shore on the left, two towns far off', isEndless: true },
  ],
  heroes: [
    'woman-standing',
    'man-in-coat',
    'mother-and-child',
    'couple-walking',
    'family-group',
    'two-children',
    'two-people',
    'reader',
  ],
  sample: {
    title: 'The Sea Between Streets',
    subtitle: 'A memoir of two cities',
    author: 'Leyla Arden',
    summary:
      'Born over a bakery in Izmir and grown in a tower block in Rotterdam, Leyla Arden writes of the six bridges that made her one person.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.4, vignette: 0.1 }),
}
