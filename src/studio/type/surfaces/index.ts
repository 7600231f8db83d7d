// Every surface that letters can have, by name.

import type { Easel } from '../../paint/easel.ts'
import type { SetLines } from '../set-type.ts'
import { sizeOf, strokeItem, traceItem } from '../trace.ts'
import { comic, filledHollows, glitch } from './graphic.ts'
import type { Letters, Surface } from './letters.ts'
import { neon, raking, smoke } from './lights.ts'
import { dripping, flowers, glossy, ice, papercut, rust, stitched } from './matters.ts'
import { chrome, marquee, prism } from './metals.ts'
import { brush, chalk, goldleaf, letterpress, screenprint, stencil, watercolour } from './prints.ts'
import type { SurfaceFilling, SurfaceName } from './surface-names.ts'

const surfaces: Readonly<Record<SurfaceName, Surface>> = {
  brush,
  chalk,
  chrome,
  comic,
  dripping,
  flowers,
  glitch,
  glossy,
  goldleaf,
  hollows: filledHollows,
  ice,
  letterpress,
  marquee,
  neon,
  papercut,
  prism,
  raking,
  rust,
  screenprint,
  smoke,
  stencil,
  stitched,
  watercolour,
}

/** What is painted in a surface: letters, or a thing that is to look as if made with them. */
export interface Surfaced extends Pick<Letters, 'trace' | 'outline' | 'box' | 'rows' | 'size'> {
  readonly name: string
}

export const paintInSurface = (easel: Easel, { name, ...shape }: Surfaced, filling: SurfaceFilling): void => {
  const { surface, colour, second, deep } = filling
  surfaces[surface]({ ...shape, easel, ink: colour, second, deep, random: easel.random.sub(`surface ${name}`) })
}

export const paintSurface = (easel: Easel, item: SetLines, filling: SurfaceFilling): void => {
  const [first, ...others] = item.runs.map(({ box }) => box)
  if (first === undefined) return
  const shape: Surfaced = {
    name: item.role,
    trace: (ctx) => traceItem(ctx, item),
    outline: (ctx, width) => strokeItem(ctx, item, width),
    box: item.box,
    rows: [first, ...others],
    size: sizeOf(item),
  }
  paintInSurface(easel, shape, filling)
}
