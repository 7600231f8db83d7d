// Wide lands: dunes with a lit and a shaded face, mesas, ranges of peaks, other worlds in the sky.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { clamp, tau } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'

export interface Dune {
  /** The top of its ridge, and the foot where the ridge meets the lower edge of what is seen of it. */
  readonly x: number
  readonly y: number
  readonly footX: number
  readonly footY: number
  /** Height and half the width of its back. */
  readonly height: number
  readonly half: number
  readonly lit: Colour
  readonly shade: Colour
  readonly seed: number
}

/** A dune as two faces that part along a winding ridge. */
export const paintDune = (easel: Easel, dune: Dune): ((x: number) => number) => {
  const { ctx, extent, noise } = easel
  const { x, y, footX, footY, height, half, lit, shade, seed } = dune
  const bottom = extent.y + extent.h + 20
  const back = (at: number): number => {
    const away = (at - x) / half
    const rise = Math.exp(-(away * away) * (away < 0 ? 1.6 : 1.1))
    return y + height * (1 - rise) + (noise.fractal(at / (half * 0.8) + seed * 7, seed * 3, 2) - 0.5) * height * 0.16
  }
  easel.part('sand', () => {
    const fill = ctx.createLinearGradient(0, y, 0, y + height * 2.2)
    fill.addColorStop(0, mix(lit, '#ffffff', 0.08))
    fill.addColorStop(1, mix(lit, shade, 0.55))
    ctx.fillStyle = fill
    ctx.beginPath()
    ctx.moveTo(extent.x - 20, bottom)
    for (let at = extent.x - 20; at <= extent.x + extent.w + 20; at += 12) ctx.lineTo(at, back(at))
    ctx.lineTo(extent.x + extent.w + 20, bottom)
    ctx.fill()
    const dark = ctx.createLinearGradient(0, y, 0, footY)
    dark.addColorStop(0, shade)
    dark.addColorStop(1, mix(shade, lit, 0.14))
    ctx.fillStyle = dark
    ctx.beginPath()
    ctx.moveTo(x, back(x))
    const side = Math.sign(footX - x) || 1
    for (let at = x; side > 0 ? at > extent.x - 20 : at < extent.x + extent.w + 20; at -= side * 12)
      ctx.lineTo(at, back(at))
    ctx.lineTo(side > 0 ? extent.x - 20 : extent.x + extent.w + 20, footY + height)
    ctx.lineTo(footX, footY)
    ctx.bezierCurveTo(
      footX + side * half * 0.34,
      footY - (footY - y) * 0.42,
      x - side * half * 0.36,
      y + (footY - y) * 0.42,
      x,
      back(x),
    )
    ctx.fill()
  })
  return back
}

export interface Mesas {
  readonly ground: number
  readonly height: number
  readonly lit: Colour
  readonly shade: Colour
  readonly seed: number
}

/** Tables of rock with steep flanks and a foot of rubble. */
export const paintMesas = (easel: Easel, { ground, height, lit, shade, seed }: Mesas): void =>
  easel.part('rock', () => {
    const { ctx, extent, w } = easel
    const random = easel.random.sub(`mesas ${seed}`)
    for (let at = -w * 4; at < w * 1.1; ) {
      const wide = w * random.between(0.14, 0.42)
      const tall = height * random.between(0.35, 1)
      const step = random.between(0.5, 0.75)
      if (at + wide * 1.4 > extent.x && at - wide * 0.4 < extent.x + extent.w) {
        const top = ground - tall
        const face = (from: number, to: number, colour: Colour): void => {
          ctx.fillStyle = colour
          ctx.beginPath()
          ctx.moveTo(at + wide * (from === 0 ? -0.16 : from), ground + 4)
          ctx.lineTo(at + wide * (from === 0 ? 0.03 : from), ground - tall * 0.36)
          ctx.lineTo(at + wide * Math.max(from, 0.06), top)
          if (to > step) {
            ctx.lineTo(at + wide * Math.max(from, step), top)
            ctx.lineTo(at + wide * Math.max(from, step + 0.02), top + tall * 0.2)
            ctx.lineTo(at + wide * 0.94, top + tall * 0.22)
            ctx.lineTo(at + wide * 0.97, ground - tall * 0.34)
            ctx.lineTo(at + wide * 1.18, ground + 4)
          } else {
            ctx.lineTo(at + wide * to, top)
            ctx.lineTo(at + wide * to, ground + 4)
          }
          ctx.fill()
        }
        face(0, 1, lit)
        face(step * 0.72, 1, shade)
        ctx.strokeStyle = withAlpha(shade, 0.5)
        ctx.lineWidth = w * 0.0022
        for (let crack = 0; crack < 9; crack++) {
          const x = at + wide * random.between(0.08, 0.92)
          ctx.beginPath()
          ctx.moveTo(x, top + tall * random.between(0.24, 0.34))
          ctx.lineTo(x + wide * 0.004, ground - tall * random.between(0.1, 0.42))
          ctx.stroke()
        }
      }
      at += wide * random.between(1.25, 2.4)
    }
  })

export interface Range {
  /** Peaks by shares of the width, and how high they rise over the base. */
  readonly peaks: readonly (readonly [x: number, up: number])[]
  readonly base: number
  readonly rock: Colour
  readonly shade: Colour
  readonly snow: Colour | null
  readonly seed: number
}

/** Peaks in facets: a lit and a shaded flank, snow that hangs in the gullies. */
export const paintRange = (easel: Easel, { peaks, base, rock, shade, snow, seed }: Range): void =>
  easel.part('mountains', () => {
    const { ctx, w, extent } = easel
    const random = easel.random.sub(`range ${seed}`)
    const beyond = Array.from({ length: 16 }, (_, at): readonly [number, number] => [
      -0.3 - at * 0.32,
      (peaks[at % peaks.length]?.[1] ?? 0) * 0.85,
    ])
    for (const [share, up] of [...beyond, ...peaks].toSorted((one, other) => other[1] - one[1])) {
      const [x, half] = [share * w, up * 1.02]
      const own = random.sub(`${share}`)
      if (x + half < extent.x || x - half > extent.x + extent.w) continue
      const fold: (readonly [number, number])[] = []
      for (let step = 0; step <= 9; step++) {
        const down = step / 9
        fold.push([x + (step % 2 ? 0.05 : -0.07) * half * (0.2 + down) + half * 0.1 * down, base - up * (1 - down)])
      }
      const flank = (colour: Colour, side: number): void => {
        ctx.fillStyle = colour
        ctx.beginPath()
        for (const [px, py] of fold) ctx.lineTo(px, py)
        ctx.lineTo(x + side * half, base)
        ctx.lineTo(x + side * half * 0.48, base - up * (0.47 + own.between(-0.03, 0.05)))
        ctx.closePath()
        ctx.fill()
      }
      flank(shade, -1)
      flank(rock, 1)
      if (snow === null) continue
      for (const side of [-1, 1]) {
        ctx.fillStyle = side > 0 ? snow : mix(snow, shade, 0.42)
        const cap = up * 0.4
        ctx.beginPath()
        for (const [px, py] of fold.slice(0, 4)) ctx.lineTo(px, py)
        ctx.lineTo(x + side * half * 0.1, base - up + cap * 0.74)
        ctx.lineTo(x + side * half * 0.17, base - up + cap * 1.04)
        ctx.lineTo(x + side * half * 0.22, base - up + cap * 0.72)
        ctx.lineTo(x + side * half * 0.34, base - up + cap * 0.9)
        ctx.lineTo(x + side * half * 0.29, base - up * 0.72)
        ctx.closePath()
        ctx.fill()
      }
    }
  })

export interface World {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly light: Colour
  readonly body: Colour
  readonly dark: Colour
  readonly ring: Colour | null
}

/** A world that hangs in the sky, banded, lit from the left, with a ring before and behind it. */
export const paintWorld = (easel: Easel, { x, y, r, light, body, dark, ring }: World): void =>
  easel.part('planet', () => {
    const { ctx, noise } = easel
    const half = (from: number, to: number): void => {
      if (ring === null) return
      for (const [reach, width, alpha] of [
        [1.5, 0.16, 0.75],
        [1.76, 0.1, 0.5],
        [1.98, 0.05, 0.35],
      ] as const) {
        ctx.strokeStyle = withAlpha(ring, alpha)
        ctx.lineWidth = r * width * 0.4
        ctx.beginPath()
        ctx.ellipse(x, y, r * reach, r * reach * 0.2, -0.34, from, to)
        ctx.stroke()
      }
    }
    half(Math.PI, tau)
    ctx.save()
    ctx.beginPath()
    ctx.arc(x, y, r, 0, tau)
    ctx.clip()
    const fill = ctx.createLinearGradient(x - r, y - r * 0.4, x + r, y + r * 0.4)
    fill.addColorStop(0, light)
    fill.addColorStop(0.45, body)
    fill.addColorStop(0.95, dark)
    ctx.fillStyle = fill
    ctx.fillRect(x - r, y - r, r * 2, r * 2)
    ctx.translate(x, y)
    ctx.rotate(-0.34)
    for (let band = -1; band < 1; band += 0.07) {
      const tone = noise.value(band * 7, r * 0.01)
      ctx.fillStyle = withAlpha(tone > 0.5 ? light : dark, Math.abs(tone - 0.5) * 0.55)
      ctx.fillRect(-r, band * r, r * 2, r * 0.07 * (0.5 + clamp(tone)))
    }
    ctx.restore()
    half(0, Math.PI)
  })
