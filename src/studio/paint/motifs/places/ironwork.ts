// Wrought iron: bars with spear points, scrolls, and the lantern that tops a post.
import type { Cutout } from '../people/cutout.ts'
import { outline, ribbon } from '../people/outline.ts'
import { polygon } from './masonry.ts'

/** An upright bar ending in a spear. */
export const spearBar = (cut: Cutout, x: number, foot: number, top: number, r = 0.6): void => {
  cut.lay('body', ribbon(`${x},${foot},${r} ${x},${top - 4},${r}`), 0)
  cut.lay(
    'body',
    outline(
      `${x},${top}! ${x - r * 2.4},${top - 4} ${x - r * 0.8},${top - 6}! ${x + r * 0.8},${top - 6}! ${x + r * 2.4},${top - 4}`,
    ),
    0,
  )
}

/** A scroll that curls from (x, y) to the right, or to the left with a negative reach. */
export const scroll = (cut: Cutout, x: number, y: number, reach: number, r = 0.5): void => {
  const point = (across: number, up: number, width: number): string =>
    `${x + across * reach},${y + up * Math.abs(reach)},${width}`
  cut.lay(
    'body',
    ribbon(
      [
        point(0, 0, r),
        point(0.5, 0.55, r),
        point(1, 0.35, r),
        point(0.95, -0.1, r),
        point(0.62, -0.06, r),
        point(0.66, 0.2, r * 1.3),
      ].join(' '),
    ),
    0,
  )
}

/** A street lantern standing on (x, y). */
export const lampHead = (cut: Cutout, x: number, y: number, size: number): void => {
  const at = (across: number, up: number): readonly [number, number] => [x + across * size, y + up * size]
  cut.lay('body', polygon(at(-0.24, 0), at(0.24, 0), at(0.34, 0.12), at(-0.34, 0.12)), 0.3)
  cut.lay('accent', polygon(at(-0.3, 0.12), at(0.3, 0.12), at(0.46, 0.86), at(-0.46, 0.86)), 0.3)
  cut.crease(polygon(at(0, 0.12), at(0.02, 0.12), at(0.02, 0.86), at(0, 0.86)), 0.3)
  cut.lay('body', polygon(at(-0.58, 0.84), at(0.58, 0.84), at(0.3, 1.14), at(-0.3, 1.14)), 0.3)
  const [topX, topY] = at(0, 1.12)
  cut.lay(
    'body',
    ribbon(
      `${topX},${topY},${size * 0.16} ${topX},${topY + size * 0.12},${size * 0.1} ${topX},${topY + size * 0.32},${size * 0.03}`,
    ),
    0,
  )
}
