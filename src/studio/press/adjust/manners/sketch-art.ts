// Draws the finished art again as lines on paper: dark where a tone meets a lighter one, with light hatching in the shadows.
import { type Colour, rgbOf } from '../../../colour/colour.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import { repainted } from './repainted.ts'
import { toneLines } from './tone-lines.ts'

/** Units on every side with which a tone is compared, for fine lines and for broad ones. */
const fine = 7
const broad = 22
/** Units between strokes of the hatching. */
const spacing = 15

export const sketchArt = (easel: Easel, { paper, lead }: { readonly paper: Colour; readonly lead: Colour }): void => {
  const { columns, rows, step, middle, around, lineAt } = toneLines(easel)
  const [sheet, ink] = [rgbOf(paper), rgbOf(lead)]
  repainted(easel, columns, rows, (column, row) => {
    const line = Math.max(lineAt(column, row, fine), lineAt(column, row, Math.max(broad, step * 2)) * 0.8)
    const shade = smooth(middle * 1.05, middle * 0.25, around(column, row, fine))
    const stroke = Math.abs(((((column + row * 0.8) * step) / spacing) % 1) - 0.5) * 2
    const hatch = shade * smooth(1 - shade * 0.75, 1, stroke) * 0.5 + shade * 0.16
    const dark = Math.min(1, smooth(0.03, 0.34, line) * 0.95 + hatch)
    const mixed = (channel: 0 | 1 | 2): number => sheet[channel] * (1 - dark) + ink[channel] * dark
    return [mixed(0), mixed(1), mixed(2)]
  })
}
