// Where the objects of a file are: its cross-reference tables and streams, from the newest back to the first.
import { Lexer } from './lexer.ts'
import { Dict, isList, Keyword, Stream, Unreadable, type Value } from './values.ts'

export type Place =
  | { readonly kind: 'at'; readonly offset: number }
  | { readonly kind: 'packed'; readonly container: number; readonly index: number }

export interface CrossReference {
  readonly places: ReadonlyMap<number, Place>
  /** The newest trailer. */
  readonly trailer: Dict
}

/** What is needed of the file before its objects can be found. */
export interface Raw {
  readonly bytes: Uint8Array
  /** Reads the object at an offset, without help of the cross-reference. */
  objectAt(offset: number): Value
  dataOf(stream: Stream): Uint8Array
}

const tailLength = 2048
const mostObjects = 1_000_000
const mostSections = 1000

const startOf = (bytes: Uint8Array): number => {
  const tail = Buffer.from(bytes.subarray(-tailLength)).toString('latin1')
  const [, offset] = /startxref\s+(\d{1,12})(?![\s\S]*startxref\s+\d)/.exec(tail) ?? []
  if (offset === undefined) throw new Unreadable('the end of the file is missing')
  return Number(offset)
}

export const readCrossReference = (raw: Raw): CrossReference => {
  const places = new Map<number, Place>()
  const seen = new Set<number>()
  const waiting = [startOf(raw.bytes)]
  let newest: Dict | null = null
  for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
    if (seen.has(offset)) continue
    seen.add(offset)
    if (seen.size > mostSections) throw new Unreadable('it has been changed more often than is worth reading')
    const trailer = readSection(raw, offset, places)
    newest ??= trailer
    // A hybrid file hides further objects in a stream, which comes before what the file was made from.
    for (const key of ['XRefStm', 'Prev']) {
      const next = trailer.entries.get(key)
      if (typeof next === 'number') waiting.push(next)
    }
  }
  if (!newest?.entries.has('Root')) throw new Unreadable('the file names no document')
  return { places, trailer: newest }
}

const readSection = (raw: Raw, offset: number, places: Map<number, Place>): Dict => {
  const lexer = new Lexer(raw.bytes, offset)
  const first = lexer.next()
  if (first instanceof Keyword && first.text === 'xref') return readTable(lexer, places)
  const stream = raw.objectAt(offset)
  if (!(stream instanceof Stream)) throw new Unreadable('the table of objects is missing')
  readPackedTable(stream.dict, raw.dataOf(stream), places)
  return stream.dict
}

/** What a newer section has said stays. */
const place = (places: Map<number, Place>, number: number, found: Place): void => {
  if (places.size >= mostObjects) throw new Unreadable('it has more objects than are worth reading')
  if (!places.has(number)) places.set(number, found)
}

const readTable = (lexer: Lexer, places: Map<number, Place>): Dict => {
  for (let start = lexer.next(); ; start = lexer.next()) {
    if (start instanceof Keyword && start.text === 'trailer') break
    const count = lexer.next()
    if (typeof start !== 'number' || typeof count !== 'number') throw new Unreadable('the table of objects is damaged')
    for (let at = 0; at < count; at++) {
      const [offset, generation, state] = [lexer.next(), lexer.next(), lexer.next()]
      if (typeof offset !== 'number' || typeof generation !== 'number' || !(state instanceof Keyword)) {
        throw new Unreadable('the table of objects is damaged')
      }
      if (state.text === 'n') place(places, start + at, { kind: 'at', offset })
    }
  }
  const trailer = lexer.nextObject()
  if (!(trailer instanceof Dict)) throw new Unreadable('the trailer is missing')
  return trailer
}

const numbersIn = (value: Value | undefined): number[] =>
  isList(value) ? value.filter((item) => typeof item === 'number') : []

const readPackedTable = (dict: Dict, data: Uint8Array, places: Map<number, Place>): void => {
  const widths = numbersIn(dict.entries.get('W'))
  const [typeWidth = 1, secondWidth = 0, thirdWidth = 0] = widths
  const row = typeWidth + secondWidth + thirdWidth
  if (widths.length < 3 || row < 1 || row > 24) throw new Unreadable('the table of objects is damaged')
  const size = dict.entries.get('Size')
  const given = numbersIn(dict.entries.get('Index'))
  const index = given.length > 0 ? given : [0, typeof size === 'number' ? size : 0]
  let at = 0
  const field = (width: number): number => {
    let value = 0
    for (let end = at + width; at < end; at++) value = value * 256 + (data[at] ?? 0)
    return value
  }
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const [start = 0, count = 0] = index.slice(pair, pair + 2)
    for (let number = start; number < start + count && at + row <= data.length; number++) {
      const type = typeWidth === 0 ? 1 : field(typeWidth)
      const [second, third] = [field(secondWidth), field(thirdWidth)]
      if (type === 1) place(places, number, { kind: 'at', offset: second })
      if (type === 2) place(places, number, { kind: 'packed', container: second, index: third })
    }
  }
}
