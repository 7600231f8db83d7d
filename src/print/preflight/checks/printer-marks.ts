// Marks for cutting and registering: printers that cut by the page's size want none.
import type { PlainBox } from '../../geometry/boxes.ts'
import type { Stroke } from '../content/findings.ts'
import type { Check, Subject } from './check.ts'
import { printerMarkAnnotations } from './document-checks.ts'
import { finishedOn } from './page-checks.ts'

/** In points: what crop marks of common programs are like. */
const mark = { shortest: 4, longest: 72, thickest: 1.5, offLine: 1 } as const

const isCropMark = ({ from, to, width }: Stroke, trim: PlainBox): boolean => {
  const [dx, dy] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])]
  const length = Math.max(dx, dy)
  if (width > mark.thickest || length < mark.shortest || length > mark.longest || Math.min(dx, dy) > 0.01) return false
  const isVertical = dy > dx
  const [left, right, bottom, top] = [trim.x, trim.x + trim.width, trim.y, trim.y + trim.height]
  const near = (value: number, edges: readonly number[]): boolean =>
    edges.some((edge) => Math.abs(value - edge) <= mark.offLine)
  if (isVertical) {
    const isOutside = Math.max(from[1], to[1]) <= bottom || Math.min(from[1], to[1]) >= top
    return isOutside && near(from[0], [left, right])
  }
  const isOutside = Math.max(from[0], to[0]) <= left || Math.min(from[0], to[0]) >= right
  return isOutside && near(from[1], [bottom, top])
}

/** One such line may be part of a drawing; crop marks come in pairs. */
const fewest = 2

export const printerMarks = (subject: Subject): Check => {
  const { findings, geometry, mediaBox, unit } = subject
  const trim = finishedOn(geometry, { ...mediaBox, x: 0, y: 0 }, unit)
  const cropMarks = findings.strokes.filter((stroke) => isCropMark(stroke, trim)).length
  const found = [...findings.registrationMarks]
  if (cropMarks >= fewest) found.push(`${cropMarks} crop marks`)
  if (printerMarkAnnotations(subject) > 0) found.push('marks as annotations')
  return {
    rule: 'printer_marks',
    expected: 'none',
    measured: found.join(', ') || 'none',
    pass: found.length === 0,
  }
}
