// Open shore: a beach in high light, seen from the sand or from high above it.
import { type Colour, mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
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
import { type Conditions, isOvercast } from '../places/conditions.ts'
import { fillGround, fillSky, glints } from '../places/ground.ts'
import { paintHeaven } from '../places/heaven.ts'
import { inLight } from '../places/in-light.ts'
import { settlePlace } from '../places/painted/settle-place.ts'
import { lying } from '../places/relight.ts'
import { paintFalling } from '../places/weather.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  near: {
    among: [
      'hand-on-hat',
      'lookup',
      'arch',
      'stand',
      'watching',
      'three-walking',
      'hand-in-hand',
      'parent-and-child',
      'family-of-three',
    ],
    facing: 'away',
  },
  above: {
    among: ['stroll', 'walk', 'carry', 'hand-in-hand', 'three-walking', 'parent-and-child', 'strolling'],
    down: 38,
  },
  umbrella: {
    among: ['hug-knees', 'stroll', 'side-by-side', 'friends', 'strolling', 'four-walking'],
  },
}

/** Where sand meets water, with two lines of foam. */
const drawSurf = (easel: Easel, at: (x: number) => number, sand: Colour, wet: Colour, foam: Colour): void =>
  easel.part('sand', () => {
    const { ctx, extent, h } = easel
    for (const [down, colour] of [
      [-0.012, foam],
      [0, wet],
      [0.05, mix(sand, wet, 0.3)],
      [0.075, sand],
    ] as const) {
      ctx.fillStyle = colour
      ctx.beginPath()
      ctx.moveTo(extent.x, extent.y + extent.h)
      for (let x = extent.x; x <= extent.x + extent.w + 20; x += 20)
        ctx.lineTo(x, at(x) + h * down + Math.sin(x / 90 + down * 60) * h * 0.006)
      ctx.lineTo(extent.x + extent.w + 20, extent.y + extent.h)
      ctx.fill()
    }
  })

const parasol = (easel: Easel, x: number, y: number, size: number, one: Colour, other: Colour, pole: Colour): void =>
  easel.part('awning', () => {
    const { ctx } = easel
    ctx.fillStyle = pole
    ctx.fillRect(x - size * 0.012, y - size * 1.02, size * 0.024, size * 1.02)
    for (let panel = 0; panel < 6; panel++) {
      const [from, to] = [-1 + panel / 3, -1 + (panel + 1) / 3]
      ctx.fillStyle = panel % 2 ? one : other
      ctx.beginPath()
      ctx.moveTo(x, y - size * 1.2)
      ctx.quadraticCurveTo(x + size * from * 0.62, y - size * 1.14, x + size * from * 0.8, y - size * 0.74)
      ctx.quadraticCurveTo(x + size * ((from + to) / 2) * 0.8, y - size * 0.7, x + size * to * 0.8, y - size * 0.74)
      ctx.quadraticCurveTo(x + size * to * 0.62, y - size * 1.14, x, y - size * 1.2)
      ctx.fill()
    }
  })

const natural = ['day'] as const

/** Sand is as light as the hour. */
const shaded = (light: Colour, { hour }: Conditions, { dark }: Palette): Colour =>
  mix(light, dark, { day: 0, dawn: 0.08, dusk: 0.28, night: 0.62 }[hour])

const paint = (easel: Easel, given: Scene): void => {
  const scene = inLight(given, natural)
  const { palette, conditions, manner, layout, w, h } = scene
  const { deep, mid, soft, light, accent, counter, hues } = palette
  const isOpen = !isOvercast(conditions)
  const sand = lying(mix(shaded(light, conditions, palette), hues[2], 0.22), conditions, 0.6)
  const ground = layout === 'near' ? mid : sand
  const troupe = troupeFor(
    scene,
    { ...wishes[layout], cloth: clothOn(given.palette, ground) },
    somebody('a woman', { age: 'adult', dress: 'summer dress, straw hat', pose: 'looking-away' }),
  )
  const look: FigureLook = flatLook(palette)
  if (layout === 'above') {
    fillSky(easel, h, [
      [0, mid],
      [1, mix(mid, soft, 0.5)],
    ])
    glints(easel, easel.extent.y, h * 0.5, mix(soft, light, 0.6), w * 0.5, w * 0.5, 90)
    drawSurf(easel, (x) => h * 0.52 - (x - w / 2) * 0.22, sand, mix(soft, sand, 0.5), light)
    for (let step = 0; step < 9; step++) {
      easel.ctx.fillStyle = mix(sand, deep, 0.16)
      easel.ctx.beginPath()
      easel.ctx.ellipse(w * 0.62 - step * w * 0.05 + (step % 2) * 16, h * 0.8 + step * h * 0.02, 15, 7, -0.4, 0, 7)
      easel.ctx.fill()
    }
  } else {
    const horizon = layout === 'near' ? h * 0.5 : h * 0.46
    fillSky(easel, horizon, [
      [0, mix(soft, mid, 0.35)],
      [1, mix(light, soft, 0.35)],
    ])
    const own = scene.random.sub('sun')
    const aside = own.between(0.14, 0.3)
    paintHeaven(easel, {
      x: w * (layout === 'near' ? 1 - aside : aside),
      y: horizon - h * own.between(0.1, 0.14),
      r: Math.min(w, h) * 0.13,
      horizon,
      palette,
      conditions,
      sun: mix(hues[2], light, 0.2),
    })
    fillGround(easel, 'water', horizon, [
      [0, mix(mid, deep, 0.25)],
      [0.3, mid],
      [1, mix(mid, soft, 0.5)],
    ])
    glints(easel, horizon + 6, h * 0.7, mix(soft, light, 0.6), w * 0.6, w * 0.4, 90)
    drawSurf(
      easel,
      (x) => h * (layout === 'near' ? 0.74 : 0.66) + (x - w / 2) * 0.05,
      sand,
      mix(soft, sand, 0.5),
      light,
    )
    settlePlace(easel, { manner, palette, conditions, horizon, light: null })
    // Nobody opens a parasol at night or in bad weather.
    if (layout === 'umbrella' && isOpen && conditions.hour !== 'night')
      parasol(easel, w * 0.66, h * 0.88, Math.min(w * 0.62, h * 0.42), accent, light, mix(deep, sand, 0.3))
  }
  if (troupe === null) {
    paintFalling(easel, { palette, conditions, ground: h * 0.5, hasTrees: false })
    return
  }
  const width = troupe.ensemble.box.w
  if (layout === 'near') {
    const height = Math.min(h * 0.94, (w * 1.02 * 1000) / width)
    showTroupe(easel, troupe, {
      x: centred(troupe, w * 0.46, height),
      y: h * 0.345 + height,
      height,
      look,
    })
  } else if (layout === 'above') {
    const height = Math.min(h * 0.19, (w * 0.5 * 1000) / width)
    showTroupe(easel, troupe, {
      x: centred(troupe, w * 0.66, height),
      y: h * 0.8,
      height,
      look,
      shade: mix(counter, deep, 0.5),
      shadeStrength: 0.6,
    })
  } else {
    const height = Math.min(h * 0.36, (w * 0.72 * 1000) / width)
    showTroupe(easel, troupe, {
      x: centred(troupe, w * 0.44, height),
      y: h * 0.885,
      height,
      look,
      shade: deep,
      shadeStrength: 0.4,
    })
  }
  paintFalling(easel, { palette, conditions, ground: h * 0.5, hasTrees: false })
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const ink = layout === 'above' ? inkOn(palette.mid, palette) : inkOn(mix(palette.soft, palette.light, 0.4), palette)
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.07, 0.05, 0.93, layout === 'above' ? 0.4 : 0.325),
        ink,
        anchor: 'middle',
        maxSize: 400,
      }),
      authorStack(
        scene,
        area(scene, 0.08, 0.905, 0.92, 0.965),
        layout === 'near' ? palette.light : inkOn(mix(palette.light, palette.hues[2], 0.22), palette),
      ),
    ],
  }
}

export const openShore: Family = {
  id: 'open-shore',
  name: 'Open Shore',
  look: 'figure',
  templateType: 'illustrated',
  genreBuckets: [
    'Contemporary Fiction:womens-fiction',
    'Contemporary Fiction:book-club',
    'Romance:contemporary',
    'Contemporary Fiction:humorous',
    'Romance:clean-sweet',
    'Self-Help & Personal Development:*',
  ],
  moods: ['uplifting', 'romantic', 'melancholic'],
  technique: 'flat figures on a beach in high summer light',
  lettering: 'rounded display letters of a travel poster',
  palettes: palettesOf('seaside'),
  pairings: [
    { title: 'yeseva-one', text: 'josefin' },
    { title: 'fraunces-black', text: 'dm-sans' },
    { title: 'abril-fatface', text: 'josefin' },
    { title: 'righteous', text: 'jost' },
  ],
  layouts: [
    {
      id: 'near',
      phrase: 'somebody seen from behind, near and cut by the lower edge, looking out to sea',
      isEndless: true,
    },
    { id: 'above', phrase: 'a beach from high above with somebody small on the sand', isEndless: true },
    { id: 'umbrella', phrase: 'people on the sand beside a striped parasol', isEndless: true },
  ],
  heroes: [
    'woman-standing',
    'couple-walking',
    'reader',
    'mother-and-child',
    'small-group',
    'two-people',
    'two-children',
    'family-group',
  ],
  sample: {
    title: 'One Summer, Old Port',
    subtitle: 'A novel of second helpings',
    author: 'Lucie Amarante',
    summary:
      'A woman alone takes the room over the bait shop for three weeks, and learns from its owner how to gut a sardine and a grudge.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.3, vignette: 0 }),
}
