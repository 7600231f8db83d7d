// The learned judge: fitted to the texts at hand, right about lists it has not seen, and careful where it overrules a rule.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  learnedWeights,
  readWeights,
  writtenWeights,
} from '../../../../src/studio/senses/moderation/learned/weights.ts'
import { moderateText, moderatorWith } from '../../../../src/studio/senses/moderation/moderate-text.ts'
import { learn } from '../../../../tools/train-moderation/learn.ts'
import { lessonOf } from '../../../../tools/train-moderation/lessons.ts'
import { fingerprintOf, type Text, trainingTexts } from '../../../../tools/train-moderation/texts.ts'

const texts = trainingTexts()

const isRefused = (moderate: typeof moderateText, { field, text }: Pick<Text, 'field' | 'text'>): boolean =>
  !moderate({ [field]: text }).allowed

test('the weights are those of the texts', () => {
  assert.equal(learnedWeights().texts, fingerprintOf(texts), 'run node tools/train-moderation.ts')
})

test('weights are read as they were written', () => {
  const file = writtenWeights(learnedWeights())
  assert.deepEqual(writtenWeights(readWeights(file)), file)
})

test('of lists by hands it has not learned from, 9 in 10 violations are refused and 1 in 100 harmless texts', () => {
  const unseen = new Set(['policy-reviewer', 'product', 'refused-queue'])
  const learned = learn(texts.filter(({ list }) => !unseen.has(list)).map(lessonOf))
  const moderate = moderatorWith(learned)
  const judged = texts.filter(({ list }) => unseen.has(list))
  const violations = judged.filter(({ reason }) => reason !== null)
  const harmless = judged.filter(({ reason }) => reason === null)
  assert.ok(violations.length > 400 && harmless.length > 300)
  const [caught, alarms] = [violations, harmless].map((group) => group.filter((text) => isRefused(moderate, text)))
  assert.ok((caught?.length ?? 0) >= 0.9 * violations.length, `${caught?.length} of ${violations.length} caught`)
  assert.ok((alarms?.length ?? 0) <= 0.01 * harmless.length, JSON.stringify(alarms))
})

test('of the texts it has learned from, 95 in 100 violations are refused and 1 in 100 harmless ones', () => {
  // Every third of each list is as good a measure as all 16,000.
  const some = texts.filter((_, at) => at % 3 === 0)
  const violations = some.filter(({ reason }) => reason !== null)
  const harmless = some.filter(({ reason }) => reason === null)
  const missed = violations.filter((text) => !isRefused(moderateText, text))
  const alarms = harmless.filter((text) => isRefused(moderateText, text))
  assert.ok(missed.length <= 0.05 * violations.length, `${missed.length} of ${violations.length} missed`)
  assert.ok(alarms.length <= 0.01 * harmless.length, `${alarms.length} of ${harmless.length} refused`)
})

test('a sentence that offends does not drown in a long blurb', () => {
  const told = texts.filter(
    ({ field, reason, list }) => field === 'summary' && reason === null && list === 'harmless-blurbs',
  )
  const [before, after] = told.slice(0, 2).map(({ text }) => text)
  const offending = texts.filter(({ field, reason }) => field === 'summary' && reason === 'incitement').slice(0, 100)
  const caught = offending.filter(({ text }) =>
    isRefused(moderateText, { field: 'summary', text: `${before} ${text} ${after}` }),
  )
  assert.ok(caught.length >= 80, `${caught.length} of ${offending.length}`)
  assert.equal(isRefused(moderateText, { field: 'summary', text: `${before} ${after}` }), false)
})

test('a nude in a museum is no violation, and the same words in disguise or about a child are', () => {
  const inAMuseum = 'reclining nude in the manner of Modigliani, warm ochre, for an art history book'
  assert.equal(isRefused(moderateText, { field: 'prompt', text: inAMuseum }), false)
  assert.equal(isRefused(moderateText, { field: 'prompt', text: inAMuseum.replace('nude', 'nud3') }), true)
  assert.equal(isRefused(moderateText, { field: 'prompt', text: inAMuseum.replace('nude', 'nude child') }), true)
})
