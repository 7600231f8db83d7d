// What the character maps of the font files say.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { covers, missing } from '../../../src/studio/type/coverage.ts'
import type { FaceId } from '../../../src/studio/type/faces.ts'

const sets: readonly (readonly [FaceId, string])[] = [
  ['cinzel-bold', 'The Śpiący Žáček’s “Éloge” – Ștefan & Åse… 1984!'],
  ['anton', 'Những giấc mơ đêm hè'],
  ['garamond', 'Η νύχτα των αστεριών'],
  ['oswald-bold', 'Тіні забутих предків: Ґанок і їжак'],
  ['great-vibes', 'Война и мир'],
  ['frank-ruhl-black', 'מאה שנים (1967) של בדידות, כרך ב׳'],
  ['noto-thai-black', 'ความลับของป่าใหญ่ที่น้ำตก'],
  ['noto-serif-sc', '平凡的世界：第一部'],
  ['noto-serif-tc', '龍與風的歌，第二卷'],
  ['noto-sans-sc', '龍與風的歌 喆镕堃 平凡'],
  ['zen-old-mincho', '海辺のカフカ「上」〜ー々'],
  ['nanum-myeongjo', '채식주의자의 꿈, 뷁'],
  ['noto-signs', '☠★✦♛'],
]

test('faces cover the sentences of their scripts', () => {
  for (const [face, text] of sets) assert.deepEqual(missing(face, text), [], face)
})

test('what a face lacks is named, each character once', () => {
  assert.deepEqual(missing('anton', 'Ёж и ёж'), ['Ё', 'ж', 'и', 'ё'])
  assert.deepEqual(missing('orbitron-bold', 'Łódź Ő'), ['Ł', 'ź', 'Ő'])
  assert.equal(covers('noto-serif-tc', '龙'), false)
  assert.equal(covers('inter-black', '🔥'), false)
})

test('spaces, joiners, direction marks and variation selectors need no glyph', () => {
  assert.ok(covers('anton', 'A\u00a0B\u2003C\u3000D\t\nE\u200d\u200c\u2060\u200e\u200f\ufe0f\u00ad'))
})

test('characters beyond the first plane are looked up whole', () => {
  assert.deepEqual(missing('noto-sans-sc', '𠮷𠀀'), ['𠮷', '𠀀'])
})
