// Full stride: an athlete cut by the edges, stripes, a number, and speed.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
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
import { bloom, fillGround, fillSky } from '../places/ground.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  stripes: {
    among: [
      'run',
      'boxing',
      'stride',
      'jump',
      'brow',
      'back-to-back',
      'facing',
      'friends',
      'four-walking',
      'crossed',
      'akimbo',
    ],
  },
  floodlight: {
    among: ['stand', 'hero', 'lookup', 'akimbo', 'hand-in-hand', 'watching', 'three-walking', 'apart'],
    facing: 'away',
  },
  halftone: {
    among: ['akimbo', 'crossed', 'boxing', 'back-to-back', 'side-by-side', 'brow', 'friends', 'four-walking'],
  },
}

const groundOf = ({ palette, layout }: Scene): Colour =>
  layout === 'halftone' ? palette.accent : layout === 'stripes' ? mix(palette.light, palette.soft, 0.15) : palette.dark

const stripes = (easel: Easel, { palette, w, h }: Scene): void => {
  const { ctx, extent } = easel
  easel.part('lines', () => {
    for (const [at, thick, colour] of [
      [0.36, 0.17, palette.accent],
      [0.56, 0.06, palette.deep],
      [0.64, 0.11, palette.counter],
      [0.78, 0.025, palette.deep],
    ] as const) {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.moveTo(extent.x, h * (at + 0.2))
      ctx.lineTo(extent.x + extent.w, h * (at - 0.12))
      ctx.lineTo(extent.x + extent.w, h * (at - 0.12 + thick))
      ctx.lineTo(extent.x, h * (at + 0.2 + thick))
      ctx.fill()
    }
    ctx.fillStyle = withAlpha(palette.deep, 0.06)
    for (let x = extent.x; x < extent.x + extent.w; x += w * 0.02) ctx.fillRect(x, extent.y, w * 0.006, extent.h)
  })
}

const dots = (easel: Easel, colour: Colour, { w, h }: Scene): void =>
  easel.part('dots', () => {
    const { ctx, extent } = easel
    ctx.fillStyle = colour
    const step = Math.min(w, h) * 0.024
    ctx.beginPath()
    for (let row = 0; row * step < extent.h; row++)
      for (let x = extent.x + (row % 2) * step * 0.5; x < extent.x + extent.w; x += step) {
        const y = extent.y + row * step
        const radius =
          step * 0.5 * Math.max(0, Math.min(1, 0.2 + (Math.hypot((x - w / 2) / w, (y - h * 0.5) / h) - 0.16) * 1.7))
        ctx.moveTo(x + radius, y)
        ctx.arc(x, y, radius, 0, 7)
      }
    ctx.fill()
  })

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout, w, h } = scene
  const { deep, dark, mid, light, accent } = palette
  const ground = groundOf(scene)
  const troupe = troupeFor(
    scene,
    { ...wishes[layout], cloth: clothOn(palette, ground) },
    somebody('a runner', { pose: 'running' }),
  )
  if (layout === 'floodlight') {
    fillSky(easel, h * 0.74, [
      [0, deep],
      [0.7, dark],
      [1, mix(mid, dark, 0.3)],
    ])
    for (const x of [0.12, 0.37, 0.63, 0.88])
      for (const lamp of [-1, 0, 1]) {
        bloom(easel.ctx, w * x + lamp * w * 0.028, h * 0.39, Math.min(w, h) * 0.2, light, 0.6)
        easel.part('lights', () => {
          easel.ctx.fillStyle = '#ffffff'
          easel.ctx.beginPath()
          easel.ctx.arc(w * x + lamp * w * 0.028, h * 0.39, w * 0.01, 0, 7)
          easel.ctx.fill()
        })
      }
    fillGround(easel, 'grass', h * 0.72, [
      [0, mix(accent, dark, 0.62)],
      [1, deep],
    ])
    easel.part('lines', () => {
      easel.ctx.fillStyle = withAlpha(light, 0.55)
      for (const x of [-0.9, -0.3, 0.3, 0.9]) {
        easel.ctx.beginPath()
        easel.ctx.moveTo(w / 2 + w * x * 0.3, h * 0.72)
        easel.ctx.lineTo(w / 2 + w * x * 0.3 + w * 0.006, h * 0.72)
        easel.ctx.lineTo(w / 2 + w * x * 1.2 + w * 0.03, h * 1.01)
        easel.ctx.lineTo(w / 2 + w * x * 1.2, h * 1.01)
        easel.ctx.fill()
      }
    })
  } else {
    fillSky(easel, h, [[0, ground]])
    if (layout === 'stripes') stripes(easel, scene)
    else dots(easel, mix(accent, deep, 0.5), scene)
  }
  if (troupe === null) return
  const width = troupe.ensemble.box.w
  const look: FigureLook =
    layout === 'floodlight'
      ? { manner: 'lit', light: [0.3, -0.9], dark: deep, keep: 0.5, rim: light, backRim: light, edge: 0.035 }
      : { ...flatLook(palette), ...(layout === 'halftone' ? { rim: light, edge: 0.03 } : {}) }
  const height =
    layout === 'halftone'
      ? Math.min(h * 1.02, (w * 1.1 * 1000) / width)
      : layout === 'stripes'
        ? Math.min(h * 0.64, (w * 1 * 1000) / width)
        : Math.min(h * 0.46, (w * 0.84 * 1000) / width)
  const y = layout === 'halftone' ? h * 0.3 + height : h * 0.885
  showTroupe(easel, troupe, {
    x: centred(troupe, w / 2, height),
    y,
    height,
    look,
    ...(layout === 'halftone' ? {} : { shade: deep, shadeStrength: 0.5 }),
  })
  if (layout !== 'halftone') return
  easel.part('panel', () => {
    const { ctx, extent } = easel
    ctx.fillStyle = deep
    ctx.beginPath()
    ctx.moveTo(extent.x, h * 0.885)
    ctx.lineTo(extent.x + extent.w, h * 0.86)
    ctx.lineTo(extent.x + extent.w, extent.y + extent.h)
    ctx.lineTo(extent.x, extent.y + extent.h)
    ctx.fill()
  })
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const ink = layout === 'floodlight' ? palette.ink : inkOn(groundOf(scene), palette)
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.06, 0.04, 0.94, layout === 'stripes' ? 0.3 : 0.31),
        ink,
        lockup: 'block',
        upper: true,
        maxSize: 480,
        leading: 0.85,
      }),
      authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), layout === 'stripes' ? ink : palette.ink),
    ],
  }
}

export const fullStride: Family = {
  id: 'full-stride',
  name: 'Full Stride',
  look: 'figure',
  templateType: 'graphic',
  genreBuckets: [
    'Romance:sports',
    'Health & Fitness:health-fitness',
    'Young Adult:*',
    'Biography & Memoir:inspirational',
    'Health & Fitness:*',
    'Romance:new-adult',
  ],
  moods: ['intense', 'uplifting', 'romantic'],
  technique: 'a flat athlete over printed stripes and dots',
  lettering: 'block capitals of a jersey',
  palettes: palettesOf('signal'),
  pairings: [
    { title: 'anton', text: 'oswald-medium' },
    { title: 'staatliches', text: 'oswald-medium' },
    { title: 'bebas-neue', text: 'oswald-medium' },
    { title: 'archivo-black', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'stripes', phrase: 'an athlete in action over slanting stripes', isEndless: true },
    { id: 'floodlight', phrase: 'somebody from behind on a field under floodlights', isEndless: true },
    { id: 'halftone', phrase: 'an athlete near, cut by the lower edge, on printed dots', isEndless: true },
  ],
  heroes: [
    'runner',
    'dancer',
    'climber',
    'couple-embrace',
    'two-people',
    'man-in-coat',
    'woman-standing',
    'small-group',
  ],
  sample: {
    title: 'Second Wind',
    subtitle: null,
    author: 'Dana Adeyemi',
    summary: 'The fastest runner in Leeds comes back from injury to a relay team that won without her.',
  },
  shows: showsPeople,
  design: (scene) => ({
    type: planType(scene),
    back: onStage(scene, paint),
    grain: 0.35,
    vignette: scene.layout === 'floodlight' ? 0.3 : 0,
  }),
}
