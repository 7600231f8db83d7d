// What is looked for in a picture before anybody gets it, with the models that look.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { judgeArt } from '../../src/studio/art/judge-art.ts'
import { openModels } from '../../src/studio/senses/models/open-models.ts'
import { performTask } from '../../src/studio/senses/perform-task.ts'
import { openSenses } from '../../src/studio/senses/senses.ts'
import { paintOrder } from '../support/painted-landscape.ts'

const directory = fileURLToPath(new URL('../../models/', import.meta.url))

const painted = (manner: string): Promise<Buffer> =>
  paintOrder(
    {
      words: 'hills',
      seed: 4,
      size: { width: 1024, height: 1536 },
      picture: null,
      mask: null,
      maskMeans: 'transparent',
    },
    manner,
  )

if (existsSync(new URL('../../models/ppocr-v4-detection.onnx', import.meta.url)))
  it('a picture with letters in it is as unusable as none at all, so that another is asked for; a landscape is used', async () => {
    const run = performTask(openModels({ directory }))
    const senses = openSenses({ directory, run })
    const judge = async (manner: string) => judgeArt(senses, await painted(manner), new AbortController().signal)
    const unusable = { kind: 'unusable' }
    await assert.rejects(judge('lettered'), { ...unusable, message: /letters stand in the picture/ })
    await assert.rejects(judge('malformed'), { ...unusable, message: /cannot be decoded/ })
    assert.equal((await judge('paint')).format, 'png')
  })
