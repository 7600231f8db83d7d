// The content of a wrap into the columns of its row, and out of them again. Knows the studio, so it is loaded with the first work.
import { z } from 'zod'
import { layoutStateSchema } from '../print/layout/layout-state.ts'
import { documentSchema } from '../studio/document.ts'
import { faces } from '../studio/type/faces.ts'
import type { Backdrop } from '../studio/wrap/backdrop.ts'
import {
  readArt,
  readFiles,
  readReport,
  readSpecs,
  type Wrap,
  type WrapContent,
  type WrapRow,
  wishesSchema,
} from './record.ts'

const backdropSchema = z.object({
  columns: z.int().positive(),
  rows: z.int().positive(),
  light: z.base64(),
  range: z.base64(),
})

const face = z.enum(faces.map(({ id }) => id))

const letterCase = z.enum(['upper', 'lower', 'as-given'])

/** Wraps from before the case of the front was kept have none, nor a face of the author's own. */
const voiceSchema = z
  .object({
    title: face,
    titleCase: letterCase.default('upper'),
    author: face.optional(),
    authorCase: letterCase.default('upper'),
    text: face,
    palette: documentSchema.shape.direction.shape.palette,
  })
  .transform(({ author, ...voice }) => ({ ...voice, author: author ?? voice.text }))

const floatsToText = (values: Float32Array): string =>
  Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64')

// A copy of its own: floats must begin at a multiple of four bytes.
const textToFloats = (text: string): Float32Array =>
  new Float32Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer)

const readBackdrop = (json: string): Backdrop => {
  const { light, range, ...size } = backdropSchema.parse(JSON.parse(json))
  return { ...size, light: textToFloats(light), range: textToFloats(range) }
}

export const columnsOf = (content: WrapContent) => ({
  design_style: content.designStyle,
  preset: content.preset,
  specs: JSON.stringify(content.specs),
  wishes: JSON.stringify(content.wishes),
  art: JSON.stringify(content.art),
  voice: JSON.stringify(content.voice),
  layout_state: JSON.stringify(content.layout),
  report: JSON.stringify(content.report),
  files: JSON.stringify(content.files),
  backdrop: JSON.stringify({
    ...content.backdrop,
    light: floatsToText(content.backdrop.light),
    range: floatsToText(content.backdrop.range),
  }),
})

export const readWrap = (row: WrapRow): Wrap => ({
  id: row.id,
  accountId: row.account_id,
  bookId: row.book_id,
  coverId: row.cover_id,
  revision: row.revision,
  designStyle: row.design_style,
  preset: row.preset,
  specs: readSpecs(row.specs),
  wishes: wishesSchema.parse(JSON.parse(row.wishes)),
  art: readArt(row.art),
  backdrop: readBackdrop(row.backdrop),
  voice: voiceSchema.parse(JSON.parse(row.voice)),
  layout: layoutStateSchema.parse(JSON.parse(row.layout_state)),
  report: readReport(row.report),
  files: readFiles(row.files),
})
