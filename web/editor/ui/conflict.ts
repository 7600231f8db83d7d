// What to do when somebody else has changed the wrap: take theirs, or put this one over it.
import type { Autosave } from '../autosave.ts'
import { Refused } from '../server.ts'
import type { EditorState } from '../state.ts'
import { find, setText } from './dom.ts'

export const conflictNotice = (autosave: Autosave, reload: () => Promise<void>): ((state: EditorState) => void) => {
  const notice = find('#conflict', HTMLElement)
  const words = find('#conflict-words', HTMLElement)
  // Where the server cannot be reached nothing is decided, and the question stays.
  const decide = (work: () => Promise<void>) => () =>
    work().catch((error) =>
      setText(words, error instanceof Refused ? error.message : 'The server cannot be reached. Try again.'),
    )
  find('#take-theirs', HTMLButtonElement).addEventListener('click', decide(reload))
  find('#keep-mine', HTMLButtonElement).addEventListener('click', decide(autosave.overwrite))
  return ({ saving }) => {
    const isShown = saving.phase === 'conflict'
    if (notice.hidden !== isShown) return
    notice.hidden = !isShown
    if (isShown) notice.focus()
  }
}
