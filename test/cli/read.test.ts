// dustjacket read: what the reader understands, printed; with no server and nothing painted.
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { findGenre } from '../../src/catalog/genres.ts'
import { concept } from '../../src/contract/concept.ts'
import { trainedReader } from '../../src/reader/trained-reader.ts'
import { detectSubgenre } from '../../src/studio/senses/detection/detect-subgenre.ts'
import { runCommand } from '../support/command.ts'

describe('dustjacket read', () => {
  const home = mkdtempSync(join(tmpdir(), 'dustjacket-read-'))
  after(() => rmSync(home, { recursive: true, force: true }))
  const environment = { DATA_DIR: join(home, 'data'), WORKERS: '1', MODELS: 'off' }
  const read = (...words: readonly string[]) => runCommand(environment, 'read', ...words, '--json')

  it('tells what a cover of a book should show, on the shelf where the service would put it', async () => {
    const words = {
      title: 'The Widow of Blackmoor',
      summary: 'A regency duke courts a widow in the ballrooms of London.',
    }
    const genre = findGenre('romance')
    assert.ok(genre)
    const subgenre = detectSubgenre({ ...words, genre })
    assert.notEqual(subgenre, null)
    const { status, out, err } = await read('--title', words.title, '--summary', words.summary, '--genre', 'romance')
    assert.deepEqual([status, err], [0, ''])
    const printed = concept.parse(JSON.parse(out))
    const told = { ...words, subtitle: null, genre: 'romance', subgenre }
    assert.deepEqual(printed, await trainedReader().concept(told))
  })

  it('tells the edits that a message asks for', async () => {
    const { status, out } = await read('--edit', 'Make the title red.')
    assert.equal(status, 0)
    assert.equal(Object(JSON.parse(out)).edits[0].op, 'recolour')
  })

  it('refuses a shelf that there is not, in one line', async () => {
    const cases = [
      [['--genre', 'cookbooks'], /--genre "cookbooks" is not known/],
      [['--genre', 'fantasy', '--subgenre', 'cozy'], /--subgenre must be one of .*cozy-fantasy/],
    ] as const
    for (const [words, expected] of cases) {
      const { status, err } = await read('--title', 'A Book', ...words)
      assert.notEqual(status, 0)
      assert.match(err, expected)
    }
  })
})
