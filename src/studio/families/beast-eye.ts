// Beast eye: the eye of a dragon or of another great beast among its scales, and somebody small mirrored in its slit.
import { mix } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import { showsPeople, showTroupe, somebody, troupeFor } from '../figures/covers/stage.ts'
import { paintEmbers } from '../paint/atmosphere/embers.ts'
import type { Easel } from '../paint/easel.ts'
import { bloom } from '../places/ground.ts'
import type { TypePlan } from '../type/plan.ts'
import { type Eye, paintEye, paintLid, paintScales } from './beast-eye/scales.ts'
import type { Family, Scene } from './family.ts'

const eyeOf = ({ w, h, layout, random }: Scene): Eye => {
  const r = Math.min(w * 0.46, h * 0.3)
  const tilt = random.sub('tilt').between(-0.12, 0.12)
  if (layout === 'side') return { x: w * 0.86, y: h * 0.58, r: r * 1.25, tilt: tilt - 0.16 }
  if (layout === 'low') return { x: w * 0.5, y: h * 0.7, r: r * 1.02, tilt }
  return { x: w * 0.5, y: h * 0.55, r, tilt }
}

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const eye = eyeOf(scene)
  paintScales(easel, palette, eye)
  const troupe = troupeFor(scene, { most: 1, among: ['stand', 'lookup', 'hero', 'watching'] }, somebody('a child'))
  const glow = mix(palette.counter, '#fff1a8', 0.5)
  paintEye(easel, palette, eye)
  const tall = eye.r * 0.62
  bloom(easel.ctx, eye.x, eye.y + tall * 0.16, tall * 0.62, glow, 0.95)
  if (troupe !== null)
    showTroupe(easel, troupe, {
      x: eye.x,
      y: eye.y + tall * 0.52,
      height: tall,
      look: {
        manner: 'lit',
        light: [0, -0.9],
        dark: mix(palette.deep, '#000000', 0.4),
        keep: 0.2,
        rim: glow,
        edge: 0.06,
      },
    })
  paintLid(easel, palette, eye)
  easel.part('shadow', () => {
    const { ctx, extent } = easel
    for (const [from, to] of [
      [extent.y, h * 0.4],
      [h, h * 0.84],
    ] as const) {
      const fall = ctx.createLinearGradient(0, from, 0, to)
      fall.addColorStop(0, mix(palette.deep, '#000000', 0.5))
      fall.addColorStop(1, `${mix(palette.deep, '#000000', 0.5)}00`)
      ctx.globalAlpha = 0.78
      ctx.fillStyle = fall
      ctx.fillRect(extent.x, Math.min(from, to), extent.w, Math.abs(to - from))
      ctx.globalAlpha = 1
    }
  })
  paintEmbers(easel, { hot: glow, cool: palette.accent, count: Math.round(90 * (w / 1600)) })
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.07, 0.05, 0.93, layout === 'low' ? 0.44 : 0.34),
        ink: palette.ink,
        line: mix(palette.light, palette.counter, 0.3),
        anchor: layout === 'low' ? 'middle' : 'top',
        align: layout === 'side' ? 'left' : 'center',
        maxSize: 460,
        effect: {
          fill: { kind: 'foil', metal: palette.metal },
          shadow: { colour: '#000000', blur: 0.12, alpha: 0.8 },
        },
      }),
      authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), palette.ink),
    ],
  }
}

export const beastEye: Family = {
  id: 'beast-eye',
  name: 'Beast Eye',
  look: 'figure',
  templateType: 'illustrated',
  genreBuckets: [
    'Young Adult:*',
    'Fantasy:epic-fantasy',
    'Fantasy:myth-folklore',
    "Children's:middle-grade",
    'Fantasy:*',
    'Fantasy:litrpg',
  ],
  moods: ['epic', 'mysterious', 'intense'],
  technique: 'a painted eye among scales, lit from within',
  lettering: 'old letters in foil on the dark hide',
  palettes: [...palettesOf('blood'), ...palettesOf('candle'), ...palettesOf('moonlit')],
  pairings: [
    { title: 'uncial-antiqua', text: 'garamond-italic' },
    { title: 'cinzel-bold', text: 'garamond-italic' },
    { title: 'forum', text: 'garamond-italic' },
    { title: 'cinzel-black', text: 'garamond' },
  ],
  layouts: [
    { id: 'gaze', phrase: 'a slit eye in the middle of its scales, somebody mirrored in it', isEndless: true },
    { id: 'side', phrase: 'a great eye cut by the right edge, somebody mirrored in it', isEndless: true },
    { id: 'low', phrase: 'a slit eye low on the sheet, the title on the hide above', isEndless: true },
  ],
  heroes: ['child', 'swordswoman', 'knight', 'warrior', 'archer', 'cloaked-traveller', 'hooded-figure', 'witch'],
  sample: {
    title: 'Ember and the Last Dragon',
    subtitle: 'She was sent to end it. It asked her name.',
    author: 'Calla Morrow',
    summary:
      'The smallest girl of the village is sent up the mountain with the largest sword, and the dragon is so tired.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: (easel) => paint(easel, scene), grain: 0.36, vignette: 0.3 }),
}
