// Words that name something else than they are marked for: fire tones are no fire, a rainy grey is no rain.
import { has } from './clause.ts'
import type { Placed } from './lexicon/mark.ts'
import type { SpelledToken } from './spelling.ts'

const isThereAs = (manner: string, before: string | undefined, marks: readonly Placed[]): boolean =>
  /^(?:the|that|this)$/.test(before ?? '') &&
  /^(?:photographic|pencil)$/.test(manner) &&
  marks.some(({ mark }) => mark.is === 'plain' || (mark.is === 'manner' && mark.manner !== manner))

/** "Fire tones", "gothic blackletter": a thing that only names colours or letters. "Make the trees look foggy": one that only says where. */
export const withoutNamesakes = (marks: readonly Placed[], tokens: readonly SpelledToken[]): readonly Placed[] => {
  const isLook = tokens.some(({ word }) => /^(?:look|looks|appear|seem)$/.test(word)) && has(marks, 'air')
  return marks.filter(({ mark, to, from, said }, at) => {
    // "The neon in cyan": signs that shine, no palette.
    if (said === 'neon' && mark.is === 'palette') return tokens[from - 1]?.word !== 'the' || !has(marks, 'colour')
    const next = marks[at + 1]
    // "A cheerful turquoise": the colour is, and not the picture.
    if (mark.is === 'feeling' && next?.mark.is === 'colour' && next.from === to && from > 0) return false
    // "A rainy slate grey": the grey is.
    if (mark.is === 'air' && next?.mark.is === 'colour' && next.from === to && from > 0 && !has(marks, 'target'))
      return false
    // "Not mine": nobody's pit.
    if (said === 'mine') return /^(?:an?|the|old|coal|gold|abandoned|deep)$/.test(tokens[from - 1]?.word ?? '')
    // "Peach blooms": flowers, and no soft light. "Simplify the drawing", "the photograph becomes a sketch": what is there.
    if (
      mark.is === 'manner' &&
      (/^(?:blooms|flats)$/.test(said) || isThereAs(mark.manner, tokens[from - 1]?.word, marks))
    )
      return false
    // "Soft watercolour", "rough charcoal": the paint is.
    if (mark.is === 'tone' && next?.mark.is === 'manner' && next.from === to) return false
    // "An old typewriter font": the font is old, not the picture.
    if (mark.is === 'manner') return next?.mark.is !== 'lettering' || next.from !== to
    if (mark.is !== 'motif') return true
    // A bar is no bear, whatever it is in German.
    if (/^bars?$/.test(said)) return false
    // "A winter wedding feeling": what it should feel like.
    if (/^(?:feeling|feel|mood|vibes?|atmosphere)$/.test(tokens[to]?.word ?? '')) return false
    const isOfColours = next?.mark.is === 'target' && next.mark.target === 'colours'
    const isOfLetters = next?.mark.is === 'lettering' && !mark.isExact
    return !isLook && !((isOfColours || isOfLetters) && next.from === to)
  })
}
