// From a good request to the order of a job: what it costs, what it is about, and what stands in its way.
import { fault } from '../catalog/fault.ts'
import { operations, solidWrapCredits } from '../catalog/operations.ts'
import type { WrapFields } from '../contract/wraps-fields.ts'
import { type Cover, findAsset } from '../covers/rules.ts'
import type { JobOrder } from '../jobs/rules.ts'
import type { Reads } from '../platform/database/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import type { WrapInput } from './inputs.ts'
import { readArt, readSpecs } from './record.ts'
import type { ShownWrap } from './rules.ts'
import { wrapIdOf } from './wrap-id.ts'

/** A cover is painted anew from its document; one without a document needs a picture. */
const requireFront = async (reads: Reads, coverId: string, message: string): Promise<void> => {
  if (!(await findAsset(reads, coverId, 'preview'))) throw fault('missing_front_cover', { message })
}

const inputOf = (fields: WrapFields): WrapInput => {
  const { trimWidth, trimHeight, pageCount, paperType, bindingType, designStyle, preset } = fields
  const { tagline = '', blurb = '', authorBio = '', spineTitle = '', spineAuthor = '' } = fields
  const { solidColor = null, spineColor = null, customInstructions: instructions = null } = fields
  return {
    designStyle,
    preset,
    specs: { trimWidth, trimHeight, pageCount, paperType, bindingType },
    wishes: {
      texts: { tagline, blurb, authorBio, spineTitle, spineAuthor },
      solidColor,
      spineColor,
      instructions,
      ownLayout: false,
      spineRotation: null,
    },
  }
}

export const wrapOrder = async (reads: Reads, cover: Cover, fields: WrapFields): Promise<JobOrder> => {
  await requireFront(reads, cover.id, 'The cover has no preview to make a front of.')
  return {
    operation: 'wrap',
    credits: fields.designStyle === 'solid' ? solidWrapCredits : operations.wrap.creditsPerImage,
    input: inputOf(fields),
    bookId: cover.book_id,
    coverId: cover.id,
    target: null,
    sequence: wrapIdOf(cover.id),
    externalRef: fields.external_ref ?? null,
    webhookUrl: fields.webhookUrl ?? null,
  }
}

interface Note {
  readonly external_ref?: string | undefined
  readonly webhookUrl?: string | undefined
}

interface Places {
  readonly reads: Reads
  readonly storage: Storage
}

export const extendOrder = async ({ reads, storage }: Places, wrap: ShownWrap, note: Note): Promise<JobOrder> => {
  if (!(await storage.stat(readArt(wrap.art).sheet))) throw fault('missing_back_art')
  await requireFront(reads, wrap.cover_id, 'The cover of this wrap has no preview any more.')
  // What the printer offers may have changed since the wrap was made.
  wrapGeometry(readSpecs(wrap.specs))
  return {
    operation: 'wrap_extend_front',
    credits: operations.wrap_extend_front.creditsPerImage,
    input: {},
    bookId: wrap.book_id,
    coverId: wrap.cover_id,
    target: null,
    sequence: wrap.id,
    externalRef: note.external_ref ?? null,
    webhookUrl: note.webhookUrl ?? null,
  }
}
