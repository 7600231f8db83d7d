// What could be asked of a cover: of its title, of its hero by name, of its sky or its light. Each is tried before it is told.
import type { Edit } from '../../contract/edit.ts'
import type { CoverDocument } from '../document.ts'
import { described } from '../edit/described.ts'
import { findMotif } from '../motifs/find-motif.ts'
import { firstSeen } from './find-named.ts'
import { smallPainting } from './small-painting.ts'

const sure: Omit<Edit, 'op' | 'target'> = {
  value: null,
  colour: null,
  not: null,
  place: null,
  of: null,
  count: null,
  size: null,
  amount: null,
  confidence: 1,
}

const ofTitle: readonly Edit[] = [
  { ...sure, op: 'recolour', target: 'title', colour: 'gold' },
  { ...sure, op: 'recolour', target: 'title', colour: 'white' },
  { ...sure, op: 'resize', target: 'title', value: 'bigger' },
]

const ofSky: readonly Edit[] = [
  { ...sure, op: 'recolour', target: 'sky', value: 'darker' },
  { ...sure, op: 'recolour', target: 'sky', value: 'lighter' },
  { ...sure, op: 'recolour', target: 'sky', colour: 'red' },
]

const ofLight: readonly Edit[] = [
  { ...sure, op: 'light', target: 'picture', value: 'darker' },
  { ...sure, op: 'light', target: 'picture', value: 'brighter' },
  { ...sure, op: 'palette', target: 'palette', value: 'warm' },
  { ...sure, op: 'weather', target: 'picture', value: 'fog' },
]

/** Of the hero, or of the first other thing where the family has painted another hero than it was told. */
const ofHero = (document: CoverDocument): readonly Edit[] => {
  const { things } = smallPainting(document)
  const { hero } = document.direction
  const shown = things.has(hero) ? hero : [...things].find((id) => findMotif(id) !== undefined)
  if (shown === undefined) return []
  const target = shown.replaceAll('-', ' ')
  return [
    { ...sure, op: 'resize', target, value: 'bigger' },
    { ...sure, op: 'resize', target, value: 'smaller' },
    { ...sure, op: 'recolour', target, colour: 'red' },
    { ...sure, op: 'remove', target },
  ]
}

const hasSky = (document: CoverDocument): boolean => firstSeen(document, ['sky']) !== undefined

/** What an image model has painted is not known here: of such a cover only type and light are. */
const topicsOf = (document: CoverDocument): readonly (readonly Edit[])[] =>
  document.art === null ? [ofTitle, ofHero(document), hasSky(document) ? ofSky : ofLight] : [ofTitle, ofLight]

/** The first of each topic that would change the cover, in plain words. */
export const suggestChanges = (document: CoverDocument, changes: (edit: Edit) => boolean): readonly string[] =>
  topicsOf(document).flatMap((topic) => {
    const found = topic.find(changes)
    return found ? [described(found)] : []
  })
