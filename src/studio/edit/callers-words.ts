// Whether words stand in a message, letter by letter: new words on a cover are the caller's own, and no model writes titles.

const bare = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

export const isIn = (message: string, words: string): boolean => bare(message).includes(bare(words))
