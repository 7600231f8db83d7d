// The bar above the stage: undo, zoom, guides, proof, and how the saving goes.
import type { Autosave } from '../autosave.ts'
import type { Edits } from '../edits.ts'
import type { Saving } from '../model/saving.ts'
import { percentOf } from '../model/view.ts'
import type { EditorState, Store } from '../state.ts'
import type { Zoom } from '../zoom.ts'
import { find, setAttribute, setText } from './dom.ts'

interface BarParts {
  readonly store: Store
  readonly edits: Edits
  readonly zoom: Zoom
  readonly autosave: Autosave
}

const savingWords: Readonly<Record<Saving['phase'], string>> = {
  clean: 'Saved',
  waiting: 'Edited',
  saving: 'Saving…',
  failed: 'Not saved; trying again',
  refused: 'Not saved',
  conflict: 'Changed elsewhere',
}

export const toolbar = ({ store, edits, zoom, autosave }: BarParts): ((state: EditorState) => void) => {
  const button = (id: string, onClick: () => void): HTMLButtonElement => {
    const found = find(`#${id}`, HTMLButtonElement)
    found.addEventListener('click', onClick)
    return found
  }
  const undo = button('undo', edits.undo)
  const redo = button('redo', edits.redo)
  button('zoom-out', zoom.out)
  button('zoom-in', zoom.in)
  const percent = button('zoom-fit', zoom.fit)
  const guides = button('guides', () => store.change({ hasGuides: !store.state.hasGuides }))
  const proof = button('proof', () =>
    store.change({ mode: store.state.mode === 'proof' ? 'edit' : 'proof', editing: null }),
  )
  const saved = find('#save-state', HTMLElement)
  const pdf = find('#pdf', HTMLAnchorElement)
  // The file is that of the last save: what is still on its way is saved first.
  pdf.addEventListener('click', (event) => {
    if (store.state.saving.phase === 'clean') return
    event.preventDefault()
    autosave.now()
    const unlisten = store.listen(({ saving }) => {
      if (saving.phase === 'waiting' || saving.phase === 'saving') return
      unlisten()
      if (saving.phase === 'clean') pdf.click()
    })
  })
  return ({ history, view, hasGuides, mode, saving }) => {
    undo.disabled = history.past.length === 0
    redo.disabled = history.future.length === 0
    setText(percent, `${percentOf(view)} %`)
    setAttribute(guides, 'aria-pressed', String(hasGuides))
    setAttribute(proof, 'aria-pressed', String(mode === 'proof'))
    setText(saved, savingWords[saving.phase])
    saved.dataset.phase = saving.phase
  }
}
