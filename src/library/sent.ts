// What forms send, as the API takes it: text as it was typed, numbers where the API wants numbers.
import type { Fields } from '../contract/parse.ts'
import type { FormFields } from '../identity/rules.ts'

/** These fields, as they were typed. What is empty counts as absent. */
export const textsIn = (values: FormFields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, values.get(name)]))

const numeral = /^\d{1,9}(?:\.\d{1,6})?$/

/** What is no number goes on as it is: the API says what is wrong with it. */
const numberOr = (text: string | undefined): unknown =>
  text !== undefined && numeral.test(text.trim()) ? Number(text) : text

export const countIn = (values: FormFields): Fields => ({ count: numberOr(values.get('count')) })

const wrapTexts = [
  'paperType',
  'bindingType',
  'designStyle',
  'preset',
  'tagline',
  'blurb',
  'authorBio',
  'spineTitle',
  'spineAuthor',
  'solidColor',
  'spineColor',
  'customInstructions',
]

export const wrapIn = (values: FormFields): Fields => {
  const [width, height] = (values.get('trim') ?? '').split('x')
  return {
    ...textsIn(values, wrapTexts),
    trimWidth: numberOr(width),
    trimHeight: numberOr(height),
    pageCount: numberOr(values.get('pageCount')),
  }
}
