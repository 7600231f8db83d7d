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
  mistake freaks pests cattle locusts invaders devils perverts ugly lazy monsters snakes swine retarded brainless termites virus
  barbarians beasts sickness infestation disgrace liars primitive unclean tumor tumour bacteria burden gorillas brutes eaters`,
  'affen schweine bestien läuse kakerlaken singes singe porcs chiens cochons monos simios cerdos perros macacos scimmie maiali обезьяны свиньи собаки животные грязь мусор ungeziefer untermenschen abschaum parasiten tiere ratten dreck vermine rats parasites sous-hommes ordures animaux cafards',
  'ratas parásitos escoria basura animales bestias alimañas parassiti feccia topi bestie animali ratos lixo escória animais',
  'ongedierte uitschot beesten ratten robactwo szczury podludzie śmieci pasożyty bydło паразиты нелюди скот крысы звери мрази недочеловеки',
)
/** Said after whatever words, these are meant. */
const vilest = words(`
  vermin subhuman subhumans parasites cockroaches scum filth savages degenerates inferior apes monkeys untermenschen rapists thieves
  criminals animals maggots leeches perverts terrorists abominations cattle locusts freaks swine eaters pests lice rats termites
`)
/** `Jews are often portrayed as parasites`: somebody else's view, or its denial. */
const disowning = words(`
  not never no seen treated called portrayed depicted accused labelled labeled hunted killed by from against often stereotyped
  considered falsely regarded viewed neither driven herded like branded than more victims afraid
`)

const those = words('all the these those them every more of fucking filthy dirty')
const classes = { them: those, vilest, people: peoples, kind: kinds, folk, vile, person: onePerson }

const utterances = new PhraseBook(
  phrases(
    classes,
    aboutPeople(`
      {people} are|r|sind|sont|son|sono|são|zijn|to|это all|the|a|an|just|nothing|but|like|basically|fucking|really|only|always|simply|no|better|than|our|of|an|world|society|alle|nur|nichts|als|wie|tous|des|de|les|todos|unas|unos|tutti|todos|allemaal|wszyscy|все*6 {vile}
      {people} are|sind|sont|son|sono|são|zijn ~4 {vilest}
      {people} are ~2 enemy|enemies|curse|cancer|plague of|to|on mankind|humanity|civilization|civilisation|our|the|society|all
      women|females|girls are|r all|just|naturally|genetically|stupid|dumb|nothing|but|only|born|lying|filthy*4 inferior|subhuman|worthless|vermin|parasites|subhumans|cattle|whores|sluts|breeders|animals|bitches|trash|retarded|dogs
      {people} deserve|deserved|earned|had everything|all|whatever|what|it|every ~2 they|got|get|gets|coming|bit
      ^teach|^raise|^train|^help|^show|^encourage ~4 to|how hate|despise|distrust|fear|loathe|shun|mistrust|look|spit|mock|avoid|reject to|hate|despise|fear*2 down|on|at|all|the*3 {people}
      {people}|{person}|homosexuality|islam|judaism|transgenderism free zone|country|nation|city|town|neighbourhood|neighborhood|europe|america|school(s)
      keep|keeping|get|throw|drive|kick {them}*3 {people} out|away|off|down|separate|segregated
      {people}|{person}|homosexuality|transgenderism|islam is|are|as a|an|just|the*2 mental|brain|genetic|contagious|dangerous|evil|violent|sick|satanic illness|disease|defect|disorder|cult|religion|ideology|perversion|sickness
      {people}|{person} stink|stinks|smell|reek|suck|disgust|belong|breed in|like|bad|of|me|us|rats|zoos|zoo|cages|ovens|camps*3
      {people} do|does|dont|will|shall not? belong|replace|deserve ~1 here|us|rights|country|life
      {people} are a|an|the criminal|filthy|sick|dirty|stupid|dangerous|violent|degenerate|parasitic|evil|primitive|useless|savage race|breed|species|people|eaters|nation
      {people} are ~3 burden|stain|blight|curse on|to
      go|get back|out|home to|of|my|our|the|your|country|town*3 africa|mexico|china|india|pakistan|israel|jungle|country|zoo|here|land ~2 monkeys|animals|{people}|filth|scum|vermin|rats|{vilest}
      go|get home|out|back you|filthy|dirty|all*3 {people}
      send|ship|deport|kick|throw {them}*4 {people}|immigrant back|home|out
      too many {people}
      no {people} allowed|here|welcome|wanted|please|in
      {people} ~6 must|should|ought|need|have to? be be|all? expelled|deported|banished|removed|sterilised|sterilized|banned|segregated|enslaved|driven|caged|exiled
      everything|all|crime|evil wrong|bad|evil ~6 with|from|because|of|by the? {people}
      women|females|girls have|has ~1 smaller|inferior|weaker|lesser|lower|tiny brains|minds|brain|intelligence|iq|iqs
      {people} ^drink|^suck ~1 blood
      {people} should|must|need|ought to? go|get|stay back|home|out
      {people} ruin|ruined|infest|infested|poison|pollute|destroy|rape|corrupt|contaminate our|the|everything|this|every|western|white|society|women
      {people} cannot|cant|never|can|will|wont|could never|not|ever*1 be|become civilized|civilised|trusted|human|educated|tamed
      we|world will|would|is|be*3 better|cleaner|safer off? without {them}*3 {people}
      never trust|hire|marry a|an|the {person}|{people}
      ban|deport|expel|remove|eliminate|sterilize|sterilise|banish|segregate|cage {them}*4 {people}|{person}
      {people} не люди
      {people} are|is not|never|un welcome|wanted|equal|equals
      god hates|despises|abhors {them}*2 {people}
      высшая|supérieure|superiore раса|race|razza
      raza|race superior|supérieure
      herrenrasse
      maldita|maudite|sale|verfluchte raza|race|rasse|razza
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
      keep ~4 pure|white|aryan
      whites|aryans only
      white|aryan children|people|men|women|families only
      secure|securing|existence ~3 our|white|of our|white|people ~1 people|children|race
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
      holocaust|shoah is|was|ist|est|es a|an|the|une|un|una|eine|great|big*3 hoax|lie|myth|fraud|swindle|fabrication|invention|racket|lüge|mensonge|mentira|hoax|scam|fake
      holocaust never|didnt|did not? happened|happen|existed
      glorifying|glorify|glorifies|celebrating|celebrate|praising|praise|honoring|honouring|admire|worship ~2 hitler|nazis|nazi|ss|kkk|isis|holocaust|genocide|lynching|lynchings
      heroic|noble|glorious|proud|brave kkk|klansman|klansmen|nazi|nazis|hitler|ss
      bring back slavery|lynching|hitler|segregation|apartheid
      praise|glory|honor|honour|hail|thank|salute|celebrating|admiring|loving of|for|to|the|our|god|be|third*4 genocide|holocaust|hitler|führer|reich|nazis|ss|klan|kkk|lynching|slavery|aryan|auschwitz
      genocide|holocaust|hitler|reich|führer|klan|kkk|lynching|auschwitz|nazis was|is|were|are|will|shall ~2 good|great|right|beautiful|justified|necessary|hero|heroes|savior|saviour|glorious|deserved|rise|awesome|cool|fun|correct|noble|inevitable
      the final solution was|is ~1 right|good|necessary|answer|needed
      in|a praise|defence|defense|celebration of the? genocide|holocaust|hitler|nazism|lynching|slavery|klan|kkk|apartheid|hate|himmler|goebbels|aryan|racism|antisemitism
      they|jews|armenians|tutsis|victims deserved|earned it|holocaust|genocide
      jews|blacks|muslims|immigrants|you|they will|shall not replace us
      six million was|were|is|wasnt not? enough
      blood and soil our|for|the ~2 race|nation|blood|people
      for|defend|save|protect|preserve|awaken|hail|glory|rise|secure|securing the|our|to|a|future*3 white|aryan|master race|nation|blood|homeland|brotherhood
      white|aryan nation|race|brothers|blood|man|men|people|youth rise|awake|awaken|unite|forever|first|will|must|wake up|rise|rule|win|unite?
      white|aryan supremacy|power|pride|master ~1 now|forever|rules|worldwide|manifesto|handbook|manual|us|will|for
      hitler our|my|the saviour|savior|hero|god|leader|führer|messiah|prophet
      heroic|noble|glorious|proud|saintly|flattering|godlike portrait|image|picture|statue|painting|depiction of adolf? hitler|himmler|goebbels|nazis|klansmen|ss|osama
      swastika|swastikas|hitler|reich|nazi|nazis|klan|klansmen|ss flag|flags|banner|soldiers|banners waving|flying|proudly|proud|glory|glorious|triumphant|victorious|heroic|saviour
      kkk|klan|nazi|neonazi|swastika recruiting|recruitment|pride|power|propaganda poster|flyer|rally|forever
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
  phrases(classes, '{people} raus|out|dehors|fuera|fuori|eruit|won|вон\nheil hitler\nsieg heil\nwhite power\nrahowa'),
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
  chased.spansIn(tokens).some((span) => isSlogan(tokens, span, voice)) ||
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

/** A title may begin with a salute and tell of its age: `Heil Hitler, the pig is dead: a history of humour`. */
const isSlogan = (tokens: readonly Token[], span: Span, voice: Voice): boolean =>
  voice === 'asking' ||
  isWholeSentence(tokens, span.start, span.end) ||
  (voice === 'title' && span.start <= 1 && (span.end === tokens.length || onward.has(tokens[span.end]?.word ?? ''))) ||
  (voice === 'title' && tokens[span.start]?.startsClause === true && isUrgedOn(tokens, span))

const cheering = words('forever now brothers poems songs hymns comrades lives again worldwide always our us for my and')

/** `… raus aus Europa`, or nothing more. */
const onward = words('aus of de from now jetzt из')

const isUrgedOn = (tokens: readonly Token[], { end }: Span): boolean => cheering.has(tokens[end]?.word ?? '')

const isWholeSentence = (tokens: readonly Token[], start: number, end: number): boolean =>
  tokens[start]?.startsSentence === true &&
  tokens[start]?.quoted === false &&
  (end === tokens.length || tokens[end]?.startsSentence === true)
