// Screen print: the picture in a few flat inks with clean but hand-pulled edges.
import type { Colour } from '../../colour/colour.ts'
import { clamp } from '../curves.ts'
import type { Easel } from '../easel.ts'
import type { Random } from '../random.ts'
import { Grid } from './grid.ts'
import { darknessOf, readPicture } from './picture.ts'
import { packed, paintRows } from './rows.ts'

export interface ScreenPrintOptions {
  /** From the paper to the darkest ink; three to six. */
  readonly inks: readonly Colour[]
  /** Moves all limits between inks: over 0 prints darker. */
  readonly bias?: number
  /** Units by which the screens are out of register. */
  readonly misregister?: number
  readonly random?: Random
}

/** Prints what is on the easel again; every darker ink overprints the lighter ones. */
export const screenPrint = (easel: Easel, options: ScreenPrintOptions): void => {
  const { inks, bias = 0, misregister = 3, random = easel.random.sub('screen print') } = options
  const [paper, ...pulled] = inks
  if (paper === undefined) return
  const darkness = darknessOf(readPicture(easel, 2))
  const { noise } = easel
  const box = { x: 0, y: 0, w: easel.w, h: easel.h }
  const ragged = new Grid(
    box,
    5,
    (x, y) => (noise.value(x / 16, y / 16) - 0.5) * 0.018 + (noise.value(x / 5, y / 5) - 0.5) * 0.012,
  )
  easel.fill(paper)
  for (const [screen, ink] of pulled.entries()) {
    const limit = (screen + 0.7) / (pulled.length + 0.3) - bias
    const dx = random.bell() * misregister
    const dy = random.bell() * misregister
    const tint = packed(ink)
    paintRows(easel, {}, ({ x: left, y, step, count, pixels, from }) => {
      ragged.seek(y)
      for (let column = 0, at = from, x = left; column < count; column++, at++, x += step) {
        const over = darkness(x - dx, y - dy) + ragged.along(x) - limit
        if (over <= -0.02) continue
        pixels[at] = tint | ((clamp(over * 40 + 0.5) * 255) << 24)
      }
    })
  }
}
