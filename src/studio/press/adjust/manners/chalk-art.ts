// Draws the finished art again in chalk on a blackboard: pale grainy lines where tones meet, light rubbed in with the side of the chalk, and the
// dust of what was wiped off.
import { rgbOf } from '../../../colour/colour.ts'
import { smooth } from '../../../paint/curves.ts'
import type { Easel } from '../../../paint/easel.ts'
import { repainted } from './repainted.ts'
import { toneLines } from './tone-lines.ts'

const board = rgbOf('#22302b')
const chalk = 246

/** Units on every side with which a tone is compared. */
const fine = 9
const broad = 26
/** Units between strokes of the side of the chalk. */
const spacing = 26
/** How much of its own colour a thing keeps in coloured chalk. */
const coloured = 0.42

export const chalkArt = (easel: Easel): void => {
  const { noise } = easel
  const { columns, rows, data, step, middle, around, lineAt } = toneLines(easel)
  repainted(easel, columns, rows, (column, row) => {
    const [x, y] = [column * step, row * step]
    const edge = Math.max(
      Math.abs(lineAt(column, row, fine)) * 1.15,
      Math.max(0, lineAt(column, row, Math.max(broad, step * 2))) * 0.6,
    )
    const light = smooth(middle * 0.85, Math.min(250, middle * 1.7 + 20), around(column, row, fine))
    const stroke = Math.abs((((x * 0.8 + y + noise.fractal(x / 90, y / 90, 2) * 40) / spacing) % 1) - 0.5) * 2
    // Chalk is left on the tooth of the board only.
    const tooth = smooth(0.3, 0.66, noise.fractal(x / 4.5, y / 4.5, 2))
    const rubbed = light * (0.16 + 0.4 * smooth(0.3, 0.9, stroke)) * (0.35 + 0.65 * tooth)
    const drawn = smooth(0.05, 0.3, edge) * (0.5 + 0.5 * tooth)
    const dust = smooth(0.45, 0.8, noise.fractal(x / 420 + 7, y / 260, 3)) * 0.1
    const cover = Math.min(0.96, Math.max(drawn, rubbed) + dust)
    const at = (row * columns + column) * 4
    const most = Math.max(40, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    const mixed = (channel: 0 | 1 | 2): number => {
      const own = ((data[at + channel] ?? 0) / most) * chalk
      return board[channel] * (1 - cover) + (chalk + (own - chalk) * coloured) * cover
    }
    return [mixed(0), mixed(1), mixed(2)]
  })
}
