// The fixtures of moderation: real and harmless texts, and abusive ones. The abusive files are for tests only.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Reason } from '../../../../src/studio/senses/moderation/moderate-text.ts'

type Fields = Readonly<Record<string, string | null>>

interface LegitimateBooks {
  /** Titles of published books. */
  readonly titles: readonly string[]
  /** Harmless phrases made to resemble abuse. */
  readonly lookalikes: readonly string[]
  readonly summaries: readonly string[]
  readonly books: readonly Fields[]
}

interface PublishedBooks {
  readonly titles: readonly string[]
  /** Title and what a blurb says of the book. */
  readonly withBlurbs: readonly (readonly [string, string])[]
  /** Field and harmless text; not all are titles of real books. */
  readonly lookalikes: readonly (readonly [string, string])[]
  readonly prompts: readonly string[]
}

interface Violations {
  /** Field, reason and text; the held-out half is not learned from, and of it only totals were seen. */
  readonly split: readonly (readonly [string, Reason, string])[]
  /** Field and text; all of them were looked at. */
  readonly tuned: readonly (readonly [string, string])[]
}

/** Everything in it was looked at while words and phrases were chosen: it guards against loss and measures nothing. */
interface TuningBatches {
  readonly violations: readonly (readonly [string, Reason, string])[]
  readonly titles: readonly string[]
  readonly withBlurbs: readonly (readonly [string, string])[]
  readonly blurbs: readonly string[]
  readonly prompts: readonly string[]
}

/** Harmless lines with hot words, written before the rules they test; those that were refused have been looked at since. */
interface HeatedBooks {
  readonly titles: readonly string[]
  readonly blurbs: readonly string[]
  readonly prompts: readonly string[]
}

/** Never looked at while words, phrases or weights were chosen: it measures. */
interface UnseenTexts {
  readonly violations: readonly (readonly [string, Reason, string])[]
  readonly harmless: readonly (readonly [string, string])[]
}

/** Harmless edits, scenes with children and lessons that share their words with violations, and violations of the same kinds. */
interface EverydayTexts {
  /** Whom a cover may be by: authors of many peoples, and names that are words. */
  readonly names: readonly string[]
  /** Field and text. */
  readonly edits: readonly (readonly [string, string])[]
  readonly children: readonly (readonly [string, string])[]
  readonly lessons: readonly (readonly [string, string])[]
  readonly violations: readonly (readonly [string, string])[]
}

type AbusiveStrings = Readonly<Partial<Record<Reason, readonly string[]>>> & {
  readonly hate: readonly string[]
  readonly incitement: readonly string[]
  readonly threat: readonly string[]
  readonly acrossFields: readonly { readonly reason: Reason; readonly field: string; readonly fields: Fields }[]
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'))

export const legitimate: LegitimateBooks = read('legitimate-books')
export const abusive: AbusiveStrings = read('abusive-strings')
export const published: PublishedBooks = read('published-books')
export const violations: Violations = read('violations')
export const batches: TuningBatches = read('tuning-batches')
export const heated: HeatedBooks = read('heated-books')
export const unseen: UnseenTexts = read('unseen-texts')
export const everyday: EverydayTexts = read('everyday-texts')

export interface JudgedBook {
  readonly texts: Fields
  readonly reason: Reason | null
  /** The field whose own words carry the offence. */
  readonly blame: string | null
}

const readJudged = (name: string): readonly JudgedBook[] =>
  readFileSync(new URL(`./judged/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { reason, blame, ...texts } = JSON.parse(line)
      return { texts, reason, blame }
    })

/**
 * Whole books as callers send them, written before the judge that reads them; nothing was learned from them. What the older judge got wrong of them was
 * looked at once, and totals were seen while bars were chosen.
 */
export const judged = {
  plain: readJudged('plain'),
  tricky: readJudged('tricky'),
  violations: readJudged('violations'),
} as const

export const halves = ['tuning', 'held-out'] as const
export type Half = (typeof halves)[number]

/** Which half of a corpus a text belongs to: by its hash, so that nobody chose. */
export const halfOf = (text: string): Half =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'tuning' : 'held-out'
