// How well a family suits a concept, whatever its hero: place, hour, weather and how far type alone would serve.
import type { Concept } from '../../contract/concept.ts'
import type { Brief } from '../brief/brief.ts'
import { type FamilyFacts, factsOfFamily } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import { speaksOf } from '../families/speaks-of.ts'
import type { Reason } from './reason.ts'
import { pointsFor } from './weights.ts'

/** A book that is half for type and half for a picture. */
const typeMiddle = 0.5

const place = ({ places }: FamilyFacts, brief: Brief, concept: Concept): Reason[] => {
  const { place: wanted } = brief.reading.setting
  if (places.length === 0) return []
  if (wanted === null && concept.place === null)
    return [{ why: 'paints a place of its own', points: pointsFor('unsaidPlace') }]
  if (wanted !== null && places.includes(wanted))
    return [{ why: `paints the ${wanted}`, points: pointsFor('paintsPlace') }]
  return [{ why: `paints another place than ${concept.place ?? wanted}`, points: pointsFor('paintsElsewhere') }]
}

const hour = ({ hours }: FamilyFacts, { reading }: Brief): Reason[] => {
  const { time } = reading.setting
  if (hours.length === 0 || time === null) return []
  return hours.includes(time)
    ? [{ why: `has the light of ${time}`, points: pointsFor('rightHour') }]
    : [{ why: `has no light of ${time}`, points: pointsFor('wrongHour') }]
}

const type = ({ look }: Family, { typeLed }: Concept): Reason[] =>
  look === 'typographic' ? [{ why: 'type leads', points: (typeLed - typeMiddle) * pointsFor('typeLed') }] : []

/** A row of matches on a book of other things says what is not in it. */
const strangeIdea = (family: Family, { about }: FamilyFacts, brief: Brief): Reason[] =>
  about.length > 0 && speaksOf(family, brief) === 'none'
    ? [{ why: 'its picture says another idea', points: pointsFor('strangeIdea') }]
    : []

export const fitReasons = (family: Family, brief: Brief, concept: Concept): readonly Reason[] => {
  const facts = factsOfFamily(family)
  return [
    ...place(facts, brief, concept),
    ...hour(facts, brief),
    ...type(family, concept),
    ...strangeIdea(family, facts, brief),
  ]
}
