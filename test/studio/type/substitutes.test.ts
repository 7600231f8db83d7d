// Every text is set in a face that has its letters, as near as possible to the wanted one, and never with an empty box.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { coverText } from '../../../src/contract/text.ts'
import { covers } from '../../../src/studio/type/coverage.ts'
import { type FaceId, faces } from '../../../src/studio/type/faces.ts'
import { fontAlias } from '../../../src/studio/type/font-files.ts'
import { scriptOf } from '../../../src/studio/type/scripts.ts'
import { faceFor, fontList } from '../../../src/studio/type/substitutes.ts'
import { alphabets } from './alphabets.ts'

const letterFaces = faces.filter(({ scripts }) => scripts.length > 0)

const wanted: readonly FaceId[] = ['cinzel-bold', 'anton', 'great-vibes', 'fredoka', 'special-elite']

const sentences = [
  'The Quiet Light of “Éloge” – Śpiący Žáček, Ștefan & Åse… 1984!',
  'Những giấc mơ đêm hè',
  'Η νύχτα των αστεριών',
  'Тіні забутих предків: Ґанок і їжак',
  'מאה שנים (1967) של בדידות',
  'ความลับของป่าใหญ่ 2',
  '平凡的世界：第一部',
  '龍與風的歌，第二卷',
  '海辺のカフカ「上」',
  '채식주의자의 꿈',
]

test('whatever face is wanted, one face sets the whole sentence', () => {
  const setting = [
    ...sentences.flatMap((sentence) => letterFaces.map(({ id }) => [sentence, id] as const)),
    ...Object.values(alphabets).flatMap((alphabet) => wanted.map((id) => [alphabet, id] as const)),
  ]
  for (const [sentence, id] of setting) {
    const { face, text } = faceFor(sentence, id)
    assert.ok(covers(face, text), `${sentence} in ${id} became ${text} in ${face}`)
    assert.equal(scriptOf(text), scriptOf(sentence))
  }
})

test('a face that has every letter is kept', () => {
  for (const { id } of letterFaces)
    assert.deepEqual(faceFor('Quiet Light 1984', id), { face: id, text: 'Quiet Light 1984' })
})

test('the substitute speaks as the wanted face does', () => {
  const substitutes: readonly (readonly [string, FaceId, FaceId])[] = [
    ['Тіні забутих предків', 'cinzel-bold', 'cormorant-sc'],
    ['Тіні забутих предків', 'anton', 'oswald-bold'],
    ['Тіні забутих предків', 'orbitron-bold', 'russo-one'],
    ['Тіні забутих предків', 'alex-brush', 'great-vibes'],
    ['Тіні забутих предків', 'luckiest-guy', 'rubik-black'],
    ['Η νύχτα των αστεριών', 'anton', 'sofia-extra-condensed'],
    ['Η νύχτα των αστεριών', 'great-vibes', 'garamond-italic'],
    ['Những giấc mơ', 'pirata-one', 'grenze-gotisch'],
    ['Những giấc mơ', 'fredoka', 'baloo'],
    ['מאה שנים', 'garamond', 'frank-ruhl'],
    ['מאה שנים', 'anton', 'heebo-black'],
    ['ความลับ', 'cinzel-bold', 'noto-thai-looped-bold'],
    ['ความลับ', 'anton', 'noto-thai-black'],
    ['平凡的世界', 'cinzel-bold', 'noto-serif-sc'],
    ['平凡的世界', 'anton', 'noto-sans-sc'],
    ['龍與風的歌', 'cinzel-bold', 'noto-serif-tc'],
    ['図書館戦争', 'cinzel-bold', 'zen-old-mincho'],
    ['海辺のカフカ', 'anton', 'zen-kaku-gothic'],
    ['채식주의자', 'garamond', 'nanum-myeongjo'],
  ]
  for (const [text, asked, face] of substitutes) assert.equal(faceFor(text, asked).face, face, `${text} in ${asked}`)
})

test('capitals are never set in a face that cannot be read in capitals', () => {
  for (const text of ['ТІНІ ЗАБУТИХ ПРЕДКІВ', 'NHỮNG GIẤC MƠ']) {
    for (const { id, setsCapitals } of letterFaces) {
      const { face } = faceFor(text, id)
      if (setsCapitals)
        assert.ok(faces.find((candidate) => candidate.id === face)?.setsCapitals, `${text}: ${id} to ${face}`)
    }
  }
})

test('emoji never survive', () => {
  const emoji = ['🔥', '❤️', '👨‍👩‍👧', '🇩🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👍🏽', '1️⃣', '⭐', '⚡', '☠️', '😀', '🫠', '✨', '🕊', '©️', '🈚']
  for (const one of emoji) {
    const { text } = faceFor(`Love ${one} War`, 'cinzel-bold')
    assert.doesNotMatch(
      text,
      /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\u200d|\ufe0f|\u20e3|[\u{1f000}-\u{1ffff}]/u,
      one,
    )
    assert.match(text, /^Love (?:\S+ )?War$/u)
  }
  assert.equal(faceFor('I ❤️ Paris 🔥', 'anton').text, 'I ♥ Paris')
  assert.equal(faceFor('⭐ Sky ☠️ 1️⃣', 'anton').text, '★ Sky ☠ 1')
  assert.deepEqual(faceFor('😀', 'anton'), { face: 'anton', text: '' })
})

test('characters that no face has become plain ones or are left out', () => {
  assert.equal(faceFor('𝕳𝖊𝖑𝖑 Ｗide', 'anton').text, 'Hell Wide')
  assert.equal(faceFor('A\ue000B\ufffdC', 'anton').text, 'ABC')
  assert.equal(faceFor('e\u0301te\u0301', 'anton').text, 'été')
})

const inkOf = (font: string, text: string): string => {
  const canvas = createCanvas(160, 90)
  const ctx = canvas.getContext('2d')
  ctx.font = `48px ${font}`
  ctx.fillText(text, 8, 64)
  return Buffer.from(canvas.data()).toString('base64')
}

test('signs and foreign words come from the tail of the font list, not from the machine', () => {
  assert.equal(faceFor('Love ♥ War', 'cinzel-bold').face, 'cinzel-bold')
  assert.equal(inkOf(fontList('cinzel-bold'), '☠'), inkOf(`"${fontAlias('noto-signs')}"`, '☠'))
  assert.equal(inkOf(fontList('cinzel-bold'), 'ป'), inkOf(`"${fontAlias('noto-thai-looped-bold')}"`, 'ป'))
})

test('a text of many scripts keeps all its letters', () => {
  const mixed = 'Їжак 東京 ความ שלום 꿈 ♥'
  const { face, text } = faceFor(mixed, 'cinzel-bold')
  assert.equal(text, mixed)
  const names = fontList(face)
  for (const sign of text) {
    assert.ok(
      faces.some(({ id }) => names.includes(`"${fontAlias(id)}"`) && covers(id, sign)),
      sign,
    )
  }
})

test('a name in Chinese characters takes the forms of the language beside it', () => {
  const formsOf = (beside: string): string | null =>
    faces.find(({ id }) => id === faceFor('水野遥', 'garamond', beside).face)?.hanForms ?? null
  assert.equal(formsOf('灯台守の娘'), 'japanese')
  assert.equal(formsOf('平凡的世界'), 'simplified')
})

test('a book whose title would come out empty is refused, and no other for its script', () => {
  const letters = [...'AΩЖԱაשሀ字あア가กກកကක', ...'কકਕಕകକகక', '?', '7', '€', '½', '❤', '𝕳', '⚔️', 'ᚠ', '𓂀', '🔥']
  for (const letter of letters)
    assert.equal(coverText(100).safeParse(letter).success, faceFor(letter, 'anton').text !== '', letter)
})

test('a word that is left out takes its full stop with it', () => {
  const plain = (text: string): string => faceFor(text, 'garamond').text
  assert.equal(plain('A good book. هذا كتاب جيد. It is.'), 'A good book. It is.')
  assert.equal(plain('नमस्ते दुनिया। שלום'), 'שלום')
  assert.equal(plain('Stop! 🔥 Go…'), 'Stop! Go…')
})
