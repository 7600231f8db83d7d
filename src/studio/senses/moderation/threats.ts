// Threats in the first person against the reader, the reader's family, or a place on a given day. Quoted lines are fiction.
import { givenNames } from './given-names.ts'
import { onePublicPerson, otherGroups, peoples } from './peoples.ts'
import { followedBy, PhraseBook, phrases, precededBy, type Span, union, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const harm = words('kill murder rape stab shoot behead bomb burn butcher slaughter torture blow attack gut strangle')
const family = words(`
  family kids children wife husband mother father parents daughter son sister brother friends mom mum dad baby loved daughters sons
  families wives sisters house home child babies dog
`)
const places = words(`
  school office house home mosque church synagogue university college campus headquarters building airport station hospital
  mall concert workplace courthouse embassy parliament train plane stadium bridge library factory bus theater theatre capitol
  clinic court supermarket store stadium city town
`)
const days = words('tomorrow tonight today monday tuesday wednesday thursday friday saturday sunday soon')
const speaker = 'i|we|im|were|ill|well will|am|are|going|gonna|to|shall|swear|promise|fucking*4'
const spoken = words('i we im were ill well')
const classes = { harm, family, places, days, relative: union(family, places), role: onePublicPerson }

/** Announced in the first person against people or a place; in a blurb the day must be named, for thrillers talk so. */
const announced = new PhraseBook(
  phrases(
    {
      ...classes,
      target: union(
        otherGroups,
        peoples,
        onePublicPerson,
        words('everyone everybody people kids children them students'),
      ),
    },
    `
      ${speaker} {harm}|hurt|massacre|execute|assassinate up|down? ~2 {target}|{places}
      ${speaker} hurt|kill|rape|take|find|harm|hunt|burn|shoot|stab your|them|the*1 {family}|{target}
      where you|your|he|she|they ~5 live|lives|school|sleep|sleeps|work|works ~6 hurt|kill|rape|shoot|stab|burn|throat|bullet|die
    `,
  ),
)

/** With a name after it, it is meant for somebody: `I will kill you` alone is a thriller. */
const addressed = new PhraseBook(
  phrases(
    classes,
    `
      ${speaker} kill|murder|stab|shoot|strangle|butcher you
      you will|shall|are|gonna|going|to*3 die {days}
    `,
  ),
)

const threats = new PhraseBook(
  phrases(
    classes,
    `
      ${speaker} rape you
      ${speaker} put|fire|shoot a|the|two bullet|bullets|knife in|through|into ~2 head|skull|brain|heart|face|chest
      ${speaker} {harm} you and all|your*2 {family}
      ${speaker} {harm} up|down*2 your whole|entire|fucking*1 {relative}
      ${speaker} {harm} up|down? the|my|this|that|our|a? {places} on|this|next*2 {days}
      ${speaker} find you and ~1 {harm} you and|your*2 {family}
      ${speaker} shoot|blow up your|my|the|this school|office|church|mosque|synagogue|mall
      ${speaker} come|coming|come|find|finding|hunt|hunting|get|getting you|over|there|down|for*2 to|and cut|slit|slash|{harm} your|you ~1 throat|throats|neck|head|family|kids|tonight|today
      ${speaker} come|coming|find|hunt|get over|there|you*2 to|and|for kill|rape|murder|shoot|stab|behead|butcher you|your|her|him
      {days} i|we|ill|well will|am|are|going|to|gonna|shall*3 {harm} up|down? ~3 {places}
      ${speaker} {harm} up|down? ~3 {places} ~6 {days}|stop
      {role} ~2 you|your|youre|will|are|gonna|going|to|be|days*4 die|dead|numbered|bleed
      you|your|youre|family|days ~1 are|is|will|be|as|good*3 dead|numbered|die|bleed {role}|bitch|whore|faggot|cop
      ${speaker} {harm}|shoot up? my|the|our|all|every|everyone|everybody|of|at*3 coworkers|classmates|colleagues|teacher|teachers|boss|school|office|everyone|neighbors|neighbours ~3 {days}
      your|ur {family} will|shall|is|are|gonna|going|to|all*3 die|bleed|burn|suffer screaming|slowly|first|too|next|tonight|tomorrow|soon
      ${speaker} coming|come for|after you and|all*2 your {family}
      ${speaker} watch|see|make you|her|him|them|your ~1 bleed|burn|beg|suffer ~2 {days}|family|kids|children
      we|i know|have|got ~1 your address|kids|school|daughter ~6 die|kill|dead|gun|bullet|burn
      ${speaker} cut|slit|slash your throat|throats|childrens
      ${speaker} {harm} you|him|her|them|everyone|everybody|all|every ~2 at|in|on|by ~1 {places}|{days}|work
      you|youre|hes|shes|theyre|he|she|they will|are|going|gonna|to|be*3 die|dead|bleed|burn|pay ~1 {days} mr|mrs|ms|dr|bitch|whore|officer|senator|mayor|judge|president|you
      tell|warn ~3 he|she|they|hes|shes|theyre will|is|are|going|to|gonna|be*4 die|dead|killed|shot|bleed by|on|before|tonight|tomorrow|soon
      your|the {family}|{places} will|is|are|gonna|going|to|be|all*4 die|dead|bleed|bombed|raped|killed|shot|burn|explode by|on|before|this|next*1 {days}
      there is|are|will a|be bomb|bombs in|at|under your|the|this {places}
      i|we|ive have|planted|put|placed|hidden a bomb|bombs in|at|under your|the|this {places}|car
      pay|leave|resign|stop|apologize|apologise|shut ~4 or i|we|your|you ~2 will|ll|kill|die|dies ~1 kill|die|rape|shoot|you|your
      ich werde|bringe dich und deine familie töten|umbringen|um
      ich bringe dich und deine familie um
      je vais te|vous tuer|violer et|toi|ta|ainsi|que*4 famille
      je vais te violer
      voy a matarte a|y|ti|toda|tu*7 familia
      te voy a violar|matar y|a|toda|tu|ti*5 familia
      ti ucciderò|ammazzerò e|tutta|la|tua*4 famiglia
      vou te|matar matar|você e|toda|a|sua*4 família
      ik vermoord|zal je|jou en? je? gezin|familie|hele?
      zabiję cię i twoją|całą*2 rodzinę
      я убью тебя и твою|всю*2 семью
    `,
  ),
)

const intent = words(
  'will going gonna shall ill im well were is are there planted put placed hidden youre hes shes theyre or are numbered know coming have werde bringe vais voy ucciderò ammazzerò vou vermoord zal zabiję убью',
)

export const keywords = union(harm, family, places)
export const books = [threats, announced, addressed]

export const isThreat = (tokens: readonly Token[], voice: Voice): boolean =>
  [
    ...threats.spansIn(tokens),
    ...announced.spansIn(tokens).filter((span) => isDated(tokens, span, voice)),
    ...addressed.spansIn(tokens).filter((span) => voice === 'title' && isNamed(tokens, span)),
  ].some(({ start, end }) => isIntent(tokens, start, end) && tokens[start]?.quoted === false)

/** `…, Sarah`, `…, Sarah Miller of Elm Street` and `Sarah Miller, …`. */
const isNamed = (tokens: readonly Token[], { start, end }: Span): boolean => {
  const [first, after] = [tokens[start], tokens[end]]
  if (after?.startsClause && !after.startsField && !after.startsSentence && isName(clauseFrom(tokens, end))) return true
  return first?.startsClause === true && !first.startsField && isFullName(tokens.slice(0, start))
}

/** The words from a place to the end of its clause, or to where the person lives. */
const clauseFrom = (tokens: readonly Token[], from: number): readonly Token[] => {
  const length = tokens.slice(from + 1).findIndex(({ word, startsClause }) => startsClause || dwelling.has(word))
  return tokens.slice(from, length === -1 ? tokens.length : from + 1 + length)
}

const dwelling = words('of from at in on')

const isName = (clause: readonly Token[]): boolean =>
  clause.length === 1 ? !genres.has(clause[0]?.word ?? '') : isFullName(clause)

/** One word alone may be anything; of more, the first must be one that people are called by. */
const isFullName = (clause: readonly Token[]): boolean => {
  const [first] = clause
  if (first === undefined || clause.length === 1 || clause.length > longestName) return false
  return givenNames.has(first.word) || titles.has(first.word)
}

const longestName = 3
const titles = words('mr mrs ms miss dr herr frau monsieur madame señor señora')
const genres = words('thriller novel novella mystery darling love baby again')

const isDated = (tokens: readonly Token[], { start, end }: Span, voice: Voice): boolean =>
  (voice === 'title' && !tokens.slice(start + 1, end).some(({ startsField }) => startsField)) ||
  precededBy(tokens, start, 4, days) ||
  followedBy(tokens, end, 6, days)

/** `I kill …` tells of a deed; a threat says that it is to come. */
const isIntent = (tokens: readonly Token[], start: number, end: number): boolean =>
  precededBy(tokens, end, end - start, intent) && !precededBy(tokens, start, 4, spoken)
