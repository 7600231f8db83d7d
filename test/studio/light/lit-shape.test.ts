// Letters in the light of a picture are still letters: they keep their outline and the lightness they were measured by.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { luminance, luminanceOf } from '../../../src/studio/colour/contrast.ts'
import { paintLitShape } from '../../../src/studio/light/lit-shape.ts'
import { worked } from '../../../src/studio/light/material.ts'
import { rigOf } from '../../../src/studio/light/rig.ts'
import { Easel } from '../../../src/studio/paint/easel.ts'

const dim = rigOf({ from: 120, key: '#ffd8b0', power: 1.4, sky: '#404048', ground: '#303030', exposure: 0.45 })
const box = { x: 400, y: 600, w: 800, h: 400 }

const shapeIn = (options: Partial<Parameters<typeof paintLitShape>[4]>): Easel => {
  const easel = new Easel({ w: 1600, h: 2560 }, 0.2, 3)
  const stuff = worked('ceramic', '#f4f0e6', { form: 'plate', cap: 0.014 })
  paintLitShape(easel, (ctx) => ctx.fillRect(box.x, box.y, box.w, box.h), box, 400, {
    stuff,
    rig: dim,
    shadow: 0,
    ...options,
  })
  return easel
}

/** Mean luminance of what is covered, and how much of the sheet that is. */
const seen = ({ canvas }: Easel): { readonly light: number; readonly share: number } => {
  const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
  let [light, count] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    light += luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
    count++
  }
  return { light: light / Math.max(1, count), share: count / (data.length / 4) }
}

describe('a lit shape', () => {
  it('covers what was drawn, raised or cut into the ground', () => {
    const drawn = (box.w * box.h) / (1600 * 2560)
    for (const isSunk of [false, true]) {
      using easel = shapeIn({ isSunk })
      assert.ok(Math.abs(seen(easel).share - drawn) < 0.004, `${isSunk}: ${seen(easel).share}`)
    }
  })

  it('is as light as the colour it is measured by, however dim the lamps are', () => {
    using dark = shapeIn({})
    using light = shapeIn({ reads: '#e8e4da' })
    assert.ok(seen(light).light > seen(dark).light)
    assert.ok(seen(light).light > luminanceOf('#e8e4da') * 0.7, `${seen(light).light}`)
  })

  it('is lit from where a lamp stands on the sheet', () => {
    using left = shapeIn({ lamp: { x: 0, y: 800, reach: 500 }, stuff: worked('ceramic', '#f4f0e6', { cap: 1 }) })
    using right = shapeIn({ lamp: { x: 1600, y: 800, reach: 500 }, stuff: worked('ceramic', '#f4f0e6', { cap: 1 }) })
    const half = (easel: Easel, x: number): number => {
      const { data } = easel.ctx.getImageData(x * 0.2, 130, 30, 60)
      return data.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0)
    }
    assert.ok(half(left, 420) > half(left, 1030))
    assert.ok(half(right, 420) < half(right, 1030))
  })
})
