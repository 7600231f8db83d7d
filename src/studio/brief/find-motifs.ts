// Which motifs the words of a book call for, loudest first, and which its author does not want.
import type { Match } from './expression-index.ts'
import { isName, namesIn } from './names.ts'
import { deniedTokens } from './negation.ts'
import { type Token, tokensOf } from './tokens.ts'
import { type Call, type Company, companies, groups, vocabularyFor } from './vocabulary.ts'

export interface BookTexts {
  readonly title: string
  readonly subtitle?: string | null | undefined
  readonly summary?: string | null | undefined
  readonly prompt?: string | null | undefined
}

export const textSources = ['prompt', 'title', 'subtitle', 'summary'] as const

export type TextSource = (typeof textSources)[number]

export interface FoundMotif {
  readonly motif: string
  /** About 1 for a thing named once in the summary; under 0.5 it is only an association. */
  readonly score: number
  /** Whether a word names it, not only brings it to mind. */
  readonly named: boolean
  /** Where the loudest call came from, and its words. */
  readonly from: TextSource
  readonly word: string
}

export interface MotifReading {
  readonly motifs: readonly FoundMotif[]
  /** Denied by the prompt, or denied elsewhere and never affirmed. */
  readonly excluded: readonly string[]
}

/** A thing asked for once in the prompt outranks whatever the other texts repeat; so does the title the summary. */
const loudness: Readonly<Record<TextSource, number>> = { prompt: 6.5, title: 2.4, subtitle: 1.3, summary: 1 }
/** A word that only brings a thing to mind is not made loud by its place: titles are full of figures of speech. */
const associationLoudness: Readonly<Record<TextSource, number>> = { prompt: 3, title: 1, subtitle: 0.4, summary: 1 }
const namesFrom = 0.7
/** Words that mean a thing only together bring it to mind more than one that may mean many things. */
const togetherWeight = 0.65
/** What each further call for the same motif adds, as a share of the one before. */
const repetition = 0.5
/** What a word inside a longer expression still says: the dragon of a "dragon's tooth". */
const insideShare = 0.5
/** How much a sentence says less than the one before, and the least it says. */
const fading = 0.05
const faintest = 0.7
/** Denying a word denies the motifs it names, not those it only brings to mind. */
const deniesFrom = 0.6

interface Heard {
  readonly motif: string
  readonly weight: number
  readonly named: boolean
  /** Whether it took two expressions to bring it to mind. */
  readonly together: boolean
  readonly from: TextSource
  readonly word: string
}

export const findMotifs = (texts: BookTexts): MotifReading => {
  const read = textSources.map((source) => ({ source, tokens: tokensOf(texts[source] ?? '') }))
  const names = new Set(read.flatMap(({ source, tokens }) => (isRunning(source) ? [...namesIn(tokens)] : [])))
  const heard: Heard[] = []
  const refused = new Set<string>()
  const denied = new Set<string>()
  for (const { source, tokens } of read) {
    const ear = new Ear(source, tokens, names)
    heard.push(...ear.heard)
    for (const motif of ear.denied) (source === 'prompt' ? refused : denied).add(motif)
  }
  const motifs = ranked(heard).filter(({ motif }) => !refused.has(motif))
  const found = new Set(motifs.map(({ motif }) => motif))
  return { motifs, excluded: [...refused, ...[...denied].filter((motif) => !found.has(motif) && !refused.has(motif))] }
}

const isRunning = (source: TextSource): boolean => source === 'summary' || source === 'prompt'

/** Listens to one text. */
class Ear {
  readonly heard: Heard[] = []
  readonly denied = new Set<string>()
  readonly #source: TextSource
  readonly #tokens: readonly Token[]

  constructor(source: TextSource, tokens: readonly Token[], names: ReadonlySet<string>) {
    this.#source = source
    this.#tokens = tokens
    const vocabulary = vocabularyFor(tokens)
    const no = deniedTokens(tokens, source === 'prompt')
    let cover: Match<Call> | undefined
    for (let at = 0; at < tokens.length; at++) {
      const isDenied = no.has(at)
      if (isDenied)
        for (const match of groups.matchesAt(tokens, at)) for (const group of match.meanings) this.#deny(group)
      for (const match of vocabulary.matchesAt(tokens, at)) {
        const outer: Match<Call> | undefined = cover !== undefined && cover.to > at ? cover : undefined
        if (outer === undefined) cover = match
        if (match.to === at + 1 && isName(tokens, at, names)) continue
        this.#hear(match, outer, isDenied || no.has(match.to - 1))
      }
    }
    this.#hearTogether(no)
  }

  /** One expression of each group, apart from each other, anywhere in the text. */
  #hearTogether(no: ReadonlySet<number>): void {
    const firsts = new Map<string, Match<Company>>()
    const matches = this.#tokens.flatMap((_, at) => companies.matchesAt(this.#tokens, at))
    for (const match of matches.filter(({ to }) => !no.has(to - 1)))
      for (const { motif, side } of match.meanings) {
        const other = firsts.get(`${motif} ${side === 'one' ? 'other' : 'one'}`)
        if (!firsts.has(`${motif} ${side}`)) firsts.set(`${motif} ${side}`, match)
        if (other === undefined || (other.from < match.to && match.from < other.to)) continue
        if (!this.heard.some((call) => call.motif === motif && call.together))
          this.heard.push({ ...this.#call(match, motif, togetherWeight), together: true })
      }
  }

  #hear(match: Match<Call>, outer: Match<Call> | undefined, isDenied: boolean): void {
    const silenced = outer?.meanings.some(({ motif }) => motif === null) ?? false
    for (const { motif, weight } of match.meanings) {
      if (motif === null || silenced || outer?.meanings.some((call) => call.motif === motif)) continue
      if (!isDenied) this.heard.push(this.#call(match, motif, outer === undefined ? weight : weight * insideShare))
      else if (weight >= deniesFrom) this.denied.add(motif)
    }
  }

  #call(match: Pick<Match<Call>, 'from' | 'to'>, motif: string, weight: number): Heard {
    const sentence = this.#tokens[match.from]?.sentence ?? 0
    const nearness = Math.max(faintest, 1 - fading * sentence)
    const said = this.#tokens.slice(match.from, match.to).map(({ text }) => text)
    const named = weight >= namesFrom
    const voice = (named ? loudness : associationLoudness)[this.#source]
    return {
      motif,
      weight: weight * nearness * voice,
      named,
      together: false,
      from: this.#source,
      word: said.join(' '),
    }
  }

  #deny(motifs: readonly string[]): void {
    for (const motif of motifs) this.denied.add(motif)
  }
}

/** Adds up what was heard: within a text each call for a motif adds half of what the one before added. */
const ranked = (heard: readonly Heard[]): readonly FoundMotif[] => {
  const byMotif = Map.groupBy(heard, ({ motif }) => motif)
  return [...byMotif]
    .map(([motif, calls]): FoundMotif => {
      const loudest = calls.toSorted((one, other) => other.weight - one.weight)
      const told = new Map<TextSource, number>()
      let score = 0
      for (const { from, weight } of loudest) {
        const before = told.get(from) ?? 0
        score += weight * repetition ** before
        told.set(from, before + 1)
      }
      const named = loudest.some((call) => call.named)
      return { motif, score, named, from: loudest[0]?.from ?? 'summary', word: loudest[0]?.word ?? '' }
    })
    .toSorted((one, other) => other.score - one.score || (one.motif < other.motif ? -1 : 1))
}
