// The texts of a book, and what its caller says of the cover.

export interface BookTexts {
  readonly title: string
  readonly subtitle?: string | null | undefined
  readonly summary?: string | null | undefined
  readonly prompt?: string | null | undefined
}

/** The one that is heard first comes first. */
export const textSources = ['prompt', 'title', 'subtitle', 'summary'] as const

export type TextSource = (typeof textSources)[number]
