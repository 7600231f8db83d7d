// A line as one path on the sheet, for letters that no canvas can set: stretched, or bent with the block they stand in.
import { Path2D } from '@napi-rs/canvas'
import { glyphsOf } from './glyphs.ts'
import { bentPoint, type Point } from './lockups/bends.ts'
import type { Run } from './set-type.ts'

/** Of em: a longer straight line is cut, or it would stay straight in a bend. */
const longest = 0.05

const command = /([MLQCZ])([^MLQCZ]*)/g

/** What each letter of an SVG path draws, as points along it. */
const flattened = (path: string, em: number): (readonly Point[])[] => {
  const contours: Point[][] = []
  let from: Point = [0, 0]
  const step = (to: Point): void => {
    contours.at(-1)?.push(to)
  }
  const along = (reach: number, at: (t: number) => Point): void => {
    const count = Math.max(1, Math.ceil(reach / (longest * em)))
    for (let each = 1; each <= count; each++) step(at(each / count))
  }
  for (const [, kind, rest = ''] of path.matchAll(command)) {
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = rest.split(/[ ,]+/).map(Number)
    const [x, y] = from
    if (kind === 'M') {
      contours.push([[ax, ay]])
      from = [ax, ay]
    } else if (kind === 'L') {
      along(Math.hypot(ax - x, ay - y), (t) => [x + (ax - x) * t, y + (ay - y) * t])
      from = [ax, ay]
    } else if (kind === 'Q') {
      const reach = Math.hypot(ax - x, ay - y) + Math.hypot(bx - ax, by - ay)
      along(reach * 2, (t) => {
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
        return [a * x + b * ax + c * bx, a * y + b * ay + c * by]
      })
      from = [bx, by]
    } else if (kind === 'C') {
      const reach = Math.hypot(ax - x, ay - y) + Math.hypot(bx - ax, by - ay) + Math.hypot(cx - bx, cy - by)
      along(reach * 2, (t) => {
        const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3]
        return [a * x + b * ax + c * bx + d * cx, a * y + b * ay + c * by + d * cy]
      })
      from = [cx, cy]
    }
  }
  return contours
}

const drawAnew = (run: Run): Path2D => {
  const { text, face, tracking, size, x, baseline, stretch = 1, bend } = run
  const { em, placed } = glyphsOf({ text, face, tracking })
  const path = new Path2D()
  const place = (px: number, py: number): Point => {
    const at: Point = [x + (px / em) * size, baseline - (py / em) * size * stretch]
    return bend === undefined ? at : bentPoint(bend, at)
  }
  for (const glyph of placed)
    for (const contour of flattened(glyph.path, em)) {
      contour.forEach(([px, py], at) => {
        const [tx, ty] = place(px + glyph.x, py + glyph.y)
        if (at === 0) path.moveTo(tx, ty)
        else path.lineTo(tx, ty)
      })
      path.closePath()
    }
  return path
}

const mostKept = 60
const kept = new Map<string, Path2D>()

/** The run as a path in units of the sheet; null where a canvas sets it as well. */
export const outlineOf = (run: Run): Path2D | null => {
  const { text, face, size, x, baseline, tracking, stretch = 1, bend } = run
  if (stretch === 1 && bend === undefined) return null
  const key = JSON.stringify([text, face, size, x, baseline, tracking, stretch, bend])
  const known = kept.get(key)
  if (known) return known
  const made = drawAnew(run)
  if (kept.size >= mostKept) kept.clear()
  kept.set(key, made)
  return made
}
