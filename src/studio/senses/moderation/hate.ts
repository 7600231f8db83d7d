// Words that deny a people its humanity, and praise of those who murdered one.
import { aboutPeople, folk, kinds, onePerson, peoples } from './peoples.ts'
import { PhraseBook, phrases, precededBy, type Span, union, words } from './phrases.ts'
import { isReported } from './reported-speech.ts'
import { containsSlur, books as slurBooks, keywords as slurKeywords } from './slurs.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const vile = words(
  `vermin subhuman subhumans untermenschen parasites parasite apes monkeys cockroaches rats roaches pigs animals scum filth
  disease diseases plague cancer degenerates degenerate inferior savages trash garbage worthless maggots leeches dogs evil
  demons subhumanity abominations disgusting dirty filthy criminals rapists thieves pedophiles groomers terrorists stupid lice
  mistake freaks pests`,
  'ungeziefer untermenschen abschaum parasiten tiere ratten dreck vermine rats parasites sous-hommes ordures animaux cafards',
  'ratas parásitos escoria basura animales bestias alimañas parassiti feccia topi bestie animali ratos lixo escória animais',
  'ongedierte uitschot beesten ratten robactwo szczury podludzie śmieci pasożyty bydło паразиты нелюди скот крысы звери мрази недочеловеки',
)
/** Said after whatever words, these are meant. */
const vilest = words(`
  vermin subhuman subhumans parasites cockroaches scum filth savages degenerates inferior apes monkeys untermenschen rapists thieves
  criminals animals maggots leeches perverts terrorists abominations
`)
/** `Jews are often portrayed as parasites`: somebody else's view, or its denial. */
const disowning = words(`
  not never no seen treated called portrayed depicted accused labelled labeled hunted killed by from against often stereotyped
  considered falsely regarded viewed neither without driven herded like branded than more victims afraid
`)

const classes = { vilest, people: peoples, kind: kinds, folk, vile, person: onePerson }

const utterances = new PhraseBook(
  phrases(
    classes,
    aboutPeople(`
      {people} are|r|sind|sont|son|sono|são|zijn|to|это all|the|a|an|just|nothing|but|like|basically|fucking|really|only|always|simply|no|better|than|our|of|an|world|society|alle|nur|nichts|als|wie|tous|des|de|les|todos|unas|unos|tutti|todos|allemaal|wszyscy|все*6 {vile}
      {people} are|sind|sont|son|sono|são|zijn ~4 {vilest}
      {people} are ~2 enemy|enemies|curse|cancer|plague of|to|on mankind|humanity|civilization|civilisation|our|the|society|all
      women are|r all|just|naturally|genetically*2 inferior|subhuman|worthless|vermin|parasites|subhumans
      {people} are|sind|sont not|less|lesser|keine|pas than|even|really|fully|des|fully*2 human|humans|people|menschen|humains|beings
      {people} are a|an|the inferior|lesser|lower|cursed race|breed|species|people
      {people} have|has|got|possess ~1 lower|inferior|smaller iq|iqs|brains|intelligence|genes
      {people} are genetically|biologically|naturally|intellectually|mentally|racially inferior|stupid|criminal|violent|defective|dumber|lazy
      {people} should|must|need|ought|have to? not|never be|have|exist|vote|breed|live|reproduce|allowed
      {people} should|must|ought|need to? be be? deported|sterilised|sterilized|enslaved|banned|segregated|expelled|caged|cleansed|removed
      {people} control|run|own|rule all|the|our*2 media|world|banks|government|governments|hollywood
      {people} are|were destroying|ruining|poisoning|invading|replacing|polluting|infesting our|the|this|us|western|white
      i|we|everyone hate|hates|despise|loathe|detest all|the|these|those|every|fucking|filthy|you*3 {people}
      hate|hating all|the|those|these*2 {people}
      {people} go|get|geht back|out|home|nach|to|of our|my|country|africa|where|hause|mexico|america|you|the*3
      no more {people} in our country
      send {people} back to|where
      why {people} are|deserve ~2 {vile}|inferior|hated
      keep ~2 race|country|nation|blood|america|europe|britain pure|white
      white|aryan race|people|supremacy is|are|was the|a|our|superior*2 superior|master|right|answer|future|destiny
      white|aryan power|pride forever|now|worldwide
      superiority of the white|aryan race
      superior white|aryan race|blood|genes
    `),
  ),
)

const labels = new PhraseBook(
  phrases(classes, '{people}|{kind} vermin|scum|filth|parasites|subhumans|degenerates|cockroaches|savages'),
)

const praise = new PhraseBook(
  phrases(
    classes,
    `
      hitler was|is|hatte|avait|tenía|aveva|tinha|had|miał|был|war right|recht|raison|razón|ragione|razão|gelijk|rację|прав|hero|our|awesome
      hitler was|is a|my|our|the hero|god|savior|saviour|genius
      hitler did|has|hat nothing|nichts wrong|falsch|falsches
      hitler should|shouldve have? finished|killed|won
      holocaust|shoah is|was|ist|est|es a|an|the|une|un|una|eine|great|big*3 hoax|lie|myth|fraud|lüge|mensonge|mentira|hoax|scam|fake
      holocaust never|didnt|did not? happened|happen|existed
      glorifying|glorify|glorifies|celebrating|celebrate|praising|praise|honoring|honouring|admire|worship ~2 hitler|nazis|nazi|ss|kkk|isis|holocaust|genocide|lynching|lynchings
      heroic|noble|glorious|proud|brave kkk|klansman|klansmen|nazi|nazis|hitler|ss
      bring back slavery|lynching|hitler|segregation|apartheid
      slavery was|is a? good|right|natural
      greedy|hooknosed|evil|scheming|hook|sneaky nosed|old|money|rich*2 jew|jews|jewish
      caricature of a|the greedy|black|jewish|asian|stereotypical*2 jew|jews|jewish|negro
      black|african|africans man|men|woman|women|person|people|child|children|family|kids*1 as|like|turned|drawn|into|depicted|looking|shown|with|portrayed a|an|into|like|as|of*3 monkey|monkeys|ape|apes|gorilla|gorillas|chimp|chimpanzee|chimps
    `,
  ),
)

/** Salutes and slogans are history inside a sentence; alone, or asked for, they are meant. */
const salutes = words('sieg heil hitler 88 1488 mein führer white power 14 fourteen')
const calls = words('heil 1488 raus power')
const chased = new PhraseBook(
  phrases(classes, '{people} raus|out|dehors|fuera|fuori|eruit|won|вон\nheil hitler\nsieg heil\nwhite power'),
)

export const keywords = union(
  slurKeywords,
  vile,
  salutes,
  words('hitler holocaust hoax heil sieg superior aryan race supremacy hate'),
)
export const books = [...slurBooks, utterances, labels, praise, chased]

export const isHateful = (tokens: readonly Token[], voice: Voice): boolean =>
  containsSlur(tokens, voice) ||
  isSalute(tokens) ||
  chased.spansIn(tokens).some(({ start, end }) => voice === 'asking' || isWholeSentence(tokens, start, end)) ||
  [...utterances.spansIn(tokens), ...labelsIn(tokens), ...praise.spansIn(tokens)].some(
    ({ start, end }) => !isReported(tokens, start, end, voice) && !isDisowned(tokens, start, end),
  )

/** `Black and Queer. Filth.` are two things side by side. */
const labelsIn = (tokens: readonly Token[]): readonly Span[] =>
  labels.spansIn(tokens).filter(({ end }) => !tokens[end - 1]?.startsClause)

/** `are no better than rats` and `are not even human` disown nothing. */
const isDisowned = (tokens: readonly Token[], start: number, end: number): boolean =>
  vilest.has(tokens[end - 1]?.word ?? '') &&
  precededBy(tokens, end, end - start, disowning) &&
  !precededBy(tokens, end, end - start, belittling)

const belittling = words('better nothing less')

const isSalute = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => calls.has(word)) && tokens.length > 1 && tokens.every(({ word }) => salutes.has(word))

const isWholeSentence = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens[start]?.startsSentence === true &&
  tokens[start]?.quoted === false &&
  (end === tokens.length || tokens[end]?.startsSentence === true)
