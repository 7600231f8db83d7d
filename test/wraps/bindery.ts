// Covers to make wraps of, and wraps that nobody has painted, put straight into the service's data.
import assert from 'node:assert/strict'
import sharp from 'sharp'
import type { DesignStyle } from '../../src/catalog/print.ts'
import { openStorage } from '../../src/compose/open.ts'
import { readConfig } from '../../src/config/config.ts'
import { newId } from '../../src/platform/ids.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'
import { wrapGeometry } from '../../src/print/geometry/wrap-geometry.ts'
import { voiceOfDocument } from '../../src/print/render/document-voice.ts'
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import { findFamily } from '../../src/studio/families/index.ts'
import { columnsOf } from '../../src/wraps/columns.ts'
import { filesInUse } from '../../src/wraps/files.ts'
import { upsertWrap, useFiles } from '../../src/wraps/store.ts'
import { wrapIdOf } from '../../src/wraps/wrap-id.ts'
import type { Fields, Shop } from '../covers/shop.ts'
import type { Answer, CallOptions } from '../support/call.ts'
import { eventually } from '../support/eventually.ts'
import type { TestService } from '../support/service.ts'

/** The least paper that has text on its spine. */
export const smallBook = {
  trimWidth: 5,
  trimHeight: 8,
  pageCount: 100,
  paperType: 'white',
  bindingType: 'paperback',
} as const

export const storageOf = (service: TestService): Storage =>
  openStorage(
    readConfig(service.environment),
    () => service.baseUrl,
    () => service.clock.now,
  ).storage

const sampleOf = (name: string) => {
  const family = findFamily(name)
  assert.ok(family)
  return sampleDocument(family)
}

const aPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 512, channels: 3, background: '#2a4858' } })
    .jpeg()
    .toBuffer()

/** A cover that is only a picture, whose file is there. */
export const addPictureCover = async (service: TestService, shop: Shop, bookId?: string): Promise<string> => {
  const coverId = await shop.addCover(bookId === undefined ? {} : { bookId })
  await storageOf(service).put(`covers/${coverId}/preview.jpg`, await aPicture(), { contentType: 'image/jpeg' })
  return coverId
}

/** A cover with the document of a family. */
export const addPaintedCover = async (service: TestService, shop: Shop, family = 'classic-grid'): Promise<string> => {
  const id = newId()
  const bookId = await shop.addBook()
  const cover = { id, account_id: shop.accountId, book_id: bookId, created_at: service.clock.now }
  const document = JSON.stringify(sampleOf(family))
  await service.database.transact(async (trx) => {
    await trx
      .insertInto('covers')
      .values({ ...cover, document, job_id: null, source_cover_id: null, style: family, prompt: 'A cover.' })
      .execute()
    const asset = { cover_id: id, asset: 'preview', storage_key: `covers/${id}/preview.jpg` } as const
    await trx
      .insertInto('cover_assets')
      .values({ ...asset, file_name: 'preview.jpg', created_at: service.clock.now })
      .execute()
  })
  return id
}

interface WrapWish {
  readonly designStyle?: DesignStyle
  readonly texts?: Partial<Readonly<Record<'tagline' | 'blurb' | 'authorBio' | 'spineTitle' | 'spineAuthor', string>>>
}

const noTexts = { tagline: '', blurb: '', authorBio: '', spineTitle: '', spineAuthor: '' }

let madeSheet: Promise<Buffer> | undefined

const flatSheet = (): Promise<Buffer> => {
  const { width, height } = wrapGeometry(smallBook).artPixels
  madeSheet ??= sharp({ create: { width, height, channels: 3, background: '#203040' } })
    .jpeg({ chromaSubsampling: '4:4:4' })
    .withMetadata({ density: 300 })
    .toBuffer()
  return madeSheet
}

/** A wrap of flat art, as if a job had made it; its printed files are not there before it is rendered. */
export const addWrap = async (service: TestService, shop: Shop, wish: WrapWish = {}): Promise<string> => {
  const { designStyle = 'complementary', texts = {} } = wish
  const bookId = await shop.addBook({ title: 'The Small Wrap' })
  const coverId = await shop.addCover({ bookId })
  const id = wrapIdOf(coverId)
  const sheet = `wraps/${id}/art-${newId()}.jpg`
  await storageOf(service).put(sheet, await flatSheet(), { contentType: 'image/jpeg' })
  const file = (part: string, extension: string) => ({
    storageKey: `wraps/${id}/${part}-${newId()}.${extension}`,
    fileName: `${part}.${extension}`,
  })
  const [columns, rows] = [12, 8]
  const files = {
    wrap_preview: file('wrap_preview', 'jpg'),
    wrap_flat: file('wrap_flat', 'jpg'),
    wrap_pdf: file('wrap', 'pdf'),
    back_art: file('back_art', 'jpg'),
  }
  const at = service.clock.now
  const content = {
    designStyle,
    preset: 'standard',
    specs: smallBook,
    wishes: {
      texts: { ...noTexts, ...texts },
      solidColor: null,
      spineColor: null,
      instructions: null,
      ownLayout: false,
      spineRotation: null,
    },
    art: {
      sheet,
      backColor: '#203040',
      frontComplete: true,
      frontDpi: 300,
      painted: smallBook,
      attempt: 0,
      orderedAt: at,
    },
    backdrop: {
      columns,
      rows,
      light: new Float32Array(columns * rows).fill(0.03),
      range: new Float32Array(columns * rows),
    },
    voice: voiceOfDocument(sampleOf('classic-grid')),
    layout: {
      schemaVersion: 1,
      spineRotation: 90,
      colors: { back: null, spine: null, text: '#ffffff', accent: '#ffffff' },
      textBlocks: [],
    },
    report: { blocks: [], warnings: [] },
    files,
  } as const
  await service.database.transact(async (trx) => {
    const row = { id, account_id: shop.accountId, book_id: bookId, cover_id: coverId, created_at: at, changed_at: at }
    await upsertWrap(trx, { ...row, ...columnsOf({ ...content, layout: { ...content.layout, textBlocks: [] } }) })
    await useFiles(trx, { wrapId: id, keys: filesInUse(files, sheet), jobId: null, at })
  })
  return id
}

export const finished = (shop: Shop, jobId: string) =>
  eventually(`the end of job ${jobId}`, async () => {
    const job = Object((await shop.call('GET', `/api/v1/jobs/${jobId}`)).json)
    return ['completed', 'failed'].includes(job.status) ? job : undefined
  })

export const orderWrap = (
  shop: Shop,
  coverId: string,
  wish: Fields = {},
  headers: CallOptions['headers'] = {},
): Promise<Answer> =>
  shop.call('POST', '/api/v1/wraps', { coverId, ...smallBook, designStyle: 'solid', ...wish }, headers)

export const readWrapOf = async (shop: Shop, wrapId: string) => {
  const answer = await shop.call('GET', `/api/v1/wraps/${wrapId}`)
  assert.equal(answer.status, 200, answer.text)
  return Object(answer.json)
}

export const render = async (shop: Shop, wrapId: string, body?: unknown) => {
  const answer = await shop.call('POST', `/api/v1/wraps/${wrapId}/render`, body)
  assert.equal(answer.status, 200, answer.text)
  return Object(answer.json)
}

export const bytesAt = async (url: string): Promise<Buffer> => {
  const response = await fetch(url)
  assert.equal(response.status, 200)
  return Buffer.from(await response.arrayBuffer())
}
