// Who renders wraps. The layout room and its faces are loaded with the first render: they would slow every start.
import type { Parts, wrapRenderer } from './render.ts'

export type WrapRenderer = ReturnType<typeof wrapRenderer>

export const lazyWrapRenderer = (parts: Parts): (() => Promise<WrapRenderer>) => {
  let loading: Promise<WrapRenderer> | undefined
  return () => {
    loading ??= import('./render.ts').then((room) => room.wrapRenderer(parts))
    return loading
  }
}
