// Departures: a platform in steam, a bridge in fog, a field under aeroplanes: people of a war before they part.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
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
import { paintFog } from '../paint/atmosphere/fog.ts'
import type { Easel } from '../paint/easel.ts'
import { fillCity } from '../places/city.ts'
import { isSnowy } from '../places/conditions.ts'
import { bloom, fillGround, fillRidge, fillSky } from '../places/ground.ts'
import { paintHeaven } from '../places/heaven.ts'
import { inLight, type LitScene } from '../places/in-light.ts'
import { settlePlace } from '../places/painted/settle-place.ts'
import { lying } from '../places/relight.ts'
import { paintFalling } from '../places/weather.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  platform: { among: ['carry', 'look-back', 'kiss', 'brow', 'parent-and-child', 'family-of-three', 'three-walking'] },
  field: {
    among: ['lookup', 'stand', 'carry', 'watching', 'arm-in-arm', 'parent-and-child', 'three-walking'],
    facing: 'away',
  },
  town: {
    among: ['carry', 'stroll', 'stand', 'hand-in-hand', 'apart', 'parent-and-child', 'family-of-three'],
    facing: 'away',
  },
}

const plane = (easel: Easel, x: number, y: number, size: number, colour: Colour): void => {
  const { ctx } = easel
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(-0.18)
  ctx.fillStyle = colour
  for (const [cx, cy, rx, ry] of [
    [0, 0, 0.5, 0.06],
    [0.06, 0.02, 0.1, 0.62],
    [-0.42, 0, 0.05, 0.2],
  ] as const) {
    ctx.beginPath()
    ctx.ellipse(cx * size, cy * size, rx * size, ry * size * 0.55, 0, 0, 7)
    ctx.fill()
  }
  ctx.restore()
}

const paintPlanes = (easel: Easel, { w, h, hero }: Scene, colour: Colour, y: number): void => {
  if (hero.flood !== undefined) return
  for (const [dx, dy, size] of [
    [0.66, 0, 0.085],
    [0.54, 0.035, 0.075],
    [0.8, 0.03, 0.075],
    [0.43, 0.075, 0.06],
    [0.9, 0.07, 0.06],
  ] as const)
    plane(easel, w * dx, y + h * dy, Math.min(w, h) * size * 1.3, colour)
}

const platform = (easel: Easel, scene: LitScene): void => {
  const { palette, w, h } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  const { ctx, extent } = easel
  fillSky(easel, h * 0.6, [
    [0, mix(dark, mid, 0.5)],
    [1, mix(soft, light, 0.5)],
  ])
  bloom(ctx, w * 0.6, h * 0.5, w * 0.8, light, 0.7)
  easel.part('arch', () => {
    ctx.strokeStyle = mix(dark, mid, 0.3)
    for (const depth of [1, 1.5, 2.3, 3.6]) {
      ctx.lineWidth = (w * 0.03) / depth
      ctx.globalAlpha = 0.5 + 0.5 / depth
      ctx.beginPath()
      ctx.ellipse(w * 0.6, h * 0.6, (w * 0.78) / depth, (h * 0.46) / depth, 0, Math.PI, 0)
      ctx.stroke()
    }
    ctx.globalAlpha = 1
  })
  fillGround(easel, 'pavement', h * 0.6, [
    [0, mix(soft, light, 0.35)],
    [0.3, mix(mid, dark, 0.3)],
    [1, deep],
  ])
  easel.part('buildings', () => {
    ctx.fillStyle = mix(palette.counter, deep, 0.45)
    ctx.beginPath()
    ctx.moveTo(extent.x, h * 0.2)
    ctx.lineTo(w * 0.5, h * 0.545)
    ctx.lineTo(w * 0.5, h * 0.64)
    ctx.lineTo(extent.x, h * 0.96)
    ctx.fill()
    for (let carriage = 0; carriage < 5; carriage++) {
      const [from, to] = [carriage / 5, (carriage + 0.62) / 5]
      const on = (share: number, low: number): readonly [number, number] => [
        extent.x + (w * 0.5 - extent.x) * share,
        (h * 0.2 + h * 0.345 * share) * (1 - low) + (h * 0.96 - h * 0.32 * share) * low,
      ]
      ctx.fillStyle = mix(accent, light, 0.3)
      ctx.beginPath()
      for (const [share, low] of [
        [from, 0.22],
        [to, 0.22],
        [to, 0.48],
        [from, 0.48],
      ] as const)
        ctx.lineTo(...on(share ** 0.8, low))
      ctx.fill()
    }
    ctx.fillStyle = withAlpha(deep, 0.5)
    ctx.beginPath()
    ctx.moveTo(extent.x, h * 0.96)
    ctx.lineTo(w * 0.5, h * 0.64)
    ctx.lineTo(w * 0.54, h * 0.64)
    ctx.lineTo(w * 0.2, h * 1.02)
    ctx.lineTo(extent.x, h * 1.02)
    ctx.fill()
  })
}

const natural = ['day', 'dawn'] as const

const paint = (easel: Easel, given: Scene): void => {
  const scene = inLight(given, natural)
  const { palette, conditions, manner, layout, w, h } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  const otherwise = somebody('a nurse', { dress: 'coat', pose: 'walking', age: 'young' })
  const troupe = troupeFor(scene, { ...wishes[layout], cloth: clothOn(given.palette, mid) }, otherwise)
  const look: FigureLook = {
    manner: 'painted',
    light: [0.6, -0.75],
    dark: deep,
    rim: light,
    edge: 0.03,
    air: mix(soft, light, 0.4),
    haze: 0.1,
  }
  const right = easel.extent.x + easel.extent.w
  if (layout === 'platform') platform(easel, scene)
  else {
    const horizon = layout === 'field' ? h * 0.72 : h * 0.64
    fillSky(easel, horizon, [
      [0, mix(mid, soft, 0.3)],
      [0.6, mix(soft, light, 0.5)],
      [1, mix(light, accent, 0.22)],
    ])
    const sun = { x: w * scene.random.sub('sun').between(0.22, 0.7), y: horizon - h * 0.1, r: Math.min(w, h) * 0.12 }
    paintHeaven(easel, { ...sun, horizon, palette, conditions, sun: mix(accent, light, 0.3) })
    paintPlanes(easel, scene, mix(dark, mid, 0.4), h * 0.38)
    if (layout === 'town') {
      fillCity(easel, {
        ground: horizon + 4,
        height: h * 0.22,
        from: easel.extent.x,
        to: right,
        colour: mix(mid, soft, 0.45),
        window: null,
        kind: 'domes',
        seed: 5,
      })
      fillCity(easel, {
        ground: h * 0.72,
        height: h * 0.2,
        from: easel.extent.x,
        to: right,
        colour: mix(mid, dark, 0.35),
        window: accent,
        kind: 'roofs',
        seed: 8,
      })
    } else
      fillRidge(
        easel,
        { base: horizon, height: h * 0.08, length: w * 0.4, seed: 4 },
        mix(mid, soft, 0.3),
        mix(soft, light, 0.3),
      )
    fillGround(easel, 'grass', layout === 'town' ? h * 0.715 : horizon, [
      [0, lying(mix(mid, dark, 0.3), conditions)],
      [1, lying(deep, conditions, 0.45)],
    ])
    settlePlace(easel, { manner, palette, conditions, horizon, light: null })
    if (layout === 'field' && !isSnowy(conditions))
      easel.part('fields', () => {
        const { ctx, extent } = easel
        const random = easel.random.sub('wheat')
        for (let stalk = 0; stalk < 700; stalk++) {
          const near = random.next() ** 1.3
          const [x, y] = [extent.x + random.next() * extent.w, horizon + near * (h - horizon)]
          ctx.strokeStyle = mix(mix(accent, mid, 0.4), deep, near * 0.6 * random.next())
          ctx.lineWidth = 2 + near * 5
          ctx.beginPath()
          ctx.moveTo(x, y + 20)
          ctx.quadraticCurveTo(x + 8, y - near * 60, x + 20 + near * 20, y - 30 - near * 110)
          ctx.stroke()
        }
      })
  }
  if (layout === 'platform')
    settlePlace(easel, {
      manner,
      palette,
      conditions,
      horizon: h * 0.6,
      light: { x: w * 0.6, y: h * 0.5, strength: 0.4 },
      ground: 0.9,
    })
  if (layout === 'platform')
    paintFog(easel, { colour: mix(soft, light, 0.6), from: h * 0.3, to: h * 0.72, strength: 0.55 })
  // Under the roof of a station no rain falls.
  const fall = (): void => {
    if (layout !== 'platform')
      paintFalling(easel, { palette, conditions, ground: h * 0.7, hasTrees: layout === 'town' })
  }
  if (troupe === null) {
    fall()
    return
  }
  const height =
    layout === 'field'
      ? Math.min(heightIn(troupe, w * 0.94, h * 0.8), h * 0.66)
      : heightIn(troupe, w * 0.66, layout === 'platform' ? h * 0.46 : h * 0.42)
  const y = layout === 'field' ? h * 0.38 + height : h * 0.885
  const x = layout === 'platform' ? w * 0.62 : layout === 'field' ? w * 0.6 : w * 0.5
  showTroupe(easel, troupe, {
    x: centred(troupe, x, height),
    y,
    height,
    look,
    ...(layout === 'field' ? {} : { shade: deep, shadeStrength: 0.6 }),
  })
  fall()
}

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const ink = scene.layout === 'platform' ? palette.ink : palette.deep
  return {
    stacks: [
      titleStack(scene, { box: area(scene, 0.07, 0.05, 0.93, 0.335), ink, anchor: 'middle', maxSize: 350, line: ink }),
      authorStack(scene, area(scene, 0.08, 0.91, 0.92, 0.965), palette.ink),
    ],
  }
}

export const departures: Family = {
  id: 'departures',
  name: 'Departures',
  look: 'figure',
  templateType: 'atmospheric',
  genreBuckets: [
    'Historical Fiction:historical-fiction',
    'Historical Fiction:*',
    'Biography & Memoir:historical',
    'Thriller:espionage',
    'Contemporary Fiction:family-saga',
  ],
  moods: ['melancholic', 'romantic', 'epic', 'intense'],
  technique: 'painted figures in pale light, a train or aeroplanes behind them',
  lettering: 'worn book serifs',
  palettes: palettesOf('vintage'),
  pairings: [
    { title: 'dm-serif', text: 'jost' },
    { title: 'playfair', text: 'josefin' },
    { title: 'cormorant-bold', text: 'josefin' },
    { title: 'abril-fatface', text: 'josefin' },
  ],
  layouts: [
    { id: 'platform', phrase: 'people on a platform beside a train under glass', isEndless: true },
    { id: 'field', phrase: 'people seen from behind in corn, near, aeroplanes above', isEndless: true },
    { id: 'town', phrase: 'people before the roofs of a town, aeroplanes above', isEndless: true },
  ],
  heroes: [
    'woman-standing',
    'soldier',
    'couple-embrace',
    'man-in-coat',
    'mother-and-child',
    'couple-walking',
    'two-children',
    'family-group',
  ],
  sample: {
    title: 'The Last Train from Gare de Nord',
    subtitle: 'A novel of Paris, 1940',
    author: 'Helen Marchetti',
    summary: 'With two tickets and one name, a woman alone takes the last train south before the bridges go.',
  },
  shows: showsPeople,
  design: (scene) => ({ type: planType(scene), back: onStage(scene, paint), grain: 0.45, vignette: 0.25 }),
}
