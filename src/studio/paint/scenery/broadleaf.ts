// Trees in leaf: crowns of clumps built from dabs, dark within and light where the sun meets them.

import { type Colour, mix } from '../../colour/colour.ts'
import { asPart } from '../as-part.ts'
import { clamp, tau } from '../curves.ts'
import type { Context, Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { drawBareTree } from './bare-tree.ts'
import type { Line } from './ridge-line.ts'

export interface Foliage {
  readonly shade: Colour
  readonly body: Colour
  readonly light: Colour
}

export interface BroadleafOptions {
  /** Middle of the foot. */
  readonly x: number
  readonly y: number
  readonly height: number
  readonly foliage: Foliage
  readonly trunk: Colour
  readonly random: Random
  /** Direction to the light, radians; by default from the upper left. */
  readonly towards?: number
  /** Width of the crown over the height of the tree. */
  readonly breadth?: number
  /** How many dabs; 1 is a tree in the middle distance. By default after its height. */
  readonly detail?: number
}

const tones = 5

/** A crown without its trunk: clumps around (x, y), half as wide as `across`, half as high as `high`. */
const drawCrown = (
  ctx: Context,
  options: Omit<BroadleafOptions, 'height' | 'trunk' | 'breadth'> & { readonly across: number; readonly high: number },
): void => {
  const { x, y, across, high, foliage, random, towards = -2.3, detail = clamp(high / 130, 0.2, 3) } = options
  const [lightX, lightY] = [Math.cos(towards), Math.sin(towards)]
  const dabs: [number, number, number, number][][] = Array.from({ length: tones }, () => [])
  const clumps = Math.round(18 + detail * 6)
  const leaf = Math.min(across, high) * (0.062 / Math.sqrt(detail))
  for (let clump = 0; clump < clumps; clump++) {
    const [angle, out] = [random.next() * tau, Math.sqrt(random.next()) * 0.78]
    const [clumpX, clumpY] = [Math.cos(angle) * out, Math.sin(angle) * out * (Math.sin(angle) > 0 ? 0.72 : 1)]
    const size = random.between(0.2, 0.36)
    for (let dab = 0; dab < 46 * detail; dab++) {
      const [turn, far] = [random.next() * tau, Math.sqrt(random.next())]
      const [dx, dy] = [Math.cos(turn) * far, Math.sin(turn) * far * 0.8]
      const lit =
        0.42 + (clumpX * lightX + clumpY * lightY) * 0.34 + (dx * lightX + dy * lightY) * 0.42 + random.bell() * 0.12
      const tone = Math.floor(clamp(lit, 0, 0.999) * tones)
      const px = x + (clumpX + dx * size) * across
      const py = y + (clumpY + dy * size) * high
      dabs[tone]?.push([px, py, leaf * random.between(0.5, 1.25), random.next() * tau])
    }
  }
  ctx.fillStyle = foliage.shade
  ctx.beginPath()
  ctx.ellipse(x, y, across * 0.62, high * 0.58, 0, 0, tau)
  ctx.fill()
  dabs.forEach((members, tone) => {
    const share = tone / (tones - 1)
    const { shade, body, light } = foliage
    ctx.fillStyle = share < 0.5 ? mix(shade, body, share * 2) : mix(body, light, share * 2 - 1)
    ctx.beginPath()
    for (const [px, py, size, turn] of members) {
      ctx.moveTo(px + Math.cos(turn) * size, py + Math.sin(turn) * size)
      ctx.ellipse(px, py, size, size * 0.55, turn, 0, tau)
    }
    ctx.fill()
  })
}

export const drawBroadleaf = (ctx: Context, options: BroadleafOptions): void => {
  const { x, y, height, trunk, random, breadth = 0.85 } = options
  drawBareTree(ctx, { x, y, height: height * 0.8, width: height * 0.06, colour: trunk, random, forks: 3, gnarl: 0.12 })
  drawCrown(ctx, { ...options, y: y - height * 0.62, across: height * breadth * 0.5, high: height * 0.4 })
}

export interface TreeMassOptions {
  readonly line: Line
  readonly foliage: Foliage
  /** Of a tall crown. */
  readonly height: number
  readonly random: Random
  readonly towards?: number
  /** 0..1: share of the line that is wooded. */
  readonly density?: number
}

/** The edge of a wood in leaf along a line: crowns that crowd and overlap. */
export const paintTreeMass = asPart('trees', (easel: Easel, options: TreeMassOptions): void => {
  const { line, foliage, height, random, towards = -2.3, density = 1 } = options
  const seed = random.between(0, 50)
  const detail = clamp(height / 420, 0.14, 1)
  const plant = (x: number, from: Random): void => {
    if (easel.noise.fractal(x / (height * 4) + seed, seed, 2) > 0.2 + density * 0.6) return
    const tall = height * from.between(0.55, 1.1)
    const across = tall * from.between(0.42, 0.66)
    const tint = from.between(-0.5, 0.5)
    const own = tint > 0 ? mix(foliage.body, foliage.light, tint * 0.5) : mix(foliage.body, foliage.shade, -tint * 0.5)
    const at = { x, y: line(x) - tall * 0.28, across, high: tall * 0.52 }
    drawCrown(easel.ctx, { ...at, foliage: { ...foliage, body: own }, random: from, towards, detail })
  }
  const beyond = random.sub('beyond')
  for (let x = easel.extent.x; x < -height * 0.6; x += height * beyond.between(0.28, 0.62)) plant(x, beyond)
  for (let x = -height * 0.3; x < easel.w + height * 0.3; x += height * random.between(0.28, 0.62)) plant(x, random)
})
