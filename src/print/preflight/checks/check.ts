// One measured check, and what checks look at.
import type { PlainBox } from '../../geometry/boxes.ts'
import type { WrapGeometry } from '../../geometry/wrap-geometry.ts'
import type { Findings } from '../content/findings.ts'
import type { Page } from '../reader/pages.ts'
import type { PdfFile } from '../reader/pdf-file.ts'
import type { Dict } from '../reader/values.ts'

export const rules = [
  'readable',
  'encryption',
  'file_size',
  'one_page',
  'page_size',
  'page_boxes',
  'fonts_embedded',
  'min_type_size',
  'text_in_safe_area',
  'spine_text',
  'text_off_barcode',
  'image_resolution',
  'bleed_coverage',
  'transparency',
  'color_spaces',
  'output_intent',
  'printer_marks',
  'annotations',
] as const

export type Rule = (typeof rules)[number]

export interface Check {
  readonly rule: Rule
  readonly expected: string
  readonly measured: string
  readonly pass: boolean
}

/** An opened file, its first page run through. */
export interface Subject {
  readonly geometry: WrapGeometry
  readonly file: PdfFile
  readonly root: Dict
  readonly pages: readonly Page[]
  readonly page: Page
  /** In points, as written in the file. */
  readonly mediaBox: PlainBox
  /** How many inches a unit of the page is. */
  readonly unit: number
  readonly findings: Findings
}

/** `12.700 x 9.250 in` */
export const inchSize = (width: number, height: number): string => `${width.toFixed(3)} x ${height.toFixed(3)} in`
