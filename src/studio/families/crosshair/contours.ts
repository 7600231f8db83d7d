// Contour lines of a hilly country, traced level by level from smooth noise.
import type { Colour } from '../../colour/colour.ts'
import type { Easel } from '../../paint/easel.ts'

/** Units between samples of the ground. */
const step = 20

type Cell = readonly [number, number, number, number]

/** Where a level crosses the four sides of a cell (top, right, bottom, left), as shares of its side. */
const crossings = ([a, b, c, d]: Cell, level: number): [number, number][] => {
  const found: [number, number][] = []
  const between = (one: number, other: number): number | null =>
    one < level === other < level ? null : (level - one) / (other - one)
  const top = between(a, b)
  const right = between(b, c)
  const bottom = between(d, c)
  const left = between(a, d)
  if (top !== null) found.push([top, 0])
  if (right !== null) found.push([1, right])
  if (bottom !== null) found.push([bottom, 1])
  if (left !== null) found.push([0, left])
  return found
}

export const drawContours = (
  easel: Easel,
  options: { readonly colour: Colour; readonly weight: number; readonly levels?: number },
): void => {
  const { ctx, noise, w, h, extent } = easel
  const { levels = 16 } = options
  const first = Math.floor(extent.x / step)
  const columns = Math.ceil(w / step) + 1 - first
  const rows = Math.ceil(h / step) + 1
  const heights = new Float32Array((columns + 1) * (rows + 1))
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++)
      heights[row * (columns + 1) + column] = noise.fractal(((first + column) * step) / 620, (row * step) / 620, 3, 0.4)
  ctx.strokeStyle = options.colour
  ctx.lineCap = 'round'
  for (let at = 0; at < levels; at++) {
    const level = 0.2 + (0.6 * (at + 0.5)) / levels
    ctx.lineWidth = options.weight * (at % 4 === 0 ? 2 : 1)
    ctx.beginPath()
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        const from = row * (columns + 1) + column
        const cell: Cell = [
          heights[from] ?? 0,
          heights[from + 1] ?? 0,
          heights[from + columns + 2] ?? 0,
          heights[from + columns + 1] ?? 0,
        ]
        const [one, other] = crossings(cell, level)
        if (!one || !other) continue
        ctx.moveTo((first + column + one[0]) * step, (row + one[1]) * step)
        ctx.lineTo((first + column + other[0]) * step, (row + other[1]) * step)
      }
    ctx.stroke()
  }
}
