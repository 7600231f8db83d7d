// The page of a cover, and everything that can be made of it.
import type { FastifyInstance, FastifyReply } from 'fastify'
import { requireBook } from '../books/rules.ts'
import { assetTypes } from '../catalog/assets.ts'
import { editCover, makeAudiobookCover, removeText, upscaleCover, varyCover } from '../contract/cover-work.ts'
import { downloadAsset, getCover } from '../contract/covers.ts'
import { getJob, type JobDetail } from '../contract/jobs.ts'
import type { Operation } from '../contract/operation.ts'
import type { Fields } from '../contract/parse.ts'
import { calculateWrap } from '../contract/wraps.ts'
import { wrapSpecFields } from '../contract/wraps-fields.ts'
import { createWrap, extendFront, getWrap } from '../contract/wraps-work.ts'
import { type Cover, requireCover } from '../covers/rules.ts'
import { sendPage } from '../html/send.ts'
import { type FormFields, leadTo, readForm } from '../identity/rules.ts'
import { requireWrap } from '../wraps/rules.ts'
import { type Tried, triedForm } from './form-state.ts'
import { formLimit } from './limits.ts'
import { onceKey } from './once.ts'
import { assetFormId } from './pages/cover-assets.ts'
import { editFormId, varyFormId } from './pages/cover-changes.ts'
import type { CoverFamily } from './pages/cover-family.ts'
import { coverPage } from './pages/cover-page.ts'
import { coversToCome } from './pages/job-list.ts'
import { extendFormId, type ShownWrap, wrapFormId } from './pages/wrap-part.ts'
import { forReaders, type LibraryParts, paramOf, type Reader } from './reader.ts'
import { countIn, textsIn, wrapIn } from './sent.ts'
import { findChildren, findOperation, findWrapOfCover } from './store.ts'
import { workAbout } from './work-in-progress.ts'

/** One kind of work on a cover: the form that asks for it and the operation that does it. */
interface CoverWork {
  /** The last part of the form's path. */
  readonly path: string
  readonly operation: Operation
  readonly form: (values: FormFields) => string
  readonly body: (values: FormFields, coverId: string) => Fields
}

/** The form of the asset that was asked for; any other name is no form of the page. */
const assetForm = (values: FormFields): string => {
  const asset = assetTypes.find((each) => each === values.get('asset'))
  return asset === undefined ? '' : assetFormId(asset)
}

const coverWorks: readonly CoverWork[] = [
  { path: 'edit-image', operation: editCover, form: () => editFormId, body: (values) => textsIn(values, ['prompt']) },
  { path: 'variations', operation: varyCover, form: () => varyFormId, body: countIn },
  { path: 'upscale', operation: upscaleCover, form: assetForm, body: (values) => textsIn(values, ['sourceAsset']) },
  { path: 'audiobook-cover', operation: makeAudiobookCover, form: assetForm, body: () => ({}) },
  { path: 'remove-text', operation: removeText, form: assetForm, body: () => ({}) },
  {
    path: 'wraps',
    operation: createWrap,
    form: () => wrapFormId,
    body: (values, coverId) => ({ coverId, ...wrapIn(values) }),
  },
]

export const coverRoutes = (app: FastifyInstance, parts: LibraryParts): void => {
  const { database, now } = parts
  const readersOnly = forReaders(parts)

  const familyOf = async (cover: Cover, coming: number): Promise<CoverFamily> => ({
    source: cover.source_cover_id === null ? null : { id: cover.source_cover_id, operation: null },
    made: cover.job_id === null ? null : await findOperation(database.read, cover.job_id),
    children: await findChildren(database.read, cover),
    coming,
  })

  /** Null for covers that no edit has made, and for those from before edits were reported. */
  const editOf = async (reader: Reader, { job_id: jobId }: Cover): Promise<JobDetail | null> => {
    if (jobId === null || (await findOperation(database.read, jobId)) !== 'edit_image') return null
    const job = await reader.ask(getJob, { params: { jobId } })
    return job.result !== null && 'report' in job.result ? job : null
  }

  const wrapOf = async (reader: Reader, cover: Cover): Promise<ShownWrap | null> => {
    const place = await findWrapOfCover(database.read, cover.id)
    if (!place) return null
    const { id: wrapId, revision } = place
    const specs = wrapSpecFields.parse(JSON.parse(place.specs))
    const query = Object.fromEntries(Object.entries(specs).map(([name, value]) => [name, String(value)]))
    const { paperType, bindingType } = specs
    const sheet = await reader.ask(calculateWrap, { query })
    return { ...(await reader.ask(getWrap, { params: { wrapId } })), revision, paperType, bindingType, sheet }
  }

  const show = async (reader: Reader, coverId: string, tried: Tried | null = null): Promise<FastifyReply> => {
    const { accountId, request, reply } = reader
    const row = await requireCover(database.read, accountId, coverId)
    const work = await workAbout(database.read, reader, { coverId }, now())
    const view = {
      cover: await reader.ask(getCover, { params: { coverId } }),
      book: await requireBook(database.read, accountId, row.book_id),
      prompt: row.prompt,
      edit: await editOf(reader, row),
      family: await familyOf(row, coversToCome(work.jobs)),
      wrap: await wrapOf(reader, row),
      ...work,
      tried,
    }
    return sendPage(request, reply, { page: coverPage(await reader.frame(), view), status: tried?.fault.status ?? 200 })
  }

  app.get(
    '/library/covers/:coverId',
    readersOnly((reader) => show(reader, paramOf(reader, 'coverId'))),
  )

  app.get(
    '/library/covers/:coverId/assets/:assetType',
    readersOnly(async (reader) => {
      const params = { coverId: paramOf(reader, 'coverId'), assetType: paramOf(reader, 'assetType') }
      return leadTo(reader.reply, await reader.locate(downloadAsset, { params }))
    }),
  )

  for (const { path, operation, form, body } of coverWorks) {
    app.post(
      `/library/covers/:coverId/${path}`,
      formLimit,
      readersOnly(async (reader) => {
        const values = readForm(parts, reader.request)
        const coverId = paramOf(reader, 'coverId')
        try {
          const idempotencyKey = onceKey(form(values), values)
          await reader.ask(operation, { params: { coverId }, body: body(values, coverId), idempotencyKey })
          return leadTo(reader.reply, `${reader.root}/library/covers/${coverId}`)
        } catch (error) {
          return show(reader, coverId, triedForm(form(values), values, error))
        }
      }),
    )
  }

  app.post(
    '/library/wraps/:wrapId/extend-front',
    formLimit,
    readersOnly(async (reader) => {
      const values = readForm(parts, reader.request)
      const wrapId = paramOf(reader, 'wrapId')
      const { cover_id: coverId } = await requireWrap(database.read, reader.accountId, wrapId)
      try {
        await reader.ask(extendFront, { params: { wrapId }, idempotencyKey: onceKey(extendFormId, values) })
        return leadTo(reader.reply, `${reader.root}/library/covers/${coverId}`)
      } catch (error) {
        return show(reader, coverId, triedForm(extendFormId, values, error))
      }
    }),
  )
}
