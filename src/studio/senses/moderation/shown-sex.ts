// Crude sex that a book shows: whatever field says so, a cover, a picture book or an album of it is no ordinary book. Novels with heat,
// sex education, medicine, the nude in art and books about pornography name the same things without promising to show them.
import { type Idea, Ideas, inAnyOrder, inThisOrder, type Meeting, meetingsIn } from './meetings.ts'
import { anyOf, followedBy, precededBy, type Span, union, words } from './phrases.ts'
import { sentenceAround } from './sentences.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const acts = words(`
  fucking fucked fucks fuck masturbating masturbates masturbation masturbate masturbated copulating copulation intercourse coitus
  penetration penetrating penetrated fellatio cunnilingus orgy orgies threesome threesomes gangbang gangbangs orgasm orgasms
  orgasming ejaculating ejaculation ejaculate climaxing wanking jerking fingering humping shagging screwing sodomy anal fisting
  squirting bondage bdsm swingers foursome pegging facesitting
`)
const organs = words(`
  penis penises vagina vaginas vulva vulvas genitals genitalia genital labia clitoris clit nipples nipple erection erections testicles
  scrotum anus cunt cunts tits titties boobs asshole assholes buttocks crotch crotches pubic cum semen sperm jizz erect privates
`)
const ideas = new Ideas({
  act: acts,
  organ: organs,
  picture: words(`
    photo photos photograph photographs photography photographic pic pics picture pictures image images imagery pictured illustrated
    illustration illustrations drawing drawings drawn sketches album gallery portfolio video videos camera closeup closeups centerfold
    centrefold centerfolds poster posters calendar comic comics manga cartoon cartoons visuals shots snaps selfies polaroids photobook
    footage stills artwork magazine
  `),
})

/** Words of pornography itself; no other book has a use for them. */
const obscene = ideas.idea(`
  cumshot(s)|cumming|cumslut(s)|blowjob(s)|handjob(s)|rimjob(s)|gangbang(s)|gangbanged|creampie(s)|creampied|deepthroat|deepthroating|bukkake|jizz|titfuck|buttfuck|assfucking|cocksucking|cocksucker(s)|fuckfest|dickpics|pornstar(s)|hentai|milf(s)|facefuck|pussyfucking|upskirt(s)|camgirl(s)|cumdump|fucktoy(s)|fuckhole|gloryhole(s)|cockhungry
  blow|hand|rim job(s)
  cum slut(s)|shot(s)|covered|dripping|soaked|filled|drenched|whore(s)|on|in
  wet|shaved|tight|hairy|dripping|juicy|creamy|bare|spread|open|naked|horny|pink|swollen pussy|pussies|cunt(s)|twat(s)|slit
  hard|erect|huge|thick|throbbing|giant|monster|massive|dripping|veiny|fat|big|black|swollen cock(s)|dick(s)|boner(s)|penis(es)|shaft|prick
  horny|naked|filthy|dirty|nasty|slutty slut(s)|whore(s)|housewives|sluts|nurses|moms|milfs|stepmom(s)|secretaries
  suck|sucking|sucks|ride|riding|lick|licking|pound|pounding|fuck|fucking ~2 cock(s)|dick(s)|pussy|pussies|tits|cunt(s)|ass|asshole
  pussy|cock|dick|ass|tit licking|sucking|fucking|eating|pounding|worship|fuckers
  big|huge|bouncing|massive|giant|giant|saggy|perky|juicy|bare|naked tits|titties|boobs|asses
  girls|women|wives|men|sluts|couples|nurses|milfs|moms getting|being|get fucked|banged|screwed|railed|pounded|fingered
  anal sex|fucking|sluts|whores|gape|creampie
  fucking|sucking and sucking|fucking
  live|hardcore|group|rough|raw|nonstop|anal|oral|real|hot|public|naked fucking|fuck|fucks
`)
const porn = ideas.idea(`
  porn|porno|pornos|pornographic|pornography|xxx|nsfw|smut|rule34|pornhub|onlyfans
  x|triple rated|x
  hardcore|hard
  adults|adult only
`)
const act = ideas.idea(`
  {act}
  have|has|having|had|during|real|live|hardcore|oral|anal|group|rough|wild|unprotected|hot|public|graphic|explicit|uncensored|actual|full|penetrative sex
  sex act(s)|position(s)|scene(s)|party|parties|orgy|orgies|toys|slave(s)|show(s)
  sexual act(s)|intercourse|penetration|positions|organs|activity|acts
  going|goes|go down on
  eat|eats|eating|eaten ~1 out
  spread|spreading|spreads|open ~2 legs|thighs|wide|cheeks|labia
  legs|thighs|cheeks spread|open|apart|wide
  making love
  doggy style
  in flagrante
`)
const organ = ideas.idea(`
  {organ}
  private|intimate|naughty parts|bits|areas
  pussy|pussies|cock(s)|dick(s)|penis pic(s)|close|closeup(s)|shot(s)|picture(s)|photo(s)|portrait(s)|visible|showing|exposed|up
  close|closeup|closeups|pictures|photos|pics|images|shots up|of|ups*2 ~1 pussy|pussies|cock(s)|dick(s)|ass(es)
  naked|bare|exposed breasts|ass|asses|bodies|genitals|bottoms|cunts
`)
const crudePicture = ideas.idea(
  'pussy|pussies|cock(s)|dick(s)|cunt(s)|tits|boobs pic(s)|picture(s)|photo(s)|closeup(s)|shot(s)|image(s)',
)
const bare = ideas.idea(`
  nude|nudes|nudity|naked|topless|undressed|unclothed|stripped|stripping
  without|no clothes|clothing|underwear
  sex|sexual|erotic
`)
const picture = ideas.idea(`
  {picture}
  on|across|over|throughout every|each|the|all|its page(s)|spread|cover|front|spreads
  page after|by page
  front|book|back cover|jacket
  cover|front|jacket ^show|shows|showing|with|features|featuring|of|has|depicts|must|should|will|to
  picture|photo|coffee|art table? book
  visual guide
  ^show|^depict|^film|^photograph|^picture|^portray|^feature|^display
`)
const photographs = ideas.idea(
  'photo(s)|photograph(s)|pic(s)|picture(s)|closeup(s)|shots|images of|from|with|showing\nclose up|ups of',
)
const unveiled = ideas.idea(`
  uncensored|unblurred|uncut|unedited|uncovered|hardcore|xxx|explicit|explicitly|graphic|graphically|closeup(s)|unpixelated|fullfrontal
  close up|ups
  full|fully frontal|nude|visible|exposed|showing|naked
  clearly|plainly|completely|totally|openly|entirely visible|exposed|shown|showing|naked|seen|uncovered
  nothing|not|no ~1 hidden|blurred|censored|covered|censoring|blur|censorship|pixels|pixelated|imagination|concealed
  everything|all|it ~1 showing|visible|shown|show|exposed|display|seen
  every|each inch|detail|angle|hole|position|page
  in explicit|graphic|full|vivid|pornographic|extreme detail|details|close|colour|color|view
  leave|leaves|leaving|left nothing|little
  for|to the camera
  spread|visible|exposed|erect
`)
/** In a blurb these words want a picture of the book's own cover. */
const wanted = ideas.idea(`
  i|we want|need|would|wish|like|id|insist ~4 cover|front|picture|image|jacket|illustration
  cover|front|jacket|picture|artwork|image should|must|needs|has|will|to|shows|showing|features|depicts|is|with
  show|put|add|paint|draw|depict|make|use ~4 on|as|for the|my|our|its*1 cover|front|jacket
`)

export const books = [ideas.book]

/** Scholars, doctors and critics write about it, and survivors and novelists tell of it. */
const studied = words(`
  history histories historian historians sociology sociologist culture cultural industry addiction addicted addict recovery recovering
  essays essay critics critic scholars scholar feminist feminists psychology psychologist education educator medicine medical anatomy
  anatomical clinical midwives gynaecologist gynecologist urologist urology doctor doctors physician health menopause fertility
  pregnancy childbirth surgery cancer biology zoology evolution law court trial censorship banned debate politics art museum
  renaissance sculpture statue statues prints memoir novel romance thriller mystery poems poetry survivor survivors detective police blackmail
  revenge leaked scandal industry generation advice parents teenagers teens consent brain war wars effects quitting quit free fight
  myths science neuroscience ancient pompeii victorian tantra kama intimacy proofing activist feminism diagrams students textbook nursing midwifery punk
  zen band bands music gardening
`)
const narrated = words(`
  he she him his her hers himself herself who when until was were had novel story memoir lover lovers falls discovers
  finds follows becomes must detective husband heroine hero romance rancher billionaire duke
`)

/** What else is called hard: training, punk, history. */
const notThat = words(
  'star stars punk proof proofing zen history fitness training gamer gamers gaming music band bands workout rock drive disk times science fiction facts',
)
const pornography: Idea = (tokens) =>
  porn(tokens).filter(({ end }) => !followedBy(tokens, end, 1, notThat) && !isRefused(tokens, end - 1))

const refusals = words('no not without never anti against quit stop quitting stopping beyond ban banning fight')
const isRefused = (tokens: readonly Token[], at: number): boolean => precededBy(tokens, at, 2, refusals)

const named = ['title', 'telling'] as const

const meetings: readonly Meeting[] = [
  inAnyOrder(['title', 'asking'], 0, obscene),
  inAnyOrder(['asking'], 0, crudePicture),
  inAnyOrder(named, 12, obscene, picture),
  inAnyOrder(named, 12, obscene, unveiled),
  inAnyOrder(named, 10, pornography, picture),
  inAnyOrder(['title'], 6, pornography, act),
  inAnyOrder(['title'], 6, pornography, organ),
  inAnyOrder(['title'], 6, organ, unveiled),
  inAnyOrder(named, 12, act, picture, unveiled),
  inAnyOrder(named, 12, organ, picture, unveiled),
  inAnyOrder(named, 12, bare, picture, unveiled),
  inAnyOrder(named, 12, act, organ, picture),
  inAnyOrder(['telling'], 12, pornography, act, unveiled),
  inAnyOrder(['telling'], 12, pornography, organ, unveiled),
  inThisOrder(named, 2, photographs, organ),
  inThisOrder(['title'], 4, act, picture),
  inThisOrder(['title'], 4, picture, act),
  inThisOrder(named, 10, wanted, act),
  inThisOrder(named, 10, wanted, organ),
  inThisOrder(named, 8, wanted, bare),
  inThisOrder(named, 10, wanted, pornography),
]

/** Where a text promises to show it. A wish is asked for by its words alone. */
export const shownIn = (tokens: readonly Token[], voice: Voice): readonly Span[] =>
  anyOf(tokens, sexual)
    ? meetingsIn(tokens, voice, meetings).filter((span) => voice === 'asking' || !isAbout(tokens, span, voice))
    : []

/** Without one of these there is nothing to look for. */
const sexual = union(
  acts,
  organs,
  words(`
    cumshot cumshots cumming cumslut cumsluts blowjob blowjobs handjob handjobs rimjob rimjobs gangbanged creampie creampies creampied
    deepthroat deepthroating bukkake titfuck buttfuck assfucking cocksucking cocksucker cocksuckers fuckfest dickpics pornstar pornstars
    hentai milf milfs facefuck pussyfucking upskirt upskirts camgirl camgirls cumdump fucktoy fucktoys fuckhole gloryhole gloryholes
    cockhungry job jobs pussy pussies twat twats slit cock cocks dick dicks boner boners shaft prick slut sluts whore whores banged
    screwed railed pounded fingered tit horny slutty nasty
    porn porno pornos pornographic pornography xxx nsfw smut rule34 pornhub onlyfans rated hardcore adults adult sex sexual eat eats
    eating eaten legs thighs cheeks love doggy private intimate breasts ass asses nude nudes nudity naked topless undressed unclothed
    stripped stripping clothes clothing underwear erotic spread down
  `),
)

const isAbout = (tokens: readonly Token[], span: Span, voice: Voice): boolean => {
  if (voice === 'title') return anyOf(tokens, studied)
  const sentence = sentenceAround(tokens, span)
  return anyOf(sentence, studied) || anyOf(sentence, narrated)
}
