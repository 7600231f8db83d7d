// What makes a page need blending, told in a few words each.
import type { PdfFile } from '../reader/pdf-file.ts'
import { type Dict, Name, Stream } from '../reader/values.ts'

const opaqueModes = new Set(['Normal', 'Compatible'])

export const transparencyOfState = (file: PdfFile, state: Dict): string[] => {
  const found: string[] = []
  for (const [key, what] of [
    ['ca', 'fills'],
    ['CA', 'strokes'],
  ] as const) {
    const alpha = file.getNumber(state, key, 1)
    if (alpha < 1) found.push(`${what} with ${Math.round(alpha * 100)} % opacity`)
  }
  const modes = file.list(state.entries.get('BM')).filter((mode) => mode instanceof Name)
  if (modes.length > 0 && !modes.some(({ text }) => opaqueModes.has(text))) {
    found.push(`blend mode ${modes.map(({ text }) => text).join(' or ')}`)
  }
  const mask = file.get(state, 'SMask')
  if (mask !== null && !(mask instanceof Name)) found.push('a soft mask')
  return found
}

export const transparencyOfImage = (file: PdfFile, image: Dict): string[] => {
  const found: string[] = []
  if (file.get(image, 'SMask') instanceof Stream) found.push('an image with a soft mask')
  if (file.getNumber(image, 'SMaskInData', 0) > 0) found.push('an image with a mask in its data')
  return found
}
