// Draws the finished art again in wax crayon, as a child would: loud colours in broad strokes that leave the paper bare in places, and thick
// wavering outlines.
import { rgbOf } from '../../../colour/colour.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import { flattened } from './flattened.ts'
import { repainted } from './repainted.ts'
import { toneLines } from './tone-lines.ts'

const sheet = rgbOf('#fbf7ec')

/** Pixels that are coloured alike. */
const touch = 5
/** Units by which the hand wavers, between strokes, and on every side with which a tone is compared for outlines. */
const waver = 16
const spacing = 24
const outline = 20
/** Wax is louder and lighter than paint. */
const saturation = 1.55
const lightest = 12

export const crayonArt = (easel: Easel): void => {
  const { noise } = easel
  const lines = toneLines(easel)
  const { columns, rows, step, lineAt } = lines
  const { colours } = flattened(lines, touch)
  const within = (value: number, end: number): number => Math.min(end - 1, Math.max(0, Math.round(value)))
  repainted(easel, columns, rows, (column, row) => {
    const [x, y] = [column * step, row * step]
    const sway = noise.fractal(x / 110, y / 110, 2) - 0.5
    const swing = noise.fractal(x / 110 + 31, y / 110 + 17, 2) - 0.5
    const [seenX, seenY] = [
      within(column + (sway * 2 * waver) / step, columns),
      within(row + (swing * 2 * waver) / step, rows),
    ]
    const from = (seenY * columns + seenX) * 3
    // A child turns the sheet now and then: strokes run another way from patch to patch.
    const turn = noise.fractal(x / 520 + 3, y / 520, 1) > 0.5 ? 0.9 : -0.55
    const stroke = Math.abs((((x * turn + y + sway * 60) / spacing) % 1) - 0.5) * 2
    const tooth = smooth(0.26, 0.62, noise.fractal(x / 5.5, y / 5.5, 2))
    const cover = (0.76 + 0.22 * smooth(0.1, 0.75, stroke)) * (0.66 + 0.34 * tooth)
    const drawn = smooth(0.08, 0.36, lineAt(seenX, seenY, outline)) * (0.55 + 0.45 * tooth)
    const [red, green, blue] = [colours[from] ?? 0, colours[from + 1] ?? 0, colours[from + 2] ?? 0]
    const grey = red * 0.3 + green * 0.59 + blue * 0.11
    const mixed = (value: number, paper: number): number => {
      const wax = Math.min(255, Math.max(0, grey + (value - grey) * saturation + lightest))
      const filled = paper * (1 - cover) + wax * cover
      return filled * (1 - drawn) + wax * 0.28 * drawn
    }
    return [mixed(red, sheet[0]), mixed(green, sheet[1]), mixed(blue, sheet[2])]
  })
}
