// Setting text in columns: no letter is lost, no line too long, edges straight, breaks where each language wants them.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { alignments } from '../../../src/catalog/print.ts'
import { extentOf } from '../../../src/print/typesetting/advance.ts'
import { hangAfter, hangBefore } from '../../../src/print/typesetting/protrusion.ts'
import { breakText, type Column, placeLines } from '../../../src/print/typesetting/set-text.ts'
import { faceFor } from '../../../src/studio/type/substitutes.ts'
import { fc } from '../../support/property.ts'
import { aColumn, blurb } from './a-column.ts'

const linesOf = (column: Column): string[] => breakText(column).map(({ text }) => text)

const bare = (text: string): string => text.replace(/\s+/gu, '')

/** Set hyphens stand at the end of a line only. */
const rejoined = (lines: readonly string[]): string => bare(lines.map((line) => line.replace(/-$/u, '')).join(''))

const someText = fc.oneof(
  fc.lorem({ maxCount: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom('光', '灯台', '「', '」', '。', 'ー', 'ประภาคาร', 'שלום', 'well-known', '—', '…', 'a', '\n', ' '),
      { maxLength: 80 },
    )
    .map((parts) => parts.join('')),
  fc.integer({ min: 1, max: 300 }).map((length) => 'm'.repeat(length)),
)

describe('a set text', () => {
  it('loses no letter, whatever it says and however narrow the column', () => {
    fc.assert(
      fc.property(
        someText,
        fc.constantFrom(...alignments),
        fc.integer({ min: 40, max: 500 }),
        fc.boolean(),
        (given, alignment, width, balanced) => {
          const { text, face } = faceFor(given, 'garamond')
          const lines = linesOf(aColumn({ text, face, alignment, width, balanced }))
          // A hyphen of the text itself may also end a line, so all of them are left out of the comparison.
          assert.equal(rejoined(lines).replaceAll('-', ''), bare(text).replaceAll('-', ''))
        },
      ),
      { numRuns: 150 },
    )
  })

  it('has no line that is wider than its column, but for signs that hang', () => {
    fc.assert(
      fc.property(
        someText,
        fc.constantFrom(...alignments),
        fc.integer({ min: 120, max: 500 }),
        (given, alignment, width) => {
          const { text, face } = faceFor(given, 'garamond')
          const column = aColumn({ text, face, alignment, width })
          for (const { text: line, x, wordSpacing, letterSpacing } of placeLines(breakText(column), column)) {
            const spaced =
              extentOf(line, face, letterSpacing / column.size, 'ltr').advance * column.size +
              wordSpacing * (line.split(' ').length - 1)
            const hang = (hangBefore(line, face) + hangAfter(line, face)) * column.size
            assert.ok(spaced <= width + hang + 0.02 * width, `${line} is ${spaced} wide in ${width}`)
            assert.ok(x >= -hang - 0.01 - 0.02 * width)
          }
        },
      ),
      { numRuns: 100 },
    )
  })

  it('has straight edges where it is justified', () => {
    const column = aColumn()
    const broken = breakText(column)
    for (const [at, line] of placeLines(broken, column).entries()) {
      if (broken[at]?.endsParagraph) continue
      const width =
        extentOf(line.text, 'garamond', 0, 'ltr').advance * column.size +
        line.wordSpacing * (line.text.split(' ').length - 1)
      const hang = hangAfter(line.text, 'garamond') * column.size
      assert.ok(Math.abs(line.x + width - hang - column.width) < 0.01, line.text)
      assert.ok(
        line.wordSpacing < 0.2 * column.size && line.wordSpacing > -0.1 * column.size,
        `${line.text}: ${line.wordSpacing}`,
      )
    }
  })

  it('fills lines more evenly than one that breaks as late as it can', () => {
    const column = aColumn({ hyphenated: false, width: 260 })
    const space = extentOf('n n', 'garamond', 0, 'ltr').advance - extentOf('nn', 'garamond', 0, 'ltr').advance
    const looseness = (lines: readonly string[]): number =>
      lines.slice(0, -1).reduce((sum, line) => {
        const short = column.width / column.size - extentOf(line, 'garamond', 0, 'ltr').advance
        return sum + (short / (space * (line.split(' ').length - 1))) ** 2
      }, 0)
    for (const paragraph of blurb.split('\n\n')) {
      const late: string[] = ['']
      for (const word of paragraph.split(' ')) {
        const longer = `${late.at(-1)} ${word}`.trim()
        if (extentOf(longer, 'garamond', 0, 'ltr').advance * column.size <= column.width) late[late.length - 1] = longer
        else late.push(word)
      }
      const best = linesOf({ ...column, text: paragraph })
      assert.ok(looseness(best) <= looseness(late) + 1e-9, `${looseness(best)} against ${looseness(late)}`)
    }
  })

  it('does not end on the rest of a divided word, nor on a very short one where that can be avoided', () => {
    for (let width = 200; width <= 420; width += 5) {
      const broken = breakText(aColumn({ width }))
      for (const [at, line] of broken.entries()) {
        const before = broken[at - 1]
        if (!line.endsParagraph || before?.paragraph !== line.paragraph) continue
        assert.ok(!(before.text.endsWith('-') && !line.text.includes(' ')), `${before.text} / ${line.text} at ${width}`)
        assert.ok(line.text.length > 3, `${line.text} at ${width}`)
      }
    }
  })

  it('balances headlines', () => {
    const lines = linesOf(
      aColumn({
        text: 'Some secrets refuse to stay buried beneath the quiet sea.',
        balanced: true,
        alignment: 'center',
        size: 18,
        width: 380,
      }),
    )
    assert.equal(lines.length, 2)
    const [one = '', other = ''] = lines
    assert.ok(Math.abs(one.length - other.length) < 12, lines.join(' / '))
  })

  it('keeps Japanese and Chinese punctuation off the wrong ends of lines', () => {
    const text =
      '「灯台の灯りが消えた朝、真良は台所の椅子に見知らぬ人のコートを見つけた。」そして、自分の筆跡で書かれた手紙も（書いた覚えのない）。'
    for (let width = 90; width < 260; width += 7) {
      const lines = linesOf(aColumn({ text, face: 'zen-old-mincho', width }))
      for (const line of lines) {
        assert.doesNotMatch(line, /^[、。」）ー]/u)
        assert.doesNotMatch(line, /[「（]$/u)
      }
    }
  })

  it('breaks Thai between words only', () => {
    const words = ['ในเช้า', 'วันที่', 'ประภาคาร', 'ดับลง', 'เกาะ', 'แห่งนี้', 'เก็บ', 'ความลับ', 'ไว้']
    const starts = new Set<number>()
    const segments = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(words.join(''))]
    for (const { index } of segments) starts.add(index)
    let end = 0
    const lines = linesOf(aColumn({ text: words.join(''), face: 'noto-thai', width: 90, alignment: 'left' }))
    assert.ok(lines.length > 2)
    for (const line of lines.slice(0, -1)) {
      end += line.length
      assert.ok(starts.has(end), `${line} ends inside a word`)
    }
  })

  it('sets Hebrew from the right, and Latin beside it from the left', () => {
    const column = aColumn({
      text: 'בבוקר שבו כבה המגדלור מצאה מרה מעיל של אדם זר על הכיסא\nA plain English paragraph.',
      face: 'frank-ruhl',
      width: 160,
    })
    const broken = breakText(column)
    assert.deepEqual(new Set(broken.slice(0, -1).map(({ direction }) => direction)), new Set(['rtl']))
    assert.equal(broken.at(-1)?.direction, 'ltr')
    const placed = placeLines(broken, column)
    const last = placed.findLast(({ direction }) => direction === 'rtl')
    assert.ok(
      last && Math.abs(last.ink.right - column.width) < 2,
      'the last line of a Hebrew paragraph ends at the right edge',
    )
  })

  it('sets 2,000 characters in less than 30 ms', () => {
    const text = `${blurb}\n${blurb}\n${blurb}`.slice(0, 2000)
    const times = Array.from({ length: 12 }, (_, at) => {
      // Another width each time: what is remembered are letters, not lines.
      const column = aColumn({ text: `${at} ${text}`, width: 300 + 5 * at })
      // Time of the processor, not of the clock: other tests run beside this one.
      const started = process.cpuUsage()
      placeLines(breakText(column), column)
      const { user, system } = process.cpuUsage(started)
      return (user + system) / 1000
    })
    assert.ok(Math.min(...times) < 30, `${times.map((time) => time.toFixed(1)).join(', ')} ms`)
  })
})
