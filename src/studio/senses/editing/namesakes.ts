// Words that are called like something else: the fire of "fire tones" burns nowhere, the trees of "make the trees thinner" are no letters.
import { allOf, has, isOfLetters } from './clause.ts'
import type { Placed } from './lexicon/mark.ts'
import { isDefiniteIn } from './read-there.ts'
import type { SpelledToken } from './spelling.ts'

const ofLettersOnly: ReadonlySet<Placed['mark']['is']> = new Set(['lettering', 'tracking'])

/** Whether a thing is spoken of that is there: "the trees". */
const isOfDefinite = (marks: readonly Placed[], tokens: readonly SpelledToken[]): boolean =>
  allOf(marks, 'motif').some((placed) => placed.mark.isExact && isDefiniteIn(tokens)(placed))

/** "Fire tones", "gothic blackletter": a thing that only names colours or letters. "Make the trees look foggy": one that only says where. */
export const withoutNamesakes = (marks: readonly Placed[], tokens: readonly SpelledToken[]): readonly Placed[] => {
  const isLook = tokens.some(({ word }) => /^(?:look|looks|appear|seem)$/.test(word)) && has(marks, 'air')
  return marks.filter(({ mark, to, from, said }, at) => {
    // "The neon in cyan": signs that shine, no palette.
    if (said === 'neon' && mark.is === 'palette') return tokens[from - 1]?.word !== 'the' || !has(marks, 'colour')
    const next = marks[at + 1]
    // "A cheerful turquoise": the colour is, and not the picture.
    if (mark.is === 'feeling' && next?.mark.is === 'colour' && next.from === to && from > 0) return false
    // "An old typewriter font": the font is old, not the picture.
    if (mark.is === 'manner')
      return !(next?.mark.is === 'lettering' || next?.mark.is === 'colour') || next.from > to + 1
    // "The trees thinner", "looser brushwork", "the crown in pink foil": said of what is drawn.
    if (mark.is === 'effect' && mark.effect === 'foil') return isOfLetters(marks) || !has(marks, 'motif')
    if (ofLettersOnly.has(mark.is)) return isOfLetters(marks) || !(has(marks, 'manner') || isOfDefinite(marks, tokens))
    if (mark.is !== 'motif') return true
    // "A blackletter face".
    if (/^faces?$/.test(said) && marks[at - 1]?.mark.is === 'lettering') return false
    // A bar is no bear, whatever it is in German.
    if (/^bars?$/.test(said)) return false
    // "A winter wedding feeling": what it should feel like.
    if (/^(?:feeling|feel|mood|vibes?|atmosphere)$/.test(tokens[to]?.word ?? '')) return false
    const isOfColours = next?.mark.is === 'target' && next.mark.target === 'colours'
    const isOfFont = next?.mark.is === 'lettering' && !mark.isExact
    return !isLook && !((isOfColours || isOfFont) && next.from === to)
  })
}
