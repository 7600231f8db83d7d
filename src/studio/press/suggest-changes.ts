// What could be asked of a cover: of its title, of its hero by name, of its sky or its light. Each is tried before it is told.
import type { CoverDocument } from '../document.ts'
import { findMotif } from '../paint/motifs/index.ts'
import { firstSeen } from './find-named.ts'
import { smallPainting } from './small-painting.ts'

const ofTitle = ['make the title gold', 'make the title white', 'make the title larger']
const ofSky = ['make the sky darker', 'make the sky lighter', 'make the sky red']
const ofLight = ['make it darker', 'make it lighter', 'warmer colours', 'add fog']

/** Of the hero, or of the first other thing where the family has painted another hero than it was told. */
const ofHero = (document: CoverDocument): readonly string[] => {
  const { things } = smallPainting(document)
  const { hero } = document.direction
  const shown = things.has(hero) ? hero : [...things].find((id) => findMotif(id) !== undefined)
  if (shown === undefined) return []
  const name = shown.replaceAll('-', ' ')
  return [`make the ${name} larger`, `make the ${name} smaller`, `make the ${name} red`, `remove the ${name}`]
}

const hasSky = (document: CoverDocument): boolean => firstSeen(document, ['sky']) !== undefined

/** What an image model has painted is not known here: of such a cover only type and light are. */
const topicsOf = (document: CoverDocument): readonly (readonly string[])[] =>
  document.art === null ? [ofTitle, ofHero(document), hasSky(document) ? ofSky : ofLight] : [ofTitle, ofLight]

/** The first of each topic that would change the cover. */
export const suggestChanges = (document: CoverDocument, changes: (words: string) => boolean): readonly string[] =>
  topicsOf(document).flatMap((topic) => topic.find(changes) ?? [])
