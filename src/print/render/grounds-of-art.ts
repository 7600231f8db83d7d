// What the type of each panel stands on, read from the map of the whole sheet's light.
import type { Backdrop as SheetLight } from '../../studio/wrap/backdrop.ts'
import { inPixels, type PlainBox } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import type { ArtGround, Backdrop, Ground } from '../layout/ground.ts'
import type { LayoutState } from '../layout/layout-state.ts'

/** The cells of a panel, whose place is given in cells of the sheet: as many as it has there, each the nearest of the sheet's. */
const cutOut = (light: SheetLight, panel: PlainBox): ArtGround => {
  const [columns, rows] = [Math.max(1, Math.round(panel.width)), Math.max(1, Math.round(panel.height))]
  const nearest = (at: number, of: number, start: number, length: number, most: number): number =>
    Math.min(most - 1, Math.floor(start + ((at + 0.5) * length) / of))
  const cells = Array.from({ length: columns * rows }, (_, cell) => {
    const column = nearest(cell % columns, columns, panel.x, panel.width, light.columns)
    const row = nearest(Math.floor(cell / columns), rows, panel.y, panel.height, light.rows)
    return row * light.columns + column
  })
  const reaching = (cell: number, way: 1 | -1): number =>
    Math.min(1, Math.max(0, (light.light[cell] ?? 0) + (way * (light.range[cell] ?? 0)) / 2))
  return {
    kind: 'art',
    columns,
    rows,
    darkest: cells.map((cell) => reaching(cell, -1)),
    lightest: cells.map((cell) => reaching(cell, 1)),
  }
}

/** Plain colours lie over the art. */
export const groundsOfArt = (
  geometry: WrapGeometry,
  light: SheetLight,
  colors: Pick<LayoutState['colors'], 'back' | 'spine'>,
): Backdrop => {
  const [across, down] = [
    light.columns / geometry.sheet.width.toNumber(),
    light.rows / geometry.sheet.height.toNumber(),
  ]
  const art = (panel: 'back' | 'spine' | 'front'): Ground => {
    const { x, y, width, height } = inPixels(geometry[panel].bleed, 1)
    return cutOut(light, { x: x * across, y: y * down, width: width * across, height: height * down })
  }
  const ground = (panel: 'back' | 'spine'): Ground => {
    const color = colors[panel]
    return color === null ? art(panel) : { kind: 'solid', color }
  }
  return { back: ground('back'), spine: ground('spine'), front: art('front') }
}
