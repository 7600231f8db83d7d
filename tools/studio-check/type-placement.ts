// Type inside the sheet, and no type over other type.
import { overlaps, turned } from '../../src/studio/paint/boxes.ts'
import type { Box } from '../../src/studio/paint/easel.ts'
import type { Bend } from '../../src/studio/type/lockups/bends.ts'
import type { SetType } from '../../src/studio/type/set-type.ts'

interface Placed {
  readonly text: string
  readonly box: Box
  readonly tilt: number
  readonly bend: Bend | undefined
}

const linesOf = (type: SetType): Placed[] =>
  type.stacks.flatMap(({ items, tilt }) =>
    items.flatMap((item) =>
      item.kind === 'lines' ? item.runs.map(({ text, box, bend }) => ({ text, box, tilt, bend })) : [],
    ),
  )

/** Nearer to the edge than this share of the shorter side, and a trimmer's slip cuts letters. */
const edge = 0.03
/** Units. Smaller type is no type. */
const leastHeight = 16

export const misplacedType = (type: SetType, sheet: { readonly w: number; readonly h: number }): string[] => {
  const margin = Math.min(sheet.w, sheet.h) * edge
  const lines = linesOf(type)
  const complaints: string[] = []
  lines.forEach((line, at) => {
    const { x, y, w, h } = turned(line.box, line.tilt)
    if (x < margin || y < margin || x + w > sheet.w - margin || y + h > sheet.h - margin) {
      complaints.push(`"${line.text}" comes too near to an edge`)
    }
    if (h < leastHeight) complaints.push(`"${line.text}" is only ${Math.round(h)} units high`)
    for (const other of lines.slice(at + 1)) {
      // Lines of one curve run beside each other, and only their boxes meet.
      if (line.bend !== undefined && line.bend.name === other.bend?.name) continue
      if (other.tilt === line.tilt && overlaps(line.box, other.box)) {
        complaints.push(`"${line.text}" overlaps "${other.text}"`)
      }
      if (other.tilt !== line.tilt && overlaps(turned(line.box, line.tilt), turned(other.box, other.tilt))) {
        complaints.push(`"${line.text}" overlaps tilted "${other.text}"`)
      }
    }
  })
  return complaints
}
