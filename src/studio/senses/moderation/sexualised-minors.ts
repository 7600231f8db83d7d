// Sexual wording about children: a sexual word within a few words of a child. Telling of abuse is not meant.
import { explicitSpans, isBareThing } from './explicit-imagery.ts'
import { sexualised as lists } from './lists.ts'
import { minorsIn, youngIn } from './minors.ts'
import { anyOf, precededBy, type Span } from './phrases.ts'
import type { Token } from './tokens.ts'
import { tellsOfIt } from './told-abuse.ts'
import type { Voice } from './voices.ts'

const sexual = lists.book('sexual')

/** The only words that may stand between the two: others may part a parent's bedroom from the children's camp. */
const between = lists.words('between')

/** How many of them may; it also bounds the work. */
const reach = 7

/** Named, these are never innocent in what asks for a picture. */
const alwaysMeant = lists.words('alwaysMeant')
/** In a title these lend a child allure, whatever stands between. */
const alluring = lists.book('alluring')
const girls = lists.book('girls')
const compounds = lists.words('compounds')
const grooming = lists.book('grooming')

/** In a title the young are meant too, beside these. */
const bare = lists.words('bare')

export const sexualisesMinors = (tokens: readonly Token[], voice: Voice): boolean => {
  if (voice === 'asking' && asksForIt(tokens)) return true
  const minors = minorsIn(tokens)
  const wordings = sexual.spansIn(tokens).filter((span) => !isBareThing(tokens, span))
  const isNamed =
    grooming.spansIn(tokens).length > 0 ||
    anyOf(tokens, compounds) ||
    (voice === 'title' && tokens.length <= longestTitle && isAlluring(tokens)) ||
    areLinked(tokens, minors, wordings) ||
    (voice === 'title' &&
      areLinked(
        tokens,
        youngIn(tokens),
        wordings.filter((span) => isBare(tokens, span)),
      ))
  return isNamed && !(voice !== 'asking' && tellsOfIt(tokens))
}

const isBare = (tokens: readonly Token[], { start, end }: Span): boolean =>
  end === start + 1 && bare.has(tokens[start]?.word ?? '')

const areLinked = (tokens: readonly Token[], minors: readonly Span[], wordings: readonly Span[]): boolean =>
  minors.length > 0 && (leadsTo(tokens, minors, wordings) || leadsTo(tokens, wordings, minors))

/** Less than explicit: fine for a grown model, not for a child. */
const revealing = lists.book('revealing')
const refused = lists.words('refused')

/** How far from a child a request, or a title, may name it. */
const nearby = 12

/** A title is short enough for any two words in it to belong together: `Sensual Photographs of Ten-Year-Olds`. */
const longestTitle = 14

/** In a request a child and anything sexual may not stand within a few words. */
const asksForIt = (tokens: readonly Token[]): boolean => {
  if (anyOf(tokens, alwaysMeant)) return true
  const minors = [...minorsIn(tokens), ...youngIn(tokens)]
  if (minors.length === 0) return false
  const shown = [
    ...explicitSpans(tokens),
    ...revealing.spansIn(tokens).filter(({ start }) => !precededBy(tokens, start, 3, refused)),
  ]
  return areNear(minors, shown)
}

const areNear = (minors: readonly Span[], shown: readonly Span[]): boolean =>
  minors.some((minor) => shown.some(({ start, end }) => start <= minor.end + nearby && end >= minor.start - nearby))

/** `A Wimpy Kid` and `Naked Came I` are two books. */
const isAlluring = (tokens: readonly Token[]): boolean =>
  !tokens.some(({ startsField }) => startsField) &&
  areNear(
    [...minorsIn(tokens), ...girls.spansIn(tokens)],
    alluring.spansIn(tokens).filter((span) => !isBareThing(tokens, span)),
  )

/** Whether from the end of one of the first spans only linking words lead to one of the second, in one sentence. */
const leadsTo = (tokens: readonly Token[], first: readonly Span[], second: readonly Span[]): boolean => {
  const starts = new Set(second.map(({ start }) => start))
  return first.some(({ start, end }) => {
    let crossesFields = false
    for (let at = end; at <= end + reach; at++) {
      crossesFields ||= tokens[at]?.startsField === true
      if (starts.has(at) && at > start) return !crossesFields || isGenre(tokens, start) || isGenre(tokens, at)
      if (tokens[at]?.startsSentence || !between.has(tokens[at]?.word ?? '')) return false
    }
    return false
  })
}

/** `A Wimpy Kid` and `Naked Came I` are two books; `An Erotic Novel` says what the title is about. */
const isGenre = (tokens: readonly Token[], at: number): boolean => genres.has(tokens[at]?.word ?? '')

const genres = lists.words('genres')
