// The list of what an author should know, live; a warning about a block leads to it.
import type { LayoutWarning } from '../../../src/print/layout/report.ts'
import type { EditorState, Store } from '../state.ts'
import { element } from './dom.ts'
import { blockName, isMild, warningTitle } from './names.ts'

export const showChecks = (list: HTMLElement, summary: HTMLElement, store: Store): ((state: EditorState) => void) => {
  const item = ({ code, message, blockId }: LayoutWarning): HTMLElement => {
    const title =
      blockId === undefined ? warningTitle(code) : `${blockName(blockId)}: ${warningTitle(code).toLowerCase()}`
    const words = [element('strong', {}, title), element('span', {}, message)]
    const kind = isMild(code) ? 'warning mild' : 'warning'
    if (blockId === undefined) return element('li', { class: kind }, ...words)
    const button = element('button', { type: 'button' }, ...words)
    button.addEventListener('click', () => store.change({ chosen: blockId, mode: 'edit' }))
    return element('li', { class: kind }, button)
  }
  let shown = ''
  return ({ type, refusal }) => {
    const { warnings } = type.report
    const now = JSON.stringify([warnings, refusal])
    if (now === shown) return
    shown = now
    const refused =
      refusal === null
        ? []
        : [element('li', { class: 'warning' }, element('strong', {}, 'Not accepted'), element('span', {}, refusal))]
    const count = warnings.length + refused.length
    summary.textContent = count === 0 ? 'Checks: nothing to mend' : `Checks: ${count}`
    list.replaceChildren(...refused, ...warnings.map(item))
  }
}
