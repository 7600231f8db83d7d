// Threats in the first person against the reader, the reader's family, or a place on a given day. Quoted lines are fiction.
import { one, PhraseBook, precededBy, upTo, words } from './phrases.ts'
import type { Token } from './tokens.ts'

const harm = words('kill murder rape stab shoot behead bomb burn butcher slaughter torture blow attack')
const speaker = [one('i we im were ill well'), upTo(4, 'will am are going gonna to shall')]
const family = words(
  'family kids children wife husband mother father parents daughter son sister brother friends mom mum dad',
)
const places = words(`
  school office house home mosque church synagogue university college campus headquarters building airport station hospital
  mall concert
`)
const days = words('tomorrow tonight today monday tuesday wednesday thursday friday saturday sunday soon')

const placeOnDay = [upTo(1, 'the my this that our'), one(places), upTo(2, 'on this'), one(days)]

const threats = new PhraseBook([
  [...speaker, one('rape'), one('you')],
  [...speaker, one(harm), one('you'), one('and'), upTo(2, 'all your'), one(family)],
  [...speaker, one(harm), upTo(2, 'up down'), one('your'), one(new Set([...family, ...places]))],
  [...speaker, one(harm), upTo(1, 'up down'), ...placeOnDay],
])

export const isThreat = (tokens: readonly Token[]): boolean =>
  threats.spansIn(tokens).some(({ start, end }) => isIntent(tokens, start, end) && tokens[start]?.quoted === false)

const intent = words('will going gonna shall ill im well were')

/** `I kill …` tells of a deed; a threat says that it is to come. */
const isIntent = (tokens: readonly Token[], start: number, end: number): boolean =>
  precededBy(tokens, end, end - start, intent)
