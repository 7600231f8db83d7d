// What the printer accepts and the author should still know.
import type { Printer } from '../printers/printer.ts'
import { trimName, type WrapSpecs } from './wrap-specs.ts'

export type GeometryWarningCode = 'odd_page_count' | 'page_count_exceeds_kdp_limit' | 'spine_text_tight'

export interface GeometryWarning {
  readonly code: GeometryWarningCode
  readonly message: string
}

export const geometryWarnings = (specs: WrapSpecs, printer: Printer): GeometryWarning[] =>
  [oddPageCount(specs, printer), beyondPrinter(specs, printer), tightSpine(specs, printer)].filter(
    (warning) => warning !== null,
  )

const oddPageCount = ({ pageCount }: WrapSpecs, { name }: Printer): GeometryWarning | null =>
  pageCount % 2 === 0
    ? null
    : {
        code: 'odd_page_count',
        message: `${pageCount} pages are odd; ${name} adds a blank page and prints ${pageCount + 1}.`,
      }

/** The contract's limits are wider than the printer's own for some sizes and papers. */
const beyondPrinter = ({ trim, paperType, pageCount }: WrapSpecs, { name }: Printer): GeometryWarning | null => {
  const range = trim.pages[paperType]
  if (range === undefined || (range && pageCount >= range.min && pageCount <= range.max)) return null
  const offer = `${paperType} paper at ${trimName(trim)}`
  const message = range
    ? `${name} prints ${offer} from ${range.min} to ${range.max} pages; the book has ${pageCount}.`
    : `${name} does not offer ${offer}.`
  return { code: 'page_count_exceeds_kdp_limit', message }
}

const tightSpine = ({ bindingType, pageCount }: WrapSpecs, printer: Printer): GeometryWarning | null => {
  const { minPages, comfortablePages } = printer.bindings[bindingType].spineText
  if (pageCount < minPages || pageCount >= comfortablePages) return null
  return {
    code: 'spine_text_tight',
    message: `${pageCount} pages are the least that ${printer.name} prints spine text on; from ${comfortablePages} on it is safe.`,
  }
}
