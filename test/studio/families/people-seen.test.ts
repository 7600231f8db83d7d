// People are seen: on every template that shows them their outline is told from what is behind it, and type at their feet from them.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ConceptPeople } from '../../../src/contract/concept.ts'
import { makeBrief } from '../../../src/studio/brief/brief.ts'
import { type Colour, hexOf, lchOf } from '../../../src/studio/colour/colour.ts'
import { direct } from '../../../src/studio/direction/direct.ts'
import { documentOf } from '../../../src/studio/direction/make-cover.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import type { Family } from '../../../src/studio/families/family.ts'
import { families } from '../../../src/studio/families/index.ts'
import { showsPeople, showTroupe, troupeFor, twoLovers } from '../../../src/studio/figures/covers/stage.ts'
import type { FigureLook } from '../../../src/studio/figures/look.ts'
import { Easel } from '../../../src/studio/paint/easel.ts'
import { designOf } from '../../../src/studio/press/design-of-document.ts'
import { paintFamily } from '../../../src/studio/press/paint-cover.ts'
import { sceneOf } from '../../../src/studio/press/scene-of-document.ts'
import { sheetOf } from '../../../src/studio/press/sheet.ts'
import { aBrief } from '../a-brief.ts'
import { aConcept } from '../concept/a-concept.ts'

const templates = families.filter(({ shows }) => shows === showsPeople)

/** Seen from above, the crowns of a wood hide whoever walks below them. */
const holdsNobody = (family: string, layout: string): boolean => family === 'wood-light' && layout === 'crowns'

const sheet = sheetOf(1600, 2560)
const [wide, high] = [240, 384]

const someone = (who: string, more: Partial<ConceptPeople> = {}): ConceptPeople => ({
  who,
  count: 1,
  age: 'adult',
  relation: 'alone',
  pose: 'standing',
  dress: null,
  ...more,
})

const documentFor = (family: Family, layout: string, people: ConceptPeople, seed: number): CoverDocument => {
  const book = aBrief({ genre: 'contemporary-fiction', subgenre: null, title: 'Some Title', summary: null }).book
  const brief = makeBrief(book, { prompt: null, colorPalette: null, mood: null }, aConcept({ people }))
  return documentOf(family, brief, seed, { ...direct(family, brief, seed, 0), hero: 'people', layout })
}

type Pixels = Uint8ClampedArray

const pixelsOf = (easel: Easel): Pixels => easel.ctx.getImageData(0, 0, wide, high).data

const labOf = (pixels: Pixels, at: number): readonly [number, number, number] => {
  const { l, c, h } = lchOf(hexOf([0, 1, 2].map((channel) => pixels[at * 4 + channel] ?? 0)))
  return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]
}

const apart = (pixels: Pixels, one: number, other: number): number => {
  const [a, b] = [labOf(pixels, one), labOf(pixels, other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Where people are: what turns white where they are painted white, and black where black. */
const maskOf = (paint: (flood?: Colour) => Pixels): ((at: number) => boolean) => {
  const [black, white] = [paint('#000000'), paint('#ffffff')]
  return (at) => Math.abs((white[at * 4] ?? 0) - (black[at * 4] ?? 0)) > 128
}

/** Share of the outline of heads and shoulders, down to the thighs, that is lost against what is behind it. */
const shareLost = (paint: (flood?: Colour) => Pixels): number => {
  const seen = paint()
  const isFigure = maskOf(paint)
  const rows = Array.from({ length: high }, (_, y) => y).filter((y) =>
    Array.from({ length: wide }, (_, x) => y * wide + x).some(isFigure),
  )
  const [first = 0, last = 0] = [rows[0], rows.at(-1)]
  let [edges, lost] = [0, 0]
  for (let y = Math.max(3, first); y < Math.min(high - 3, first + (last - first) * 0.6); y++)
    for (let x = 3; x < wide - 3; x++)
      for (const step of [1, -1, wide, -wide]) {
        const at = y * wide + x
        if (!isFigure(at) || !isFigure(at - step) || isFigure(at + step) || isFigure(at + 2 * step)) continue
        edges++
        if (Math.max(apart(seen, at, at + 2 * step), apart(seen, at - step, at + 2 * step)) < 0.07) lost++
      }
  return edges === 0 ? 1 : lost / edges
}

describe('people are told from what is behind them', () => {
  for (const family of templates)
    it(`on ${family.id}`, () => {
      for (const { id: layout } of family.layouts.filter(({ id }) => !holdsNobody(family.id, id)))
        for (const [people, seed] of [
          [someone('a woman and a man', { count: 2, relation: 'couple' }), 5],
          [someone('a woman'), 7],
        ] as const) {
          const document = documentFor(family, layout, people, seed)
          const share = shareLost((flood) => {
            using easel = new Easel(sheet, wide / sheet.w, seed)
            designOf(family, document, sheet, false, flood).back(easel, { stacks: [], zones: [] })
            return pixelsOf(easel)
          })
          assert.ok(share < 0.36, `${layout}, ${people.who}: ${(share * 100).toFixed(0)} % of the outline is lost`)
        }
    })

  it('in every manner, on every ground', () => {
    const family = templates[0] ?? assert.fail()
    const document = documentFor(family, family.layouts[0].id, twoLovers, 4)
    const looks: readonly FigureLook[] = [
      { manner: 'flat', light: [-0.75, -0.65], dark: '#3a2136' },
      { manner: 'lit', light: [0.7, -0.7], dark: '#1a1a2a', keep: 0.4 },
      { manner: 'painted', light: [-0.7, -0.7], dark: '#2a2030' },
      { manner: 'shape', light: [-0.7, -0.7], dark: '#2a2833' },
    ]
    for (const look of looks)
      for (const ground of ['#15131c', '#2b2a38', '#5a4a48', '#8a6a58', '#b08a70', '#d8b898', '#f2e4d0']) {
        const share = shareLost((flood) => {
          using easel = new Easel(sheet, wide / sheet.w, 4)
          easel.fill(ground)
          const scene = sceneOf(document, sheet, false, flood)
          const troupe = troupeFor(scene, {}, twoLovers) ?? assert.fail()
          showTroupe(easel, troupe, { x: 800, y: 2300, height: 1700, look })
          return pixelsOf(easel)
        })
        assert.ok(share < 0.3, `${look.manner} on ${ground}: ${(share * 100).toFixed(0)} % of the outline is lost`)
      }
  })
})

describe('type at the feet of people', () => {
  it('stands on a plain ground', async () => {
    for (const family of templates)
      for (const { id: layout } of family.layouts) {
        const document = documentFor(family, layout, someone('a man in a long pale coat'), 5)
        const { easel, type } = await paintFamily(family, document, {
          sheet,
          pixels: { w: wide, h: high },
          text: false,
        })
        const author = type.stacks
          .flatMap(({ items }) => items)
          .find((item) => item.kind === 'lines' && item.role === 'author')
        const { box } = author ?? assert.fail(`${family.id}: no author`)
        const isCrossed = easel.bodies.some(
          (body) =>
            body.x < box.x + box.w && box.x < body.x + body.w && body.y < box.y + box.h && box.y < body.y + body.h,
        )
        if (!isCrossed) continue
        const pixels = pixelsOf(easel)
        const lights: number[] = []
        const size = wide / sheet.w
        for (let y = Math.round(box.y * size); y < (box.y + box.h) * size; y++)
          for (let x = Math.round(box.x * size); x < (box.x + box.w) * size; x++)
            lights.push(labOf(pixels, y * wide + x)[0])
        const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length
        const spread = Math.sqrt(lights.reduce((sum, light) => sum + (light - mean) ** 2, 0) / lights.length)
        assert.ok(spread < 0.05, `${family.id}, ${layout}: ${spread.toFixed(3)}`)
      }
  })
})
