// `node bench/senses/moderation.ts [--misses]`: how often moderation errs on whole books and on the corpora of its tests, with rules and the
// learned judge, with each alone, and with each rule left out in turn. Prints a table; with --misses also what all of it together got wrong.
import { parseArgs } from 'node:util'
import type { Learned } from '../../src/studio/senses/moderation/learned/judge.ts'
import { learnedWeights } from '../../src/studio/senses/moderation/learned/weights.ts'
import { moderatorWith, type Texts } from '../../src/studio/senses/moderation/moderate-text.ts'
import { type Rule, rules } from '../../src/studio/senses/moderation/rules.ts'
import {
  batches,
  everyday,
  halfOf,
  judged,
  published,
  unseen,
  violations,
} from '../../test/studio/senses/moderation/fixtures.ts'

const { values } = parseArgs({ options: { misses: { type: 'boolean', default: false } } })
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const alone = (field: string, text: string): Texts => ({ [field]: text })
const isHeldOut = (text: string): boolean => halfOf(text) === 'held-out'

/** What must be refused, then what must pass. */
const sets: Readonly<Record<string, readonly Texts[]>> = {
  'violations, books': judged.violations.map(({ texts }) => texts),
  'violations, unseen': unseen.violations.map(([field, , text]) => alone(field, text)),
  'violations, held out': violations.split
    .filter(([, , text]) => isHeldOut(text))
    .map(([field, , text]) => alone(field, text)),
  'violations, tuned': violations.tuned.map(([field, text]) => alone(field, text)),
  'violations, batches': batches.violations.map(([field, , text]) => alone(field, text)),
  'violations, everyday': everyday.violations.map(([field, text]) => alone(field, text)),
  'plain books': judged.plain.map(({ texts }) => texts),
  'tricky books': judged.tricky.map(({ texts }) => texts),
  'harmless, unseen': unseen.harmless.map(([field, text]) => alone(field, text)),
  'titles, held out': published.titles.filter(isHeldOut).map((title) => ({ title })),
  'titles with blurbs': published.withBlurbs.map(([title, summary]) => ({ title, summary })),
  'harmless, everyday': [...everyday.edits, ...everyday.children, ...everyday.lessons].map(([field, text]) =>
    alone(field, text),
  ),
}

/** Where nothing is known every text has the same odds, which speak neither for nor against it. */
const nothingLearned: Learned = { offset: 0, of: new Map() }
const weights = learnedWeights()

const variants: readonly (readonly [name: string, learned: Learned, rules: readonly Rule[]])[] = [
  ['rules and judge', weights, rules],
  ['judge alone', weights, []],
  ['rules alone', nothingLearned, rules],
  ...rules.map(
    ({ reason }) => [`without rule ${reason}`, weights, rules.filter((rule) => rule.reason !== reason)] as const,
  ),
]

say(
  `| refused | ${Object.entries(sets)
    .map(([name, { length }]) => `${name} (${length})`)
    .join(' | ')} |`,
)
say(`|---|${'---|'.repeat(Object.keys(sets).length)}`)
for (const [name, learned, listed] of variants) {
  const moderate = moderatorWith(learned, listed)
  const refused = Object.values(sets).map((texts) => texts.filter((each) => !moderate(each).allowed).length)
  say(`| ${name} | ${refused.join(' | ')} |`)
}

const moderate = moderatorWith(weights)
const verdicts = judged.violations.map((book) => ({ book, verdict: moderate(book.texts) }))
const refused = verdicts.flatMap(({ book, verdict }) => (verdict.allowed ? [] : [{ book, verdict }]))
say('')
say(
  `the right field blamed: ${refused.filter(({ book, verdict }) => verdict.field === book.blame).length} of ${refused.length}`,
)
say(
  `the right reason: ${refused.filter(({ book, verdict }) => verdict.reason === book.reason).length} of ${refused.length}`,
)
if (values.misses)
  for (const [name, books] of Object.entries(judged))
    for (const { texts, reason } of books) {
      const verdict = moderate(texts)
      if (verdict.allowed === (reason !== null)) say(`${name}: ${JSON.stringify(verdict)} ${JSON.stringify(texts)}`)
    }
