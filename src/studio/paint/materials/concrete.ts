// Concrete: clouded cement with pores, trowel marks and the joints of its shuttering.
import type { Colour } from '../../colour/colour.ts'
import { withAlpha } from '../../colour/colour.ts'
import { smooth } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { paintCover } from './rows.ts'
import { greyTile, layTile, SeamlessNoise } from './seamless.ts'

export interface ConcreteOptions {
  readonly colour: Colour
  /** Panels across and down, with a joint and tie holes between; 0 for a bare wall. */
  readonly panels?: readonly [across: number, down: number]
  readonly strength?: number
  readonly box?: Box
  /** How far to the left it goes on beyond its box, where a sheet is open. */
  readonly beyond?: number
  readonly random?: Random
}

export const concrete = (easel: Easel, options: ConcreteOptions): void => {
  const { colour, panels = [0, 0], strength = 0.7, random = easel.random.sub('concrete') } = options
  const box = options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  const { beyond = options.box ? 0 : -easel.extent.x } = options
  const seen = { ...box, x: box.x - beyond, w: box.w + beyond }
  const { ctx, noise } = easel
  ctx.fillStyle = colour
  ctx.fillRect(seen.x, seen.y, seen.w, seen.h)
  for (const [tone, shiftBy] of [
    ['#000000', 0],
    ['#ffffff', 70],
  ] as const)
    paintCover(
      easel,
      tone,
      (x, y) => {
        const cloud = noise.fractal(x / 330 + shiftBy, y / 280, 4, 0.55)
        const run = noise.value(x / 42 + shiftBy, y / 900) * smooth(0.45, 0.7, noise.value(x / 220, shiftBy))
        return strength * (smooth(0.46, 0.74, cloud) * 0.4 + run * 0.07)
      },
      { box: seen, step: 6, blend: 'soft-light' },
    )
  if (!easel.isProof) {
    const grit = new SeamlessNoise(random.sub('grit'))
    const fine = random.sub('fine')
    const tile = greyTile(512, (u, v) => {
      const pore = grit.value(u * 70, v * 70, 70, 70)
      const rough = grit.value(u * 128, v * 128, 128, 128) - 0.5
      return 0.5 + rough * 0.28 + (fine.next() - 0.5) * 0.16 - (pore > 0.9 ? (pore - 0.9) * 4.5 : 0)
    })
    layTile(easel, tile, { blend: 'overlay', alpha: strength * 0.62, box: seen })
  }
  const [across, down] = panels
  if (across === 0 || down === 0) return
  const w = box.w / across
  const h = box.h / down
  const groove = (x: number, y: number, wide: number, high: number): void => {
    ctx.fillStyle = withAlpha('#000000', 0.34)
    ctx.fillRect(x, y, wide, high)
    ctx.fillStyle = withAlpha('#ffffff', 0.22)
    ctx.fillRect(
      x + (wide < high ? wide : 0),
      y + (wide < high ? 0 : high),
      wide < high ? 1.6 : wide,
      wide < high ? high : 1.6,
    )
  }
  const first = -Math.ceil(beyond / w)
  for (let column = 1 + first; column < across; column++) groove(box.x + column * w - 2, box.y, 4, box.h)
  for (let row = 1; row < down; row++) groove(seen.x, box.y + row * h - 2, seen.w, 4)
  for (let row = 0; row < down; row++)
    for (let column = first; column < across; column++)
      for (const [u, v] of [
        [0.18, 0.2],
        [0.82, 0.2],
        [0.18, 0.8],
        [0.82, 0.8],
      ] as const) {
        const x = box.x + (column + u) * w
        const y = box.y + (row + v) * h
        const radius = Math.min(w, h) * 0.022
        const hole = ctx.createRadialGradient(x - radius * 0.2, y - radius * 0.3, radius * 0.2, x, y, radius)
        hole.addColorStop(0, withAlpha('#000000', 0.6))
        hole.addColorStop(0.85, withAlpha('#000000', 0.4))
        hole.addColorStop(1, withAlpha('#000000', 0))
        ctx.fillStyle = hole
        ctx.beginPath()
        ctx.arc(x, y, radius, 0, Math.PI * 2)
        ctx.fill()
      }
}
