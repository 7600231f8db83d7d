// Whoever sets type for the editors, when a layout is too much.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Fault } from '../../src/catalog/fault.ts'
import { performTypesetting, type TypesetReply, type TypesetTask } from '../../src/editor/typeset.ts'
import { typesetterBy } from '../../src/editor/typesetter.ts'
import { aVoice } from '../print/layout/a-wrap-layout.ts'

const specs = { trimWidth: 5, trimHeight: 8, pageCount: 100, paperType: 'white', bindingType: 'paperback' }

const task = (layout: unknown): TypesetTask => ({
  layout,
  specs,
  reflowFrom: null,
  voice: aVoice,
  art: {
    specs,
    backdrop: { columns: 1, rows: 1, light: new Float32Array(1), range: new Float32Array(1) },
    front: { complete: true, dpi: 300 },
  },
})

const givenUp = (_accountId: string, _task: TypesetTask, signal: AbortSignal): Promise<TypesetReply> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

it('a layout that takes too long to set is refused in words, not waited for', async () => {
  // A timer of its own keeps the test alive: one that only gives up does not.
  const alive = setTimeout(() => undefined, 60_000)
  await assert.rejects(
    typesetterBy(givenUp, 20).typeset('account', task({})),
    (error) => error instanceof Fault && error.code === 'invalid_layout' && error.message.includes('too long'),
  )
  clearTimeout(alive)
})

it('a refusal keeps its code and its field on the way between processes', async () => {
  const inProcess = typesetterBy(async (_accountId, each) => structuredClone(performTypesetting(each)))
  await assert.rejects(
    inProcess.typeset('account', task({ schemaVersion: 1, spineRotation: 45 })),
    (error) => error instanceof Fault && error.code === 'invalid_layout' && error.details?.field !== undefined,
  )
})
