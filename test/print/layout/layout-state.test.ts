// The stored layout: what is taken back, and what is refused with a reason.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { Fault } from '../../../src/catalog/fault.ts'
import { layoutStateSchema, readLayoutState } from '../../../src/print/layout/layout-state.ts'
import { layoutWrap } from '../../../src/print/layout/layout-wrap.ts'
import { aRequest } from './a-wrap-layout.ts'

const { state } = layoutWrap(aRequest())
const [first] = state.textBlocks
assert.ok(first)

const withBlock = (changes: object): object => ({ ...state, textBlocks: [{ ...first, ...changes }] })

const refusals: readonly (readonly [string, unknown, RegExp])[] = [
  ['no layout', null, /^layoutState: .*expected object/],
  ['another version', { ...state, schemaVersion: 2 }, /^layoutState\.schemaVersion: .*expected 1/],
  ['a spine on its head', { ...state, spineRotation: 180 }, /^layoutState\.spineRotation:/],
  ['a field of its own', { ...state, extra: true }, /^layoutState: .*extra/],
  ['no colours', { ...state, colors: undefined }, /^layoutState\.colors:/],
  [
    'a colour by name',
    { ...state, colors: { ...state.colors, text: 'red' } },
    /^layoutState\.colors\.text: expected a colour/,
  ],
  ['a size of nothing', withBlock({ fontSize: 0 }), /^layoutState\.textBlocks\[0\]\.fontSize: .*>=7/],
  ['a size below the printer’s least', withBlock({ fontSize: 6.9 }), /fontSize: .*>=7/],
  ['a place that is no number', withBlock({ x: Number.NaN }), /textBlocks\[0\]\.x:/],
  ['an endless width', withBlock({ width: Number.POSITIVE_INFINITY }), /textBlocks\[0\]\.width:/],
  ['a place off the sheet', withBlock({ y: 99 }), /textBlocks\[0\]\.y: .*<=30/],
  ['an unknown face', withBlock({ font: 'comic-sans' }), /textBlocks\[0\]\.font:/],
  ['an unknown panel', withBlock({ panel: 'flap' }), /textBlocks\[0\]\.panel: .*"back"/],
  ['too long a text', withBlock({ text: 'a'.repeat(2001) }), /textBlocks\[0\]\.text: expected at most 2000 characters/],
  ['a text that is no text', withBlock({ text: 7 }), /textBlocks\[0\]\.text: .*expected string/],
  ['an id with spaces', withBlock({ id: 'my block' }), /textBlocks\[0\]\.id: expected a name/],
  ['a missing field', withBlock({ leading: undefined }), /textBlocks\[0\]\.leading:/],
  [
    'a hairline',
    withBlock({ rule: { width: 1, thickness: 0.2, offset: 0.1, color: '#000000' } }),
    /rule\.thickness: .*>=0\.75/,
  ],
  ['two blocks of one name', { ...state, textBlocks: [first, first] }, /textBlocks: expected ids that differ/],
  [
    '41 blocks',
    { ...state, textBlocks: Array.from({ length: 41 }, (_, at) => ({ ...first, id: `b${at}` })) },
    /textBlocks: expected at most 40 blocks/,
  ],
]

describe('a stored layout', () => {
  it('is read back as it was', () => assert.deepEqual(readLayoutState(JSON.parse(JSON.stringify(state))), state))

  it('counts characters, not halves of them', () => {
    assert.equal(readLayoutState(withBlock({ text: '😀'.repeat(2000) })).textBlocks.length, 1)
  })

  it('can be described to callers', () => {
    const described = z.toJSONSchema(layoutStateSchema)
    assert.deepEqual(described.required, ['schemaVersion', 'spineRotation', 'colors', 'textBlocks'])
  })

  for (const [what, sent, reason] of refusals) {
    it(`is refused: ${what}`, () => {
      assert.throws(
        () => readLayoutState(sent),
        (error) =>
          error instanceof Fault && error.code === 'invalid_layout' && reason.test(error.message)
            ? true
            : assert.fail(String(error)),
      )
    })
  }
})
