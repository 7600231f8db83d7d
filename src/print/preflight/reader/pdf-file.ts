// A PDF file opened for reading: finds objects, follows references, unpacks streams. Nothing is repaired; what is broken is told.
import { type CrossReference, type Place, readCrossReference } from './cross-reference.ts'
import type { FilterStep } from './filter-step.ts'
import { type Budget, decode } from './filters.ts'
import { Lexer } from './lexer.ts'
import { Dict, isList, Keyword, Name, Reference, Stream, Unreadable, type Value } from './values.ts'

/** All that a file may unpack to; a wrap's page has some hundred kilobytes of operators. */
const unpackBudget = 128 * 1024 * 1024
const deepestChain = 32
const headerWithin = 1024

export class PdfFile {
  readonly bytes: Uint8Array
  readonly trailer: Dict
  readonly #places: CrossReference['places'] = new Map()
  readonly #objects = new Map<number, Value>()
  readonly #budget: Budget = { left: unpackBudget }
  readonly #opening = new Set<number>()
  /** What a drawing is made of is wanted each time it is drawn. */
  readonly #unpacked = new Map<Stream, Uint8Array>()

  constructor(bytes: Uint8Array) {
    const header = Buffer.from(bytes.subarray(0, headerWithin)).indexOf('%PDF-')
    if (header === -1) throw new Unreadable('it is not a PDF')
    // Offsets count from the header, whatever stands before it.
    this.bytes = bytes.subarray(header)
    const { places, trailer } = readCrossReference({
      bytes: this.bytes,
      objectAt: (offset) => this.#readObject(offset),
      dataOf: (stream) => this.dataOf(stream),
    })
    this.#places = places
    this.trailer = trailer
  }

  /** The value itself, wherever it is written. */
  resolve(value: Value | undefined): Value {
    let found = value ?? null
    for (let steps = 0; found instanceof Reference; steps++) {
      if (steps > deepestChain) throw new Unreadable('references lead nowhere')
      found = this.#object(found.number)
    }
    return found
  }

  get(dict: Dict | Stream, key: string): Value {
    return this.resolve((dict instanceof Stream ? dict.dict : dict).entries.get(key))
  }

  dict(value: Value | undefined): Dict | null {
    const found = this.resolve(value)
    if (found instanceof Stream) return found.dict
    return found instanceof Dict ? found : null
  }

  getDict(dict: Dict | Stream, key: string): Dict | null {
    return this.dict(this.get(dict, key))
  }

  getName(dict: Dict | Stream, key: string): string | null {
    const found = this.get(dict, key)
    return found instanceof Name ? found.text : null
  }

  getNumber(dict: Dict | Stream, key: string, standard: number): number {
    const found = this.get(dict, key)
    return typeof found === 'number' ? found : standard
  }

  /** The items of an array; one thing where an array may be left out. */
  list(value: Value | undefined): Value[] {
    const found = this.resolve(value)
    if (found === null) return []
    return isList(found) ? found.map((item) => this.resolve(item)) : [found]
  }

  numbers(value: Value | undefined): number[] {
    return this.list(value).filter((item) => typeof item === 'number')
  }

  /** The data of a stream, unpacked but for pictures. */
  dataOf(stream: Stream): Uint8Array {
    const data = this.#unpacked.get(stream) ?? decode(stream.data, this.#stepsOf(stream), this.#budget)
    this.#unpacked.set(stream, data)
    return data
  }

  #stepsOf({ dict }: Stream): FilterStep[] {
    const filters = this.list(dict.entries.get('Filter') ?? dict.entries.get('F'))
    const parameters = this.list(dict.entries.get('DecodeParms') ?? dict.entries.get('DP'))
    return filters.map((filter, at) => ({
      filter: filter instanceof Name ? filter.text : '?',
      parameter: (name, standard) => {
        const given = this.dict(parameters[at])
        return given ? this.getNumber(given, name, standard) : standard
      },
    }))
  }

  #object(number: number): Value {
    const known = this.#objects.get(number)
    if (known !== undefined) return known
    const place = this.#places.get(number)
    if (!place) return null
    if (this.#opening.has(number)) throw new Unreadable('references lead nowhere')
    this.#opening.add(number)
    try {
      const found = this.#read(place, number)
      this.#objects.set(number, found)
      return found
    } finally {
      this.#opening.delete(number)
    }
  }

  #read(place: Place, number: number): Value {
    if (place.kind === 'at') return this.#readObject(place.offset, number)
    const container = this.#object(place.container)
    if (!(container instanceof Stream)) throw new Unreadable('packed objects are missing')
    const data = this.dataOf(container)
    const lexer = new Lexer(data)
    const first = this.getNumber(container, 'First', 0)
    const count = Math.min(this.getNumber(container, 'N', 0), data.length)
    const offsets: (readonly [number, number])[] = []
    for (let at = 0; at < count; at++) {
      const [own, offset] = [lexer.next(), lexer.next()]
      if (typeof own !== 'number' || typeof offset !== 'number') throw new Unreadable('packed objects are damaged')
      offsets.push([own, offset])
    }
    // All at once: unpacking the container for each of its objects would cost its size every time.
    for (const [own, offset] of offsets) {
      const isHere = this.#places.get(own)
      const fits = isHere?.kind === 'packed' && isHere.container === place.container
      if (fits && !this.#objects.has(own)) this.#objects.set(own, new Lexer(data, first + offset).nextObject() ?? null)
    }
    return this.#objects.get(number) ?? null
  }

  #readObject(offset: number, expected?: number): Value {
    const lexer = new Lexer(this.bytes, offset)
    const [number, , keyword] = [lexer.next(), lexer.next(), lexer.next()]
    const isObject = typeof number === 'number' && keyword instanceof Keyword && keyword.text === 'obj'
    if (!isObject || (expected !== undefined && number !== expected)) {
      throw new Unreadable('an object is not where the file says')
    }
    const value = lexer.nextObject() ?? null
    if (!(value instanceof Dict)) return value
    const after = lexer.next()
    return after instanceof Keyword && after.text === 'stream' ? this.#readStream(value, lexer.position) : value
  }

  #readStream(dict: Dict, after: number): Stream {
    const start = after + (this.bytes[after] === 13 ? 1 : 0) + 1
    const length = this.resolve(dict.entries.get('Length'))
    if (typeof length !== 'number' || length < 0 || start + length > this.bytes.length) {
      throw new Unreadable('a stream is cut off')
    }
    const end = new Lexer(this.bytes, start + length).next()
    if (!(end instanceof Keyword) || !end.text.startsWith('endstream')) {
      throw new Unreadable('a stream is longer or shorter than it says')
    }
    return new Stream(dict, this.bytes.subarray(start, start + length))
  }
}
