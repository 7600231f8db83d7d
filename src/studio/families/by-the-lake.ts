// By the lake: two people and a low sun in a small town's evening.
import { mix } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import {
  centred,
  clothOn,
  heightIn,
  type StageWish,
  showsPeople,
  showTroupe,
  type Troupe,
  troupeFor,
  twoLovers,
} from '../figures/covers/stage.ts'
import { onStage } from '../figures/covers/type-ground.ts'
import type { FigureLook } from '../figures/look.ts'
import type { Easel } from '../paint/easel.ts'
import type { Conditions } from '../places/conditions.ts'
import { fillGround, fillRidge, fillSky, glints } from '../places/ground.ts'
import { paintHeaven } from '../places/heaven.ts'
import { inLight, type LitScene } from '../places/in-light.ts'
import { settlePlace } from '../places/painted/settle-place.ts'
import { foliage, lying } from '../places/relight.ts'
import { drawBranch } from '../places/trees.ts'
import { paintFalling } from '../places/weather.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  bench: { among: ['bench', 'family-of-three', 'three-walking', 'sit', 'sit-lean'], facing: 'away', emptyHanded: true },
  dock: {
    among: ['hand-in-hand', 'parent-and-child', 'watching', 'three-walking', 'stroll', 'lookup', 'carry'],
    facing: 'away',
  },
  path: { among: ['strolling', 'brow', 'parent-hugging', 'friends', 'stroll', 'walk', 'carry'] },
}

const paintBench = (
  easel: Easel,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour: string,
  edge: string,
): void =>
  easel.part('dock', () => {
    const { ctx } = easel
    for (const [down, thick] of [
      [0, 0.13],
      [0.2, 0.13],
      [0.4, 0.13],
    ] as const) {
      ctx.fillStyle = colour
      ctx.fillRect(x - wide / 2, y - high + high * down, wide, high * thick)
      ctx.fillStyle = edge
      ctx.fillRect(x - wide / 2, y - high + high * down, wide, high * 0.018)
    }
    ctx.fillStyle = colour
    for (const leg of [-0.44, 0.44]) ctx.fillRect(x + wide * leg - wide * 0.015, y - high, wide * 0.03, high)
  })

const natural = ['dusk'] as const

interface Sun {
  readonly x: number
  readonly y: number
  readonly r: number
}

/** Ranges behind the water: which hills, how high, and how rough, is up to the seed. */
const lakeside = (easel: Easel, scene: LitScene, horizon: number, sun: Sun): void => {
  const { w, h, palette, conditions, manner } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  fillSky(easel, horizon, [
    [0, dark],
    [0.4, mid],
    [0.8, soft],
    [1, light],
  ])
  paintHeaven(easel, { ...sun, horizon, palette, conditions, sun: mix(light, '#ffffff', 0.35) })
  const random = scene.random.sub('hills')
  const [far, near] = [random.whole(2, 40), random.whole(2, 40)]
  const rough = random.between(0.1, 0.6)
  fillRidge(
    easel,
    { base: horizon, height: h * random.between(0.1, 0.17), length: w * 0.5, seed: far, rough },
    lying(mix(mid, soft, 0.45), conditions, 0.4),
    mix(soft, light, 0.3),
  )
  fillRidge(
    easel,
    { base: horizon, height: h * random.between(0.05, 0.09), length: w * 0.3, seed: near },
    lying(mix(mid, dark, 0.35), conditions, 0.5),
    mix(mid, soft, 0.3),
  )
  fillGround(easel, 'water', horizon, [
    [0, mix(light, soft, 0.35)],
    [0.3, mix(soft, mid, 0.5)],
    [1, mix(dark, deep, 0.3)],
  ])
  settlePlace(easel, { manner, palette, conditions, horizon, water: horizon, light: { ...sun, strength: 0.35 } })
  if (manner === 'poster') glints(easel, horizon + 4, h * 0.92, mix(light, accent, 0.4), sun.x, w * 0.26, 90)
}

const leavesOf = ({ palette: { deep, dark, accent }, conditions }: LitScene) =>
  foliage([mix(accent, deep, 0.35), mix(accent, dark, 0.5), mix(deep, dark, 0.5)], conditions)

const planks = (easel: Easel, { w, h, palette: { deep, mid, accent }, conditions }: LitScene): void =>
  easel.part('dock', () => {
    const { ctx } = easel
    const plank = (far: number, near: number, colour: string): void => {
      const half = (y: number): number => w * 0.1 + (w * 0.5 * (y - h * 0.62)) / (h * 0.38)
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.moveTo(w * 0.46 - half(far), far)
      ctx.lineTo(w * 0.46 + half(far), far)
      ctx.lineTo(w * 0.46 + half(near), near)
      ctx.lineTo(w * 0.46 - half(near), near)
      ctx.fill()
    }
    for (let y = h * 0.62, step = h * 0.016; y < h * 1.05; y += step, step *= 1.16) {
      const wood = mix(mix(deep, mid, 0.45), accent, 0.14 * Math.max(0, 1 - (y - h * 0.62) / (h * 0.3)))
      plank(y, y + step * 0.86, lying(wood, conditions, 0.6))
    }
  })

interface Standing {
  readonly troupe: Troupe | null
  readonly look: FigureLook
}

const onBench = (easel: Easel, scene: LitScene, { troupe, look }: Standing): void => {
  const { w, h, random } = scene
  const { deep, dark, accent } = scene.palette
  lakeside(easel, scene, h * 0.66, { x: w * 0.5, y: h * 0.56, r: Math.min(w, h) * 0.13 })
  const bank = lying(deep, scene.conditions, 0.55)
  fillRidge(easel, { base: h * 0.86, height: h * 0.03, length: w * 0.7, seed: 9 }, bank, bank, 'grass')
  drawBranch(easel, {
    x: easel.extent.x,
    y: h * 0.53,
    reach: w * 0.7,
    rise: h * 0.1,
    colour: mix(deep, dark, 0.2),
    leaves: leavesOf(scene),
    random: random.sub('leaves'),
  })
  if (troupe === null) return
  const height = Math.min(h * 0.5, (w * 0.62 * 1000) / troupe.ensemble.box.w)
  const foot = h * 0.9
  showTroupe(easel, troupe, { x: centred(troupe, w * 0.5, height), y: foot, height, look })
  if (scene.hero.altered?.scale !== 0)
    paintBench(
      easel,
      w * 0.5,
      foot + height * 0.02,
      Math.max(height * 0.95, (troupe.ensemble.box.w * height) / 820),
      height * 0.44,
      mix(deep, '#000000', 0.2),
      lying(mix(accent, deep, 0.4), scene.conditions),
    )
  fillGround(easel, 'grass', foot - height * 0.03, [[0, bank]])
}

const onDock = (easel: Easel, scene: LitScene, { troupe, look }: Standing): void => {
  const { w, h } = scene
  lakeside(easel, scene, h * 0.52, { x: w * 0.62, y: h * 0.43, r: Math.min(w, h) * 0.1 })
  planks(easel, scene)
  if (troupe === null) return
  const height = heightIn(troupe, w * 0.6, h * 0.36)
  showTroupe(easel, troupe, {
    x: centred(troupe, w * 0.46, height),
    y: h * 0.79,
    height,
    look,
    shade: scene.palette.deep,
    shadeStrength: 0.7,
  })
}

const onPath = (easel: Easel, scene: LitScene, { troupe, look }: Standing): void => {
  const { w, h } = scene
  const { deep, dark, mid } = scene.palette
  lakeside(easel, scene, h * 0.6, { x: w * 0.3, y: h * 0.47, r: Math.min(w, h) * 0.15 })
  const [far, near] = [lying(mix(dark, mid, 0.25), scene.conditions), lying(deep, scene.conditions, 0.6)]
  fillRidge(
    easel,
    { base: h * 0.76, height: h * 0.1, length: w * 0.8, seed: 12 },
    far,
    lying(dark, scene.conditions, 0.6),
    'grass',
  )
  fillRidge(easel, { base: h * 0.96, height: h * 0.09, length: w * 0.9, seed: 14 }, near, near, 'grass')
  if (troupe === null) return
  const height = Math.min(heightIn(troupe, w * 0.98, h * 0.86), h * 0.8)
  showTroupe(easel, troupe, {
    x: centred(troupe, w * 0.62, height),
    y: h * 0.37 + height,
    height,
    look,
  })
}

const painters: Readonly<Record<string, (easel: Easel, scene: LitScene, standing: Standing) => void>> = {
  bench: onBench,
  dock: onDock,
  path: onPath,
}

const paint = (easel: Easel, given: Scene): void => {
  const scene = inLight(given, natural)
  const { layout, h, palette, conditions } = scene
  const troupe = troupeFor(
    scene,
    { ...wishes[layout], cloth: clothOn(given.palette, palette.mid) },
    { ...twoLovers, pose: layout === 'bench' ? 'sitting' : 'walking' },
  )
  const look: FigureLook = {
    manner: 'lit',
    light: [0.55, -0.85],
    dark: mix(palette.deep, palette.dark, 0.3),
    keep: isLow(conditions) ? 0.5 : 0.8,
    rim: mix(palette.accent, palette.light, 0.4),
    edge: 0.04,
  }
  painters[layout]?.(easel, scene, { troupe, look })
  paintFalling(easel, { palette, conditions, ground: h * 0.7 })
}

/** Against a low sun people are dark; in broad light they keep their colours. */
const isLow = ({ hour }: Conditions): boolean => hour !== 'day'

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const box =
    layout === 'bench'
      ? area(scene, 0.07, 0.045, 0.93, 0.33)
      : layout === 'dock'
        ? area(scene, 0.07, 0.045, 0.93, 0.36)
        : area(scene, 0.07, 0.045, 0.93, 0.335)
  return {
    stacks: [
      titleStack(scene, {
        box,
        ink: palette.ink,
        line: palette.light,
        anchor: 'middle',
        maxSize: 360,
        effect: { shadow: { colour: palette.deep, blur: 0.09, alpha: 0.45 } },
      }),
      authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), palette.ink),
    ],
  }
}

export const byTheLake: Family = {
  id: 'by-the-lake',
  name: 'By the Lake',
  look: 'figure',
  templateType: 'illustrated',
  genreBuckets: [
    'Romance:small-town',
    'Romance:clean-sweet',
    'Contemporary Fiction:womens-fiction',
    'Contemporary Fiction:book-club',
    'Romance:sports',
  ],
  moods: ['romantic', 'uplifting', 'melancholic'],
  technique: 'figures against a low sun over still water',
  lettering: 'generous italics and slabs in the evening sky',
  palettes: palettesOf('sunset'),
  pairings: [
    { title: 'playfair', text: 'josefin' },
    { title: 'gloock', text: 'josefin' },
    { title: 'abril-fatface', text: 'josefin' },
    { title: 'kaushan-script', text: 'montserrat' },
  ],
  layouts: [
    { id: 'bench', phrase: 'two people on a bench before the setting sun', isEndless: true },
    { id: 'dock', phrase: 'people walking out on a dock over still water', isEndless: true },
    { id: 'path', phrase: 'two people near, cut by the lower edge, the sun behind them on the left', isEndless: true },
  ],
  heroes: [
    'couple-embrace',
    'couple-walking',
    'two-people',
    'mother-and-child',
    'woman-standing',
    'man-in-coat',
    'family-group',
    'two-children',
  ],
  sample: {
    title: 'Back to Maple Creek',
    subtitle: 'Some roads only lead home',
    author: 'Ellen Frost',
    summary:
      'Ten years after the fire two lovers sit down on the same bench by the lake and begin again with the weather.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.3, vignette: 0.2 }),
}
