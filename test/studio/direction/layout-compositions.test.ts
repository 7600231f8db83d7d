// The data on how layouts are composed is that of the templates as they paint now.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { entryOf, layoutComposition, layoutEntries } from '../../../src/studio/direction/layout-compositions.ts'
import { sampleInLayout } from '../../../src/studio/direction/sample.ts'
import { families } from '../../../src/studio/families/index.ts'
import { paintedComposition } from '../../../src/studio/press/painted-composition.ts'
import { likeness } from '../../../src/studio/senses/references/likeness.ts'

const hint = 'run `npm run templates:compositions` and look at what it changes'

describe('compositions of layouts', () => {
  test('are known for every layout of every template, and for no other', () => {
    const known = Object.entries(layoutEntries).map(([id, layouts]) => [id, Object.keys(layouts)])
    const listed = families.map(({ id, layouts }) => [id, layouts.map((layout) => layout.id)])
    assert.deepEqual(known, listed, hint)
  })

  // One layout of every third template is painted, of each kind some: what changes a kind shows in most of its templates, and all layouts
  // of all of them would take twelve times as long.
  families.forEach((family, at) => {
    if (at % 3 !== 0) return
    const layout = family.layouts[at % family.layouts.length] ?? family.layouts[0]
    test(`are those that are painted: ${family.id}, ${layout.id}`, async () => {
      const painted = await paintedComposition(sampleInLayout(family, layout.id))
      const known = layoutComposition(family.id, layout.id)
      assert.ok(known)
      // Another machine rounds a pixel here and there; a template that paints otherwise is far from this.
      assert.ok(likeness(painted, known) > 0.85, `${likeness(painted, known)}: ${hint}`)
      assert.ok(Math.abs(painted.symmetry - known.symmetry) < 0.05, hint)
      assert.equal(entryOf(painted).mass.length, 54)
    })
  })
})
