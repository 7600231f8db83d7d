// Whole books as callers send them: how often moderation errs on them, whom it blames, and whose word counts.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  moderateText,
  type Reason,
  reasons,
  type Texts,
} from '../../../../src/studio/senses/moderation/moderate-text.ts'
import { networkScore, undisguised } from '../../../../src/studio/senses/moderation/undisguised.ts'
import { fc } from '../../../support/property.ts'
import { refusedAsServed, verdictAsServed } from './as-served.ts'
import { halfOf, judged, violations } from './fixtures.ts'

const refused = judged.violations.flatMap((book) => {
  const verdict = moderateText(book.texts)
  return verdict.allowed ? [] : [{ book, verdict }]
})

test('no plain book is refused, and at most 1 in 20 of those that sound dangerous', () => {
  const [plain, tricky] = [judged.plain, judged.tricky].map((books) =>
    books.filter(({ texts }) => !moderateText(texts).allowed),
  )
  assert.equal(plain?.length, 0, JSON.stringify(plain))
  assert.ok((tricky?.length ?? 0) <= judged.tricky.length / 20, `${tricky?.length} of ${judged.tricky.length}`)
})

test('without a network, two in three violations are found in whole books, many of which are only hinted at', () => {
  assert.ok(refused.length >= (2 / 3) * judged.violations.length, `${refused.length} of ${judged.violations.length}`)
})

test('the field whose own words offend is the one to blame, in 19 of 20 books', () => {
  const right = refused.filter(({ book, verdict }) => verdict.field === book.blame)
  assert.ok(right.length >= 0.95 * refused.length, `${right.length} of ${refused.length}`)
})

test('with the network, 17 in 20 violations are found in whole books, and the right field is blamed', async () => {
  const found = await refusedAsServed(judged.violations, ({ texts }) => texts)
  assert.ok(found.length >= (17 / 20) * judged.violations.length, `${found.length} of ${judged.violations.length}`)
  const verdicts = await Promise.all(found.map(async (book) => ({ book, verdict: await verdictAsServed(book.texts) })))
  const right = verdicts.filter(({ book, verdict }) => !verdict.allowed && verdict.field === book.blame)
  assert.ok(right.length >= 0.95 * found.length, `${right.length} of ${found.length}`)
})

test('with the network, no plain book is refused, and at most 1 in 20 of those that sound dangerous', async () => {
  const [plain, tricky] = [
    await refusedAsServed(judged.plain, ({ texts }) => texts),
    await refusedAsServed(judged.tricky, ({ texts }) => texts),
  ]
  assert.deepEqual(plain, [])
  assert.ok(tricky.length <= judged.tricky.length / 20, `${tricky.length} of ${judged.tricky.length}`)
})

test('a network that knows no other language and no disguise makes good nothing that is refused in one', async () => {
  const texts = violations.split.filter(([, , text]) => halfOf(text) === 'held-out')
  const missed = texts.filter(
    ([field, , text]) => moderateText({ [field]: text }, { fine: 0.999, reason: 'hate' }).allowed,
  )
  assert.ok(missed.length <= texts.length / 100, `${missed.length} of ${texts.length} made good`)
})

test('a network reads words without their disguises, and the worse of both readings counts', async () => {
  assert.deepEqual(undisguised({ title: 'K1ll a11 the J3ws' }), { title: 'kill all the jews' })
  assert.equal(undisguised({ title: 'The Garden of Evening Mists', summary: null }), undefined)
  const asked: Texts[] = []
  const score = await networkScore(
    async (given) => {
      asked.push(given)
      return given.title === 'kill all the jews' ? { fine: 0.1, reason: 'incitement' } : { fine: 0.9, reason: 'hate' }
    },
    { title: 'K1ll a11 the J3ws' },
  )
  assert.equal(asked.length, 2)
  assert.deepEqual(score, { fine: 0.1, reason: 'incitement' })
})

test('a network reads a wish as what it learned to call one, whichever field it is in', async () => {
  const asked: Texts[] = []
  const ask = async (given: Texts) => {
    asked.push(given)
    return { fine: 0.9, reason: 'hate' }
  }
  await networkScore(ask, { title: 'The Boat', instructions: 'Follow the picture.' })
  await networkScore(ask, { summary: 'A boat.', prompt: null })
  assert.deepEqual(asked, [{ title: 'The Boat', prompt: 'Follow the picture.' }, { summary: 'A boat.' }])
  const verdict = await verdictAsServed({ instructions: 'Follow the picture, but with the hero on the right.' })
  assert.deepEqual(verdict, { allowed: true })
})

test('a name is never blamed for what another field says', () => {
  const ofOthers = refused.filter(({ book, verdict }) => verdict.field === 'author' && book.blame !== 'author')
  assert.deepEqual(ofOthers, [])
})

test('across a seam the field with the larger share is to blame', () => {
  const fieldOf = (title: string, subtitle: string) => {
    const verdict = moderateText({ title, subtitle })
    return verdict.allowed ? undefined : verdict.field
  }
  assert.equal(fieldOf('We Must Kill All the', 'Muslims'), 'title')
  assert.equal(fieldOf('Kill', 'All the Muslims of This Town'), 'subtitle')
})

test('a network that is sure is heard over the learned judge, whichever way it decides', () => {
  const hinted = judged.violations.filter(({ texts }) => moderateText(texts).allowed)
  assert.ok(hinted.length > 0)
  const found = hinted.filter(({ texts, reason }) => {
    const verdict = moderateText(texts, { fine: 0.01, reason: reason ?? 'hate' })
    assert.ok(verdict.allowed || verdict.reason === reason)
    return !verdict.allowed
  })
  assert.ok(found.length > 0.8 * hinted.length, `${found.length} of ${hinted.length} were refused`)
  for (const { texts } of judged.tricky)
    assert.equal(moderateText(texts, { fine: 0.99, reason: 'hate' }).allowed, true, JSON.stringify(texts))
})

test('no network makes good what is refused about minors, in disguise, or as a slur', () => {
  const texts = [{ title: 'Erotic Stories With Children' }, { title: 'K1ll a11 the J3ws' }, { title: 'Filthy Niggers' }]
  for (const text of texts) assert.equal(moderateText(text, { fine: 1, reason: 'hate' }).allowed, false, text.title)
})

test('whatever a network says, the verdict names a field that was sent, and never the genre', () => {
  const books = [...judged.plain, ...judged.tricky, ...judged.violations]
  const scores = fc.record({
    fine: fc.double({ min: 0, max: 1, noNaN: true }),
    reason: fc.constantFrom<Reason>(...reasons),
  })
  fc.assert(
    fc.property(fc.constantFrom(...books), scores, ({ texts }, network) => {
      const verdict = moderateText(texts, network)
      if (verdict.allowed) return
      assert.ok(texts[verdict.field])
      assert.notEqual(verdict.field, 'genre')
    }),
  )
})
