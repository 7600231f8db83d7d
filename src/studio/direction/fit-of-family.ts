// How well a family suits a concept, whatever its hero: place, hour, weather and how far type alone would serve.
import type { Concept } from '../../contract/concept.ts'
import type { Brief } from '../brief/brief.ts'
import { factsOfFamily } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import type { Reason } from './reason.ts'
import { pointsFor } from './weights.ts'

/** A book that is half for type and half for a picture. */
const typeMiddle = 0.5

const place = ({ places }: ReturnType<typeof factsOfFamily>, brief: Brief, concept: Concept): Reason[] => {
  const { place: wanted } = brief.reading.setting
  if (places.length === 0) return []
  if (wanted === null && concept.place === null)
    return [{ why: 'paints a place of its own', points: pointsFor('unsaidPlace') }]
  if (wanted !== null && places.includes(wanted))
    return [{ why: `paints the ${wanted}`, points: pointsFor('paintsPlace') }]
  return [{ why: `paints another place than ${concept.place ?? wanted}`, points: pointsFor('paintsElsewhere') }]
}

const hour = ({ hours }: ReturnType<typeof factsOfFamily>, { reading }: Brief): Reason[] => {
  const { time } = reading.setting
  if (hours.length === 0 || time === null) return []
  return hours.includes(time)
    ? [{ why: `has the light of ${time}`, points: pointsFor('rightHour') }]
    : [{ why: `has no light of ${time}`, points: pointsFor('wrongHour') }]
}

const type = ({ look }: Family, { typeLed }: Concept): Reason[] =>
  look === 'typographic' ? [{ why: 'type leads', points: (typeLed - typeMiddle) * pointsFor('typeLed') }] : []

export const fitReasons = (family: Family, brief: Brief, concept: Concept): readonly Reason[] => {
  const facts = factsOfFamily(family)
  return [...place(facts, brief, concept), ...hour(facts, brief), ...type(family, concept)]
}
