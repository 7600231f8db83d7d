// What a colour space is, in words that printers use.
import type { PdfFile } from '../reader/pdf-file.ts'
import { isList, Name, Stream, type Value } from '../reader/values.ts'

const plainNames = new Map([
  ['DeviceRGB', 'RGB'],
  ['RGB', 'RGB'],
  ['CalRGB', 'RGB'],
  ['DeviceCMYK', 'CMYK'],
  ['CMYK', 'CMYK'],
  ['DeviceGray', 'grey'],
  ['G', 'grey'],
  ['CalGray', 'grey'],
])

const byChannels = new Map([
  [1, 'grey'],
  [3, 'RGB'],
  [4, 'CMYK'],
])

export const processColors: readonly string[] = ['RGB', 'CMYK', 'grey', 'pattern']

/** `RGB`, `CMYK`, `grey`, `pattern`, or what makes it none of these, such as `spot colour PANTONE 185 C`. */
export const colorSpaceName = (file: PdfFile, value: Value | undefined, depth = 0): string => {
  const space = file.resolve(value)
  const [kind, second] = isList(space) ? space.map((item) => file.resolve(item)) : [space]
  if (!(kind instanceof Name) || depth > 8) return 'unknown'
  switch (kind.text) {
    case 'ICCBased':
      return second instanceof Stream ? (byChannels.get(file.getNumber(second, 'N', 0)) ?? 'unknown') : 'unknown'
    case 'Indexed':
    case 'I':
      return colorSpaceName(file, second, depth + 1)
    case 'Pattern':
      return second === undefined ? 'pattern' : colorSpaceName(file, second, depth + 1)
    case 'Separation':
      return `spot colour ${second instanceof Name ? second.text : '?'}`
    case 'DeviceN':
      return `spot colours ${isList(second) ? second.map((ink) => (ink instanceof Name ? ink.text : '?')).join(', ') : '?'}`
    default:
      return plainNames.get(kind.text) ?? kind.text
  }
}

/** The ink of marks that print on every plate. */
export const isRegistrationInk = (space: string): boolean => space === 'spot colour All'
