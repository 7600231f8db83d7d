// Spines of Chinese, Japanese and Korean books: upright characters from head to foot, as real text; all else lies on its side.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { inPoints } from '../../../src/print/geometry/boxes.ts'
import { wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import type { LayoutState } from '../../../src/print/layout/layout-state.ts'
import { layoutWrap, type WrapLayout } from '../../../src/print/layout/layout-wrap.ts'
import { isInside } from '../../../src/print/layout/panels.ts'
import { typesetState } from '../../../src/print/layout/typeset-state.ts'
import { openFont } from '../../../src/print/pdf/font-file.ts'
import { shapeUpright } from '../../../src/print/pdf/shape-upright.ts'
import { writeWrapPdf } from '../../../src/print/pdf/write-wrap-pdf.ts'
import { preflight } from '../../../src/print/preflight/preflight.ts'
import { aWrapPage, paperback } from '../a-wrap-page.ts'
import { readText } from '../pdf/read-text.ts'
import { aRequest, noTexts } from './a-wrap-layout.ts'

const thick = { ...paperback, pageCount: 320 }
const geometry = wrapGeometry(thick)

const spineOf = (spineTitle: string, spineAuthor = ''): WrapLayout =>
  layoutWrap(aRequest({ geometry, texts: { ...noTexts, spineTitle, spineAuthor } }))

const turned = ({ state }: WrapLayout, spineRotation: LayoutState['spineRotation']) =>
  typesetState({ geometry, state: { ...state, spineRotation }, backdrop: aRequest().backdrop })

const printed = async ({ runs }: Pick<WrapLayout, 'runs'>): Promise<Buffer> => {
  const page = await aWrapPage(thick)
  return writeWrapPdf({ ...page, type: runs })
}

const uprightBooks: readonly (readonly [string, string, string])[] = [
  ['Japanese', '『コーヒーが冷めないうちに』、〜続', '川口 俊和'],
  ['Chinese', '《百年孤独》：第二部……', '加西亚·马尔克斯'],
  ['traditional Chinese', '遠方的鼓聲。', '林靜'],
  ['Korean', '등대지기의 딸', '한서윤'],
]

describe('a spine', () => {
  for (const [language, title, author] of uprightBooks) {
    it(`stands upright in ${language}, is read in order, and keeps clear of the folds`, async () => {
      const layout = spineOf(title, author)
      assert.equal(layout.state.spineRotation, 0)
      assert.deepEqual(layout.report.warnings, [])
      assert.ok(layout.runs.every(({ upright, rotation }) => upright && rotation === 0))
      const pdf = await printed(layout)
      assert.deepEqual(
        (await readText(pdf)).filter((line) => line !== ''),
        [title, author],
      )
      const { checks } = await preflight(pdf, geometry)
      assert.deepEqual(
        checks.filter(({ pass }) => !pass),
        [],
      )
    })
  }

  it('is centred between its folds, the title at its head and the author at its foot', () => {
    const { runs } = spineOf('灯台守の娘', '水野 遥')
    const [face, safe] = [inPoints(geometry.spine.face), inPoints(geometry.spine.safe ?? geometry.spine.face)]
    const [title, author] = runs
    assert.ok(title && author && title.y < face.height / 3 && author.y > (face.height * 2) / 3)
    for (const { x, y, size } of runs) {
      assert.ok(Math.abs(x - (face.x + face.width / 2)) < 0.01)
      assert.ok(isInside({ x: x - size / 2, y, width: size, height: size }, safe))
    }
  })

  it('has brackets, long vowels and small kana in their vertical forms, and the characters as ever', async () => {
    const [run] = spineOf('「コーヒー」のチャ').runs
    assert.ok(run)
    const fonts = await Promise.all(run.fonts.map(openFont))
    const isOther = ({ font, id, text }: ReturnType<typeof shapeUpright>[number]): boolean =>
      font.font.nominalGlyph(text.codePointAt(0) ?? 0) !== id
    const changed = shapeUpright(run, fonts).filter(isOther)
    assert.equal(changed.map(({ text }) => text).join(''), '「ーー」ャ')
  })

  for (const title of ['三体 Remembrance', '1Q84の謎', '괜찮아, 사랑이야', 'Ember'])
    it(`lies on its side where it says “${title}”, whatever its layout asks for`, () => {
      const layout = spineOf(title)
      assert.equal(layout.state.spineRotation, 90)
      assert.deepEqual(turned(layout, 0), turned(layout, 90))
    })

  it('lies in lines where its title is too long for a column that can be read from a shelf', () => {
    const { state, report } = spineOf('ある晴れた朝に目を覚ましたら隣に知らない猫が眠っていた'.repeat(3))
    assert.equal(state.spineRotation, 90)
    assert.deepEqual(report.warnings, [])
  })

  it('has an upright title over an author in Latin letters, who lies on his side', async () => {
    const layout = spineOf('三体', 'Ken Liu')
    assert.deepEqual(
      layout.runs.map(({ upright, rotation }) => [upright, rotation]),
      [
        [true, 0],
        [false, 90],
      ],
    )
    const { pass } = await preflight(await printed(layout), geometry)
    assert.ok(pass)
  })

  it('is turned by who asks for it', () => {
    const layout = spineOf('灯台守の娘', '水野 遥')
    for (const rotation of [90, -90] as const)
      assert.ok(turned(layout, rotation).runs.every((run) => !run.upright && run.rotation === rotation))
  })
})
