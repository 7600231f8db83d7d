// How often moderation errs, on real books and on violations: each corpus in two halves. Both have been
// looked at since; what measures are the unseen texts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moderateText } from '../../../../src/studio/senses/moderation/moderate-text.ts'
import { batches, halfOf, halves, heated, legitimate, published, unseen, violations } from './fixtures.ts'

const titles = [...new Set([...published.titles, ...legitimate.titles])]
const books = [
  ...titles.map((title) => ({ key: title, fields: { title } })),
  ...published.withBlurbs.map(([title, summary]) => ({ key: title + summary, fields: { title, summary } })),
]

const isAllowed = (fields: Readonly<Record<string, string>>): boolean => moderateText(fields).allowed

test('the corpora are as large as they claim', () => {
  assert(titles.length >= 600)
  assert(published.withBlurbs.length >= 150)
  assert(violations.split.length >= 250)
})

for (const half of halves) {
  test(`at most 1 in 100 real books is refused, ${half} half`, () => {
    const judged = books.filter(({ key }) => halfOf(key) === half)
    const refused = judged.filter(({ fields }) => !isAllowed(fields))
    assert(refused.length <= judged.length / 100, JSON.stringify(refused))
  })

  test(`at least 9 in 10 violations are refused, ${half} half`, () => {
    const judged = violations.split.filter(([, , text]) => halfOf(text) === half)
    const refused = judged.filter(([field, , text]) => !isAllowed({ [field]: text }))
    assert(refused.length >= 0.9 * judged.length, `${refused.length} of ${judged.length}`)
  })

  test(`at most 1 in 20 harmless wishes for a picture is refused, ${half} half`, () => {
    const judged = published.prompts.filter((prompt) => halfOf(prompt) === half)
    const refused = judged.filter((prompt) => !isAllowed({ prompt }))
    assert(refused.length <= judged.length / 20, JSON.stringify(refused))
  })
}

test('of texts that nothing was chosen by, 9 in 10 violations are refused and at most 1 in 100 harmless ones', () => {
  const caught = unseen.violations.filter(([field, , text]) => !isAllowed({ [field]: text }))
  const alarms = unseen.harmless.filter(([field, text]) => !isAllowed({ [field]: text }))
  assert(caught.length >= 0.9 * unseen.violations.length, `${caught.length} of ${unseen.violations.length}`)
  assert(alarms.length <= 0.01 * unseen.harmless.length, `${alarms.length} of ${unseen.harmless.length}`)
})

test('most violations are refused for the reason they are known by', () => {
  const right = violations.split.filter(([field, reason, text]) => {
    const verdict = moderateText({ [field]: text })
    return !verdict.allowed && verdict.reason === reason
  })
  assert(right.length >= 0.9 * violations.split.length, `${right.length} of ${violations.split.length}`)
})

test('of the violations that were once missed or used for tuning, at least 95 in 100 are refused', () => {
  const texts = [...violations.tuned, ...batches.violations.map(([field, , text]) => [field, text] as const)]
  const missed = texts.filter(([field, text]) => isAllowed({ [field]: text }))
  assert(missed.length <= 0.05 * texts.length, `${missed.length} of ${texts.length} missed`)
})

test('of the dangerous-sounding books and wishes used for tuning, at most 1 in 100 is refused', () => {
  const refused = [
    ...batches.titles.map((title) => ({ title })),
    ...batches.withBlurbs.map(([title, summary]) => ({ title, summary })),
    ...batches.blurbs.map((summary) => ({ summary })),
    ...batches.prompts.map((prompt) => ({ prompt })),
  ].filter((fields) => !isAllowed(fields))
  const judged = batches.titles.length + batches.withBlurbs.length + batches.blurbs.length + batches.prompts.length
  assert(refused.length <= judged / 100, JSON.stringify(refused))
})

test('of harmless titles, blurbs and wishes with hot words, at most 1 in 100 is refused', () => {
  const judged = [
    ...heated.titles.map((title) => ({ title })),
    ...heated.blurbs.map((summary) => ({ summary })),
    ...heated.prompts.map((prompt) => ({ prompt })),
  ]
  const refused = judged.filter((fields) => !isAllowed(fields))
  assert(judged.length >= 300)
  assert(refused.length <= judged.length / 100, JSON.stringify(refused))
})

test('a crude picture book is refused in every field; a bookshop has the words on other shelves', () => {
  const crude = ['Hardcore XXX Photos: Uncensored Penetration', 'Close-up pussy pictures for adults']
  for (const text of crude)
    for (const field of ['title', 'summary', 'prompt']) assert.equal(isAllowed({ [field]: text }), false, text)
  const shelved = [
    'The Vagina Monologues',
    'Pussy Riot',
    'Porn Generation',
    'The Joy of Sex',
    'Cock and Bull',
    'Fuck It',
  ]
  for (const title of shelved) assert.equal(isAllowed({ title }), true, title)
})

test('who is against violence may name it', () => {
  const texts = [
    'We must end the murder of trans women',
    'Stop the killing of journalists',
    'Never forget the massacre of the Armenians',
  ]
  for (const text of texts)
    for (const field of ['title', 'summary', 'prompt']) assert.equal(isAllowed({ [field]: text }), true, text)
})

test('cutting is a craft where it says what is cut', () => {
  assert.equal(isAllowed({ title: 'Cutting Yourself the Right Way' }), false)
  for (const title of ['Paper Cutting for Beginners', 'Cutting for Beginners: Dressmaking'])
    assert.equal(isAllowed({ title }), true)
  const summary = 'Patterns, grain and shears: how to cut cotton and silk for your first dress.'
  assert.equal(isAllowed({ title: 'Cutting for Beginners', summary, genre: 'Non-Fiction' }), true)
})

test('harmless texts that resemble violations pass', () => {
  for (const [field, text] of published.lookalikes) assert.equal(isAllowed({ [field]: text }), true, text)
})

test('what may stand in a blurb may not be asked for as a picture', () => {
  for (const text of [
    'a nude woman lying on a bed',
    'a single explicit sex scene, late in the novel',
    'two lovers, naked',
  ]) {
    assert.equal(isAllowed({ summary: text }), true, text)
    for (const field of ['prompt', 'instructions', 'customInstructions'])
      assert.equal(isAllowed({ [field]: text }), false, text)
  }
})
