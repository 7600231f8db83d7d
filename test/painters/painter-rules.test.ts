// What painters are told and asked for, what is taken for a picture, and how patient they are: without any provider.
import assert from 'node:assert/strict'
import { registerHooks } from 'node:module'
import { describe, it } from 'node:test'
import { crc32 } from 'node:zlib'
import { Registry } from 'prom-client'
import sharp from 'sharp'
import { readConfig } from '../../src/config/config.ts'
import { countPictures } from '../../src/platform/metrics/picture-metrics.ts'
import { sampleDocument } from '../../src/studio/direction/sample.ts'
import { families } from '../../src/studio/families/index.ts'
import { factsOf } from '../../src/studio/painters/model-facts.ts'
import { PainterFailure } from '../../src/studio/painters/painter.ts'
import { imageProviders } from '../../src/studio/painters/painter-config.ts'
import { pauseAfter } from '../../src/studio/painters/persist.ts'
import { usablePicture } from '../../src/studio/painters/picture.ts'
import { nearestShape, unlikeness } from '../../src/studio/painters/shapes.ts'
import { extendWords, paintWords } from '../../src/studio/painters/words.ts'
import { waitMsOf } from '../../src/studio/providers/answer.ts'
import { fc } from '../support/property.ts'

describe('the words for a painter', () => {
  const cover = { width: 1600, height: 2560 }

  it('never name the book, its author, its letters or the template, whatever the family and the layout', () => {
    for (const family of families) {
      const document = sampleDocument(family)
      const { title, author } = document.brief.book
      const keepsQuiet = (words: string): void => {
        const told = words.slice(0, words.indexOf('wordless picture'))
        for (const secret of [title, author ?? title, family.lettering, '“', '{{', 'front cover']) {
          assert.ok(!told.includes(secret), `${family.id} tells ${secret}: ${told}`)
        }
        assert.doesNotMatch(told, /\b(title|lettering|letters|capitals|template)\b/i, family.id)
      }
      for (const layout of family.layouts) {
        const words = paintWords(document, { technique: family.technique, layout: layout.phrase }, cover)
        keepsQuiet(words)
        assert.match(words, /calm, empty area/)
      }
      keepsQuiet(extendWords(document.prompt))
    }
  })

  it('say what the picture shows, and that it holds no text', () => {
    const [family] = families
    assert.ok(family)
    const document = sampleDocument(family)
    const words = paintWords({ ...document, prompt: 'A raven on a tower. The {{genre}} $& sky burns.' }, null, cover)
    assert.match(words, /A raven on a tower\. The \{\{genre\}\} \$& sky burns\./)
    assert.match(words, /portrait frame/)
    assert.match(words, /No text, no letters/)
  })
})

describe('the shape that a model is asked for', () => {
  const side = fc.integer({ min: 300, max: 5000 })

  it('is one that it can paint, and none of its other shapes comes nearer', () => {
    fc.assert(
      fc.property(fc.constantFrom(...imageProviders), side, side, (provider, width, height) => {
        const { shapes } = factsOf(provider, null)
        const shape = nearestShape(shapes, { width, height })
        if (shapes.kind === 'free') {
          assert.ok(shape.width % shapes.step === 0 && shape.height % shapes.step === 0)
          assert.ok(Math.max(shape.width, shape.height) <= shapes.longest + shapes.step)
          assert.ok(shape.width * shape.height <= shapes.pixels * 1.15)
        } else if (shapes.kind === 'sizes') {
          for (const [w, h] of shapes.sizes) {
            assert.ok(unlikeness(shape, { width, height }) <= unlikeness({ width: w, height: h }, { width, height }))
          }
        } else assert.ok(shapes.aspects.some((aspect) => aspect === shape.aspect))
      }),
    )
  })

  it('is near to a cover and to a square for every provider', () => {
    for (const provider of imageProviders) {
      const { shapes } = factsOf(provider, null)
      for (const wanted of [
        { width: 1600, height: 2560 },
        { width: 2400, height: 2400 },
      ]) {
        assert.ok(unlikeness(nearestShape(shapes, wanted), wanted) < 0.12, provider)
      }
    }
  })
})

describe('a pause between attempts', () => {
  it('doubles, differs by chance, and ends at half a minute', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0, max: 0.999, noNaN: true }), (made, chance) => {
        const pause = pauseAfter(made, chance)
        assert.ok(pause >= Math.min(15_000, 500 * 2 ** (made - 1)) && pause <= 30_000)
        assert.ok(pauseAfter(made + 1, chance) >= pause)
      }),
    )
  })

  it('reads Retry-After as seconds or as a date, and nothing else', () => {
    const now = Date.parse('2026-11-16T10:00:00Z')
    assert.equal(waitMsOf('7', now), 7000)
    assert.equal(waitMsOf('Mon, 16 Nov 2026 10:00:05 GMT', now), 5000)
    assert.equal(waitMsOf('Mon, 16 Nov 2026 09:00:00 GMT', now), 0)
    for (const other of ['soon', '-3', '', '1e9']) assert.ok((waitMsOf(other, now) ?? 0) >= 0, other)
    assert.equal(waitMsOf(null, now), null)
  })
})

describe('a picture from outside', () => {
  /** Only a head: nobody may try to decode it. */
  const pngHead = (width: number, height: number): Buffer => {
    const head = Buffer.alloc(17)
    head.write('IHDR', 0, 'latin1')
    head.writeUInt32BE(width, 4)
    head.writeUInt32BE(height, 8)
    head.set([8, 2, 0, 0, 0], 12)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(head))
    return Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d', 'hex'), head, sum])
  }

  it('is taken as PNG, JPEG or WebP and becomes an opaque PNG', async () => {
    const art = sharp({ create: { width: 300, height: 400, channels: 4, background: '#20408080' } })
    for (const bytes of await Promise.all([
      art.clone().png().toBuffer(),
      art.clone().jpeg().toBuffer(),
      art.clone().webp().toBuffer(),
    ])) {
      const { bytes: taken, width, height } = await usablePicture(bytes)
      assert.deepEqual([width, height], [300, 400])
      const { format, hasAlpha, channels } = await sharp(taken).metadata()
      assert.deepEqual([format, hasAlpha, channels], ['png', false, 3])
    }
  })

  it('is refused when it is something else, cut off, tiny, or of more than 64 megapixels', async () => {
    const whole = await sharp({
      create: {
        width: 600,
        height: 900,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 99, sigma: 40 },
      },
    })
      .png()
      .toBuffer()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><image href="file:///etc/passwd"/></svg>'
    const tiny = await sharp({ create: { width: 64, height: 900, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from(svg),
      whole.subarray(0, whole.length / 2),
      tiny,
      pngHead(10_000, 10_000),
    ]) {
      await assert.rejects(
        usablePicture(bytes),
        (error) => error instanceof PainterFailure && error.kind === 'unusable',
      )
    }
  })
})

describe('the counters of pictures', () => {
  it('tell what was asked and made, how long it took and what it cost, by painter', async () => {
    const registry = new Registry()
    const count = countPictures([registry])
    const end = {
      painter: 'openai:gpt-image-1',
      work: 'paint',
      outcome: 'made',
      attempts: 2,
      seconds: 3,
      spent: 0.5,
    } as const
    count(end)
    count({ ...end, outcome: 'refused', attempts: 1, spent: 0 })
    const text = await registry.metrics()
    for (const line of [
      'dustjacket_pictures_total{painter="openai:gpt-image-1",work="paint",outcome="made"} 1',
      'dustjacket_pictures_total{painter="openai:gpt-image-1",work="paint",outcome="refused"} 1',
      'dustjacket_picture_attempts_total{painter="openai:gpt-image-1"} 3',
      'dustjacket_picture_spend_total{painter="openai:gpt-image-1"} 0.5',
      'dustjacket_picture_duration_seconds_sum{painter="openai:gpt-image-1",outcome="made"} 3',
    ]) {
      assert.ok(text.includes(line), line)
    }
  })
})

describe('a service whose own families paint', () => {
  it('loads nothing of the model SDK', async () => {
    const loaded: string[] = []
    const hooks = registerHooks({
      resolve: (specifier, context, next) => {
        loaded.push(specifier)
        return next(specifier, context)
      },
    })
    const { startService } = await import('../../src/compose/compose.ts')
    const { openPainter } = await import('../../src/compose/open-painter.ts')
    hooks.deregister()
    assert.equal(typeof startService, 'function')
    assert.ok(loaded.length > 0)
    const pictureEnded = () => assert.fail('nobody asked for a picture')
    assert.equal(await openPainter(readConfig({}), { pictureEnded }), null)
    assert.deepEqual(
      loaded.filter((specifier) => specifier === 'ai' || specifier.startsWith('@ai-sdk/')),
      [],
    )
  })
})
