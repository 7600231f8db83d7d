// Splits text into words and marks as BERT's uncased tokenizer does: cleaned, lower case, without accents; each with its place in the text.
const isControl = /^[\p{Cc}\p{Cf}\p{Co}\p{Cs}\ufffd]$/u
const isSpace = /^[\t\n\r\p{Zs}]$/u
const isMark = /^[\p{P}$+<=>^`|~]$/u
const isAccent = /\p{Mn}/gu
/** Chinese characters stand alone: their words are not parted by spaces. */
const isHan =
  /^[\u4e00-\u9fff\u3400-\u4dbf\u{20000}-\u{2a6df}\u{2a700}-\u{2b73f}\u{2b740}-\u{2b81f}\u{2b820}-\u{2ceaf}\uf900-\ufaff\u{2f800}-\u{2fa1f}]$/u

const plain = (text: string): string => text.normalize('NFD').replace(isAccent, '').toLowerCase()

/** A character of a word, and where the one it was made of stands in the text. */
export interface Letter {
  readonly character: string
  readonly from: number
  readonly to: number
}

export type Word = readonly Letter[]

export const splitWords = (text: string): Word[] => {
  const words: Word[] = []
  let word: Letter[] = []
  const close = (): void => {
    if (word.length > 0) words.push(word)
    word = []
  }
  let from = 0
  for (const original of text) {
    const to = from + original.length
    for (const character of plain(original)) {
      if (isSpace.test(character)) close()
      else if (isControl.test(character)) continue
      else if (isMark.test(character) || isHan.test(character)) {
        close()
        words.push([{ character, from, to }])
      } else word.push({ character, from, to })
    }
    from = to
  }
  close()
  return words
}
