// Glitch: slices of the picture slip sideways, its colours part, scan lines run over it.
import { createCanvas } from '@napi-rs/canvas'
import { type Colour, withAlpha } from '../../colour/colour.ts'
import type { Box, Easel } from '../easel.ts'
import { freeCanvas } from '../free-canvas.ts'
import type { Random } from '../random.ts'

export interface GlitchOptions {
  /** Largest slip of a slice, in units. */
  readonly slip?: number
  readonly slices?: number
  /** Units by which the colour channels part. */
  readonly part?: number
  /** The two colours seen at the parted edges; a red and a cyan are the classic pair. */
  readonly ghosts: readonly [Colour, Colour]
  /** Strength of the scan lines, 0 for none. */
  readonly scan?: number
  readonly box?: Box
  readonly random?: Random
}

export const glitch = (easel: Easel, options: GlitchOptions): void => {
  const { slip = 90, slices = 16, part = 9, ghosts, scan = 0.22, random = easel.random.sub('glitch') } = options
  const box = options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  const { ctx } = easel
  const perX = easel.canvas.width / easel.w
  const perY = easel.canvas.height / easel.h
  const copy = createCanvas(Math.max(1, Math.ceil(box.w * perX)), Math.max(1, Math.ceil(box.h * perY)))
  const held = copy.getContext('2d')
  held.drawImage(easel.canvas, -box.x * perX, -box.y * perY)
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.w, box.h)
  ctx.clip()
  const strip = (y: number, deep: number, dx: number): void =>
    ctx.drawImage(copy, 0, (y - box.y) * perY, copy.width, deep * perY, box.x + dx, y, box.w, deep)
  for (let slice = 0; slice < slices; slice++) {
    const deep = box.h * random.between(0.003, 0.035)
    const y = box.y + random.next() * (box.h - deep)
    const dx = random.bell() * slip * 0.5
    strip(y, deep, dx)
    ctx.globalAlpha = 0.55
    ctx.globalCompositeOperation = 'screen'
    ctx.fillStyle = withAlpha(random.chance(0.5) ? ghosts[0] : ghosts[1], 0.5)
    ctx.fillRect(box.x + random.next() * box.w * 0.7, y, box.w * random.between(0.05, 0.3), deep)
    ctx.globalAlpha = 1
    ctx.globalCompositeOperation = 'source-over'
  }
  if (part > 0) {
    // Each ghost is the picture in one colour, moved sideways and added where it is brighter.
    held.globalCompositeOperation = 'copy'
    held.drawImage(easel.canvas, -box.x * perX, -box.y * perY)
    const ghost = createCanvas(copy.width, copy.height)
    const tinted = ghost.getContext('2d')
    for (const [side, colour] of [
      [-1, ghosts[0]],
      [1, ghosts[1]],
    ] as const) {
      tinted.globalCompositeOperation = 'copy'
      tinted.drawImage(copy, 0, 0)
      tinted.globalCompositeOperation = 'multiply'
      tinted.fillStyle = colour
      tinted.fillRect(0, 0, ghost.width, ghost.height)
      ctx.globalCompositeOperation = 'lighten'
      ctx.drawImage(ghost, box.x + side * part, box.y, box.w, box.h)
    }
    freeCanvas(ghost)
    ctx.globalCompositeOperation = 'source-over'
  }
  if (scan > 0 && !easel.isProof) {
    ctx.fillStyle = withAlpha('#000000', scan)
    for (let y = box.y; y < box.y + box.h; y += 6) ctx.fillRect(box.x, y, box.w, 2.4)
  }
  ctx.restore()
  freeCanvas(copy)
}
