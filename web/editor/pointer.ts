// Mouse, pen and fingers on the stage: choosing, moving and resizing blocks, moving and zooming the sheet.
import type { Edits } from './edits.ts'
import { boxOf, movedBy, type Point } from './model/boxes.ts'
import { blockIn } from './model/document.ts'
import { type Hit, hitTest } from './model/hit-test.ts'
import { resized } from './model/resize.ts'
import { snapLines, snapMove, snapResize } from './model/snap.ts'
import { panned, toSheet } from './model/view.ts'
import type { Store } from './state.ts'
import type { Zoom } from './zoom.ts'

/** In pixels: how near a handle must be, for a mouse and for a finger. */
const reachOf = (event: PointerEvent): number => (event.pointerType === 'touch' ? 18 : 7)

const snapPixels = 6
/** A press that moves less than this is a click. */
const slack = 3

type Drag = { readonly start: Point; readonly gesture: string } & (
  | { readonly kind: 'pan'; readonly from: Point }
  | { readonly kind: 'move' | 'resize'; readonly hit: Exclude<Hit, null>; readonly box: ReturnType<typeof boxOf> }
)

export const followPointer = (stage: HTMLElement, store: Store, edits: Edits, zoom: Zoom): void => {
  let drag: Drag | null = null
  let isDragging = false
  let drags = 0
  const fingers = new Map<number, Point>()

  const placeOf = (event: MouseEvent): Point => {
    const { left, top } = stage.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }
  const hitAt = (event: PointerEvent): Hit => {
    const { view, chosen, history } = store.state
    return hitTest(view, history.present.layout.textBlocks, chosen, placeOf(event), reachOf(event))
  }
  const others = (id: string) => {
    const { textBlocks } = store.document.layout
    const block = textBlocks.find((each) => each.id === id)
    return block
      ? snapLines(
          store.state.type.geometry,
          block.panel,
          textBlocks.filter((each) => each.panel === block.panel && each.id !== id),
        )
      : []
  }

  const begin = (event: PointerEvent): void => {
    const start = placeOf(event)
    drags += 1
    const gesture = `drag ${drags}`
    const hit = store.state.mode === 'proof' || event.button === 1 ? null : hitAt(event)
    const block = hit ? blockIn(store.document, hit.id) : null
    if (hit && block) {
      drag = { start, gesture, kind: hit.kind === 'handle' ? 'resize' : 'move', hit, box: boxOf(block) }
      if (store.state.chosen !== hit.id) store.change({ chosen: hit.id })
      return
    }
    drag = { start, gesture, kind: 'pan', from: start }
  }

  const pull = (event: PointerEvent): void => {
    if (!drag) return
    const place = placeOf(event)
    const { view, type } = store.state
    if (drag.kind === 'pan') {
      const by = { x: place.x - drag.from.x, y: place.y - drag.from.y }
      store.change({
        view: panned(view, by, type.geometry, { width: stage.clientWidth, height: stage.clientHeight }),
        isFitted: false,
      })
      drag = { ...drag, from: place }
      return
    }
    const [from, to] = [toSheet(view, drag.start), toSheet(view, place)]
    const by = { x: to.x - from.x, y: to.y - from.y }
    const { hit, box, gesture } = drag
    const lines = event.altKey ? [] : others(hit.id)
    const reach = snapPixels / view.scale
    const wanted = hit.kind === 'handle' ? resized(box, hit.handle, by) : movedBy(box, by.x, by.y)
    const snapped =
      hit.kind === 'handle' ? snapResize(wanted, hit.handle, lines, reach) : snapMove(wanted, lines, reach)
    const placed =
      hit.kind === 'handle'
        ? resized(box, hit.handle, { x: by.x + snapped.x, y: by.y + snapped.y })
        : movedBy(wanted, snapped.x, snapped.y)
    edits.place(hit.id, placed, gesture)
    store.change({ snapLines: snapped.lines })
  }

  /** Two fingers: the sheet follows both. */
  const pinch = (event: PointerEvent): void => {
    const [one, other] = [...fingers].map(([id, place]) => (id === event.pointerId ? placeOf(event) : place))
    const [oneBefore, otherBefore] = [...fingers.values()]
    if (!one || !other || !oneBefore || !otherBefore) return
    const distance = (a: Point, b: Point): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))
    zoom.at(
      { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      distance(one, other) / distance(oneBefore, otherBefore),
    )
  }

  stage.addEventListener('pointerdown', (event) => {
    // What floats over the sheet has buttons of its own, which would never hear of their click.
    if ((event.target instanceof Element && event.target.closest('.float, textarea')) || event.button > 1) return
    fingers.set(event.pointerId, placeOf(event))
    stage.setPointerCapture(event.pointerId)
    isDragging = false
    if (fingers.size === 1) begin(event)
    else drag = null
  })
  stage.addEventListener('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) {
      const hit = store.state.mode === 'edit' ? hitAt(event) : null
      stage.dataset.cursor = hit === null ? '' : hit.kind === 'handle' ? hit.handle : 'move'
      return
    }
    if (fingers.size === 2) pinch(event)
    const place = placeOf(event)
    fingers.set(event.pointerId, place)
    if (drag && !isDragging) isDragging = Math.hypot(place.x - drag.start.x, place.y - drag.start.y) > slack
    if (isDragging) pull(event)
  })
  const end = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId)) return
    if (drag?.kind === 'pan' && !isDragging) store.change({ chosen: null, editing: null })
    if (drag && drag.kind !== 'pan') {
      edits.finish()
      stage.querySelector<HTMLElement>(`[data-block="${CSS.escape(drag.hit.id)}"]`)?.focus({ preventScroll: true })
    }
    drag = null
  }
  stage.addEventListener('pointerup', end)
  stage.addEventListener('pointercancel', end)
  stage.addEventListener('dblclick', () => {
    const { chosen, mode } = store.state
    if (chosen !== null && mode === 'edit') store.change({ editing: chosen })
  })
  stage.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      if (event.ctrlKey || event.metaKey || !event.shiftKey)
        return zoom.at(placeOf(event), Math.exp(-event.deltaY / 400))
      const { view, type } = store.state
      const size = { width: stage.clientWidth, height: stage.clientHeight }
      store.change({
        view: panned(view, { x: -event.deltaX || -event.deltaY, y: 0 }, type.geometry, size),
        isFitted: false,
      })
    },
    { passive: false },
  )
}
