// Naive Bayes over some forty sentences per subgenre: how much likelier each known word is there than in the whole genre.
import { stopWords } from './stop-words.ts'
import { stem, wordsOf } from './words.ts'

/** How many words of the whole genre each subgenre is diluted with: few sentences must not sound certain. */
const smoothing = 100

type WordCounts = Map<string, number>

export class SentenceLikelihood {
  readonly #counts = new Map<string, WordCounts>()
  readonly #totals = new Map<string, number>()
  readonly #genreCounts: WordCounts = new Map()
  #genreTotal = 0

  constructor(sentences: ReadonlyMap<string, readonly string[]>) {
    for (const [subgenre, lines] of sentences) {
      const counts: WordCounts = new Map()
      for (const word of lines.flatMap((line) => tellingStems(wordsOf(line)))) {
        add(counts, word)
        add(this.#genreCounts, word)
      }
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
      this.#counts.set(subgenre, counts)
      this.#totals.set(subgenre, total)
      this.#genreTotal += total
    }
  }

  /** The log likelihood ratio of a text's words for a subgenre; a word the genre's sentences lack says nothing. */
  ratio(subgenre: string, stems: readonly string[]): number {
    const counts = this.#counts.get(subgenre)
    const total = this.#totals.get(subgenre) ?? 0
    return stems.reduce((sum, word) => {
      const inGenre = (this.#genreCounts.get(word) ?? 0) / this.#genreTotal
      if (inGenre === 0) return sum
      const here = ((counts?.get(word) ?? 0) + smoothing * inGenre) / (total + smoothing)
      return sum + Math.log(here / inGenre)
    }, 0)
  }
}

/** The stems of a text that may tell something, each once. */
export const tellingStems = (words: readonly string[]): readonly string[] => [
  ...new Set(words.filter((word) => word.length > 1 && !stopWords.has(word)).map(stem)),
]

const add = (counts: WordCounts, word: string): void => {
  counts.set(word, (counts.get(word) ?? 0) + 1)
}
