// Where a drawing lies on a sheet: from its own frame to pixels.
import type { Box, Context } from '../paint/easel.ts'
import type { Sketch, Stroke } from '../paint/pen.ts'

/** As of a canvas: x = a * u + c * v + e, y = b * u + d * v + f. */
export interface Place {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

/** A drawing of height 1 that stands with its foot at x, y and turns around it. */
export const placeOf = (x: number, y: number, height: number, turn: number, isFlipped: boolean): Place => {
  const [cos, sin] = [Math.cos(turn) * height, Math.sin(turn) * height]
  const side = isFlipped ? -1 : 1
  return { a: cos * side, b: sin * side, c: -sin, d: cos, e: x, f: y }
}

/** The same, seen in pixels of a box. */
export const placeIn = ({ a, b, c, d, e, f }: Place, box: Box, scale: number): Place => ({
  a: a * scale,
  b: b * scale,
  c: c * scale,
  d: d * scale,
  e: (e - box.x) * scale,
  f: (f - box.y) * scale,
})

/** The upright box around a stroke. */
export const boundsOf = ({ path, width, frame: m }: Stroke, place: Place): Box => {
  const grown = (width ?? 0) / 2
  const [left, top, right, bottom] = path.getBounds()
  const xs: number[] = []
  const ys: number[] = []
  for (const u of [left - grown, right + grown])
    for (const v of [top - grown, bottom + grown]) {
      const [x, y] = [m.a * u + m.c * v + m.e, m.b * u + m.d * v + m.f]
      xs.push(place.a * x + place.c * y + place.e)
      ys.push(place.b * x + place.d * y + place.f)
    }
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y }
}

/** Draws a stroke in its place with whatever style the context has. */
export const placedIn = (ctx: Context, { path, width, rule, frame: m }: Stroke, place: Place): void => {
  ctx.transform(place.a, place.b, place.c, place.d, place.e, place.f)
  ctx.transform(m.a, m.b, m.c, m.d, m.e, m.f)
  ctx.lineWidth = width ?? 0
  if (width === null) ctx.fill(path, rule)
  else ctx.stroke(path)
}

/** The upright box around a whole drawing; nothing where it draws nothing. */
export const boundsOfSketch = (sketch: Sketch, place: Place): Box | null => {
  const boxes = sketch.filter(({ tone, isEdge }) => tone !== 'line' && !isEdge).map((stroke) => boundsOf(stroke, place))
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  }
}
