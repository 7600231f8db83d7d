// Joins what a book's words name with what its texts mean. A thing that is named outranks one that is only meant.
import type { MeantMotif } from '../senses/meaning/meanings.ts'
import type { FoundMotif, MotifReading } from './find-motifs.ts'

export interface CalledMotif {
  readonly motif: string
  readonly score: number
}

/** Fainter calls than this are noise. */
const faintest = 0.3
/** What a full meaning adds: to a named motif as a share of its score, to an association as points. */
const agreement = 0.8
const support = 0.4
/** The score of a motif that is only meant, from hardly to fully. */
const least = 0.3
const range = 0.6
/** How far below the faintest named motif those stay that are not named. */
const below = 0.98

/** Every motif called for, loudest first; those that the reading excludes stay out. */
export const addMeanings = (reading: MotifReading, meant: readonly MeantMotif[]): readonly CalledMotif[] => {
  const strengths = new Map(meant.map(({ motif, strength }) => [motif, strength]))
  const heard = reading.motifs.filter(({ score }) => score >= faintest)
  const ceiling = below * Math.min(...heard.filter(({ named }) => named).map(({ score }) => score))
  const found = new Set(reading.motifs.map(({ motif }) => motif))
  const onlyMeant = meant
    .filter(({ motif }) => !found.has(motif) && !reading.excluded.includes(motif))
    .map(({ motif, strength }) => ({ motif, score: Math.min(ceiling, least + range * strength) }))
  return [...heard.map((motif) => supported(motif, strengths.get(motif.motif) ?? 0, ceiling)), ...onlyMeant].toSorted(
    (one, other) => other.score - one.score,
  )
}

const supported = ({ motif, score, named }: FoundMotif, strength: number, ceiling: number): CalledMotif => {
  if (named) return { motif, score: score * (1 + agreement * strength) }
  return { motif, score: Math.max(score, Math.min(ceiling, score + support * strength)) }
}
