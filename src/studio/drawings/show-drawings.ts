// Work on a cover sees the drawings that came with its book, and no other work does.
import { createHash } from 'node:crypto'
import { keepLast } from '../keep-last.ts'
import { drawnMotif } from '../motifs/drawn-motif.ts'
import type { ShelvedMotif } from '../motifs/read-shelf.ts'
import { withMotifs } from '../motifs/shelf.ts'
import type { MadeDrawing } from './made-drawing.ts'

const likenessOf = (drawing: MadeDrawing): string =>
  createHash('sha256').update(JSON.stringify(drawing)).digest('base64url')

const kept = keepLast<ShelvedMotif>(24)

/** The drawing as it would lie on the shelf. */
export const shelved = (drawing: MadeDrawing, likeness = likenessOf(drawing)): ShelvedMotif =>
  kept(likeness, () => {
    const { record, svg } = drawing
    const file = `${record.id}.svg`
    const text = (): string => svg
    const motif = drawnMotif(record, { file, text, likeness })
    return { record, motif, folder: '', file, text, recordFile: file, recordLine: 1 }
  })

export const withDrawings = <Result>(drawings: readonly MadeDrawing[], work: () => Result): Result => {
  if (drawings.length === 0) return work()
  const likenesses = drawings.map(likenessOf)
  const motifs = drawings.map((drawing, at) => shelved(drawing, likenesses[at]))
  return withMotifs(likenesses.join(' '), motifs, work)
}
