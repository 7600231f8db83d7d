import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { slidesFor } from '../../../src/studio/press/adjust/room/slide-picture.ts'

describe('a title moved to the foot', () => {
  it('has the ground drawn out under somebody where all of the picture cannot move', () => {
    const title = { x: 200, y: 1800, w: 1200, h: 500 }
    const [slide, ...others] = slidesFor(
      { title, solid: { top: 0.3, bottom: 1 }, standing: { top: 0.5, bottom: 0.85 } },
      null,
      { w: 1600, h: 2560 },
    )
    assert.ok(slide && others.length === 0)
    assert.ok(slide.slide.bottom + slide.slide.by <= title.y / 2560)
  })
})
