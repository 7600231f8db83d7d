// Whoever sets type for the editors, when a layout is too much.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { Fault } from '../../src/catalog/fault.ts'
import { performTypesetting, type TypesetReply, type TypesetTask } from '../../src/editor/typeset.ts'
import { typesetterBy } from '../../src/editor/typesetter.ts'
import { TookTooLong } from '../../src/platform/processes/took-too-long.ts'
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

const givenUp = (): Promise<TypesetReply> => Promise.reject(new TookTooLong(10_000))

it('a layout that takes too long to set is refused in words, not waited for', async () => {
  await assert.rejects(
    typesetterBy(givenUp).typeset(task({}), 'anybody'),
    (error) => error instanceof Fault && error.code === 'invalid_layout' && error.message.includes('too long'),
  )
})

it('a refusal keeps its code and its field on the way between processes', async () => {
  const inProcess = typesetterBy(async (each) => structuredClone(performTypesetting(each)))
  await assert.rejects(
    inProcess.typeset(task({ schemaVersion: 1, spineRotation: 45 }), 'anybody'),
    (error) => error instanceof Fault && error.code === 'invalid_layout' && error.details?.field !== undefined,
  )
})
