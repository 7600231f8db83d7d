// Pictures are judged by what the network says of several views; without it nothing is known.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import {
  classifyPicture,
  type PictureScores,
  scoreSquare,
  verdictOf,
} from '../../../../src/studio/senses/pictures/classify-picture.ts'
import { drawn } from '../../../support/drawn.ts'
import { installed, off } from '../models/installed.ts'

const scores = (changes: Partial<PictureScores>): PictureScores => ({
  drawing: 0,
  hentai: 0,
  neutral: 0,
  porn: 0,
  sexy: 0,
  ...changes,
})

/** A figure drawn in skin tones: head, shoulders, arms. */
const portrait = (skin: string, background: string): Promise<Buffer> =>
  sharp(
    drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="640"><rect width="400" height="640" fill="${background}"/>
<ellipse cx="200" cy="620" rx="170" ry="250" fill="${skin}"/><rect x="165" y="300" width="70" height="110" fill="${skin}"/>
<ellipse cx="200" cy="230" rx="85" ry="115" fill="${skin}"/><path d="M115 220 Q200 40 285 220 Q200 150 115 220" fill="#3a2416"/>
<circle cx="168" cy="225" r="9" fill="#222"/><circle cx="232" cy="225" r="9" fill="#222"/></svg>`),
  )
    .removeAlpha()
    .jpeg()
    .toBuffer()

test('without the model nothing is known', async () => {
  assert.deepEqual(await classifyPicture(off, await portrait('#e0ac69', '#335577')), { known: false })
})

test('a picture is refused when its views agree that it is explicit, drawn or not', () => {
  const explicit = [scores({ porn: 0.95 }), scores({ hentai: 0.97 }), scores({ porn: 0.5, hentai: 0.45 })]
  assert.deepEqual(verdictOf(explicit).known && verdictOf(explicit), {
    known: true,
    allowed: false,
    reason: 'the picture seems to show nudity',
    scores: { drawing: 0, neutral: 0, sexy: 0, porn: (0.95 + 0.5) / 3, hentai: (0.97 + 0.45) / 3 },
  })
})

test('bare shoulders are allowed, and so is what only one view takes amiss', () => {
  for (const views of [
    [scores({ sexy: 1 })],
    [scores({ porn: 0.99 }), scores({ neutral: 1 }), scores({ drawing: 1 })],
  ]) {
    const verdict = verdictOf(views)
    assert.ok(verdict.known && verdict.allowed && verdict.reason === null)
  }
})

const session = await installed.session('nsfw-mobilenet')
if (session) {
  test('the network scores a known pattern as its original weights do', async () => {
    const pattern = Uint8Array.from({ length: 224 * 224 * 3 }, (_, at) => {
      const channel = at % 3
      const [x, y] = [Math.floor(at / 3) % 224, Math.floor(at / 3 / 224)]
      return Math.floor(128 + 60 * Math.sin(x / (11 + 4 * channel)) + 60 * Math.cos(y / (17 - 3 * channel)))
    })
    // Computed from the weights of nsfwjs by the plain arithmetic in models/keras-reference.ts.
    const expected = { drawing: 0.0583558, hentai: 0.0037957, neutral: 0.9368679, porn: 0.0008883, sexy: 0.0000923 }
    const scored = await scoreSquare(session, pattern)
    for (const name of ['drawing', 'hentai', 'neutral', 'porn', 'sexy'] as const)
      assert.ok(Math.abs(scored[name] - expected[name]) < 1e-5, `${name}: ${scored[name]}`)
  })

  test('drawn figures of every skin tone are allowed, in every shape and format', async () => {
    for (const [skin, background] of [
      ['#f1c9a5', '#88aacc'],
      ['#e0ac69', '#222222'],
      ['#8d5524', '#d9c7a0'],
      ['#4a2f1b', '#6b2b2b'],
    ] as const) {
      const verdict = await classifyPicture(installed, await portrait(skin, background))
      assert.ok(verdict.known && verdict.allowed, `${skin}: ${JSON.stringify(verdict)}`)
    }
    const odd = [
      await sharp(await portrait('#e0ac69', '#335577'))
        .resize(900, 60, { fit: 'fill' })
        .png()
        .toBuffer(),
      await sharp({ create: { width: 1, height: 1, channels: 4, background: '#0000' } })
        .png()
        .toBuffer(),
      await sharp(await portrait('#e0ac69', '#335577'))
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
      await sharp(await portrait('#e0ac69', '#335577'))
        .toColourspace('b-w')
        .png()
        .toBuffer(),
    ]
    for (const image of odd) {
      const verdict = await classifyPicture(installed, image)
      assert.ok(verdict.known && verdict.allowed, JSON.stringify(verdict))
    }
  })

  test('what is no picture is refused loudly', async () => {
    await assert.rejects(classifyPicture(installed, Buffer.from('no picture')))
  })
}
