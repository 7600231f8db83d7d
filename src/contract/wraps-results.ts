// What is told of a wrap that has been made: its files, its layout and what its author should know.
import { z } from 'zod'
import { textLimits } from '../catalog/limits.ts'
import { designStyles, wrapPresets, wrapWarningCodes } from '../catalog/print.ts'
import { count, id, instant, sentence, shortName, shown, uri } from './values.ts'
import { wrapDimensions } from './wraps.ts'
import { wrapLayout } from './wraps-layout.ts'

const wrapFile = z.object({
  signedUrl: uri.meta({ description: 'Valid for an hour; read again for a fresh one.' }),
  expiresAt: instant,
})

const printedFiles = {
  wrap_preview: wrapFile.meta({ description: 'JPEG of the whole sheet, for screens.' }),
  wrap_flat: wrapFile.meta({ description: 'JPEG of the whole sheet at 300 DPI.' }),
  wrap_pdf: wrapFile.meta({ description: 'The print file: one page, fonts embedded, boxes set.' }),
}

const layoutReport = z.object({
  blocks: z.array(
    z.object({
      id: shortName.meta({ maxLength: 100, description: 'Of the text block in `layout_state`.' }),
      fontSize: z.number().meta({ description: 'As it was set, in points.' }),
      heightPx: count.meta({ description: 'At 300 DPI.' }),
      overflowsPanel: z.boolean().meta({ description: 'Whether some of it stands outside the safe area.' }),
    }),
  ),
  warnings: z.array(
    z.object({ code: z.enum(wrapWarningCodes), message: sentence, blockId: shortName.exactOptional() }),
  ),
})

const outcome = {
  dims: wrapDimensions,
  layout_report: layoutReport,
  warnings: z.array(z.enum(wrapWarningCodes)).meta({ description: 'The codes in `layout_report.warnings`.' }),
  assets: z.object(printedFiles),
}

/** The result of a job that made a wrap or extended its front. */
export const madeWrap = z.object({
  wrapId: id,
  bookId: id,
  coverId: id,
  designStyle: z.enum(designStyles),
  preset: z.enum(wrapPresets),
  ...outcome,
})

export type MadeWrap = z.infer<typeof madeWrap>

export const renderedWrap = z.object({ wrapId: id, bookId: id, ...outcome })

export type RenderedWrap = z.infer<typeof renderedWrap>

export const wrapDetail = z.object({
  wrapId: id,
  bookId: id,
  designName: shown(textLimits.title).meta({ maxLength: textLimits.title, description: "The book's title." }),
  designStyle: z.enum(designStyles),
  trimWidth: z.number().meta({ description: 'Inches, like every length here.' }),
  trimHeight: z.number(),
  pageCount: count,
  spineWidth: z.number(),
  layout_state: wrapLayout,
  assets: z.object({
    ...printedFiles,
    back_art: wrapFile.meta({ description: 'JPEG of the back panel without text, at 300 DPI.' }),
  }),
})

export type WrapDetail = z.infer<typeof wrapDetail>
