// Random values that the storage's property tests share.
import { fc, unicodeText } from '../../support/property.ts'

const letters = 'ABCXYZabcxyz0189_-'
const segment = fc
  .tuple(fc.constantFrom(...letters), fc.string({ unit: fc.constantFrom(...letters, '.'), maxLength: 20 }))
  .map(([first, rest]) => first + rest)

export const anyKey = fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => segments.join('/'))

/** Any text at all: half surrogates, control characters and quotes included. */
export const anyText = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), unicodeText())
