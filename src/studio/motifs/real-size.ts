// How large things are shown beside one another, from their real heights: a raven is small beside a man.
import type { Motif, MotifKind } from './motif.ts'
import { motifRecords } from './records.ts'

/** Metres. */
const person = 1.75

/** What these stand beside may be any number of times as large as they are. */
export const ofAnySize: ReadonlySet<MotifKind> = new Set(['place', 'sky', 'symbol'])

/** Small things are shown larger than they are, or they were missed, and large ones smaller, or they hid all else. */
const asShown = (height: number): number => (height > 1 ? height ** 0.6 : Math.max(height, 0.6 * height ** 0.3))

/** By somebody who is 1 high; undefined where nothing is known of it. */
const shownHeight = ({ id }: Motif): number | undefined => {
  const record = motifRecords().get(id)
  // Hands and faces stand for whom they belong to.
  return record && (record.figure?.part ? 1 : asShown(record.size / person))
}

/** How high a thing is beside somebody who is 1 high; undefined where it may be of any size. */
export const besidePerson = (motif: Motif): number | undefined =>
  ofAnySize.has(motif.kind) ? undefined : shownHeight(motif)

/** The least and the most that a composition has room for. */
export interface Room {
  readonly least: number
  readonly most: number
}

/** How high a companion is beside a hero that is `height` high, within the room that there is for it; as it fits where its size says nothing. */
export const heightBeside = (companion: Motif, hero: Motif, height: number, { least, most }: Room): number => {
  const [own, other] = [shownHeight(companion), shownHeight(hero)]
  const isSized = ![companion, hero].some(({ kind }) => kind === 'sky' || kind === 'symbol')
  if (own === undefined || other === undefined || !isSized) return (least + most) / 2
  return Math.min(most, Math.max(least, (height * own) / other))
}
