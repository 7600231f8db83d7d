// `node bench/senses/moderation.ts [--misses]`: how often moderation errs on whole books and on the corpora of its tests, with network, rules and
// the learned judge, with each alone, and with each rule left out in turn. Prints a table; with --misses also what all of it together got wrong.
import { parseArgs } from 'node:util'
import { trainedReader } from '../../src/reader/trained-reader.ts'
import type { Learned } from '../../src/studio/senses/moderation/learned/judge.ts'
import { learnedWeights } from '../../src/studio/senses/moderation/learned/weights.ts'
import { moderatorWith, type NetworkScore, type Texts } from '../../src/studio/senses/moderation/moderate-text.ts'
import { type Rule, rules } from '../../src/studio/senses/moderation/rules.ts'
import { networkScore } from '../../src/studio/senses/moderation/undisguised.ts'
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

type Scored = readonly [texts: Texts, network: NetworkScore]
const reader = trainedReader()
const scored = async (texts: Texts): Promise<Scored> => {
  const network = await networkScore(reader.verdict, texts)
  if (network === undefined) throw new Error('expected the reasons of moderation')
  return [texts, network]
}
const scoredSets: [name: string, texts: readonly Scored[]][] = []
for (const [name, texts] of Object.entries(sets)) {
  const all: Scored[] = []
  for (const each of texts) all.push(await scored(each))
  scoredSets.push([name, all])
}

const isRefusedBy =
  (learned: Learned, listed: readonly Rule[], isHeard: boolean) =>
  ([texts, network]: Scored): boolean =>
    !moderatorWith(learned, listed)(texts, isHeard ? network : undefined).allowed

const networkAlone =
  (bar: number) =>
  ([, { fine }]: Scored): boolean =>
    fine < bar

const variants: readonly (readonly [name: string, isRefused: (each: Scored) => boolean])[] = [
  ['network, rules and judge', isRefusedBy(weights, rules, true)],
  ['network alone, less than half sure', networkAlone(0.5)],
  ['network alone, less than a fifth sure', networkAlone(0.2)],
  ['network and judge', isRefusedBy(weights, [], true)],
  ['network and rules', isRefusedBy(nothingLearned, rules, true)],
  ['rules and judge', isRefusedBy(weights, rules, false)],
  ['judge alone', isRefusedBy(weights, [], false)],
  ['rules alone', isRefusedBy(nothingLearned, rules, false)],
  ...rules.map(
    ({ reason }) =>
      [
        `all, without rule ${reason}`,
        isRefusedBy(
          weights,
          rules.filter((rule) => rule.reason !== reason),
          true,
        ),
      ] as const,
  ),
]

say(`| refused | ${scoredSets.map(([name, { length }]) => `${name} (${length})`).join(' | ')} |`)
say(`|---|${'---|'.repeat(scoredSets.length)}`)
for (const [name, isRefused] of variants)
  say(`| ${name} | ${scoredSets.map(([, all]) => all.filter(isRefused).length).join(' | ')} |`)

const moderate = moderatorWith(weights)
const verdicts = await Promise.all(
  judged.violations.map(async (book) => ({ book, verdict: moderate(...(await scored(book.texts))) })),
)
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
      const [, network] = await scored(texts)
      const verdict = moderate(texts, network)
      if (verdict.allowed === (reason !== null))
        say(`${name}: ${JSON.stringify(verdict)} ${network.fine.toFixed(2)} ${JSON.stringify(texts)}`)
    }
