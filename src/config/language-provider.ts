// Who helps to understand words: LANGUAGE_PROVIDER and what belongs to it.

import { type LanguageTask, languageTasks } from '../studio/language/language.ts'
import { type LanguageConfig, languageProviders, type TokenPrices } from '../studio/language/language-config.ts'
import { modelName } from './image-provider.ts'
import { providerAccess } from './provider-access.ts'
import { listed, oneOf, type Read, refuse, wholeNumber } from './values.ts'

/** A book is accepted within four seconds, whatever the model does. */
const requestPatienceMs = 2500

/** A drawing is some twenty times as long as any other answer. */
const patienceForDrawing = 4
/** A job has ten minutes for everything. */
const longestDrawingMs = 240_000

/** null: the offline senses alone. */
export const languageProvider = (read: Read): LanguageConfig | null => {
  const value = read('LANGUAGE_PROVIDER')
  const draws = oneOf('DRAW_ON_DEMAND', read('DRAW_ON_DEMAND'), ['on', 'off'], 'off') === 'on'
  const tasks = tasksOf(read('LANGUAGE_TASKS'))
  const seconds = wholeNumber('LANGUAGE_TIMEOUT_SECONDS', read('LANGUAGE_TIMEOUT_SECONDS'), 20, { min: 1, max: 600 })
  const terms = {
    tasks: draws ? [...tasks, 'drawing' as const] : tasks,
    requestPatienceMs,
    jobPatienceMs: 1000 * seconds,
    drawingPatienceMs: Math.min(longestDrawingMs, 1000 * seconds * patienceForDrawing),
    concurrency: wholeNumber('LANGUAGE_CONCURRENCY', read('LANGUAGE_CONCURRENCY'), 8, { min: 1, max: 256 }),
    prices: pricesOf(read('LANGUAGE_PRICE')),
  }
  if (value === undefined)
    return draws ? refuse('DRAW_ON_DEMAND', 'on', 'off, or a language model in LANGUAGE_PROVIDER') : null
  const { provider, model } = choiceOf(value)
  return { provider, model, ...providerAccess(read, provider, `LANGUAGE_PROVIDER=${value}`), ...terms }
}

const choiceOf = (value: string): Pick<LanguageConfig, 'provider' | 'model'> => {
  const [, name, model] = /^([^:]*):(.+)$/s.exec(value) ?? []
  const provider = languageProviders.find((each) => each === name)
  const known = provider && modelName('LANGUAGE_PROVIDER', model)
  return provider && known
    ? { provider, model: known }
    : refuse('LANGUAGE_PROVIDER', value, `PROVIDER:MODEL with ${listed(languageProviders)} as its provider`)
}

const tasksOf = (value: string | undefined): readonly LanguageTask[] => {
  if (value === undefined) return languageTasks
  return value
    .split(',')
    .map(
      (name) =>
        languageTasks.find((task) => task === name.trim()) ??
        refuse('LANGUAGE_TASKS', value, `a list such as subgenre,edit of ${listed(languageTasks)}`),
    )
}

const pricesOf = (value: string | undefined): TokenPrices | null => {
  if (value === undefined) return null
  const [, input, output] = /^(\d{1,4}(?:\.\d{1,6})?)\/(\d{1,4}(?:\.\d{1,6})?)$/.exec(value) ?? []
  return input === undefined || output === undefined
    ? refuse('LANGUAGE_PRICE', value, 'the prices of a million tokens read and written, such as 0.40/1.60')
    : { input: Number(input), output: Number(output) }
}
