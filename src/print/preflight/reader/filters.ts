// Undoes the encodings of streams, within a budget: a few kilobytes can be made to unpack to gigabytes.
import { inflateSync, constants as zlib } from 'node:zlib'
import type { FilterStep } from './filter-step.ts'
import { decodeAscii85, decodeAsciiHex, decodeLzw, decodeRunLength } from './old-filters.ts'
import { undoPredictor } from './predictors.ts'
import { Unreadable } from './values.ts'

/** How many bytes may still be unpacked. */
export interface Budget {
  left: number
}

/** Encodings of pictures: their data is left as it is. */
const pictureFilters = new Set(['DCTDecode', 'DCT', 'JPXDecode', 'CCITTFaxDecode', 'CCF', 'JBIG2Decode'])

export const decode = (data: Uint8Array, steps: readonly FilterStep[], budget: Budget): Uint8Array => {
  let found = data
  for (const step of steps) {
    if (pictureFilters.has(step.filter)) break
    found = undo(found, step, budget.left)
    budget.left -= found.length
    if (budget.left < 0) throw new Unreadable('it unpacks to more than is worth reading')
  }
  return found
}

const undo = (data: Uint8Array, step: FilterStep, most: number): Uint8Array => {
  switch (step.filter) {
    case 'FlateDecode':
    case 'Fl':
      return undoPredictor(inflate(data, most), step)
    case 'LZWDecode':
    case 'LZW':
      return undoPredictor(decodeLzw(data, step.parameter('EarlyChange', 1), most), step)
    case 'ASCII85Decode':
    case 'A85':
      return decodeAscii85(data)
    case 'ASCIIHexDecode':
    case 'AHx':
      return decodeAsciiHex(data)
    case 'RunLengthDecode':
    case 'RL':
      return decodeRunLength(data, most)
    default:
      throw new Unreadable(`a stream has the unknown filter ${step.filter}`)
  }
}

/** A missing checksum at the end is common and harmless, so the end is not insisted on. */
const inflate = (data: Uint8Array, most: number): Uint8Array => {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most), finishFlush: zlib.Z_SYNC_FLUSH })
  } catch (error) {
    const isTooLong = error instanceof RangeError
    throw new Unreadable(isTooLong ? 'it unpacks to more than is worth reading' : 'a compressed stream is damaged')
  }
}
