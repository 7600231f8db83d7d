// Desire for children as ideas that meet: whom, what is desired, and a book, a lesson or a plea that makes it attractive.
import { explicitSpans } from './explicit-imagery.ts'
import { type Idea, Ideas, inAnyOrder, inThisOrder, type Meeting, meetingsIn, remembered } from './meetings.ts'
import { ages, childWords, girlsAndBoysIn, minorsIn, youngIn } from './minors.ts'
import { followedBy, precededBy, type Span, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const ideas = new Ideas({ child: childWords, ages })

const schooled = ideas.idea(`
  first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|1st|2nd|3rd|4th|5th|6th|7th|8th|9th grade(s)|grader(s)
  pupil(s)|middleschooler(s)|nymphet(s)
  middle|grade|elementary|primary schooler(s)
  under|below thirteen|fourteen|fifteen|sixteen|13|14|15|16
  barely|hardly|not in? her|his|their*1 teens|teen
  young|little|tiny|small|teen|teenage boy(s)|girl(s)
  boy(s)|girl(s)|child|daughter(s)|son(s) of|under|below {ages}
`)
/** A number is an age only beside a person: `she is 14`, `looks 12`. */
const numbered = ideas.idea(`
  shes|hes|is|looks|look|looking|barely|only|just|aged|age|turned|maybe|appears only|just|about|around|like|barely|aged|not|even|yet*2 {ages}
  younger|age|aged|like|about like|about|maybe|around? {ages}
`)

const arousing = ideas.idea(`
  erotic|erotica|erotically|pornographic|porn|steamy|spicy|sexy|sexier|sensual|explicit|explicitly|raunchy|smutty|smut|titillating|racy|naughty|kinky|horny|lusty|lustful|hardcore|filthy|sizzling|lewd|torrid|carnal|obscene|perverted|perverse|uncensored|sultry|salacious|scorching|depraved
  sex|love|bedroom|graphic|wild|forbidden|passionate scene(s)|story|stories|affair(s)|night(s)|adventures|fantasies
  hot|hottest
  ^arouse|^seduce|^titillate
  x rated
  sexual|carnal|intimate experience(s)|encounter(s)|exploit(s)|adventure(s)
  in|with explicit|graphic sexual? detail(s)
`)
const work = ideas.idea(`
  novel(s)|novella(s)|story|stories|tale(s)|scene(s)|fiction|picture(s)|photo(s)|photograph(s)|image(s)|drawing(s)|poem(s)|fantasy|fantasies|encounter(s)|adventure(s)|collection|anthology|comic(s)|manga|album|detail(s)
  written|guaranteed|meant to
`)
const pleading = ideas.idea(`
  ^celebrate|celebration|^defend|^praise|^normalise|^normalize|^legalise|^legalize|^glorify|^promote|^advocate
  in|a praise|defence|defense|celebration
  joy(s)|beauty|pleasure(s)|delight(s)|art|magic of
  never|not too young
  should|must|ought to? be free|allowed|legal|able|permitted|encouraged|taught
  should|can enjoy|have|experience|want
  nothing wrong|shameful
  is|are|so|perfectly natural|normal|beautiful|healthy|okay|ok|ready|willing
  for every|all|the man|men|anyone|those|lovers|fans|connoisseurs
  age is|means just|only|nothing
  right to
`)
const lovemaking = ideas.idea(`
  sex|sexy|sexual|sexually|sensual|sexuality|erotic|eroticism|intercourse|naked|nude|lovers|bodies
  ^desire|^lust|^crave|^seduce|^arouse
  ^make|making love
  man boy love
  boy|girl|child lover(s)|love
  in|into|to bed
  ^love ~1 sexually|physically|intimately
`)
const lesson = ideas.idea(`
  how to
  guide|handbook|manual|tips|tricks|playbook|tutorial|lessons|secrets|instructions|101|ways
  ^explain|^teach|learn|learning
  step by step
`)
const luring = ideas.idea(`
  ^groom|^lure|^molest|^seduce|^undress|^grope|^fondle|groomer(s)
  ^gain|^win|^earn ~3 trust
  ^touch|^meet|^approach|^befriend|^get|^find|^photograph ~3 alone|online|secretly|naked|undressed|bed|caught|them|{child}
`)
const seducing = ideas.idea(`
  ^seduce|^bed|^deflower|^ravish|^undress|^fondle|^molest|^grope
  lusting|lust after|for
  in bed with
  sex with
  affair|affairs|fling|tryst|nights|sleep|sleeping|slept with
  dating|marrying|kissing|loving
`)
const pleasing = ideas.idea(`
  ^please|^pleasure|^satisfy|^serve|^service|^entertain|^comfort|^seduce|^excite|^arouse ~2 men|man|adults|adult|daddy|gentlemen|uncle(s)|teacher(s)
  love|loved|loving|for|with|belong older|adult|grown|dirty|real men|man|gentlemen|lovers|women
`)
const paedophile = ideas.idea(
  'pedophile(s)|paedophile(s)|pedo(s)|pedophilia|paedophilia|pederast(s)|pederasty|hebephile(s)|childlover(s)',
)
const cheerful = ideas.idea(`
  happy|proud|joyful|joy|joys|gentle|loving|misunderstood|love|lovers|pride|rights|natural|normal|beautiful|handbook|manual|guide|paradise|virtuous|honest|good|healthy|tips
`)
const toy = ideas.idea(
  'sex toy(s)|slave(s)|doll(s)|kitten(s)|object(s)|games|lessons\nsexy|erotic|naked|nude|horny|porn|slut(s)|lover(s)|seduction|seduced',
)
const flesh = ideas.idea(
  'youthful|young|tender|virgin|tight|smooth|innocent flesh|bodies|body|skin|beauties\npleasure(s)|delights|charms|bodies of ~1 child|children|boys|girls|kids|youth|youthful|young\nerotische|erotisch|érotique(s)|erótico(s)|erótica(s)|erotici|erotiche|эротические|сексуальные|sexuelle|sexuelles',
)
const underage = ideas.idea('underage|underaged|preteen(s)|jailbait|prepubescent|loli(s)|shota(s)')
const willing = ideas.idea(
  'loving|hot|ready|willing|eager|wild|wet|naughty|horny|sexy|love|lovers|fun|desire(s)|lust|kinky|dirty|sweet|delicious|beauties',
)
const lover = ideas.idea(`
  lover(s)|mistress|concubine|sweetheart|girlfriend|boyfriend|temptress|whore(s)|slut(s)
`)
/** `a lover of horses` loves nobody. */
const beloved: Idea = (tokens) =>
  lover(tokens).filter(({ start, end }) => tokens[end]?.word !== 'of' && !innocent.has(tokens[start]?.word ?? ''))
const innocent = words('sweetheart girlfriend boyfriend')
const groping = ideas.idea('^fondle|^molest|^grope')
const offspring = ideas.idea(
  'daughter(s)|son(s)|stepdaughter(s)|stepson(s)|niece(s)|nephew(s)|pupil(s)|granddaughter(s)|grandson(s)',
)
const revealing = ideas.idea(`
  sexy|sexier|sexiest|seductive|seductively|provocative|provocatively|erotic|lewd|lingerie|panties|thong|cleavage|upskirt|horny|sexual|sexually|sultry|risque|scantily
  see through
  transparent|sheer|wet|tiny|skimpy|tight|short|revealing|lifted nightgown|nightie|dress|shirt|blouse|skirt|clothes|clothing|bikini|swimsuit|top|underwear
  skirt|dress|shirt|top|nightgown|nightie ~1 lifted|up|pulled|raised|hiked|off
  more|much|very revealing|skimpy|exposed
  shorter|tighter|skimpier|smaller|lower dress|skirt|top|bikini|clothes|neckline
  dress|skirt|top|bikini|clothes|neckline ~1 shorter|tighter|skimpier|smaller|lower
  fewer|less|no|without|little|minimal|minus|remove ~1 clothes|clothing|underwear|pants
  pin up|ups
  pinup(s)|centerfold|centrefold|stripper
  like|as a porn|adult|playboy|glamour star|model
  making out
  french kiss|kissing
  ^kiss ~4 passionately|tongue|bed|lustfully
  passionately|flirty|flirtatious|flirtatiously|alluring|fishnet(s)
  ^lift|^raise|^hike|^pull ~2 skirt|dress|shirt|top|nightgown
  look|looks|looking hot
  making love
  intercourse|orgasm|porn|hentai|orgy|sex
`)

export const books = [ideas.book]

const animals = words('dog dogs horse horses pony ponies pet pets cat cats poodle poodles puppy')
const refused = words('no not without avoid never dont nothing less fewer abuse survivor survivors assault')

/** The bit before the clothes says how much of them: `less clothing` refuses nothing. */
const isRefused = (tokens: readonly Token[], { start }: Span): boolean => precededBy(tokens, start, 3, refused)

const named = remembered((tokens) => [...minorsIn(tokens), ...schooled(tokens)])
const anyYoung = remembered((tokens) => [...named(tokens), ...girlsAndBoysIn(tokens)])
const pictured: Idea = (tokens) => [...named(tokens), ...youngIn(tokens), ...numbered(tokens).filter(isAge(tokens))]

const units = words('percent pt px mm cm inches inch x points by days minutes hours weeks months oclock pm am stars')
const isAge =
  (tokens: readonly Token[]) =>
  ({ end }: Span): boolean =>
    !units.has(tokens[end]?.word ?? '')

/** `his five-year-old daughter`, `a secret child`: families of romances, not whom they desire. */
const family = words(`
  daughter daughters son sons twins nephew niece baby girl boy child children kid kids stepdaughter stepson
`)
const kin = words('his her their my our secret unborn single only own nanny surprise whose with grown adult couples')
const desired: Idea = (tokens) =>
  named(tokens).filter(
    ({ start, end }) => !(followedBy(tokens, end - 1, 2, family) && precededBy(tokens, start, 3, kin)),
  )

/** A mother's kiss, and one on a scraped knee. */
const parents = words(`
  mother mothers mom mum mama mommy mummy grandmother grandma granny nana father fathers dad papa daddy grandfather grandpa parent
  parents sister brother
`)
const tender = words('forehead cheek cheeks hand hands goodnight nose toes knee foot feet head tummy hair')
const isTender = (tokens: readonly Token[], { start, end }: Span): boolean =>
  affection.has(tokens[start]?.word ?? '') &&
  (precededBy(tokens, start, 3, parents) || followedBy(tokens, end, 6, tender))
const affection = words('kissing loving')
const courting: Idea = (tokens) => seducing(tokens).filter((span) => !isTender(tokens, span))

const strictly: Idea = (tokens) => [...desired(tokens), ...girlsAndBoysIn(tokens)]
const handled: Idea = (tokens) => [...anyYoung(tokens), ...offspring(tokens)]
const titleAge: Idea = (tokens) => [...anyYoung(tokens), ...numbered(tokens).filter(isAge(tokens))]

const shown: Idea = (tokens) => [
  ...explicitSpans(tokens),
  ...revealing(tokens).filter((span) => !isRefused(tokens, span)),
]

const meetings: readonly Meeting[] = [
  inAnyOrder(['telling'], 10, desired, arousing, work),
  inAnyOrder(['telling', 'title'], 8, lovemaking, anyYoung, pleading),
  inAnyOrder(['telling', 'title', 'asking'], 9, luring, named, lesson),
  inThisOrder(['title', 'asking'], 3, courting, strictly),
  inAnyOrder(['title'], 3, underage, willing),
  inThisOrder(['telling'], 8, seducing, named, arousing, work),
  inThisOrder(['title'], 1, named, lover),
  inAnyOrder(['title'], 5, titleAge, toy),
  inAnyOrder(['title'], 4, named, flesh),
  inAnyOrder(['title'], 4, anyYoung, arousing, work),
  inAnyOrder(['title', 'asking'], 4, anyYoung, pleasing),
  inAnyOrder(['title', 'asking'], 4, paedophile, cheerful),
  inAnyOrder(['asking'], 12, pictured, shown),
  inThisOrder(['asking'], 4, named, beloved),
  inThisOrder(['asking'], 3, groping, handled),
]

/** Where a text desires children, or teaches how to come near them. */
export const desireIn = (tokens: readonly Token[], voice: Voice): readonly Span[] =>
  meetingsIn(tokens, voice, meetings).filter(({ start, end }) => !precededBy(tokens, end + 4, end - start + 8, animals))
