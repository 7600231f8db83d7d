// The work of cover jobs: documents are made or changed here, painted by the press, put on the shelf, and published with the job's end.
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Book, requireBook } from '../books/rules.ts'
import type { AssetType } from '../catalog/assets.ts'
import { findGenre } from '../catalog/genres.ts'
import { countImagesBefore, type Finished, JobFailure, type Work, type Workload } from '../jobs/rules.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type BookFacts, type Brief, makeBrief, type Wishes } from '../studio/brief/brief.ts'
import { makeCovers } from '../studio/direction/make-cover.ts'
import { makeReferenceCover } from '../studio/direction/steer.ts'
import { varyDocument } from '../studio/direction/vary.ts'
import { type CoverDocument, documentSchema } from '../studio/document.ts'
import type { Press } from '../studio/press/press.ts'
import { editDocument } from '../studio/senses/editing/edit-document.ts'
import { readMeanings } from '../studio/senses/meaning/read-meanings.ts'
import type { Senses } from '../studio/senses/senses.ts'
import { assetFromPicture } from './asset-picture.ts'
import { assetInput, type CoverOperation, editInput, generateInput, referenceInput, variationInput } from './inputs.ts'
import { type PaintedCover, publishAsset, publishCover, shelve, storedCover } from './painted.ts'
import { type Cover, findAsset, findCover } from './store.ts'

export interface Atelier {
  readonly database: Database
  readonly storage: Storage
  readonly press: Press
  readonly senses: Senses
  readonly log: Log
  readonly now: Clock
}

export const coverWorks = (atelier: Atelier): Readonly<Record<CoverOperation, Work>> => {
  const generate: Work = async (load) => {
    const { count, template, wishes } = generateInput.parse(JSON.parse(load.job.input))
    const book = await bookOf(load)
    const documents = makeCovers({ brief: await briefOf(book, wishes), template, seed: seedOf(load.job.id), count })
    const painted = await paintAll(load, book, documents)
    const covers = painted.map((cover) => ({ ...storedCover(cover), prompt: cover.document.prompt }))
    return finished(load, book, painted, { bookId: book.id, covers })
  }

  const vary: Work = async (load) => {
    const { count } = variationInput.parse(JSON.parse(load.job.input))
    const { cover, document, book } = await sourceOf(load)
    const { id: jobId, operation } = load.job
    const before = await countImagesBefore(atelier.database.read, { coverId: cover.id, operation, jobId })
    const documents = Array.from({ length: count }, (_, at) => varyDocument(document, before + at + 1))
    const painted = await paintAll(load, book, documents)
    return finished(load, book, painted, { sourceCoverId: cover.id, covers: painted.map(storedCover) })
  }

  const edit: Work = async (load) => {
    const { prompt } = editInput.parse(JSON.parse(load.job.input))
    const { cover, document, book } = await sourceOf(load)
    const painted = await paintAll(load, book, [editDocument(document, prompt).document])
    return finished(load, book, painted, { sourceCoverId: cover.id, covers: painted.map(storedCover) })
  }

  const generateAfterReferences: Work = async (load) => {
    const { instructions, pictures } = referenceInput.parse(JSON.parse(load.job.input))
    const book = await bookOf(load)
    const brief = await briefOf(book, { prompt: instructions, colorPalette: null, mood: null })
    const readings = await Promise.all(
      pictures.map(async (key) => atelier.senses.readReference(await pictureAt(key), load.signal)),
    )
    const document = makeReferenceCover({ brief, readings, seed: seedOf(load.job.id) })
    const painted = (await paintAll(load, book, [document])).map((cover) => ({ ...cover, style: null }))
    const covers = painted.map((cover) => ({ ...storedCover(cover), prompt: cover.document.prompt }))
    return finished(load, book, painted, { bookId: book.id, covers })
  }

  /** One more asset of a cover: another size or shape, or without text. */
  const makeAsset: Work = async (load) => {
    const { asset } = assetInput.parse(JSON.parse(load.job.input))
    const cover = await coverOf(load)
    const book = await bookOf(load)
    const picture = await pictureFor(load, cover, asset)
    const file = await shelve(load.shelf, picture, { coverId: cover.id, asset, title: book.title })
    return {
      result: { covers: [{ coverId: cover.id, file, coverStyle: cover.style, asset }] },
      cost: load.job.credits_reserved,
      publish: (trx) => publishAsset(trx, { coverId: cover.id, asset, file, at: atelier.now() }),
    }
  }

  /** What the words say and, with the model, what they mean. */
  const briefOf = async (book: Book, wishes: Wishes): Promise<Brief> => {
    const { title, subtitle, summary } = book
    const texts = { title, subtitle, summary, prompt: wishes.prompt }
    const meanings = await readMeanings(atelier.senses.embed, texts).catch((error) => {
      atelier.log.warn({ err: error, bookId: book.id }, 'read a book by its words alone')
      return undefined
    })
    return makeBrief(factsOf(book), wishes, meanings)
  }

  const bookOf = ({ job }: Workload): Promise<Book> =>
    requireBook(atelier.database.read, job.account_id, job.book_id ?? '')

  const coverOf = async ({ job }: Workload): Promise<Cover> => {
    const cover = await findCover(atelier.database.read, job.account_id, job.cover_id ?? '')
    if (!cover) throw new JobFailure('generation_failed', 'The source cover is gone.')
    return cover
  }

  const sourceOf = async (load: Workload): Promise<{ cover: Cover; document: CoverDocument; book: Book }> => {
    const cover = await coverOf(load)
    const document = documentOf(cover)
    if (!document)
      throw new JobFailure('generation_failed', 'The source cover is only a picture; it cannot be painted anew.')
    return { cover, document, book: await bookOf(load) }
  }

  const pictureFor = (load: Workload, cover: Cover, asset: AssetType): Promise<Uint8Array> => {
    const { signal } = load
    const document = documentOf(cover)
    if (document) return atelier.press.paint({ document, asset }, signal)
    const pictureOf = async (source: AssetType): Promise<Uint8Array> => {
      const stored = await findAsset(atelier.database.read, cover.id, source)
      if (!stored) throw new JobFailure('generation_failed', `The cover has no ${source}.`)
      return pictureAt(stored.storage_key)
    }
    return assetFromPicture({ asset, pictureOf, senses: atelier.senses, signal })
  }

  const pictureAt = async (key: string): Promise<Uint8Array> => {
    const stored = await atelier.storage.read(key)
    if (!stored) throw new JobFailure('generation_failed', 'A picture that this needs is gone.')
    return buffer(stored.body)
  }

  /** Paints what can be painted. An image that fails is tried once more; the rest of the call does not suffer from it. */
  const paintAll = async (
    load: Workload,
    book: Book,
    documents: readonly CoverDocument[],
  ): Promise<readonly PaintedCover[]> => {
    const attempts = await Promise.allSettled(documents.map((document) => paintOne(load, book, document)))
    load.signal.throwIfAborted()
    const painted = attempts.filter((attempt) => attempt.status === 'fulfilled').map(({ value }) => value)
    const failed = attempts.filter((attempt) => attempt.status === 'rejected')
    for (const { reason } of failed)
      atelier.log.error({ err: reason, jobId: load.job.id }, 'an image could not be made')
    if (painted.length === 0) throw failed[0]?.reason ?? new Error('nothing was asked for')
    return painted
  }

  const paintOne = async (load: Workload, book: Book, document: CoverDocument): Promise<PaintedCover> => {
    const order = { document, asset: 'preview' } as const
    const picture = await atelier.press.paint(order, load.signal).catch((error) => {
      load.signal.throwIfAborted()
      atelier.log.warn({ err: error, jobId: load.job.id, template: document.template }, 'painting an image again')
      return atelier.press.paint(order, load.signal)
    })
    const id = newId()
    const preview = await shelve(load.shelf, picture, { coverId: id, asset: 'preview', title: book.title })
    return { id, document, style: document.template, preview }
  }

  /** New covers, each of them paid for; those that failed are not. */
  const finished = (
    { job }: Workload,
    book: Book,
    painted: readonly PaintedCover[],
    result: Finished['result'],
  ): Finished => ({
    result,
    cost: painted.length,
    publish: async (trx) => {
      for (const cover of painted) await publishCover(trx, cover, { job, book, at: atelier.now() })
    },
  })

  return {
    generate,
    variation: vary,
    edit_image: edit,
    generate_reference: generateAfterReferences,
    upscale: makeAsset,
    audiobook_cover: makeAsset,
    remove_text: makeAsset,
  }
}

const documentOf = ({ document }: Cover): CoverDocument | null =>
  document === null ? null : documentSchema.parse(JSON.parse(document))

const factsOf = (book: Book): BookFacts => ({
  title: book.title,
  subtitle: book.subtitle,
  author: book.author,
  genre: findGenre(book.genre)?.slug ?? book.genre,
  subgenre: book.subgenre,
  summary: book.summary,
  audience: book.target_audience,
  plannerYear: book.planner_year,
})

/** The same for every attempt at a job, so that a second worker paints what the first would have. */
const seedOf = (jobId: string): number => createHash('sha256').update(jobId).digest().readUInt32BE(0)
