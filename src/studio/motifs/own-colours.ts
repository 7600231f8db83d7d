// The colours that things are known by wherever they are added: those of their drawings, or of their records where code draws them.
import type { Colour } from '../colour/colour.ts'
import type { Tone } from '../paint/pen.ts'
import type { Drawing } from './drawing.ts'
import { codedRecords } from './records.ts'
import { drawnMotifs } from './shelf.ts'

/** The natural colour of most of what has one of these tones. */
const colourOf = ({ marks }: Drawing, ...wanted: readonly Tone[]): Colour | undefined => {
  const areas = new Map<Colour, number>()
  for (const { tone, colour, path, isSilhouette, isEdge } of marks) {
    if (tone === 'line' || !wanted.includes(tone) || colour === null || isSilhouette || isEdge) continue
    const [left, top, right, bottom] = path.computeTightBounds()
    areas.set(colour, (areas.get(colour) ?? 0) + (right - left) * (bottom - top))
  }
  const [most] = [...areas].toSorted(([, one], [, other]) => other - one)
  return most?.[0]
}

/** Of those that may be of any colour there is none. */
const inTone = (id: string, tone: Tone): Colour | undefined => {
  const drawn = drawnMotifs().get(id)
  return drawn && !drawn.record.tinted ? colourOf(drawn.motif.drawing(), tone) : undefined
}

/** A flower is known by its petals, however green the rest of it is. */
const ofPetals = (id: string): Colour | undefined => {
  const drawn = drawnMotifs().get(id)
  if (!drawn || drawn.record.tinted) return undefined
  const drawing = drawn.motif.drawing()
  return colourOf({ ...drawing, marks: drawing.marks.filter(({ part }) => part === 'petals') }, 'body', 'accent')
}

export const ownColour = (id: string): Colour | undefined =>
  ofPetals(id) ?? inTone(id, 'body') ?? inTone(id, 'light') ?? codedRecords.get(id)?.colour ?? undefined

/** What of it has another colour: faces, beaks, wheels. */
export const ownAccent = (id: string): Colour | undefined => inTone(id, 'accent')
