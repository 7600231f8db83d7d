// Terror as something to admire or to join: its doers beside praise, an oath, or a call to follow.
import { type Idea, Ideas, inAnyOrder, inThisOrder, type Meeting, meetingsIn } from './meetings.ts'
import { precededBy, type Span, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const ideas = new Ideas({
  attack: words(
    'columbine christchurch utoya utøya oklahoma oslo bataclan boston norway halle parkland buffalo charleston isla sandy',
  ),
})

const doers = ideas.idea(`
  osama|hamas|hezbollah|klebold|lanza|unabomber|einsatzgruppen|waffen|goebbels|himmler|mengele|eichmann|isis|isil|daesh|caliphate|qaeda|qaida|qaedas|breivik|breiviks|tarrant|mcveigh|atomwaffen|jihadi(s)|jihadist(s)|mujahideen|klan|kkk|klansmen|hijacker(s)|terrorist(s)|bomber(s)|rahowa
  islamic state
  boko haram
  bin laden
  dylann roof
  elliot rodger
  eric|dylan|adam|nikolas|timothy|anders|brenton|payton harris|klebold|lanza|cruz|mcveigh|breivik|tarrant|gendron
  massacre|shooting|attack|bombing|killing(s) in|at|of|on the|a|those|all*1 mosque(s)|synagogue(s)|church|school|clinic|muslims|jews|worshippers|students|children|police|cops|policemen|immigrants|refugees
  gunman|gunmen who|that|of|in|from
  man|men|boy|boys|attacker(s)|martyr(s)|youth|one|those who|that ~1 attacked|bombed|shot|killed|blew|burned|massacred|stabbed|murdered ~2 mosque(s)|synagogue(s)|church(es)|school|schools|muslims|jews|worshippers|students|children|police|cops|people|clinic(s)|doctors|immigrants|refugees
  incel|lone killer(s)|wolf|wolves|shooter(s)
  suicide|car bomber(s)|bombing(s)
  school|mass|mosque|church|synagogue shooter(s)|killer(s)|shooting(s)
  {attack} mosque|school|church|island|city|marathon|hook? attack(s)|shooting(s)|massacre|bombing|murders
  ku klux klan?
  {attack} shooter(s)|gunman|bomber|boys|killer(s)|attacker(s)
  shooter|gunman|bomber|killer(s)|attacker(s)|heroes|boys of|in|at {attack}
  martyrs|heroes|lions|brothers|warriors of ~2 911|9|11|september|jihad|caliphate
  flew|crash|crashed|flying the|those|two|our*1 planes|plane|jets into
  jihad|terrorism|terror|martyrdom|beheadings
  september 11|11th|eleventh attack(s)?
  911|attacks
`)
/** Praise that no report uses of its subject. */
const admiration = ideas.idea(`
  we|i|let|please|always us? honour|honor|salute|praise|thank|love|remember|celebrate|worship|admire
  it|book|author|novel|memoir|manifesto|poem|poems celebrates|celebrate|glorifies|glorify|praises|praise|honours|honors|admires|admire
  loving|proud|heartfelt|fitting|glowing|tender tribute|homage|ode|hymn|poem
  tribute|homage|ode|hymn|praise|glory|thanks|hail to|for
  glory|beauty|genius|triumph|miracle|joy|courage of
  love|fan|thank letter(s)|mail|note|you to|for?
  copy|imitate|emulate|repeat|follow them|him|it|this
  a|good|great|fine|perfect good|great|fine|perfect*1 start|beginning|example|model
  wants|want|needs|need|hopes|demands|calls|for more
  was|were|is|are a|an|our|my|the|true|real*2 hero(es)|saint(s)|right|legend(s)|martyr(s)|lions|god(s)|angel(s)
  as|like a|an|our|true|the|holy|national|real|shining*2 hero(es)|saint(s)|martyr(s)|lion(s)|legend(s)|role|angel(s)|god(s)|icon(s)|idol(s)|champion(s)|king(s)|inspiration|jesus|christ|prophet(s)
  be|become|act|die|live|kill|shoot like them|him
  be the next
  halo(s)|shrine|worthy|underrated|legendary|godlike|admirable|immortal
  high score|scores
  as|was|is|a|another great|glorious|total|beautiful|perfect|big|huge victory|triumph|success|achievement|masterpiece|win|feat
  more of these|this|them|it|those
  beat|break|top his|their|the record|score|count
  brave|noble|holy|blessed|glorious|heroic|saint|beloved lions|lion|warriors|martyr(s)|soldiers|brothers|hero(es)|path|fighter(s)|deed(s)|attack(s)|men
  is|are ~1 sweet|sublime|glory|honour|honor
  glorifying|glorify|glorifies|propaganda|promoting
  saint|hail|halo|heroic|saintly|angelic|triumphant
  our|my|true|real|inspiring|glorious hero(es)|saint(s)|idol(s)|role|celebration|tribute|leader(s)
  celebration|celebrating|celebrates|glorification of?
  follow|following his|their|her|the|this|in example|path|footsteps|lead
  do|repeat what they|he|she did
  do|did nothing|it wrong|again
  was|were|is|are a|an|so|truly|the*2 right|justified|beautiful|glorious|victory|triumph|necessary|deserved|just|good|great|noble|masterpiece
  deserve|deserves|should|must|to be repeated|imitated|copied|celebrated|admired
  hero(es)|saint(s)|lion(s) of
  the only true|real|just state|path|way|faith|answer
  pledge|swear|pledging allegiance|loyalty|yourself
  inspire|inspires|inspiring|encourage others|more|you|readers|young
  paradise|virgins awaits|waits|await|wait|for|is
  glorious|glory|victorious|long live|heroes|saints|praise|worship|admire|idolise|idolize
`)
const enlisting = ideas.idea(`
  join|become|be|serve|support|enlist|becoming|joining|fight a|an|the|our|with|in|for|as*2
  recruitment|recruiting|enlistment poster|flyer|video|propaganda|leaflet|advert|ad|banner|material for|of?
  how to join|become|support|fund|be a|an|the?
  recruit|recruits|recruiting|enlist|win ~3 for|to
  will rise|return|win|prevail|conquer|rule
  die|dying|blow|explode as|yourself|for|up
`)
const publication = ideas.idea('handbook|book|manual|guide|novel|poems|songs|author|pages')
const recruiting = ideas.idea(
  'recruits|recruit|recruiting|enlists|enlist|radicalises|radicalizes|trains ~3 for|to|into|as',
)
const sacrifice = ideas.idea('join|become|die|dying|martyr(s)|glory|glorious|paradise|rise')
const example = ideas.idea('do what they|he|she did\nfollow their|his|her example|footsteps\npledge allegiance')

/** One word of praise may be a report's; the book's own takes more. */
const spokenPraise: Idea = (tokens) => admiration(tokens).filter(({ start, end }) => end - start > 1)
const commanded: Idea = (tokens) => enlisting(tokens).filter(({ start }) => tokens[start]?.startsSentence === true)

export const books = [ideas.book]

const told = words(`
  survivor survivors journalist fbi cia hunting hunt hunted undercover inside investigation victims widow widows wives escape escaped
  escaping memoir firefighters responders trial history stop stopping against fight fighting son daughter wife psychology
  deradicalization former groups interviews interviewing interviewed scientist
`)

const meetings: readonly Meeting[] = [
  inAnyOrder(['title', 'asking'], 5, doers, admiration),
  inThisOrder(['title', 'asking'], 2, enlisting, doers),
  inThisOrder(['title', 'asking'], 2, doers, enlisting),
  inThisOrder(['title', 'asking'], 4, doers, sacrifice),
  inAnyOrder(['telling'], 6, spokenPraise, doers),
  inThisOrder(['telling'], 2, commanded, doers),
  inThisOrder(['telling'], 2, publication, recruiting, doers),
]

export const praisedTerrorIn = (tokens: readonly Token[], voice: Voice): readonly Span[] =>
  [...meetingsIn(tokens, voice, meetings), ...examplesIn(tokens, voice)].filter(
    ({ start, end }) =>
      voice === 'asking' ||
      !(precededBy(tokens, end + 6, end - start + 12, told) || precededBy(tokens, start, 2, persons)),
  )

/** `The Girl Who Would Join …` is a story. */
const persons = words('who she he they her his girl boy son man woman women')

/** `… were heroes. Do what they did.`: the call stands in the next sentence. */
const examplesIn = (tokens: readonly Token[], voice: Voice): readonly Span[] =>
  voice === 'telling' ? meetingsIn(tokens, 'title', [followed]) : []

const followed = inThisOrder(['title'], 8, doers, example)
