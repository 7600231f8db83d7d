// Woven cloth: bookbinder's linen and artist's canvas, as a texture over what is on the easel.
import { clamp, tau } from '../curves.ts'
import type { Box, Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { greyTile, layTile, SeamlessNoise } from './seamless.ts'

export interface WeaveOptions {
  /** Linen has slubs and uneven threads; canvas is even and coarse. */
  readonly kind?: 'linen' | 'canvas'
  /** Units per thread. */
  readonly thread?: number
  readonly strength?: number
  readonly box?: Box
  readonly random?: Random
}

const size = 512
const threads = 96

export const weave = (easel: Easel, options: WeaveOptions = {}): void => {
  const { kind = 'linen', strength = 0.6, random = easel.random.sub('weave') } = options
  if (easel.isProof) return
  const thread = options.thread ?? (kind === 'linen' ? 4 : 6)
  const noise = new SeamlessNoise(random.sub('slubs'))
  const uneven = kind === 'linen' ? 1 : 0.35
  const perWarp = Array.from({ length: threads }, () => random.bell() * 0.035 * uneven)
  const perWeft = Array.from({ length: threads }, () => random.bell() * 0.035 * uneven)
  const tile = greyTile(size, (u, v) => {
    const across = u * threads + (noise.value(u * 48, v * 12, 48, 12) - 0.5) * 0.5 * uneven
    const down = v * threads + (noise.value(u * 12 + 7, v * 48, 12, 48) - 0.5) * 0.5 * uneven
    const warp = ((Math.floor(across) % threads) + threads) % threads
    const weft = ((Math.floor(down) % threads) + threads) % threads
    const isOver = (warp + weft) % 2 === 0
    const round = isOver
      ? Math.cos((across - Math.floor(across) - 0.5) * Math.PI)
      : Math.cos((down - Math.floor(down) - 0.5) * Math.PI)
    const dip = Math.cos(((isOver ? down : across) - 0.5) * tau * 0.5) ** 2
    const slub = (noise.value(u * 96, v * 6, 96, 6) - 0.5) * 0.13 + (noise.value(u * 6, v * 96 + 3, 6, 96) - 0.5) * 0.13
    return clamp(0.2 + round * 0.42 + dip * 0.1 + (perWarp[warp] ?? 0) + (perWeft[weft] ?? 0) + slub * uneven)
  })
  layTile(easel, tile, {
    blend: 'overlay',
    alpha: strength,
    size: (thread * threads) / size,
    ...(options.box ? { box: options.box } : {}),
  })
}
