// How large added things are in a picture: by what they stand beside, or by how far away they fly.
import { findMotif } from '../../../motifs/find-motif.ts'
import type { Motif } from '../../../motifs/motif.ts'
import { besidePerson, ofAnySize } from '../../../motifs/real-size.ts'
import { motifRecords } from '../../../motifs/records.ts'
import type { Survey } from '../survey-art.ts'

/** In metres: what is larger is seen from near, even on the wing. */
const largestFar = 1.2

/** What flies is far away: how high it is as a share of the sheet's, alone or as one of several; null for all else. */
const aloft = ({ id, kind, width }: Motif, count: number): number | null => {
  const record = motifRecords().get(id)
  if (record?.rests !== 'flies' || ofAnySize.has(kind) || kind === 'person') return null
  if (kind === 'creature' && record.size > largestFar) return null
  const insect = record.size < 0.1 ? 0.8 : 1
  return (0.115 / Math.sqrt(width)) * insect * (count > 1 ? 0.7 : 1)
}

/** No added thing is so small that it is missed, as a share of the sheet's height. */
const smallestSeen = 0.1

/** How high somebody would be on a cover that shows nobody, as a share of its height. */
const somebody = 0.44
/** How high somebody is before a building, as a share of its height. */
const beforeBuilding = 0.36

const heightOfSomebody = ({ hero, heroId, heroKind, ground }: Survey, h: number): number => {
  if (hero && heroKind === 'person') return hero.h
  // A cross on a hill is as high as somebody before it.
  if (hero && heroKind === 'symbol' && ground !== null) return hero.h * 0.8
  const heroMotif = findMotif(heroId)
  const own = heroMotif && besidePerson(heroMotif)
  // Beside a stag a sheep is smaller than it is, however large the stag is.
  if (hero && heroKind === 'creature' && own !== undefined)
    return Math.min(hero.h / own, hero.h * 1.3, h * somebody * 1.5)
  return hero && heroKind === 'place' ? Math.min(hero.h * beforeBuilding, h * somebody) : h * somebody
}

/** No larger than this beside the hero, on a sheet of a height. */
export const naturalHeight = (motif: Motif, count: number, survey: Survey, h: number): number => {
  const far = aloft(motif, count)
  if (far !== null) return h * far
  const share = besidePerson(motif)
  if (share === undefined) return Number.POSITIVE_INFINITY
  return Math.max(heightOfSomebody(survey, h) * share, h * smallestSeen)
}
