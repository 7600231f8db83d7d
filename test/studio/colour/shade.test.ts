import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { castPixel, casts } from '../../../src/studio/colour/cast.ts'
import {
  chromaOf,
  hueBetween,
  hueOf,
  type Lab,
  labOf,
  labOfColour,
  rgbOfLab,
} from '../../../src/studio/colour/oklab.ts'
import { shadeOfHue, turnedShade } from '../../../src/studio/colour/shade.ts'
import { type Spot, shadeCalled, shadeOfPart } from '../../../src/studio/press/adjust/colours/shades-of-art.ts'
import { fc } from '../../support/property.ts'

const byte = fc.integer({ min: 0, max: 255 })
const pixel = fc.tuple(byte, byte, byte)

const spot = (colour: string, x: number, y: number): Spot => ({ ...labOfColour(colour), x, y, row: 0, isRim: false })

/** A figure: dark hair, pale skin, a red dress. */
const figure: readonly Spot[] = Array.from({ length: 400 }, (_, at) => {
  const y = at / 400
  return spot(y < 0.1 ? '#2b1a14' : y < 0.25 ? '#f1c9a5' : '#b8233a', 0.5, y)
})

const turn = (from: string, to: string, colour: string): Lab => {
  const shade = shadeOfHue(labOfColour(from))
  const was = labOfColour(colour)
  return turnedShade(was, shade, labOfColour(to), shade.shareOf(was))
}

describe('a shade of the art', () => {
  it('comes back from OKLab as it was', () => {
    fc.assert(
      fc.property(pixel, ([red, green, blue]) => {
        const back = rgbOfLab(labOf(red, green, blue))
        for (const [nth, channel] of [red, green, blue].entries()) assert.ok(Math.abs((back[nth] ?? 0) - channel) <= 2)
      }),
    )
  })

  it('takes the colour that was asked for, and leaves black, white and other hues alone', () => {
    const red = turn('#f6d732', '#d42325', '#f6d732')
    assert.ok(hueBetween(hueOf(red), hueOf(labOfColour('#d42325'))) < 3)
    assert.ok(Math.abs(red.l - labOfColour('#d42325').l) < 0.03)
    for (const colour of ['#000000', '#ffffff', '#096acb', '#25873e'])
      assert.deepEqual(turn('#f6d732', '#d42325', colour), labOfColour(colour))
  })

  it('keeps the order of light and dark within it', () => {
    const [deep, middle, pale] = ['#5a1020', '#b8233a', '#e58a98'].map((colour) => turn('#b8233a', '#096acb', colour).l)
    assert.ok((deep ?? 0) < (middle ?? 0) && (middle ?? 0) < (pale ?? 0))
  })

  it('is, of what somebody wears, neither skin nor hair', () => {
    const dress = shadeOfPart(figure, { look: 'cloth', near: null, isSingle: false, top: 0.16, bottom: 1 }, false)
    assert.ok(dress)
    assert.ok(dress.shade.shareOf(labOfColour('#b8233a')) > 0.9)
    assert.ok(dress.shade.shareOf(labOfColour('#f1c9a5')) < 0.1)
    assert.ok(dress.shade.shareOf(labOfColour('#2b1a14')) < 0.5 || chromaOf(labOfColour('#2b1a14')) < 0.04)
  })

  it('is not pink where it is red, as long as there is pink', () => {
    const spots = [...Array(200).keys()].map((at) => spot(at % 2 ? '#ff7bac' : '#c8263f', at / 200, 0.5))
    const pink = shadeCalled(spots, labOfColour('#f199b4'), false)
    assert.ok(pink)
    assert.ok(pink.shareOf(labOfColour('#ff7bac')) > 0.9)
    assert.ok(pink.shareOf(labOfColour('#c8263f')) < 0.1)
  })
})

describe('a cast', () => {
  /** How much colour a cast lays over greys: faded prints of the seventies have cream for white. */
  const ownTint = { pastel: 0.02, muted: 0.02, earth: 0.02, seventies: 0.06 } as const

  it('never swaps light and dark, and makes no colour stronger than its own tint does', () => {
    fc.assert(
      fc.property(pixel, pixel, fc.constantFrom(...casts), (one, other, cast) => {
        const [a, b] = [labOf(...one), labOf(...other)].toSorted((left, right) => left.l - right.l)
        assert.ok(a && b)
        assert.ok(castPixel(a, cast).l <= castPixel(b, cast).l + 1e-6)
        assert.ok(chromaOf(castPixel(a, cast)) <= chromaOf(a) * 1.06 + ownTint[cast])
      }),
    )
  })
})
