// Which motifs a text names, and which it does not want. What a book is about is the concept's affair: this looks up names, no more.
import { foreignNames } from '../motifs/foreign-names.ts'
import { kindsInTexts } from '../motifs/motif-kinds.ts'
import { isAnother, motifsHeaded, namesInTexts } from '../motifs/motif-names.ts'
import type { Match } from './expression-index.ts'
import { tellsSetting } from './find-setting.ts'
import { languageOf } from './language-of.ts'
import { deniedTokens } from './negation.ts'
import { type BookTexts, type TextSource, textSources } from './texts.ts'
import { type Token, tokensOf } from './tokens.ts'

export interface FoundMotif {
  readonly motif: string
  /** 1 for a thing named once in the summary. */
  readonly score: number
}

export interface MotifReading {
  /** Loudest first; of the same loudness, in the order of the words. */
  readonly motifs: readonly FoundMotif[]
  /** Denied by the prompt, or denied elsewhere and never affirmed. */
  readonly excluded: readonly string[]
}

/** A thing asked for once in the prompt outranks whatever the other texts repeat; so does the title the summary. */
const loudness: Readonly<Record<TextSource, number>> = { prompt: 6.5, title: 2.4, subtitle: 1.3, summary: 1 }
/** What each further call for the same motif adds, at most as much as three do. */
const repetition = 0.15
const mostRepeated = 3
/** Of a word that tells where or in what weather: "a fox in the forest" asks for the fox. */
const asSetting = 0.6

type Name = Match<string | null>

interface Names {
  readonly names: readonly Name[]
  readonly isForeign: boolean
}

interface Named {
  readonly motif: string
  readonly share: number
  readonly isDenied: boolean
}

const wordOf = ({ word }: Token): string => word

const articles: ReadonlySet<string> = new Set('a an the this that these those no any'.split(' '))

/** A person's name within a sentence: "the main character Rose". */
const isName = (tokens: readonly Token[], { from, to }: Name): boolean => {
  const [token, before] = [tokens[from], tokens[from - 1]]
  if (to !== from + 1 || !token?.capital || token.opensSentence || before === undefined) return false
  return !before.capital && !articles.has(before.word)
}

interface Heard {
  readonly tokens: readonly Token[]
  readonly denied: ReadonlySet<number>
  readonly source: TextSource
}

/** Titles have capitals everywhere. */
const inEnglish = ({ tokens, source }: Heard): readonly Name[] => {
  const names = namesInTexts().read(tokens)
  return source === 'title' || source === 'subtitle' ? names : names.filter((name) => !isName(tokens, name))
}

/** In the language of the text; where its small words cannot tell, in English, else in the language that finds most. */
const namesIn = (heard: Heard): Names => {
  const { tokens } = heard
  const language = languageOf(tokens.map(wordOf))
  const own = foreignNames.get(language ?? 'english')
  if (own) return { names: own.read(tokens), isForeign: true }
  const found: Names = { names: inEnglish(heard), isForeign: false }
  if (language !== null || found.names.length > 0) return found
  const others = [...foreignNames.values()].map((index): Names => ({ names: index.read(tokens), isForeign: true }))
  return others.reduce((most, each) => (each.names.length > most.names.length ? each : most), found)
}

/** In prose a second name of one word means many things: an oath is no witness stand. */
const isPlain = (tokens: readonly Token[], { from, to }: Name, motif: string): boolean =>
  to > from + 1 || [tokens[from]?.word, tokens[from]?.singular].includes(motif)

/** No words that make a name another's are more than this. */
const mostBefore = 4

const namedIn = (heard: Heard): readonly Named[] => {
  const { tokens, denied, source } = heard
  const { names, isForeign } = namesIn(heard)
  const inProse = source !== 'prompt' && !isForeign
  return names.flatMap((name) => {
    const { from, to, meanings } = name
    const before = tokens.slice(Math.max(0, from - mostBefore), from).map(wordOf)
    const share = tellsSetting(tokens, from) ? asSetting : 1
    return meanings.flatMap((motif) =>
      motif === null || isAnother(motif, before) || (inProse && !isPlain(tokens, name, motif))
        ? []
        : [{ motif, share, isDenied: denied.has(to - 1) }],
    )
  })
}

/** All that a denied word may mean: "no letters" is said of one letter and of a bundle, "no people" of everybody. */
const meantBy = (tokens: readonly Token[], at: number): readonly string[] => [
  ...namesInTexts()
    .matchesAt(tokens, at)
    .flatMap(({ to, meanings }) => (to === at + 1 ? meanings.flatMap((id) => id ?? []) : [])),
  ...kindsInTexts()
    .matchesAt(tokens, at)
    .flatMap(({ meanings }) => meanings.flat()),
  ...motifsHeaded(tokens[at]?.singular ?? ''),
]

const deniedIn = ({ tokens, denied }: Heard, named: readonly Named[]): readonly string[] => [
  ...named.flatMap(({ motif, isDenied }) => (isDenied ? [motif] : [])),
  ...[...denied].flatMap((at) => meantBy(tokens, at)),
]

export const findMotifs = (texts: BookTexts): MotifReading => {
  const calls = new Map<string, number[]>()
  const refused = new Set<string>()
  const denied = new Set<string>()
  for (const source of textSources) {
    const tokens = tokensOf(texts[source] ?? '')
    const heard: Heard = { tokens, source, denied: deniedTokens(tokens, source === 'prompt') }
    const named = namedIn(heard)
    for (const motif of deniedIn(heard, named)) (source === 'prompt' ? refused : denied).add(motif)
    for (const { motif, share, isDenied } of named)
      if (!isDenied) calls.set(motif, [...(calls.get(motif) ?? []), loudness[source] * share])
  }
  for (const motif of refused) calls.delete(motif)
  const motifs = [...calls].map(([motif, scores]) => ({ motif, score: scoreOf(scores) }))
  return {
    motifs: motifs.toSorted((one, other) => other.score - one.score),
    excluded: [...new Set([...refused, ...denied])].filter((motif) => !calls.has(motif)),
  }
}

const scoreOf = (calls: readonly number[]): number =>
  Math.max(...calls) + repetition * Math.min(calls.length - 1, mostRepeated)
