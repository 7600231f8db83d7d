// How large the sheet is shown, and keeping all of it in sight while nobody has zoomed.

import type { Box } from '../../src/editor/wire.ts'
import type { Point } from './model/boxes.ts'
import { boxOnStage, fitted, panned, type Size, wayToSight, zoomedAt } from './model/view.ts'
import type { Store } from './state.ts'

export interface Zoom {
  at(point: Point, factor: number): void
  in(): void
  out(): void
  fit(): void
  /** An inch on the screen as CSS has it. */
  actual(): void
  /** Moves the sheet where a part of it is out of sight. */
  reveal(box: Box): void
}

const step = 1.25

export const zoomOn = (stage: HTMLElement, store: Store): Zoom => {
  const size = (): Size => ({ width: stage.clientWidth, height: stage.clientHeight })
  const margin = (): number => (stage.clientWidth < 600 ? 10 : 36)
  const middle = (): Point => ({ x: stage.clientWidth / 2, y: stage.clientHeight / 2 })
  const fit = (): void => store.change({ view: fitted(store.state.type.geometry, size(), margin()), isFitted: true })
  const at = (point: Point, factor: number): void => {
    const { view, type } = store.state
    store.change({
      view: panned(zoomedAt(view, point, factor), { x: 0, y: 0 }, type.geometry, size()),
      isFitted: false,
    })
  }
  const refit = (): void => {
    if (store.state.isFitted) fit()
  }
  new ResizeObserver(refit).observe(stage)
  store.listen((state, before) => {
    if (
      state.type.geometry.width !== before.type.geometry.width ||
      state.type.geometry.height !== before.type.geometry.height
    )
      refit()
  })
  return {
    at,
    in: () => at(middle(), step),
    out: () => at(middle(), 1 / step),
    fit,
    actual: () => at(middle(), 96 / store.state.view.scale),
    reveal: (box) => {
      const { view, type } = store.state
      const by = wayToSight(boxOnStage(view, box), size())
      if (by.x !== 0 || by.y !== 0) store.change({ view: panned(view, by, type.geometry, size()), isFitted: false })
    },
  }
}
