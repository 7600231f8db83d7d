// Frames in which a text speaks about a harm instead of doing it: history, report, survival, prevention, fiction about it.
// A single word lifts nothing: `therapy` or `police` may stand in any text. A frame is a phrase, and it names the harm.
import { followedBy, PhraseBook, phrases, type Span, type Words, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const genres = words(`
  novel novella thriller mystery memoir biography autobiography history histories romance comedy satire play screenplay musical
  novels stories whodunit
`)
const accounts = words(`
  history story stories memoir biography novel chronicle account study investigation inquiry report psychology sociology
  science rise anatomy legacy politics trial true victims survivors origins culture language critique
`)
const against = words(`
  prevent prevents preventing prevention stop stops stopping survive survives surviving survived overcome overcoming overcame
  recover recovering recovery recognise recognising recognize recognizing detect detecting understand understanding treat
  treating treatment defuse defusing combat combating confront confronting heal healing escape escaping
  protect protecting fight fighting investigate investigating investigates investigated remember remembering quit quitting
  battle battles battling struggle struggles struggled struggling
  considered attempted attempting attempts contemplating contemplates contemplated prohibiting banning banned against kicking
`)
const aftermath = words(`
  prevention survivor survivors recovery awareness addiction addict addicts epidemic crisis treatment hotline helpline statistics
  epidemiology disposal detection defence defense response rehabilitation victim victims trade trafficking investigation
  investigations toxicology forensics stigma bereavement loss grief
`)
const readership = words(`
  clinicians parents families citizens responders physicians nurses educators teachers counselors counsellors professionals
  writers novelists authors screenwriters practitioners caregivers survivors
`)

const framing = new PhraseBook(
  phrases(
    { readership },
    `
      a true story
      writers|novelists|authors|screenwriters guide|handbook|companion|manual
      guide|handbook|manual|resource|advice|workbook|help|book for ~2 {readership}
      what parents|families|teachers|clinicians need|should
      help|hope|healing for the? {readership}|victims
    `,
  ),
)

const accountOf = new PhraseBook(phrases({ accounts }, '{accounts} of|about|into|behind|on'))

/** `…: A Novel`: what kind of book it is, said at the end of a title. */
const kindOfBook = new PhraseBook(
  phrases(
    { genres },
    `
      a|an|the short|brief|cultural|natural|social|graphic|true|crime|dark|historical|new|personal|complete|political*3 {genres}
  `,
  ),
)

export const books = [framing, accountOf, kindOfBook]
export const fillers = new Set([...against, ...aftermath, ...genres])

const reach = 14

/** Whether a place of a text is framed. Who asks for a picture, or hides a word, speaks for himself. */
export const isFramed = (tokens: readonly Token[], { start, end }: Span, voice: Voice, topics: Words): boolean => {
  if (voice === 'asking') return false
  const nearby =
    voice === 'title' ? tokens.slice(Math.max(0, start - reach), end + reach) : sentenceAround(tokens, start)
  if (nearby.some(({ disguised, word }) => disguised && topics.has(word))) return false
  return (
    framing.spansIn(nearby).length > 0 ||
    kindOfBook.spansIn(nearby).some((kind) => isClause(nearby, kind)) ||
    accountOf.spansIn(nearby).some((account) => followedBy(nearby, account.end, 5, topics)) ||
    nearby.some((_, at) => isAgainstTopic(nearby, at, topics))
  )
}

const isClause = (tokens: readonly Token[], { start, end }: Span): boolean =>
  tokens[start]?.startsClause === true && (end === tokens.length || tokens[end]?.startsClause === true)

/** A blurb's frame stands in the same sentence: `A story of a garden.` says nothing about the next one. */
const sentenceAround = (tokens: readonly Token[], at: number): readonly Token[] => {
  let from = at
  while (from > Math.max(0, at - reach) && !tokens[from]?.startsSentence) from--
  let to = at + 1
  while (to < Math.min(tokens.length, at + reach) && !tokens[to]?.startsSentence) to++
  return tokens.slice(from, to)
}

/** `preventing teen suicide`, `meth addiction`: the harm stands beside what is done about it. */
const isAgainstTopic = (tokens: readonly Token[], at: number, topics: Words): boolean => {
  const word = tokens[at]?.word ?? ''
  if (aftermath.has(word) && topics.has(tokens[at - 1]?.word ?? '')) return true
  if (!against.has(word)) return false
  for (let next = at + 1; next <= at + 3 && !tokens[next]?.startsSentence; next++)
    if (topics.has(tokens[next]?.word ?? '')) return true
  return false
}
