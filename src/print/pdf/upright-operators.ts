// Draws a column of upright characters with the text operators of PDF, as a vertical line: readers know it for one and read it in order.
import { real, reals } from './pdf-objects.ts'
import type { UprightGlyph } from './shape-upright.ts'
import type { Fonts } from './text-operators.ts'

interface Place {
  /** The middle of the column's head, in points from the bottom left of the page. */
  readonly x: number
  readonly y: number
  readonly size: number
}

const stretchesOf = (glyphs: readonly UprightGlyph[]): UprightGlyph[][] => {
  const stretches: UprightGlyph[][] = []
  for (const glyph of glyphs) {
    const last = stretches.at(-1)
    if (last?.[0]?.font === glyph.font) last.push(glyph)
    else stretches.push([glyph])
  }
  return stretches
}

const hexCode = (code: number): string => code.toString(16).padStart(4, '0').toUpperCase()

/** Every code goes down by the size; what a place differs from that stands between the codes, in thousandths. */
const shownArray = (
  stretch: readonly UprightGlyph[],
  size: number,
  codeOf: (glyph: UprightGlyph) => number,
): string => {
  let [shown, codes] = ['', '']
  let pen = stretch[0]?.drop ?? 0
  for (const glyph of stretch) {
    const correction = Number((((glyph.drop - pen) * 1000) / size).toFixed(3))
    if (correction !== 0) {
      shown += `${codes === '' ? '' : `<${codes}>`}${real(correction)}`
      codes = ''
      pen += (correction * size) / 1000
    }
    codes += hexCode(codeOf(glyph))
    pen += size
  }
  return `[${shown}<${codes}>]`
}

export const uprightOperators = (glyphs: readonly UprightGlyph[], { x, y, size }: Place, fonts: Fonts): string => {
  const lines = stretchesOf(glyphs).flatMap((stretch) => {
    const [first] = stretch
    if (!first) return []
    const embedded = fonts.embedded(first.font)
    return [
      `${fonts.nameOf(first.font, 'down')} ${real(size)} Tf`,
      `${reals(1, 0, 0, 1, x, y - first.drop)} Tm`,
      `${shownArray(stretch, size, ({ id, text }) => embedded.codeOf(id, text))} TJ`,
    ]
  })
  return ['BT 0 Tc', ...lines, 'ET'].join('\n')
}
