// Renders a wrap while its caller waits: prints it, keeps the files, stores what it shows now.
import { requireBook } from '../books/rules.ts'
import { fault } from '../catalog/fault.ts'
import type { Call } from '../contract/endpoint.ts'
import type { RenderFields } from '../contract/wraps-fields.ts'
import type { RenderedWrap } from '../contract/wraps-results.ts'
import { signWrap } from '../jobs/rules.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import { TookTooLong } from '../platform/processes/took-too-long.ts'
import { contentTypeOf } from '../platform/storage/media-types.ts'
import { readWhole } from '../platform/storage/read-whole.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { PrintShop } from '../print/render/print-shop.ts'
import type { Refuse } from '../studio/senses/moderation/refuse-forbidden.ts'
import { readChange, readEdit, textsOf } from './change.ts'
import { columnsOf, readWrap } from './columns.ts'
import { filesInUse, keepPrinted } from './files.ts'
import { fittedArt, fittedSheet } from './fitted-art.ts'
import { outcomeOf } from './outcome.ts'
import { type Change, planRender, refuseBackColor } from './plan-render.ts'
import { printOrder } from './printing.ts'
import type { Wrap } from './record.ts'
import { asRender, longestRenderMs } from './render-limit.ts'
import { requireWholeWrap, requireWrap, type WrapDesk } from './rules.ts'
import { updateWrap, useFiles } from './store.ts'
import { Turns } from './turns.ts'

export interface Parts {
  readonly database: Database
  readonly storage: Storage
  readonly printShop: PrintShop
  readonly now: Clock
  /** How many renders run at once. */
  readonly places: number
  readonly refuse: Refuse
}

const tooLong = (cause: TookTooLong) =>
  fault('invalid_layout', {
    message: 'The layout takes too long to print: make long texts shorter, leave halos out, or use fewer blocks.',
    details: { field: 'layoutState' },
    cause,
  })

const tooBusy = (cause: unknown) =>
  fault('concurrency_limit', { message: 'Too many renders are waiting. Try again in a moment.', cause })

/** Each means that somebody else has changed the wrap meanwhile. */
const mostAttempts = 10

export const wrapRenderer = ({ database, storage, printShop, now, places, refuse }: Parts) => {
  const turns = new Turns(places)

  const sheetOf = async ({ art }: Wrap): Promise<Uint8Array> => {
    const sheet = await readWhole(storage, art.sheet)
    if (!sheet) throw fault('missing_back_art', { message: 'The art of this wrap is gone; make the wrap again.' })
    return sheet
  }

  const open = async (accountId: string, id: string): Promise<Wrap> =>
    readWrap(await requireWholeWrap(database.read, accountId, id))

  /** Prints the wrap, changed; null where it was changed by somebody else meanwhile. */
  const attempt = async (found: Wrap, change: Change, signal: AbortSignal): Promise<RenderedWrap | null> => {
    const { id, accountId } = found
    const wrap = { ...found, specs: change.specs ?? found.specs }
    refuseBackColor(wrap, change)
    const book = await requireBook(database.read, accountId, wrap.bookId)
    const { layout, ...plan } = planRender(wrap, change)
    const sheet = await fittedSheet(await sheetOf(wrap), wrap)
    const order = printOrder(fittedArt(wrap), sheet, layout, book)
    const printed = await printShop.print(order, signal).catch((error) => {
      throw error instanceof TookTooLong && layout.kind === 'state' ? tooLong(error) : error
    })
    const kept: string[] = []
    const put = async (key: string, bytes: Uint8Array): Promise<void> => {
      kept.push(key)
      await storage.put(key, bytes, { contentType: contentTypeOf(key) })
    }
    const files = { ...wrap.files, ...(await keepPrinted({ wrapId: id, title: book.title, put }, printed)) }
    const { state, report } = printed
    const content = { ...wrap, ...plan, layout: state, report, files }
    const at = now()
    const stored = await database.transact(async (trx) => {
      if (!(await updateWrap(trx, wrap, { ...columnsOf(content), changed_at: at }))) return false
      await useFiles(trx, { wrapId: id, keys: filesInUse(files, wrap.art.sheet), jobId: null, at })
      return true
    })
    if (stored) return signWrap(storage, { wrapId: id, bookId: wrap.bookId, ...outcomeOf(content) }, at)
    for (const key of kept) await storage.remove(key)
    return null
  }

  /** Does the work when it is its turn, unless the caller leaves first or the plan allows no more. */
  const inTurn = <Result>(
    { accountId, signal: abandoned }: { readonly accountId: string; readonly signal: AbortSignal },
    wrapId: string,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> =>
    asRender(database, { accountId, at: now() }, (tenant) => {
      const late = AbortSignal.timeout(longestRenderMs)
      const signal = AbortSignal.any([abandoned, late])
      return turns
        .take({ tenant, wrapId, signal }, () => work(signal))
        .catch((error) => {
          throw late.aborted && error === late.reason ? tooBusy(error) : error
        })
    })

  const render = async (call: Call<unknown, RenderFields>): Promise<RenderedWrap> => {
    const change = readChange(call)
    const { accountId } = call.credential
    const { id } = await requireWrap(database.read, accountId, call.param('wrapId'))
    await refuse(accountId, textsOf(change))
    return inTurn({ accountId, signal: call.signal }, id, async (signal) => {
      for (let attempts = 0; attempts < mostAttempts; attempts++) {
        const rendered = await attempt(await open(accountId, id), change, signal)
        if (rendered) return rendered
      }
      throw new Error(`wrap ${id} was changed by others ${mostAttempts} times while it was rendered`)
    })
  }

  /** Unlike a render, an edit is only made of the wrap that its author has seen. */
  const save: WrapDesk['save'] = async ({ credential, wrapId, layout, specs, revision }) => {
    const change = readEdit(layout, specs)
    await requireWrap(database.read, credential.accountId, wrapId)
    await refuse(credential.accountId, textsOf(change))
    // Pages save as they are left: nobody waits for the answer then, and the edit must not be lost.
    const { signal: never } = new AbortController()
    return inTurn({ ...credential, signal: never }, wrapId, async (signal) => {
      const wrap = await open(credential.accountId, wrapId)
      if (wrap.revision !== revision || !(await attempt(wrap, change, signal))) throw fault('wrap_changed')
      return revision + 1
    })
  }

  return { render, open, save, sheetOf }
}
