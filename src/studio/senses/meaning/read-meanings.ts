// Reads what the texts of a book mean: their clauses beside the descriptions of all motifs and moods.
import { type Mood, moods } from '../../../catalog/moods.ts'
import type { BookTexts } from '../../brief/find-motifs.ts'
import { clausesOf } from './clauses.ts'
import { type DescribedVector, describedVectors } from './described-vectors.ts'
import { type Embed, likeness } from './embed.ts'
import { type Meanings, noMeanings } from './meanings.ts'

/** Motifs that half of all stories could show: meaning alone must be loud to call them. */
const generic: ReadonlySet<string> = new Set(
  `woman-standing man-in-coat profile-woman profile-man hands-holding hand-reaching couple-embrace couple-walking child
  crowd house door window bench moon star sun cloud heart eye compass arrow tree bird`.split(/\s+/),
)
const genericShare = 0.6

/** Where strength begins and where it is full, in likeness above the usual (see closeness). */
const bounds = { motif: { from: 0.55, full: 0.9 }, mood: { from: 0.25, full: 0.6 } } as const
/** Deviations from the usual that count as much as full likeness. */
const fullDeviations = 6

/** More would only be companions that no cover has room for. */
const mostMotifs = 6

/** What the summary and the prompt mean; nothing where the model is off. A title alone is a figure of speech too often. */
export const readMeanings = async (embed: Embed, texts: BookTexts): Promise<Meanings> => {
  const clauses = clausesToCompare(texts)
  return meaningsIn(clauses.length === 0 ? null : await embed(clauses))
}

export const clausesToCompare = ({ prompt, summary }: BookTexts): readonly string[] =>
  [prompt, summary].flatMap((text) => clausesOf(text ?? ''))

/** What the vectors of these clauses mean. */
export const meaningsIn = (vectors: Awaited<ReturnType<Embed>>): Meanings => {
  if (vectors === null) return noMeanings
  const closest = new Map<string, number>()
  for (const described of describedVectors()) {
    const name = `${described.kind} ${described.of}`
    const best = Math.max(...vectors.map((vector) => closeness(described, vector)))
    if (best > (closest.get(name) ?? Number.NEGATIVE_INFINITY)) closest.set(name, best)
  }
  return { motifs: motifsOf(closest), moods: moodsOf(closest) }
}

/** Likeness itself, and how unusual it is: some descriptions are a little like every text. */
const closeness = ({ vector, usual, deviation }: DescribedVector, text: Float32Array): number => {
  const alike = likeness(vector, text)
  return (alike + (alike - usual) / deviation / fullDeviations) / 2
}

const strengthOf = (kind: 'motif' | 'mood', close: number): number => {
  const { from, full } = bounds[kind]
  return Math.round(Math.min(1, Math.max(0, (close - from) / (full - from))) * 100) / 100
}

const motifsOf = (closest: ReadonlyMap<string, number>): Meanings['motifs'] =>
  [...closest]
    .filter(([name]) => name.startsWith('motif '))
    .map(([name, close]) => {
      const motif = name.slice('motif '.length)
      return { motif, strength: strengthOf('motif', close) * (generic.has(motif) ? genericShare : 1) }
    })
    .filter(({ strength }) => strength > 0)
    .toSorted((one, other) => other.strength - one.strength || (one.motif < other.motif ? -1 : 1))
    .slice(0, mostMotifs)

const moodsOf = (closest: ReadonlyMap<string, number>): Meanings['moods'] =>
  moods
    .map((mood: Mood) => ({ mood, strength: strengthOf('mood', closest.get(`mood ${mood}`) ?? 0) }))
    .filter(({ strength }) => strength > 0)
    .toSorted((one, other) => other.strength - one.strength)
