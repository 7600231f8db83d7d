// The blocks as elements over the canvas: what Tab goes through and screen readers read; with an outline and handles where one is chosen.
import type { TextBlock } from '../../../src/print/layout/layout-state.ts'
import { blockIn } from '../model/document.ts'
import { handles } from '../model/resize.ts'
import { boxOnStage } from '../model/view.ts'
import type { EditorState, Store } from '../state.ts'
import type { Zoom } from '../zoom.ts'
import { element, setAttribute } from './dom.ts'
import { blockLabel, blockName } from './names.ts'

const place = (target: HTMLElement, block: TextBlock, { view }: EditorState): void => {
  const { x, y, width, height } = boxOnStage(view, block)
  target.style.transform = `translate(${x}px, ${y}px)`
  target.style.width = `${width}px`
  target.style.height = `${height}px`
}

export const overlayIn = (container: HTMLElement, store: Store, zoom: Zoom): ((state: EditorState) => void) => {
  const shown = new Map<string, HTMLElement>()

  const make = (id: string): HTMLElement => {
    const grips = handles.map((handle) => element('span', { class: `grip ${handle}`, 'aria-hidden': 'true' }))
    const name = element('span', { class: 'tag', 'aria-hidden': 'true' }, blockName(id))
    const made = element('button', { type: 'button', class: 'block' }, name, ...grips)
    made.dataset.block = id
    made.addEventListener('focus', () => {
      if (store.state.chosen !== id) store.change({ chosen: id })
      // Who goes through the blocks by keyboard cannot see where an unseen one is.
      const block = made.matches(':focus-visible') ? blockIn(store.document, id) : null
      if (block) zoom.reveal(block)
    })
    return made
  }

  return (state) => {
    const { textBlocks } = state.history.present.layout
    for (const [id, each] of shown) {
      if (textBlocks.some((block) => block.id === id)) continue
      each.remove()
      shown.delete(id)
    }
    for (const block of textBlocks) {
      const each = shown.get(block.id) ?? make(block.id)
      if (!shown.has(block.id)) container.append(each)
      shown.set(block.id, each)
      const warnings = state.type.report.warnings.filter(({ blockId }) => blockId === block.id)
      place(each, block, state)
      setAttribute(each, 'aria-label', blockLabel(block, warnings.length))
      setAttribute(each, 'aria-pressed', String(block.id === state.chosen))
      each.classList.toggle('troubled', warnings.length > 0)
      each.classList.toggle('editing', block.id === state.editing)
    }
  }
}
