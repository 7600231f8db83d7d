// The rules: words and phrases that are refused whoever reads them, found through disguises.
import * as explicitImagery from './explicit-imagery.ts'
import { type Field, partsOf } from './fields.ts'
import * as frames from './frames.ts'
import * as harmfulInstructions from './harmful-instructions.ts'
import * as hate from './hate.ts'
import * as incitement from './incitement.ts'
import { books as letteringBooks } from './lettering.ts'
import { mirroredReadings } from './mirrored.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { union, words } from './phrases.ts'
import * as selfHarm from './self-harm.ts'
import * as sexualisedMinors from './sexualised-minors.ts'
import { slurs } from './slurs.ts'
import * as threats from './threats.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Reason } from './verdict.ts'
import { Vocabulary } from './vocabulary.ts'
import type { Voice } from './voices.ts'
import { wholeWords } from './whole-words.ts'

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

const wordLists = [sexualisedMinors, threats, incitement, selfHarm, hate, harmfulInstructions, explicitImagery]
const books = [...wordLists.flatMap((list) => list.books), ...letteringBooks]

const vocabulary = new Vocabulary({
  listed: union(
    wholeWords,
    ...books.map((book) => book.vocabulary),
    ...[sexualisedMinors, incitement, selfHarm, harmfulInstructions, frames].map(({ fillers }) => fillers),
  ),
  openings: union(...books.map((book) => book.openings)),
  keywords: union(...wordLists.map((list) => list.keywords)),
  maskable: union(slurs, words('porn porno nude nudes naked rape kill murder jews muslims gays sex')),
  ordinary: ordinaryWords,
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
