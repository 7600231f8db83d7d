// What a cover is, told in one word: the five covers of one call are five of these.
import type { Composition } from '../families/facts.ts'
import { noHero } from '../motifs/no-hero.ts'
import type { Staging } from './stagings.ts'

export type CoverIdea = 'subject' | 'people' | 'place' | 'joined' | 'metaphor' | 'things' | 'type' | 'pattern'

/** Null where it depends on what is shown. */
const ideaOfComposition: Readonly<Record<Composition, CoverIdea | null>> = {
  emblem: null,
  still: null,
  crop: null,
  figure: null,
  spread: 'things',
  pattern: 'pattern',
  border: 'pattern',
  letters: 'type',
  joined: 'joined',
  halves: 'joined',
  idea: 'metaphor',
  characters: 'people',
  scene: 'place',
}

export const coverIdea = ({ hero, kind }: Pick<Staging, 'hero' | 'kind'>, composition: Composition): CoverIdea => {
  const settled = ideaOfComposition[composition]
  if (settled !== null) return settled
  if (hero.kind === 'person' || kind === 'people') return 'people'
  return hero.id === noHero.id ? 'pattern' : 'subject'
}
