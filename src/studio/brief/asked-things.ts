// The things that a prompt asks for by name, with the motif that shows each; null where nobody has drawn it.
import { z } from 'zod'
import { motifOf } from '../concept/motif-of.ts'
import { findMotif } from '../motifs/find-motif.ts'
import coverWords from './data/cover-words.json' with { type: 'json' }
import { tellsSetting } from './find-setting.ts'
import { deniedTokens } from './negation.ts'
import { type Token, tokensOf } from './tokens.ts'

export const askedSchema = z.object({ noun: z.string(), motif: z.string().nullable() }).readonly()

export type Asked = z.infer<typeof askedSchema>

/** What covers are made of and called by: `gold type` is no thing on a cover. */
const ofTheTrade: ReadonlySet<string> = new Set(z.array(z.string()).parse(coverWords))

/** Whether the prompt denies the word wherever it stands. */
const isDenied = (prompt: readonly Token[], denied: ReadonlySet<number>, last: Token): boolean => {
  const at = prompt.flatMap(({ singular }, place) => (singular === last.singular ? [place] : []))
  return at.length > 0 && at.every((place) => denied.has(place))
}

/** Where and when it plays is asked of the scene; people are cast, not drawn. */
const isThing = ({ motif }: Asked, words: readonly Token[]): boolean =>
  !ofTheTrade.has(words.at(-1)?.word ?? '') &&
  !words.some((_, at) => tellsSetting(words, at)) &&
  findMotif(motif ?? '')?.kind !== 'person'

export const askedThings = (prompt: string | null, named: readonly string[]): readonly Asked[] => {
  const tokens = tokensOf(prompt ?? '')
  const denied = deniedTokens(tokens, true)
  return named.flatMap((noun): readonly Asked[] => {
    const words = tokensOf(noun)
    const last = words.at(-1)
    const asked = { noun, motif: motifOf(noun) }
    return last === undefined || isDenied(tokens, denied, last) || !isThing(asked, words) ? [] : [asked]
  })
}
