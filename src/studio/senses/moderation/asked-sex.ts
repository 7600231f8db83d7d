// What a wish for a picture says of bodies and what they do: undressing, bodies laid bare, bodies joined, in whatever words.
import { type Idea, Ideas, inAnyOrder, inThisOrder, type Meeting, meetingsIn, remembered } from './meetings.ts'
import { type Span, words } from './phrases.ts'
import type { Token } from './tokens.ts'

const ideas = new Ideas({
  person: words(`
    her him them woman women man men girl girls guy guys couple couples people lovers lover wife wives husband she he they someone lady
    ladies model models heroine hero character characters secretary nurse nurses maid maids princess queen king knight warrior teacher
    boss student students actress actor dancer dancers witch elf vampire stepmom stepsister stepbrother housewife bride groom nun priest
    cheerleader cheerleaders bodies body female male females males cowboy duke pirate goddess angel stripper hooker twins friends
    roommates neighbour neighbor partner partners both waitress librarian policewoman soldier prince babe babes chick chicks
  `),
  whose: words('her his their the my its a one each some'),
  garment: words(`
    clothes clothing bra bras panties underwear bikini bikinis lingerie dress top swimsuit blouse skirt trousers pants robe towel shirt
    gown corset shorts jeans knickers thong thongs boxers briefs tshirt nightgown negligee bathrobe sheet sheets blanket kimono uniform
    coat apron leggings bodice outfit loincloth stockings garments armor armour toga shirts tops
  `),
  sexPart: words(`
    breasts breast boobs tits titties nipples nipple genitals genitalia penis vagina vulva labia pussy cock dick ass butt buttocks
    crotch groin privates clit bush testicles balls cleft manhood womanhood member erection boner bosom bum bottom arse bulge cameltoe
    areola areolas pubes anus
  `),
})

const undressing = ideas.idea(`
  undress|undresses|undressing|disrobe|disrobes|disrobing|denude|unclothe
  strip|strips|stripping|stripped down|off|to|out|away|naked|bare|her|him|them|the ~1
  take|takes|taking|pull|pulls|pulling|rip|rips|ripping|tear|tears|tearing|peel|peeling|slide|sliding|slip|slipping|get|getting|cut|lose|losing|drop|dropping|shed|shedding off|down|aside|up|away|open|of*2 {whose}|all|rest|every|of|bit|last*5 {garment} off|down|aside|open|away|entirely|completely?
  take|takes|taking|pull|pulls|pulling|rip|rips|ripping|tear|peel|slide|slip|get|yank {whose}*2 {garment} off|down|aside|open|up|away
  remove|removes|removing|delete|erase|lose {whose}|all|rest|of|every|last*5 clothes|clothing|bra|panties|underwear|bikini|lingerie|top|swimsuit|blouse|skirt|thong|garments|knickers
  {garment} off|removed|gone|torn|ripped|dropped|undone|unhooked|discarded
  {garment} falling|slipping|fallen|sliding|pulled|pushed|hiked|dropping ~1 off|down|aside|up|open|away
  lift|lifts|lifting|raise|raising|hike|hiking|pull|pulling|flip up? her|his skirt|dress|shirt|top|nightgown
  without|no|minus|zero|missing any|her|his|their|the|a|all*2 clothes|clothing|bra|panties|underwear|knickers|garments|pants|trousers|bottoms
  wear|wears|wearing|worn|dressed|clad|has|with|got absolutely|completely|in|only*2 nothing|naught
  nothing on|underneath|else
  unclothed|undressed|bottomless|braless|pantyless|commando|stark
  see through|thru
  transparent|wet|soaked ~1 {garment}
`)
const body = ideas.idea('{person}')
const part = ideas.idea('{sexPart}')
const baring = ideas.idea(`
  bare|bared|baring|naked|nude|expose|exposed|exposing|exposes|uncovered|uncover|visible|showing|show|shows|shown|out|reveal|revealed|revealing|reveals|flash|flashing|flashes|display|displaying|displayed|hard|erect|wet|spread|throbbing|dripping|aroused|swollen|shaved|hairy|huge|massive|bouncing|closeup|seen|see|uncensored|detailed|explicit|open|hanging|grab|grabbing|squeeze|squeezing|suck|sucking|lick|licking|kiss|kissing|touch|touching|rub|rubbing|stroke|stroking|fondle|fondling|caress|caressing|cupping|cup|grope|groping|biting|holding|bigger|pierced|perky|juicy|fill|full|focus|zoom|emphasise|emphasize|between|mouth|tongue
  close up
`)
const joinedBodies = ideas.idea(`
  mid sex|thrust|orgasm|climax|act|intercourse|coitus|stroke|fuck
  thrusting|thrusts|copulate|copulates|copulating|fornicate|fornicating|mating|rutting|penetrates|penetrated|penetrate
  inside|into|enter|enters|entering|mounting|mounts|mounted|straddling|taking|takes|takes|behind|grinding|grinds|pounding|railing|banging|screwing|shagging|humping|boning|nailing|bonking|drilling|plowing ~1 her|him|them|each|woman|man|girl|another from|on|against|other|behind|hard|in
  from behind ~2 doggy|hard|sex|naked|thrust
  bent|bending|bend ~1 over ~2 table|desk|bed|couch|sofa|him|naked|chair|knee|counter
  give|gives|giving|receive|receiving|gets|getting|performing|performs|perform him|her|a|some|an|each|other*2 head|oral|blowjob|handjob|fellatio|cunnilingus
  go|goes|going|went down on
  eat|eats|eating|eaten|ate her|him|them|the|a|each woman|girl|man|wife|lover|other? out
  mouth|lips|tongue|face|head|hand|hands|fingers|toy ~1 around|on|between|in|inside|buried|down|up ~1 his|her|their|the|mans|womans cock|dick|penis|shaft|member|legs|thighs|crotch|lap|groin|pussy|pants|panties|ass|breasts|genitals|knickers|underwear
  on ~1 knees ~2 front|before|between ~2 him|man|his|crotch|mans
  ^orgasm|^climax|^ejaculate|^masturbate|^copulate|^wank
  jerk|jerks|jerking|jerked|jack|jacks|jacking|wanking him|her|himself|herself|themselves? off
  getting|gets|rubbing|rub|rubs|touching himself|herself|themselves off
  wanking|jerking|rubbing|rub|rubs|finger|fingers|fingering|pleasure|pleasures|pleasuring|touching|touches herself|himself|themselves
  play|plays|playing with herself|himself|themselves
  have|has|having|had|during|after|in|enjoying|wild|hard|rough|hot|raw|oral|anal|group|explicit|graphic|real|hardcore|uncensored|passionate|kinky|outdoor|public|violent sex|intercourse
  sex act(s)|scene(s)|position(s)|pose(s)|toy(s)|doll|party|orgy|slave(s)|on|in|with|between|against
  sexual act(s)|position(s)|pose(s)|intercourse|activity|penetration|acts|content|encounter|organs
  threesome(s)|foursome(s)|gangbang(s)|orgy|orgies|dildo(s)|vibrator(s)|buttplug(s)|strapon(s)|fleshlight|bukkake|blowjob(s)|handjob(s)|creampie|cumshot(s)|deepthroat
  covered|dripping|smeared|splattered|soaked|drenched|full|mouthful ~2 cum|semen|jizz|sperm
  cum|semen|jizz on|in|over|all|dripping|running|covered|shot|everywhere
  suck|sucks|sucking|blowing|fellating|fingering|wanking|humping|screwing|pleasuring|pleasures him|them|each
  he|him|man|men|guy|guys|both is|are|being|getting|with|a|visibly|fully|make|made*2 erect|hardon|aroused|naked
  he|him is|getting hard and|for
  in the act of? love|sex|lovemaking|fucking|it
  make|makes|making love
  {person} fuck|fucks|fucking|fucked
  {person} getting|being fucked|laid|railed|banged|pounded|fingered|screwed|penetrated
  fuck|fucks|fucking each|her|him|them|one|in|on
`)
const genre = ideas.idea(`
  porn|porno|pornographic|pornography|xxx|nsfw|hentai|pornstar(s)|onlyfans|ecchi|smut|smutty|ahegao|pornhub|r34|rule34
  x rated|rating
  hardcore|explicit|graphic|uncensored|adult|erotic|dirty|filthy|lewd|kinky porn|sex|sexual|erotica|nude|nudes|nudity|pose|poses|photo|photos|act|acts|scene|shot|hentai|version|content|position
  make|more|very|extremely|fully|sexually|so|too it|her|this|them|much|cover*2 explicit|pornographic|lewd|obscene|xrated
`)
const unhidden = ideas.idea(`
  nothing|not|no|dont ~2 hidden|blurred|censored|covered|censor|blur|hide|imagination|pixelated|censorship
  everything|all|it ~2 showing|visible|shown|display|exposed|seen|out
  full|fully|total frontal|nude|naked|nudity
  leave|leaves|leaving nothing
  every inch
  see|show|shows ~2 between ~1 legs|thighs
`)
const poses = ideas.idea(`
  legs|thighs|knees ~1 spread|open|apart|wide|parted
  spread|spreads|spreading|open|opening|part|parting ~2 legs|thighs|wide|eagle
  on all fours
  bent over
  ass up
  riding|straddling|mounting him|her|his ~1 cock|dick|lap|face|naked|man|reverse|cowgirl
  straddling him
  in heat
  moaning|panting|aroused|horny|writhing ~2 pleasure|ecstasy|orgasm|bed|naked
`)
/** Whoever bends over these is at work: a pupil over homework, a watchmaker over a watch. */
const work = ideas.idea(`
  homework|schoolwork|book(s)|schoolbook(s)|notebook(s)|map(s)|drawing(s)|sketch(es)|sketchbook(s)|writing|reading|studying|sewing|puzzle(s)|letter(s)|microscope|watch|experiment|exam|chessboard|essay|manuscript|lesson(s)|painting
`)
const bending = words('bent bending bend')
const notAtWork =
  (idea: Idea): Idea =>
  (tokens) =>
    idea(tokens).filter(
      (span) => !(bending.has(tokens[span.start]?.word ?? '') && work(tokens).some((at) => isNear(span, at))),
    )
const isNear = ({ end }: Span, { start }: Span): boolean => start >= end - 1 && start < end + 4

const joined = notAtWork(joinedBodies)
const pose = notAtWork(poses)
const bareBody = ideas.idea('nude|nudes|naked|topless|nudity|nekkid|undressed|unclothed')

export const books = [ideas.book]

const wish = ['asking'] as const
const within =
  (idea: Idea, ...excluded: readonly string[]): Idea =>
  (tokens) =>
    idea(tokens).filter(({ start, end }) => end - start > 1 || !excluded.includes(tokens[start]?.word ?? ''))

/** Men and women may be bare-bottomed babies' parents, chairs have legs: a part counts beside somebody. */
const meetings: readonly Meeting[] = [
  inAnyOrder(wish, 6, undressing, body),
  inAnyOrder(wish, 0, genre),
  inAnyOrder(
    wish,
    0,
    within(
      joined,
      'orgy',
      'orgies',
      'climax',
      'climaxes',
      'climaxed',
      'climaxing',
      'mating',
      'rutting',
      'penetrates',
      'penetrated',
      'penetrate',
      'thrusting',
      'thrusts',
    ),
  ),
  inAnyOrder(wish, 4, joined, body),
  inAnyOrder(
    wish,
    3,
    within(
      part,
      'balls',
      'bush',
      'member',
      'bottom',
      'bum',
      'bulge',
      'bosom',
      'ass',
      'butt',
      'breast',
      'cleft',
      'cock',
      'dick',
    ),
    baring,
    body,
  ),
  inThisOrder(wish, 5, body, part, bareBody),
  inAnyOrder(wish, 6, unhidden, body, bareBody),
  inAnyOrder(wish, 6, unhidden, part),
  inAnyOrder(wish, 6, undressing, unhidden),
  inAnyOrder(wish, 6, pose, bareBody),
  inAnyOrder(wish, 6, pose, part),
  inThisOrder(wish, 2, body, pose),
]

/** Where a wish asks for it. */
export const askedIn = remembered((tokens: readonly Token[]): readonly Span[] => meetingsIn(tokens, 'asking', meetings))
