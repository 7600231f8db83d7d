// The work of wrap jobs: the press paints the art, the print shop sets the type, and the wrap is published with the job's end.
import { type Book, requireBook } from '../books/rules.ts'
import { type Cover, requireCover } from '../covers/rules.ts'
import { type Finished, type Job, JobFailure, Superseded, type Work, type Workload } from '../jobs/rules.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database, Trx } from '../platform/database/database.ts'
import { TookTooLong } from '../platform/processes/took-too-long.ts'
import { readWhole } from '../platform/storage/read-whole.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { artSheet } from '../print/geometry/art-sheet.ts'
import { wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import { PreflightFailed } from '../print/render/preflight-failed.ts'
import type { PrintedWrap, PrintOrder } from '../print/render/print-order.ts'
import type { PrintShop } from '../print/render/print-shop.ts'
import type { Press } from '../studio/press/press.ts'
import type { WrapOrder } from '../studio/press/wrap-order.ts'
import { type ArtRoom, artFronts } from './art-front.ts'
import { columnsOf, readWrap } from './columns.ts'
import { filesInUse, keepFile, keepPrinted } from './files.ts'
import { fittedSheet } from './fitted-art.ts'
import { frontOf, voiceOfFront } from './front.ts'
import { type WrapOperation, wrapInput } from './inputs.ts'
import { outcomeOf } from './outcome.ts'
import { layoutOfTexts, printOrder } from './printing.ts'
import type { Wrap, WrapContent } from './record.ts'
import { findWholeWrap, updateWrap, upsertWrap, useFiles } from './store.ts'
import { wrapIdOf } from './wrap-id.ts'

export interface Bindery extends ArtRoom {
  readonly database: Database
  readonly storage: Storage
  readonly press: Press
  readonly printShop: PrintShop
  readonly now: Clock
}

export const wrapWorks = (bindery: Bindery): Readonly<Record<WrapOperation, Work>> => {
  const { database, storage, press, printShop, now } = bindery
  const places = { reads: database.read, storage }
  const fitArt = artFronts(bindery)

  const make: Work = async (load) => {
    const { designStyle, preset, specs, wishes } = wrapInput.parse(JSON.parse(load.job.input))
    const { cover, book } = await subjectOf(load.job)
    const order = { ...artWish({ designStyle, specs, wishes }), keep: null, attempt: 0 }
    const front = await frontFor(load, cover, order)
    const painted = await press.paintWrap({ front, ...order }, load.signal)
    const { sheet, backArt, backdrop, colours, frontComplete, frontDpi } = painted
    const wrapId = wrapIdOf(cover.id)
    const place = { wrapId, title: book.title, put: load.shelf.put }
    const art = {
      sheet: (await keepFile(place, { part: 'art', extension: 'jpg', bytes: sheet })).storageKey,
      backColor: colours.back,
      frontComplete,
      frontDpi,
      painted: specs,
      attempt: 0,
      orderedAt: load.job.created_at,
    }
    const unprinted = { designStyle, preset, specs, wishes, art, backdrop, voice: await voiceOfFront(front) }
    const printed = await print(printOrder(unprinted, sheet, layoutOfTexts(unprinted), book), load)
    const files = {
      ...(await keepPrinted(place, printed)),
      back_art: await keepFile(place, { part: 'back_art', extension: 'jpg', bytes: backArt }),
    }
    const content = { ...unprinted, layout: printed.state, report: printed.report, files }
    return finished(load, { wrapId, cover, content }, async (trx, at) => {
      const { account_id, book_id, id: cover_id } = cover
      const row = { id: wrapId, account_id, book_id, cover_id, created_at: at, changed_at: at }
      await upsertWrap(trx, { ...row, ...columnsOf(content) })
    })
  }

  const extendFront: Work = async (load) => {
    const { cover, book } = await subjectOf(load.job)
    const wrap = await wrapOf(cover)
    const { specs, layout } = wrap
    const attempt = wrap.art.attempt + 1
    const keep = { sheet: await fittedSheet(await sheetOf(wrap), wrap) }
    const order = { ...artWish(wrap), keep, attempt }
    const painted = await press.paintWrap({ front: await frontFor(load, cover, order), ...order }, load.signal)
    const { sheet, backdrop, frontComplete, frontDpi } = painted
    const place = { wrapId: wrap.id, title: book.title, put: load.shelf.put }
    const kept = await keepFile(place, { part: 'art', extension: 'jpg', bytes: sheet })
    const art = { ...wrap.art, sheet: kept.storageKey, frontComplete, frontDpi, painted: specs, attempt }
    const unprinted = { ...wrap, art, backdrop }
    const printed = await print(printOrder(unprinted, sheet, { kind: 'state', state: layout }, book), load)
    const files = { ...wrap.files, ...(await keepPrinted(place, printed)) }
    const content = { ...unprinted, layout: printed.state, report: printed.report, files }
    return finished(load, { wrapId: wrap.id, cover, content }, async (trx, at) => {
      if (!(await updateWrap(trx, wrap, { ...columnsOf(content), changed_at: at })))
        throw new Superseded(`wrap ${wrap.id} was changed while its front was extended`)
    })
  }

  const frontFor = async (
    load: Workload,
    cover: Cover,
    order: Omit<WrapOrder, 'front'>,
  ): Promise<WrapOrder['front']> => {
    const front = await frontOf(places, cover)
    return front.kind === 'art' ? fitArt(load, { ...front, ...order, isWhole: order.keep === null }) : front
  }

  const subjectOf = async ({ account_id, cover_id, book_id }: Job): Promise<{ cover: Cover; book: Book }> => ({
    cover: await requireCover(database.read, account_id, cover_id ?? ''),
    book: await requireBook(database.read, account_id, book_id ?? ''),
  })

  const wrapOf = async (cover: Cover): Promise<Wrap> => {
    const row = await findWholeWrap(database.read, cover.account_id, wrapIdOf(cover.id))
    if (!row) throw new JobFailure('generation_failed', 'The wrap is gone.')
    return readWrap(row)
  }

  const sheetOf = async ({ art }: Wrap): Promise<Uint8Array> => {
    const sheet = await readWhole(storage, art.sheet)
    if (!sheet) throw new JobFailure('generation_failed', 'The art of the wrap is gone.')
    return sheet
  }

  const print = (order: PrintOrder, { signal }: Workload): Promise<PrintedWrap> =>
    printShop.print(order, signal).catch((error) => {
      if (error instanceof TookTooLong)
        throw new JobFailure('timeout', 'The layout of the wrap takes too long to print.', { cause: error })
      if (!(error instanceof PreflightFailed)) throw error
      throw new JobFailure('generation_failed', 'The print file did not pass its own checks.', { cause: error })
    })

  interface Made {
    readonly wrapId: string
    readonly cover: Cover
    readonly content: WrapContent
  }

  const finished = (
    { job }: Workload,
    { wrapId, cover, content }: Made,
    write: (trx: Trx, at: number) => Promise<void>,
  ): Finished => {
    const { designStyle, preset, files, art } = content
    return {
      result: { wrapId, bookId: cover.book_id, coverId: cover.id, designStyle, preset, ...outcomeOf(content) },
      cost: job.credits_reserved,
      publish: async (trx) => {
        const at = now()
        await write(trx, at)
        await useFiles(trx, { wrapId, keys: filesInUse(files, art.sheet), jobId: job.id, at })
      },
    }
  }

  return { wrap: make, wrap_extend_front: extendFront }
}

/** What the press is asked for, whether the art is painted for the first time or goes on. */
const artWish = ({ designStyle, specs, wishes }: Pick<WrapContent, 'designStyle' | 'specs' | 'wishes'>) => ({
  sheet: artSheet(wrapGeometry(specs)),
  style: designStyle,
  solidColor: wishes.solidColor,
  spineColor: wishes.spineColor,
  instructions: wishes.instructions,
})
