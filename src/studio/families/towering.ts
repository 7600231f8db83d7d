// Towering: a hero seen from below who fills the sheet and is cut by its edges.
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
  somebody,
  troupeFor,
} from '../figures/covers/stage.ts'
import { onStage } from '../figures/covers/type-ground.ts'
import type { FigureLook } from '../figures/look.ts'
import { paintFlock } from '../paint/atmosphere/birds.ts'
import { paintEmbers } from '../paint/atmosphere/embers.ts'
import type { Easel } from '../paint/easel.ts'
import { bloom, fillDisc, fillRidge, fillSky } from '../places/ground.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  colossus: {
    among: ['hero', 'sword-down', 'stand', 'back-to-back', 'friends', 'watching', 'four-walking', 'family-of-four'],
    down: -18,
  },
  summit: {
    among: ['lookup', 'hero', 'stand', 'stride', 'watching', 'arm-in-arm', 'three-walking', 'parent-and-child'],
    facing: 'away',
  },
  charge: { among: ['sword-up', 'guard', 'stride', 'aloft', 'duel', 'four-walking', 'friends'], down: -12 },
}

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout, w, h } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  const troupe = troupeFor(
    scene,
    { ...wishes[layout], cloth: clothOn(palette, mid) },
    somebody('a warrior', { pose: 'standing', dress: 'armour and cloak' }),
  )
  const look: FigureLook = {
    manner: 'lit',
    light: [0.6, -0.8],
    dark: deep,
    keep: 0.55,
    rim: mix(accent, light, 0.5),
    backRim: mix(soft, accent, 0.2),
    edge: 0.035,
  }
  fillSky(easel, h * 0.84, [
    [0, mix(dark, mid, 0.3)],
    [0.5, mid],
    [0.85, mix(soft, accent, 0.3)],
    [1, mix(light, accent, 0.3)],
  ])
  const sun = layout === 'summit' ? { x: w * 0.5, y: h * 0.44 } : { x: w * 0.64, y: h * 0.36 }
  bloom(easel.ctx, sun.x, sun.y, Math.min(w, h) * 0.85, accent, 0.6)
  fillDisc(easel, 'sun', sun.x, sun.y, Math.min(w, h) * (layout === 'summit' ? 0.2 : 0.27), mix(light, accent, 0.15))
  fillRidge(
    easel,
    { base: h * 0.8, height: h * 0.24, length: w * 0.42, seed: 4, rough: 0.8 },
    mix(mid, soft, 0.35),
    mix(soft, light, 0.4),
    'mountains',
  )
  fillRidge(
    easel,
    { base: h * 0.86, height: h * 0.16, length: w * 0.3, seed: 7, rough: 0.75 },
    mix(mid, dark, 0.4),
    mix(mid, soft, 0.3),
    'mountains',
  )
  paintFlock(easel, { x: w * 0.22, y: h * 0.42, colour: dark, count: 7 })
  if (layout === 'summit') {
    fillRidge(easel, { base: h * 1.02, height: h * 0.2, length: w * 0.6, seed: 11, rough: 0.5 }, dark, deep, 'rock')
    easel.part('rock', () => {
      const { ctx } = easel
      ctx.fillStyle = deep
      ctx.beginPath()
      ctx.moveTo(w * 0.06, h * 1.02)
      for (const [x, y] of [
        [0.2, 0.9],
        [0.33, 0.83],
        [0.42, 0.785],
        [0.6, 0.782],
        [0.68, 0.84],
        [0.84, 0.92],
        [0.95, 1.02],
      ] as const)
        ctx.lineTo(w * x, h * y)
      ctx.fill()
    })
    if (troupe === null) return
    const height = heightIn(troupe, w * 0.6, h * 0.4)
    showTroupe(easel, troupe, {
      x: centred(troupe, w * 0.51, height),
      y: h * 0.79,
      height,
      look,
      shade: deep,
      shadeStrength: 0.6,
    })
  } else {
    fillRidge(easel, { base: h * 0.97, height: h * 0.1, length: w * 0.35, seed: 12, rough: 0.4 }, dark, deep, 'rock')
    if (troupe !== null) {
      const height = Math.min(heightIn(troupe, w * 1.12, h * 0.92), h * 0.84)
      showTroupe(easel, troupe, {
        x: centred(troupe, w * 0.48, height),
        y: h * 0.2 + height,
        height,
        look,
      })
    }
  }
  paintEmbers(easel, { hot: mix(accent, light, 0.4), cool: accent, count: 160 })
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const high = layout === 'summit'
  return {
    stacks: [
      titleStack(scene, {
        box: high ? area(scene, 0.06, 0.045, 0.94, 0.32) : area(scene, 0.06, 0.64, 0.94, 0.885),
        ink: palette.ink,
        line: palette.accent,
        upper: true,
        anchor: high ? 'middle' : 'bottom',
        maxSize: 400,
        leading: 0.9,
        effect: {
          fill: { kind: 'foil', metal: palette.metal },
          shadow: { colour: palette.deep, blur: 0.1, alpha: 0.85 },
        },
      }),
      authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), palette.ink, 92),
    ],
  }
}

export const towering: Family = {
  id: 'towering',
  name: 'Towering',
  look: 'figure',
  templateType: 'illustrated',
  genreBuckets: [
    'Fantasy:epic-fantasy',
    'Fantasy:grimdark',
    'Fantasy:grounded-low',
    'Fantasy:*',
    'Fantasy:litrpg',
    'Fantasy:myth-folklore',
  ],
  moods: ['epic', 'intense'],
  technique: 'a hero seen from below against a burning sky',
  lettering: 'carved capitals in foil',
  palettes: palettesOf('moonlit'),
  pairings: [
    { title: 'cinzel-black', text: 'garamond-italic' },
    { title: 'cinzel-bold', text: 'garamond-italic' },
    { title: 'uncial-antiqua', text: 'garamond' },
    { title: 'forum', text: 'garamond-italic' },
  ],
  layouts: [
    {
      id: 'colossus',
      phrase: 'a hero seen from below, huge before the sun, the title across the knees',
      isEndless: true,
    },
    { id: 'summit', phrase: 'somebody on a rock above a land of mountains', isEndless: true },
    { id: 'charge', phrase: 'a hero in action, cut by the lower edge', isEndless: true },
  ],
  heroes: ['warrior', 'knight', 'swordswoman', 'cloaked-traveller', 'archer', 'wizard', 'witch', 'hooded-figure'],
  sample: {
    title: 'Oath of Cinders',
    subtitle: 'The ash crown, book one',
    author: 'Bran Huld',
    summary: 'The last knight of a burnt kingdom walks to the dragon that burnt it, to ask for work.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.35, vignette: 0.3 }),
}
