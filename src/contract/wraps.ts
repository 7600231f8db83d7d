// Wraps: the printed sheet of back, spine and front, and how large it is.
import { z } from 'zod'
import { operation } from './operation.ts'
import { count } from './values.ts'
import { specNotes, specsNeeded } from './wraps-specs.ts'

const length = z.number().meta({ minimum: 0 })

export const wrapDimensions = z.object({
  spineWidth: length.meta({ description: 'Inches, to three places, like every length here.' }),
  fullWidth: length.meta({ description: 'Of the whole sheet, bleed or turn-in included.' }),
  fullHeight: length,
  pixelWidth: count.meta({ description: 'Of the whole sheet at `dpi`.' }),
  pixelHeight: count,
  dpi: count,
  bleed: length.meta({
    description: 'Around the sheet: cut off a paperback, turned in around the boards of a hardcover.',
  }),
  safeTextMargin: length.meta({ description: 'Inside the trim of a paperback or the board of a hardcover.' }),
  minFontSize: z.number().meta({ description: 'In points.' }),
  canHaveSpineText: z.boolean().meta({
    description:
      'Whether the printer sets text on a spine of so many pages. A text can still be too large for it at `minFontSize`: then it is left out with the warning `spine_text_dropped`.',
  }),
  barcodeZone: z
    .object({ x: length, y: length, width: length, height: length })
    .meta({ description: 'To be kept free, in inches from the top left of the whole sheet.' }),
})

export type WrapDimensions = z.infer<typeof wrapDimensions>

const decimal = /^\d{1,6}(?:\.\d{1,12})?$/
const wholeNumber = /^\d{1,9}$/

/**
 * A number in a query, and NaN for whatever is none. Only who knows the printer can tell which of several faults comes first, so nothing is
 * refused here.
 */
const numeral = (pattern: RegExp) =>
  z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'string' && pattern.test(value) ? Number(value) : Number.NaN))

const word = (standard: string) =>
  z
    .unknown()
    .optional()
    .transform((value) => (value === undefined ? standard : typeof value === 'string' ? value : ''))

export const calculateWrap = operation({
  id: 'calculateWrap',
  method: 'GET',
  path: '/api/v1/wraps/calculate',
  tag: 'Wraps',
  summary: 'Calculate the size of a wrap',
  description:
    'The dimensions of the print file for a book of this size, length and paper. Free, without side effects.',
  authenticated: true,
  idempotent: false,
  query: z
    .object({
      trimWidth: numeral(decimal).meta(specNotes.trimWidth),
      trimHeight: numeral(decimal).meta(specNotes.trimHeight),
      pageCount: numeral(wholeNumber).meta(specNotes.pageCount),
      paperType: word('').meta(specNotes.paperType),
      bindingType: word('paperback').meta(specNotes.bindingType),
    })
    .meta({ required: specsNeeded }),
  body: null,
  answers: { 200: { description: 'The dimensions.', schema: wrapDimensions } },
  faults: ['invalid_trim_size', 'invalid_page_count', 'invalid_paper_type', 'invalid_binding_type'],
  failure: 'internal_error',
})
