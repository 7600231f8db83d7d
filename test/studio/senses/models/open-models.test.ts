// Models: there, missing, damaged and off.
import assert from 'node:assert/strict'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { manifest, modelEntry, modelNames } from '../../../../src/studio/senses/models/manifest.ts'
import { openModels } from '../../../../src/studio/senses/models/open-models.ts'
import { installed, modelsDirectory, off } from './installed.ts'

test('the manifest holds exactly the models that have names', () => {
  assert.deepEqual(
    manifest.map(({ name }) => name),
    [...modelNames],
  )
  for (const { files, sources } of manifest)
    for (const { sha256 } of [...files, ...sources]) assert.match(sha256, /^[0-9a-f]{64}$/)
})

test('switched off there is no model', async () => {
  for (const name of modelNames) {
    assert.equal(off.available(name), false)
    assert.equal(await off.session(name), null)
  }
  assert.equal(await off.text('minilm', 'minilm-l6-v2-vocabulary.txt'), null)
})

test('what is not installed is not there, and a damaged file is not used', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'dustjacket-models-'))
  try {
    const models = openModels({ directory })
    assert.equal(models.available('realesr-animevideov3'), false)
    assert.equal(await models.session('realesr-animevideov3'), null)
    const [file] = modelEntry('realesr-animevideov3').files
    assert.ok(file)
    await writeFile(join(directory, file.name), Buffer.alloc(file.bytes))
    assert.equal(models.available('realesr-animevideov3'), true)
    const warned = new Promise<Error>((resolve) => void process.once('warning', resolve))
    assert.equal(await models.session('realesr-animevideov3'), null)
    assert.match((await warned).message, /realesr-animevideov3 .* damaged/)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})

if (installed.available('realesr-animevideov3')) {
  test('an installed model is loaded once, and again after its memory was given back', async () => {
    const models = openModels({ directory: modelsDirectory })
    const [first, second] = await Promise.all([
      models.session('realesr-animevideov3'),
      models.session('realesr-animevideov3'),
    ])
    assert.deepEqual(first?.inputNames, ['image'])
    assert.equal(first, second)
    await models.release()
    const again = await models.session('realesr-animevideov3')
    assert.notEqual(again, first)
    assert.deepEqual(again?.outputNames, ['enlarged'])
    await models.release()
  })

  test('a model that is installed later is found without a new start', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'dustjacket-models-'))
    try {
      const models = openModels({ directory })
      assert.equal(await models.session('realesr-animevideov3'), null)
      const [file] = modelEntry('realesr-animevideov3').files
      assert.ok(file)
      await copyFile(join(modelsDirectory, file.name), join(directory, file.name))
      assert.ok(await models.session('realesr-animevideov3'))
      await models.release()
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  })
}
