// A language model on the server of the tests, opened as the service opens it, and everything that is told of it.
import assert from 'node:assert/strict'
import { after, beforeEach } from 'node:test'
import { findGenre } from '../../src/catalog/genres.ts'
import type { LanguageFailure } from '../../src/studio/language/failure.ts'
import { languageTasks } from '../../src/studio/language/language.ts'
import type { LanguageConfig } from '../../src/studio/language/language-config.ts'
import { openLanguage } from '../../src/studio/language/open-language.ts'
import type { Asked } from '../../src/studio/language/watch.ts'
import { ownReader } from '../support/own-reader.ts'
import { canaryKey, type ProtocolName, startLanguageProvider } from './language-provider.ts'

export const provider = await startLanguageProvider()
after(() => provider.close())
beforeEach(() => provider.reset())

export const horror = findGenre('horror') ?? assert.fail('there is no horror')
export const dracula = { genre: horror, title: 'Dracula', summary: 'A lawyer is kept prisoner in a castle.' }

/** As an art director is told of it. */
export const told = { title: 'Dracula', summary: dracula.summary, genre: 'horror', subgenre: null, audience: null }

/** Opens the model for a test, and writes down what is told of it. */
export const open = (protocol: ProtocolName = 'compatible', wish: Partial<LanguageConfig> = {}) => {
  const asked: Asked[] = []
  const troubles: LanguageFailure[] = []
  const clock = { now: 0 }
  const stopping = new AbortController()
  const recoveries: number[] = []
  const access = { provider: protocol, model: 'test-model', baseUrl: provider.baseUrl(protocol), apiKey: canaryKey }
  const language = openLanguage(
    {
      ...access,
      tasks: [...languageTasks, 'drawing'],
      jobPatienceMs: 60_000,
      drawingPatienceMs: 60_000,
      requestPatienceMs: 60_000,
      concurrency: 8,
      prices: { input: 2, output: 10 },
      ...wish,
    },
    {
      now: () => clock.now,
      stop: stopping.signal,
      onAsked: (each) => asked.push(each),
      onTrouble: (failure) => troubles.push(failure),
      onRecovery: () => recoveries.push(clock.now),
    },
    ownReader,
  )
  return { language, asked, troubles, clock, stopping, recoveries }
}
