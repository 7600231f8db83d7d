// The words that moderation looks for, findable through digits for letters, stretched letters and missing spaces.
import { WordTree } from './word-tree.ts'

type Words = ReadonlySet<string>

/** What signs and digits stand for. `i` and `l` share their signs, `s` and `z` their place: each pair is one look. */
const looks = new Map(
  '0o 1i 2s 3e 4a 5s 6g 7t 8b 9g @a $s !i |i +t €e li zs'.split(' ').map(([sign = '', letter = '']) => [sign, letter]),
)

/** What a word looks like: the disguised and the plain spelling of one word share it. */
const lookOf = (written: string): string => {
  let look = ''
  for (const character of written) look += looks.get(character) ?? character
  return look.replace(/(?<!v)vv(?!v)/g, 'w')
}

const withoutRepeats = (word: string): string => word.replace(/(.)\1+/gu, '$1')

/** How often each letter stands in a row. */
const runsOf = (look: string): readonly number[] => (look.match(/(.)\1*/gu) ?? []).map((run) => run.length)

/** Whether a word in plain letters uses no others: `bliink` is not `blink` with an l for an i. */
const sharesLetters = (word: string, written: string): boolean => withoutRepeats(word) === withoutRepeats(written)

const isStretched = (word: string): boolean => /(.)\1\1/u.test(word) || /(.)\1.*(.)\2.*(.)\3/u.test(word)

/** Longer runs are not taken apart: it bounds the work. */
const longestRun = 400
const longestWord = 30

const suffixes = new Set(
  'er ed es ing ist est ity ty hood ness less land tone able le on ly ers en al als ally ish ful'.split(' '),
)

const loneLetters = new Set(['a', 'i'])

type WordList = 'listed' | 'openings' | 'keywords' | 'maskable' | 'ordinary'

export class Vocabulary {
  readonly #listed: Words
  readonly #telling: Words
  readonly #openings: Words
  readonly #ordinary: Words
  readonly #maskable: readonly string[]
  readonly #pieces: WordTree
  readonly #byLook = new Map<string, string>()
  readonly #byBareLook = new Map<string, string[]>()
  readonly #beginnings = new Set<string>()

  /** Keywords are the listed words that carry meaning; ordinary words help to take runs of letters apart. */
  constructor({ listed, openings, keywords, maskable, ordinary }: Readonly<Record<WordList, Words>>) {
    this.#listed = new Set([...listed, ...keywords, ...maskable])
    this.#openings = openings
    this.#ordinary = ordinary
    this.#maskable = [...maskable]
    this.#telling = new Set([...keywords, ...maskable].filter((word) => word.length >= 3 && !/\d/.test(word)))
    this.#pieces = new WordTree(
      [...this.#listed, ...ordinary].filter((word) => word.length > 1 || loneLetters.has(word)),
    )
    const longestFirst = [...this.#listed, ...ordinary].toSorted((one, other) => other.length - one.length)
    for (const word of new Set([...this.#telling, ...longestFirst].filter((candidate) => !/\d/.test(candidate)))) {
      const look = lookOf(word)
      if (!this.#byLook.has(look)) this.#byLook.set(look, word)
      const bare = withoutRepeats(look)
      this.#byBareLook.set(bare, [...(this.#byBareLook.get(bare) ?? []), word])
    }
    for (const word of this.#telling) addBeginnings(this.#beginnings, word)
  }

  lists(word: string): boolean {
    return this.#listed.has(word)
  }

  knows(word: string): boolean {
    return this.#listed.has(word) || this.#ordinary.has(word)
  }

  /** Whether a word carries meaning: fragments are joined to such words only. */
  isTelling(word: string): boolean {
    return this.#telling.has(word)
  }

  opensPhrase(word: string): boolean {
    return this.#openings.has(word)
  }

  isOrdinary(word: string): boolean {
    return this.#ordinary.has(word)
  }

  /** The insult whose letters are partly starred out, as `f*ggot`; at least its first and one more letter must show. */
  byMask(masked: string): string | undefined {
    const shown = masked.replaceAll('*', '').length
    if (shown < 2 || masked.startsWith('*')) return undefined
    return this.#maskable.find(
      (word) => word.length === masked.length && [...masked].every((sign, at) => sign === '*' || sign === word[at]),
    )
  }

  beginsTelling(fragment: string): boolean {
    return this.#beginnings.has(fragment)
  }

  /** The listed word that letters alone spell, perhaps stretched; undefined if none. */
  byLetters(word: string): string | undefined {
    if (this.#listed.has(word)) return word
    return isStretched(word) ? this.#stretchedFrom(word, lookOf(word)) : undefined
  }

  /** The listed word that letters, digits and signs look like; undefined if none. */
  byLook(written: string): string | undefined {
    const look = lookOf(written)
    return this.#byLook.get(look) ?? (isStretched(look) ? this.#stretchedFrom(look, look) : undefined)
  }

  /** `ooof` may be `of` but not `off`: no letter of the word stands more often than it was written. */
  #stretchedFrom(written: string, look: string): string | undefined {
    const runs = runsOf(look)
    return this.#byBareLook
      .get(withoutRepeats(look))
      ?.find(
        (word) =>
          runsOf(lookOf(word)).every((run, at) => run <= (runs[at] ?? 0)) &&
          (written === look || sharesLetters(word, written)),
      )
  }

  /** Words run together, if known words fill the run and one of them carries meaning. */
  wordsOfRun(run: string): readonly string[] | undefined {
    if (this.#ordinary.has(run) || !this.#isFilled(run)) return undefined
    const pieces = this.#fewestPieces(run, Number.POSITIVE_INFINITY)
    // `poison-er` and `child-less` are words of their own, not two run together.
    if (suffixes.has(pieces?.at(-1) ?? '')) return undefined
    return pieces?.some((piece) => piece.length >= 4 && this.#telling.has(piece)) ? pieces : undefined
  }

  /** Words spelled out letter by letter without a sign where they end; unknown letters between them are kept. */
  wordsOfSpelling(run: string): readonly string[] {
    return (run.length > longestRun ? undefined : this.#fewestPieces(run, 15)) ?? [run]
  }

  /** Whether pieces can fill a run at all; most words fail at their first letters. Too long ones are not taken apart. */
  #isFilled(run: string): boolean {
    if (run.length > longestWord) return false
    let reached = 1
    for (let start = 0; start < run.length; start++)
      if ((reached & (1 << start)) !== 0) this.#pieces.eachFrom(run, start, (end) => (reached |= 1 << end))
    return (reached & (1 << run.length)) !== 0
  }

  /** The cheapest way to fill a run with pieces, reading each position once. */
  #fewestPieces(run: string, costOfUnknown: number): readonly string[] | undefined {
    const cost = new Array<number>(run.length + 1).fill(Number.POSITIVE_INFINITY)
    const from = new Array<number>(run.length + 1).fill(0)
    cost[0] = 0
    for (let start = 0; start < run.length; start++) {
      const soFar = cost[start] ?? Number.POSITIVE_INFINITY
      if (soFar === Number.POSITIVE_INFINITY) continue
      const reach = (end: number, price: number) => {
        if (soFar + price >= (cost[end] ?? 0)) return
        cost[end] = soFar + price
        from[end] = start
      }
      reach(start + 1, costOfUnknown)
      this.#pieces.eachFrom(run, start, (end) => reach(end, end === start + 1 ? 14 : 10))
    }
    if (cost[run.length] === Number.POSITIVE_INFINITY) return undefined
    return piecesOf(run, from, (piece) => this.#pieces.has(piece))
  }
}

const piecesOf = (run: string, from: readonly number[], isKnown: (piece: string) => boolean): readonly string[] => {
  const pieces: string[] = []
  let unknown = ''
  for (let end = run.length; end > 0; end = from[end] ?? 0) {
    const piece = run.slice(from[end] ?? 0, end)
    if (!isKnown(piece)) {
      unknown = piece + unknown
      continue
    }
    if (unknown !== '') pieces.push(unknown)
    unknown = ''
    pieces.push(piece)
  }
  if (unknown !== '') pieces.push(unknown)
  return pieces.reverse()
}

const addBeginnings = (beginnings: Set<string>, word: string): void => {
  for (let length = 1; length <= word.length; length++) beginnings.add(word.slice(0, length))
}
