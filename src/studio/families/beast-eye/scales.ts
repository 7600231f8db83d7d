// A hide of scales round an eye, and the eye itself: lids, an iris of fibres, a slit in which somebody is mirrored.
import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Palette } from '../../colour/palette.ts'
import { clamp, tau } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import { bloom } from '../../places/ground.ts'

export interface Eye {
  readonly x: number
  readonly y: number
  /** Half its width. */
  readonly r: number
  readonly tilt: number
}

/** Rows of overlapping scales, lit from the eye. */
export const paintScales = (easel: Easel, { deep, dark, mid, accent }: Palette, eye: Eye): void =>
  easel.part('skin', () => {
    const { ctx, extent, h, noise } = easel
    easel.fill(mix(deep, '#000000', 0.3))
    const size = eye.r * 0.27
    const rise = size * 0.42
    const rows = Math.ceil(h / rise) + 4
    for (let row = -2; row < rows; row++)
      for (let column = Math.floor(extent.x / size) - 1; column <= (extent.x + extent.w) / size + 1; column++) {
        const even = { x: (column + (row % 2 ? 0.5 : 0)) * size, y: row * rise }
        // Rows bend round the lids, and no scale lies quite as its neighbour.
        const bend = (noise.fractal(even.x / 300, even.y / 300, 2) - 0.5) * size * 1.5
        const [x, y] = [even.x + bend * 0.4, even.y + bend]
        const away = Math.hypot(x - eye.x, (y - eye.y) * 1.25) / eye.r
        const glow = clamp(1.5 - away * 0.6)
        const tone = mix(mix(deep, dark, noise.value(x / 90, y / 90)), mix(mid, accent, 0.6), glow * 0.7)
        const wide = size * (0.5 + noise.value(x / 60, y / 60 + 9) * 0.08)
        const fall = ctx.createLinearGradient(x - wide * 0.5, y - size * 0.6, x + wide * 0.3, y + size * 0.6)
        fall.addColorStop(0, mix(tone, '#000000', 0.7))
        fall.addColorStop(0.55, tone)
        fall.addColorStop(1, mix(tone, mix(accent, '#ffffff', 0.5), 0.16 + glow * 0.3))
        ctx.fillStyle = fall
        ctx.beginPath()
        ctx.moveTo(x, y - size * 0.7)
        ctx.bezierCurveTo(x + wide * 0.9, y - size * 0.5, x + wide, y + size * 0.1, x, y + size * 0.62)
        ctx.bezierCurveTo(x - wide, y + size * 0.1, x - wide * 0.9, y - size * 0.5, x, y - size * 0.7)
        ctx.fill()
        ctx.strokeStyle = withAlpha('#000000', 0.4)
        ctx.lineWidth = size * 0.025
        ctx.stroke()
      }
  })

const almond = (easel: Easel, r: number, open: number): void => {
  const { ctx } = easel
  ctx.beginPath()
  ctx.moveTo(-r, 0)
  ctx.bezierCurveTo(-r * 0.55, -r * 0.86 * open, r * 0.5, -r * 0.9 * open, r, r * 0.04)
  ctx.bezierCurveTo(r * 0.5, r * 0.72 * open, -r * 0.5, r * 0.74 * open, -r, 0)
  ctx.closePath()
}

const fibres = (easel: Easel, r: number, warm: Colour, hot: Colour, dark: Colour): void => {
  const { ctx } = easel
  const random = easel.random.sub('iris')
  for (let nth = 0; nth < 260; nth++) {
    const turn = random.next() * tau
    const [from, to] = [r * random.between(0.08, 0.4), r * random.between(0.6, 1)]
    ctx.strokeStyle = withAlpha(random.pick([warm, hot, dark, hot]), random.between(0.2, 0.75))
    ctx.lineWidth = r * random.between(0.004, 0.02)
    ctx.beginPath()
    ctx.moveTo(Math.cos(turn) * from, Math.sin(turn) * from)
    ctx.quadraticCurveTo(
      Math.cos(turn + 0.05) * r * 0.5,
      Math.sin(turn + 0.05) * r * 0.5,
      Math.cos(turn + random.between(-0.06, 0.06)) * to,
      Math.sin(turn) * to,
    )
    ctx.stroke()
  }
}

export const paintEye = (easel: Easel, { deep, accent, counter }: Palette, { x, y, r, tilt }: Eye): void => {
  const { ctx } = easel
  bloom(ctx, x, y, r * 1.7, accent, 0.5)
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(tilt)
  easel.part('eye', () => {
    for (const [share, alpha] of [
      [1.34, 0.28],
      [1.24, 0.45],
      [1.14, 0.8],
      [1.05, 1],
    ] as const) {
      ctx.fillStyle = withAlpha(mix(mix(deep, accent, 0.12), '#000000', 0.6), alpha)
      almond(easel, r * share, share)
      ctx.fill()
    }
    ctx.save()
    almond(easel, r, 1)
    ctx.clip()
    const iris = ctx.createRadialGradient(0, 0, r * 0.08, 0, 0, r)
    iris.addColorStop(0, mix(counter, '#fff1a8', 0.6))
    iris.addColorStop(0.4, mix(accent, counter, 0.6))
    iris.addColorStop(0.75, accent)
    iris.addColorStop(1, mix(accent, deep, 0.75))
    ctx.fillStyle = iris
    ctx.fillRect(-r, -r, r * 2, r * 2)
    fibres(easel, r, accent, mix(counter, '#fff1a8', 0.5), mix(accent, deep, 0.7))
    ctx.fillStyle = mix(deep, '#000000', 0.8)
    ctx.beginPath()
    ctx.moveTo(0, -r * 0.72)
    ctx.bezierCurveTo(r * 0.3, -r * 0.25, r * 0.3, r * 0.25, 0, r * 0.66)
    ctx.bezierCurveTo(-r * 0.3, r * 0.25, -r * 0.3, -r * 0.25, 0, -r * 0.72)
    ctx.fill()
    ctx.restore()
  })
  ctx.restore()
}

/** What lies over whoever is mirrored: the shade of the lid, and the light on the wet of the eye. */
export const paintLid = (easel: Easel, { light }: Palette, { x, y, r, tilt }: Eye): void => {
  const { ctx } = easel
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(tilt)
  easel.part('eye', () => {
    ctx.save()
    almond(easel, r, 1)
    ctx.clip()
    const lid = ctx.createLinearGradient(0, -r * 0.7, 0, r * 0.1)
    lid.addColorStop(0, withAlpha('#000000', 0.75))
    lid.addColorStop(1, withAlpha('#000000', 0))
    ctx.fillStyle = lid
    ctx.fillRect(-r, -r, r * 2, r * 1.3)
    ctx.restore()
    ctx.fillStyle = withAlpha(mix(light, '#ffffff', 0.6), 0.85)
    ctx.beginPath()
    ctx.ellipse(-r * 0.34, -r * 0.27, r * 0.13, r * 0.065, -0.5, 0, tau)
    ctx.fill()
  })
  ctx.restore()
}
