// Checks of type: fonts, sizes, and where glyphs have their ink.
import type { Box, PlainBox } from '../../geometry/boxes.ts'
import type { PlacedGlyph } from '../content/findings.ts'
import { type Check, inchSize, type Subject } from './check.ts'

const pointsPerInch = 72

export const fontsEmbedded = ({ findings }: Subject): Check => {
  const fonts = [...findings.fonts.values()]
  const missing = fonts.filter(({ isEmbedded }) => !isEmbedded)
  const subsets = fonts.filter(({ isSubset }) => isSubset)
  const all = `${fonts.length} embedded, ${subsets.length} of them as subsets`
  return {
    rule: 'fonts_embedded',
    expected: 'all',
    measured: missing.length > 0 ? `not embedded: ${missing.map(({ name }) => name).join(', ')}` : all,
    pass: missing.length === 0,
  }
}

/** Rounding in other programs must not make 7 pt too small. */
const sizeTolerance = 0.01

export const minTypeSize = ({ geometry, findings, unit }: Subject): Check => {
  const smallest = findings.glyphs.reduce((least, { size }) => Math.min(least, size), Number.POSITIVE_INFINITY)
  const points = smallest * unit * pointsPerInch
  return {
    rule: 'min_type_size',
    expected: `at least ${geometry.minFontSize} pt`,
    measured: findings.glyphs.length === 0 ? 'no type' : `${points.toFixed(2)} pt`,
    pass: points >= geometry.minFontSize - sizeTolerance,
  }
}

/** The ink of a glyph in inches from the top left of the page. */
const inkOf = ({ ink }: PlacedGlyph, { mediaBox, unit }: Subject): PlainBox => ({
  x: ink.x * unit,
  y: (mediaBox.height - ink.y - ink.height) * unit,
  width: ink.width * unit,
  height: ink.height * unit,
})

const isWithin = (ink: PlainBox, box: Box, tolerance: number): boolean =>
  ink.x >= box.x.toNumber() - tolerance &&
  ink.y >= box.y.toNumber() - tolerance &&
  ink.x + ink.width <= box.x.plus(box.width).toNumber() + tolerance &&
  ink.y + ink.height <= box.y.plus(box.height).toNumber() + tolerance

const meets = (ink: PlainBox, box: Box, tolerance: number): boolean =>
  ink.x + ink.width > box.x.toNumber() + tolerance &&
  ink.y + ink.height > box.y.toNumber() + tolerance &&
  ink.x < box.x.plus(box.width).toNumber() - tolerance &&
  ink.y < box.y.plus(box.height).toNumber() - tolerance

type Panel = 'back' | 'spine' | 'front'

/** The panel that has the middle of the glyph. */
const panelOf = (ink: PlainBox, { folds }: Subject['geometry']): Panel => {
  const middle = ink.x + ink.width / 2
  if (middle < folds.back.toNumber()) return 'back'
  return middle > folds.front.toNumber() ? 'front' : 'spine'
}

const toleranceOf = ({ geometry }: Subject): number => geometry.printer.pageSizeTolerance.toNumber()

const inksOf = (subject: Subject): PlainBox[] => subject.findings.glyphs.map((glyph) => inkOf(glyph, subject))

interface Words {
  /** Where there is no text at all, where all of it is right, and of what is wrong: `outside`. */
  readonly none: string
  readonly right: string
  readonly wrong: string
}

const counted = (wrong: readonly PlainBox[], all: readonly PlainBox[], words: Words): string => {
  if (all.length === 0) return words.none
  const [first] = wrong
  if (!first) return words.right
  const place = inchSize(first.x, first.y)
  return `${wrong.length} of ${all.length} characters ${words.wrong}, the first at ${place} from the top left`
}

export const textInSafeArea = (subject: Subject): Check => {
  const { geometry } = subject
  const { edge, fold } = geometry.binding.safeMargin
  const inks = inksOf(subject).filter((ink) => panelOf(ink, geometry) !== 'spine')
  const wrong = inks.filter((ink) => {
    const panel = panelOf(ink, geometry) === 'back' ? geometry.back : geometry.front
    return !isWithin(ink, panel.safe, toleranceOf(subject))
  })
  return {
    rule: 'text_in_safe_area',
    expected: `${edge} in inside the edges and ${fold} in from the folds`,
    measured: counted(wrong, inks, { none: 'no text on front and back', right: 'inside', wrong: 'outside' }),
    pass: wrong.length === 0,
  }
}

export const spineText = (subject: Subject): Check => {
  const { geometry } = subject
  const { safe, clearance } = geometry.spine
  const inks = inksOf(subject).filter((ink) => panelOf(ink, geometry) === 'spine')
  const wrong = inks.filter((ink) => !safe || !isWithin(ink, safe, toleranceOf(subject)))
  return {
    rule: 'spine_text',
    expected: safe
      ? `${clearance} in clear of each fold`
      : `no spine text below ${geometry.binding.spineText.minPages} pages`,
    measured: counted(wrong, inks, { none: 'no spine text', right: 'clear', wrong: 'too near a fold or an end' }),
    pass: wrong.length === 0,
  }
}

export const textOffBarcode = (subject: Subject): Check => {
  const { barcode } = subject.geometry
  const inks = inksOf(subject)
  const wrong = inks.filter((ink) => meets(ink, barcode, toleranceOf(subject)))
  const [width, height] = [barcode.width.toNumber(), barcode.height.toNumber()]
  return {
    rule: 'text_off_barcode',
    expected: `nothing on ${inchSize(width, height)} at ${inchSize(barcode.x.toNumber(), barcode.y.toNumber())} from the top left`,
    measured: counted(wrong, inks, { none: 'no text', right: 'free', wrong: 'on it' }),
    pass: wrong.length === 0,
  }
}
