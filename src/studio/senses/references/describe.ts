// What was taken from the references, in words for the art direction.

import { nameColour } from '../../brief/colour-names.ts'
import { oklch } from '../../colour/colour.ts'
import { centreOf, correlation, type Grid } from './grid.ts'
import type { Aspect, Instructed } from './instructions.ts'
import type { Composed } from './likeness.ts'
import { mainTexture, type Period, type ReferenceReading, type Subject, type Texture } from './reading.ts'

const texturePhrases: Readonly<Record<Texture, string>> = {
  smooth: 'smooth gradients',
  flat: 'flat graphic areas',
  painterly: 'visible, painterly strokes',
  grain: 'a grainy surface',
  line: 'line work',
  photographic: 'a photographic surface',
}

const edgePhrases: Readonly<Record<ReferenceReading['edges'], string>> = {
  soft: 'soft edges',
  crisp: 'crisp edges',
  broken: 'broken edges',
}

const periodPhrases: Readonly<Record<Period, string>> = {
  aged: 'an aged, sepia feel',
  'mid-century': 'a mid-century feel',
  pulp: 'the saturated punch of pulp paperbacks',
  neon: 'a neon glow',
  minimal: 'modern restraint',
  pastel: 'a pastel lightness',
  noir: 'the contrast of film noir',
}

const lightPhrases: Readonly<Record<ReferenceReading['light']['from'], string>> = {
  above: 'lit from above',
  below: 'lit from below',
  left: 'lit from the left',
  right: 'lit from the right',
  within: 'lit from within',
  even: 'evenly lit',
}

const subjectPhrases: Readonly<Record<Subject, string>> = {
  sky: 'open sky',
  sea: 'water',
  forest: 'a mass of green',
  'night-lights': 'lights in the night',
  sunset: 'a sunset glow',
  figure: 'a figure in the middle',
  snow: 'snow',
  fire: 'firelight',
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const temperatureOf = (temperature: number): string => (temperature > 0.3 ? 'warm ' : temperature < -0.3 ? 'cold ' : '')

/** One or two sentences; says nothing of what the instructions set aside. */
export const describeReferences = (
  reading: ReferenceReading,
  count: number,
  { ignored, placement }: Instructed,
  followed: Composed | null,
): string => {
  const takes = (aspect: Aspect): boolean => !ignored.has(aspect)
  const { tone, colour, composition, light } = reading
  // Where words have placed the main thing, its place is not the reference's.
  const isPlaced = placement.across !== null || placement.down !== null
  const composed = followed === null || isPlaced ? [] : composedAlike(composition, followed)
  const taken = [
    takes('colour') ? `a ${temperatureOf(colour.temperature)}palette of ${listed(coloursOf(reading))}` : '',
    takes('light') ? `a ${tone.key} key, ${lightPhrases[light.from]}` : '',
    takes('technique') ? `${texturePhrases[mainTexture(reading.textures)]} with ${edgePhrases[reading.edges]}` : '',
    takes('technique') && reading.period !== null ? periodPhrases[reading.period.name] : '',
    listed(composed),
  ].filter((phrase) => phrase !== '')
  const seen = takes('composition') ? reading.subjects.slice(0, 2).map(({ name }) => subjectPhrases[name]) : []
  const from = count === 1 ? 'the reference' : `the ${count} references`
  const first = taken.length === 0 ? '' : `From ${from} it takes ${taken.join('; ')}.`
  const second = seen.length === 0 ? '' : ` An echo of ${listed(seen)} may remain.`
  return `${first}${second}`.trim()
}

/** The colours of three most frequent swatches and the loudest, each named once. */
const coloursOf = ({ palette }: ReferenceReading): readonly string[] => {
  const loudest = palette.reduce((one, other) => (other.c > one.c ? other : one))
  const names = [...palette.slice(0, 3), loudest].map(({ l, c, h }) => nameColour(oklch(l, c, h)))
  return [...new Set(names)]
}

/** Grids that correlate so much are seen to be alike. */
const seenAlike = 0.35
/** Distances, as shares of the sheet, within which two things are at the same place. */
const samePlace = 0.13

/** What of its composition the cover shares with the reference, as painted: nothing is claimed that was only wished for. */
const composedAlike = (reference: Composed, cover: Composed): readonly string[] => {
  const [from, to] = [centreOf(reference.mass.grid), centreOf(cover.mass.grid)]
  const isThere =
    correlation(reference.mass.grid, cover.mass.grid) > seenAlike &&
    Math.hypot(from.x - to.x, from.y - to.y) < samePlace &&
    reference.mass.plain > 0.5
  const isLevel =
    reference.horizon !== null && cover.horizon !== null && Math.abs(reference.horizon - cover.horizon) < samePlace / 2
  const leansAlike = Math.min(reference.diagonal * Math.sign(cover.diagonal), Math.abs(cover.diagonal)) > 0.12
  return [
    ...(isThere ? [`its weight ${placePhrase(reference.mass.grid)}`] : []),
    ...(isLevel ? [`a horizon ${heightPhrase(reference.horizon ?? 0)}`] : []),
    ...(correlation(reference.tone, cover.tone) > seenAlike ? ['light and dark in the same places'] : []),
    ...(leansAlike ? [`lines that ${reference.diagonal > 0 ? 'rise' : 'fall'} to the right`] : []),
  ]
}

const placePhrase = (grid: Grid): string => {
  const { x, y } = centreOf(grid)
  const down = y < 0.4 ? 'high' : y > 0.6 ? 'low' : ''
  const across = x < 0.42 ? 'on the left' : x > 0.58 ? 'on the right' : 'in the middle'
  return `${down} ${across}`.trim()
}

const heightPhrase = (horizon: number): string =>
  horizon < 0.42 ? 'high on the sheet' : horizon > 0.58 ? 'low on the sheet' : 'at half the height'
