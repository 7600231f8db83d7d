// What the editor knows at a moment, and whoever wants to hear of changes.
import type { OpenedWrap, SheetType, WrapDocument } from '../../src/editor/wire.ts'
import { begin, type History } from './model/history.ts'
import { clean, type Saving } from './model/saving.ts'
import type { SnapLine } from './model/snap.ts'
import type { View } from './model/view.ts'

export interface EditorState {
  readonly history: History<WrapDocument>
  /** What the server made of a document, and of which. */
  readonly type: SheetType
  readonly typeOf: WrapDocument
  readonly chosen: string | null
  /** The block whose text is being edited in its place. */
  readonly editing: string | null
  readonly view: View
  /** Whether the whole sheet is to be shown whatever the window's size. */
  readonly isFitted: boolean
  readonly hasGuides: boolean
  readonly mode: 'edit' | 'proof'
  readonly snapLines: readonly SnapLine[]
  readonly saving: Saving
  readonly revision: number
  /** Why the server does not take the document as it is. */
  readonly refusal: string | null
}

export const firstState = ({ document, type, revision }: OpenedWrap): EditorState => ({
  history: begin(document),
  type,
  typeOf: document,
  chosen: null,
  editing: null,
  view: { scale: 50, x: 0, y: 0 },
  isFitted: true,
  hasGuides: true,
  mode: 'edit',
  snapLines: [],
  saving: clean,
  revision,
  refusal: null,
})

type Listener = (state: EditorState, before: EditorState) => void

/** The state of the editor. Listeners hear of every change, in the order in which they came. */
export class Store {
  #state: EditorState
  readonly #listeners = new Set<Listener>()

  constructor(state: EditorState) {
    this.#state = state
  }

  get state(): EditorState {
    return this.#state
  }

  get document(): WrapDocument {
    return this.#state.history.present
  }

  change(change: Partial<EditorState>): void {
    const before = this.#state
    this.#state = { ...before, ...change }
    for (const listener of this.#listeners) listener(this.#state, before)
  }

  /** Returns the way to stop listening. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}
