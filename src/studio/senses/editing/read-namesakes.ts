// Marks that mean something else where they stand: the order at the start, the colour that a thing has, the look of something else.
import { allOf, has, isOfLetters, rolesOf } from './clause.ts'
import type { Placed } from './lexicon/mark.ts'
import { mayName } from './lexicon/small-words.ts'
import { isOrder, verbOf } from './read-verb.ts'
import type { SpelledToken } from './spelling.ts'

/** A noun that nobody knows. */
const isNounAt = (tokens: readonly SpelledToken[], marks: readonly Placed[], at: number): boolean =>
  tokens[at] !== undefined && mayName(tokens[at].word) && !marks.some(({ from, to }) => from <= at && at < to)

const ofHour: ReadonlySet<Placed['mark']['is']> = new Set(['hour', 'season', 'air', 'storm'])

/** "Warm the lilac ground", "enlarge the red tagline": the colour that it has. */
const isDescribed = (marks: readonly Placed[], at: number, tokens: readonly SpelledToken[]): boolean => {
  const [placed, next, first] = [marks[at], marks[at + 1], marks[0]]
  if (placed?.mark.is !== 'colour' || first === undefined || first.from > 0) return false
  const isNext = next?.mark.is === 'target' && next.from === placed.to
  return (
    (isNext || isNounAt(tokens, marks, placed.to)) &&
    ['tone', 'size', 'tracking', 'more'].includes(first.mark.is) &&
    /^(?:the|its|his|her|their)$/.test(tokens[placed.from - 1]?.word ?? '') &&
    allOf(marks, 'colour').length === 1
  )
}

const spacing = /^(?:tracking|kerning|(?:letter )?spacing)$/

/** "Warm the backdrop to sienna", "deepen the sky into twilight": what is done to come to what is named after it. */
export const isShifting = (marks: readonly Placed[], at: number): boolean => {
  const { mark, from } = marks[at] ?? {}
  const link = marks.findIndex((placed, nth) => nth > at && placed.mark.is === 'link' && placed.mark.becomes)
  return (
    (mark?.is === 'tone' || mark?.is === 'palette' || mark?.is === 'more') &&
    from === 0 &&
    link > 0 &&
    marks.slice(link).some((placed) => placed.mark.is === 'colour' || placed.mark.is === 'hour')
  )
}

/** "Fire tones", "gothic blackletter": a thing that only names colours or letters. "Make the trees look foggy": one that only says where. */
export const withoutNamesakes = (marks: readonly Placed[], tokens: readonly SpelledToken[]): readonly Placed[] => {
  const isFoggy = tokens.some(({ word }) => /^(?:look|looks|appear|seem)$/.test(word)) && has(marks, 'air')
  return marks.filter(({ mark, to, from, said }, at) => {
    // "The neon in cyan": signs that shine, no palette.
    if (said === 'neon' && mark.is === 'palette') return tokens[from - 1]?.word !== 'the' || !has(marks, 'colour')
    const next = marks[at + 1]
    // "A cheerful turquoise": the colour is, and not the picture.
    if (mark.is === 'feeling' && next?.mark.is === 'colour' && next.from === to && from > 0) return false
    // "An old typewriter font": the font is old, not the picture.
    // Of flowers there may be many, of soft light only one. "Antique gold", "a weathered red": the colour is.
    if (
      mark.is === 'manner' &&
      /^(?:drawing|painting|print|sketch|photograph|engraving)$/.test(said) &&
      tokens[from - 1]?.word === 'the'
    )
      return false
    if (mark.is === 'manner')
      return (
        said !== 'blooms' &&
        !(mark.manner === 'vintage' && next?.mark.is === 'colour' && next.from === to) &&
        (next?.mark.is !== 'lettering' || next.from !== to)
      )
    if (mark.is === 'tracking' && spacing.test(said)) return allOf(marks, 'tracking').length === 1
    // "Straighten the slanted title": how it is now.
    if (mark.is === 'lettering' && mark.lettering === 'italic' && next?.mark.is === 'target')
      return !allOf(marks, 'setting').some(({ mark: { change } }) => change.tilt === 0)
    // "The gradient backdrop" is the backdrop, and "the composition" is to stay.
    if (said === 'gradient' && next?.mark.is === 'target')
      return next.from !== to || rolesOf(next.mark.target).length > 0
    if (mark.is === 'layout' && said === 'composition') return marks.length <= 2
    // "Brighten the bokeh": what is there.
    if (mark.is === 'air' && tokens[from - 1]?.word === 'the' && at === 1)
      return marks[0]?.mark.is !== 'tone' || marks[0].from > 0
    // "Glowing eyes": they do, and not the picture.
    if (mark.is === 'effect' && said === 'glowing' && verbOf(marks) === 'add')
      return !(next && next.from === to && (next.mark.is === 'motif' || next.mark.is === 'part'))
    // "A thin band of amber": said of a thing that has no other name here.
    if (mark.is === 'lettering' && /^(?:bold|thin)$/.test(mark.lettering) && !isOfLetters(marks))
      return !isNounAt(tokens, marks, to)
    // "Visible brush marks" can be seen, and no letters are spoken of.
    if (said === 'visible' && !isOfLetters(marks)) return !(next && next.from === to)
    // "In front of the rising sun": where, and not when.
    if (mark.is === 'hour' && / sun$/.test(said)) return marks[at - 1]?.mark.is !== 'beside'
    if (isShifting(marks, at) || isDescribed(marks, at, tokens)) return false
    // "The forest strip", "a paper-cut picture": after a noun they are no orders.
    if (mark.is === 'verb' && /^(?:strip|cut)$/.test(said))
      return from === 0 || /^(?:and|please|then|to|you|just|also|or)$/.test(tokens[from - 1]?.word ?? '')
    // "Golden-hour light", "a light snowfall".
    if (mark.is === 'tone' && said === 'light')
      return (
        !(ofHour.has(marks[at - 1]?.mark.is ?? 'verb') && marks[at - 1]?.to === from) &&
        !(next?.mark.is === 'air' && next.from - to <= 2)
      )
    // "Restyle the garden as autumn": the one that is there.
    if (
      mark.is === 'scene' &&
      /^(?:the|this)$/.test(tokens[from - 1]?.word ?? '') &&
      from <= 2 &&
      verbOf(marks) === 'change'
    )
      return !marks.some((other) => ofHour.has(other.mark.is))
    if (mark.is !== 'motif') return true
    if (isOrder(tokens, from, to)) return false
    // A bar is no bear, whatever it is in German.
    if (/^bars?$/.test(said)) return false
    // "A winter wedding feeling": what it should feel like.
    if (/^(?:feeling|feel|mood|vibes?|atmosphere)$/.test(tokens[to]?.word ?? '')) return false
    const isOfColours = next?.mark.is === 'target' && next.mark.target === 'colours'
    const isOfFace = next?.mark.is === 'lettering' && !mark.isExact
    return !isFoggy && !((isOfColours || isOfFace) && next.from === to)
  })
}
