// People as a motif: an ensemble in the four tones in which every template can draw.
import type { Path2D } from '@napi-rs/canvas'
import { keepLast } from '../keep-last.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Pen } from '../paint/pen.ts'
import type { CastPerson } from './casting/cast.ts'
import { outfitNamed } from './dress/outfit.ts'
import { wardrobeOf } from './dyes.ts'
import { type Ensemble, ensembleOf } from './ensemble.ts'
import type { Part } from './part.ts'
import { type Person, personOf } from './person.ts'
import { playersOf } from './players.ts'

export const peopleId = 'people'

/** Of the height of the drawing. */
const lineWidth = 0.0042

const drawWith = (pen: Pen, { parts, box }: Ensemble): void => {
  const size = 1 / -box.y
  const laid = (path: Path2D) => (target: Path2D) =>
    target.addPath(path, { a: size, b: 0, c: 0, d: size, e: -(box.x + box.w / 2) * size, f: 0 })
  const drawPart = ({ path, tone, folds, cast, isMark, name }: Part): void => {
    if (isMark) {
      // Cut into what it lies on: in a relief a shape of its own would be a lump.
      if (name === 'skin') pen.line(lineWidth, laid(path))
      else pen.gap(laid(path))
      return
    }
    pen.fill(tone, laid(path))
    // What lies over something else is told from it by its edge.
    if (cast > 0) pen.line(lineWidth, laid(path))
    for (const fold of folds.slice(0, 3)) pen.gap(laid(fold))
  }
  for (const part of parts)
    if (!part.glow) {
      if (part.name === null) drawPart(part)
      else pen.as(part.name, () => drawPart(part))
    }
}

/** Some drawings are asked for many times while a cover is made. */
const kept = keepLast<Ensemble>(40)

export const ensembleKept = (people: readonly Person[], drawing: string): Ensemble =>
  kept(drawing, () => ensembleOf(people))

/** `drawing` tells them from other people: the same name stands for the same persons. */
export const peopleMotif = (cast: readonly CastPerson[], drawing: string): Motif => {
  const people = cast.map(({ person }) => person)
  return {
    ...groupMotif(people, drawing),
    get players() {
      return playersOf(cast, ensembleKept(people, drawing), (x) => x)
    },
  }
}

const groupMotif = (people: readonly Person[], drawing: string): Motif => ({
  id: peopleId,
  likeness: drawing,
  kind: 'person',
  rests: 'ground',
  // Most who choose among motifs never ask.
  get width() {
    const { box } = ensembleKept(people, drawing)
    return box.w / -box.y
  },
  draw: (pen) => drawWith(pen, ensembleKept(people, drawing)),
})

const plain = wardrobeOf(outfitNamed('casual'), { skin: 'olive', hair: 'dark', dyes: {} })

/** People of no particular book. */
export const somePeople: Motif = groupMotif([personOf(plain, { hair: 'bob' })], 'nobody in particular')
