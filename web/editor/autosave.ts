// Saves by itself, a moment after the last change. Saving prints the wrap: what the API gives out is always what the editor shows.
import { after, type Saving, type SavingEvent } from './model/saving.ts'
import { Refused, type Server } from './server.ts'
import type { Store } from './state.ts'

const restMs = 1500
const retryMs = 8000

export interface Autosave {
  /** Saves now what would be saved shortly. */
  now(): void
  /** Puts this version over the one that somebody else has made. */
  overwrite(): Promise<void>
}

const conflict = 409

const eventOf = (error: unknown): SavingEvent => {
  if (!(error instanceof Refused) || error.status >= 500 || error.status === 429) return 'failed'
  return error.status === conflict ? 'conflict' : 'refused'
}

export const keepSaved = (store: Store, server: Server): Autosave => {
  let timer: ReturnType<typeof setTimeout> | undefined

  const turn = (event: SavingEvent): Saving => {
    const saving = after(store.state.saving, event)
    if (saving !== store.state.saving) store.change({ saving })
    return saving
  }

  const schedule = (ms: number): void => {
    clearTimeout(timer)
    timer = setTimeout(save, ms)
  }

  const save = async (): Promise<void> => {
    clearTimeout(timer)
    if (store.state.saving.phase === 'saving' || turn('due').phase !== 'saving') return
    const { document } = store
    try {
      const { revision } = await server.save(document, store.state.revision)
      store.change({ revision, refusal: null })
      if (turn('saved').phase === 'waiting') schedule(restMs)
    } catch (error) {
      const { phase } = turn(eventOf(error))
      if (phase === 'refused' && error instanceof Error) store.change({ refusal: error.message })
      if (phase === 'waiting') schedule(restMs)
      if (phase === 'failed') schedule(retryMs)
    }
  }

  store.listen((state, before) => {
    if (state.history.present !== before.history.present && turn('changed').phase === 'waiting') schedule(restMs)
  })

  return {
    now: () => void save(),
    overwrite: async () => {
      const { revision } = await server.open()
      store.change({ revision })
      turn('overwrite')
      await save()
    },
  }
}
