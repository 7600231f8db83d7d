// Keys that make sending a form twice the same as sending it once.
import { hash } from 'node:crypto'
import { type FormFields, formTokenField } from '../identity/rules.ts'
import { newId } from '../platform/ids.ts'
import { onceField } from './form-state.ts'

/** For the hidden field of a form that is about to be shown. */
export const newOnce = (): string => newId()

/**
 * The idempotency key of what a form asks for. It follows from the page and from what was typed: a double click is the same
 * wish, but another wish sent from a page that the browser had kept is not.
 */
export const onceKey = (form: string, values: FormFields, content: readonly (string | Uint8Array)[] = []): string => {
  const once = values.has(onceField) ? '' : newId()
  const typed = [...values].filter(([name]) => name !== formTokenField).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const parts = [once, JSON.stringify(typed), ...content.map((each) => hash('sha256', each))]
  return `${form} ${hash('sha256', parts.join('\n'))}`
}
