// Starts the editor: opens the wrap and puts its parts together.
import type { OpenedWrap } from '../../src/editor/wire.ts'
import { keepSaved } from './autosave.ts'
import { artFrom } from './canvas/art.ts'
import { facesFrom } from './canvas/fonts.ts'
import { painterOn } from './canvas/paint-stage.ts'
import { editsOf } from './edits.ts'
import { followKeys } from './keys.ts'
import { keepTypeLive } from './live-type.ts'
import { after, isUnsaved } from './model/saving.ts'
import { followPointer } from './pointer.ts'
import { Refused, type Server, serverOf } from './server.ts'
import { type EditorState, firstState, Store } from './state.ts'
import { showChecks } from './ui/checks.ts'
import { conflictNotice } from './ui/conflict.ts'
import { find, setText } from './ui/dom.ts'
import { inspector } from './ui/inspector.ts'
import { overlayIn } from './ui/overlay.ts'
import { proofIn } from './ui/proof.ts'
import { textBoxIn } from './ui/text-box.ts'
import { toolbar } from './ui/toolbar.ts'
import { zoomOn } from './zoom.ts'

const start = (server: Server, opened: OpenedWrap): void => {
  const stage = find('#stage', HTMLElement)
  const canvas = find('#sheet', HTMLCanvasElement)
  const blocks = find('#blocks', HTMLElement)
  const store = new Store(firstState(opened))
  const edits = editsOf(store)
  const live = keepTypeLive(store, edits, server)
  const autosave = keepSaved(store, server)
  const zoom = zoomOn(stage, store)
  let repaint = (): void => undefined
  const faces = facesFrom(server.faceUrl, () => repaint())
  const art = artFrom(
    (specs) => server.artUrl(specs, opened.artVersion),
    () => repaint(),
  )
  repaint = painterOn(canvas, find('#ground', HTMLCanvasElement), store, { art, faces }).request

  const reload = async (): Promise<void> => {
    const newer = await server.open()
    store.change({ ...firstState(newer), view: store.state.view, saving: after(store.state.saving, 'reloaded') })
  }
  const focusBlock = (id: string): void =>
    blocks.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })

  const views: readonly ((state: EditorState) => void)[] = [
    toolbar({ store, edits, zoom, autosave }),
    overlayIn(blocks, store, zoom),
    textBoxIn({ container: blocks, store, edits, faces, onClose: focusBlock }),
    inspector({ store, edits, live, faces, opened }),
    showChecks(find('#checks', HTMLElement), find('#checks-summary', HTMLElement), store),
    proofIn(server),
    conflictNotice(autosave, reload),
  ]
  const show = (): void => {
    for (const view of views) view(store.state)
    repaint()
  }
  store.listen(show)
  followPointer(stage, store, edits, zoom)
  followKeys({ stage, store, edits, zoom, autosave })
  addEventListener('beforeunload', (event) => {
    if (isUnsaved(store.state.saving)) event.preventDefault()
  })
  zoom.fit()
  document.body.classList.add('is-ready')
}

const { wrap = '', token = '', root = '' } = document.body.dataset
const server = serverOf({ wrap, token, root })
server.open().then(
  (opened) => start(server, opened),
  (error) => {
    const reason =
      error instanceof Refused ? error.message : 'The server cannot be reached. Reload the page to try again.'
    setText(find('#save-state', HTMLElement), reason)
  },
)
