// Templates of people: each paints the very people of a book, in every layout, and gives them to edits by the names of what they wear.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Concept } from '../../../src/contract/concept.ts'
import { makeBrief } from '../../../src/studio/brief/brief.ts'
import { direct } from '../../../src/studio/direction/direct.ts'
import { documentOf } from '../../../src/studio/direction/make-cover.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import type { Family } from '../../../src/studio/families/family.ts'
import { families, findFamily } from '../../../src/studio/families/index.ts'
import { showsPeople } from '../../../src/studio/figures/covers/stage.ts'
import { type PaintedCover, paintFamily } from '../../../src/studio/press/paint-cover.ts'
import { sheetOf } from '../../../src/studio/press/sheet.ts'
import { aBrief } from '../a-brief.ts'
import { aConcept } from '../concept/a-concept.ts'

const templates = families.filter(({ shows }) => shows === showsPeople)

/** Seen from above, the crowns of a wood hide whoever walks below them. */
const holdsNobody = (family: string, layout: string): boolean => family === 'wood-light' && layout === 'crowns'

const people = {
  who: 'a young woman and an old man',
  count: 2,
  age: 'mixed',
  relation: 'friends',
  pose: 'walking',
  dress: 'red coat; dark suit and hat',
} as const

const documentFor = (family: Family, layout: string, concept: Partial<Concept>, seed = 3): CoverDocument => {
  const book = aBrief({ genre: 'contemporary-fiction', subgenre: null, title: 'Untitled', summary: null }).book
  const brief = makeBrief(book, { prompt: null, colorPalette: null, mood: null }, aConcept(concept))
  return documentOf(family, brief, seed, { ...direct(family, brief, seed, 0), hero: 'people', layout })
}

const painted = (family: Family, document: CoverDocument, isSquare = false): Promise<PaintedCover> =>
  paintFamily(family, document, {
    sheet: isSquare ? sheetOf(1600, 1600) : sheetOf(1600, 2560),
    pixels: { w: 120, h: isSquare ? 120 : 192 },
    text: false,
  })

const pixelsOf = ({ easel }: PaintedCover): Buffer => easel.canvas.data()

const shareChanged = (one: Buffer, other: Buffer): number => {
  let changed = 0
  for (let at = 0; at < one.length; at += 4)
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) + Math.abs((one[at + 1] ?? 0) - (other[at + 1] ?? 0)) > 24)
      changed++
  return changed / (one.length / 4)
}

describe('templates of people', () => {
  it('are many', () => {
    assert.ok(templates.length >= 14, `${templates.length}`)
    for (const { id, layouts, palettes, heroes } of templates)
      assert.ok(layouts.length >= 3 && palettes.length >= 4 && heroes.length >= 8, id)
  })

  for (const family of templates)
    it(`${family.id} shows the people of the book in every layout, and nobody where an edit takes them away`, async () => {
      for (const { id: layout } of family.layouts.filter(({ id }) => !holdsNobody(family.id, id))) {
        const document = documentFor(family, layout, { people })
        const cover = await painted(family, document)
        assert.ok(cover.easel.things.has('people'), layout)
        const { direction } = document
        const without = {
          ...document,
          direction: { ...direction, adjustments: { ...direction.adjustments, without: ['people'] } },
        }
        const bare = await painted(family, without)
        const share = shareChanged(pixelsOf(cover), pixelsOf(bare))
        assert.ok(share > 0.004, `${layout}: people cover ${(share * 100).toFixed(2)} %`)
      }
    })

  it('know what their people wear by name', async () => {
    for (const family of templates.filter(({ id }) => id !== 'inner-sky')) {
      const { easel } = await painted(family, documentFor(family, family.layouts[0].id, { people }))
      for (const name of ['coat', 'hair', 'skin'] as const) assert.ok(easel.named.has(name), `${family.id}: ${name}`)
    }
  })

  it('paint squares, and the same cover twice alike', async () => {
    for (const [at, family] of templates.entries()) {
      const document = documentFor(family, family.layouts[0].id, { people })
      assert.ok(pixelsOf(await painted(family, document, true)).length > 0)
      if (at % 3 !== 0) continue
      assert.deepEqual(pixelsOf(await painted(family, document)), pixelsOf(await painted(family, document)))
    }
  })

  it('show other people for another book of the same seed', async () => {
    const family = findFamily('split-hearts') ?? assert.fail()
    const one = await painted(family, documentFor(family, 'halves', { people }))
    const others = { ...people, who: 'two knights', dress: 'armour', relation: 'rivals' } as const
    const other = await painted(family, documentFor(family, 'halves', { people: others, era: 'medieval' }))
    assert.ok(shareChanged(pixelsOf(one), pixelsOf(other)) > 0.005)
  })
})

describe('templates that stamp motifs', () => {
  it('show the people of the book too: as many, in their coats', async () => {
    for (const id of ['fog-figure', 'sunset-couple', 'lone-road']) {
      const family = findFamily(id) ?? assert.fail(id)
      const { easel } = await painted(family, documentFor(family, family.layouts[0].id, { people }))
      assert.ok(easel.things.has('people') && easel.named.has('coat'), id)
    }
  })
})
