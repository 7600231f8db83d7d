// How well a family suits a concept, whatever its hero: place, hour, weather and how far type alone would serve.
import type { Concept } from '../../contract/concept.ts'
import type { Brief } from '../brief/brief.ts'
import { factsOfFamily } from '../families/facts.ts'
import type { Family } from '../families/family.ts'
import type { Reason } from './reason.ts'

const placePoints = 12
const elsewherePoints = -12
const hourPoints = 3
const wrongHourPoints = -10
/** What a cover of type gains where the concept is all for it, and loses where it is all against it. */
const typeRange = 36
const typeMiddle = 0.5

const place = ({ places }: ReturnType<typeof factsOfFamily>, brief: Brief, concept: Concept): Reason[] => {
  const { place: wanted } = brief.reading.setting
  if (places.length === 0 || (wanted === null && concept.place === null)) return []
  if (wanted !== null && places.includes(wanted)) return [{ why: `paints the ${wanted}`, points: placePoints }]
  return [{ why: `paints another place than ${concept.place ?? wanted}`, points: elsewherePoints }]
}

const hour = ({ hours }: ReturnType<typeof factsOfFamily>, { reading }: Brief): Reason[] => {
  const { time } = reading.setting
  if (hours.length === 0 || time === null) return []
  return hours.includes(time)
    ? [{ why: `has the light of ${time}`, points: hourPoints }]
    : [{ why: `has no light of ${time}`, points: wrongHourPoints }]
}

const type = ({ look }: Family, { typeLed }: Concept): Reason[] =>
  look === 'typographic' ? [{ why: 'type leads', points: (typeLed - typeMiddle) * typeRange }] : []

export const fitReasons = (family: Family, brief: Brief, concept: Concept): readonly Reason[] => {
  const facts = factsOfFamily(family)
  return [...place(facts, brief, concept), ...hour(facts, brief), ...type(family, concept)]
}
