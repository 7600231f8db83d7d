// Sexual wording about children: a sexual word within a few words of a child. Telling of abuse is not meant.
import { one, PhraseBook, type Span, words } from './phrases.ts'
import type { Token } from './tokens.ts'

const agesInWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'
const ages = words(`${agesInWords} 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17`)

const children = new PhraseBook([
  [one('child children kid kids minor minors underage preteen preteens tween tweens toddler toddlers infant infants')],
  [one('prepubescent schoolgirl schoolgirls schoolboy schoolboys loli lolis lolicon shota shotacon')],
  [one('little'), one('girl girls boy boys')],
  [one('aged age'), one(ages)],
  [one(ages), one('yo')],
])

const shortAges = new Set([...ages].flatMap((age) => [`${age}yo`, `${age}yr`, `${age}yrs`]))

const yearsOld = new PhraseBook([[one(ages), one('year years'), one('old olds')]])

const sexual = new PhraseBook([
  [one('porn porno pornography erotica erotic hentai xxx horny sexy nude nudes')],
  [one('sex'), one('with')],
])

/** A thing may be ten years old too: an age counts when a person follows, or nothing does. */
const persons = words(`
  girl girls boy boys child children kid kids daughter daughters son sons virgin virgins bride brides student students pupil
  pupils niece nephew sister sisters brother brothers schoolgirl schoolgirls twin twins
`)

const tellsOfCrime = words(`
  abuse abused abuser abusers abusive accused accuses agent against arrest arrested banned charged convicted court crime
  crimes detective detectives exposed exposes fight fights fighting hunt hunts hunting illegal investigate investigates
  investigation investigator investigators journalist jury law lawyer network police predator predators prosecutor protect
  protecting ring scandal survivor survivors traffic trafficked trafficking trial victim victims
`)
const tellsOfArt = words(
  'art artist drawing drawings gallery museum painter painting paintings photographer sculptor sculpture',
)
const tellsParents = words('parent parents parenting talk talking teach teaching educator proof proofing')

const innocentContexts = [tellsOfCrime, tellsOfArt, tellsParents]

/** The only words that may stand between the two: others may part a parent's bedroom from the children's camp. */
const between = new Set([
  ...words('a an the and of about for with my his her our featuring starring little young cute hot aged novel novels'),
  ...words('story stories tale tales fiction book books picture pictures pics photo photos video videos scenes'),
  ...persons,
])

/** How many of them may; it also bounds the work. */
const reach = 6

export const sexualisesMinors = (tokens: readonly Token[]): boolean => {
  const minors = minorsIn(tokens)
  if (minors.length === 0) return false
  const wordings = sexual.spansIn(tokens)
  const together = leadsTo(tokens, minors, wordings) || leadsTo(tokens, wordings, minors)
  return together && !tokens.some(({ word }) => innocentContexts.some((context) => context.has(word)))
}

const minorsIn = (tokens: readonly Token[]): readonly Span[] => [
  ...children.spansIn(tokens),
  ...yearsOld.spansIn(tokens).filter((span) => isPerson(tokens, span)),
  ...tokens.flatMap(({ written }, start) => (shortAges.has(written) ? [{ start, end: start + 1 }] : [])),
]

const isPerson = (tokens: readonly Token[], { end }: Span): boolean => {
  const next = tokens[end]
  return tokens[end - 1]?.word === 'olds' || next === undefined || next.startsSentence || persons.has(next.word)
}

/** Whether from the end of one of the first spans only linking words lead to one of the second, in one sentence. */
const leadsTo = (tokens: readonly Token[], first: readonly Span[], second: readonly Span[]): boolean => {
  const starts = new Set(second.map(({ start }) => start))
  return first.some(({ end }) => {
    for (let at = end; at <= end + reach; at++) {
      if (tokens[at]?.startsSentence) return false
      if (starts.has(at)) return true
      if (!between.has(tokens[at]?.word ?? '')) return false
    }
    return false
  })
}
