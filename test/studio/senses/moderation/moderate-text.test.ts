// Moderation of texts: what books may carry passes, what may not is refused with its field and reason.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moderateText, reasons, refusalWording } from '../../../../src/studio/senses/moderation/moderate-text.ts'
import { fc } from '../../../support/property.ts'
import { abusive, legitimate, violations } from './fixtures.ts'

test('at least 150 edgy published titles all pass', () => {
  assert(new Set(legitimate.titles).size >= 150)
  for (const title of legitimate.titles) assert.deepEqual(moderateText({ title }), { allowed: true }, title)
})

test('harmless phrases that resemble abuse pass, as title and as summary', () => {
  for (const text of legitimate.lookalikes)
    for (const field of ['title', 'summary']) assert.deepEqual(moderateText({ [field]: text }), { allowed: true }, text)
})

test('summaries about genocide, slavery, abuse, suicide, crime, sex between adults and first love pass', () => {
  for (const summary of legitimate.summaries) assert.deepEqual(moderateText({ summary }), { allowed: true }, summary)
})

test('whole books pass, and neighbouring fields are not misread as one sentence', () => {
  for (const book of legitimate.books) assert.deepEqual(moderateText(book), { allowed: true }, JSON.stringify(book))
})

test('any two published titles pass side by side', () => {
  const title = fc.constantFrom(...legitimate.titles)
  fc.assert(
    fc.property(title, title, (one, other) => {
      assert.deepEqual(moderateText({ title: one, subtitle: other }), { allowed: true })
    }),
    { seed: 1, numRuns: 800 },
  )
})

test('a threat to kill is a thriller, until the title names whom', () => {
  const name = fc.constantFrom(
    'Sarah',
    'Sarah Miller',
    'Mrs Kowalski',
    'Jonathan A. Harrow',
    'Tom Becker of Elm Street',
  )
  const threat = fc.constantFrom(
    'I Will Kill You',
    'I’m Going to Stab You',
    'We Will Murder You',
    'You Will Die Tomorrow',
  )
  fc.assert(
    fc.property(threat, name, (said, whom) => {
      assert.deepEqual(moderateText({ title: said }), { allowed: true })
      assert.deepEqual(moderateText({ title: `${said}, ${whom}` }), {
        allowed: false,
        field: 'title',
        reason: 'threat',
      })
    }),
  )
  assert.equal(moderateText({ title: 'Sarah Miller, I Will Kill You' }).allowed, false)
})

test('at least 95 of 100 abusive strings are refused, for the right reason, however disguised', () => {
  const all = reasons.flatMap((reason) => (abusive[reason] ?? []).map((text) => ({ reason, text })))
  assert(all.length >= 40)
  const caught = all.filter(({ reason, text }) => {
    const verdict = moderateText({ summary: text })
    return !verdict.allowed && verdict.reason === reason
  })
  assert(caught.length / all.length >= 0.95, `${caught.length} of ${all.length}`)
})

test('every reason is found, alone and inside a longer text', () => {
  for (const reason of reasons.filter((known) => known !== 'explicit_imagery')) {
    const [, , text = ''] = violations.split.find(([field, known]) => known === reason && field === 'summary') ?? []
    for (const summary of [text, `A quiet story of a garden. ${text}. The end.`])
      assert.deepEqual(moderateText({ summary }), { allowed: false, field: 'summary', reason }, summary)
  }
})

test('the field at fault is named, also when the words are split over two fields', () => {
  for (const { fields, field, reason } of abusive.acrossFields)
    assert.deepEqual(moderateText(fields), { allowed: false, field, reason })
})

test('the first offending field is the one named', () => {
  const [hate = ''] = abusive.hate
  const [incitement = ''] = abusive.incitement
  assert.deepEqual(moderateText({ title: 'Fine', author: incitement, summary: hate }), {
    allowed: false,
    field: 'author',
    reason: 'incitement',
  })
})

test('missing and empty fields are fine', () => {
  assert.deepEqual(moderateText({}), { allowed: true })
  assert.deepEqual(moderateText({ title: '', subtitle: undefined, summary: null }), { allowed: true })
})

test('a call for violence is refused where it is uttered and allowed where it is reported', () => {
  const wish = abusive.incitement.find((text) => text.startsWith('Death to')) ?? assert.fail()
  assert.equal(moderateText({ summary: wish }).allowed, false)
  assert.equal(moderateText({ summary: `The mob shouted: ${wish}` }).allowed, true)
  const farAway = 'She said much about gardens and cats and long walks by the sea in the rain.'
  assert.equal(moderateText({ summary: `${farAway} ${wish}` }).allowed, false)
})

test('an insult is refused where it is uttered and allowed as what somebody was called', () => {
  const insult = abusive.hate.find((text) => text === 'faggots') ?? assert.fail()
  assert.equal(moderateText({ summary: `These ${insult}` }).allowed, false)
  assert.equal(moderateText({ summary: `They were called ${insult} and stayed proud` }).allowed, true)
})

test('a threat is refused, and allowed as a line of dialogue', () => {
  for (const threat of abusive.threat) {
    assert.equal(moderateText({ summary: threat }).allowed, false, threat)
    assert.equal(moderateText({ summary: `He hears a voice say “${threat}” and runs.` }).allowed, true, threat)
  }
})

test('what the public reads names the field and never repeats the text', () => {
  for (const reason of reasons) {
    const wording = refusalWording('subtitle', reason)
    assert.match(wording, /^subtitle [a-z].*\.$/)
    for (const [, , text] of violations.split.filter(([, known]) => known === reason))
      assert(!wording.toLowerCase().includes(text.toLowerCase()))
  }
})

test('a verdict carries nothing of the text', () => {
  for (const text of abusive.hate) {
    const verdict = moderateText({ summary: text })
    assert.deepEqual(Object.keys(verdict).toSorted(), ['allowed', 'field', 'reason'])
  }
})

test('whatever the text, there is a verdict', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (title, summary) => {
      assert.equal(typeof moderateText({ title, summary }).allowed, 'boolean')
    }),
  )
})
