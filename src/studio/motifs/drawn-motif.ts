// A motif that is drawn from SVG, which is read when it is first drawn or measured.
import { partCalled, sceneNames } from '../paint/part-names.ts'
import type { Pen } from '../paint/pen.ts'
import type { Random } from '../paint/random.ts'
import { type Drawing, readDrawing } from './drawing.ts'
import type { Motif } from './motif.ts'
import type { MotifRecord } from './record.ts'
import { restsOf } from './ways.ts'

/** One state of the thing is drawn, all of it in that state. */
const lay = (pen: Pen, { marks, variants }: Drawing, random: Random): void => {
  const [first, ...others] = variants
  const variant = first === undefined ? null : random.pick([first, ...others])
  const drawn = marks.filter((mark) => mark.variant === null || mark.variant === variant)
  const hasSilhouette = drawn.some(({ isSilhouette }) => isSilhouette)
  for (const mark of drawn) if (mark.isSilhouette === (hasSilhouette && !pen.hasLines)) pen.mark(mark)
}

/** Parts that are called as scenery is go with the thing: no door of a house vanishes with the doors of a street. */
const isScenery = (label: string): boolean => sceneNames.some((name) => name === label)

/** The thing without each of its parts that can be taken away, by their names and by the last words of those. */
const lackingOf = (whole: Motif, { labels }: Drawing): Readonly<Record<string, Motif>> =>
  Object.fromEntries(
    [...labels]
      .filter((label) => !isScenery(label))
      .flatMap((label) => {
        const part = partCalled(label)
        const draw = (pen: Pen, random: Random): void => pen.without(part, () => whole.draw(pen, random))
        const { id, likeness, kind, rests, width } = whole
        const lacking = { id: `${id} without ${label}`, ...(likeness && { likeness }), kind, rests, width, draw }
        return [label.replaceAll(' ', '-'), label.split(' ').at(-1) ?? label].map((name) => [name, lacking] as const)
      }),
  )

export interface DrawnMotif extends Motif {
  /** Reads the file if it has not been read; what is wrong with it is thrown. */
  readonly drawing: () => Drawing
}

export interface Source {
  /** What it is called in messages. */
  readonly file: string
  readonly text: () => string
  /** Tells it apart from other drawings of its id that are shown elsewhere. */
  readonly likeness?: string
}

export const drawnMotif = (record: MotifRecord, { file, text, likeness }: Source): DrawnMotif => {
  let known: Drawing | undefined
  const drawing = (): Drawing => {
    known ??= readDrawing(file, text())
    return known
  }
  return {
    id: record.id,
    ...(likeness && { likeness }),
    kind: record.kind,
    rests: restsOf(record),
    get width() {
      return drawing().width
    },
    get lacking() {
      return lackingOf(this, drawing())
    },
    drawing,
    draw: (pen, random) => lay(pen, drawing(), random),
  }
}
