// Mosaic: the picture on the easel laid again in small tiles of glass and stone, with grout between them.
import { type Colour, rgbOf } from '../../colour/colour.ts'
import { clamp } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { readPicture } from './picture.ts'

export interface MosaicOptions {
  readonly grout: Colour
  /** Units per tile. */
  readonly tile?: number
  /** Rows of tiles run in arcs around this point, as in old floors; straight when left out. */
  readonly centre?: { readonly x: number; readonly y: number }
  readonly box?: Box
  readonly random?: Random
}

export const mosaic = (easel: Easel, options: MosaicOptions): void => {
  const { grout, tile = 26, centre, random = easel.random.sub('mosaic') } = options
  const box = options.box ?? { x: 0, y: 0, w: easel.w, h: easel.h }
  const picture = readPicture(easel, tile / 2)
  const { ctx } = easel
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.x, box.y, box.w, box.h)
  ctx.clip()
  const [red, green, blue] = rgbOf(grout)
  ctx.fillStyle = `rgb(${red},${green},${blue})`
  ctx.fillRect(box.x, box.y, box.w, box.h)
  const lay = (x: number, y: number, turn: number): void => {
    const column = clamp(Math.floor(x * picture.scale), 0, picture.columns - 1)
    const row = clamp(Math.floor(y * picture.scale), 0, picture.rows - 1)
    const at = (row * picture.columns + column) * 4
    const lighter = random.bell() * 11
    const channel = (offset: number): number =>
      Math.round(clamp((picture.data[at + offset] ?? 0) + lighter + random.bell() * 5, 0, 255))
    const half = tile * 0.43
    const jitter = (): number => random.bell() * tile * 0.035
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    const corner = (u: number, v: number): readonly [number, number] => {
      const a = u * half + jitter()
      const b = v * half + jitter()
      return [x + a * cos - b * sin, y + a * sin + b * cos]
    }
    const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
    ctx.fillStyle = `rgb(${channel(0)},${channel(1)},${channel(2)})`
    ctx.beginPath()
    for (const [u, v] of corners) ctx.lineTo(u, v)
    ctx.fill()
    // One lit edge makes it stand out of the grout.
    const [first, second, third] = corners
    if (!first || !second || !third || easel.isProof) return
    ctx.fillStyle = random.chance(0.12) ? '#ffffff66' : '#ffffff26'
    ctx.beginPath()
    ctx.moveTo(first[0], first[1])
    ctx.lineTo(second[0], second[1])
    ctx.lineTo(second[0] + (third[0] - second[0]) * 0.14, second[1] + (third[1] - second[1]) * 0.14)
    ctx.fill()
  }
  if (!centre) {
    for (let y = box.y + tile / 2; y < box.y + box.h + tile; y += tile)
      for (let x = box.x + tile / 2; x < box.x + box.w + tile; x += tile) lay(x, y, random.bell() * 0.03)
  } else {
    const reach = Math.hypot(
      Math.max(centre.x - box.x, box.x + box.w - centre.x),
      Math.max(centre.y - box.y, box.y + box.h - centre.y),
    )
    for (let radius = tile / 2; radius < reach; radius += tile) {
      const count = Math.max(1, Math.round((radius * 2 * Math.PI) / tile))
      const from = random.next()
      for (let step = 0; step < count; step++) {
        const turn = ((step + from) / count) * 2 * Math.PI
        const x = centre.x + Math.cos(turn) * radius
        const y = centre.y + Math.sin(turn) * radius
        if (x > box.x - tile && x < box.x + box.w + tile && y > box.y - tile && y < box.y + box.h + tile)
          lay(x, y, turn)
      }
    }
  }
  ctx.restore()
}
