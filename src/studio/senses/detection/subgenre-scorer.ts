// Scores every subgenre of one genre for a text: points of keywords found plus likeness to known sentences.
import { type KeywordHit, KeywordIndex, type KeywordsByWeight } from './keyword-index.ts'
import { SentenceLikelihood, tellingStems } from './sentence-likelihood.ts'
import { wordsOf } from './words.ts'

/** What is known of one subgenre: weighted keywords, and sentences as they stand on the backs of such books. */
export interface SubgenreProfile {
  readonly keywords: KeywordsByWeight
  readonly examples: readonly string[]
}

export type GenreProfile = Readonly<Record<string, SubgenreProfile>>

export interface SubgenreScore {
  readonly subgenre: string
  /** Points for the subgenre: the keywords' weights plus the likeness. */
  readonly score: number
  readonly keywords: readonly KeywordHit[]
  /** Points for words shared with the subgenre's sentences; negative when they belong to its neighbours. */
  readonly likeness: number
}

/** What one unit of log likelihood is worth in keyword points. */
const likenessWeight = 0.3

export class SubgenreScorer {
  readonly #subgenres: readonly string[]
  readonly #keywords = new KeywordIndex()
  readonly #likelihood: SentenceLikelihood

  constructor(profile: GenreProfile) {
    this.#subgenres = Object.keys(profile)
    for (const [subgenre, { keywords }] of Object.entries(profile)) this.#keywords.add(subgenre, keywords)
    this.#likelihood = new SentenceLikelihood(
      new Map(Object.entries(profile).map(([subgenre, { examples }]) => [subgenre, examples])),
    )
  }

  /** Every subgenre, best first; equal scores keep the genre's own order. */
  rank(text: string): readonly SubgenreScore[] {
    const words = wordsOf(text)
    const hits = this.#keywords.hitsIn(words)
    const stems = tellingStems(words)
    return this.#subgenres
      .map((subgenre) => {
        const keywords = hits.get(subgenre) ?? []
        const likeness = likenessWeight * this.#likelihood.ratio(subgenre, stems)
        return { subgenre, keywords, likeness, score: likeness + weightOf(keywords) }
      })
      .sort((one, other) => other.score - one.score)
  }
}

const weightOf = (hits: readonly KeywordHit[]): number => hits.reduce((sum, { weight }) => sum + weight, 0)
