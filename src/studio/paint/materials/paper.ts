// Paper: smooth, laid, kraft, aged or creased. Texture over whatever is on the easel, or a ground of its own colour.
import { type Colour, withAlpha } from '../../colour/colour.ts'
import { openedBox } from '../boxes.ts'
import { clamp, smooth, tau } from '../curves.ts'
import type { Box, Context, Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { Grid } from './grid.ts'
import { paintCover, paintRows } from './rows.ts'
import { greyTile, layTile, SeamlessNoise } from './seamless.ts'

export type PaperKind = 'smooth' | 'laid' | 'kraft' | 'aged' | 'creased'

export interface PaperOptions {
  readonly kind?: PaperKind
  /** Fills the sheet (or box) first; without it only texture is laid. */
  readonly colour?: Colour
  /** Colour of age: stains and browned edges. */
  readonly stain?: Colour
  /** 0 to 1. */
  readonly strength?: number
  readonly box?: Box
  readonly random?: Random
}

const size = 512

const toothTile = (random: Random, kind: PaperKind) => {
  const noise = new SeamlessNoise(random.sub('tooth'))
  const fine = random.sub('fine')
  const laid = kind === 'laid' ? 0.12 : 0
  return greyTile(size, (u, v) => {
    const cloud = noise.value(u * 32, v * 32, 32, 32) * 0.5 + noise.value(u * 128, v * 128, 128, 128) * 0.5
    const lines = laid && laid * (Math.sin(v * 85 * tau) + 0.8 * smooth(0.9, 1, Math.cos(u * 6 * tau)))
    return 0.5 + (cloud - 0.5) * 0.42 + (fine.next() - 0.5) * 0.2 + lines
  })
}

/** Short hairs of pulp, darker and lighter than the sheet. */
const drawFibres = (ctx: Context, box: Box, count: number, random: Random): void => {
  ctx.save()
  ctx.lineCap = 'round'
  for (let fibre = 0; fibre < count; fibre++) {
    const x = box.x + random.next() * box.w
    const y = box.y + random.next() * box.h
    const turn = random.next() * tau
    const long = random.between(8, 34)
    const sag = random.bell() * long * 0.35
    ctx.strokeStyle = withAlpha(random.chance(0.55) ? '#000000' : '#ffffff', random.between(0.05, 0.16))
    ctx.lineWidth = random.between(0.6, 1.5)
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.quadraticCurveTo(
      x + Math.cos(turn) * long * 0.5 - Math.sin(turn) * sag,
      y + Math.sin(turn) * long * 0.5 + Math.cos(turn) * sag,
      x + Math.cos(turn) * long,
      y + Math.sin(turn) * long,
    )
    ctx.stroke()
  }
  ctx.restore()
}

const layAge = (easel: Easel, box: Box, stain: Colour, strength: number): void => {
  const { noise } = easel
  const seen = openedBox(easel, box)
  const isFolded = easel.opensLeft && box.x <= 0 && box.x + box.w >= easel.w
  // The picture is browned at the far edge of what is seen of it, and not at a fold.
  const fromLeft = (x: number): number => (isFolded && seen.x === box.x ? Number.POSITIVE_INFINITY : x - seen.x)
  paintCover(
    easel,
    stain,
    (x, y) => {
      const edge = Math.min(fromLeft(x), box.x + box.w - x, y - box.y, box.y + box.h - y)
      const ragged = (noise.fractal(x / 240, y / 240, 3) - 0.5) * 260 + (noise.value(x / 22, y / 22) - 0.5) * 22
      const burn = 1 - smooth(-20, 250, edge + ragged)
      const cloud = smooth(0.48, 0.72, noise.fractal(x / 360, y / 360, 3))
      return strength * (burn ** 2.2 * 0.5 + cloud * 0.2)
    },
    { step: 5, box: seen, blend: 'multiply' },
  )
}

/** Foxing: the small brown spots of damp, in loose flocks. */
const drawFoxing = (ctx: Context, box: Box, stain: Colour, strength: number, random: Random): void => {
  for (let flock = 0; flock < 9; flock++) {
    const middleX = box.x + random.next() * box.w
    const middleY = box.y + random.next() * box.h
    for (let spot = 0; spot < 14; spot++) {
      const x = middleX + random.bell() * 150
      const y = middleY + random.bell() * 150
      const radius = 1.5 + 9 * random.next() ** 3
      const blot = ctx.createRadialGradient(x, y, 0, x, y, radius)
      const alpha = strength * random.between(0.12, 0.4)
      blot.addColorStop(0, withAlpha(stain, alpha))
      blot.addColorStop(0.6, withAlpha(stain, alpha * 0.6))
      blot.addColorStop(1, withAlpha(stain, 0))
      ctx.fillStyle = blot
      ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    }
  }
}

/** Folded and flattened again: a light and a dark side along each fold, and a little crumpling. */
const layCreases = (easel: Easel, box: Box, strength: number, random: Random): void => {
  const { noise } = easel
  const upright = box.x + box.w * random.between(0.46, 0.54)
  const level = [random.between(0.3, 0.36), random.between(0.63, 0.69)].map((share) => box.y + box.h * share)
  const seen = openedBox(easel, box)
  const isOpen = seen.x < box.x
  const crumple = new Grid(
    seen,
    9,
    (x, y) => noise.ridged(x / 340, y / 340, 2) - noise.ridged((x + 7) / 340, (y + 9) / 340, 2),
  )
  // The shade of a fold by distance from it, half a unit to a step; beyond the table nothing is seen of it.
  const falling = Float32Array.from({ length: 200 }, (_, at) => Math.exp(-at / 48) * 0.26 + Math.exp(-at / 5) * 0.3)
  const fold = (off: number): number => {
    const at = (Math.abs(off) * 2) | 0
    if (at >= falling.length) return 0
    const shade = falling[at] ?? 0
    return off > 0 ? -shade : shade
  }
  // A fold wanders by less than this many units more than its shade is wide.
  const reach = falling.length / 2 + 5
  const wander = Float32Array.from({ length: 600 }, (_, at) => (noise.value(at / 9, 5) - 0.5) * 9)
  const resolution = Math.min(0.5, easel.scale)
  paintRows(
    easel,
    { box: seen, resolution, blend: 'hard-light', alpha: strength },
    ({ x: left, y, step, count, pixels, from }) => {
      crumple.seek(y)
      const swayed = upright + (wander[Math.floor(y / 8) % 600] ?? 0)
      const near = level.filter((fall) => Math.abs(y - fall) < reach)
      for (let column = 0, at = from, x = left; column < count; column++, at++, x += step) {
        let light = fold(x - swayed) + crumple.along(x) * 1.1
        if (isOpen) light += fold(x - swayed + box.w)
        for (const fall of near) light += fold(y - fall - (wander[(Math.floor(x / 8 + 200) + 600) % 600] ?? 0))
        const grey = clamp(0.5 + light * 0.5) * 255
        pixels[at] = grey | (grey << 8) | (grey << 16) | (255 << 24)
      }
    },
  )
}

export const paper = (easel: Easel, options: PaperOptions = {}): void => {
  const { kind = 'smooth', colour, stain, strength = 0.6, random = easel.random.sub('paper') } = options
  const box = options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  const seen = openedBox(easel, box)
  const beyond = { ...box, x: seen.x, w: box.x - seen.x }
  if (colour) {
    easel.ctx.fillStyle = colour
    easel.ctx.fillRect(seen.x, seen.y, seen.w, seen.h)
  }
  if (easel.without.has('texture')) return
  if (!easel.isProof) {
    const firm = kind === 'kraft' ? 1.5 : kind === 'smooth' ? 0.75 : 1
    layTile(easel, toothTile(random, kind), { blend: 'overlay', alpha: clamp(strength * 0.55 * firm), box })
    const fibres = random.sub('fibres')
    for (const [part, stream] of [[box, fibres] as const, [beyond, fibres.sub('beyond')] as const]) {
      const perArea = (part.w * part.h) / (1600 * 2560)
      if (kind !== 'smooth') drawFibres(easel.ctx, part, (kind === 'kraft' ? 3200 : 1200) * perArea, stream)
    }
  }
  if (stain && kind !== 'smooth') layAge(easel, box, stain, strength * (kind === 'aged' ? 1.25 : 0.5))
  if (stain && kind === 'aged' && !easel.isProof) drawFoxing(easel.ctx, box, stain, strength, random.sub('foxing'))
  if (kind === 'creased') layCreases(easel, box, strength, random.sub('creases'))
}
