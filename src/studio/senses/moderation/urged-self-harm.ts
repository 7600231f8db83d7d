// Self-harm as something to do: an invitation to the reader, a lesson in it, or its praise, in whatever words.
import { type Idea, Ideas, inAnyOrder, inThisOrder, type Meeting, meetingsIn } from './meetings.ts'
import { precededBy, type Span, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const ideas = new Ideas({ count: words('0 50 100 150 200 250 300 350 400 450 500 600 zero two three five hundred') })

const deed = ideas.idea(`
  suicide|suicides|overdose|overdosing|selfharm|thinspo
  self harm|harming|injury|mutilation|cutting|starvation
  ^kill|^hang|^cut|^starve|^drown|^shoot|^harm|^hurt|^poison|^suffocate yourself|yourselves|themselves|urself|oneself
  ^end|^take your|their|ur own? life|lives
  ^end it all|tonight|now?
  ^slit|^cut|^slash|^slice your|their|the|a|own*2 wrist(s)|vein(s)|arm(s)|skin|thigh(s)
  where|how to|deep to? cut|starve|purge
  ^hide|^conceal ~2 cuts|scars|cutting|anorexia|bulimia|purging|weight|starving|meals
  ^swallow|^take ~3 pills|bleach|tablets ~2 die|sleep|gone|forever
  artery|arteries|vein(s)|wrist(s) to cut|slit|open|slash
  dying|die painlessly|peacefully|quietly|quickly|together|tonight|beautifully
  a|peaceful|painless|lethal|deadly|fatal pills|doses|dose|methods
`)
const starving = ideas.idea(`
  anorexic(s)|anorexia|bulimia|bulimic(s)|thinspo|thinspiration|starve|starving|purge|purging|skeletal|fasting
  {count} calories
  stop|quit|eat eating|nothing
  sick|vomit|throw|purge|puke up? after every|each|all|your meal|meals|dinner
`)
const lesson = ideas.idea(`
  how to
  course|programme|program|workbook|chart|diagram|infographic|illustrated|guide|handbook|manual|tips|tricks|tutorial|lessons|secrets|instructions|101|methods|recipes|rules
  ways|steps to
  ^teach|^show|^explain|^help ~2 how|to
  learn how|to|where|the
  ^convince|^persuade|^urge|^invite|^talk you|readers|teens|teenagers|them|kids to|into
  step by step
  best|easiest|fastest|surest|quickest|most ~2 way(s)|method(s)|pills|poisons
  where to
`)
const teaching = ideas.idea('^teach|^show|^help|^persuade|^encourage|^train ~3 to|how|into\nhow to')
const purging = ideas.idea(
  'sick|vomit|throw|puke up? after every|each|all|your|their? meal|meals|dinner|eating\nstarve|starving|burn|burning|cut|cutting|harm yourself|themselves|herself\nstarve|starving|burn|burning|cut|cutting|harm your ~1 skin|arms|body',
)
const secrecy = ideas.idea(`
  ^hide|^conceal ~3 from
  without ~3 found|caught|noticing|noticed|stopped|saved|knowing
  before|so anyone|nobody|no
  perfect|thin|thinner|skinny|skeletal|beautiful|bones|beauty
  friend|friends|sister|goddess|lifestyle
  lose|losing weight
  avoid|avoiding|refuse|refusing|skip|skipping eating|food|meals
`)
const despised = ideas.idea(`
  you are|youre|were ~1 worthless|nothing|useless|pathetic|unloved|unwanted|burden|failure|trash|garbage|waste
  nobody|noone|no|everyone|everybody|world one? would|will|loves|hates|wants|needs|cares|likes ~1 miss|you|about|without ~1 you?
  do|doing ~1 world|everyone|us|everybody a favour|favor
  world|everyone|family|they ~2 better off? without you
`)
const leaving = ideas.idea(`
  jump|die|disappear|hang|kill|leap|bleed|kys|swallow
  end|ending it|your
  let|letting go
  cut|slit deep|your|yourself
  take the? pills|leap|jump
`)
const praised = ideas.idea(`
  is|are|feels|will|brings|can ~1 beautiful|freedom|free|peace|painless|best|only|answer|art|love|relief|bliss|romantic|brave|noble|cool|glamorous|friend|friends|right|perfect|escape|easy|strength
  your|my|best|only|true|one friend|friends|answer|way|escape|cure|solution|exit
  is|are ~2 friend|friends|answer|solution|choice
  beauty|joy|bliss|art|romance|glamour|elegance|peace of
`)
const instrument = ideas.idea(`
  razor(s)|razorblade(s)|noose|blade(s)|rope
  suicide|cutting|starving|starvation|hunger|anorexia|bleeding|overdosing
  razor blade(s)
  self harm
`)
const invitation = ideas.idea(`
  ^join ~2 in? death|dying|suicide|forever
  why|reasons|time you|to should|must|to*1
  you should|must|deserve|ought|need
  pact|challenge|game for|with|among teens|teenagers|kids|us|friends|girls
  let go tonight|now|forever
  just|go|please|tonight
  try|do it
  encourages|urges|persuades|invites|convinces|pushes|tells|inspires|wants
`)
/** What it is done with, and that it must not fail: prevention speaks of neither. */
const means = ideas.idea(`
  pill(s)|tablet(s)|bridge(s)|height(s)|rope(s)|noose(s)|exhaust|helium|overdose|paracetamol|insulin|ligature|knot(s)|razor(s)|barbiturates|train(s)|rooftop(s)|carbon|nitrogen|sleeping|medication(s)|medicine(s)|poison(s)|dose(s)|hanging|drowning
  ^end your|ones|it life|all
  ^kill yourself|themselves|oneself
  suicide|dying
`)
const choice = ideas.idea(`
  which|what|best|right|how|where|exact ~1 pill(s)|tablet(s)|bridge(s)|rope(s)|knot(s)|beam(s)|height(s)|dose(s)|many|much|train(s)|gas|poison|blade(s)
`)
const ending = ideas.idea('^end it|your|their all|life|lives\nto|and die|overdose\nkill yourself|themselves\nsuicide')
const overdose = ideas.idea('overdose|lethal|fatal|deadly')
const amounts = ideas.idea(
  'amount(s)|dose(s)|dosage(s)|quantities|table(s)|chart(s) ~3 pill(s)|tablet(s)|medication(s)|medicine(s)|drug(s)|painkiller(s)',
)
const finality = ideas.idea(`
  nobody|noone|none ~1 save(s)|saves|save|finds|find|stops|stop|interrupt(s)|rescue(s)|revive(s) you|them|him|her|it
  no one ~1 save(s)|find(s)|stop(s)|rescue(s)|revive(s) you|them
  without|never|cannot|cant|not|wont ~1 failing|fail|fails|failure|rescued|saved|interrupted|revived|survive|found|stopped|waking|wake
  be|being|make|making sure|certain
  to|and die|dies|go|pass in|without|peacefully|away|forever|painlessly ~1 sleep|pain?
  bleed|bleeding out|fastest|faster
  kill|kills you|them|yourself|oneself fast|fastest|quick|quickest|quickly|painlessly|surely
  guaranteed|foolproof|failsafe|surefire|irreversible
  before|until anyone|anybody|you ~1 find(s)|save(s)|help(s)|gone|dead|die
  works|work every|first|best time
`)
const always = ideas.idea(`
  pro ana|mia|suicide|anorexia
  how|where to cut ~5 scars|wounds|bleeding|yourself|deep|deeper
  proana|promia
  thinspiration|thinspo|bonespo|meanspo
  suicide pact for|with
  suicide how to
  suicide howto|handbook|cookbook|tips|recipes|lessons|tutorial(s)
  selbstmord|suizid leicht|einfach gemacht?
  wrist(s) cutting|slitting tips|guide|tutorial|instructions
  kick|kicking away? the|that|your chair|stool
  tie|tying|knot the|a|your noose
  lethal|deadly|fatal dose(s)|amount(s)|quantities|quantity of|for|to|table(s)
  quickest|easiest|gentlest|best|surest|fastest|kindest|simplest way(s) to go|leave|die|exit|end|depart
  swallow|take ~2 pills|tablets and ~4 forever|never|sleep|die|peace
  you are better off dead
  youre better off dead
  ^promote|^encourage|^glorify|^celebrate|^advertise|^recommend|^glamorise|^glamorize ~2 suicide|suicides|anorexia|cutting|bulimia|starvation|starving|overdose|overdosing
  ^promote|^encourage|^glorify|^celebrate|^advertise|^recommend ~1 self harm|harming|injury
  book|guide|text|poster|that tells|urges|encourages|telling|urging|encouraging|invites ~2 to kill|hang|cut|starve|harm|hurt themselves|yourself|herself|himself
  geh|geht sterben
  stirb endlich|jetzt|doch|einfach
  niemand liebt|vermisst|braucht dich
  tired|sick of life|living this|here|our
  join me in death|dying
  you should|must just|really|finally? end it
`)

export const books = [ideas.book]

const speaking = words('author book pages guide writer poems manual we')
const urged: Idea = (tokens) =>
  invitation(tokens).filter(({ start }) => tokens[start]?.startsClause || precededBy(tokens, start, 3, speaking))

/** `pro-ana` and the like in a warning stand beside what is done about it; the frames see to that. */
const meetings: readonly Meeting[] = [
  inAnyOrder(['title', 'asking', 'telling'], 0, always),
  inThisOrder(['telling', 'title', 'asking'], 5, lesson, deed),
  inAnyOrder(['telling', 'title', 'asking'], 7, starving, lesson, secrecy),
  inThisOrder(['telling', 'title', 'asking'], 5, teaching, purging),
  inThisOrder(['telling', 'title'], 5, urged, deed),
  inThisOrder(['telling'], 3, startingSentence(instrument), praised),
  inAnyOrder(['telling', 'title', 'asking'], 8, means, finality),
  inThisOrder(['telling', 'title', 'asking'], 10, choice, ending),
  inAnyOrder(['title', 'asking'], 2, overdose, amounts),
  inAnyOrder(['title', 'asking'], 3, deed, praised),
  inAnyOrder(['title', 'asking'], 3, instrument, praised),
]

const push = inThisOrder(['title'], 8, despised, leaving)

/** Who wants to help somebody else says so; `How to … in South Africa` is satire, `… some slack` a kindness. */
const helping = words('help helping someone somebody friend prevent stop stopping support save talk wants love slowly')
const sequels = words('in and some free loose slack')

const isMeant = (tokens: readonly Token[], { start, end }: Span): boolean =>
  !precededBy(tokens, end, end - start, helping) &&
  !(sequels.has(tokens[end]?.word ?? '') && !tokens[end]?.startsClause)

/** `Nobody would miss you. Jump.`: the push may be a sentence of its own. */
export const urgedIn = (tokens: readonly Token[], voice: Voice): readonly Span[] => [
  ...meetingsIn(tokens, voice, meetings).filter((span) => isMeant(tokens, span)),
  ...meetingsIn(tokens, 'title', [push]).filter(({ start }) => tokens[start]?.quoted === false),
]

function startingSentence(idea: Idea): Idea {
  return (tokens) => idea(tokens).filter(({ start }) => tokens[start]?.startsSentence === true)
}
