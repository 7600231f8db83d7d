// The proof: the wrap as it was printed last, from the same run that made the print file.
import { boxOnStage } from '../model/view.ts'
import type { Server } from '../server.ts'
import type { EditorState } from '../state.ts'
import { find } from './dom.ts'

/** The small picture has this many pixels across; where it is shown larger, the print-size one is fetched. */
const previewWidth = 1600

export const proofIn = (server: Server): ((state: EditorState) => void) => {
  const image = find('#proof-picture', HTMLImageElement)
  const note = find('#proof-note', HTMLElement)
  let shown = ''
  return ({ mode, view, type, revision, saving }) => {
    document.body.classList.toggle('is-proof', mode === 'proof')
    image.hidden = mode !== 'proof'
    note.hidden = mode !== 'proof' || saving.phase === 'clean'
    if (mode !== 'proof') return
    const { x, y, width, height } = boxOnStage(view, {
      x: 0,
      y: 0,
      width: type.geometry.width,
      height: type.geometry.height,
    })
    image.style.transform = `translate(${x}px, ${y}px)`
    image.style.width = `${width}px`
    image.style.height = `${height}px`
    const url = server.proofUrl(revision, width * devicePixelRatio > previewWidth * 1.4 ? 'flat' : 'preview')
    if (url === shown) return
    shown = url
    image.src = url
  }
}
