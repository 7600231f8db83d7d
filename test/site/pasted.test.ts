// The lines of the README and of the quick start, pasted in order into one shell, do what the sentences around them say.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, it } from 'node:test'
import sharp from 'sharp'
import { createDemoAccount } from '../../src/accounts/demo.ts'
import { onQuickStudio } from '../support/quick-studio.ts'
import { shellBlocks } from './shell-commands.ts'
import { openWorkshop } from './workshop.ts'

const root = new URL('../../', import.meta.url)
const readme = readFileSync(new URL('README.md', root), 'utf8')

/** What a reader does before, or with a program of his own. */
const elsewhere = /^(npm ci && npm (start|test)\n$|claude )/

/** One cover shows as much as five. */
const withOneCover = (block: string): string =>
  block.replace('--count 5', '--count 1').replace('"count": 3', '"count": 1')

const answersIn = (printed: string) =>
  printed
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

const sizeOf = async (file: string) => {
  const { format, width, height } = await sharp(file).metadata()
  return [format, width, height]
}

onQuickStudio('lines to paste', (running) => {
  before(() => createDemoAccount(running().database, Date.now()))

  it('lead from the quick start to a cover', async (test) => {
    const { text } = await running().call('GET', '/docs.md')
    const [start, ...lines] = shellBlocks(text)
    assert.equal(start, 'npm ci && npm start\n')
    assert.equal(lines.length, 5)
    const { folder, paste } = openWorkshop(test, running())
    const [book, accepted, ended] = answersIn(await paste(lines))
    assert.match(book.bookId, /^[0-9a-f-]{36}$/)
    assert.deepEqual([accepted.status, ended.status], ['queued', 'completed'])
    assert.deepEqual(await sizeOf(join(folder, 'cover.jpg')), ['jpeg', 1600, 2560])
  })

  it('lead from the README to covers, a wrap, a print file that is right, and an account', async (test) => {
    const blocks = shellBlocks(readme)
    const lines = blocks.filter((block) => !elsewhere.test(block)).map(withOneCover)
    assert.deepEqual([blocks.length, lines.length], [13, 10])
    const { folder, paste } = openWorkshop(test, running())
    const printed = await paste(lines.map((block) => block.replaceAll('http://127.0.0.1:3000', running().baseUrl)))
    const [book, accepted, ended, books, templates, jobs, credits, capabilities, contract, wrap, account, ...more] =
      answersIn(printed)
    assert.deepEqual(more, [])
    assert.equal(book.subgenre, 'gothic')
    assert.deepEqual([accepted.status, ended.status, wrap.status], ['queued', 'completed', 'queued'])
    assert.deepEqual(await sizeOf(join(folder, 'front.jpg')), ['jpeg', 1600, 2560])
    assert.deepEqual([books.books[0].bookId, jobs.jobs[0].jobId], [book.bookId, accepted.jobId])
    assert.ok(templates.templates.length > 0 && capabilities.genres.length > 0)
    assert.deepEqual([credits.tier, contract.openapi, account.email], ['growth', '3.1.0', 'you@example.com'])
    assert.equal(readdirSync(join(folder, 'covers')).length, 1)
    assert.match(printed, /^pass: true$/m)
    assert.match(printed, /^overage_credits: 100$/m)
    assert.match(printed, /^mismatches: 0$/m)
  })

  it('stand in a README that shows pictures and names files that are there', () => {
    const named = [...readme.matchAll(/\]\(([^):#]+)\)/g)].map(([, path = '']) => path)
    assert.ok(named.length > 10)
    assert.deepEqual(
      named.filter((path) => !existsSync(new URL(path, root))),
      [],
    )
  })
})
