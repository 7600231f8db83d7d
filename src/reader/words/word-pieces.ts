// BERT's WordPiece: each word becomes the longest pieces that the vocabulary has, from its start to its end.
import { splitWords, type Word } from './split-words.ts'

/** A longer word is nothing that the vocabulary could know. */
const longestWord = 100

/** A piece by its number, and where it stands in the text. */
export interface Piece {
  readonly piece: string
  readonly number: number
  readonly from: number
  readonly to: number
}

export interface WordPieces {
  readonly pieces: (text: string) => readonly Piece[]
  /** The numbers of the pieces between those of start and end, at most `limit` in all. */
  readonly ids: (text: string, limit: number) => number[]
}

/** From a vocabulary file: one piece a line, those inside words marked by ##. */
export const wordPieces = (vocabulary: string): WordPieces => {
  const numbers = new Map(vocabulary.split('\n').map((piece, index) => [piece.trimEnd(), index]))
  const numberOf = (piece: string): number => {
    const number = numbers.get(piece)
    if (number === undefined) throw new Error(`the vocabulary lacks ${piece}`)
    return number
  }
  const [unknown, start, end] = [numberOf('[UNK]'), numberOf('[CLS]'), numberOf('[SEP]')]

  const placed = (word: Word, piece: string, number: number, from: number, to: number): Piece => ({
    piece,
    number,
    from: word[from]?.from ?? 0,
    to: word[to - 1]?.to ?? 0,
  })

  const longestPiece = (word: Word, from: number): { readonly found: Piece; readonly to: number } | null => {
    for (let to = word.length; to > from; to -= 1) {
      const letters = word.slice(from, to).map(({ character }) => character)
      const piece = `${from > 0 ? '##' : ''}${letters.join('')}`
      const number = numbers.get(piece)
      if (number !== undefined) return { found: placed(word, piece, number, from, to), to }
    }
    return null
  }

  const piecesOf = (word: Word): readonly Piece[] => {
    const whole = [placed(word, '[UNK]', unknown, 0, word.length)]
    if (word.length > longestWord) return whole
    const pieces: Piece[] = []
    let at = 0
    while (at < word.length) {
      const next = longestPiece(word, at)
      if (!next) return whole
      pieces.push(next.found)
      at = next.to
    }
    return pieces
  }

  const pieces = (text: string): readonly Piece[] => splitWords(text).flatMap(piecesOf)

  return {
    pieces,
    ids: (text, limit) => {
      const inner = pieces(text).slice(0, Math.max(0, limit - 2))
      return [start, ...inner.map(({ number }) => number), end]
    },
  }
}
