// A picture on the page: how many of its pixels come to an inch.
import type { Dict } from '../reader/values.ts'
import { useColorSpace } from './color-operators.ts'
import { shared, sidesOf, unitSquare } from './matrix.ts'
import type { Reading } from './reading.ts'
import { transparencyOfImage } from './transparency.ts'

/** Within a page the names of entries may be short. */
export const placeImage = (reading: Reading, image: Dict): void => {
  const { file, findings, state } = reading
  const width = file.getNumber(image, 'Width', file.getNumber(image, 'W', 0))
  const height = file.getNumber(image, 'Height', file.getNumber(image, 'H', 0))
  for (const words of transparencyOfImage(file, image)) findings.transparency.add(words)
  const space = image.entries.get('ColorSpace') ?? image.entries.get('CS')
  if (space !== undefined) useColorSpace(reading, space)
  const [wide, high] = sidesOf(state.matrix)
  const seen = shared(unitSquare(state.matrix), state.clip)
  if (!seen || wide === 0 || high === 0) return
  findings.images.push({ width, height, dpi: Math.min((width * 72) / wide, (height * 72) / high), box: seen })
  findings.addPainted(seen)
}
