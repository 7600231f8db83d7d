// The network as it lies in the repository: small enough to travel with it, and trained on the words of the contract.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { it } from 'node:test'
import { fileURLToPath } from 'node:url'
import * as ofConcepts from '../../src/contract/concept-vocabulary.ts'
import * as ofEdits from '../../src/contract/edit-vocabulary.ts'
import { readClasses } from '../../src/reader/network/classes.ts'
import { surenessFile, surenessSchema } from '../../src/reader/network/sureness.ts'
import { weights } from '../../src/reader/network/weights.ts'
import { reasons } from '../../src/studio/senses/moderation/verdict.ts'

const mebibyte = 1 << 20

it('no file has more than 16 MB, and all together no more than 40', () => {
  const folder = fileURLToPath(weights('.'))
  const sizes = readdirSync(folder).map((name) => statSync(`${folder}${name}`).size)
  assert.ok(Math.max(...sizes) <= 16 * mebibyte)
  assert.ok(sizes.reduce((sum, size) => sum + size, 0) <= 40 * mebibyte)
})

it('how sure the network may be was measured with it: `npm run reader:sureness` after every training', () => {
  const table = surenessSchema.parse(JSON.parse(readFileSync(surenessFile(), 'utf8')))
  assert.equal(
    table.network,
    createHash('sha256')
      .update(readFileSync(weights('edits.onnx')))
      .digest('hex'),
  )
})

it('the network, the data it learned from and the contract know the same words', async () => {
  const file = new URL('../../training/data/vocabulary.json', import.meta.url)
  const { books, edits } = Object(JSON.parse(readFileSync(file, 'utf8')))
  const { editOperations, editPlaces, editRelations, editSizes, editTargets, editNothings } = ofEdits
  for (const [op, { values, openValue }] of Object.entries<{ values: string[]; openValue: boolean }>(edits.ops)) {
    const known = Object.entries(editOperations).find(([name]) => name === op)?.[1]
    // What letters are made of is known by name, whatever the network was trained to tell apart.
    assert.deepEqual(
      [values.filter((value) => !known?.values.some((each) => each === value)), known?.isOpen],
      [[], openValue],
      op,
    )
  }
  const classes = await readClasses()
  assert.deepEqual(classes.edits.classes.op?.slice(1), Object.keys(editOperations))
  assert.deepEqual(classes.edits.classes.place?.slice(1), [...editPlaces, ...editRelations])
  assert.deepEqual(classes.edits.classes.size?.slice(1), editSizes)
  assert.deepEqual(classes.edits.targets, editTargets)
  assert.deepEqual(classes.edits.nothings.slice(1), editNothings)
  const { ages, eras, feelings, hours, joinings, places, poses, relations, seasons, weathers } = ofConcepts
  const trained = classes.books.classes
  const pairs: readonly (readonly [string, readonly string[]])[] = [
    ['age', ages],
    ['era', eras],
    ['mood', feelings],
    ['pose', poses],
    ['relation', relations],
  ]
  for (const [name, words] of pairs) assert.deepEqual([trained[name], books[name]], [words, words], name)
  const optional: readonly (readonly [string, readonly string[]])[] = [
    ['hour', hours],
    ['how', joinings],
    ['place', places],
    ['season', seasons],
    ['weather', weathers],
  ]
  for (const [name, words] of optional) assert.deepEqual(trained[name]?.slice(1), words, name)
  assert.deepEqual(classes.verdicts.reasons, ['fine', ...reasons])
})
