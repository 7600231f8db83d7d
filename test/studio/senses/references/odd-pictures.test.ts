// References of odd sizes, depths and kinds.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { documentSchema } from '../../../../src/studio/document.ts'
import { followReferences } from '../../../../src/studio/press/follow-references.ts'
import { analyseReference } from '../../../../src/studio/senses/references/analyse-reference.ts'
import { referenceReadingSchema } from '../../../../src/studio/senses/references/reading.ts'
import { aBrief } from '../../a-brief.ts'
import { syntheticReading, syntheticReference } from './synthetic-references.ts'

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })

const oils = await syntheticReference('warmOils')

const pictures: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'one pixel': () => plain(1, 1, '#c02030').png().toBuffer(),
  'all black': () => plain(300, 400, '#000000').jpeg().toBuffer(),
  'all white': () => plain(300, 400, '#ffffff').webp().toBuffer(),
  'all grey': () => plain(300, 400, '#808080').png().toBuffer(),
  'grey with one channel': () => sharp(oils).greyscale().toColourspace('b-w').png().toBuffer(),
  'very wide': () => sharp(oils).resize(4096, 3, { fit: 'fill' }).png().toBuffer(),
  'very tall': () => sharp(oils).resize(1, 3000, { fit: 'fill' }).png().toBuffer(),
  'see-through': () => plain(300, 400, '#00000000').png().toBuffer(),
  'half see-through': () => plain(300, 400, '#0040ff80').webp().toBuffer(),
  CMYK: () => sharp(oils).toColourspace('cmyk').jpeg().toBuffer(),
  '16 bits': () => sharp(oils).toColourspace('rgb16').png().toBuffer(),
  'turned by EXIF': () => sharp(oils).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'cut short': async () => oils.subarray(0, Math.floor(oils.length * 0.6)),
}

describe('odd pictures are read like any other', () => {
  for (const [name, bytes] of Object.entries(pictures))
    test(name, async () => {
      const reading = await analyseReference(await bytes())
      referenceReadingSchema.parse(reading)
      const document = await followReferences({ brief: aBrief(), readings: [reading], seed: 5 })
      documentSchema.parse(document)
    })

  test('the odd pictures are as odd as they say', async () => {
    const of = async (name: string) => sharp(await pictures[name]?.()).metadata()
    assert.equal((await of('CMYK')).space, 'cmyk')
    assert.equal((await of('16 bits')).depth, 'ushort')
    assert.equal((await of('turned by EXIF')).orientation, 6)
    assert.equal((await of('grey with one channel')).channels, 1)
    assert.equal((await of('see-through')).hasAlpha, true)
  })

  test('sixteen bits, CMYK and a turned camera tell the same as the plain picture', async () => {
    const usual = await syntheticReading('warmOils')
    for (const name of ['16 bits', 'CMYK', 'turned by EXIF']) {
      const bytes = await pictures[name]?.()
      assert.ok(bytes)
      const reading = await analyseReference(bytes)
      assert.ok(Math.abs(reading.tone.median - usual.tone.median) < 0.08, name)
      assert.ok(reading.colour.temperature > 0.8, name)
    }
  })

  test('what is no picture is refused', async () => {
    await assert.rejects(analyseReference(new Uint8Array(2000)))
  })

  test('a large upload takes less than 400 ms of this process', async () => {
    const large = await sharp(oils).resize(2400, 3600, { fit: 'fill' }).jpeg().toBuffer()
    await analyseReference(large)
    const times: number[] = []
    for (let round = 0; round < 3; round++) {
      // Time of the processor, not of the clock: other suites run beside this one.
      const from = process.cpuUsage()
      await analyseReference(large)
      const { user, system } = process.cpuUsage(from)
      times.push((user + system) / 1000)
    }
    assert.ok(Math.min(...times) < 400, `${times.map(Math.round).join()} ms`)
  })
})
