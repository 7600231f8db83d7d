// dustjacket preflight: measures a PDF on disk, with no server and no database.
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import { z } from 'zod'
import { callCommand } from '../support/command.ts'

const reportSchema = z.strictObject({
  pass: z.boolean(),
  checks: z.array(z.strictObject({ rule: z.string(), expected: z.string(), measured: z.string(), pass: z.boolean() })),
})

describe('dustjacket preflight', () => {
  const home = mkdtempSync(join(tmpdir(), 'dustjacket-preflight-'))
  after(() => rmSync(home, { recursive: true, force: true }))
  const environment = { DATA_DIR: join(home, 'data') }
  const file = join(home, 'wrap.pdf')

  before(async () => {
    // 400 pages of cream paper are an inch: the whole sheet is 13.25 x 9.25 in.
    const [width, height] = [13.25 * 72, 9.25 * 72]
    const create = { width: 3975, height: 2775, channels: 3, background: '#336699' } as const
    const pdf = await PDFDocument.create()
    const art = await pdf.embedJpg(await sharp({ create }).jpeg().toBuffer())
    pdf.addPage([width, height]).drawImage(art, { width, height })
    writeFileSync(file, await pdf.save())
  })

  const measured = async (...words: readonly string[]) => {
    const { status, out, err } = await callCommand(environment, 'preflight', ...words, '--json')
    assert.deepEqual([status, err], [0, ''])
    return reportSchema.parse(JSON.parse(out))
  }

  it('says that a file is right, with every measure', async () => {
    const report = await measured(file, '--trim', '6x9', '--pages', '400', '--paper', 'cream')
    assert.deepEqual(
      report.checks.filter(({ pass }) => !pass),
      [],
    )
    assert.equal(report.pass, true)
    assert.match(report.checks.find(({ rule }) => rule === 'page_size')?.measured ?? '', /^13\.250 x 9\.250 in$/)
    assert.ok(!existsSync(join(home, 'data')), 'it needs no database')
  })

  it('says what is wrong with a file for another book', async () => {
    const report = await measured(file, '--trim', '6x9', '--pages', '400', '--paper', 'white', '--binding', 'hardcover')
    assert.equal(report.pass, false)
    assert.deepEqual(
      report.checks.filter(({ pass }) => !pass).map(({ rule }) => rule),
      ['page_size'],
    )
  })

  it('says that a file is no PDF', async () => {
    const other = join(home, 'notes.txt')
    writeFileSync(other, 'not a PDF')
    const report = await measured(other, '--trim', '6x9', '--pages', '400', '--paper', 'cream')
    assert.deepEqual(
      report.checks.filter(({ pass }) => !pass).map(({ rule, measured }) => [rule, measured]),
      [['readable', 'it is not a PDF']],
    )
  })

  it('refuses what it cannot measure against, in one line', async () => {
    const cases = [
      [['--trim', '6', '--pages', '400', '--paper', 'cream'], /--trim must be like 6x9/],
      [['--trim', '6x7', '--pages', '400', '--paper', 'cream'], /KDP paperback trim size.*5x8/],
      [['--trim', '6x9', '--pages', '9', '--paper', 'cream'], /24 to 828/],
      [['--trim', '6x9', '--pages', '400', '--paper', 'silk'], /white, cream/],
      [['--trim', '6x9', '--pages', '400', '--paper', 'cream', '--binding', 'spiral'], /paperback, hardcover/],
      [['--trim', '6x9', '--pages', '400'], /--paper is required/],
    ] as const
    for (const [words, complaint] of cases) {
      const { status, out, err } = await callCommand(environment, 'preflight', file, ...words)
      assert.deepEqual([status, out], [1, ''])
      assert.match(err, complaint)
      assert.equal(err.trim().split('\n').length, 1)
    }
    const missing = ['preflight', join(home, 'none.pdf'), '--trim', '6x9', '--pages', '400', '--paper', 'cream']
    const { status, err } = await callCommand(environment, ...missing)
    assert.equal(status, 1)
    assert.match(err, /no such file/)
  })
})
