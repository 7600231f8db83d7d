// Words that are called like something else: the fire of "fire tones" burns nowhere, the trees of "make the trees thinner" are no letters.
import type { Placed } from '../../lexicon/mark.ts'
import { mayName } from '../../lexicon/small-words.ts'
import type { SpelledToken } from '../../lexicon/spelling.ts'
import { allOf, has, isOfLetters, rolesOf } from '../../sentence/clause.ts'
import { isDefiniteIn } from './read-there.ts'
import { isOrder, verbOf } from './read-verb.ts'

/** A mark among those of its clause. */
interface Reading {
  readonly placed: Placed
  readonly before: Placed | undefined
  readonly next: Placed | undefined
  readonly at: number
  readonly marks: readonly Placed[]
  readonly tokens: readonly SpelledToken[]
}

const isAdjacent = ({ placed, next }: Reading): boolean => next?.from === placed.to

/** Whether a thing is spoken of that is there: "the trees". */
const isOfDefinite = ({ marks, tokens }: Reading): boolean =>
  allOf(marks, 'motif').some((placed) => placed.mark.isExact && isDefiniteIn(tokens)(placed))

/** A noun that nobody knows. */
const isNounAfter = ({ tokens, marks, placed: { to } }: Reading): boolean =>
  mayName(tokens[to]?.word ?? '') && !marks.some(({ from, to: end }) => from <= to && to < end)

const ofHour: ReadonlySet<Placed['mark']['is']> = new Set(['hour', 'season', 'air', 'storm'])

/** "Warm the lilac ground", "enlarge the red tagline": the colour that it has. */
const isDescribed = (reading: Reading): boolean => {
  const { placed, next, marks, tokens } = reading
  const [first] = marks
  if (placed.mark.is !== 'colour' || first === undefined || first.from > 0) return false
  return (
    ((next?.mark.is === 'target' && isAdjacent(reading)) || isNounAfter(reading)) &&
    ['tone', 'size', 'tracking', 'more'].includes(first.mark.is) &&
    /^(?:the|its|his|her|their)$/.test(tokens[placed.from - 1]?.word ?? '') &&
    allOf(marks, 'colour').length === 1
  )
}

/** "Warm the backdrop to sienna", "deepen the sky into twilight": what is done to come to what is named after it. */
export const shifts = (marks: readonly Placed[]): boolean => {
  const [first] = marks
  const link = marks.findIndex(({ mark }) => mark.is === 'link' && mark.becomes)
  return (
    (first?.mark.is === 'tone' || first?.mark.is === 'palette' || first?.mark.is === 'more') &&
    first.from === 0 &&
    link > 0 &&
    marks.slice(link).some(({ mark }) => mark.is === 'colour' || mark.is === 'hour')
  )
}

const spacing = /^(?:tracking|kerning|(?:letter )?spacing)$/

/** "Simplify the drawing", "the photograph becomes a sketch": what is there. */
const isDrawnAlready = ({ placed: { mark, said, from }, marks, tokens }: Reading): boolean => {
  const before = tokens[from - 1]?.word ?? ''
  if (/^(?:drawing|painting|print|sketch|photograph|engraving)$/.test(said) && before === 'the') return true
  return (
    mark.is === 'manner' &&
    /^(?:the|that|this)$/.test(before) &&
    /^(?:photographic|pencil)$/.test(mark.manner) &&
    marks.some(({ mark: other }) => other.is === 'plain' || (other.is === 'manner' && other.manner !== mark.manner))
  )
}

const ofManner = (reading: Reading): boolean => {
  const { placed, next } = reading
  // Of flowers there may be many, of soft light only one.
  if (/^(?:blooms|flats)$/.test(placed.said) || isDrawnAlready(reading)) return true
  // "An old typewriter font", "a weathered red", "classic blueprint blue": the font or the colour is.
  return (next?.mark.is === 'lettering' || next?.mark.is === 'colour') && next.from <= placed.to + 1
}

const ofLettering = (reading: Reading): boolean => {
  const { placed, next, marks } = reading
  const { mark } = placed
  if (mark.is === 'tracking' && spacing.test(placed.said)) return allOf(marks, 'tracking').length > 1
  // "Straighten the slanted title": how it is now.
  if (mark.is === 'lettering' && mark.lettering === 'italic' && next?.mark.is === 'target')
    return allOf(marks, 'setting').some(({ mark: { change } }) => change.tilt === 0)
  if (isOfLetters(marks)) return false
  // "A thin band of amber": said of a thing that has no other name here.
  if (mark.is === 'lettering' && /^(?:bold|thin)$/.test(mark.lettering) && isNounAfter(reading)) return true
  // "The trees thinner", "looser brushwork", "lighter and airier": said of what is drawn.
  if (/^(?:airy|airier|looser)$/.test(placed.said)) return true
  return has(marks, 'manner') || isOfDefinite(reading)
}

const ofEffect = (reading: Reading): boolean => {
  const { placed, next, marks } = reading
  // "The crown in pink foil".
  if (placed.mark.is === 'effect' && placed.mark.effect === 'foil') return !isOfLetters(marks) && has(marks, 'motif')
  // "Glowing eyes": they do, and not the picture.
  const isThing = next?.mark.is === 'motif' || next?.mark.is === 'part'
  return placed.said === 'glowing' && verbOf(marks) === 'add' && isThing && isAdjacent(reading)
}

const ofTone = (reading: Reading): boolean => {
  const { placed, before, next } = reading
  // "Soft watercolour", "rough charcoal": the paint is.
  if (next?.mark.is === 'manner' && isAdjacent(reading)) return true
  // "Golden-hour light", "a light snowfall".
  const isOfHour = before !== undefined && ofHour.has(before.mark.is) && before.to === placed.from
  return placed.said === 'light' && (isOfHour || (next?.mark.is === 'air' && next.from - placed.to <= 2))
}

const ofAir = (reading: Reading): boolean => {
  const { placed, next, at, marks, tokens } = reading
  // "A rainy slate grey": the grey is.
  if (next?.mark.is === 'colour' && isAdjacent(reading) && placed.from > 0 && !has(marks, 'target')) return true
  // "Brighten the bokeh": what is there.
  const [first] = marks
  return tokens[placed.from - 1]?.word === 'the' && at === 1 && first?.mark.is === 'tone' && first.from === 0
}

/** "The forest strip", "a paper-cut picture": after a noun they are no orders. */
const ofVerb = ({ placed: { said, from }, tokens }: Reading): boolean =>
  /^(?:strip|cut)$/.test(said) &&
  from > 0 &&
  !/^(?:and|please|then|to|you|just|also|or)$/.test(tokens[from - 1]?.word ?? '')

/** "Restyle the garden as autumn": the one that is there. */
const ofScene = ({ placed: { from }, marks, tokens }: Reading): boolean =>
  /^(?:the|this)$/.test(tokens[from - 1]?.word ?? '') &&
  from <= 2 &&
  verbOf(marks) === 'change' &&
  marks.some(({ mark }) => ofHour.has(mark.is))

const ofMotif = (reading: Reading): boolean => {
  const { placed, before, next, tokens, marks } = reading
  const { mark, said, from, to } = placed
  if (mark.is !== 'motif') return false
  if (isOrder(tokens, from, to)) return true
  // "A blackletter face".
  if (/^faces?$/.test(said) && before?.mark.is === 'lettering') return true
  // A bar is no bear, whatever it is in German.
  if (/^bars?$/.test(said)) return true
  // "A winter wedding feeling": what it should feel like.
  if (/^(?:feeling|feel|mood|vibes?|atmosphere)$/.test(tokens[to]?.word ?? '')) return true
  // "Make the trees look foggy": the trees only say where.
  if (tokens.some(({ word }) => /^(?:look|looks|appear|seem)$/.test(word)) && has(marks, 'air')) return true
  // "Fire tones", "gothic blackletter": a thing that only names colours or letters.
  const isOfColours = next?.mark.is === 'target' && next.mark.target === 'colours'
  const isOfFont = next?.mark.is === 'lettering' && !mark.isExact
  return (isOfColours || isOfFont) && isAdjacent(reading)
}

const isNamesake = (reading: Reading): boolean => {
  const { placed, before, next, at, tokens, marks } = reading
  const { mark, said, from } = placed
  if ((at === 0 && shifts(marks)) || isDescribed(reading)) return true
  // "Not mine": nobody's pit.
  if (said === 'mine') return !/^(?:an?|the|old|coal|gold|abandoned|deep)$/.test(tokens[from - 1]?.word ?? '')
  // "The gradient backdrop" is the backdrop.
  if (said === 'gradient' && next?.mark.is === 'target')
    return isAdjacent(reading) && rolesOf(next.mark.target).length === 0
  // "Visible brush marks" can be seen, and no letters are spoken of.
  if (said === 'visible' && !isOfLetters(marks)) return isAdjacent(reading)
  switch (mark.is) {
    case 'palette':
      // "The neon in cyan": signs that shine, no palette.
      return said === 'neon' && tokens[from - 1]?.word === 'the' && has(marks, 'colour')
    case 'feeling':
      // "A cheerful turquoise": the colour is, and not the picture.
      return next?.mark.is === 'colour' && isAdjacent(reading) && from > 0
    case 'manner':
      return ofManner(reading)
    case 'lettering':
    case 'tracking':
      return ofLettering(reading)
    case 'effect':
      return ofEffect(reading)
    case 'hour':
      // "In front of the rising sun": where, and not when.
      return / sun$/.test(said) && before?.mark.is === 'beside'
    case 'layout':
      // "The composition" is to stay.
      return said === 'composition' && marks.length > 2
    case 'air':
      return ofAir(reading)
    case 'tone':
      return ofTone(reading)
    case 'verb':
      return ofVerb(reading)
    case 'scene':
      return ofScene(reading)
    default:
      return ofMotif(reading)
  }
}

export const withoutNamesakes = (marks: readonly Placed[], tokens: readonly SpelledToken[]): readonly Placed[] =>
  marks.filter((placed, at) => !isNamesake({ placed, before: marks[at - 1], next: marks[at + 1], at, marks, tokens }))
