// The cameo itself: wallpaper, stone, carving, frame and roses.

import { mix, shift } from '../../colour/colour.ts'
import { jewellersRig, metalOf } from '../../light/gilding.ts'
import { paintLitShape } from '../../light/lit-shape.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { type BloomSpot, drawArrangement, layLit, type SprigSpot } from '../../paint/flora/lit-arrangement.ts'
import { cutPaper } from '../../paint/materials/cut-paper.ts'
import { metalColour } from '../../paint/materials/metal.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { hangDamask } from '../../paint/ornament/damask-wall.ts'
import { insetFrame } from '../../paint/ornament/frame.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { Scene } from '../family.ts'
import { isBroad } from '../zones.ts'
import { drawOvalFrame, type Oval, traceOval } from './oval-frame.ts'

/** Half the width of the oval as a share of the shorter side, and the height of its middle; on a portrait sheet and on a broad one. */
const ovals: Readonly<Record<string, readonly [tall: readonly [number, number], broad: readonly [number, number]]>> = {
  oval: [
    [0.28, 0.345],
    [0.19, 0.364],
  ],
  portrait: [
    [0.256, 0.607],
    [0.172, 0.588],
  ],
  miniature: [
    [0.21, 0.263],
    [0.145, 0.281],
  ],
}

const ovalOf = (scene: Scene): Oval => {
  const { w, h, layout } = scene
  const [tall, broad] = ovals[layout] ?? [
    [0.28, 0.345],
    [0.19, 0.364],
  ]
  const [size, level] = isBroad(scene) ? broad : tall
  const rx = Math.min(w, h) * size
  return { x: w / 2, y: h * level, rx, ry: rx * 1.25 }
}

const paintWallpaper = asPart('wall', (easel: Easel, { palette, layout }: Scene): void => {
  const { ctx, w, h } = easel
  const wall = palette.hues[0]
  const fall = ctx.createRadialGradient(w * 0.45, h * 0.4, 0, w * 0.5, h * 0.5, Math.max(w, h) * 0.72)
  fall.addColorStop(0, shift(wall, { l: 0.035 }))
  fall.addColorStop(1, shift(wall, { l: -0.06 }))
  easel.fill(fall)
  const m = Math.min(w, h)
  hangDamask(easel, m * (layout === 'miniature' ? 0.2 : 0.25), mix(wall, palette.mid, 0.24))
  ctx.fillStyle = metalColour(palette.metal)
  insetFrame(ctx, { x: m * 0.032, y: m * 0.032, w: w - m * 0.064, h: h - m * 0.064 }, { weight: 6, corner: 'scoop' })
})

/** The stone: a shaded oval, its rim sunk below the frame. */
const paintStone = asPart('oval', (easel: Easel, { palette }: Scene, oval: Oval, unit: number): void => {
  const { ctx } = easel
  using shape = easel.layer(
    (own) => {
      traceOval(own, oval, unit * 1.7)
      own.fill()
    },
    { detail: 0.25 },
  )
  castShadow(easel, shape, { blur: 40, dx: 10, dy: 30, alpha: 0.6 })
  const stone = palette.hues[1]
  const glaze = ctx.createRadialGradient(
    oval.x - oval.rx * 0.35,
    oval.y - oval.ry * 0.45,
    0,
    oval.x,
    oval.y,
    oval.ry * 1.1,
  )
  glaze.addColorStop(0, shift(stone, { l: 0.07 }))
  glaze.addColorStop(0.6, stone)
  glaze.addColorStop(1, shift(stone, { l: -0.17 }))
  ctx.fillStyle = glaze
  traceOval(ctx, oval, unit)
  ctx.fill()
})

/** The carving, in the ivory of a cameo. */
const carve = (easel: Easel, { hero, palette }: Scene, oval: Oval): void => {
  const isBust = hero.id.startsWith('profile')
  const height = Math.min(oval.ry * (isBust ? 1.55 : 1.5), (oval.rx * 1.64) / hero.width)
  const foot = oval.y + height / 2 + (isBust ? oval.ry * 0.06 : 0)
  const ivory = {
    body: palette.light,
    shade: mix(palette.soft, palette.light, 0.45),
    light: mix(palette.light, '#ffffff', 0.75),
    accent: mix(palette.light, palette.counter, 0.35),
    line: mix(palette.hues[1], palette.soft, 0.35),
  }
  const box: Box = { x: oval.x - oval.rx, y: oval.y - oval.ry, w: oval.rx * 2, h: oval.ry * 2 }
  cutPaper(
    easel,
    (ctx) => drawMotif(ctx, hero, { x: oval.x, y: foot, height, tones: ivory, random: easel.random.sub('hero') }),
    { lift: 9, shadow: 0.5, tooth: 0.3, edge: 0.6, box },
  )
}

const dress = (easel: Easel, { palette }: Scene, oval: Oval): void => {
  const s = oval.rx * 0.24
  const [x, y] = [oval.x, oval.y + oval.ry + s * 0.35]
  const random = easel.random.sub('dress')
  const sprigs: SprigSpot[] = [-1, 1].flatMap((side) =>
    [0.12, 0.42, 0.75, -0.18].map((lift, at) => ({
      x: x + side * s * 0.6,
      y,
      kind: at % 2 === 0 ? ('leafy' as const) : ('olive' as const),
      turn: side > 0 ? -lift : Math.PI + lift,
      length: s * (4 - at * 0.55) * random.between(0.85, 1),
      depth: at * 0.12,
    })),
  )
  const bloom = (dx: number, dy: number, radius: number, second = false): BloomSpot => ({
    x: x + dx * s,
    y: y + dy * s,
    radius: radius * s,
    kind: second ? 'peony' : 'rose',
    colour: second ? palette.hues[4] : palette.hues[2],
    tilt: 0.1,
  })
  const blooms = [
    bloom(-1.75, -0.12, 0.55, true),
    bloom(1.8, -0.16, 0.55, true),
    bloom(-0.95, 0.05, 0.8),
    bloom(1, 0.02, 0.76),
    bloom(0, 0.22, 0.95, true),
  ]
  layLit(
    easel,
    (ctx) =>
      drawArrangement(
        easel,
        ctx,
        { sprigs, blooms, leaf: palette.hues[3], fruit: palette.accent, ground: palette.hues[0], velvet: 0.4 },
        random,
      ),
    {
      from: { x: oval.x - oval.rx, y: oval.y },
      reach: oval.ry * 2.2,
      shade: palette.deep,
      strength: 0.5,
      shadow: 0.5,
      box: { x: 0, y: y - s * 4.5, w: easel.w, h: s * 8 },
    },
  )
}

export const paintCameo = (easel: Easel, scene: Scene): void => {
  const oval = ovalOf(scene)
  const unit = oval.rx * 0.105
  paintWallpaper(easel, scene)
  paintStone(easel, scene, oval, unit)
  carve(easel, scene, oval)
  const box: Box = {
    x: oval.x - oval.rx * 1.3,
    y: oval.y - oval.ry - unit * 6,
    w: oval.rx * 2.6,
    h: oval.ry * 2 + unit * 12,
  }
  const gilt = { stuff: metalOf(scene.palette, { cap: 0.05 }), rig: jewellersRig(scene.palette), shadow: 0.8 }
  if (!easel.without.has('border'))
    easel.part('frame', () => paintLitShape(easel, (ctx) => drawOvalFrame(ctx, oval, unit), box, unit * 6, gilt))
  if (scene.layout !== 'miniature') dress(easel, scene, oval)
}
