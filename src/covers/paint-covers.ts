// Paints the covers of a job, each on the picture that it stands on. One that fails does not take the others with it.
import type { Book } from '../books/rules.ts'
import type { AssetType } from '../catalog/assets.ts'
import { JobFailure, type Workload } from '../jobs/rules.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import type { CoverDocument } from '../studio/document.ts'
import type { DescribedOrder } from '../studio/press/paint-order.ts'
import type { Press } from '../studio/press/press.ts'
import type { Standing } from './art.ts'
import { type PaintedCover, shelve } from './painted.ts'

/** Finds the picture that a new cover stands on. */
export type Stand = (coverId: string, document: CoverDocument) => Promise<Standing>

export const coverPainter = ({ press, log }: { readonly press: Press; readonly log: Log }) => {
  const paintAsset = ({ signal }: Workload, standing: Standing, asset: AssetType): Promise<Uint8Array> =>
    press.paint(orderOf(standing, asset), signal)

  /** Paints what can be painted. An image that fails is tried once more; the rest of the call does not suffer from it. */
  const paintAll = async (
    load: Workload,
    book: Book,
    documents: readonly CoverDocument[],
    stand: Stand,
  ): Promise<readonly PaintedCover[]> => {
    const attempts = await Promise.allSettled(documents.map((document) => paintOne(load, book, document, stand)))
    load.signal.throwIfAborted()
    const painted = attempts.filter((attempt) => attempt.status === 'fulfilled').map(({ value }) => value)
    const failed = attempts.filter((attempt) => attempt.status === 'rejected')
    for (const { reason } of failed) log.error({ err: reason, jobId: load.job.id }, 'an image could not be made')
    if (painted.length === 0) throw mostTelling(failed.map(({ reason }) => reason))
    return painted
  }

  const paintOne = async (load: Workload, book: Book, wanted: CoverDocument, stand: Stand): Promise<PaintedCover> => {
    const id = newId()
    const standing = await stand(id, wanted)
    const { document } = standing
    const paint = () => press.paintCover(orderOf(standing, 'preview'), load.signal)
    const { picture, account } = await paint().catch((error) => {
      load.signal.throwIfAborted()
      log.warn({ err: error, jobId: load.job.id, template: document.template }, 'painting an image again')
      return paint()
    })
    const preview = await shelve(load.shelf, picture, { coverId: id, asset: 'preview', title: book.title })
    return { id, document, style: document.template, account, preview }
  }

  return { paintAll, paintAsset }
}

const orderOf = ({ picture, ...standing }: Standing, asset: AssetType): DescribedOrder =>
  picture ? { ...standing, asset, picture } : { ...standing, asset }

/** What is said of a call of which nothing came: a failure that another attempt may mend, else one that other words would not. */
const mostTelling = (reasons: readonly unknown[]): unknown => {
  const passing = reasons.find((reason) => !(reason instanceof JobFailure))
  const lasting = reasons.find((reason) => reason instanceof JobFailure && reason.code !== 'content_policy_violation')
  return passing ?? lasting ?? reasons[0] ?? new Error('nothing was asked for')
}
