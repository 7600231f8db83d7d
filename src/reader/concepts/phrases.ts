// Phrases of a book that name people: runs of words around what the network has marked, with whatever is said of them.
import { describesPeople, isNumber, namesBeing, namesPeople } from './people-words.ts'

export interface Range {
  readonly from: number
  readonly to: number
}

export interface Token extends Range {
  readonly word: string
  readonly isCapital: boolean
  readonly opensSentence: boolean
  /** What stands between the word before and this one. */
  readonly gap: string
}

export interface Phrase {
  readonly words: readonly string[]
  /** Nouns that say who it is. */
  readonly nouns: readonly string[]
  readonly names: readonly string[]
  readonly isBeing: boolean
}

export const tokensIn = (text: string, from: number): readonly Token[] => {
  let end = from
  return [...text.slice(from).matchAll(/[\p{L}\d][\p{L}\d'’-]*/gu)].map((match, at) => {
    const start = from + match.index
    const gap = text.slice(end, start)
    end = start + match[0].length
    return {
      from: start,
      to: end,
      word: match[0].toLowerCase().replaceAll('’', "'"),
      isCapital: /^\p{Lu}/u.test(match[0]),
      opensSentence: at === 0 || /[.!?:]/.test(gap),
      gap,
    }
  })
}

const isSaid = ({ word }: Token): boolean => namesPeople(word) || namesBeing(word) || describesPeople(word)

/** A capital tells a name within a sentence; at its start only what the network has marked and no word list knows. */
const isName = (token: Token, isMarked: boolean): boolean =>
  token.isCapital && !isSaid(token) && (isMarked || !token.opensSentence)

const continues = ({ gap }: Token, before: Token): boolean =>
  /^\s*$/.test(gap) || (/^,\s*$/.test(gap) && describesPeople(before.word))

const owner = (word: string): string => word.replace(/'s$/, '')

const phraseOf = (tokens: readonly Token[]): Phrase => {
  const words = tokens.map(({ word }) => owner(word))
  return {
    words,
    nouns: words.filter(namesPeople),
    names: tokens.flatMap((token) => (token.isCapital && !isSaid(token) ? owner(token.word) : [])),
    isBeing: words.some(namesBeing),
  }
}

/** Words that describe are nobody by themselves. */
const namesSomebody = ({ nouns, names, isBeing }: Phrase): boolean => nouns.length > 0 || names.length > 0 || isBeing

const isSame = (one: Phrase, other: Phrase): boolean =>
  one.names.some((name) => other.names.includes(name)) ||
  (one.nouns.some((noun) => other.nouns.includes(noun)) && (one.names.length === 0 || other.names.length === 0))

/** `Peg Doolan, a laundress`: a name, and right after it who that is. */
const isApposition = (tokens: readonly Token[], run: readonly Token[], next: readonly Token[]): boolean => {
  const [last, first] = [run.at(-1), next[0]]
  if (last === undefined || first === undefined || phraseOf(run).nouns.length > 0) return false
  const between = tokens.filter(({ from, to }) => from >= last.to && to <= first.from)
  return between.length === 1 && /^an?$/.test(between[0]?.word ?? '') && /^,\s*$/.test(between[0]?.gap ?? '')
}

const withAppositions = (
  tokens: readonly Token[],
  runs: readonly (readonly Token[])[],
): readonly (readonly Token[])[] => {
  const joined: (readonly Token[])[] = []
  for (const run of runs) {
    const before = joined.at(-1)
    if (before !== undefined && isApposition(tokens, before, run)) joined.splice(-1, 1, [...before, ...run])
    else joined.push(run)
  }
  return joined
}

const runsIn = (tokens: readonly Token[], isMarked: (token: Token) => boolean): readonly (readonly Token[])[] => {
  const runs: Token[][] = []
  let open: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1]
    const bare = { ...token, word: owner(token.word) }
    const belongs = isSaid(bare) || isNumber(bare.word) || isName(bare, isMarked(token))
    if (!belongs || before === undefined || !continues(token, before) || before.word.endsWith("'s")) {
      runs.push(open)
      open = []
    }
    if (belongs) open.push(token)
  }
  return [...runs, open].filter((run) => run.length > 0)
}

/** In the order of the text, each once. */
export const phrasesIn = (tokens: readonly Token[], marked: readonly Range[]): readonly Phrase[] => {
  const isMarked = ({ from, to }: Token): boolean => marked.some((range) => range.from < to && range.to > from)
  const phrases = withAppositions(tokens, runsIn(tokens, isMarked))
    .filter((run) => run.some(isMarked))
    .map(phraseOf)
    .filter(namesSomebody)
  return phrases.filter((phrase, at) => !phrases.slice(0, at).some((other) => isSame(other, phrase)))
}
