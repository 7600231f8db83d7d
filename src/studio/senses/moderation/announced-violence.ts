// Violence that a text announces in its writer's own name: against whom, when, and with what. First-person thrillers speak so too,
// but of nobody's own school and mayor, and without a day or a last warning.
import { type Idea, Ideas, inAnyOrder, inThisOrder, type Meeting, meetingsIn } from './meetings.ts'
import { anyOf, followedBy, type Span, union, words } from './phrases.ts'
import { sentenceAround } from './sentences.ts'
import { targetClasses } from './targets.ts'
import type { Token } from './tokens.ts'
import { deed, target } from './violence-ideas.ts'
import { sufferedViolence } from './violence-words.ts'
import type { Voice } from './voices.ts'

const weapons = words(`
  gun guns rifle rifles knife knives bomb bombs petrol gasoline axe machete matches explosives bat acid pistol shotgun ar15 grenade
  grenades hammer fire bullets ammo torches crowbar
`)
const ideas = new Ideas({
  ...targetClasses,
  suffered: sufferedViolence,
  day: words(
    'monday tuesday wednesday thursday friday saturday sunday tomorrow tonight today weekend christmas easter ramadan hanukkah',
  ),
  weapon: weapons,
})

const ownWorld = ideas.idea(`
  my|our|your|this|local ~1 {one}|{place}|{walk}
  my|our|your ex|stepfather|stepdad|family|town|street|village|class|house|home|kids|children|daughter|son
`)
const resolve = ideas.idea(`
  i|we|im|ill|well|ive|were will|am|are|going|gonna|shall|swear|promise|plan|intend|want|decided|coming|about|ready|hereby|finally|soon|gladly|have|to|be|planning|hope|cant|wait*6
`)
const future = ideas.idea(`
  i|we|ill|well|im will|am|are|going|gonna|shall|coming|wait|waiting
  i|we|ive have? bought|chosen|planned|picked|prepared|packed|loaded
  on|this|next|by {day}
`)
const armed = ideas.idea(`
  with|bring|bringing|carrying|carry|have|got|bought|loaded|pack|packing|holding|pour|pouring|take ~2 {weapon}
  {weapon} in|is|are ~1 hand|loaded|ready|bag|backpack
`)
const doomed = ideas.idea(`
  will|shall|is|are|gonna|going to? all|soon|each|finally*1 be|get {suffered}
  will|shall|gonna|going to? all|soon|finally*1 die|bleed|burn|pay|hang|suffer|regret
  will|wont|shall not|never? see|live|survive|wake|make|reach|leave
  be|end found|up ~1 pieces|dead|morgue|grave|ditch|coffin
  leave|go|resign|stop|obey|convert|submit|repent|pay|apologise|apologize|shut|quit ~3 or ~2 {suffered}|die|burn|bleed|hang
`)
const mark = ideas.idea(`
  on|this|next|by|come|until|before|every {day}
  {day}
  last|final|only|fair|his|her|their|your|a|this warning|notice|chance
  be|been|consider|you warned|yourself
  book|cover|page(s)|poem|letter is|are
  you|youre|hes|shes|he|she|they|theyre are|is|will|be*1 next|dead|warned
  if|unless ~3 print|speak|come|vote|pass|dare|testify|open|publish|talk|say|do|return|step|show|keep|stop|write|report|leave|refuse
  one after|by another|one
  nobody|noone|none ~3 walks|leaves|gets|survives|out|alive|left|leave|walk|survive
  no one|survivors ~1 walks|leaves|gets|survives|will|out?
  bring|bringing|have|got|bought|with|loaded ~1 my|a|the|our {weapon}
  i|we know where|your|his|her|which|what
  see you
  when|where|while ~3 sleep|sleeps|live|lives|home|work|works
  time is|has up|come|run
  in front of
  for what
`)
const hitList = ideas.idea(`
  kill|hit|death|target|murder list(s)
  death threat(s)
  bounty|reward on|for
  open season on
  is|are a|the|our|legitimate|fair*2 target(s)|game|prey
  home|private|street address(es) of
  wanted|better|preferably dead
  ^threaten
  threat(s) to|against|for
`)
const deathThreat = ideas.idea('death threat(s) to|against|for|aimed')
const knowing = ideas.idea('i|we know where')
const menace = ideas.idea(`
  you|youre|he|hes|she|shes|they|theyre are|is|will|be*1 next|dead|die|pay|finished
  your|his|her|their days|time|turn are|is|has numbered|up|come|next
  will|gonna|shall pay|die|bleed|burn|regret|hang|suffer
  last|final warning|chance
  we|i are|am|will|know|im coming|where|find|get for|you|to?
  dead man|woman walking
  rot|burn|rest in hell|pieces|peace
  watch your back
  see you ~1 {day}
  tick tock
`)
const gore = ideas.idea(`
  noose|gallows|crosshairs|crosshair|beheaded|hanged|hanging|shot|stabbed|bleeding|dead|corpse|bullet|guillotine|decapitated|dismembered|lynched|killed|murdered|tombstone|gravestone|coffin|strangled
  target|bullseye|gun|knife|rope on|to|at|around|in|through his|her|their|its|the*1 face|head|back|chest|neck|temple|forehead|heart|mouth|throat
`)
const anyAcquaintance = ideas.idea(`
  my|our|your ~1 {one}|teacher(s)|classmate(s)|coworker(s)|neighbour(s)|neighbor(s)
  my ex wife|husband|girlfriend|boyfriend?
`)

const nearby = ideas.idea(`
  my|our old|former|new*1 neighbour(s)|neighbor(s)|boss|manager|teacher(s)|classmate(s)|coworker(s)|colleague(s)|landlord|school|office|mayor|professor|principal|coach|workplace
`)
const official = ideas.idea(
  'cop(s)|policeman|politician(s)|journalist(s)|judge(s)|senator(s)|mayor(s)|governor(s)|minister(s)|congressman|congresswoman|prosecutor(s)|reporter(s)|president(s)',
)

export const books = [ideas.book]

/** A character in the book is nobody's boss. */
const acquaintance: Idea = (tokens) =>
  anyAcquaintance(tokens).filter(({ end }) => !followedBy(tokens, end, 2, invented))
const invented = words('character characters figure')

/** `I will …`, and what: a resolve that says no deed is harmless. */
const announcing: Idea = (tokens) =>
  meetingsIn(tokens, 'telling', [vow]).filter(({ start, end }) => anyOf(tokens.slice(start, end), intent))
const vow = inThisOrder(['telling'], 2, resolve, deed)
const intent = words(
  'will going gonna shall swear promise plan intend decided coming ill well ready about planning wait',
)

const everywhere: readonly Voice[] = ['title', 'telling', 'asking']
const spoken: readonly Voice[] = ['title', 'asking']

const meetings: readonly Meeting[] = [
  inThisOrder(spoken, 4, announcing, target),
  inAnyOrder(['telling'], 10, announcing, target, mark),
  inAnyOrder(['telling'], 12, announcing, nearby),
  inAnyOrder(everywhere, 6, future, target, armed),
  inAnyOrder(everywhere, 10, ownWorld, doomed, mark),
  inAnyOrder(['asking'], 12, acquaintance, menace),
  inAnyOrder(['asking'], 8, acquaintance, gore),
  inAnyOrder(['asking'], 10, official, menace, gore),
  inAnyOrder(spoken, 8, hitList, target),
  inAnyOrder(['telling'], 12, hitList, target, armed),
  inAnyOrder(everywhere, 12, knowing, doomed),
  inAnyOrder(spoken, 0, deathThreat),
]

const told = words(`
  detective inspector novel story stories tale memoir history historian trial survivor survivors thriller mystery fbi hero heroine
  killer murderer assassin was were had did investigates must detectives saga wizard dragon vampire king queen kingdom demon orcs
  soldiers nazi nazis stranger caller note message captain army battle war
`)
const saying = words('said says shouted cried screamed whispered reads tell tells')

/** Where a text threatens real people. */
export const announcedIn = (tokens: readonly Token[], voice: Voice): readonly Span[] =>
  deed(tokens).length === 0 && !anyOf(tokens, menacing)
    ? []
    : meetingsIn(tokens, voice, meetings).filter((span) => !(voice === 'telling' && isStory(tokens, span)))

/** Without one of these there is nothing to look for. */
const menacing = union(
  weapons,
  sufferedViolence,
  words(`
    die bleed burn pay hang suffer regret survive wake leave found pieces dead next list lists threat threats threaten threatens
    threatening threatened bounty reward wanted season target targets game prey address addresses finished numbered turn warning chance
    coming walking rot rest watch tick noose gallows crosshairs crosshair beheaded hanging bleeding corpse bullet guillotine
    decapitated tombstone gravestone coffin bullseye rope see live
  `),
)

const isStory = (tokens: readonly Token[], span: Span): boolean =>
  tokens[span.start]?.quoted === true ||
  followedBy(tokens, span.end, 4, saying) ||
  anyOf(sentenceAround(tokens, span), told)
