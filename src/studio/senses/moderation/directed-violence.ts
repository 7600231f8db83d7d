// Violence that a text directs: who is told to do it, or that it is deserved or right, what is done, and to whom in the real world.
// A novel tells of the same in the third person; what is refused is said to readers, by the book, or on the cover itself.
import { type Idea, Ideas, inAnyOrder, inThisOrder, type Meeting, meetingsIn } from './meetings.ts'
import { anyOf, followedBy, precededBy, type Span, union, words } from './phrases.ts'
import { sentenceAround } from './sentences.ts'
import { targetClasses } from './targets.ts'
import type { Token } from './tokens.ts'
import { deed, group, isOpposed, target } from './violence-ideas.ts'
import { lethalGerunds, lethalVerbs, sufferedViolence, violentDeeds, violentGerunds } from './violence-words.ts'
import type { Voice } from './voices.ts'

const ideas = new Ideas({
  ...targetClasses,
  lethal: lethalVerbs,
  gerund: violentGerunds,
  lethalGerund: lethalGerunds,
  suffered: sufferedViolence,
  deed: violentDeeds,
})

const suffered = ideas.idea(`
  {suffered}
  rounded|lined|strung|cut|blown|shot|beaten|hacked up|down
  run|mowed|mown|ridden over|down
  put|wiped|taken|hunted|gunned|burned|struck down|out
  put to death|sleep|sword
  thrown|pushed|dropped|hurled off|from|into|out|under|to
  set on fire
  made to suffer|pay|bleed
  bullet(s)|rope(s)|noose(s)|gallows|guillotine|acid|lynching|hanging|beating
  in|under the|a|their ground|grave(s)|ovens|dirt|morgue|cross
  six feet
  lampposts|lamppost|firing|electric squad|chair?
`)
const fate = ideas.idea('die|hang|burn|bleed|perish|suffer|swing|rot|drown')
const anyCarnage = ideas.idea('{lethalGerund}|{lethal}|{deed}|{gerund}')
const carnage: Idea = (tokens) => anyCarnage(tokens).filter(({ start }) => !isOpposed(tokens, start))

const directs = ideas.idea(`
  ^urge|^exhort|^incite|^implore|^beseech|^command|^instruct|^encourage|^rally|^summon|^inspire|^goad|^motivate
  ^tell|^ask|^order|^push|^persuade|^convince|^teach|^invite|^advise|^want|^dare|^beg ~3 to
  ^call|^appeal|^cry|^plead|^push|^campaign|^argue on|upon|for|to|that
  ^demand|^advocate|^promote|^recommend|^preach|^endorse|^justify|^celebrate|^glorify|^cheer|^applaud|^defend|^praise|^support|^legalise|^legalize
`)
/** Those whom a book itself addresses; a leader in a story has followers of his own. */
const readership = ideas.idea(`
  reader(s)|you|yourself|everyone|everybody|anybody|citizens|patriots|whites|believers|incels|comrades|brothers|christians|muslims|americans|students|men|workers|people|us|youth|parents|teenagers|fans|husbands|fathers|boys|young
  lone wolves
`)
const publication = ideas.idea(`
  book|author|manifesto|pages|pamphlet|guide|text|poems|songs|essay(s)|tract|handbook|manual|zine|volume|chapter(s)|leaflet|booklet|sermon(s)|writer|novel|collection
  we|i|me|our|this|it|us
  call|calls|appeal|cry|plea|demand|demands|rallying|summons|argument|case to|for|cry|that?
  readers|you|men|believers|patriots|christians|muslims|whites|citizens are|get|is
`)
const calling = ideas.idea(`
  rise|rising|stand|wake|get|gear|tool up
  go out|outside and?
  go|come|get and|out
  lets
  let us
  time|hour|moment|day has|is|to|for come|to|for|here*2
  do it
  join us|me|in|the
  take|pick|grab|load|bring|get|buy up|your|a|the|out*3 arms|gun(s)|rifle(s)|weapon(s)|knife|knives|ar15|machete(s)|bat(s)|torch(es)|petrol|matches|ammo|shotgun(s)|axe(s)
  arm yourself|yourselves
  we|everyone|everybody|you|whites|patriots|christians|muslims|believers|readers|brothers|men|all|americans|citizens|students|soldiers|incels|comrades ~2 must|should|shall|need|ought|have|gotta to?
  every|each|all|any|true|real|good|proud true|real|good|proud|young|white|loyal|able|decent*2 patriot(s)|believer(s)|man|men|christian(s)|muslim(s)|american(s)|citizen(s)|reader|woman|student|soldier ~1 must|should|has|have|ought|needs|shall|can to?
  your|our|a|holy|sacred|moral|gods duty|right|job|task|mission|turn|obligation|responsibility ~1 to
  start|begin|keep|go on?
  please|somebody|someone|anyone please|should|must|needs|just|has|go to?
  dont|do|never stop|rest|hesitate|not|wait|forget until|till|and|to?
  why not
`)
const merit = ideas.idea(`
  should|ought|deserve|deserves|deserved|gotta|belong
  must|shall
  need|needs|have|has to
  are|is better|best|only|overdue|asking off|for|good?
  had|have|has|got it|this|that coming
`)
const coming = ideas.idea('have|has|had|got|with it|that|this? coming\n^deserve|^earn|^warrant\nasked|asking for it')
/** What only those say of violence who want it. */
const approval = ideas.idea(`
  is|are|as|be a|an|the|our|your|so|always|truly|only|really|perfectly|sacred|holy|moral|religious|great|true|just|simply|sometimes|gods|his*3 right|rights|good|justified|fun|necessary|natural|beautiful|holy|duty|love|patriotic|legal|allowed|sport|sexy|victory|triumph|glorious|noble|justice|cure|answer|solution|way|heroism|hobby|art|pleasure|healthy|deserved|overdue|funny|great|permitted|virtue|godly
  is|are|be not|no|never|nothing|hardly a|any*1 crime|sin|wrong|murder|shame|evil
  isnt|arent a|any*1 crime|sin|wrong|murder|shame|evil
  bring|bringing|return|restore back|of|the*2
  joy(s)|art|beauty|pleasure(s)|virtue|glory|fun|benefits|necessity|thrill of|in
  in defence|defense|praise|favour|favor|celebration of
  case|reasons|excuse|argument|time for
  more of these|this|them|it
  why we|you|i|everyone should|must|need|love
`)
const lettering = ideas.idea(`
  line|caption|words|slogan|text|tagline|subtitle|title|sign|banner|headline|message|lettering|quote|phrase|placard|bubble|letters|motto|writing|poster|sticker|flag|inscription|graffiti ^say|^read|^tell|^urge|^call|to|that|of|should|is|with|be*2
  saying|says|reads|reading|captioned|titled|stating|shouting|declaring
`)
const pronoun = ideas.idea(
  '{lethal}|beat|attack|hunt|hurt|get|string|gun|take up|down|out? him|her|them|these|those up|down|out|all|now?',
)
const onThem = ideas.idea(`
  {lethal}|beat|attack|hunt|drag|hang|string|burn up|down|out? them|em|him
  make them bleed|pay|suffer|burn
`)
/** What ties a text to the world of who wrote it. */
const ownWorld = ideas.idea(`
  my|our|your|this|local ~1 {one}|{place}|{walk}
  my|our|your ex|stepfather|stepdad|family|town|street|village|class
  address|phone|licence|license|full|real|workplace|home number|plate|name|address?
  photo|picture|portrait|face of|with ~1 {one}
  race war
  {one} with|hanging|hanged|shot|dead|bleeding|beheaded|on|in
`)
const everyOne = ideas.idea('every|each|any last|single|damn|corrupt|goddamn|fucking*2 {one}|{person}')
const mark = ideas.idea(
  'alive\nthis|next|on ~1 monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend\ntoday|tonight|tomorrow|now',
)

export const books = [ideas.book]

/** Orders begin a sentence, or a clause of a title. */
const commanded: Idea = (tokens) =>
  deed(tokens).filter(
    ({ start, end }) =>
      tokens[start]?.startsClause === true &&
      !/ings?$/.test(tokens[start]?.word ?? '') &&
      !ofDeeds.has(tokens[end - 1]?.word ?? ''),
  )
const ofDeeds = words('of against upon for')
/** `mow down`, `set fire to`: in two words nothing else is meant. */
const plainlyCommanded: Idea = (tokens) => commanded(tokens).filter(({ start, end }) => end - start > 1)

/** A past tense belongs to a story, and so does `tells his followers`. */
const presentDirects: Idea = (tokens) => directs(tokens).filter(({ start }) => !isPast(tokens[start]?.word ?? ''))
const passiveDirects: Idea = (tokens) => directs(tokens).filter(({ start }) => precededBy(tokens, start, 1, being))
/** `Urges readers to …`: a blurb speaks of its book without naming it. */
const ownDirects: Idea = (tokens) =>
  presentDirects(tokens).filter(({ start }) => tokens[start]?.startsSentence === true)
const isPast = (word: string): boolean => word.endsWith('ed') || word === 'told' || word === 'taught'
const being = words('are is being get')
const free: Idea = (tokens) => readership(tokens).filter(({ start }) => !precededBy(tokens, start, 2, owned))
const owned = words('his her their its the')

const everywhere: readonly Voice[] = ['title', 'telling', 'asking']
const spoken: readonly Voice[] = ['title', 'asking']

const meetings: readonly Meeting[] = [
  inThisOrder(spoken, 6, presentDirects, deed, target),
  inThisOrder(spoken, 6, passiveDirects, deed, target),
  inThisOrder(['telling'], 5, presentDirects, free, deed, target),
  inThisOrder(['telling'], 6, ownDirects, deed, target),
  inThisOrder(['telling'], 4, publication, presentDirects, deed, target),
  inThisOrder(['telling'], 3, publication, passiveDirects, deed, target),
  inThisOrder(everywhere, 5, calling, deed, target),
  inThisOrder(everywhere, 4, group, merit, suffered),
  inThisOrder(everywhere, 5, target, merit, suffered),
  inThisOrder(everywhere, 4, group, merit, fate),
  inAnyOrder(everywhere, 5, carnage, target, coming),
  inThisOrder(everywhere, 5, deed, target, approval),
  inThisOrder(everywhere, 3, approval, deed, target),
  inThisOrder(['asking'], 3, lettering, deed, target),
  inAnyOrder(['asking'], 12, lettering, pronoun, ownWorld),
  inAnyOrder(['asking'], 12, lettering, carnage, ownWorld),
  inThisOrder(spoken, 3, commanded, target, mark),
  inThisOrder(spoken, 1, commanded, everyOne),
  inThisOrder(spoken, 2, plainlyCommanded, target),
]

/** `… are the enemy. Drag them out.`: whom it is aimed at stands in the sentence before. */
const orderedOnThem: Idea = (tokens) =>
  onThem(tokens).filter(({ start }) => tokens[start]?.startsClause === true || precededBy(tokens, start, 1, joining))
const joining = words('and so lets then must should to')
const plural: Idea = (tokens) => target(tokens).filter(({ end }) => (tokens[end - 1]?.word ?? '').endsWith('s'))
const referred = inThisOrder(['title'], 12, plural, orderedOnThem)

/** Somebody in the story does it, or somebody has written about it. */
const told = words(`
  detective inspector novel story stories tale memoir history historian historians trial survivor survivors thriller mystery biography
  fbi hero heroine protagonist killer murderer assassin romance was were had did explores examines investigates reveals traces
  follows finds discovers learns tries detectives saga wizard dragon vampire king queen kingdom demon orcs soldiers nazi nazis
  propaganda sociologists sociologist psychologist psychologists critics commandant gestapo stranger caller
  he him his himself herself whose
`)
const condemned = words('wrong harmful inexcusable illegal unacceptable unlawful')
const negated = words('not never nothing isnt arent no')
const saying = words('said says shouted cried screamed whispered reads')

/** Where a text directs violence at real people. */
export const directedIn = (tokens: readonly Token[], voice: Voice): readonly Span[] =>
  deed(tokens).length === 0 && !anyOf(tokens, violent)
    ? []
    : [...meetingsIn(tokens, voice, meetings), ...meetingsIn(tokens, 'title', [referred])].filter(
        (span) => !(voice === 'telling' && isStory(tokens, span)),
      )

/** Without one of these there is nothing to look for. */
const violent = union(
  sufferedViolence,
  violentDeeds,
  words(`
    die hang burn bleed perish suffer swing rot drown bullet bullets rope ropes noose nooses gallows guillotine acid rounded lined
    strung blown hacked run mowed mown ridden put wiped taken hunted gunned thrown pushed dropped hurled set made ground grave graves
    ovens dirt morgue cross six lampposts lamppost firing electric get string gun take drag
  `),
)

const isStory = (tokens: readonly Token[], span: Span): boolean =>
  tokens[span.start]?.quoted === true ||
  followedBy(tokens, span.end, 4, saying) ||
  (followedBy(tokens, span.end, 4, condemned) && !followedBy(tokens, span.end, 4, negated)) ||
  anyOf(sentenceAround(tokens, span), told)
