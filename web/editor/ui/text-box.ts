// Editing in place: a field over the block, in its face and size. When it closes, the type is again the print file's own.
import type { TextBlock } from '../../../src/print/layout/layout-state.ts'
import type { Faces } from '../canvas/fonts.ts'
import type { Edits } from '../edits.ts'
import { blockIn } from '../model/document.ts'
import { boxOnStage } from '../model/view.ts'
import type { EditorState, Store } from '../state.ts'
import { element } from './dom.ts'

interface TextBoxParts {
  readonly container: HTMLElement
  readonly store: Store
  readonly edits: Edits
  readonly faces: Faces
  /** Gives the focus back to the block. */
  readonly onClose: (id: string) => void
}

/** The size at which the block was set, which may be smaller than the one it was given. */
const sizeOf = ({ type }: EditorState, { id, fontSize }: TextBlock): number =>
  type.report.blocks.find((block) => block.id === id)?.fontSize ?? fontSize

const dress = (field: HTMLTextAreaElement, block: TextBlock, state: EditorState, faces: Faces): void => {
  const { style } = field
  const { x, y, width, height } = boxOnStage(state.view, block)
  const isOnSpine = block.panel === 'spine'
  const turn = isOnSpine ? state.history.present.layout.spineRotation : 0
  // Lines of a spine that is not turned run down; Latin letters lie in them as they do in print.
  style.writingMode = isOnSpine && turn === 0 ? 'vertical-rl' : 'horizontal-tb'
  const [along, across] = turn === 0 ? [width, height] : [height, width]
  style.width = `${along}px`
  style.height = `${across}px`
  // A line of the spine begins at its head or at its foot.
  const [left, top] = turn === 90 ? [x + width, y] : turn === -90 ? [x, y + height] : [x, y]
  style.transform = `translate(${left}px, ${top}px) rotate(${turn}deg)`
  style.fontFamily = `${faces.list([block.font])}, serif`
  style.fontSize = `${(sizeOf(state, block) / 72) * state.view.scale}px`
  style.lineHeight = String(block.leading)
  style.letterSpacing = `${block.tracking}em`
  style.textAlign = block.alignment
  style.textTransform = block.capitals ? 'uppercase' : 'none'
  style.color = block.color
}

export const textBoxIn = ({
  container,
  store,
  edits,
  faces,
  onClose,
}: TextBoxParts): ((state: EditorState) => void) => {
  let open: { readonly id: string; readonly field: HTMLTextAreaElement } | null = null

  const close = (): void => {
    if (!open) return
    const { id, field } = open
    open = null
    field.remove()
    edits.finish()
    if (store.state.editing === id) store.change({ editing: null })
  }

  const begin = (block: TextBlock): void => {
    const field = element('textarea', { class: 'in-place', maxlength: 2000, 'aria-label': 'Text of the block' })
    field.value = block.text
    field.addEventListener('input', () => edits.changeChosen({ text: field.value }, 'text'))
    field.addEventListener('blur', close)
    field.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' && !(event.key === 'Enter' && (event.ctrlKey || event.metaKey))) return
      event.preventDefault()
      event.stopPropagation()
      close()
      onClose(block.id)
    })
    open = { id: block.id, field }
    container.append(field)
    field.focus({ preventScroll: true })
    field.select()
  }

  return (state) => {
    const block = blockIn(state.history.present, state.editing)
    if (open && open.id !== block?.id) close()
    if (!block) return
    if (!open) begin(block)
    if (open) dress(open.field, block, state, faces)
  }
}
