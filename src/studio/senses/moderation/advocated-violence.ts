// Violence as something to be done: whom, by which duty and which deed, or a text that pleads for it.
import { type Idea, Ideas, inAnyOrder, inThisOrder, type Meeting, meetingsIn } from './meetings.ts'
import {
  commonVictims,
  folk,
  gatheringPlaces,
  kinds,
  onePerson,
  onePublicPerson,
  otherGroups,
  peoples,
  placesOfWorship,
} from './peoples.ts'
import { type Span, union, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const ideas = new Ideas({
  people: peoples,
  kind: kinds,
  folk,
  person: onePerson,
  other: union(
    otherGroups,
    words('traitors nonbelievers unbelievers disbelievers kaffirs communists abortionists jurors globalists'),
  ),
  role: onePublicPerson,
  place: union(
    gatheringPlaces,
    placesOfWorship,
    words('mall market stadium office church classroom nightclub concert'),
  ),
  common: commonVictims,
})

const group = ideas.idea(`
  {people}
  {kind} {folk}|person|man|woman|kid|boy|girl|family|families|neighbour(s)|neighbor(s)|children|shops|students
  every|each|any|a|an|all last|single|damn|filthy|fucking*2 {person}
`)
const others = ideas.idea(`
  {other}
  every|each|any|a|all|the|your last|single|damn|corrupt*2 {role}|{common}
  women who|that
  doctors|nurses|abortionists|teachers|liberals|infidels
  the rich|poor|weak|elderly|elites|unvaccinated
  your|the neighbor(s)|neighbour(s)|classmates|teachers|president|government
`)
const going = ideas.idea(`
  go|walk|drive|march|run|storm|enter|head|get to|into|inside? a|an|the|your|every|any nearest|local|next|old|own*1 {place}
`)
const carnage = ideas.idea(`
  kill|shoot|burn|bomb|stab|slaughter|fire|bullets|gun|rifle|knife|blood|dead|die|grenade|explosives|firebomb
  make them pay|remember|bleed|suffer
  with their lives
  no|leave|spare survivors|nobody|one
  remember your name
`)
const arming = ideas.idea(`
  pick|take|grab|load|bring|buy|get up? a|your|the gun(s)|rifle(s)|weapon(s)|shotgun|pistol|knife|ar15|bomb
`)
const bloodOf = ideas.idea('blood of all|the|these|those|every*2\nblood will|must|shall flow|run')
const hers = ideas.idea(
  'your|every|all|any|disobedient|the wife|wives|girlfriend|woman|women|feminist(s)|girl|daughter(s)\nwomen|girls who|that|should|must\nwomen|girls|feminists|wives',
)
const battering = ideas.idea(
  'beat|rape|whip|hit|slap|choke|strangle|burn|punch|stone|stab|kill|throw|splash|pour acid? on|at|over?',
)
const reason = ideas.idea(
  'into|until|if|when|who|obedience|submission|daily|tonight|harder|refuse|refuses|disobey|disobeys|every|all',
)
const toArms = ideas.idea('call|cry|summons|time to|for arms|war|battle|violence against|on')
const practice = ideas.idea(`
  lynching(s)|slavery|stoning(s)|genocide|segregation|apartheid|pogroms|crucifixion|witch
  gas chambers
  honour|honor killing(s)
  wife beating
  violence|abuse|rape against|of women|children|gays|jews|blacks|muslims
  ethnic cleansing
`)
const revival = ideas.idea(`
  should|must|will|needs|deserves|to ~1 come|return|be|make back|again|legal|revived|restored|legalised|legalized|celebrated|comeback|allowed
  bring|bringing ~2 back
  back again|now
  was|is|were|are ~1 right|good|necessary|justified|answer|solution|natural|beautiful
`)
const resolve = ideas.idea(`
  we|i will|shall|must|wont|cannot ~1 not|never? rest|stop|sleep|pause
  until|till
`)
const fallen = ideas.idea(
  'dead|beheaded|killed|hanged|shot|gone|exterminated|gassed|wiped|slaughtered|burned|driven|purged|dies|die',
)
const heir = ideas.idea('hitlers|himmlers|breiviks|nazis|reichs|klans')
const legacy = ideas.idea(`
  work|dream|plan|vision|mission|task|job|war ~4 ^complete|^finish|^continue|^fulfil|^realise|^realize|completed|finished|fulfilled
  unfinished
`)
const holyPlaces = ideas.idea(
  'mecca|medina|israel|gaza|palestine|tehran|iran|pakistan|africa|mosques|synagogues|vatican',
)
const levelling = ideas.idea('nuke|bomb|flatten|obliterate|annihilate|incinerate')
const vehicle = ideas.idea('run|drive|ram|steer|plough|plow|crash ~1 truck|car|van|lorry|bus into|through')
const crowd = ideas.idea('crowd(s)|people|parade|market|pedestrians|protesters|them|mosque|school')
const appeal = ideas.idea(`
  call|calls|calling|cry|plea|case|argument|need|time|demand|demands|manifesto|blueprint|longing|hope|hopes|prayer for|to the|a|an|our|violent|bloody|armed|new|total*2
  this|the|our|my|in book|author|manifesto|pages ~1 ^demand|^urge|^advocate|^support|^praise|^encourage|^defend ~1
`)
const atrocity = ideas.idea(`
  genocide|extermination|massacre|lynching|pogrom|bloodshed|jihad|terror|terrorism|assassination|executions|slaughter|annihilation|mass
  violent|armed|bloody overthrow|uprising|revolution|revolt|attacks
  race|holy|racial war
  ethnic cleansing
  execution|killing|murder|death|hanging of all|every|our|the*2 {other}|{people}|{common}
`)
const houses = ideas.idea(
  'their houses|homes|children|wells|temples|churches|mosques|shops|throats|women|cattle|sons|daughters|families|blood\nthem all|alive|down|slowly\nnone|nobody|nothing alive|left|standing|breathing',
)
const razing = ideas.idea(
  'burn|poison|kill|slit|cut|rape|slaughter|destroy|smash|bomb|torch|spare|leave|stab|hunt|crush|drown|behead|hang|shoot',
)
const celebrated = ideas.idea(
  'celebrate|celebrated|celebration|celebrating|heroic|joyful|glorious|funny|cheering|triumphant|triumph|laughing|cheerful|proud|good|beautiful|happy|glorifying|glorify|promoting|promote|encouraging|encourages|encourage|inciting|inspire',
)
const atrocityShown = ideas.idea(
  'gassed|hanged|burned|executed|shot|exterminated|killed|beheaded|lynching|lynched|beheading|massacre|massacring|genocide|gassing|stoning|executing|murdering|slaughtering\n^kill|^murder|^shoot|^attack|^stab|^hang|^bomb|^burn',
)
const slogans = ideas.idea(`
  day of the rope
  strap|put on the|your vest|belt
  strap|strapping on? ~1 explosives|bomb|bombs
  coming|great|holy|total race war
  race war ~3 win|fight|start|join
  slit|cut the|their throats of
  rape is ~2 fun|fault|right|good|love|natural
  lynch|gas|exterminate|behead|castrate|rape|burn them all alive?
  lynch|gas|exterminate|behead|castrate|rape them|em all
  race war ~1 now|coming|begins|starts|today|will
  right wing death squads|squad
`)

export const books = [ideas.book]

const startsSentence =
  (idea: Idea): Idea =>
  (tokens) =>
    idea(tokens).filter(({ start }) => tokens[start]?.startsSentence === true)

const meetings: readonly Meeting[] = [
  inAnyOrder(['title', 'telling', 'asking'], 8, startsSentence(going), carnage),
  inThisOrder(['title', 'telling', 'asking'], 1, bloodOf, group),
  inThisOrder(['title', 'telling'], 2, startsSentence(battering), hers, reason),
  inAnyOrder(['title', 'telling', 'asking'], 0, slogans),
  inAnyOrder(['title', 'asking'], 2, practice, revival),
  inThisOrder(['title', 'telling', 'asking'], 2, toArms, group),
  inThisOrder(['title', 'telling', 'asking'], 4, resolve, group, fallen),
  inThisOrder(['title', 'telling', 'asking'], 2, heir, legacy),
  inThisOrder(['title', 'telling', 'asking'], 7, appeal, atrocity),
  inThisOrder(['title', 'telling'], 1, startsSentence(razing), houses, razing, houses),
  inAnyOrder(['asking'], 8, atrocityShown, group, celebrated),
  inAnyOrder(['asking'], 6, atrocityShown, others, celebrated),
  inThisOrder(['title'], 1, startsSentence(levelling), holyPlaces),
  inThisOrder(['title', 'telling'], 2, startsSentence(vehicle), crowd),
  inAnyOrder(['title', 'telling', 'asking'], 5, startsSentence(arming), group, carnage),
]

/** Where a text pleads for violence, tells its readers to do it, or sends them armed among people. */
export const advocatedIn = (tokens: readonly Token[], voice: Voice): readonly Span[] => [
  ...meetingsIn(tokens, voice, meetings),
  ...armedMarch(tokens),
]

/** `Take a gun. Go to a school.`: two commands in a row, sentence by sentence. */
const armedMarch = (tokens: readonly Token[]): readonly Span[] => meetingsIn(tokens, 'title', [march])

const march = inThisOrder(['title'], 6, startsSentence(arming), startsSentence(going))
