import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Edit } from '../../../../src/contract/edit.ts'
import { chromaOf, hueBetween, hueOf, type Lab, labOfColour } from '../../../../src/studio/colour/oklab.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { type SeenCover, seenCover } from '../../../../src/studio/press/seen-cover.ts'
import { edited as editedCover, editedUnseen, editOf } from '../../edit/edits.ts'
import { sampleOf } from './painted.ts'

const edited = (family: string, ...edits: readonly Edit[]): CoverDocument =>
  editedUnseen(sampleOf(family), ...edits).document

/** What is seen at a place, by shares of width and height. */
const at = (cover: SeenCover, x: number, y: number): Lab => {
  const found = cover[Math.floor(y * 160) * 100 + Math.floor(x * 100)]
  assert.ok(found)
  return found
}

const isHue = (lab: Lab, hex: string, within = 24): boolean => hueBetween(hueOf(lab), hueOf(labOfColour(hex))) < within

describe('colours that are asked for a thing', () => {
  it('has all of a copper crown in silver, with its lights and depths', () => {
    const { adjustments } = edited('foil-emblem', editOf('recolour', 'crown', { colour: 'silver' })).direction
    assert.equal(adjustments.hero.colour, '#b9bec4')
  })

  it('takes the circle for what is green behind the camera, and not for the dark around it', () => {
    const document = editedCover(
      sampleOf('crosshair'),
      editOf('recolour', 'green circle', { colour: 'hot orange' }),
    ).document
    assert.equal(document.direction.adjustments.ground, null)
    assert.deepEqual(document.direction.adjustments.paints[0]?.named, ['disc'])
  })

  it('draws lines anew on a pale ground, in the ink that was asked for', () => {
    const cream = editOf('recolour', 'background', { colour: 'warm cream' })
    const brown = editOf('recolour', 'lines', { colour: 'dark brown' })
    const { palette, adjustments } = edited('line-portrait', cream, brown).direction
    assert.equal(adjustments.ground, null)
    assert.ok(labOfColour(palette.deep).l > 0.9 && labOfColour(palette.ink).l < 0.4)
    assert.ok(labOfColour(edited('line-portrait', cream).direction.palette.ink).l < 0.4)
  })

  it('has smoke in both of two colours, and the sword before it as it was', () => {
    const source = seenCover(sampleOf('ember-blade'))
    const cover = seenCover(
      edited('ember-blade', editOf('recolour', 'purple smoke', { colour: 'fiery orange and red' })),
    )
    assert.ok(isHue(at(cover, 0.66, 0.57), '#e25500', 14))
    assert.ok(isHue(at(cover, 0.92, 0.62), '#d42325', 10))
    const [before, after] = [at(source, 0.49, 0.47), at(cover, 0.49, 0.47)]
    assert.ok(Math.hypot(before.a - after.a, before.b - after.b) < 0.03)
  })

  it('has rose and cream where all was purple: no flower stays lilac, and what was white is cream', () => {
    const cover = seenCover(
      edited('cameo', editOf('recolour', 'picture', { colour: 'dusty rose and cream', not: 'purple' })),
    )
    const purple = cover.filter((lab) => chromaOf(lab) > 0.045 && isHue(lab, '#703dc6', 40))
    assert.ok(purple.length < 0.004 * cover.length)
    assert.ok(cover.filter((lab) => lab.l > 0.9 && isHue(lab, '#f7eed8', 30)).length > 0.02 * cover.length)
  })

  it('turns white flowers with their folds, and no others', () => {
    const cover = seenCover(edited('dark-bloom', editOf('recolour', 'white flowers', { colour: 'deep burgundy' })))
    assert.ok(at(cover, 0.09, 0.12).l < 0.45)
    assert.ok(isHue(at(cover, 0.45, 0.02), '#2f8a6b', 40))
  })

  it('colours only the last of several bars, or all of them', () => {
    const namedBy = (target: string): readonly string[] =>
      edited('single-idea', editOf('recolour', target, { colour: 'green' })).direction.adjustments.paints.flatMap(
        ({ named }) => named,
      )
    assert.deepEqual(namedBy('last bar'), ['last bar'])
    assert.deepEqual(namedBy('bars').toSorted(), ['chart bars', 'last bar'])
  })

  it('colours rays and what is between them, and leaves no circle of the old ground', () => {
    const rays = seenCover(edited('comic-burst', editOf('recolour', 'background rays', { colour: 'light blue' })))
    const yellow = rays.filter((lab, nth) => nth < 100 * 16 && chromaOf(lab) > 0.06 && isHue(lab, '#f6d732'))
    assert.ok(yellow.length < 16)
    const blue = editOf('recolour', 'background', { colour: 'sky blue' })
    assert.ok(edited('big-character', blue).direction.adjustments.without.length > 0)
  })
})
