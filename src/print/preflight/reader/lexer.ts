// Reads values one after another: from a file's objects and from the operators of a page.
import { Dict, Keyword, Name, Reference, Text, Unreadable, type Value } from './values.ts'

/** What each byte is to the reader. A page may have millions of bytes, so nothing is looked up that could be counted out. */
const kinds = { regular: 0, space: 1, delimiter: 2 } as const
const kindOf = new Uint8Array(256)
for (const byte of [0, 9, 10, 12, 13, 32]) kindOf[byte] = kinds.space
for (const sign of '()<>[]{}/%') kindOf[sign.charCodeAt(0)] = kinds.delimiter

const [percent, zero, nine, point, minus, plus] = [0x25, 0x30, 0x39, 0x2e, 0x2d, 0x2b]
const escapes = new Map([
  ['n', 10],
  ['r', 13],
  ['t', 9],
  ['b', 8],
  ['f', 12],
])

const deepest = 100
const [lineFeed, carriageReturn] = [10, 13]

const isHex = (byte: number): boolean => /[0-9a-fA-F]/.test(String.fromCharCode(byte))

export class Lexer {
  readonly bytes: Uint8Array
  position: number

  constructor(bytes: Uint8Array, position = 0) {
    this.bytes = bytes
    this.position = position
  }

  /** The next value; undefined at the end, or where a closing bracket stands. */
  next(depth = 0): Value | undefined {
    if (depth > deepest) throw new Unreadable('values are nested too deeply')
    this.skipSpace()
    const byte = this.bytes[this.position]
    if (byte === undefined) return undefined
    if (kindOf[byte] === kinds.regular) return this.#word()
    switch (String.fromCharCode(byte)) {
      case '/':
        return this.#name()
      case '(':
        return this.#literal()
      case '[':
        return this.#array(depth)
      case '<':
        return this.bytes[this.position + 1] === byte ? this.#dict(depth) : this.#hexadecimal()
      case ']':
      case '>':
        return undefined
      default:
        this.position++
        return new Keyword(String.fromCharCode(byte))
    }
  }

  /** The next value where `12 0 R` is one value, as in files but not in pages. */
  nextObject(depth = 0): Value | undefined {
    const value = this.next(depth)
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return value
    const start = this.position
    this.skipSpace()
    const generation = this.#number()
    if (generation !== undefined && this.#plainWord() === 'R') return new Reference(value)
    this.position = start
    return value
  }

  skipSpace(): void {
    const { bytes } = this
    for (;;) {
      const byte = bytes[this.position]
      if (byte === undefined) return
      if (byte === percent) this.#skipComment()
      else if (kindOf[byte] === kinds.space) this.position++
      else return
    }
  }

  #skipComment(): void {
    for (let byte = this.bytes[this.position]; byte !== undefined; byte = this.bytes[++this.position]) {
      if (byte === lineFeed || byte === carriageReturn) return
    }
  }

  #plainWord(): string {
    this.skipSpace()
    const start = this.position
    this.#skipRegular()
    return this.#latin(start, this.position)
  }

  #skipRegular(): void {
    for (let byte = this.bytes[this.position]; byte !== undefined; byte = this.bytes[++this.position]) {
      if (kindOf[byte] !== kinds.regular) return
    }
  }

  /** Most words are an operator of a few letters, for which a call into the platform costs more than the letters. */
  #latin(start: number, end: number): string {
    if (end - start > 64) return Buffer.from(this.bytes.subarray(start, end)).toString('latin1')
    let text = ''
    for (let at = start; at < end; at++) text += String.fromCharCode(this.bytes[at] ?? 0)
    return text
  }

  /** A number at the position, which then stands behind it; undefined where there is something else. */
  #number(): number | undefined {
    const { bytes } = this
    let at = this.position
    let [value, sign, scale, digits] = [0, 1, 0, 0]
    for (let byte = bytes[at]; byte === minus || byte === plus; byte = bytes[++at]) sign = byte === minus ? -1 : 1
    for (let byte = bytes[at]; byte !== undefined && kindOf[byte] === kinds.regular; byte = bytes[++at]) {
      if (byte === point && scale === 0) scale = 1
      else if (byte >= zero && byte <= nine) {
        value = value * 10 + byte - zero
        scale *= 10
        digits++
      } else return undefined
    }
    if (digits === 0) return undefined
    this.position = at
    return (sign * value) / (scale || 1)
  }

  #word(): Value {
    const number = this.#number()
    if (number !== undefined) return number
    const word = this.#plainWord()
    if (word === 'true' || word === 'false') return word === 'true'
    return word === 'null' ? null : new Keyword(word)
  }

  #name(): Name {
    this.position++
    const start = this.position
    const raw = this.bytes[start] === undefined || this.#isEnd(start) ? '' : this.#plainWord()
    return new Name(
      raw.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    )
  }

  #isEnd(at: number): boolean {
    const byte = this.bytes[at] ?? 0
    return kindOf[byte] !== kinds.regular
  }

  #array(depth: number): readonly Value[] {
    this.position++
    const items: Value[] = []
    for (let item = this.nextObject(depth + 1); item !== undefined; item = this.nextObject(depth + 1)) items.push(item)
    this.#close(']')
    return items
  }

  #dict(depth: number): Dict {
    this.position += 2
    const entries = new Map<string, Value>()
    for (let key = this.next(depth + 1); key instanceof Name; key = this.next(depth + 1)) {
      const value = this.nextObject(depth + 1)
      if (value === undefined) break
      entries.set(key.text, value)
    }
    this.#close('>')
    this.#close('>')
    return new Dict(entries)
  }

  #close(sign: string): void {
    this.skipSpace()
    if (this.bytes[this.position] !== sign.charCodeAt(0)) throw new Unreadable(`"${sign}" is missing`)
    this.position++
  }

  #hexadecimal(): Text {
    this.position++
    let digits = ''
    for (let byte = this.bytes[this.position]; byte !== 0x3e; byte = this.bytes[++this.position]) {
      if (byte === undefined) throw new Unreadable('a string does not end')
      if (isHex(byte)) digits += String.fromCharCode(byte)
    }
    this.position++
    return new Text(Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex'))
  }

  #literal(): Text {
    const found: number[] = []
    let open = 1
    this.position++
    for (;;) {
      const byte = this.bytes[this.position++]
      if (byte === undefined) throw new Unreadable('a string does not end')
      const sign = String.fromCharCode(byte)
      if (sign === '\\') {
        const escaped = this.#escaped()
        if (escaped !== null) found.push(escaped)
        continue
      }
      if (sign === '(') open++
      if (sign === ')') open--
      if (open === 0) return new Text(Uint8Array.from(found))
      found.push(byte)
    }
  }

  /** What a backslash makes of what follows; null where it only joins two lines. */
  #escaped(): number | null {
    const byte = this.bytes[this.position++] ?? 0
    const sign = String.fromCharCode(byte)
    if (/[0-7]/.test(sign)) {
      let digits = sign
      while (digits.length < 3 && /[0-7]/.test(String.fromCharCode(this.bytes[this.position] ?? 0))) {
        digits += String.fromCharCode(this.bytes[this.position++] ?? 0)
      }
      return Number.parseInt(digits, 8) & 0xff
    }
    if (byte === carriageReturn && this.bytes[this.position] === lineFeed) this.position++
    if (byte === lineFeed || byte === carriageReturn) return null
    return escapes.get(sign) ?? byte
  }
}
