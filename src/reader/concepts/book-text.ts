// A book as the network was trained to read it.

export interface ReadBook {
  readonly title: string
  readonly subtitle: string | null
  /** Slugs. */
  readonly genre: string
  readonly subgenre: string | null
  readonly summary: string | null
}

const spoken = (slug: string): string => slug.replaceAll('-', ' ')

export const shelfText = ({ genre, subgenre }: Pick<ReadBook, 'genre' | 'subgenre'>): string =>
  subgenre ? `${spoken(genre)}, ${spoken(subgenre)}.` : `${spoken(genre)}.`

export const bookText = (book: ReadBook): string =>
  `${shelfText(book)} ${book.title}.${book.subtitle ? ` ${book.subtitle}.` : ''} ${book.summary ?? ''}`
