// From inside: a wet pane with something beyond it, or a door ajar and a shadow on the floor.
import { mix, withAlpha } from '../../colour/colour.ts'
import { paintBokeh } from '../../paint/atmosphere/bokeh.ts'
import { paintFog } from '../../paint/atmosphere/fog.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { paintSky } from '../../paint/atmosphere/sky.ts'
import type { Easel } from '../../paint/easel.ts'
import { droplets } from '../../paint/materials/droplets.ts'
import { silhouette } from '../../paint/pen.ts'
import { drawBareTree } from '../../paint/scenery/bare-tree.ts'
import { drawMotif } from '../../paint/stamp.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { lampOf } from './window.ts'

/** Rain on the glass, the hero out of focus behind it. */
export const paintPane = (easel: Easel, scene: Scene, { zones }: SetType): void => {
  const { ctx, w, h } = easel
  const { palette, hero } = scene
  const { deep, dark, mid, soft } = palette
  const lamp = lampOf(scene)
  const short = Math.min(w, h)
  const ground = h * 0.86
  paintSky(easel, {
    stops: [mix(deep, '#000000', 0.15), mix(deep, dark, 0.7), mix(dark, mid, 0.6), mix(mid, soft, 0.4)],
    horizon: ground,
    cloudiness: 0.35,
  })
  const random = easel.random.sub('garden')
  easel.soft(9, (soften) => {
    for (let tree = 0; tree < 5; tree++)
      easel.part(
        'trees',
        () =>
          drawBareTree(soften, {
            x: w * random.between(0, 1),
            y: ground,
            height: h * random.between(0.3, 0.5),
            width: short * 0.03,
            colour: mix(dark, deep, random.between(0.2, 0.7)),
            random,
            forks: 7,
          }),
        soften,
      )
  })
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const x = w / 2 + side * w * 0.03
  drawGlow(ctx, { x: x + side * w * 0.1, y: h * 0.58, radius: short * 0.75, colour: lamp, strength: 0.85 })
  drawGlow(ctx, {
    x: x + side * w * 0.1,
    y: h * 0.58,
    radius: short * 0.3,
    colour: mix(lamp, '#ffffff', 0.5),
    strength: 0.75,
  })
  paintBokeh(easel, {
    colours: [lamp, palette.counter, palette.soft],
    count: 22,
    size: short * 0.035,
    strength: 0.6,
    box: { x: 0, y: h * 0.62, w, h: h * 0.24 },
  })
  paintFog(easel, { colour: mix(mid, soft, 0.4), from: h * 0.6, to: h * 0.95, strength: 0.28 })
  const lawn = ctx.createLinearGradient(0, ground - h * 0.04, 0, h)
  lawn.addColorStop(0, withAlpha(deep, 0))
  lawn.addColorStop(0.4, mix(deep, '#000000', 0.3))
  ctx.fillStyle = lawn
  ctx.fillRect(0, ground - h * 0.04, w, h)
  const height = Math.min(h * 0.42, (short * 0.74) / hero.width)
  const body = mix(deep, '#000000', 0.35)
  easel.soft(3.5, (soften) =>
    drawMotif(soften, hero, {
      x,
      y: ground + h * 0.015,
      height,
      flip: side < 0,
      tones: silhouette(body, mix(body, lamp, 0.6)),
      random: scene.random.sub('hero'),
    }),
  )
  if (!easel.isProof || zones.length === 0) droplets(easel, { count: 420, size: 17, trails: 0.22, avoid: zones })
  paintBars(easel, scene)
}

/** The bars of the window, near and dark, with a line of light along each edge. */
const paintBars = (easel: Easel, { palette }: Scene): void => {
  const { ctx, w, h } = easel
  const bar = Math.min(w, h) * 0.03
  const wood = mix(palette.deep, '#000000', 0.6)
  const lit = mix(palette.dark, palette.soft, 0.3)
  const rails = [
    [0, 0, w, bar * 0.9],
    [0, h - bar * 1.2, w, bar * 1.2],
    [0, 0, bar, h],
    [w - bar, 0, bar, h],
    [0, h * 0.435, w, bar * 0.85],
  ] as const
  for (const [x, y, wide, high] of rails) {
    ctx.fillStyle = wood
    ctx.fillRect(x, y, wide, high)
    ctx.fillStyle = withAlpha(lit, 0.5)
    if (wide > high) ctx.fillRect(x, y + high - 4, wide, 4)
    else ctx.fillRect(x < w / 2 ? x + wide - 4 : x, y, 4, high)
  }
}

/** A dark room, a door ajar, and whoever stands in the light with a shadow that reaches the reader. */
export const paintAjar = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h } = easel
  const { palette, hero } = scene
  const { deep, dark } = palette
  const lamp = lampOf(scene)
  const short = Math.min(w, h)
  const floor = h * 0.765
  const wall = ctx.createLinearGradient(0, 0, 0, floor)
  wall.addColorStop(0, mix(deep, '#000000', 0.35))
  wall.addColorStop(1, mix(deep, dark, 0.75))
  easel.fill(wall)
  ctx.fillStyle = withAlpha(mix(dark, palette.mid, 0.4), 0.2)
  const stripe = short / 16
  const first = stripe / 2 - Math.ceil(-easel.extent.x / (stripe * 2)) * stripe * 2
  for (let x = first; x < w; x += stripe * 2) ctx.fillRect(x, 0, stripe * 0.7, floor)
  const boards = ctx.createLinearGradient(0, floor, 0, h)
  boards.addColorStop(0, mix(deep, dark, 0.5))
  boards.addColorStop(1, mix(deep, '#000000', 0.6))
  ctx.fillStyle = boards
  ctx.fillRect(0, floor, w, h - floor)
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const wide = short * 0.33
  const x = w / 2 - side * short * 0.06
  const top = h * 0.4
  const frame = mix(dark, palette.soft, 0.2)
  ctx.fillStyle = frame
  ctx.fillRect(x - wide / 2 - short * 0.035, top - short * 0.035, wide + short * 0.07, floor - top + short * 0.035)
  const light = ctx.createLinearGradient(0, top, 0, floor)
  light.addColorStop(0, mix(lamp, palette.accent, 0.4))
  light.addColorStop(0.5, mix(lamp, '#ffffff', 0.35))
  light.addColorStop(1, lamp)
  ctx.fillStyle = light
  ctx.fillRect(x - wide / 2, top, wide, floor - top)
  const pool = ctx.createLinearGradient(0, floor, 0, h)
  pool.addColorStop(0, withAlpha(lamp, 0.95))
  pool.addColorStop(0.55, withAlpha(mix(lamp, palette.accent, 0.5), 0.3))
  pool.addColorStop(0.9, withAlpha(palette.accent, 0))
  easel.soft(7, (soften) => {
    soften.fillStyle = pool
    soften.beginPath()
    soften.moveTo(x - wide / 2, floor)
    soften.lineTo(x + wide / 2, floor)
    soften.lineTo(x + wide * 1.15 + side * wide * 0.5, h)
    soften.lineTo(x - wide * 1.15 + side * wide * 0.5, h)
    soften.fill()
  })
  const height = Math.min((floor - top) * 0.84, (wide * 0.9) / hero.width)
  const body = mix(deep, '#000000', 0.5)
  const tones = silhouette(body)
  easel.soft(8, (soften) => {
    soften.transform(1, 0, side * -0.24, -0.62, x + side * 0.24 * floor, floor * 1.62)
    drawMotif(soften, hero, {
      x: 0,
      y: floor,
      height,
      tones: silhouette(withAlpha(body, 0.8)),
      random: scene.random.sub('hero'),
    })
  })
  drawMotif(ctx, hero, { x, y: floor + 6, height, tones, random: scene.random.sub('hero') })
  const leaf = x + (side * wide) / 2
  const swing = side * wide * 0.62
  const door = ctx.createLinearGradient(leaf, 0, leaf + swing, 0)
  door.addColorStop(0, mix(palette.accent, deep, 0.55))
  door.addColorStop(1, mix(deep, dark, 0.7))
  ctx.fillStyle = door
  ctx.beginPath()
  ctx.moveTo(leaf, top)
  ctx.lineTo(leaf + swing, top - h * 0.016)
  ctx.lineTo(leaf + swing, floor + h * 0.034)
  ctx.lineTo(leaf, floor)
  ctx.fill()
  ctx.strokeStyle = withAlpha('#000000', 0.4)
  ctx.lineWidth = 7
  for (const [from, to] of [
    [0.08, 0.44],
    [0.52, 0.94],
  ] as const) {
    const high = floor - top
    ctx.strokeRect(
      Math.min(leaf + swing * 0.18, leaf + swing * 0.8),
      top + high * from,
      Math.abs(swing) * 0.62,
      high * (to - from),
    )
  }
  drawGlow(ctx, { x, y: top + (floor - top) * 0.5, radius: short * 0.62, colour: lamp, strength: 0.4 })
}
