// dustjacket generate: covers straight to files, with no server, no account and no database.
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import sharp from 'sharp'
import { z } from 'zod'
import { progressBar } from '../../src/cli/progress-bar.ts'
import { callCommand, runCommand } from '../support/command.ts'

const answerSchema = z.strictObject({
  covers: z.array(z.strictObject({ file: z.string(), template: z.string(), prompt: z.string() })),
})

describe('dustjacket generate', () => {
  const home = mkdtempSync(join(tmpdir(), 'dustjacket-generate-'))
  after(() => rmSync(home, { recursive: true, force: true }))
  const environment = { DATA_DIR: join(home, 'data'), WORKERS: '1', MODELS: 'off' }
  const book = ['--title', 'The Last Ember', '--author', 'Ava Valentine', '--genre', 'business-economics']

  const generate = (out: string, ...words: readonly string[]) =>
    runCommand(environment, 'generate', ...book, '--out', join(home, out), ...words, '--json')

  it('writes as many covers as asked for and says what it made; the same seed and template make the same file', async () => {
    const once = await generate('a', '--count', '2', '--seed', '7')
    assert.deepEqual([once.status, once.err], [0, ''])
    const { covers } = answerSchema.parse(JSON.parse(once.out))
    assert.equal(covers.length, 2)
    assert.equal(new Set(covers.map(({ template }) => template)).size, 2)
    for (const { file, prompt } of covers) {
      assert.ok(prompt.length > 100)
      const { width, height, format, density, chromaSubsampling, icc } = await sharp(readFileSync(file)).metadata()
      assert.deepEqual(
        { width, height, format, density, chromaSubsampling },
        { width: 1600, height: 2560, format: 'jpeg', density: 300, chromaSubsampling: '4:4:4' },
      )
      assert.ok(icc)
    }
    const [{ file, template } = { file: '', template: '' }] = covers
    const again = await generate('b', '--seed', '7', '--template', template)
    const twins = answerSchema.parse(JSON.parse(again.out)).covers
    assert.deepEqual(
      twins.map((twin) => twin.template),
      [template],
    )
    assert.equal(readdirSync(join(home, 'b')).length, 1)
    assert.ok(readFileSync(file).equals(readFileSync(twins[0]?.file ?? '')), 'the same bytes')
    assert.ok(!existsSync(join(home, 'data')), 'it needs no database')
  })

  it('refuses what it cannot do in one line, and writes nothing', async () => {
    const cases = [
      [['--genre', 'cookbooks'], /--genre "cookbooks" is not known/],
      [['--genre', 'poetry'], /Poetry cannot be generated/],
      [['--genre', 'fantasy', '--subgenre', 'cozy'], /--subgenre must be one of .*cozy-fantasy/],
      [['--genre', 'fantasy', '--template', 'nothing'], /there is no template "nothing"/],
      [['--genre', 'fantasy', '--count', '9'], /--count must be a whole number from 1 to 5/],
      [['--genre', 'fantasy', '--seed', 'x'], /--seed must be a whole number/],
      [['--genre', 'fantasy', '--palette', 'custom'], /--palette must be one of/],
      [['--genre', 'fantasy', '--colour', 'red'], /there is no option --colour/],
    ] as const
    for (const [words, complaint] of cases) {
      const { status, out, err } = await callCommand(
        environment,
        'generate',
        '--title',
        'T',
        '--author',
        'A',
        '--out',
        join(home, 'never'),
        ...words,
      )
      assert.deepEqual([status, out], [1, ''])
      assert.match(err, complaint)
      assert.equal(err.trim().split('\n').length, 1)
    }
    assert.ok(!existsSync(join(home, 'never')))
  })
})

describe('the progress bar', () => {
  const drawnOn = (isTTY: boolean): string => {
    const written: string[] = []
    const show = progressBar({ isTTY, write: (text: string) => written.push(text) }, 'covers')
    for (let done = 0; done <= 4; done++) show(done, 4)
    return written.join('')
  }

  it('fills up on a terminal and ends its line', () => {
    const drawn = drawnOn(true)
    assert.match(drawn, /0\/4 covers\r.*4\/4 covers\n$/s)
    assert.ok(drawn.includes('█'.repeat(24)))
  })

  it('is silent where no person watches', () => {
    assert.equal(drawnOn(false), '')
  })
})
