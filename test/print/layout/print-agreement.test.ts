// Canvas and print file agree: what is measured here is as wide there, in every script, with the fonts that a run names.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { layoutWrap } from '../../../src/print/layout/layout-wrap.ts'
import { openFont } from '../../../src/print/pdf/font-file.ts'
import { shapeRun } from '../../../src/print/pdf/shape-run.ts'
import { extentOf } from '../../../src/print/typesetting/advance.ts'
import { aRequest, noTexts, someTexts } from './a-wrap-layout.ts'

const blurbs: readonly (readonly [string, string])[] = [
  ['English', someTexts.blurb],
  [
    'German',
    'Eine außergewöhnliche Geschichte über Verantwortung und die Unmöglichkeit des Vergessens, erzählt von der Frau, die nicht vergessen kann. '.repeat(
      3,
    ),
  ],
  [
    'Russian',
    'В то утро, когда погас маяк, она нашла на кухонном стуле чужое пальто и письмо, написанное её собственным почерком. '.repeat(
      3,
    ),
  ],
  ['Japanese', '灯台の灯りが消えた朝、真良は台所の椅子に見知らぬ人のコートを見つけた。'.repeat(8)],
  ['Chinese', '灯塔熄灭的那个早晨，玛拉在厨房的椅子上发现了一件陌生人的外套。'.repeat(9)],
  ['Hebrew', 'בבוקר שבו כבה המגדלור מצאה מרה מעיל של אדם זר על הכיסא במטבח. '.repeat(5)],
  ['Thai', 'ในเช้าวันที่ประภาคารดับลง มาราพบเสื้อคลุมของคนแปลกหน้าบนเก้าอี้ในครัว '.repeat(5)],
  ['Korean', '등대가 꺼진 아침, 마라는 부엌 의자에서 낯선 사람의 외투를 발견했다. '.repeat(7)],
  [
    'English with signs of elsewhere',
    'She read ★ the letter again ♥ and whispered שלום to 灯台 in the dark. '.repeat(5),
  ],
]

describe('a typeset line', () => {
  for (const [language, blurb] of blurbs) {
    it(`is as wide in the print file as on the canvas: ${language}`, async () => {
      const texts = { ...noTexts, blurb, spineTitle: 'The Keeper', spineAuthor: 'Elinor Vance' }
      const { runs } = layoutWrap(aRequest({ texts }))
      assert.ok(runs.length > 4)
      for (const run of runs) {
        const { width } = shapeRun(run, await Promise.all(run.fonts.map(openFont)))
        const tracking = run.letterSpacing / run.size
        const natural = (extentOf(run.text, run.face, tracking, run.direction).advance + tracking) * run.size
        const expected = natural + run.wordSpacing * (run.text.split(' ').length - 1)
        assert.ok(Math.abs(width - expected) < 0.5, `${run.text}: ${width}, but ${expected} on the canvas`)
      }
    })
  }
})
