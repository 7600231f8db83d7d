// The plain pieces of a PDF file: numbers, names, strings, streams, and the file that holds them. Same pieces, same bytes.
import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** Up to six places, never an exponent: a millionth of a point is a third of a nanometre. */
export const real = (value: number): string => {
  const text = value.toFixed(6).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

export const reals = (...values: readonly number[]): string => values.map(real).join(' ')

const escapedByte = (sign: string): string => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`

export const name = (text: string): string =>
  `/${Buffer.from(text)
    .toString('latin1')
    .replaceAll(/[^A-Za-z0-9+\-_.]/g, escapedByte)}`

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()

/** UTF-16 in hexadecimal, without a mark of its byte order. */
export const unicodeHex = (text: string): string => utf16(text).toString('hex').toUpperCase()

/** A text string: whatever its characters, it is read as it was written. */
export const textString = (text: string): string => `<FEFF${unicodeHex(text)}>`

/** `(D:20260102030405Z)` */
export const dateString = (date: Date): string =>
  `(D:${date.toISOString().replace(/\.\d+/, '').replaceAll(/[-:T]/g, '')})`

export type Reference = `${number} 0 R`

export interface PdfFile {
  /** A place for an object that others point to before it can be written. */
  reserve(): Reference
  define(place: Reference, body: string): void
  /** Adds an object and tells how others point to it. */
  add(body: string): Reference
  /** Adds a stream; `compress` unless its data is so already, or must stay legible. */
  addStream(entries: string, data: Uint8Array, compress: boolean): Reference
  /** The whole file. */
  finish(trailer: { readonly root: Reference; readonly info: Reference }): Buffer
}

export const newPdf = (version: '1.4'): PdfFile => {
  const objects: Buffer[] = []
  const add = (body: Buffer): Reference => {
    objects.push(body)
    return `${objects.length} 0 R`
  }
  return {
    reserve: () => add(Buffer.alloc(0)),
    define: (place, body) => {
      objects[Number.parseInt(place, 10) - 1] = Buffer.from(body, 'latin1')
    },
    add: (body) => add(Buffer.from(body, 'latin1')),
    addStream: (entries, data, compress) => {
      const packed = compress ? deflateSync(data, { level: 9 }) : data
      const head = `<<${entries}${compress ? ' /Filter /FlateDecode' : ''} /Length ${packed.length}>>\nstream\n`
      return add(Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream')]))
    },
    finish: ({ root, info }) => fileOf(version, objects, `/Root ${root} /Info ${info}`),
  }
}

const fileOf = (version: string, objects: readonly Buffer[], trailer: string): Buffer => {
  // The second line tells transports that the file is binary.
  const parts = [Buffer.from(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`, 'latin1')]
  const offsets: number[] = []
  let length = parts[0]?.length ?? 0
  for (const [at, body] of objects.entries()) {
    const object = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets.push(length)
    length += object.length
    parts.push(object)
  }
  const id = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 32).toUpperCase()
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<<${trailer} /Size ${size} /ID [<${id}> <${id}>]>>\nstartxref\n${length}\n%%EOF\n`
  return Buffer.concat([...parts, Buffer.from(end)])
}
