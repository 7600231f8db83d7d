// The fixtures of moderation: real and harmless texts, and abusive ones. The abusive file is for tests only.
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

type AbusiveStrings = Readonly<Record<Reason, readonly string[]>> & {
  readonly acrossFields: readonly { readonly reason: Reason; readonly field: string; readonly fields: Fields }[]
}

const read = (name: string) => JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'))

export const legitimate: LegitimateBooks = read('legitimate-books')
export const abusive: AbusiveStrings = read('abusive-strings')
