// Slurs, found by the obscenity engine through leetspeak and stretched letters. Plain profanity is no slur.
import {
  collapseDuplicatesTransformer,
  DataSet,
  englishDataset,
  pattern,
  RegExpMatcher,
  remapCharactersTransformer,
  resolveLeetSpeakTransformer,
} from 'obscenity'
import { one, PhraseBook, upTo, words } from './phrases.ts'
import { isWhatSomebodyWasCalled } from './reported-speech.ts'
import type { Token } from './tokens.ts'

/** The engine's own slurs that no innocent word or name contains; the rest of its list is profanity or ambiguous. */
const kept = new Set(['africoon', 'arabush', 'chingchong'])

// Letters other than g and o are collapsed before matching, so patterns spell them once: `tranies`.
// Terms that must pass are published titles that carry a slur, and innocent words that contain one.
const slurs = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf((phrase) => !kept.has(phrase.metadata?.originalWord ?? ''))
  .addPhrase((phrase) =>
    phrase
      .addPattern(pattern`nigger`)
      .addPattern(pattern`n*gger`)
      .addPattern(pattern`|nigga|`)
      .addPattern(pattern`|niggas|`)
      .addPattern(pattern`|niggaz|`)
      .addPattern(pattern`|niglet`)
      .addWhitelistedTerm('snigger')
      .addWhitelistedTerm('nigger of the narcissus')
      .addWhitelistedTerm('nigger the strange career of a troublesome word')
      .addWhitelistedTerm('nigga theory'),
  )
  .addPhrase((phrase) =>
    phrase
      .addPattern(pattern`|faggot`)
      .addPattern(pattern`f*ggot`)
      .addWhitelistedTerm('faggots their friends')
      .addWhitelistedTerm('faggots and their friends'),
  )
  .addPhrase((phrase) =>
    phrase.addPattern(pattern`|tranies|`).addPattern(pattern`|trany|`).addWhitelistedTerm('tranny confessions'),
  )
  .addPhrase((phrase) => phrase.addPattern(pattern`|kikes|`).addPattern(pattern`|spics|`).addPattern(pattern`|gooks|`))
  .addPhrase((phrase) =>
    phrase.addPattern(pattern`|towelheads|`).addPattern(pattern`|ragheads|`).addPattern(pattern`|mudslime`),
  )
  .addPhrase((phrase) =>
    phrase.addPattern(pattern`|wetbacks|`).addPattern(pattern`|beaners|`).addPattern(pattern`|pakis|`),
  )
  .addPhrase((phrase) =>
    phrase.addPattern(pattern`|porch monkey`).addPattern(pattern`|jungle bun`).addPattern(pattern`|ching chong|`),
  )

const matcher = new RegExpMatcher({
  ...slurs.build(),
  blacklistMatcherTransformers: [
    resolveLeetSpeakTransformer(),
    remapCharactersTransformer({ g: '9' }),
    collapseDuplicatesTransformer({
      defaultThreshold: 1,
      customThresholds: new Map([
        ['g', 2],
        ['o', 2],
      ]),
    }),
  ],
})

/** Words that are slurs only in the mouth of contempt: each also is a name, a thing, or a word people use of themselves. */
const ambiguous = words(`
  chink chinks kike spic gook paki retard retards dyke dykes fag fags homo homos jap japs coon coons negro negroes queers
  jews muslims arabs mexicans gypsies towelhead raghead wetback
`)
const contempt = words('dirty filthy fucking fuckin stinking disgusting lousy goddamn')
const insults = new PhraseBook([
  [one(contempt), upTo(2, contempt), one(ambiguous)],
  [one('you'), upTo(3, new Set([...contempt, 'stupid', 'dumb'])), one('retard retards fag fags homo homos')],
])

/** Whether a text contains a slur that is not merely what somebody was called. */
export const containsSlur = (tokens: readonly Token[]): boolean =>
  slurPositions(tokens).some((at) => !isWhatSomebodyWasCalled(tokens, at))

const slurPositions = (tokens: readonly Token[]): readonly number[] => [
  ...insults.spansIn(tokens).map(({ start }) => start),
  ...enginePositions(tokens),
]

const enginePositions = (tokens: readonly Token[]): readonly number[] => {
  const written = tokens.map((token) => token.written)
  const matches = matcher.getAllMatches(written.join(' '))
  if (matches.length === 0) return []
  const tokenAt = written.flatMap((word, at) => new Array<number>(word.length + 1).fill(at))
  return matches.map(({ startIndex }) => tokenAt[startIndex] ?? 0)
}
