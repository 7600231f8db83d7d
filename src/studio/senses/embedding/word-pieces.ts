// BERT's WordPiece: each word becomes the longest pieces that the vocabulary has, from its start to its end.
import { splitWords } from './split-words.ts'

/** A longer word is nothing that the vocabulary could know. */
const longestWord = 100

export type WordPieces = {
  readonly pieces: (text: string) => string[]
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

  const longestPiece = (characters: readonly string[], from: number): { piece: string; to: number } | null => {
    for (let to = characters.length; to > from; to -= 1) {
      const piece = `${from > 0 ? '##' : ''}${characters.slice(from, to).join('')}`
      if (numbers.has(piece)) return { piece, to }
    }
    return null
  }

  const piecesOf = (word: string): string[] => {
    const characters = [...word]
    if (characters.length > longestWord) return ['[UNK]']
    const pieces: string[] = []
    let at = 0
    while (at < characters.length) {
      const found = longestPiece(characters, at)
      if (!found) return ['[UNK]']
      pieces.push(found.piece)
      at = found.to
    }
    return pieces
  }

  const pieces = (text: string): string[] => splitWords(text).flatMap(piecesOf)

  return {
    pieces,
    ids: (text, limit) => {
      const inner = pieces(text).slice(0, Math.max(0, limit - 2))
      return [start, ...inner.map((piece) => numbers.get(piece) ?? unknown), end]
    },
  }
}
