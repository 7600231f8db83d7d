import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Edit } from '../../../../src/contract/edit.ts'
import { chromaOf, hueOf, type Lab, labOfColour } from '../../../../src/studio/colour/oklab.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { type SeenCover, seenCover, shareChanged } from '../../../../src/studio/press/seen-cover.ts'
import { doneWhats, type EditedCover, editedBy, editOf, readingOf } from '../../edit/edits.ts'
import { sampleOf } from './painted.ts'

interface Source {
  readonly document: CoverDocument
  readonly seen: SeenCover
}

const sources = new Map<string, Source>()

const look = (document: CoverDocument): Source => ({ document, seen: seenCover(document) })

const sourceOf = (family: string): Source => {
  const source = sources.get(family) ?? look(sampleOf(family))
  sources.set(family, source)
  return source
}

interface Seen extends EditedCover {
  readonly before: SeenCover
  readonly after: SeenCover
}

/** `looks`: whether the edit looks at the cover by itself; where its words decide, it need not. */
const see = (family: string, edits: Edit | readonly Edit[], looks = false): Seen => {
  const source = sourceOf(family)
  const edited = editedBy(source.document, readingOf([edits].flat()), { looks })
  return { before: source.seen, after: seenCover(edited.document), ...edited }
}

/** What is seen at a place, by shares of width and height. */
const at = (cover: SeenCover, x: number, y: number): Lab => {
  const found = cover[Math.floor(y * 160) * 100 + Math.floor(x * 100)]
  assert.ok(found)
  return found
}

const apart = (one: Lab, other: Lab): number => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b)

describe('colours, as they are seen', () => {
  it('takes blinds away, colours an awning without its shade, and makes the sun the moon by night', () => {
    assert.deepEqual(doneWhats(see('pulp-noir', editOf('remove', 'blinds'))), ['The blinds were removed.'])
    const awning = see('cozy-village', editOf('recolour', 'awning', { colour: 'green and white' }))
    assert.ok(apart(at(awning.before, 0.3, 0.585), at(awning.after, 0.3, 0.585)) < 0.03)
    const night = see('papercut-world', [editOf('hour', 'picture', { value: 'night' }), editOf('add', 'moon')])
    assert.deepEqual(night.document.direction.adjustments.extras, [])
    assert.ok(at(night.after, 0.6, 0.5).l > 0.7)
  })

  it('lets snow fall behind whoever is in it', () => {
    const { before, after } = see('storybook-meadow', editOf('weather', 'picture', { value: 'snow' }))
    for (const [x, y] of [
      [0.5, 0.33],
      [0.5, 0.5],
      [0.22, 0.52],
    ] as const)
      assert.ok(apart(at(before, x, y), at(after, x, y)) < 0.06, `${x} ${y}`)
  })

  it('says of no edit that it was done where nothing shows', () => {
    for (const [family, edit] of [
      ['big-character', editOf('palette', 'palette', { value: 'warm' })],
      ['comic-burst', editOf('recolour', 'cape', { colour: 'red' })],
      ['swiss-grid', editOf('recolour', 'sky', { colour: 'green' })],
      ['bold-statement', editOf('recolour', 'mountains', { colour: 'purple' })],
      ['monolith', editOf('recolour', 'door', { colour: 'red' })],
      ['varsity-pop', editOf('palette', 'palette', { value: 'pastel' })],
    ] as const) {
      const { before, after, report } = see(family, edit, true)
      assert.equal(shareChanged(before, after) > 0.002, report.done.length > 0, `${family}: ${JSON.stringify(report)}`)
    }
  })

  it('colours the sun that is there by the colour it is called by', () => {
    const { before, after, document } = see('abyss-eye', editOf('recolour', 'orange sun', { colour: 'blood red' }))
    assert.equal(document.direction.adjustments.extras.length, 0)
    assert.ok(hueOf(at(before, 0.5, 0.45)) > 50 && hueOf(at(after, 0.5, 0.45)) < 40)
  })

  it('takes a colour from what has it on the cover', () => {
    const { document } = see('abyss-eye', editOf('recolour', 'title', { value: 'same', of: 'sun' }), true)
    const { colour } = document.direction.adjustments.type.title
    assert.ok(colour !== null && hueOf(labOfColour(colour)) > 55 && hueOf(labOfColour(colour)) < 95)
    assert.equal(document.direction.adjustments.extras.length, 0)
  })

  it('gives the sky a colour within the frame of a picture only, and leaves who stands before it alone', () => {
    const framed = see('adventure-frame', editOf('recolour', 'sky', { colour: 'pink' }))
    assert.ok(shareChanged(framed.before, framed.after) > 0.01)
    for (const [x, y] of [
      [0.28, 0.42],
      [0.72, 0.42],
      [0.5, 0.03],
    ] as const)
      assert.ok(apart(at(framed.before, x, y), at(framed.after, x, y)) < 0.02, `${x}, ${y}`)
    const meadow = see('storybook-meadow', [
      editOf('recolour', 'grass', { colour: 'orange' }),
      editOf('recolour', 'sky', { colour: 'pink' }),
    ])
    assert.ok(apart(at(meadow.before, 0.5, 0.5), at(meadow.after, 0.5, 0.5)) < 0.03)
    assert.ok(hueOf(at(meadow.after, 0.9, 0.9)) < 75)
  })

  it('exchanges a colour without its paper, its plates or its hero', () => {
    const print = see('linocut', editOf('recolour', 'orange', { colour: 'teal' }))
    assert.ok(shareChanged(print.before, print.after) > 0.01)
    assert.ok(apart(at(print.before, 0.5, 0.015), at(print.after, 0.5, 0.015)) < 0.03)
    const shapes = see('boho-shapes', editOf('recolour', 'yellow', { colour: 'teal' }))
    assert.ok(shareChanged(shapes.before, shapes.after) > 0.01)
    assert.ok(apart(at(shapes.before, 0.2, 0.82), at(shapes.after, 0.2, 0.82)) < 0.03)
    const burst = see('comic-burst', editOf('recolour', 'yellow rays', { colour: 'purple' }))
    assert.ok(apart(at(burst.before, 0.5, 0.42), at(burst.after, 0.5, 0.42)) < 0.03)
  })

  it('finds pale colours by their names', () => {
    const { before, after } = see('boho-shapes', editOf('recolour', 'pinks', { colour: 'sage greens' }))
    const lessRed = before.filter(({ a }, pixel) => (after[pixel]?.a ?? a) < a - 0.005)
    assert.ok(lessRed.length / before.length > 0.3)
  })

  it('tones the photograph and not the page that it lies on', () => {
    const { before, after } = see('dossier', editOf('recolour', 'photo', { colour: 'sepia' }))
    assert.ok(chromaOf(at(after, 0.82, 0.57)) > chromaOf(at(before, 0.82, 0.57)) + 0.03)
    assert.ok(apart(at(before, 0.5, 0.05), at(after, 0.5, 0.05)) < 0.02)
  })

  it('keeps a colour of the cover when nothing but its hero is left', () => {
    const { after } = see('abyss-eye', editOf('restyle', 'picture', { value: 'minimal' }))
    assert.ok(chromaOf(at(after, 0.1, 0.6)) > 0.06)
  })
})
