// A part of the inspector: an element that shows what it is given.

export interface Panel<Shown> {
  readonly element: HTMLElement
  show(shown: Shown): void
}
