// dustjacket wrap: a print wrap around any picture, straight to files, with no server, no account and no database.
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import sharp from 'sharp'
import { z } from 'zod'
import { callCommand, runCommand } from '../support/command.ts'

const answerSchema = z.looseObject({
  files: z.strictObject({ pdf: z.string(), flat: z.string(), preview: z.string(), backArt: z.string() }),
  designStyle: z.string(),
  preset: z.string(),
  dims: z.looseObject({ pixelWidth: z.number(), pixelHeight: z.number() }),
  warnings: z.array(z.string()),
  report: z.looseObject({ blocks: z.array(z.looseObject({ id: z.string() })) }),
})

/** A portrait cover, red above and blue below, as it should be seen. */
const cover = (width: number, height: number): Buffer => {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = '#b02020'
  ctx.fillRect(0, 0, width, height / 2)
  ctx.fillStyle = '#2030a0'
  ctx.fillRect(0, height / 2, width, height / 2)
  return canvas.toBuffer('image/png')
}

describe('dustjacket wrap', () => {
  const home = mkdtempSync(join(tmpdir(), 'dustjacket-wrap-'))
  after(() => rmSync(home, { recursive: true, force: true }))
  const environment = { DATA_DIR: join(home, 'data'), WORKERS: '1' }
  const at = (name: string): string => join(home, name)
  const book = ['--trim', '5x8', '--pages', '240', '--paper', 'white'] as const
  const texts = ['--title', 'The Last Ember', '--author', 'Ava Valentine', '--blurb', 'A kingdom of ash.']
  const solid = ['--style', 'solid', '--solid-color', '#203040']

  const wrap = async (picture: string, out: string, settings = {}) => {
    const words = ['--cover', at(picture), ...book, ...texts, ...solid, '--out', at(out), '--json']
    const outcome = await runCommand({ ...environment, ...settings }, 'wrap', ...words)
    assert.deepEqual([outcome.status, outcome.err], [0, ''])
    return answerSchema.parse(JSON.parse(outcome.out))
  }

  let made: ReturnType<typeof wrap> | undefined
  /** The wrap that all look at: a wrap takes its time. */
  const madeOnce = () => {
    made ??= wrap('cover.png', 'a')
    return made
  }

  before(async () => {
    const upright = cover(800, 1280)
    writeFileSync(at('cover.png'), upright)
    // As a camera lays it down: on its side, with the note to turn it.
    const lying = sharp(upright).rotate(-90).webp({ lossless: true }).withMetadata({ orientation: 6 })
    writeFileSync(at('turned.webp'), await lying.toBuffer())
    writeFileSync(at('damaged.png'), upright.subarray(0, upright.length / 2))
    writeFileSync(at('ribbon.png'), cover(300, 1500))
    writeFileSync(at('words.txt'), 'no picture at all')
    const bomb = { create: { width: 12_000, height: 12_000, channels: 3, background: '#000000' } } as const
    writeFileSync(at('bomb.png'), await sharp(bomb).png().toBuffer())
    for (const name of readdirSync(home)) utimesSync(at(name), 1_700_000_000, 1_700_000_000)
  })

  it('writes a print file that passes preflight, a flat sheet, a preview and the art of the back', async () => {
    const once = await madeOnce()
    assert.deepEqual(readdirSync(at('a')).toSorted(), [
      'the-last-ember-back-art.jpg',
      'the-last-ember-wrap-flat.jpg',
      'the-last-ember-wrap-preview.jpg',
      'the-last-ember-wrap.pdf',
    ])
    const blocks = once.report.blocks.map(({ id }) => id)
    assert.deepEqual(blocks, ['blurb', 'spineTitle', 'spineAuthor'])
    assert.deepEqual([once.designStyle, once.preset, once.warnings], ['solid', 'standard', ['low_resolution']])

    const checked = await callCommand(environment, 'preflight', once.files.pdf, ...book, '--json')
    assert.equal(JSON.parse(checked.out).pass, true)

    const { width, height, density } = await sharp(once.files.flat).metadata()
    assert.deepEqual([width, height, density], [once.dims.pixelWidth, once.dims.pixelHeight, 300])
    const colorAt = async (left: number, top: number) => [
      ...(await sharp(once.files.flat).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
    ]
    const [top, foot] = [await colorAt(width - 300, 300), await colorAt(width - 300, height - 300)]
    assert.ok((top[0] ?? 0) > 120 && (foot[2] ?? 0) > 120, 'the front stands upright: red above, blue below')
    assert.ok(!existsSync(at('data')), 'it needs no database')
  })

  it('needs no models, and makes the same files of the same picture, whichever way it lies', async () => {
    const [once, again] = [await madeOnce(), await wrap('turned.webp', 'b', { MODELS: 'off' })]
    for (const file of ['pdf', 'flat', 'preview', 'backArt'] as const)
      assert.ok(readFileSync(once.files[file]).equals(readFileSync(again.files[file])), `the same ${file}`)
  })

  it('refuses what it cannot do in one line, and writes nothing', async () => {
    const good = ['--cover', at('cover.png'), ...book]
    const cases = [
      [['--cover', at('damaged.png'), ...book], /is none, or is damaged/],
      [['--cover', at('words.txt'), ...book], /must be a JPEG, PNG or WebP/],
      [['--cover', at('bomb.png'), ...book], /256 to 8192 pixels a side.*12000 x 12000/],
      [['--cover', at('ribbon.png'), ...book], /at most 4 to 1 but has 300 x 1500/],
      [['--cover', at('nowhere.png'), ...book], /no such file/],
      [['--cover', at('cover.png'), '--trim', '6x6', '--pages', '240', '--paper', 'white'], /trim/i],
      [[...good, '--style', 'textured', '--solid-color', '#112233'], /--solid-color needs --style solid/],
      [[...good, '--tagline', 'x'.repeat(201)], /--tagline must have at most 200 characters but has 201/],
      [[...good, '--font', 'serif'], /there is no option --font/],
    ] as const
    for (const [words, complaint] of cases) {
      const { status, out, err } = await callCommand(environment, 'wrap', ...words, '--json', '--out', at('never'))
      assert.deepEqual([status, out], [1, ''])
      assert.match(err, complaint)
      assert.equal(err.trim().split('\n').length, 1)
    }
    assert.ok(!existsSync(at('never')))
  })
})
