// The modules of a Swiss tile grid: discs and their parts, bars, steps and dots, each in a square.
import type { Colour } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Context } from '../../paint/easel.ts'
import type { Random } from '../../paint/random.ts'

/** Draws in a unit square with the fill style set; `ground` is the colour of the square. */
type Module = (ctx: Context, ground: Colour) => void

const filled = (ctx: Context, trace: () => void): void => {
  ctx.beginPath()
  trace()
  ctx.fill()
}

const quarter: Module = (ctx) =>
  filled(ctx, () => {
    ctx.moveTo(0, 0)
    ctx.arc(0, 0, 1, 0, tau / 4)
  })

const quarterRing: Module = (ctx, ground) => {
  quarter(ctx, ground)
  const ink = ctx.fillStyle
  for (const [radius, colour] of [
    [0.72, ground],
    [0.44, ink],
  ] as const) {
    ctx.fillStyle = colour
    filled(ctx, () => {
      ctx.moveTo(0, 0)
      ctx.arc(0, 0, radius, 0, tau / 4)
    })
  }
}

const half: Module = (ctx) => filled(ctx, () => ctx.arc(0.5, 0, 0.5, 0, tau / 2))

const disc: Module = (ctx) => filled(ctx, () => ctx.arc(0.5, 0.5, 0.36, 0, tau))

const ring: Module = (ctx, ground) => {
  filled(ctx, () => ctx.arc(0.5, 0.5, 0.5, 0, tau))
  ctx.fillStyle = ground
  filled(ctx, () => ctx.arc(0.5, 0.5, 0.22, 0, tau))
}

const leaf: Module = (ctx) =>
  filled(ctx, () => {
    ctx.arc(0, 1, 1, -tau / 4, 0)
    ctx.arc(1, 0, 1, tau / 4, tau / 2)
  })

const bars: Module = (ctx) => {
  for (let bar = 0; bar < 4; bar++) ctx.fillRect(0, bar / 4, 1, 0.125)
}

const steps: Module = (ctx) => {
  for (let step = 0; step < 4; step++) ctx.fillRect(step / 4, 1 - (step + 1) / 4, 0.2501, (step + 1) / 4)
}

const triangle: Module = (ctx) =>
  filled(ctx, () => {
    ctx.moveTo(0, 0)
    ctx.lineTo(1, 1)
    ctx.lineTo(0, 1)
  })

const dots: Module = (ctx) => {
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      filled(ctx, () => ctx.arc((column + 0.5) / 3, (row + 0.5) / 3, 0.085, 0, tau))
}

const bridge: Module = (ctx, ground) => {
  filled(ctx, () => ctx.arc(0.5, 1, 0.5, tau / 2, tau))
  ctx.fillStyle = ground
  filled(ctx, () => ctx.arc(0.5, 1, 0.22, tau / 2, tau))
}

const blank: Module = () => {}

const modules: readonly [Module, ...Module[]] = [
  quarter,
  quarter,
  quarter,
  half,
  half,
  quarterRing,
  leaf,
  leaf,
  disc,
  ring,
  bars,
  steps,
  triangle,
  dots,
  bridge,
  blank,
]

/** One random module in a square; gives what it drew, so that the next can differ. */
export const drawTile = (
  ctx: Context,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  { ground, ink }: { readonly ground: Colour; readonly ink: Colour },
  unlike: readonly Module[],
  random: Random,
): Module => {
  const fresh = random.shuffled(modules).find((module) => !unlike.includes(module)) ?? quarter
  ctx.save()
  ctx.translate(x, y)
  ctx.fillStyle = ground
  // A hair over the edge, or the sheet shows between squares.
  ctx.fillRect(-0.6, -0.6, size + 1.2, size + 1.2)
  ctx.beginPath()
  ctx.rect(0, 0, size, size)
  ctx.clip()
  ctx.translate(size / 2, size / 2)
  ctx.rotate((random.whole(0, 3) * tau) / 4)
  ctx.scale(size, size)
  ctx.translate(-0.5, -0.5)
  ctx.fillStyle = ink
  fresh(ctx, ground)
  ctx.restore()
  return fresh
}

export type { Module }
