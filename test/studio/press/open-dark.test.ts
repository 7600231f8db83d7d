import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { chromaOf, hueBetween, hueOf, type Lab, labOf } from '../../../src/studio/colour/oklab.ts'
import { Easel } from '../../../src/studio/paint/easel.ts'
import { isOfNight, openDark, warmDark } from '../../../src/studio/press/adjust/open-dark.ts'

const night = (): Easel => {
  const easel = new Easel({ w: 160, h: 256 }, 0.25, 1)
  easel.fill('#1a1a3c')
  return easel
}

const seen = (easel: Easel): Lab => {
  const [red = 0, green = 0, blue = 0] = easel.ctx.getImageData(20, 20, 1, 1).data
  return labOf(red, green, blue)
}

describe('art of the night', () => {
  it('is opened up in its own colour', () => {
    const easel = night()
    const before = seen(easel)
    assert.ok(isOfNight(easel))
    openDark(easel, 0.5)
    const after = seen(easel)
    assert.ok(after.l > before.l + 0.25)
    assert.ok(chromaOf(after) > chromaOf(before))
    assert.ok(hueBetween(hueOf(after), hueOf(before)) < 8)
  })

  it('is warmed over violet, and not over grey', () => {
    const easel = night()
    openDark(easel, 0.3)
    const before = seen(easel)
    warmDark(easel, 0.6)
    const after = seen(easel)
    assert.ok(hueBetween(hueOf(after), 20) < hueBetween(hueOf(before), 20) - 30)
    assert.ok(chromaOf(after) > chromaOf(before) * 0.8)
  })
})
