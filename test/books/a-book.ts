// A book that is fine in every respect, and what a test wants different about it.

export const aBook = (wish: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  title: 'The Time Machine',
  author: 'H. G. Wells',
  genre: 'science-fiction',
  subgenre: 'hard-sf',
  ...wish,
})
