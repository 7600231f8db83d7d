// A wrap as it is stored: what was asked for, the art, the layout, the files.
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { DesignStyle, WrapPreset } from '../catalog/print.ts'
import { madeWrap } from '../contract/wraps-results.ts'
import { storedFile } from '../jobs/rules.ts'
import type { WrapsTable } from '../platform/database/tables/wraps.ts'
import type { LayoutState } from '../print/layout/layout-state.ts'
import type { LayoutReport } from '../print/layout/report.ts'
import type { WrapVoice } from '../print/layout/voice.ts'
import type { Backdrop } from '../studio/wrap/backdrop.ts'

export const specsSchema = z.object({
  trimWidth: z.number(),
  trimHeight: z.number(),
  pageCount: z.number(),
  paperType: z.string(),
  bindingType: z.string(),
})

const textsSchema = z.object({
  tagline: z.string(),
  blurb: z.string(),
  authorBio: z.string(),
  spineTitle: z.string(),
  spineAuthor: z.string(),
})

/** What the caller wants to see; what may be changed by rendering again. */
export const wishesSchema = z.object({
  texts: textsSchema,
  solidColor: z.string().nullable(),
  /** Null: as the back wants it. */
  spineColor: z.string().nullable(),
  instructions: z.string().nullable(),
  /** Whether the layout is the caller's own, place by place: then it is only made anew for new texts or another preset. */
  ownLayout: z.boolean(),
  /** How the caller turned the spine. Null, as in wraps from before it was kept: as its title wants it. */
  spineRotation: z
    .union([z.literal(90), z.literal(-90), z.literal(0)])
    .nullable()
    .default(null),
})

const artSchema = z.object({
  /** Where the sheet of art is kept: front with its type, spine and back. */
  sheet: z.string(),
  /** The colour the back was painted in, or the one that is most of it. */
  backColor: z.string(),
  frontComplete: z.boolean(),
  frontDpi: z.number(),
  /** What the book was when it was painted; where it is another now, the art is fitted to it. */
  painted: specsSchema,
  /** How often the front was painted before. */
  attempt: z.int().min(0),
  /** When the wrap was asked for; print files carry it, so that the same wrap gives the same bytes. */
  orderedAt: z.number(),
})

const filesSchema = z.object({
  wrap_preview: storedFile,
  wrap_flat: storedFile,
  wrap_pdf: storedFile,
  back_art: storedFile,
})

export type WrapSpecs = z.infer<typeof specsSchema>
export type Wishes = z.infer<typeof wishesSchema>
export type StoredArt = z.infer<typeof artSchema>
export type WrapFiles = z.infer<typeof filesSchema>
export type WrapRow = Selectable<WrapsTable>

/** What changes whenever a wrap is made, extended or rendered. */
export interface WrapContent {
  readonly designStyle: DesignStyle
  readonly preset: WrapPreset
  readonly specs: WrapSpecs
  readonly wishes: Wishes
  readonly art: StoredArt
  readonly backdrop: Backdrop
  readonly voice: WrapVoice
  readonly layout: LayoutState
  readonly report: LayoutReport
  readonly files: WrapFiles
}

export interface Wrap extends WrapContent {
  readonly id: string
  readonly accountId: string
  readonly bookId: string
  readonly coverId: string
  readonly revision: number
}

export const readSpecs = (json: string): WrapSpecs => specsSchema.parse(JSON.parse(json))
export const readFiles = (json: string): WrapFiles => filesSchema.parse(JSON.parse(json))
export const readArt = (json: string): StoredArt => artSchema.parse(JSON.parse(json))
export const readReport = (json: string): LayoutReport => madeWrap.shape.layout_report.parse(JSON.parse(json))
