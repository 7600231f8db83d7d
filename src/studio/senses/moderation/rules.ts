// The rules: words and phrases that are refused whoever reads them, found through disguises.
import * as explicitImagery from './explicit-imagery.ts'
import { type Field, partsOf } from './fields.ts'
import * as harmfulInstructions from './harmful-instructions.ts'
import * as hate from './hate.ts'
import * as incitement from './incitement.ts'
import { all, reading } from './lists.ts'
import { mirroredReadings } from './mirrored.ts'
import { union } from './phrases.ts'
import * as selfHarm from './self-harm.ts'
import * as sexualisedMinors from './sexualised-minors.ts'
import * as threats from './threats.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Reason } from './verdict.ts'
import { Vocabulary } from './vocabulary.ts'
import type { Voice } from './voices.ts'

export interface Rule {
  readonly reason: Reason
  readonly offends: (tokens: readonly Token[], voice: Voice) => boolean
}

export const rules: readonly Rule[] = [
  { reason: 'sexualised_minor', offends: sexualisedMinors.sexualisesMinors },
  { reason: 'threat', offends: threats.isThreat },
  { reason: 'incitement', offends: incitement.isIncitement },
  { reason: 'self_harm', offends: selfHarm.urgesSelfHarm },
  { reason: 'hate', offends: hate.isHateful },
  { reason: 'harmful_instructions', offends: harmfulInstructions.givesHarmfulInstructions },
  { reason: 'explicit_imagery', offends: explicitImagery.asksForExplicitImagery },
]

const books = all.flatMap((lists) => lists.books)
const allNamed = (name: string) => all.filter((lists) => lists.has(name)).map((lists) => lists.words(name))

const vocabulary = new Vocabulary({
  listed: union(reading.words('whole'), ...books.map((book) => book.vocabulary), ...allNamed('fillers')),
  openings: union(...books.map((book) => book.openings)),
  keywords: union(...allNamed('keywords')),
  maskable: reading.words('maskable'),
  ordinary: reading.words('ordinary'),
})

/** How moderation reads a text. */
export const readText = (text: string): readonly Token[] => tokensOf(text, vocabulary)

type Spoken = Pick<Field, 'voices' | 'tokens'>

export const brokenRule = ({ voices, tokens }: Spoken, listed: readonly Rule[]): Reason | undefined =>
  listed.find(({ offends }) => voices.every((voice) => offends(tokens, voice)))?.reason

/** What titles of thrillers say in jest and wishes for pictures do not. Anything else is refused in a wish, set or painted. */
const thrilling: ReadonlySet<Reason> = new Set(['incitement', 'threat', 'harmful_instructions'])

/** Words that a wish wants set are judged as the title they will be, and the wish without them as a wish. */
export const brokenBy = (field: Field, listed: readonly Rule[]): Reason | undefined => {
  const [whole, parts] = [brokenRule(field, listed), partsOf(field)]
  return parts.length === 1 || (whole !== undefined && !thrilling.has(whole))
    ? whole
    : parts.map((part) => brokenRule(part, listed)).find((broken) => broken !== undefined)
}

/** The same for what a field says backwards. */
export const brokenInMirror = ({ voices, tokens }: Spoken, listed: readonly Rule[]): Reason | undefined =>
  mirroredReadings(tokens, vocabulary)
    .map((turned) => brokenRule({ voices, tokens: turned }, listed))
    .find((broken) => broken !== undefined)
