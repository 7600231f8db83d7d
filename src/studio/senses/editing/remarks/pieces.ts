// The words and signs of a message, each with its place in it.

export interface Piece {
  /** In lower case, with a plain apostrophe. */
  readonly word: string
  readonly from: number
  readonly to: number
}

const pattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu

export const piecesOf = (text: string): readonly Piece[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    word: found.toLowerCase().replaceAll('’', "'"),
    from: index,
    to: index + found.length,
  }))

export const isSign = ({ word }: Piece): boolean => !/[\p{L}\p{N}]/u.test(word)
