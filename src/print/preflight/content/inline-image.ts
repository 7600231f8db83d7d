// Pictures written between the operators of a page: `BI … ID data EI`.
import type { Lexer } from '../reader/lexer.ts'
import { Dict, Keyword, Name, Unreadable, type Value } from '../reader/values.ts'

/** Reads the entries and jumps over the data. */
export const readInlineImage = (lexer: Lexer): Dict => {
  const entries = new Map<string, Value>()
  for (let key = lexer.next(); ; key = lexer.next()) {
    if (key instanceof Keyword && key.text === 'ID') break
    const value = lexer.next()
    if (!(key instanceof Name) || value === undefined) throw new Unreadable('a picture within the page is damaged')
    entries.set(key.text, value)
  }
  lexer.position = endOfData(
    Buffer.from(lexer.bytes.buffer, lexer.bytes.byteOffset, lexer.bytes.length),
    lexer.position,
  )
  return new Dict(entries)
}

const isSpace = (byte: number | undefined): boolean =>
  byte === undefined || byte === 0 || (byte >= 9 && byte <= 13) || byte === 32

/** The data ends with the first `EI` that stands alone; it may hold others by chance, but hardly ever such a one. */
const endOfData = (bytes: Buffer, start: number): number => {
  for (let at = bytes.indexOf('EI', start + 1); at !== -1; at = bytes.indexOf('EI', at + 1)) {
    if (isSpace(bytes[at - 1]) && isSpace(bytes[at + 2])) return at + 2
  }
  throw new Unreadable('a picture within the page does not end')
}
