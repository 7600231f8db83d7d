// A block of stone that carries a thing in the middle of a room.
import { mix } from '../../colour/colour.ts'
import { asPart } from '../../paint/as-part.ts'
import type { Easel } from '../../paint/easel.ts'
import type { Scene } from '../family.ts'
import type { Place } from './things.ts'

export const paintPlinth = asPart(
  'ledge',
  (easel: Easel, { palette }: Scene, { x, y, height }: Place, across: number): void => {
    const { ctx } = easel
    const half = Math.min(easel.w * 0.3, Math.max(height * 0.7, across * 0.5))
    const stone = mix(palette.deep, palette.dark, 0.7)
    const face = ctx.createLinearGradient(x - half, 0, x + half, 0)
    face.addColorStop(0, mix(stone, palette.mid, 0.5))
    face.addColorStop(0.5, mix(stone, palette.mid, 0.2))
    face.addColorStop(1, mix(stone, '#000000', 0.5))
    const slab = (top: number, tall: number, reach: number): void => {
      ctx.fillStyle = face
      ctx.fillRect(x - reach, y - top, reach * 2, tall)
      ctx.fillStyle = mix(palette.mid, palette.soft, 0.45)
      ctx.fillRect(x - reach, y - top, reach * 2, 4)
      ctx.fillStyle = mix(palette.deep, '#000000', 0.6)
      ctx.fillRect(x - reach, y - top + tall - 5, reach * 2, 5)
    }
    slab(height * 0.84, height * 0.84, half * 0.88)
    slab(height * 0.16, height * 0.2, half * 1.06)
    slab(height, height * 0.17, half * 1.03)
  },
)
