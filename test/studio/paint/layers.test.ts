// Layers as large as a sheet: given back at once, and worked on in bands that meet.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bandBoxes } from '../../../src/studio/paint/bands.ts'
import { Easel, type Layer } from '../../../src/studio/paint/easel.ts'

const paintRed = (easel: Easel): ((ctx: Easel['ctx']) => void) => {
  return (ctx) => {
    ctx.fillStyle = '#ff0000'
    ctx.fillRect(0, 0, easel.w, easel.h)
  }
}

const pixelsOf = ({ ctx, canvas }: Easel): Uint8ClampedArray => ctx.getImageData(0, 0, canvas.width, canvas.height).data

test('a layer gives its pixels back when it leaves its scope or is spent, and what was laid stays', () => {
  const easel = new Easel({ w: 160, h: 256 }, 1, 1)
  const made: Layer[] = []
  {
    using layer = easel.layer(paintRed(easel))
    made.push(layer)
    easel.lay(layer)
  }
  const spent = easel.layer(paintRed(easel))
  made.push(spent)
  easel.spend(spent, { alpha: 0.5 })
  for (const { canvas } of made) assert.equal(canvas.width, 0)
  const pixels = pixelsOf(easel)
  for (let at = 0; at < pixels.length; at += 4)
    assert.deepEqual([pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]], [255, 0, 0, 255])
})

test('a sheet painted in bands is the sheet painted at once, at any scale', () => {
  for (const [w, h, scale] of [
    [1600, 2560, 0.25],
    [Math.sqrt(4096000), Math.sqrt(4096000), 640 / Math.sqrt(4096000)],
    [2023.8577, 2023.8577, 0.3162],
    [1700.5, 2408.7, 0.4711],
    [300, 1111.1, 0.97],
  ] as const) {
    const [whole, banded] = [new Easel({ w, h }, scale, 1), new Easel({ w, h }, scale, 1)]
    using all = whole.layer(paintRed(whole))
    whole.lay(all, { alpha: 0.5 })
    for (const box of bandBoxes(banded)) banded.spend(banded.layer(paintRed(banded), { box }), { alpha: 0.5 })
    assert.ok(Buffer.from(pixelsOf(whole)).equals(Buffer.from(pixelsOf(banded))), `${w} x ${h} at ${scale}`)
  }
})
