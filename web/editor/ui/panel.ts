// A part of the inspector: an element that shows what it is given, and what such parts are put together from.
import { element } from './dom.ts'
import type { Field } from './fields.ts'

export interface Panel<Shown> {
  readonly element: HTMLElement
  show(shown: Shown): void
}

export const section = (title: string, ...parts: readonly HTMLElement[]): HTMLElement =>
  element('section', {}, element('h2', {}, title), ...parts)

export const pair = (...fields: readonly Field<never>[]): HTMLElement =>
  element('div', { class: 'pair' }, ...fields.map((field) => field.element))
