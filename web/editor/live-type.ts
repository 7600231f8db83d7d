// Keeps the type on the canvas abreast of the document: one question at a time to the server that also sets the print file.
import type { BookSpecs } from '../../src/editor/wire.ts'
import type { Edits } from './edits.ts'
import { Refused, type Server } from './server.ts'
import type { Store } from './state.ts'

const restMs = 40
const retryMs = 2000

export interface LiveType {
  /** Gives the book other measures; the layout follows. Resolves to what the server has against it, or null. */
  reflow(specs: BookSpecs): Promise<string | null>
}

const words = (error: unknown): string =>
  error instanceof Refused ? error.message : 'The server cannot be reached. It is tried again.'

export const keepTypeLive = (store: Store, edits: Edits, server: Server): LiveType => {
  let isAsking = false

  const askAgainIn = (ms: number): void => {
    setTimeout(() => {
      isAsking = false
      refresh()
    }, ms)
  }

  const refresh = (): void => {
    const { document } = store
    if (isAsking || document === store.state.typeOf) return
    isAsking = true
    server.typeset(document, null).then(
      ({ type }) => {
        store.change({ type, typeOf: document, refusal: null })
        askAgainIn(restMs)
      },
      (error) => {
        store.change({ refusal: words(error) })
        if (!(error instanceof Refused)) return askAgainIn(retryMs)
        // The same document would be refused again; another may be taken.
        isAsking = false
        if (store.document !== document) refresh()
      },
    )
  }

  store.listen((state, before) => {
    if (state.history.present !== before.history.present) refresh()
  })

  const reflow = async (specs: BookSpecs): Promise<string | null> => {
    const before = store.document
    try {
      const { document, type } = await server.typeset({ ...before, specs }, before.specs)
      // Somebody who went on editing must not lose it.
      if (store.document !== before) return reflow(specs)
      store.change({ type, typeOf: document })
      edits.change(() => document)
      return null
    } catch (error) {
      return words(error)
    }
  }

  return { reflow }
}
