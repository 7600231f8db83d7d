// What was taken from the references, in words for the art direction.

import { nameColour } from '../../brief/colour-names.ts'
import { oklch } from '../../colour/colour.ts'
import type { Aspect, Instructed } from './instructions.ts'
import {
  type Composition,
  mainTexture,
  type Period,
  type ReferenceReading,
  type Subject,
  type Texture,
} from './reading.ts'

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

const kindPhrases: Readonly<Record<Composition['kind'], string>> = {
  pattern: 'an all-over pattern',
  symmetrical: 'symmetry about the middle',
  centred: 'a centred subject',
  thirds: 'a subject off the middle',
  open: 'wide empty space',
}

const spacePhrases: Readonly<Record<Composition['space']['where'], string>> = {
  top: ' with calm at the top',
  bottom: ' with calm at the foot',
  left: ' with calm on the left',
  right: ' with calm on the right',
  around: ' with calm all around',
  none: '',
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
export const describeReferences = (reading: ReferenceReading, count: number, { ignored }: Instructed): string => {
  const takes = (aspect: Aspect): boolean => !ignored.has(aspect)
  const { tone, colour, composition, light } = reading
  const taken = [
    takes('colour') ? `a ${temperatureOf(colour.temperature)}palette of ${listed(coloursOf(reading))}` : '',
    takes('light') ? `a ${tone.key} key, ${lightPhrases[light.from]}` : '',
    takes('technique') ? `${texturePhrases[mainTexture(reading.textures)]} with ${edgePhrases[reading.edges]}` : '',
    takes('technique') && reading.period !== null ? periodPhrases[reading.period.name] : '',
    takes('composition') ? `${kindPhrases[composition.kind]}${spacePhrases[composition.space.where]}` : '',
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
