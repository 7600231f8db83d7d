// Weighted keywords of one genre, indexed by their first word so that a text is read once, whatever their number.
import { american, singular, wordsOf } from './words.ts'

/**
 * Comma-separated keywords by weight: `{ "3": "dark lord, elves", "2": "prophe*" }`. A `*` stands for any ending. A
 * singular finds its plural too; a plural finds only itself, for noble `houses` are not a `house`.
 */
export type KeywordsByWeight = Readonly<Record<string, string>>

export interface KeywordHit {
  readonly keyword: string
  readonly weight: number
}

interface Part {
  readonly text: string
  readonly anyEnding: boolean
}

interface Keyword extends KeywordHit {
  readonly subgenre: string
  readonly rest: readonly Part[]
}

/** Beginnings are looked up at every length up to this one, so that a word of a thousand letters costs no more. */
const longestBeginning = 20

export class KeywordIndex {
  readonly #byWord = new Map<string, Keyword[]>()
  readonly #byBeginning = new Map<string, Keyword[]>()

  add(subgenre: string, keywords: KeywordsByWeight): void {
    for (const [weight, list] of Object.entries(keywords))
      for (const keyword of list.split(',')) this.#addOne(subgenre, keyword.trim(), Number(weight))
  }

  #addOne(subgenre: string, keyword: string, weight: number): void {
    const [first, ...rest] = partsOf(keyword)
    if (first === undefined) throw new Error(`A keyword of ${subgenre} has no word in it: '${keyword}'`)
    if (first.anyEnding && first.text.length > longestBeginning) throw new Error(`'${keyword}' is too long for a '*'`)
    const index = first.anyEnding ? this.#byBeginning : this.#byWord
    const entry = { keyword, weight, subgenre, rest }
    const entries = index.get(first.text)
    if (entries === undefined) index.set(first.text, [entry])
    else entries.push(entry)
  }

  /** The keywords found, by subgenre. Each counts once, and of those that begin at one word only the strongest. */
  hitsIn(words: readonly string[]): ReadonlyMap<string, readonly KeywordHit[]> {
    const spelled = words.map((word) => new Spelling(word))
    const found = new Map<string, Map<string, KeywordHit>>()
    for (const at of spelled.keys()) {
      for (const hit of strongestBySubgenre(this.#matchesAt(spelled, at))) {
        const hits = found.get(hit.subgenre) ?? new Map<string, KeywordHit>()
        found.set(hit.subgenre, hits.set(hit.keyword, hit))
      }
    }
    return new Map([...found].map(([subgenre, hits]) => [subgenre, [...hits.values()]]))
  }

  #matchesAt(words: readonly Spelling[], at: number): readonly Keyword[] {
    const begun = words[at]?.candidates(this.#byWord, this.#byBeginning) ?? []
    return begun.filter(({ rest }) => rest.every((part, offset) => words[at + 1 + offset]?.fits(part)))
  }
}

/** One word of a text, as keywords may name it. */
class Spelling {
  readonly #word: string
  readonly #exact: readonly string[]

  constructor(word: string) {
    const whole = american(word)
    const one = singular(whole)
    this.#word = word
    this.#exact = one === whole ? [whole] : [whole, one]
  }

  fits({ text, anyEnding }: Part): boolean {
    return anyEnding ? this.#word.startsWith(text) : this.#exact.includes(text)
  }

  candidates(byWord: ReadonlyMap<string, Keyword[]>, byBeginning: ReadonlyMap<string, Keyword[]>): readonly Keyword[] {
    const found = this.#exact.flatMap((form) => byWord.get(form) ?? [])
    for (let length = 2; length <= Math.min(this.#word.length, longestBeginning); length++)
      found.push(...(byBeginning.get(this.#word.slice(0, length)) ?? []))
    return found
  }
}

const partsOf = (keyword: string): readonly Part[] =>
  keyword
    .split(/[\s-]+/)
    .flatMap((piece) =>
      wordsOf(piece).map((word, position, all) =>
        piece.endsWith('*') && position === all.length - 1
          ? { text: word, anyEnding: true }
          : { text: american(word), anyEnding: false },
      ),
    )

const strongestBySubgenre = (matches: readonly Keyword[]): Iterable<Keyword> => {
  const strongest = new Map<string, Keyword>()
  for (const match of matches)
    if (match.weight > (strongest.get(match.subgenre)?.weight ?? 0)) strongest.set(match.subgenre, match)
  return strongest.values()
}
