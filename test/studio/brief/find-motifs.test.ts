// Which motifs words name: by the names in their records, denials, people's names, languages and ranks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findMotifs } from '../../../src/studio/brief/find-motifs.ts'
import type { BookTexts } from '../../../src/studio/brief/texts.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { motifRecords } from '../../../src/studio/motifs/records.ts'
import { fc, unicodeText } from '../../support/property.ts'

const found = (texts: Partial<BookTexts>): readonly string[] =>
  findMotifs({ title: '', ...texts }).motifs.map(({ motif }) => motif)

test('a wish is read for the things it names, the first of them first', () => {
  assert.deepEqual(found({ prompt: 'a chess board, the white queen standing alone' }), ['chess-board', 'chess-queen'])
  assert.deepEqual(found({ prompt: 'please show a typewriter and a cup of coffee on a desk' }), [
    'typewriter',
    'teacup',
    'desk',
  ])
  assert.deepEqual(found({ prompt: 'abstract shapes, quiet and serious' }), [])
})

test('plurals, possessives, case, accents and both spellings are one word', () => {
  for (const prompt of ['wolves', 'WOLF', 'a wolf’s howl', 'The Wolves']) assert.equal(found({ prompt })[0], 'wolf')
  assert.deepEqual(found({ prompt: 'a spectacular harbour' }), found({ prompt: 'a spectacular harbor' }))
})

test('every motif is found in a wish by the name it has here', () => {
  for (const id of motifRecords().keys()) {
    const prompt = `it shows ${id.replaceAll('-', ' ')} here`
    assert.ok(found({ prompt }).length > 0, id)
  }
})

test('the prompt outranks the title, and the title the summary', () => {
  const summary = 'A castle. The castle stands. Castle, castle, castle and castle again: a castle.'
  assert.deepEqual(found({ summary, title: 'The Owl', prompt: 'a fox' }).slice(0, 3), ['fox', 'owl', 'castle'])
})

test('a thing outranks the place and the weather that it is in', () => {
  assert.deepEqual(found({ prompt: 'in a forest in a storm, a fox' })[0], 'fox')
  assert.equal(found({ prompt: 'a forest' })[0], 'forest')
})

test('what is denied is left out, and said to be', () => {
  const deny = (prompt: string) => findMotifs({ title: 'The Dragon', summary: 'A dragon and a castle.', prompt })
  for (const prompt of [
    'no dragons',
    'without any dragon',
    'please avoid dragons',
    "don't show a dragon",
    'not a dragon',
    'leave out the dragon',
  ]) {
    const { motifs, excluded } = deny(prompt)
    assert(!motifs.some(({ motif }) => motif === 'dragon'), prompt)
    assert(excluded.includes('dragon'), prompt)
    assert(
      motifs.some(({ motif }) => motif === 'castle'),
      prompt,
    )
  }
  const list = deny('a fox, without swords, dragons or castles')
  assert.equal(list.motifs[0]?.motif, 'fox')
  for (const motif of ['sword', 'dragon', 'castle']) assert(list.excluded.includes(motif), motif)
})

test('a denial ends where its sentence turns', () => {
  assert.equal(found({ prompt: 'no dragons but a castle' })[0], 'castle')
  assert.equal(found({ prompt: 'No dragons. A castle at dusk.' })[0], 'castle')
  assert.equal(found({ prompt: 'no text on it, a fox in the snow' })[0], 'fox')
  assert.equal(found({ summary: 'No one knows the dragon.' })[0], 'dragon')
})

test('a summary denies softly: what it affirms elsewhere stays', () => {
  const { motifs, excluded } = findMotifs({
    title: 'The Last Dragon',
    summary: 'In a land with no dragons, one wakes.',
  })
  assert.equal(motifs[0]?.motif, 'dragon')
  assert(!excluded.includes('dragon'))
})

test('a word for many rules out every one of them', () => {
  const { excluded, motifs } = findMotifs({ title: 'The Knight', summary: 'A knight rides.', prompt: 'no people' })
  for (const [id, { kind }] of motifRecords()) assert.equal(kind !== 'person' || excluded.includes(id), true, id)
  assert(!motifs.some(({ motif }) => motif === 'knight'))
})

test('talk of the cover itself, and of its letters, names no thing', () => {
  for (const prompt of ['a book cover with bold letters', 'the key visual is calm', 'hand-lettered title', 'this book'])
    assert.deepEqual(found({ prompt }), [], prompt)
})

test('in the prose of a book a thing is named plainly, or not at all', () => {
  assert.deepEqual(found({ summary: 'He swore an oath in a kingdom far away.' }), [])
  assert.deepEqual(found({ summary: 'The hot air balloon lands in a wheat field.' }), [
    'hot-air-balloon',
    'wheat-field',
  ])
})

test('a name of somebody is no thing', () => {
  assert(!found({ prompt: 'the main character Rose waits' }).includes('rose'))
  assert(!found({ summary: 'In the end, it is up to Rose to save them.' }).includes('rose'))
  assert.equal(found({ title: 'The Rose' })[0], 'rose')
  assert.equal(found({ title: 'Dragon Castle' })[1], 'castle')
})

test('German, French, Spanish and Italian wishes are read too, with accents or without', () => {
  assert.equal(found({ prompt: 'ein Leuchtturm am Meer' })[0], 'lighthouse')
  assert.equal(found({ prompt: 'das Kind und der Schluessel' })[0], 'child')
  assert.equal(found({ prompt: 'le chat et la sorcière' })[0], 'cat')
  assert(found({ prompt: 'una espada en el corazon del dragon' }).includes('sword'))
  assert.equal(found({ prompt: 'la strega e il lupo' })[0], 'witch')
  assert.deepEqual(found({ prompt: 'Leuchtturm, Fuchs' }), ['lighthouse', 'fox'])
  const english = found({ prompt: 'a kind man with a stern face had a brief chat' })
  for (const motif of ['child', 'star', 'letter', 'cat']) assert(!english.includes(motif), motif)
})

test('whatever the text, scores fall and motifs are known and listed once', () => {
  fc.assert(
    fc.property(unicodeText(), fc.lorem({ maxCount: 40 }), fc.string(), (title, summary, prompt) => {
      const { motifs, excluded } = findMotifs({ title, summary, prompt })
      const scores = motifs.map(({ score }) => score)
      assert.deepEqual(
        scores,
        scores.toSorted((one, other) => other - one),
      )
      assert.equal(new Set(motifs.map(({ motif }) => motif)).size, motifs.length)
      for (const { motif } of motifs) assert(findMotif(motif) !== undefined && !excluded.includes(motif))
    }),
  )
})

test('five thousand characters are read in a few milliseconds', () => {
  const summary = 'A lighthouse keeper finds a letter in a bottle on a stormy night, and no dragons. '.repeat(62)
  const texts = { title: 'The Light', summary: summary.slice(0, 5000) }
  for (let run = 0; run < 60; run++) findMotifs(texts)
  const before = process.cpuUsage()
  for (let run = 0; run < 20; run++) findMotifs(texts)
  const { user, system } = process.cpuUsage(before)
  assert((user + system) / 20 / 1000 < 10, `${(user + system) / 20 / 1000} ms of processor time`)
})
