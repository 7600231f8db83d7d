// The work of cover jobs: documents are made or changed here, painted by the press, put on the shelf, and published with the job's end.
import { createHash } from 'node:crypto'
import { type Book, requireBook } from '../books/rules.ts'
import type { AssetType } from '../catalog/assets.ts'
import { creditsFor } from '../catalog/operations.ts'
import { type Finished, findInputsBefore, JobFailure, type Work, type Workload } from '../jobs/rules.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { readWhole } from '../platform/storage/read-whole.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { makeCovers } from '../studio/direction/make-cover.ts'
import { varyDocument } from '../studio/direction/vary.ts'
import { type CoverDocument, documentSchema } from '../studio/document.ts'
import type { Painter } from '../studio/painters/painter.ts'
import type { Press } from '../studio/press/press.ts'
import { type AssetPicture, keepArt } from './art.ts'
import { assetFromPicture } from './asset-picture.ts'
import { requireEffect, withChanges } from './edits.ts'
import { assetInput, type CoverOperation, editInput, generateInput, referenceInput, variationInput } from './inputs.ts'
import { coverPainter, type Stand } from './paint-covers.ts'
import { type PaintedCover, publishArt, publishAsset, publishCover, shelve, storedCover } from './painted.ts'
import { acceptedUpload, readReferences } from './references.ts'
import { type Cover, findAsset, findCover } from './store.ts'
import { type Readers, readBook, readEdit } from './understanding.ts'

export interface Atelier extends Readers {
  readonly database: Database
  readonly storage: Storage
  readonly press: Press
  /** Null: the families paint everything. */
  readonly painter: Painter | null
  /** Whether the families paint what the image model did not. */
  readonly fallsBack: boolean
  readonly now: Clock
}

export const coverWorks = (atelier: Atelier): Readonly<Record<CoverOperation, Work>> => {
  const art = keepArt(atelier)
  const { paintAll, paintAsset } = coverPainter(atelier)

  const generate: Work = async (load) => {
    const { count, template, wishes } = generateInput.parse(JSON.parse(load.job.input))
    const book = await bookOf(load)
    const documents = makeCovers({
      brief: await readBook(atelier, book, wishes, load.signal),
      template,
      seed: seedOf(load.job.id),
      count,
    })
    const painted = await paintAll(load, book, documents, anew(load))
    const covers = painted.map((cover) => ({ ...storedCover(cover), prompt: cover.account }))
    return finished(load, book, painted, { bookId: book.id, covers })
  }

  const vary: Work = async (load) => {
    const count = siblingsIn(load.job.input)
    const { cover, document, book } = await sourceOf(load)
    const { id: jobId, operation } = load.job
    const earlier = await findInputsBefore(atelier.database.read, { coverId: cover.id, operation, jobId })
    const before = earlier.reduce((siblings, input) => siblings + siblingsIn(input), 0)
    const documents = Array.from({ length: count }, (_, at) => varyDocument(document, before + at + 1))
    // Siblings of what a family painted are of that family's hand.
    const painted = await paintAll(load, book, documents, document.art === null ? asItIs : anew(load))
    return finished(load, book, painted, { sourceCoverId: cover.id, covers: painted.map(storedCover) })
  }

  const edit: Work = async (load) => {
    const { prompt } = editInput.parse(JSON.parse(load.job.input))
    const { cover, document, book } = await sourceOf(load)
    const edited = await readEdit(atelier, document, prompt, {
      accountId: load.job.account_id,
      signal: load.signal,
    })
    const report = art.reportOf(document, edited)
    if (!art.repaints(document, edited)) requireEffect(document, edited)
    const stand: Stand = (coverId) => art.edit(load, coverId, document, edited)
    const painted = (await paintAll(load, book, [edited.document], stand)).map((made) => withChanges(made, report))
    return finished(load, book, painted, { sourceCoverId: cover.id, covers: painted.map(storedCover), report })
  }

  const generateAfterReferences: Work = async (load) => {
    const { instructions, uploads, previews } = referenceInput.parse(JSON.parse(load.job.input))
    const book = await bookOf(load)
    const wishes = { prompt: instructions, colorPalette: null, mood: null }
    const brief = await readBook(atelier, book, wishes, load.signal)
    const pictures = await Promise.all([
      ...uploads.map((upload) => acceptedUpload(atelier.storage, upload)),
      ...previews.map(pictureAt),
    ])
    const readings = await readReferences(atelier.senses, pictures, load)
    const document = await atelier.press.follow({ brief, readings, seed: seedOf(load.job.id) }, load.signal)
    const painted = (await paintAll(load, book, [document], anew(load))).map((cover) => ({ ...cover, style: null }))
    const covers = painted.map((cover) => ({ ...storedCover(cover), prompt: cover.account }))
    return finished(load, book, painted, { bookId: book.id, covers })
  }

  /** One more asset of a cover: another size or shape, or without text. */
  const makeAsset: Work = async (load) => {
    const { asset } = assetInput.parse(JSON.parse(load.job.input))
    const cover = await coverOf(load)
    const book = await bookOf(load)
    const { picture, squareKey } = await pictureFor(load, cover, asset)
    const file = await shelve(load.shelf, picture, { coverId: cover.id, asset, title: book.title })
    return {
      result: { covers: [{ coverId: cover.id, file, coverStyle: cover.style, asset }] },
      cost: load.job.credits_reserved,
      publish: async (trx) => {
        const at = atelier.now()
        await publishAsset(trx, { coverId: cover.id, asset, file, at })
        if (squareKey !== null) await publishArt(trx, { coverId: cover.id, shape: 'square', key: squareKey, at })
      },
    }
  }

  /** On a new picture of the image model, where there is one. */
  const anew =
    (load: Workload): Stand =>
    (coverId, document) =>
      art.paint(load, coverId, document)

  const asItIs: Stand = (_coverId, document) => art.keep(document)

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

  const pictureFor = async (load: Workload, cover: Cover, asset: AssetType): Promise<AssetPicture> => {
    const { signal } = load
    const document = documentOf(cover)
    if (document) {
      const { standing, squareKey } = await art.forAsset(load, cover.id, document, asset)
      return { picture: await paintAsset(load, standing, asset), squareKey }
    }
    const pictureOf = async (source: AssetType): Promise<Uint8Array> => {
      const stored = await findAsset(atelier.database.read, cover.id, source)
      if (!stored) throw new JobFailure('generation_failed', `The cover has no ${source}.`)
      return pictureAt(stored.storage_key)
    }
    const picture = await assetFromPicture({ asset, pictureOf, senses: atelier.senses, signal })
    return { picture, squareKey: null }
  }

  const pictureAt = async (key: string): Promise<Uint8Array> => {
    const picture = await readWhole(atelier.storage, key)
    if (!picture) throw new JobFailure('generation_failed', 'A picture that this needs is gone.')
    return picture
  }

  /** New covers, each of them paid for; those that failed are not. */
  const finished = (
    { job }: Workload,
    book: Book,
    painted: readonly PaintedCover[],
    result: Finished['result'],
  ): Finished => ({
    result,
    cost: creditsFor(job.operation, painted.length),
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

const siblingsIn = (input: string): number => variationInput.parse(JSON.parse(input)).count

const documentOf = ({ document }: Cover): CoverDocument | null =>
  document === null ? null : documentSchema.parse(JSON.parse(document))

/** The same for every attempt at a job, so that a second worker paints what the first would have. */
const seedOf = (jobId: string): number => createHash('sha256').update(jobId).digest().readUInt32BE(0)
