// The light of refitted art, from the light of the art as it was painted.
import type { Backdrop } from '../../studio/wrap/backdrop.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { sheetMap } from './knots.ts'

const sizeOf = ({ sheet }: WrapGeometry) => ({ width: sheet.width.toNumber(), height: sheet.height.toNumber() })

const cellAt = (share: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(share * count)))

export const refitBackdrop = (light: Backdrop, from: WrapGeometry, to: WrapGeometry): Backdrop => {
  const [old, wanted] = [sizeOf(from), sizeOf(to)]
  const map = sheetMap(to, from)
  const { columns } = light
  const rows = Math.max(1, Math.round((columns * wanted.height) / wanted.width))
  const sources = Array.from({ length: columns * rows }, (_, cell) => {
    const x = (((cell % columns) + 0.5) / columns) * wanted.width
    const y = ((Math.floor(cell / columns) + 0.5) / rows) * wanted.height
    return cellAt(map.y(y) / old.height, light.rows) * columns + cellAt(map.x(x) / old.width, columns)
  })
  const picked = (values: Float32Array): Float32Array => Float32Array.from(sources, (cell) => values[cell] ?? 0)
  return { columns, rows, light: picked(light.light), range: picked(light.range) }
}
