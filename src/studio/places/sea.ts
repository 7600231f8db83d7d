// Seas: swells in ranks, a sea seen from above, a light on a rock, a ship under sail.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { lerp, tau } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'

export interface SeaLight {
  readonly far: Colour
  readonly near: Colour
  readonly crest: Colour
}

export interface Swells extends SeaLight {
  readonly horizon: number
  readonly to: number
  /** Of the nearest wave, in units. */
  readonly height: number
  /** Which of the ranks to paint, of ten. */
  readonly from?: number
  readonly until?: number
}

export const swellRanks = 10

/** Where the crest of a rank is on the sheet. */
export const crestOf = (easel: Easel, { horizon, to, height }: Swells, rank: number): ((x: number) => number) => {
  const share = (rank + 1) / swellRanks
  const base = lerp(horizon, to, share ** 1.6)
  const long = easel.w * lerp(0.16, 0.75, share)
  const tall = height * share ** 1.3
  return (x) => {
    const swing = easel.noise.value(x / long + rank * 5.7, rank * 3.3)
    const chop = easel.noise.fractal(x / (long * 0.3) + rank, rank * 1.9, 2)
    return base - tall * (swing ** 1.5 * 0.85 + chop * 0.15)
  }
}

/** Ranks of waves, each with light along its crest and foam that slides down its back. */
export const paintSwells = (easel: Easel, sea: Swells): void =>
  easel.part('water', () => {
    const { ctx, extent } = easel
    const [left, right] = [extent.x - 20, extent.x + extent.w + 20]
    const { from = 0, until = swellRanks } = sea
    for (let rank = from; rank < until; rank++) {
      const share = (rank + 1) / swellRanks
      const crest = crestOf(easel, sea, rank)
      const tall = sea.height * share ** 1.3
      const base = lerp(sea.horizon, sea.to, share ** 1.6)
      const body = mix(sea.far, sea.near, share)
      const fill = ctx.createLinearGradient(0, base - tall, 0, base + tall * 1.1)
      fill.addColorStop(0, mix(body, sea.crest, 0.3 * (1 - share * 0.3)))
      fill.addColorStop(0.4, body)
      fill.addColorStop(1, mix(body, sea.near, 0.6))
      ctx.fillStyle = fill
      ctx.beginPath()
      ctx.moveTo(left, extent.y + extent.h + 20)
      for (let x = left; x <= right; x += 8) ctx.lineTo(x, crest(x))
      ctx.lineTo(right, extent.y + extent.h + 20)
      ctx.fill()
      ctx.lineCap = 'round'
      for (const [down, width, alpha] of [
        [0, 2 + share * 5, 0.65],
        [0.16, 1.5 + share * 3, 0.28],
        [0.34, 1.5 + share * 3, 0.2],
        [0.56, 1.5 + share * 2.5, 0.14],
      ] as const) {
        ctx.strokeStyle = withAlpha(sea.crest, alpha)
        ctx.lineWidth = width
        let isDrawing = false
        ctx.beginPath()
        for (let x = left; x <= right; x += 10) {
          const shown =
            easel.noise.value(x / (easel.w * 0.17) + rank * 9 + down * 31, rank + down * 7) > 0.44 + down * 0.3
          const y = crest(x) + down * tall * 1.3 + easel.noise.value(x / 70, rank + down * 5) * tall * 0.16
          if (shown && isDrawing) ctx.lineTo(x, y)
          else if (shown) ctx.moveTo(x, y)
          isDrawing = shown
        }
        ctx.stroke()
      }
    }
  })

/** The skin of a sea seen from straight above: swells as bands of light, foam in nets. */
export const paintSeaFromAbove = (easel: Easel, { far, near, crest }: SeaLight): void =>
  easel.part('water', () => {
    const { ctx, extent, noise, w, h } = easel
    const depth = ctx.createLinearGradient(0, 0, w * 0.35, h)
    depth.addColorStop(0, far)
    depth.addColorStop(1, near)
    ctx.fillStyle = depth
    ctx.fillRect(extent.x, extent.y, extent.w, extent.h)
    ctx.lineCap = 'round'
    const random = easel.random.sub('skin')
    const step = h * 0.019
    for (let row = -6; row < h / step + 6; row++)
      for (let at = -60; at < 16; at++) {
        const [x0, alpha] = [(at + random.next()) * w * 0.07, random.next()]
        const y0 = row * step + random.bell() * step * 0.4
        const long = w * random.between(0.03, 0.11)
        if (x0 + long < extent.x || x0 > extent.x + extent.w) continue
        const isLight = noise.fractal(x0 / (w * 0.3), y0 / (h * 0.07), 3) > 0.5
        ctx.strokeStyle = withAlpha(isLight ? crest : near, isLight ? 0.09 + alpha * 0.2 : 0.12 + alpha * 0.2)
        ctx.lineWidth = 3 + alpha * 6
        ctx.beginPath()
        ctx.moveTo(x0, y0)
        const sag = (noise.value(x0 / 90, y0 / 90) - 0.5) * step * 1.6
        ctx.quadraticCurveTo(x0 + long / 2, y0 + sag, x0 + long, y0 + (noise.value(x0 / 70 + 9, y0 / 70) - 0.5) * step)
        ctx.stroke()
      }
  })

/** A rowing boat from above, and the wake it draws. `turn`: 0 heads up the sheet. */
export const paintBoatFromAbove = (
  easel: Easel,
  at: { readonly x: number; readonly y: number; readonly long: number; readonly turn: number },
  colours: { readonly hull: Colour; readonly wood: Colour; readonly dark: Colour; readonly foam: Colour },
): void => {
  const { ctx } = easel
  const { x, y, long, turn } = at
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  easel.part('water', () => {
    const random = easel.random.sub('wake')
    for (const side of [-1, 1])
      for (let fleck = 0; fleck < 420; fleck++) {
        const away = random.next() ** 0.8
        const out = side * long * (0.12 + away * 0.75 + random.bell() * 0.08 * (0.2 + away))
        ctx.fillStyle = withAlpha(colours.foam, (1 - away) * 0.75)
        ctx.beginPath()
        ctx.ellipse(
          out,
          long * (0.1 + away * 3.4),
          long * 0.016 * random.between(0.4, 2.4),
          long * 0.009,
          side * 1.2,
          0,
          tau,
        )
        ctx.fill()
      }
    const trail = ctx.createLinearGradient(0, 0, 0, long * 3)
    trail.addColorStop(0, withAlpha(colours.foam, 0.2))
    trail.addColorStop(1, withAlpha(colours.foam, 0))
    ctx.fillStyle = trail
    ctx.beginPath()
    ctx.moveTo(-long * 0.12, long * 0.2)
    ctx.lineTo(long * 0.12, long * 0.2)
    ctx.lineTo(long * 0.4, long * 3)
    ctx.lineTo(-long * 0.4, long * 3)
    ctx.fill()
  })
  easel.part('dock', () => {
    const shell = (half: number, top: number, foot: number): void => {
      ctx.beginPath()
      ctx.moveTo(0, -long * top)
      ctx.bezierCurveTo(
        long * half,
        -long * top * 0.45,
        long * half * 1.15,
        long * foot * 0.5,
        long * half * 0.62,
        long * foot,
      )
      ctx.lineTo(-long * half * 0.62, long * foot)
      ctx.bezierCurveTo(-long * half * 1.15, long * foot * 0.5, -long * half, -long * top * 0.45, 0, -long * top)
      ctx.fill()
    }
    ctx.save()
    ctx.rotate(-turn)
    ctx.translate(long * 0.07, long * 0.09)
    ctx.rotate(turn)
    ctx.fillStyle = withAlpha(colours.dark, 0.5)
    shell(0.2, 0.52, 0.46)
    ctx.restore()
    ctx.fillStyle = colours.hull
    shell(0.2, 0.52, 0.46)
    ctx.fillStyle = mix(colours.wood, colours.dark, 0.45)
    shell(0.165, 0.45, 0.42)
    ctx.fillStyle = colours.wood
    for (const seat of [-0.2, 0.06, 0.3]) ctx.fillRect(-long * 0.165, long * seat, long * 0.33, long * 0.075)
    ctx.strokeStyle = mix(colours.wood, '#ffffff', 0.2)
    ctx.lineWidth = long * 0.018
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.moveTo(side * long * 0.06, long * 0.08)
      ctx.lineTo(side * long * 0.52, long * 0.24)
      ctx.stroke()
      ctx.save()
      ctx.translate(side * long * 0.56, long * 0.255)
      ctx.rotate(side * 0.34)
      ctx.fillStyle = colours.hull
      ctx.fillRect(-long * 0.07, -long * 0.022, long * 0.14, long * 0.05)
      ctx.restore()
    }
  })
  ctx.restore()
}

/** A tower of light on its rock. Answers where its lamp is. */
export const paintLight = (
  easel: Easel,
  at: { readonly x: number; readonly y: number; readonly height: number },
  colours: {
    readonly stone: Colour
    readonly band: Colour
    readonly dark: Colour
    readonly rock: Colour
    readonly lamp: Colour
  },
): { readonly x: number; readonly y: number } => {
  const { ctx } = easel
  const { x, y, height } = at
  const u = height / 100
  easel.part('rock', () => {
    for (const [shape, colour] of [
      ['M-62 24L-50 6L-34 2L-26-6L-10-5L0-9L16-6L30-8L40 2L58 6L76 24Z', colours.rock],
      ['M0-9L16-6L30-8L40 2L58 6L76 24H20L12 8L18-1Z', mix(colours.rock, colours.dark, 0.55)],
      ['M-50 6L-34 2L-30 12L-40 24H-62ZM-10-5L0-9L4 4L-8 20L-16 8Z', mix(colours.rock, colours.stone, 0.16)],
    ] as const) {
      ctx.fillStyle = colour
      ctx.beginPath()
      for (const sub of shape.split('Z'))
        for (const [nth, point] of [...sub.matchAll(/([MLH])(-?\d+)(?:[ ]?(-?\d+))?/g)].entries()) {
          const [px, py] = [Number(point[2]), point[3] === undefined ? 24 : Number(point[3])]
          if (nth === 0) ctx.moveTo(x + px * u, y + py * u)
          else ctx.lineTo(x + px * u, y + py * u)
        }
      ctx.fill()
    }
  })
  easel.part('buildings', () => {
    const half = (up: number): number => (9.5 - up * 0.048) * u
    const slice = (from: number, to: number, colour: Colour): void => {
      for (const [a, b, tint] of [
        [-1, -0.2, colour],
        [-0.21, 0.4, mix(colour, colours.dark, 0.2)],
        [0.39, 1, mix(colour, colours.dark, 0.5)],
      ] as const) {
        ctx.fillStyle = tint
        ctx.beginPath()
        ctx.moveTo(x + half(from) * a, y - from * u)
        ctx.lineTo(x + half(to) * a, y - to * u)
        ctx.lineTo(x + half(to) * b, y - to * u)
        ctx.lineTo(x + half(from) * b, y - from * u)
        ctx.fill()
      }
    }
    for (let band = 0; band < 5; band++)
      slice(band * 15.4 - 6, (band + 1) * 15.4, band % 2 ? colours.stone : colours.band)
    ctx.fillStyle = colours.dark
    ctx.fillRect(x - 8.5 * u, y - 80 * u, 17 * u, 3 * u)
    for (let post = -4; post <= 4; post++) ctx.fillRect(x + post * 2 * u - 0.2 * u, y - 84 * u, 0.4 * u, 5 * u)
    ctx.fillRect(x - 8.5 * u, y - 84 * u, 17 * u, 0.6 * u)
    for (const up of [14, 36, 58]) ctx.fillRect(x - 1.2 * u, y - up * u, 2.4 * u, 4.6 * u)
    ctx.beginPath()
    ctx.moveTo(x - 6.4 * u, y - 93 * u)
    ctx.quadraticCurveTo(x - 3 * u, y - 98 * u, x, y - 100 * u)
    ctx.quadraticCurveTo(x + 3 * u, y - 98 * u, x + 6.4 * u, y - 93 * u)
    ctx.fill()
  })
  easel.part('lights', () => {
    ctx.fillStyle = colours.lamp
    ctx.fillRect(x - 4.6 * u, y - 93 * u, 9.2 * u, 12.4 * u)
    ctx.fillStyle = colours.dark
    for (const bar of [-4.6, -1.6, 1.2, 4.2]) ctx.fillRect(x + bar * u, y - 93 * u, 0.5 * u, 12.4 * u)
  })
  return { x, y: y - 87 * u }
}
