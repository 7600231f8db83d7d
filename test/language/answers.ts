// Answers of a language model in the forms of the contract.
import { readFileSync } from 'node:fs'
import type { Concept } from '../../src/contract/concept.ts'
import type { Edit } from '../../src/contract/edit.ts'
import { type ToldDrawing, toldDrawingSchema } from '../../src/studio/drawings/told-drawing.ts'

export const aConcept = (...nouns: readonly string[]): Concept => ({
  subjects: nouns.map((noun) => ({ noun, confidence: 0.9, literal: true })),
  joined: null,
  people: null,
  place: null,
  era: 'timeless',
  season: null,
  hour: null,
  weather: null,
  mood: 'mysterious',
  palette: null,
  typeLed: 0.2,
})

export const anEdit = (said: Partial<Edit> & Pick<Edit, 'op' | 'target'>): Edit => ({
  value: null,
  colour: null,
  not: null,
  place: null,
  of: null,
  count: null,
  size: null,
  amount: null,
  confidence: 0.9,
  ...said,
})

/** As a model tells it: with whatever else, and nothing asked where there are no edits. */
export const readingOf = (...edits: readonly Edit[]) => ({
  edits,
  keep: [],
  unread: [],
  nothing: edits.length > 0 ? null : 'vague',
})

/** What a model answered when it was asked for an okapi. */
export const anOkapi: ToldDrawing = toldDrawingSchema.parse(
  JSON.parse(readFileSync(new URL('./okapi.json', import.meta.url), 'utf8')),
)

/** Of what cannot be drawn. */
export const noDrawing: ToldDrawing = { ...anOkapi, svg: null, parts: [], tags: [] }
