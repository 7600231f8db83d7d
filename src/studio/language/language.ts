// The optional language model: five things that it may understand better than the offline senses, and one that it may make. No answer is a usual
// answer.

import type { Mood } from '../../catalog/moods.ts'
import type { ColorPalette } from '../../catalog/palettes.ts'
import type { Concept } from '../../contract/concept.ts'
import type { EditReading } from '../../contract/edit.ts'
import type { BookTexts } from '../brief/texts.ts'
import type { ToldDrawing } from '../drawings/told-drawing.ts'
import type { BookWords } from '../senses/detection/detect-subgenre.ts'
import type { Verdict } from '../senses/moderation/verdict.ts'

export const languageTasks = ['direction', 'subgenre', 'concept', 'edit', 'moderation'] as const

/** Drawing is no understanding: operators ask for it by itself. */
export type LanguageTask = (typeof languageTasks)[number] | 'drawing'

/** A book as an art director is told of it. Who wrote it is nobody's business. */
export interface ToldBook extends BookTexts {
  /** Slug. */
  readonly genre: string
  readonly subgenre: string | null
  readonly audience: string | null
}

export interface ArtNotes {
  readonly mood: Mood
  /** Null: every template keeps its own colours. */
  readonly palette: ColorPalette | null
  /** What the picture shows, in a few plain sentences; null where they could not be used. */
  readonly scene: string | null
}

export interface WishedEdit {
  readonly wish: string
  /** Motif ids of what the cover shows now, the hero first. */
  readonly shown: readonly string[]
}

export interface DrawingAnswer {
  readonly told: ToldDrawing
  /** Who drew it: `openai:gpt-4.1-mini`. */
  readonly by: string
}

export type ModeratedTexts = Readonly<Record<string, string | null | undefined>>

/** Every answer is null where there is none: no model is set, it does not do this task, or it failed. Then the offline senses decide. */
export interface Language {
  artNotes(book: ToldBook, signal?: AbortSignal): Promise<ArtNotes | null>
  subgenre(book: BookWords, signal?: AbortSignal): Promise<{ readonly subgenre: string | null } | null>
  /** What the cover should show. */
  concept(book: ToldBook, signal?: AbortSignal): Promise<Concept | null>
  /** What the wish asks for. */
  edits(edit: WishedEdit, signal?: AbortSignal): Promise<EditReading | null>
  secondOpinion(texts: ModeratedTexts, signal?: AbortSignal): Promise<Verdict | null>
  /** A drawing of a thing, which nobody has looked at yet. */
  drawing(thing: string, signal?: AbortSignal): Promise<DrawingAnswer | null>
}

/** The studio without a language model. */
export const noLanguage: Language = {
  artNotes: async () => null,
  subgenre: async () => null,
  concept: async () => null,
  edits: async () => null,
  secondOpinion: async () => null,
  drawing: async () => null,
}
