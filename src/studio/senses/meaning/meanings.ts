// What the texts of a book mean beyond their words: motifs and moods, each with a strength.
import type { Mood } from '../../../catalog/moods.ts'

export interface MeantMotif {
  readonly motif: string
  /** From 0, hardly meant, to 1, as good as said. */
  readonly strength: number
}

export interface MeantMood {
  readonly mood: Mood
  readonly strength: number
}

/** Strongest first. */
export interface Meanings {
  readonly motifs: readonly MeantMotif[]
  readonly moods: readonly MeantMood[]
}

/** What is known without the model. */
export const noMeanings: Meanings = { motifs: [], moods: [] }
