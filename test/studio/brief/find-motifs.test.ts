// Which motifs words call for: concrete nouns, synonyms, homonyms, negations, names, languages and ranks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BookTexts, findMotifs } from '../../../src/studio/brief/find-motifs.ts'
import { englishWords } from '../../../src/studio/brief/motif-words/english.ts'
import { languages } from '../../../src/studio/brief/motif-words/foreign/languages.ts'
import { motifGroups } from '../../../src/studio/brief/motif-words/groups.ts'
import { fc, unicodeText } from '../../support/property.ts'
import { motifIds, namedOnlyIds } from './motif-ids.ts'

const found = (texts: Partial<BookTexts>): readonly string[] =>
  findMotifs({ title: '', ...texts }).motifs.map(({ motif }) => motif)

const named = (texts: Partial<BookTexts>): readonly string[] =>
  findMotifs({ title: '', ...texts })
    .motifs.filter(({ score }) => score >= 0.6)
    .map(({ motif }) => motif)

test('a book is read for the things it names', () => {
  assert.equal(found({ summary: 'A lighthouse keeper finds a letter.' })[0], 'lighthouse')
  assert.deepEqual(new Set(found({ title: 'Dragon Rider' }).slice(0, 2)), new Set(['dragon', 'rider']))
  assert.deepEqual(new Set(found({ summary: 'She is a rider of dragons.' }).slice(0, 2)), new Set(['dragon', 'rider']))
  assert.equal(found({ summary: 'The goalie has lost his puck.' })[0], 'hockey')
  assert.equal(found({ summary: 'The sleuth returns.' })[0], 'detective')
  assert.equal(found({ summary: 'An ancient wyrm wakes.' })[0], 'dragon')
  assert.equal(found({ title: 'The Last Train to Trieste' })[0], 'train')
  assert.equal(found({ title: 'A Bridge to the Stars' })[0], 'bridge')
  assert.equal(found({ title: 'The Mask of Shadows' })[0], 'mask')
  assert.ok(!found({ summary: 'She must train to win.' }).includes('train'))
  assert.ok(!found({ summary: 'A princess crosses the dunes with a stolen dragon egg.' }).includes('planet'))
})

test('plurals, possessives, case, accents and both spellings are one word', () => {
  for (const summary of ['wolves', 'WOLF', 'a wolf’s howl', 'The Wolves']) assert.equal(found({ summary })[0], 'wolf')
  assert.equal(found({ summary: 'a suit of armour' })[0], found({ summary: 'a suit of armor' })[0])
})

test('every motif has words, and every word list a motif', () => {
  assert.deepEqual(Object.keys(englishWords).toSorted(), [...motifIds, ...namedOnlyIds].toSorted())
  for (const { words } of languages)
    for (const motif of Object.keys(words)) assert(motifIds.includes(motif), `${motif} is no motif`)
  for (const motifs of Object.values(motifGroups))
    for (const motif of motifs.split(/\s+/)) assert(motifIds.includes(motif), `${motif} is no motif`)
})

test('every motif is found by its own first word, and has eight expressions or more unless it must be named', () => {
  for (const [motif, byWeight] of Object.entries(englishWords)) {
    const expressions = Object.values(byWeight).flatMap((list) => list.split(','))
    const least = namedOnlyIds.includes(motif) ? 1 : 8
    assert(expressions.length >= least, `${motif} has ${expressions.length} expressions`)
    const [first = ''] = Object.entries(byWeight).toSorted(([one], [other]) => Number(other) - Number(one))[0] ?? ''
    assert(Number(first) > 0)
    const loudest = byWeight[first]?.split(',')[0] ?? ''
    assert(found({ prompt: `It shows ${loudest} here` }).includes(motif), `${loudest} does not find ${motif}`)
  }
})

test('the prompt outranks the title, and the title the summary', () => {
  const summary = 'A castle. The castle stands. Castle, castle, castle and castle again: a castle.'
  assert.deepEqual(found({ summary, title: 'The Owl', prompt: 'a fox' }).slice(0, 3), ['fox', 'owl', 'castle'])
  assert.equal(findMotifs({ title: 'The Owl', summary, prompt: 'a fox' }).motifs[0]?.from, 'prompt')
  assert.equal(findMotifs({ title: 'The Owl', summary }).motifs[0]?.word, 'owl')
})

test('a word that comes back counts more, but less each time; early sentences a little more', () => {
  const score = (summary: string, motif: string): number =>
    findMotifs({ title: '', summary }).motifs.find((one) => one.motif === motif)?.score ?? 0
  const [once, twice, thrice] = ['owl', 'owl and owl', 'owl, owl and owl'].map((summary) => score(summary, 'owl'))
  assert(once !== undefined && twice !== undefined && thrice !== undefined)
  assert(twice > once && thrice > twice && thrice - twice < twice - once)
  assert(score('An owl. It sits.', 'owl') > score('It sits. An owl.', 'owl'))
})

test('what is denied is left out, and said to be', () => {
  const deny = (prompt: string) => findMotifs({ title: 'The Dragon', summary: 'A dragon and a castle.', prompt })
  for (const prompt of [
    'no dragons',
    'without any dragon',
    'please avoid dragons',
    "don't show a dragon",
    'not a dragon',
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
  assert.equal(found({ summary: 'She is no ordinary witch.' })[0], 'witch')
})

test('a summary denies softly: what it affirms elsewhere stays', () => {
  const { motifs, excluded } = findMotifs({
    title: 'The Last Dragon',
    summary: 'In a land with no dragons, one wakes.',
  })
  assert.equal(motifs[0]?.motif, 'dragon')
  assert(!excluded.includes('dragon'))
  assert(findMotifs({ title: '', summary: 'In a land with no dragons.' }).excluded.includes('dragon'))
})

test('"no people" rules out every person', () => {
  const { excluded, motifs } = findMotifs({ title: 'The Knight', summary: 'A knight rides.', prompt: 'no people' })
  for (const motif of ['knight', 'couple-embrace', 'crowd']) assert(excluded.includes(motif), motif)
  assert(!motifs.some(({ motif }) => motif === 'knight'))
})

test('words that mean something else are not taken at their word', () => {
  const innocent: readonly (readonly [string, string])[] = [
    ['She is over the moon about it.', 'moon'],
    ['A raven-haired stranger.', 'raven'],
    ['He rose to power.', 'rose'],
    ['She cannot bear the silence.', 'bear'],
    ['This is the key to success.', 'key'],
    ['She learns to train her mind.', 'train'],
    ['He dove into the crowd.', 'dove'],
    ['It is a game of cat and mouse.', 'cat'],
    ['He leaves the house of cards.', 'house'],
    ['This book will help you.', 'book'],
    ['Bold letters in capital type.', 'letter'],
  ]
  for (const [summary, motif] of innocent) assert(!named({ summary }).includes(motif), `${summary} shows ${motif}`)
  assert(!named({ summary: 'He knows it by heart.' }).includes('heart'))
  assert(!named({ summary: 'On a summer morning she wakes.' }).includes('gravestone'))
})

test('a name is no flower', () => {
  assert(!found({ summary: 'When Rose Tyler comes home, everything changes.' }).includes('rose'))
  assert(!found({ summary: 'Rose is late. In the end, Rose wins.' }).includes('rose'))
  assert(!found({ title: 'Rose', summary: 'A girl called Rose runs away.' }).includes('rose'))
  assert.equal(found({ title: 'The Rose', summary: 'A rose grows in the ruins.' })[0], 'rose')
  assert(!found({ summary: 'Mrs Fox and Detective Wolf meet.' }).includes('fox'))
})

test('German, French, Spanish and Italian books are read too, with accents or without', () => {
  assert.equal(found({ title: 'Der Leuchtturm am Meer' })[0], 'lighthouse')
  assert.equal(found({ summary: 'Das Kind und der Schluessel' })[0] ?? '', 'child')
  assert(found({ summary: 'Ein Schlüssel und ein Brief' }).includes('letter'))
  assert.equal(found({ title: 'Le chat et la sorcière' })[0], 'cat')
  assert(found({ summary: 'Una espada en el corazon del dragon' }).includes('sword'))
  assert.equal(found({ title: 'La strega e il lupo' })[0], 'witch')
  assert.equal(found({ title: 'Die, Dragon' })[0], 'dragon')
  assert(
    !found({ summary: 'A kind man with a stern face had a brief chat.' }).some((motif) =>
      ['child', 'star', 'letter', 'cat'].includes(motif),
    ),
  )
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
      for (const { motif } of motifs) assert(motifIds.includes(motif) && !excluded.includes(motif))
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
