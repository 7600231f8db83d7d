// Woods: ranks of trunks that pale into the light, a wood seen from its floor straight up, and pines on a slope.
import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { lerp, tau } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import type { Random } from '../paint/random.ts'

export interface WoodLight {
  readonly air: Colour
  readonly near: Colour
  readonly glow: Colour
}

const trunk = (ctx: Context, x: number, top: number, foot: number, thick: number, random: Random): void => {
  const lean = random.bell() * thick * 0.9
  const bend = random.bell() * thick * 0.5
  ctx.beginPath()
  ctx.moveTo(x + lean - thick * 0.3, top)
  ctx.quadraticCurveTo(x - thick * 0.4 + bend, (top + foot) / 2, x - thick * 0.52, foot - thick)
  ctx.quadraticCurveTo(x - thick * 0.62, foot - thick * 0.2, x - thick * 1.15, foot + thick * 0.12)
  ctx.lineTo(x + thick * 1.1, foot + thick * 0.12)
  ctx.quadraticCurveTo(x + thick * 0.6, foot - thick * 0.2, x + thick * 0.5, foot - thick)
  ctx.quadraticCurveTo(x + thick * 0.4 + bend, (top + foot) / 2, x + lean + thick * 0.3, top)
  ctx.fill()
}

const bough = (ctx: Context, x: number, y: number, long: number, side: number, thick: number, random: Random): void => {
  ctx.lineWidth = thick
  ctx.beginPath()
  ctx.moveTo(x, y)
  const rise = long * random.between(0.15, 0.5)
  ctx.quadraticCurveTo(x + side * long * 0.5, y - rise * 0.2, x + side * long, y - rise)
  ctx.stroke()
  if (thick < 3) return
  bough(ctx, x + side * long * 0.55, y - rise * 0.35, long * 0.45, side, thick * 0.5, random)
  bough(ctx, x + side * long, y - rise, long * 0.5, random.chance(0.6) ? side : -side, thick * 0.5, random)
}

export interface Ranks extends WoodLight {
  /** Where the farthest trunks stand, and where the nearest do. */
  readonly far: number
  readonly floor: number
  /** Where the light is, and half the clearing round it. */
  readonly x: number
  readonly clear: number
  readonly from: number
  readonly to: number
}

const rankCount = 6

/** Ranks from `from` to `to` of six: the last may be drawn over the type. */
export const paintTrunks = (easel: Easel, wood: Ranks): void => {
  const { ctx, extent, w, h } = easel
  for (let rank = wood.from; rank < wood.to; rank++) {
    const share = rank / (rankCount - 1)
    const bark = mix(wood.air, wood.near, share ** 0.75)
    const random = easel.random.sub(`rank ${rank}`)
    const thick = Math.min(w, h) * lerp(0.008, 0.085, share ** 1.7)
    const gap = thick * lerp(4.2, 4.6, share)
    const foot = lerp(wood.far, wood.floor, share ** 1.5)
    easel.part('trees', () => {
      for (let x = -w * 4; x < w * 1.15; x += gap * random.between(0.6, 1.5)) {
        const own = random.sub(`${Math.round(x)}`)
        if (Math.abs(x - wood.x) < wood.clear * (0.35 + share * 0.75)) continue
        if (x < extent.x - thick * 8 || x > extent.x + extent.w + thick * 8) continue
        const size = thick * own.between(0.6, 1.25)
        const side = Math.sign(wood.x - x)
        const round = ctx.createLinearGradient(x - size * 0.5, 0, x + size * 0.5, 0)
        const lit = mix(bark, wood.glow, 0.42 * (1 - share * 0.55))
        round.addColorStop(side > 0 ? 0 : 1, bark)
        round.addColorStop(0.7 * (side > 0 ? 1 : 0.43), mix(bark, wood.glow, 0.08))
        round.addColorStop(side > 0 ? 1 : 0, lit)
        ctx.fillStyle = round
        ctx.strokeStyle = bark
        ctx.lineCap = 'round'
        trunk(ctx, x, extent.y - 20, foot + own.bell() * size * 0.3, size, own)
        for (let branch = 0; branch < 3; branch++)
          bough(
            ctx,
            x,
            h * own.between(0.02, 0.42),
            size * own.between(1.6, 3.6),
            own.chance(0.5) ? 1 : -1,
            size * 0.16,
            own,
          )
      }
    })
    easel.part('fog', () => {
      const mist = ctx.createLinearGradient(0, foot - h * 0.2, 0, foot + h * 0.03)
      mist.addColorStop(0, withAlpha(wood.air, 0))
      mist.addColorStop(1, withAlpha(mix(wood.air, wood.glow, 0.3), 0.4 * (1 - share)))
      ctx.fillStyle = mist
      ctx.fillRect(extent.x, foot - h * 0.2, extent.w, h * 0.25)
    })
  }
}

/** Leaves in clusters, as they hang into a picture from above; `depth` units deep at `x`. */
export const paintCanopy = (
  easel: Easel,
  depth: (x: number) => number,
  tones: readonly [Colour, ...Colour[]],
  size: number,
  seed: string,
): void =>
  easel.part('leaves', () => {
    const { ctx, extent, w } = easel
    const random = easel.random.sub(`canopy ${seed}`)
    for (let x = -w * 4; x < w * 1.1; x += size * 0.55) {
      const own = random.sub(`${Math.round(x / size)}`)
      if (x < extent.x - size * 4 || x > extent.x + extent.w + size * 4) continue
      const deep = depth(x)
      for (let y = extent.y - size; y < extent.y + deep; y += size * 0.5) {
        const fringe = (y - extent.y) / Math.max(1, deep)
        if (own.next() < fringe ** 2 * 0.8) continue
        ctx.fillStyle = own.pick(tones)
        ctx.beginPath()
        ctx.ellipse(
          x + own.bell() * size * 0.5,
          y + own.bell() * size * 0.4,
          size * own.between(0.22, 0.46),
          size * own.between(0.1, 0.2),
          own.between(-1, 1),
          0,
          tau,
        )
        ctx.fill()
      }
    }
  })

const fern = (ctx: Context, x: number, y: number, long: number, turn: number): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  for (let leaf = 1; leaf < 14; leaf++) {
    const at = leaf / 14
    const reach = long * 0.24 * Math.sin(Math.PI * (0.12 + at * 0.85))
    for (const side of [-1, 1]) {
      ctx.beginPath()
      ctx.moveTo(0, -long * at)
      ctx.quadraticCurveTo(side * reach * 0.6, -long * at - reach * 0.1, side * reach, -long * at - reach * 0.5)
      ctx.quadraticCurveTo(side * reach * 0.5, -long * at - reach * 0.5, 0, -long * (at + 0.045))
      ctx.fill()
    }
  }
  ctx.restore()
}

/** Ferns along a line, dark before what is behind them. */
export const paintFerns = (
  easel: Easel,
  base: number,
  size: number,
  colour: Colour,
  open: readonly [number, number],
): void =>
  easel.part('grass', () => {
    const { ctx, extent, w } = easel
    const random = easel.random.sub(`ferns ${Math.round(base)}`)
    ctx.fillStyle = colour
    for (let x = -w * 4; x < w * 1.1; x += size * 0.34) {
      const own = random.sub(`${Math.round(x)}`)
      if (x < extent.x - size || x > extent.x + extent.w + size || (x > open[0] && x < open[1])) continue
      for (let frond = 0; frond < 4; frond++)
        fern(ctx, x, base + own.bell() * size * 0.12, size * own.between(0.5, 1.1), own.bell() * 0.62)
    }
  })

export interface LookUp extends WoodLight {
  readonly x: number
  readonly y: number
  /** Of the opening. */
  readonly radius: number
}

/** From the floor of a wood straight up: trunks run together towards the light. */
export const paintLookUp = (easel: Easel, { x, y, radius, air, near, glow }: LookUp): void => {
  const { ctx, extent } = easel
  const reach = Math.max(extent.w, extent.h) * 1.1
  for (let rank = 0; rank < 3; rank++) {
    const random = easel.random.sub(`up ${rank}`)
    const bark = mix(mix(air, near, 0.3), near, rank / 2)
    const open = radius * (0.86 + rank * 0.2)
    easel.part('trees', () => {
      const count = 22 - rank * 6
      for (let at = 0; at < count; at++) {
        const turn = ((at + random.between(-0.3, 0.3)) / count) * tau
        const wide = random.between(0.03, 0.06) * (1 + rank * 0.9)
        const tip = open * random.between(0.8, 1.15)
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
        const fill = ctx.createRadialGradient(x, y, tip, x, y, reach * 0.62)
        fill.addColorStop(0, mix(bark, glow, 0.34 - rank * 0.1))
        fill.addColorStop(1, mix(bark, '#000000', 0.12))
        ctx.fillStyle = fill
        ctx.beginPath()
        ctx.moveTo(x + cos * tip - sin * tip * wide * 0.12, y + sin * tip + cos * tip * wide * 0.12)
        ctx.lineTo(x + cos * reach - sin * reach * wide, y + sin * reach + cos * reach * wide)
        ctx.lineTo(x + cos * reach + sin * reach * wide, y + sin * reach - cos * reach * wide)
        ctx.lineTo(x + cos * tip + sin * tip * wide * 0.12, y + sin * tip - cos * tip * wide * 0.12)
        ctx.fill()
      }
    })
    easel.part('leaves', () => {
      for (let cluster = 0; cluster < 210; cluster++) {
        const turn = random.next() * tau
        const lobe = 0.84 + 0.34 * easel.noise.fractal(Math.cos(turn) * 2.6 + rank * 7, Math.sin(turn) * 2.6, 3)
        const away = open * lobe * (1.03 + random.next() ** 1.5 * 1.9)
        const lit = Math.max(0, 0.4 - (away / open - 1) * 0.5 - rank * 0.08)
        for (let leaf = 0; leaf < 18; leaf++) {
          const size = radius * random.between(0.012, 0.028) * (0.8 + rank * 0.3)
          ctx.fillStyle = mix(bark, glow, Math.max(0, lit + random.bell() * 0.1))
          ctx.beginPath()
          ctx.ellipse(
            x + Math.cos(turn) * away + random.bell() * radius * 0.075,
            y + Math.sin(turn) * away + random.bell() * radius * 0.075,
            size,
            size * 0.55,
            random.next() * tau,
            0,
            tau,
          )
          ctx.fill()
        }
      }
    })
  }
}

export interface Pines {
  readonly ground: (x: number) => number
  readonly size: number
  readonly colour: Colour
  readonly light: Colour
  /** Of snow on them, 0 to 1. */
  readonly snow: number
  readonly seed: string
  readonly open?: readonly [number, number]
}

export const paintPines = (easel: Easel, { ground, size, colour, light, snow, seed, open }: Pines): void =>
  easel.part('trees', () => {
    const { ctx, extent, w } = easel
    const random = easel.random.sub(`pines ${seed}`)
    for (let x = -w * 4; x < w * 1.1; x += size * 0.3) {
      const own = random.sub(`${Math.round(x)}`)
      if (x < extent.x - size || x > extent.x + extent.w + size) continue
      const at = x + own.bell() * size * 0.1
      if (open && at > open[0] && at < open[1]) continue
      const [high, y] = [size * own.between(0.6, 1.15), ground(at) + size * 0.04]
      for (let tier = 0; tier < 7; tier++) {
        const share = tier / 7
        const [half, top] = [high * 0.23 * (1 - share) ** 0.9 + high * 0.02, y - high * (0.08 + share * 0.82)]
        for (const side of [-1, 1]) {
          ctx.fillStyle = side < 0 ? mix(colour, light, 0.1 + snow * 0.5) : colour
          ctx.beginPath()
          ctx.moveTo(at, top - high * 0.2)
          ctx.quadraticCurveTo(at + side * half * 0.35, top - high * 0.05, at + side * half, top + high * 0.035)
          ctx.lineTo(at + side * half * 0.5, top + high * 0.005)
          ctx.lineTo(at, top + high * 0.03)
          ctx.fill()
        }
      }
    }
  })
