// Listens to the keyboard and does what a key stands for.
import type { Autosave } from './autosave.ts'
import type { Edits } from './edits.ts'
import { type Command, commandOf, type Press } from './model/keyboard.ts'
import type { Store } from './state.ts'
import type { Zoom } from './zoom.ts'

interface KeyParts {
  readonly stage: HTMLElement
  readonly store: Store
  readonly edits: Edits
  readonly zoom: Zoom
  readonly autosave: Autosave
}

const isText = (target: Element | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && ['text', 'search', 'number'].includes(target.type))

const placeOf = (stage: HTMLElement, target: Element | null): Press['place'] => {
  if (isText(target)) return 'text'
  const isOnSheet = target !== null && stage.contains(target) && target.closest('.float') === null
  return target === null || target === document.body || isOnSheet ? 'stage' : 'control'
}

export const followKeys = ({ stage, store, edits, zoom, autosave }: KeyParts): void => {
  const plain = {
    undo: edits.undo,
    redo: edits.redo,
    save: autosave.now,
    delete: edits.remove,
    duplicate: edits.duplicate,
    edit: () => store.change({ editing: store.state.chosen }),
    deselect: () => store.change({ chosen: null, editing: null, snapLines: [] }),
    'toggle-guides': () => store.change({ hasGuides: !store.state.hasGuides }),
    'toggle-proof': () => store.change({ mode: store.state.mode === 'proof' ? 'edit' : 'proof', editing: null }),
  }

  const perform = (command: Command): void => {
    if (command.kind === 'nudge') edits.nudge(command.x, command.y)
    else if (command.kind === 'zoom') zoom[command.by]()
    else plain[command.kind]()
  }

  /** Keys that change blocks mean nothing where none is chosen, and must then do what they do on any page. */
  const isIdle = ({ kind }: Command): boolean =>
    ['nudge', 'delete', 'edit', 'duplicate'].includes(kind) &&
    (store.state.chosen === null || store.state.mode === 'proof')

  document.addEventListener('keydown', (event) => {
    const { key, shiftKey: shift, altKey: alt } = event
    const place = placeOf(stage, document.activeElement)
    const command = commandOf({ key, shift, alt, ctrl: event.ctrlKey || event.metaKey, place })
    if (!command || isIdle(command)) return
    event.preventDefault()
    perform(command)
  })
}
