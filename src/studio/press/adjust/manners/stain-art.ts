// Makes a picture uncanny: mould and soot creep in from its edges, scratches run through it, and something dark has been spilt on it. On dark art
// all of that is paler than its ground, or nobody would see it.
import { type Colour, mix } from '../../../colour/colour.ts'
import { smooth, tau } from '../../../paint/curves.ts'
import type { Context, Easel } from '../../../paint/easel.ts'
import { paintVeil } from '../../../paint/field.ts'
import type { Random } from '../../../paint/random.ts'
import { groundOf } from '../tone-of-art.ts'
import { drawScratches } from './soil-art.ts'

/** Light of a ground under which it is dark. */
const dark = 0.32
/** Where mould begins, as a share of the way from the middle of the sheet to its edge, and where it is thickest. */
const creeps = [0.62, 1.12] as const
/** Blots, and how far from the edges they keep to, as a share of the sheet. */
const blots = 11
const atEdge = 0.2

const blood = '#5c0a10'

interface Stains {
  readonly mould: Colour
  readonly scratch: Colour
  readonly spilt: Colour
}

const stainsOn = (isDark: boolean): Stains =>
  isDark
    ? { mould: '#3c4a44', scratch: '#b9bfae', spilt: mix(blood, '#a01620', 0.5) }
    : { mould: '#141a14', scratch: '#1a1512', spilt: blood }

/** A blot with a torn rim, drops that were thrown out of it, and a run that it has left. */
const drawBlot = (ctx: Context, random: Random, x: number, y: number, size: number): void => {
  ctx.beginPath()
  const points = 26
  for (let point = 0; point <= points; point++) {
    const turn = (point / points) * tau
    const away = size * (point === points ? 1 : random.between(0.72, 1.12))
    ctx.lineTo(x + Math.cos(turn) * away, y + Math.sin(turn) * away * 0.85)
  }
  ctx.fill()
  for (let drop = 0; drop < 12; drop++) {
    const [turn, far] = [random.between(0, tau), size * random.between(1.2, 3.4)]
    ctx.beginPath()
    ctx.arc(x + Math.cos(turn) * far, y + Math.sin(turn) * far, size * random.between(0.04, 0.17), 0, tau)
    ctx.fill()
  }
  if (!random.chance(0.6)) return
  const [wide, long] = [size * random.between(0.1, 0.2), size * random.between(2, 5)]
  ctx.fillRect(x - wide / 2, y, wide, long)
  ctx.beginPath()
  ctx.arc(x, y + long, wide * 0.85, 0, tau)
  ctx.fill()
}

/** A place near an edge of the sheet. */
const placeAtEdge = (random: Random, { w, h }: Easel): readonly [number, number] => {
  const [along, deep] = [random.next(), random.next() ** 1.6 * atEdge]
  const side = random.pick(['left', 'right', 'top', 'bottom'])
  if (side === 'left' || side === 'right') return [(side === 'left' ? deep : 1 - deep) * w, along * h]
  return [along * w, (side === 'top' ? deep : 1 - deep) * h]
}

/** `strength` 0 to 1. */
export const stainArt = (easel: Easel, strength: number): void => {
  const { w, h, noise } = easel
  const { mould, scratch, spilt } = stainsOn(groundOf(easel).light < dark)
  const random = easel.random.sub('stains')
  paintVeil(
    easel,
    mould,
    (x, y) => {
      const out = Math.max(Math.abs(x / w - 0.5), Math.abs(y / h - 0.5)) * 2
      const torn = noise.fractal(x / 260, y / 260 + 9, 4)
      return strength * 0.95 * smooth(...creeps, out + (torn - 0.5) * 0.9) * (0.45 + 0.55 * smooth(0.3, 0.7, torn))
    },
    { step: 8 },
  )
  using spots = easel.layer((ctx) => {
    ctx.fillStyle = spilt
    for (let blot = 0; blot < blots; blot++) {
      const stream = random.sub(`blot ${blot}`)
      const [x, y] = placeAtEdge(stream, easel)
      drawBlot(ctx, stream, x, y, stream.between(12, 46))
    }
  })
  easel.lay(spots, { alpha: 0.8 * strength })
  using cuts = easel.layer((ctx) => {
    ctx.strokeStyle = scratch
    drawScratches(ctx, easel, random.sub('scratches'), 44)
  })
  easel.lay(cuts, { alpha: 0.42 * strength })
}
