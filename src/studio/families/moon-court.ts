// Moon court: lovers and queens of another world before a moon that is too large.
import { type Colour, mix } from '../colour/colour.ts'
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
import { paintMotes } from '../paint/atmosphere/motes.ts'
import { paintStars } from '../paint/atmosphere/stars.ts'
import type { Easel } from '../paint/easel.ts'
import { bloom, fillDisc, fillRidge, fillSky } from '../places/ground.ts'
import { fillTrunks } from '../places/trees.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  moon: { among: ['brow', 'waltz', 'kiss', 'parent-hugging', 'friends', 'arch', 'hero', 'sword-down', 'lantern'] },
  wood: {
    among: ['hand-in-hand', 'arm-in-arm', 'parent-and-child', 'three-walking', 'lantern', 'look-back', 'stroll'],
  },
  rising: { among: ['back-to-back', 'duel', 'facing', 'friends', 'sword-up', 'hero', 'aloft', 'lookup'], down: -10 },
}

/** A castle far off: towers with pointed roofs. */
const fillCastle = (easel: Easel, x: number, y: number, size: number, colour: Colour, light: Colour): void =>
  easel.part('buildings', () => {
    const { ctx } = easel
    const towers = [
      [-0.42, 0.1, 0.5],
      [-0.22, 0.13, 0.78],
      [0, 0.17, 1],
      [0.21, 0.11, 0.66],
      [0.38, 0.13, 0.86],
      [0.54, 0.09, 0.42],
    ] as const
    ctx.fillStyle = colour
    ctx.fillRect(x - size * 0.46, y - size * 0.3, size * 1.04, size * 0.4)
    for (const [at, wide, high] of towers) {
      ctx.fillStyle = colour
      const [left, top] = [x + size * at - (size * wide) / 2, y - size * high]
      ctx.fillRect(left, top, size * wide, size * high + size * 0.1)
      ctx.beginPath()
      ctx.moveTo(left - size * 0.025, top)
      ctx.lineTo(left + (size * wide) / 2, top - size * wide * 2.1)
      ctx.lineTo(left + size * wide + size * 0.025, top)
      ctx.fill()
      ctx.fillStyle = light
      ctx.fillRect(left + size * wide * 0.4, top + size * 0.09, size * 0.018, size * 0.045)
    }
  })

/** Thorns that grow from both lower corners round the picture. */
const drawThorns = (easel: Easel, colour: Colour, bloomColour: Colour): void =>
  easel.part('vines', () => {
    const { ctx, w, h } = easel
    const random = easel.random.sub('thorns')
    for (const side of [-1, 1])
      for (const from of [0, 0.12, 0.24]) {
        let [x, y, angle] = [w / 2 + side * w * (0.56 - from * 0.4), h * 1.02, -Math.PI / 2 - side * 0.12]
        ctx.strokeStyle = colour
        ctx.fillStyle = colour
        for (let step = 0; step < 34; step++) {
          const thick = (1 - step / 36) * h * 0.0085 * (1 - from)
          const [nx, ny] = [x + Math.cos(angle) * h * 0.021, y + Math.sin(angle) * h * 0.021]
          ctx.lineWidth = thick
          ctx.lineCap = 'round'
          ctx.beginPath()
          ctx.moveTo(x, y)
          ctx.lineTo(nx, ny)
          ctx.stroke()
          if (step % 3 === 1) {
            const away = angle + (step % 2 ? 1 : -1) * 1.3
            ctx.beginPath()
            ctx.moveTo(x - Math.cos(angle) * thick, y - Math.sin(angle) * thick)
            ctx.lineTo(x + Math.cos(away) * thick * 3.6, y + Math.sin(away) * thick * 3.6)
            ctx.lineTo(nx, ny)
            ctx.fill()
          }
          if (step > 8 && step % 7 === 3) {
            ctx.fillStyle = bloomColour
            for (let petal = 0; petal < 5; petal++) {
              ctx.beginPath()
              ctx.ellipse(
                x + Math.cos(petal * 1.26) * thick * 2,
                y + Math.sin(petal * 1.26) * thick * 2,
                thick * 1.9,
                thick * 1.2,
                petal * 1.26,
                0,
                7,
              )
              ctx.fill()
            }
            ctx.fillStyle = colour
          }
          angle +=
            Math.sin(step * 0.5 + from * 20) * 0.13 +
            random.between(-0.1, 0.1) +
            (Math.abs(x - w / 2) < w * 0.34 ? side * 0.22 : Math.abs(x - w / 2) > w * 0.47 ? -side * 0.2 : 0)
          ;[x, y] = [nx, ny]
        }
      }
  })

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout, w, h } = scene
  const { deep, dark, mid, soft, light, accent, counter } = palette
  const otherwise = somebody('a princess and a warrior', {
    count: 2,
    relation: 'couple',
    pose: 'embracing',
    dress: 'gown and cloak; armour',
  })
  const troupe = troupeFor(scene, { ...wishes[layout], cloth: clothOn(palette, dark) }, otherwise)
  const look: FigureLook = {
    manner: 'painted',
    light: [0.5, -0.85],
    dark: deep,
    rim: mix(accent, light, 0.5),
    edge: 0.035,
  }
  if (layout === 'wood') {
    fillSky(easel, h, [
      [0, dark],
      [0.45, mid],
      [0.62, soft],
      [0.72, mix(mid, dark, 0.4)],
      [1, deep],
    ])
    bloom(easel.ctx, w / 2, h * 0.52, w * 0.6, light, 0.85)
    fillTrunks(easel, { ground: h * 0.7, near: deep, far: mix(mid, soft, 0.4), light, x: w / 2, clear: w * 0.36 })
    fillRidge(easel, { base: h * 0.97, height: h * 0.06, length: w * 0.4, seed: 4 }, deep, deep, 'grass')
    if (troupe === null) return
    const height = heightIn(troupe, w * 0.56, h * 0.36)
    showTroupe(easel, troupe, {
      x: centred(troupe, w / 2, height),
      y: h * 0.85,
      height,
      look: { ...look, manner: 'lit', keep: 0.55 },
      shade: deep,
      shadeStrength: 0.7,
    })
    paintMotes(easel, { colour: accent, x: w / 2, y: h * 0.65, count: 140, size: 5 })
    return
  }
  fillSky(easel, h, [
    [0, deep],
    [0.55, mix(dark, mid, 0.6)],
    [1, dark],
  ])
  paintStars(easel, { colours: [light], to: h * 0.7 })
  const [mx, my, radius] =
    layout === 'moon' ? [w * 0.5, h * 0.5, Math.min(w * 0.43, h * 0.3)] : [w * 0.62, h * 0.3, Math.min(w, h) * 0.26]
  bloom(easel.ctx, mx, my, radius * 2.2, mix(light, accent, 0.3), 0.6)
  fillDisc(easel, 'moon', mx, my, radius, mix(light, accent, 0.16))
  bloom(easel.ctx, mx - radius * 0.3, my + radius * 0.2, radius * 0.5, mix(soft, accent, 0.3), 0.5)
  bloom(easel.ctx, mx + radius * 0.35, my - radius * 0.3, radius * 0.35, mix(soft, accent, 0.3), 0.4)
  fillRidge(
    easel,
    { base: h * 0.8, height: h * 0.15, length: w * 0.4, seed: 6, rough: 0.7 },
    mix(mid, dark, 0.3),
    mix(mid, soft, 0.25),
    'mountains',
  )
  fillCastle(
    easel,
    layout === 'moon' ? w * 0.84 : w * 0.2,
    h * 0.78,
    Math.min(w, h) * 0.22,
    mix(dark, mid, 0.25),
    accent,
  )
  fillRidge(easel, { base: h * 0.9, height: h * 0.07, length: w * 0.5, seed: 8 }, mix(dark, deep, 0.5), deep)
  if (troupe !== null) {
    const height =
      layout === 'moon'
        ? heightIn(troupe, w * 0.76, h * 0.52)
        : Math.min(heightIn(troupe, w * 1.04, h * 0.74), h * 0.72)
    const y = layout === 'moon' ? h * 0.865 : h * 0.34 + height
    showTroupe(easel, troupe, {
      x: centred(troupe, layout === 'moon' ? w * 0.5 : w * 0.47, height),
      y,
      height,
      look,
      shade: deep,
      shadeStrength: 0.6,
    })
  }
  if (layout === 'moon') drawThorns(easel, mix(deep, dark, 0.2), counter)
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const low = layout === 'rising'
  return {
    stacks: [
      titleStack(scene, {
        box: low ? area(scene, 0.06, 0.68, 0.94, 0.89) : area(scene, 0.07, 0.045, 0.93, layout === 'moon' ? 0.24 : 0.3),
        ink: palette.ink,
        line: palette.accent,
        maxSize: 360,
        leading: 0.9,
        anchor: low ? 'bottom' : 'middle',
        effect: {
          fill: { kind: 'foil', metal: palette.metal },
          shadow: { colour: palette.deep, blur: 0.1, alpha: 0.8 },
        },
      }),
      authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), palette.ink, 84),
    ],
  }
}

export const moonCourt: Family = {
  id: 'moon-court',
  name: 'Moon Court',
  look: 'figure',
  templateType: 'illustrated',
  genreBuckets: [
    'Fantasy:romantasy',
    'Romance:romantasy',
    'Fantasy:myth-folklore',
    'Fantasy:dark-fantasy',
    'Young Adult:*',
  ],
  moods: ['romantic', 'epic', 'mysterious'],
  technique: 'painted figures before a great moon, castle and thorns',
  lettering: 'swashed capitals in foil',
  palettes: palettesOf('moonlit'),
  pairings: [
    { title: 'cinzel-decorative-bold', text: 'cormorant-bold' },
    { title: 'cormorant-sc', text: 'cormorant-bold' },
    { title: 'cinzel-bold', text: 'cormorant-bold' },
    { title: 'berkshire-swash', text: 'lora' },
  ],
  layouts: [
    { id: 'moon', phrase: 'figures before a giant moon, with thorns at both sides', isEndless: true },
    { id: 'wood', phrase: 'figures in a clearing of light among tall trunks', isEndless: true },
    {
      id: 'rising',
      phrase: 'figures seen from below, the title across their knees, a castle on the left',
      isEndless: true,
    },
  ],
  heroes: [
    'couple-embrace',
    'swordswoman',
    'couple-dancing',
    'woman-in-gown',
    'knight',
    'cloaked-traveller',
    'witch',
    'warrior',
  ],
  sample: {
    title: 'A Vow of Salt and Starlight',
    subtitle: 'Book one of the drowned courts',
    author: 'Isolde March',
    summary:
      'To hold back the tide the mapmaker must choose between two lovers: the prince who drowned her city, and the sea.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.3, vignette: 0.3 }),
}
