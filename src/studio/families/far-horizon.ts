// Far horizon: one small person, or nobody, in a land without end: dunes under a great sun, a road to the mesas, the ground of another world.
import { mix, withAlpha } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import { showsPeople, showTroupe } from '../figures/covers/stage.ts'
import { paintGlow } from '../paint/atmosphere/glow.ts'
import type { Easel } from '../paint/easel.ts'
import { paintDune, paintMesas, paintWorld } from '../places/far.ts'
import { fillDisc, fillGround, fillSky } from '../places/ground.ts'
import { standing } from '../places/of-book.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const stars = (easel: Easel, to: number, colour: string): void =>
  easel.part('stars', () => {
    const { ctx, w } = easel
    const random = easel.random.sub('stars')
    for (let star = 0; star < 900; star++) {
      const [x, y, r] = [random.between(-4, 1) * w, random.next() ** 1.3 * to, 0.9 + random.next() ** 5 * 4.6]
      ctx.fillStyle = withAlpha(colour, random.between(0.2, 0.95))
      ctx.beginPath()
      ctx.arc(x, y, r, 0, 7)
      ctx.fill()
    }
  })

const somebodySmall = (easel: Easel, scene: Scene, x: number, y: number, height: number, side: number): void => {
  const troupe = standing(scene, {
    facing: 'away',
    among: ['walk', 'stand', 'stroll', 'lookup', 'watching', 'hand-in-hand'],
  })
  if (troupe === null) return
  const { palette } = scene
  const { ctx } = easel
  easel.part('shadow', () => {
    ctx.fillStyle = withAlpha(palette.deep, 0.45)
    ctx.beginPath()
    ctx.moveTo(x - height * 0.07, y)
    ctx.lineTo(x + height * 0.07, y)
    ctx.lineTo(x + side * height * 1.5, y + height * 0.34)
    ctx.lineTo(x + side * height * 1.34, y + height * 0.37)
    ctx.fill()
  })
  showTroupe(easel, troupe, {
    x,
    y,
    height,
    look: {
      manner: 'lit',
      light: [-side * 0.8, -0.5],
      dark: mix(palette.deep, '#000000', 0.1),
      keep: 0.45,
      rim: palette.light,
      edge: 0.05,
    },
  })
}

const dunes = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  fillSky(easel, h * 0.7, [
    [0, mix(mid, dark, 0.3)],
    [0.6, mix(soft, accent, 0.15)],
    [1, mix(light, soft, 0.3)],
  ])
  fillGround(easel, 'sand', h * 0.66, [
    [0, mix(soft, accent, 0.42)],
    [1, mix(dark, mid, 0.22)],
  ])
  const sun = { x: w * 0.63, y: h * 0.475, r: Math.min(w * 0.27, h * 0.19) }
  paintGlow(easel, { x: sun.x, y: sun.y, radius: sun.r * 3, colour: light, strength: 0.5 })
  fillDisc(easel, 'sun', sun.x, sun.y, sun.r, mix(light, '#ffffff', 0.25))
  const sand = mix(soft, accent, 0.42)
  paintDune(easel, {
    x: w * 0.22,
    y: h * 0.575,
    footX: w * 0.4,
    footY: h * 0.74,
    height: h * 0.1,
    half: w * 0.62,
    lit: mix(sand, light, 0.4),
    shade: mix(mid, sand, 0.45),
    seed: 1,
  })
  paintDune(easel, {
    x: w * 0.86,
    y: h * 0.62,
    footX: w * 0.56,
    footY: h * 0.86,
    height: h * 0.13,
    half: w * 0.66,
    lit: mix(sand, light, 0.14),
    shade: mix(mid, dark, 0.3),
    seed: 2,
  })
  const back = paintDune(easel, {
    x: w * 0.36,
    y: h * 0.7,
    footX: w * 0.8,
    footY: h * 1.04,
    height: h * 0.2,
    half: w * 0.72,
    lit: sand,
    shade: mix(dark, mid, 0.22),
    seed: 4,
  })
  easel.part('shadow', () => {
    const fall = easel.ctx.createLinearGradient(0, h * 0.86, 0, h)
    fall.addColorStop(0, withAlpha(deep, 0))
    fall.addColorStop(1, withAlpha(deep, 0.75))
    easel.ctx.fillStyle = fall
    easel.ctx.fillRect(easel.extent.x, h * 0.86, easel.extent.w, h)
  })
  somebodySmall(easel, scene, w * 0.38, back(w * 0.38) + h * 0.004, h * 0.075, -1)
}

const road = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  const { ctx } = easel
  const horizon = h * 0.64
  fillSky(easel, horizon, [
    [0, dark],
    [0.45, mid],
    [0.8, mix(soft, accent, 0.3)],
    [1, light],
  ])
  paintGlow(easel, { x: w * 0.5, y: horizon, radius: h * 0.4, colour: light, strength: 0.6 })
  paintMesas(easel, {
    ground: horizon + 2,
    height: h * 0.1,
    lit: mix(soft, mid, 0.35),
    shade: mix(mid, soft, 0.35),
    seed: 3,
  })
  paintMesas(easel, {
    ground: horizon + h * 0.012,
    height: h * 0.2,
    lit: mix(accent, mid, 0.35),
    shade: mix(dark, mid, 0.45),
    seed: 10,
  })
  fillGround(easel, 'sand', horizon + h * 0.01, [
    [0, mix(soft, accent, 0.35)],
    [0.35, mix(accent, mid, 0.5)],
    [1, mix(dark, deep, 0.5)],
  ])
  easel.part('road', () => {
    const [x, top] = [w * 0.5, horizon + h * 0.01]
    const wide = w * 0.62
    const fill = ctx.createLinearGradient(0, top, 0, h)
    fill.addColorStop(0, mix(mid, soft, 0.4))
    fill.addColorStop(1, deep)
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.moveTo(x - 3, top)
    ctx.lineTo(x + 3, top)
    ctx.lineTo(x + wide, h * 1.06)
    ctx.lineTo(x - wide, h * 1.06)
    ctx.fill()
    const drop = h * 1.06 - top
    const dash = (from: number, to: number, at: number, thick: number): void => {
      ctx.beginPath()
      ctx.moveTo(x + wide * from * (at - thick), top + drop * from)
      ctx.lineTo(x + wide * from * (at + thick), top + drop * from)
      ctx.lineTo(x + wide * to * (at + thick), top + drop * to)
      ctx.lineTo(x + wide * to * (at - thick), top + drop * to)
      ctx.fill()
    }
    ctx.fillStyle = mix(light, soft, 0.2)
    for (const side of [-0.93, 0.93]) dash(0, 1, side, 0.012)
    ctx.fillStyle = mix(palette.counter, light, 0.3)
    for (let depth = 30; depth > 1.95; depth *= 0.78) dash(1 / depth, 1 / (depth * 0.88), 0, 0.018)
  })
  somebodySmall(easel, scene, w * 0.5, h * 0.8, h * 0.13, 1)
}

const world = (easel: Easel, scene: Scene): void => {
  const { palette, random, w, h } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  const horizon = h * 0.74
  fillSky(easel, horizon, [
    [0, mix(deep, '#000000', 0.25)],
    [0.5, dark],
    [0.85, mid],
    [1, mix(soft, accent, 0.35)],
  ])
  fillGround(easel, 'sand', horizon - 2, [
    [0, mix(accent, mid, 0.5)],
    [1, mix(deep, dark, 0.5)],
  ])
  stars(easel, horizon * 0.8, light)
  const has = random.sub('ring').chance(0.6)
  paintWorld(easel, {
    x: w * 0.62,
    y: h * 0.46,
    r: Math.min(w * 0.3, h * 0.2),
    light: mix(light, accent, 0.2),
    body: mix(accent, mid, 0.35),
    dark: mix(deep, dark, 0.6),
    ring: has ? light : null,
  })
  fillDisc(easel, 'moon', w * 0.2, h * 0.4, Math.min(w, h) * 0.03, mix(light, soft, 0.3))
  paintMesas(easel, {
    ground: horizon + 2,
    height: h * 0.09,
    lit: mix(mid, soft, 0.4),
    shade: mix(mid, dark, 0.3),
    seed: 21,
  })
  paintDune(easel, {
    x: w * 0.16,
    y: h * 0.735,
    footX: w * 0.34,
    footY: h * 0.86,
    height: h * 0.06,
    half: w * 0.6,
    lit: mix(accent, mid, 0.5),
    shade: mix(dark, mid, 0.4),
    seed: 6,
  })
  const back = paintDune(easel, {
    x: w * 0.7,
    y: h * 0.8,
    footX: w * 0.3,
    footY: h * 1.05,
    height: h * 0.11,
    half: w * 0.85,
    lit: mix(accent, dark, 0.42),
    shade: mix(deep, dark, 0.5),
    seed: 8,
  })
  somebodySmall(easel, scene, w * 0.66, back(w * 0.66) + h * 0.006, h * 0.1, 1)
  easel.part('shadow', () => {
    const fall = easel.ctx.createLinearGradient(0, h * 0.86, 0, h)
    fall.addColorStop(0, withAlpha(deep, 0))
    fall.addColorStop(1, withAlpha(deep, 0.85))
    easel.ctx.fillStyle = fall
    easel.ctx.fillRect(easel.extent.x, h * 0.86, easel.extent.w, h)
  })
}

const painters: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = { dunes, road, world }

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.065, 0.05, 0.935, layout === 'world' ? 0.255 : layout === 'dunes' ? 0.275 : 0.33),
        ink: palette.ink,
        line: palette.light,
        upper: true,
        maxSize: 400,
        leading: 0.9,
        tracking: 0.03,
        effect: { shadow: { colour: palette.deep, blur: 0.12, alpha: 0.4 } },
      }),
      authorStack(scene, area(scene, 0.08, 0.91, 0.92, 0.965), palette.ink),
    ],
  }
}

export const farHorizon: Family = {
  id: 'far-horizon',
  name: 'Far Horizon',
  look: 'landscape',
  templateType: 'illustrated',
  genreBuckets: [
    'Science Fiction:hard-sf',
    'Science Fiction:space-opera',
    'Fantasy:epic-fantasy',
    'Science Fiction:dystopian',
    'Biography & Memoir:inspirational',
    'Young Adult:*',
    'Science Fiction:*',
  ],
  moods: ['epic', 'melancholic', 'mysterious', 'uplifting'],
  technique: 'a flat wide land in two faces of light under a great disc',
  lettering: 'wide capitals over an empty sky',
  palettes: [...palettesOf('orbit'), ...palettesOf('sunset')],
  pairings: [
    { title: 'bebas-neue', text: 'jost' },
    { title: 'cinzel-bold', text: 'josefin' },
    { title: 'jost-bold', text: 'jost' },
    { title: 'league-gothic', text: 'josefin' },
  ],
  layouts: [
    { id: 'dunes', phrase: 'dunes with a lit and a shaded face under a great sun', isEndless: true },
    { id: 'road', phrase: 'a road running to the mesas on the horizon', isEndless: true },
    { id: 'world', phrase: 'the ground of another world, a planet in its sky', isEndless: true },
  ],
  heroes: [
    'astronaut',
    'cloaked-traveller',
    'cowboy',
    'woman-standing',
    'man-in-coat',
    'child',
    'two-people',
    'runner',
  ],
  sample: {
    title: 'Ninety Days of Dust',
    subtitle: 'Nobody is coming. Somebody is here.',
    author: 'R. K. Adeyemi',
    summary:
      'The last surveyor of an abandoned colony on a desert planet walks four hundred kilometres towards a light that should not be burning.',
  },
  shows: showsPeople,
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => painters[scene.layout]?.(easel, scene),
    grain: 0.4,
    vignette: 0.2,
  }),
}
