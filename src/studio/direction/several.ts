// Several covers of one call: the best first, then what is good and another idea than those already taken.

import { noHero } from '../motifs/no-hero.ts'
import type { Choice } from './choice.ts'
import { pointsFor } from './weights.ts'

/** People of a book count as one, whoever stands for them. */
const showSameThing = ({ staging: { hero } }: Choice, { staging }: Choice): boolean =>
  hero.kind === 'person' ? staging.hero.kind === 'person' : hero.id === staging.hero.id && hero !== noHero

/** What a further cover loses that shares something with one already taken. */
const likeness = (one: Choice, other: Choice): number =>
  (one.family.id === other.family.id ? pointsFor('sameTemplate') : 0) +
  (one.idea === other.idea ? pointsFor('sameIdea') : 0) +
  (one.composition === other.composition ? pointsFor('sameComposition') : 0) +
  (one.family.look === other.family.look ? pointsFor('sameLook') : 0) +
  (showSameThing(one, other) ? pointsFor('sameHero') : 0)

/** `firstSubject` is the motif of the first thing that really is in the story, where it has a drawing. */
export const chooseSeveral = (
  choices: readonly Choice[],
  count: number,
  firstSubject: string | null,
): readonly Choice[] => {
  const chosen: Choice[] = []
  while (chosen.length < count && choices.length > 0) {
    const isShown = chosen.length === 0 || chosen.some(({ staging }) => staging.hero.id === firstSubject)
    const worth = (choice: Choice): number =>
      choice.score +
      (!isShown && choice.staging.hero.id === firstSubject ? pointsFor('firstSubject') : 0) +
      chosen.reduce((sum, taken) => sum + likeness(choice, taken), 0)
    chosen.push(choices.reduce((best, other) => (worth(other) > worth(best) ? other : best)))
  }
  return chosen
}
