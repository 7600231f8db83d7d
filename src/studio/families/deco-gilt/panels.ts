// The four gilt sheets: skyline, fan, portal and panel.
import { mix, withAlpha } from '../../colour/colour.ts'
import { drawGlow } from '../../paint/atmosphere/glow.ts'
import { grown } from '../../paint/boxes.ts'
import type { Box, Context, Easel } from '../../paint/easel.ts'
import { metalColour } from '../../paint/materials/metal.ts'
import { castShadow } from '../../paint/materials/shadow.ts'
import { decoFrame } from '../../paint/ornament/frame-deco.ts'
import { scallops } from '../../paint/ornament/patterns.ts'
import type { Scene } from '../family.ts'
import { drawWire, heroShape, paintEnamel, type Setting, settingIn } from './enamel-hero.ts'
import { drawFan, drawRays, drawTowers, tracePanel, tracePortal } from './geometry.ts'

/** Rays that somebody may call by name. */
const paintRays = (easel: Easel, mask: Context, rays: Parameters<typeof drawRays>[1]): void =>
  easel.part('rays', () => drawRays(mask, rays), mask)

const marginOf = ({ w, h }: Scene): number => Math.min(w, h) * 0.036

/** A square, where the frame takes more of the height. */
export const isBroad = ({ w, h }: Scene): boolean => w > h * 0.8

const paintGround = (easel: Easel, { palette }: Scene, glowY: number): void => {
  easel.fill(mix(palette.deep, palette.dark, 0.3))
  const { ctx, w, h } = easel
  drawGlow(ctx, { x: w / 2, y: h * glowY, radius: Math.max(w, h) * 0.6, colour: palette.dark, strength: 0.9 })
}

/** Leaf laid over a whole mask at once: bands of light and shade run across it, as on a gilt binding. */
const gilding = (ctx: Context, { w, h, palette }: Scene) => {
  const metal = metalColour(palette.metal)
  const flash = mix(metal, '#ffffff', 0.55)
  const shade = mix(metal, palette.deep, 0.42)
  const bands = ctx.createLinearGradient(0, 0, w, h)
  for (const [at, colour] of [
    [0, metal],
    [0.1, flash],
    [0.22, shade],
    [0.36, metal],
    [0.47, flash],
    [0.58, metal],
    [0.7, shade],
    [0.84, flash],
    [1, metal],
  ] as const)
    bands.addColorStop(at, colour)
  return bands
}

/** Gilds frame, geometry and the hero's wire in one, then fills in the enamel. */
const gild = (easel: Easel, scene: Scene, setting: Setting, draw: (ctx: Context) => void): void => {
  const { w, h } = scene
  const margin = marginOf(scene)
  using shape = heroShape(easel, scene, setting)
  using gilt = easel.layer((ctx) => {
    ctx.fillStyle = '#ffffff'
    ctx.strokeStyle = '#ffffff'
    easel.part('lines', () => draw(ctx), ctx)
    drawWire(ctx, shape)
    const edge = { x: margin, y: margin, w: w - margin * 2, h: h - margin * 2 }
    easel.part('frame', () => decoFrame(ctx, edge, { weight: 9 }), ctx)
    ctx.globalCompositeOperation = 'source-in'
    ctx.fillStyle = gilding(ctx, scene)
    ctx.fillRect(0, 0, w, h)
  })
  castShadow(easel, gilt, { blur: 5, dx: 2, dy: 5, alpha: 0.6 })
  easel.lay(gilt)
  paintEnamel(easel, scene, setting)
}

/** Where a hero has its foot over a base line. */
const footOn = ({ hero }: Scene, base: number, tall: number): number =>
  hero.rests === 'air' || hero.rests === 'held' ? base - tall * 0.07 : base

export const paintSkyline = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  paintGround(easel, scene, 0.78)
  const base = h * (isBroad(scene) ? 0.745 : 0.77)
  const { ctx } = easel
  drawGlow(ctx, { x: w / 2, y: base, radius: h * 0.34, colour: palette.counter, strength: 0.5 })
  ctx.fillStyle = mix(palette.dark, palette.counter, 0.25)
  const inset = marginOf(scene) + 56
  ctx.fillRect(inset, base, w - inset * 2, h * 0.055)
  const tall = h * 0.33
  const setting = settingIn(scene, w / 2, footOn(scene, base, tall), tall, w * 0.46)
  gild(easel, scene, setting, (mask) => {
    paintRays(easel, mask, { x: w / 2, y: base, from: h * 0.2, to: h * 0.38, count: 44, aside: w / 2 - inset })
    const towers = { x: inset + 14, y: h * 0.43, w: w - inset * 2 - 28, h: base - h * 0.43 }
    drawTowers(mask, towers, setting.height * scene.hero.width * 0.5, easel.random.sub('towers'))
    mask.clearRect(inset, base, w - inset * 2, h * 0.07)
    mask.fillRect(inset, base - 5, w - inset * 2, 10)
    mask.fillRect(inset, base + 16, w - inset * 2, 3)
    scallops(mask, { x: inset, y: base + 26, w: w - inset * 2, h: h * 0.055 - 26 }, { size: w * 0.052, weight: 3.5 })
    mask.fillRect(inset, base + h * 0.055, w - inset * 2, 6)
  })
}

export const paintFan = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  paintGround(easel, scene, 0.8)
  const base = h * (isBroad(scene) ? 0.785 : 0.815)
  const radius = Math.min(w * 0.4, h * 0.31)
  const { ctx } = easel
  for (const [share, colour] of [
    [1, mix(palette.dark, palette.counter, 0.55)],
    [0.74, mix(palette.dark, palette.deep, 0.4)],
    [0.42, mix(palette.dark, palette.mid, 0.6)],
  ] as const) {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.arc(w / 2, base, radius * share, Math.PI, Math.PI * 2)
    ctx.fill()
  }
  const tall = radius * 1.14
  const setting = settingIn(scene, w / 2, footOn(scene, base, tall), tall, radius * 1.3)
  gild(easel, scene, setting, (mask) => {
    drawFan(mask, w / 2, base, radius)
    paintRays(easel, mask, {
      x: w / 2,
      y: base,
      from: radius * 1.04,
      to: radius * (isBroad(scene) ? 1.16 : 1.26),
      count: 28,
      aside: w * 0.43,
    })
    mask.fillRect(w / 2 - radius * 1.02, base - 4, radius * 2.04, 9)
    mask.fillRect(w / 2 - radius * 0.9, base + 16, radius * 1.8, 4)
    mask.fillRect(w / 2 - radius * 0.7, base + 30, radius * 1.4, 3)
  })
}

export const paintPortal = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  paintGround(easel, scene, 0.35)
  const base = h * 0.6
  const outer: Box = {
    x: w / 2 - Math.min(w * 0.36, h * 0.28),
    y: h * 0.11,
    w: Math.min(w * 0.72, h * 0.56),
    h: base - h * 0.11,
  }
  const doors = [0, 1, 2, 3].map((at) => {
    const by = at * outer.w * 0.048
    return { x: outer.x + by, y: outer.y + by, w: outer.w - by * 2, h: outer.h - by }
  })
  const { ctx } = easel
  for (const [at, door] of doors.entries()) {
    tracePortal(ctx, door)
    ctx.fillStyle = at % 2 ? mix(palette.deep, palette.dark, 0.4) : mix(palette.dark, palette.counter, 0.4)
    easel.part('arch', () => ctx.fill())
  }
  const inner = doors.at(-1) ?? outer
  tracePortal(ctx, inner)
  const dawn = ctx.createLinearGradient(0, inner.y, 0, base)
  dawn.addColorStop(0, mix(palette.deep, palette.dark, 0.6))
  dawn.addColorStop(0.7, mix(palette.dark, palette.mid, 0.8))
  dawn.addColorStop(1, mix(palette.mid, palette.soft, 0.5))
  ctx.fillStyle = dawn
  ctx.fill()
  const tall = h * 0.34
  const setting = settingIn(scene, w / 2, footOn(scene, base, tall), tall, inner.w * 0.84)
  gild(easel, scene, setting, (mask) => {
    mask.save()
    tracePortal(mask, inner)
    mask.clip()
    paintRays(easel, mask, { x: w / 2, y: base, from: h * 0.1, to: h * 0.6, count: 30, aside: w / 2 })
    mask.restore()
    for (const [at, door] of doors.entries()) {
      mask.lineWidth = at === 0 ? 10 : 5
      tracePortal(mask, door)
      mask.stroke()
    }
    for (let step = 0; step < 3; step++)
      mask.fillRect(outer.x - step * 44 - 20, base + step * 18, outer.w + step * 88 + 40, step === 0 ? 9 : 5)
  })
}

export const paintPanel = (easel: Easel, scene: Scene): void => {
  const { w, h, palette } = scene
  easel.fill(mix(palette.dark, palette.counter, 0.35))
  const { ctx } = easel
  const margin = marginOf(scene)
  ctx.fillStyle = withAlpha(metalColour(palette.metal), 0.6)
  scallops(ctx, { x: 0, y: 0, w, h }, { size: Math.min(w, h) * 0.088, weight: 4 })
  const panel = { x: w * 0.12, y: h * 0.1, w: w * 0.76, h: h * 0.8 }
  const step = Math.min(w, h) * 0.045
  tracePanel(ctx, grown(panel, 14), step)
  ctx.fillStyle = mix(palette.deep, palette.dark, 0.25)
  ctx.fill()
  ctx.fillRect(0, 0, w, margin * 1.4)
  ctx.fillRect(0, h - margin * 1.4, w, margin * 1.4)
  ctx.fillRect(0, 0, margin * 1.4, h)
  ctx.fillRect(w - margin * 1.4, 0, margin * 1.4, h)
  const base = h * 0.47
  const tall = h * 0.27
  drawGlow(ctx, { x: w / 2, y: base - tall / 2, radius: h * 0.2, colour: palette.counter, strength: 0.55 })
  const setting = settingIn(scene, w / 2, footOn(scene, base, tall), tall, w * 0.5)
  gild(easel, scene, setting, (mask) => {
    paintRays(easel, mask, { x: w / 2, y: base, from: h * 0.14, to: h * 0.29, count: 34, aside: w * 0.355 })
    mask.fillRect(w * 0.24, base, w * 0.52, 8)
    mask.fillRect(w * 0.3, base + 18, w * 0.4, 3.5)
    for (const [by, weight] of [
      [0, 10],
      [-22, 3.5],
    ] as const) {
      mask.lineWidth = weight
      tracePanel(mask, grown(panel, by), step)
      mask.stroke()
    }
  })
}
