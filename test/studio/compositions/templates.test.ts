// What every template made of a composition promises: it paints, small type is read, it says what it cannot carry.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { makeBrief } from '../../../src/studio/brief/brief.ts'
import { rgbOf } from '../../../src/studio/colour/colour.ts'
import sets from '../../../src/studio/compositions/palettes.json' with { type: 'json' }
import { rankFamilies } from '../../../src/studio/direction/choose.ts'
import { choicesFor, choicesIn } from '../../../src/studio/direction/choose-by-concept.ts'
import { makeCovers } from '../../../src/studio/direction/make-cover.ts'
import { sampleBrief, sampleDocument } from '../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { factsOfFamily } from '../../../src/studio/families/facts.ts'
import type { Family } from '../../../src/studio/families/family.ts'
import { findFamily } from '../../../src/studio/families/index.ts'
import { speaksOf } from '../../../src/studio/families/speaks-of.ts'
import { paintFamily } from '../../../src/studio/press/paint-cover.ts'
import { sheetOf } from '../../../src/studio/press/sheet.ts'
import { samplesBehind } from '../../../src/studio/type/legibility/samples.ts'
import { aConcept } from '../concept/a-concept.ts'

const composed: readonly Family[] = Object.keys(sets).map((id) => findFamily(id) ?? assert.fail(id))

const width = 200
const format = (text: boolean) => ({ sheet: sheetOf(1600, 2560), pixels: { w: width, h: width * 1.6 }, text })

/** Relative luminance as the web defines it. */
const luminanceOf = (rgb: readonly number[]): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const ratioOf = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

const inPalette = (family: Family, at: number): CoverDocument => {
  const document = sampleDocument(family)
  const palette = family.palettes[at % family.palettes.length] ?? family.palettes[0]
  const layout = family.layouts[at % family.layouts.length] ?? family.layouts[0]
  return { ...document, direction: { ...document.direction, palette, layout: layout.id } }
}

/** Lines under this many units are small type. */
const small = 150
const least = 4.5

describe('small type', () => {
  composed.forEach((family, row) => {
    it(`has four and a half to one on what is painted under it: ${family.id}`, async () => {
      const document = inPalette(family, row)
      const { type } = await paintFamily(family, document, format(true))
      const { easel } = await paintFamily(family, document, format(false))
      for (const { items, backing } of type.stacks)
        for (const item of items) {
          // A slip under the line is part of the type, and is not in the picture without it.
          if (item.kind !== 'lines' || item.role === 'title' || backing) continue
          if (item.runs.some(({ size }) => size > small)) continue
          const grounds = samplesBehind(
            easel,
            item.runs.map(({ box }) => box),
          ).map(luminanceOf)
          const ink = luminanceOf(rgbOf(item.ink))
          const ratios = grounds.map((ground) => ratioOf(ink, ground)).toSorted((one, other) => one - other)
          const typical = ratios[Math.floor(ratios.length * 0.25)] ?? 0
          assert.ok(typical >= least, `${item.role} in ${document.direction.layout}: ${typical.toFixed(1)} to one`)
        }
    })
  })
})

const briefOf = (family: Family, change: { title?: string; subtitle?: string; summary?: string }) => {
  const { book, wishes } = sampleBrief(family)
  return makeBrief({ ...book, ...change }, wishes)
}

describe('a template that cannot carry a book', () => {
  const endless = 'Z'.repeat(80)
  const refusing = composed.filter((family) => family.carries !== undefined)

  it('carries its own sample', () => {
    for (const family of composed) assert.ok(family.carries?.(sampleBrief(family).book) ?? true, family.id)
  })

  it('is not chosen for it', () => {
    for (const family of refusing) {
      const { book, wishes } = sampleBrief(family)
      const refused = { ...book, title: endless, author: endless }
      assert.equal(family.carries?.(refused), false, family.id)
      const ranked = rankFamilies(makeBrief(refused, wishes), 1)
      assert.ok(
        ranked.every((each) => each.family !== family),
        family.id,
      )
      const concept = aConcept()
      const choices = choicesFor(makeBrief(refused, wishes, concept), concept, 1)
      assert.ok(
        choices.every((each) => each.family !== family),
        family.id,
      )
    }
  })

  it('is still painted where a caller names it', async () => {
    for (const family of refusing.filter((_, at) => at % 4 === 0)) {
      const [document] = makeCovers({
        brief: briefOf(family, { title: 'Zzz' }),
        template: family.id,
        seed: 3,
        count: 1,
      })
      const { easel } = await paintFamily(family, document ?? assert.fail(family.id), format(true))
      assert.equal(easel.canvas.width, width)
    }
  })
})

describe('a picture that is an idea by itself', () => {
  const topical = composed.filter((family) => factsOfFamily(family).topical)

  it('is about its own sample', () => {
    for (const family of composed.filter(
      (each) => factsOfFamily(each).about.length > 0 && factsOfFamily(each).bare.length > 0,
    ))
      assert.notEqual(speaksOf(family, sampleBrief(family)), 'none', family.id)
  })

  it('is kept from books about something else, where it is for its subject alone', () => {
    assert.ok(topical.length > 0)
    for (const family of topical) {
      const brief = briefOf(family, {
        title: 'Quarterly Tax Law',
        subtitle: 'Statutes',
        summary: 'Statutes of the courts.',
      })
      assert.ok(
        rankFamilies(brief, 1).every((each) => each.family !== family),
        family.id,
      )
    }
  })

  it('comes before a bare pattern where the book is about it', () => {
    const family = findFamily('struck-match') ?? assert.fail()
    const { book, wishes } = sampleBrief(family)
    const concept = aConcept()
    const staged = (title: string) =>
      choicesIn([family], makeBrief({ ...book, title, subtitle: null, summary: null }, wishes, concept), concept, 1)[0]
        ?.staging.points ?? 0
    assert.ok(staged('The Burnout Years') > staged('The Quiet Years'))
  })
})

describe('the same document', () => {
  for (const id of ['balanced-stones', 'woven-title', 'joined-sign'])
    it(`is painted the same twice: ${id}`, async () => {
      const family = findFamily(id) ?? assert.fail(id)
      const [one, other] = [
        await paintFamily(family, sampleDocument(family), format(true)),
        await paintFamily(family, sampleDocument(family), format(true)),
      ]
      assert.equal(Buffer.compare(one.easel.canvas.data(), other.easel.canvas.data()), 0)
    })
})
