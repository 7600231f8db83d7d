// The abuse of children by its names, beside approval of it or an offer: no account of a crime speaks so, whatever else it says.
import { Ideas, inAnyOrder, inThisOrder, type Meeting, meetingsIn } from './meetings.ts'
import type { Span } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const ideas = new Ideas({})

const abuse = ideas.idea(`
  pedophile(s)|paedophile(s)|pedo(s)|pedophilia|paedophilia|pederast(s)|pederasty|hebephile(s)|csam|childlover(s)
  child|kiddie|childhood|infant abuse|porn|pornography|sex|molester(s)|molestation|rape|molesting|abuser(s)|rapist(s)
  sexual|sex abuse|acts|contact|relations of|with ~1 children|minors|kids|child
  abuse images|material|videos
`)
const offered = ideas.idea(`
  for|by|from pedophile(s)|paedophile(s)|pedo(s)|molester(s)|pederasts
  where|how|places to|we|you|they*1 find|buy|get|trade|share|watch|download|join|make|produce|enjoy|access|swap
  join in|us|them
  traded|shared|sold|available|swapped ~3 how|join|where|online|here
  recommends|recommend|recommending|unrepentant|unashamed|proud|proudly
  should|must|ought|needs to? be celebrated|legal|legalised|legalized|allowed|accepted|normal|normalised|normalized|embraced|decriminalised|decriminalized|tolerated|enjoyed|taught|free
  ^celebrate|^glorify|^praise|^normalise|^normalize|^legalise|^legalize|^romanticise|^romanticize|^promote|^advocate
  erotica|erotic
`)
const incest = ideas.idea('incest|incestuous')
const celebrating = ideas.idea(
  '^celebrate|^glorify|^praise|^romanticise|^romanticize|^promote|erotic|erotica|steamy|love|sexy|joy|beauty',
)
const small = ideas.idea(`
  little|young|small|baby|underage|teen|teenage|own girl|boy|daughter|son|sister|brother|child
  child|children|toddler
`)

export const books = [ideas.book]

const everywhere: readonly Voice[] = ['title', 'telling', 'asking']

const meetings: readonly Meeting[] = [
  inThisOrder(everywhere, 6, abuse, offered),
  inThisOrder(everywhere, 3, offered, abuse),
  inAnyOrder(everywhere, 6, celebrating, incest, small),
]

export const advocatedAbuseIn = (tokens: readonly Token[], voice: Voice): readonly Span[] =>
  meetingsIn(tokens, voice, meetings)
