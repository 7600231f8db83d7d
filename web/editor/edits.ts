// What people do to the document, as steps that can be taken back.

import type { PanelName } from '../../src/catalog/print.ts'
import type { Box, WrapDocument } from '../../src/editor/wire.ts'
import type { LayoutState, TextBlock } from '../../src/print/layout/layout-state.ts'
import { movedBy } from './model/boxes.ts'
import * as documents from './model/document.ts'
import { amend, record, redo, seal, undo } from './model/history.ts'
import type { Store } from './state.ts'

export interface Edits {
  /** Changes of one gesture are taken back together. */
  change(change: (document: WrapDocument) => WrapDocument, gesture?: string): void
  changeChosen(change: Partial<TextBlock>, gesture: string): void
  place(id: string, box: Box, gesture: string): void
  nudge(x: number, y: number): void
  add(panel: PanelName): void
  duplicate(): void
  remove(): void
  colors(change: Partial<LayoutState['colors']>): void
  turnSpine(rotation: LayoutState['spineRotation']): void
  /** Ends a gesture. */
  finish(): void
  /** For what follows from the last step. */
  amend(document: WrapDocument): void
  undo(): void
  redo(): void
}

/** Nudges that follow each other faster than this are taken back together. */
const nudgeRestMs = 1000

export const editsOf = (store: Store): Edits => {
  let [nudges, lastNudge] = [0, 0]

  const change: Edits['change'] = (make, gesture) => {
    const { history } = store.state
    const next = record(history, make(history.present), gesture ?? null)
    if (next !== history) store.change({ history: next })
  }

  /** The step before or after, and nothing chosen that is not in it. */
  const go = (step: typeof undo<WrapDocument>): void => {
    const history = step(store.state.history)
    const chosen = documents.blockIn(history.present, store.state.chosen)?.id ?? null
    store.change({ history, chosen, editing: null })
  }

  const addTo = (added: documents.Added | null): void => {
    if (!added) return
    change(() => added.document)
    store.change({ chosen: added.id })
  }

  return {
    change,
    changeChosen: (wanted, gesture) => {
      const { chosen } = store.state
      if (chosen !== null) change((document) => documents.changeBlock(document, chosen, wanted), `${gesture} ${chosen}`)
    },
    place: (id, box, gesture) => change((document) => documents.placeBlock(document, id, box), gesture),
    nudge: (x, y) => {
      const block = documents.blockIn(store.document, store.state.chosen)
      if (!block) return
      const at = performance.now()
      if (at - lastNudge > nudgeRestMs) nudges += 1
      lastNudge = at
      change(
        (document) => documents.placeBlock(document, block.id, movedBy(block, x, y)),
        `nudge ${nudges} ${block.id}`,
      )
    },
    add: (panel) => addTo(documents.addBlock(store.document, store.state.type.geometry, panel)),
    duplicate: () => {
      const { chosen } = store.state
      if (chosen !== null) addTo(documents.duplicateBlock(store.document, chosen))
    },
    remove: () => {
      const { chosen } = store.state
      if (chosen === null) return
      change((document) => documents.removeBlock(document, chosen))
      store.change({ chosen: null, editing: null })
    },
    colors: (wanted) =>
      change((document) => documents.changeColors(document, wanted), `colour ${Object.keys(wanted).join()}`),
    turnSpine: (rotation) => change((document) => documents.turnSpine(document, rotation)),
    finish: () => store.change({ history: seal(store.state.history), snapLines: [] }),
    amend: (document) => store.change({ history: amend(store.state.history, document) }),
    undo: () => go(undo),
    redo: () => go(redo),
  }
}
