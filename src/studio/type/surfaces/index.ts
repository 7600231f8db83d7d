// Every surface that letters can have, by name.

import type { Easel } from '../../paint/easel.ts'
import type { SetLines } from '../set-type.ts'
import { sizeOf, strokeItem, traceItem } from '../trace.ts'
import { comic, filledHollows, glitch } from './graphic.ts'
import type { Surface } from './letters.ts'
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

export const paintSurface = (easel: Easel, item: SetLines, { surface, colour, second, deep }: SurfaceFilling): void => {
  const [first, ...others] = item.runs.map(({ box }) => box)
  if (first === undefined) return
  surfaces[surface]({
    easel,
    trace: (ctx) => traceItem(ctx, item),
    outline: (ctx, width) => strokeItem(ctx, item, width),
    box: item.box,
    rows: [first, ...others],
    size: sizeOf(item),
    ink: colour,
    second,
    deep,
    random: easel.random.sub(`surface ${item.role}`),
  })
}
