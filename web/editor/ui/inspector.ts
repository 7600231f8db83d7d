// The panel beside the stage: of the chosen block, or of the whole wrap where none is.
import type { OpenedWrap } from '../../../src/editor/wire.ts'
import type { Faces } from '../canvas/fonts.ts'
import type { Edits } from '../edits.ts'
import type { LiveType } from '../live-type.ts'
import { blockIn } from '../model/document.ts'
import type { EditorState, Store } from '../state.ts'
import { blockPanel } from './block-panel.ts'
import { bookPanel } from './book-panel.ts'
import { find, setText } from './dom.ts'
import { blockName } from './names.ts'

interface InspectorParts {
  readonly store: Store
  readonly edits: Edits
  readonly live: LiveType
  readonly faces: Faces
  readonly opened: OpenedWrap
}

export const inspector = ({ store, edits, live, faces, opened }: InspectorParts): ((state: EditorState) => void) => {
  const container = find('#properties', HTMLElement)
  const title = find('#properties-title', HTMLElement)
  const close = find('#properties-close', HTMLButtonElement)
  close.addEventListener('click', () => store.change({ chosen: null, editing: null }))
  const ofBlock = blockPanel({ store, edits, faces, choices: opened.faces })
  const ofBook = bookPanel({ store, edits, live, opened })
  container.append(ofBlock.element, ofBook.element)
  return (state) => {
    const block = blockIn(state.history.present, state.chosen)
    ofBlock.element.hidden = block === null
    ofBook.element.hidden = block !== null
    close.hidden = block === null
    setText(title, block ? blockName(block.id) : 'Wrap')
    if (block) ofBlock.show(block)
    else ofBook.show(state)
  }
}
