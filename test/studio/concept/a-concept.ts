// A concept for tests: a book of today about nothing in particular, with what the test cares about.
import type { Concept } from '../../../src/contract/concept.ts'

export const aConcept = (given: Partial<Concept> = {}): Concept => ({
  subjects: [],
  joined: null,
  people: null,
  place: null,
  era: 'present',
  season: null,
  hour: null,
  weather: null,
  mood: 'hopeful',
  palette: null,
  typeLed: 0.3,
  ...given,
})

export const subject = (noun: string, confidence = 0.9, literal = true): Concept['subjects'][number] => ({
  noun,
  confidence,
  literal,
})
