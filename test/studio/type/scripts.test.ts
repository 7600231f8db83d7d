// What a script asks of its setting.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  canTrack,
  canUppercase,
  hanFormsOf,
  inCapitals,
  isRightToLeft,
  scriptOf,
  scriptsIn,
  splitWords,
} from '../../../src/studio/type/scripts.ts'

test('the script with most letters is the script of the text', () => {
  const scripts = {
    'The Winter Throne': 'latin',
    'Những giấc mơ': 'latin',
    'Η νύχτα των αστεριών': 'greek',
    'Тіні забутих предків': 'cyrillic',
    'מאה שנים 1967 של IBM': 'hebrew',
    'ความลับของป่า 2 (Deluxe)': 'thai',
    平凡的世界: 'han',
    海辺のカフカ: 'japanese',
    채식주의자: 'korean',
    'ասի տարի': 'armenian',
    '1984!': 'latin',
    '': 'latin',
  }
  for (const [text, script] of Object.entries(scripts)) assert.equal(scriptOf(text), script, text)
  assert.deepEqual(scriptsIn('Tokyo 東京'), ['latin', 'han'])
})

test('only Hebrew runs from right to left', () => {
  assert.ok(isRightToLeft('מאה שנים (1967)'))
  assert.ok(!isRightToLeft('Shalom שלום and more'))
})

test('capitals exist in Latin, Greek and Cyrillic, and spacing suits letters that stand alone', () => {
  for (const text of ['Winter', 'Νύχτα', 'Зима']) assert.ok(canUppercase(text) && canTrack(text), text)
  for (const text of ['שלום', 'ความลับ', 'নদী']) assert.ok(!canUppercase(text) && !canTrack(text), text)
  for (const text of ['平凡', 'カフカ', '꿈']) assert.ok(!canUppercase(text) && canTrack(text), text)
  assert.ok(!canTrack('Love in กรุงเทพ'))
})

test('Greek capitals lose their accents', () => {
  assert.equal(inCapitals('Η νύχτα'), 'Η ΝΥΧΤΑ')
  assert.equal(inCapitals('Été à Paris'), 'ÉTÉ À PARIS')
})

test('Chinese characters tell which country wrote them', () => {
  assert.equal(hanFormsOf('平凡的世界', ''), 'simplified')
  assert.equal(hanFormsOf('龍與風的歌', ''), 'traditional')
  assert.equal(hanFormsOf('図書館戦争', ''), 'japanese')
})

const cut = (text: string): string =>
  splitWords(text)
    .map(({ text: piece, spaced }) => (spaced ? `_${piece}` : piece))
    .join('|')

test('words part at spaces, after long dashes and in long compounds', () => {
  assert.equal(cut('  The Winter\nThrone '), 'The|_Winter|_Throne')
  assert.equal(cut('Half-Blood Spider-Man—again'), 'Half-|Blood|_Spider-Man—|again')
  assert.equal(cut('100\u00a0Years of War\u200bPeace'), '100\u00a0Years|_of|_War|Peace')
  assert.equal(cut('מאה שנים של'), 'מאה|_שנים|_של')
  assert.equal(cut('채식주의자의 꿈'), '채식주의자의|_꿈')
  assert.deepEqual(splitWords(' '), [])
})

test('Thai parts between words, not inside them', () => {
  assert.equal(cut('ความลับของป่าใหญ่'), 'ความลับ|ของ|ป่า|ใหญ่')
})

test('Chinese and Japanese part between words, and particles follow theirs', () => {
  assert.equal(cut('平凡的世界'), '平凡的|世界')
  assert.equal(cut('海辺のカフカ'), '海辺の|カフカ')
  assert.equal(cut('ノルウェイの森'), 'ノルウェイの|森')
  assert.equal(cut('吾輩は猫である'), '吾輩は|猫である')
  assert.equal(cut('世界の終りとハードボイルド・ワンダーランド'), '世界の|終りと|ハードボイルド・|ワンダーランド')
})

test('no line starts with a closing mark, small kana or a long vowel, and none ends with an opening bracket', () => {
  const texts = [
    '「我」的故事，从1984年开始。',
    '『罪と罰』（上）、コーヒーとキャット！？',
    '风起（长林）——第二部：“归来”',
    '時々、ちょっと々ーっ',
  ]
  for (const text of texts) {
    const pieces = splitWords(text).map((piece) => piece.text)
    assert.equal(pieces.join(''), text)
    for (const piece of pieces.slice(1)) assert.doesNotMatch(piece, /^[」』）”。，、：！？ーっッャ々—]/u, text)
    for (const piece of pieces.slice(0, -1)) assert.doesNotMatch(piece, /[「『（“]$/u, text)
  }
})
