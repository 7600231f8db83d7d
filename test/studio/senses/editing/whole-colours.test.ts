import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { chromaOf, hueBetween, hueOf, type Lab, labOfColour } from '../../../../src/studio/colour/oklab.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { type SeenCover, seenCover } from '../../../../src/studio/press/seen-cover.ts'
import { editDocument } from '../../../../src/studio/senses/editing/edit-document.ts'
import { readWish } from '../../../../src/studio/senses/editing/read-wish.ts'
import { sampleOf } from './painted.ts'

const edited = (family: string, wish: string, looks = false): CoverDocument =>
  editDocument(sampleOf(family), wish, { looks }).document

/** What is seen at a place, by shares of width and height. */
const at = (cover: SeenCover, x: number, y: number): Lab => {
  const found = cover[Math.floor(y * 160) * 100 + Math.floor(x * 100)]
  assert.ok(found)
  return found
}

const isHue = (lab: Lab, hex: string, within = 24): boolean => hueBetween(hueOf(lab), hueOf(labOfColour(hex))) < within

describe('colours that are asked for a thing', () => {
  it('has all of a copper crown in silver, with its lights and depths', () => {
    const { adjustments } = edited('foil-emblem', 'Can the moon and crown be silver rather than copper?').direction
    assert.equal(adjustments.hero.colour, '#b9bec4')
  })

  it('takes the green behind the camera for the circle that is green there, and not for the dark around it', () => {
    const document = edited('crosshair', "I'd like the green behind the camera to be a hot orange.", true)
    assert.equal(document.direction.adjustments.ground, null)
    assert.deepEqual(document.direction.adjustments.paints[0]?.named, ['disc'])
  })

  it('draws lines anew on a pale ground, in the ink that was asked for', () => {
    const wish = 'the brown background feels heavy, try a warm cream with the lines in dark brown'
    const { palette, adjustments } = edited('line-portrait', wish).direction
    assert.equal(adjustments.ground, null)
    assert.ok(labOfColour(palette.deep).l > 0.9 && labOfColour(palette.ink).l < 0.4)
    assert.ok(labOfColour(edited('line-portrait', 'cream background').direction.palette.ink).l < 0.4)
  })

  it('has smoke in both of two colours, and the sword before it as it was', () => {
    const source = seenCover(sampleOf('ember-blade'))
    const cover = seenCover(edited('ember-blade', 'Could you turn all that purple smoke into fiery orange and red?'))
    assert.ok(isHue(at(cover, 0.66, 0.57), '#e25500', 14))
    assert.ok(isHue(at(cover, 0.92, 0.62), '#d42325', 10))
    const [before, after] = [at(source, 0.49, 0.47), at(cover, 0.49, 0.47)]
    assert.ok(Math.hypot(before.a - after.a, before.b - after.b) < 0.03)
  })

  it('has rose and cream where all was purple: no flower stays lilac, and what was white is cream', () => {
    const cover = seenCover(edited('cameo', "I'd like the whole thing in dusty rose and cream rather than purple."))
    const purple = cover.filter((lab) => chromaOf(lab) > 0.045 && isHue(lab, '#703dc6', 40))
    assert.ok(purple.length < 0.004 * cover.length)
    assert.ok(cover.filter((lab) => lab.l > 0.9 && isHue(lab, '#f7eed8', 30)).length > 0.02 * cover.length)
  })

  it('turns white flowers with their folds, and no others', () => {
    const cover = seenCover(edited('dark-bloom', 'turn the white flowers a deep burgundy'))
    assert.ok(at(cover, 0.09, 0.12).l < 0.45)
    assert.ok(isHue(at(cover, 0.45, 0.02), '#2f8a6b', 40))
  })

  it('colours only the last of several bars, or all of them', () => {
    const namedBy = (wish: string): readonly string[] =>
      edited('single-idea', wish).direction.adjustments.paints.flatMap(({ named }) => named)
    assert.deepEqual(namedBy('make the last bar green'), ['last bar'])
    assert.deepEqual(namedBy('make the bars green').toSorted(), ['chart bars', 'last bar'])
  })

  it('colours rays and what is between them, and leaves no circle of the old ground', () => {
    const rays = seenCover(edited('comic-burst', 'change the background rays to light blue'))
    const yellow = rays.filter((lab, nth) => nth < 100 * 16 && chromaOf(lab) > 0.06 && isHue(lab, '#f6d732'))
    assert.ok(yellow.length < 16)
    assert.ok(edited('big-character', 'sky blue background').direction.adjustments.without.length > 0)
  })

  it('reads a circle in a colour before something that goes', () => {
    const [first, second] = readWish(
      'Make the glowing circle behind the figure purple and remove the pink lit windows.',
    )
    assert.equal(first?.kind === 'paint-subject' ? first.subject.said : '', 'circle')
    assert.equal(second?.kind, 'paint-part')
  })
})
