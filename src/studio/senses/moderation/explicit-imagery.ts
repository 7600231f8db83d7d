// Requests for pictures of nudity, genitals or sexual acts. Statues, nude colours and naked trees are not meant.
import { remembered } from './meetings.ts'
import { followedBy, PhraseBook, phrases, precededBy, type Span, union, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const lovers = words(`
  her him them woman women man men girl girls guy guys couple couples people lovers wife husband she he they each someone hard
`)

const acts = new PhraseBook(
  phrases(
    { lovers },
    `
      porn|porno|pornographic|pornography|hentai|xxx|nsfw|pornstar|pornstyle|smut
      blowjob|blowjobs|handjob|fellatio|cunnilingus|masturbating|masturbates|masturbation|masturbate|cumshot|gangbang|bukkake|creampie|cumming|ejaculating|ejaculation|deepthroat|rimjob
      intercourse|coitus|copulating|copulation|fornicating|fornication|bestiality|zoophilia|incest|rule34|onlyfans|pornhub
      x|r rated|18
      sex with|on|against|under|between|from
      ^rape|raping ~2 {lovers}|heroine|victim|nun|maid|princess|girl
      being|gets|getting|gang raped|rape|groped|molested|fondled|fingered
      rape scene|fantasy
      {lovers} being? raped|raping
      show|showing|full|visible|clear|graphic|vaginal|anal|with|deep|actual penetration
      penetration shot|scene|visible|clearly|close|closeup|in|shown
      hand(s)|finger(s) in|inside|down|into|under|between|up her|his|their|the panties|pants|bra|skirt|blouse|trousers|underwear|legs|thighs|knickers
      anal|cumslut|gangbanged|titfuck|boobs|boob|titties|cunt|pubes|threesomes|creampied
      pubic hair
      ^suck|^lick|^ride|^stroke|^rub|^grab ~3 cock|dick|pussy|balls|clit
      drop|dropping|lose|losing|remove|removing ~1 towel|robe|sheet|bathrobe|loincloth
      orgasm|orgasming|orgasms|orgasmic|climaxing|dildo|doggystyle|foursome
      sex scene|scenes|act|acts|position|positions|pose|poses|party|orgy|picture|image|photo|tape
      have|has|having|had|during|show|showing|depict|depicting|explicit|graphic|hardcore|hot|wild|group|oral|anal|rough|passionate|real|uncensored|lesbian|gay|steamy|penetrative sex
      having|have|has|had|sexual|during intercourse
      cum|semen|sperm|jizz on|in|all|over|dripping|covered|everywhere
      blow|hand|rim job|jobs
      {lovers} having|engaged|engaging in? intercourse|sex|sexual
      sexually explicit|graphic|aroused
      sexual intercourse|act|acts|position|positions|penetration|organs|organ|activity
      making|make|makes love
      {lovers} fucking|fuck|fucks|fucked|humping
      fucking|fuck|humping|penetrating|penetrates|screwing {lovers}
      {lovers} sucks|sucking|licks|licking|rides|riding|fingering|fingers|blows|blowing|pleasuring|jerking|spanking {lovers} off|down?
      sucks|sucking|licking|jerking|jerks {lovers} off|dry|down
      sucking|licking|riding|stroking|grabbing|fondling|groping his|her|a|their*1 cock|dick|penis|tits|boobs|breasts|balls|crotch|ass|nipples|member
      getting|being|gets fucked|penetrated|laid
      roman|wild|sex|explicit|naked|drunken|bisexual orgy
      orgy with|between|scene|at|featuring|in|on
      threesome|intercourse in|on|scene|with|between
      {lovers}|woman|man 69 position|ing
      69|sixtynine|missionary|cowgirl|doggy position|style|sex
      ahegao|fisting|pegging|upskirt|downblouse|camgirl|strapon|buttplug|fleshlight|milf|scissoring
      uncensored ~3 woman|women|man|men|girl|bodies|couple|body|lovers|version
      explicit|graphic|uncensored nudity|erotica|erotic|sexual|genitals|sex|adult
      spread|spreading|open|opening|spreads her|his|their|wide*2 legs|thighs
      legs|thighs spread|wide? apart|open|wide
      sexszene|sexszenen|oralsex|analsex|gruppensex|orgie|fellation|mamada|felación|минет|оргия|geschlechtsverkehr|pornografisch|pornographique|pornográfica|pornográfico|pornografica|pornografico|seksscène|порно
      beim|haben|hat|haben sex|geschlechtsverkehr
      scène|escena|scena|cena|scene de|di|do|del sexe|sexo|sesso
      faisant|font|faire l? amour
      teniendo|fa|fare|tienen|haciendo|fazendo|facendo|fanno|hebben|hebbend sexo|relaciones|sesso|seks
      uprawiająca|uprawiający|uprawiają|uprawiająca|scena seks|seksu
      сцена|занимаются|занимающиеся|занимается секса|сексом
    `,
  ),
)

const bodies = new PhraseBook(
  phrases(
    {},
    `
      penis|penises|vagina|vaginas|vulva|genitals|genitalia|clitoris|testicles|scrotum|erection|labia|nipples|nipple
      his|hard|erect|huge|thick|throbbing|big|my|giant|hairy cock|dick|boner
      her|wet|shaved|bare|open|pink|hairy|tight|more|show|see pussy|cunt
      pussy|cunt|cock|dick close|closeup|spread|shot|visible|pic|pics|photo|showing|out up?
      big|bare|huge|naked|exposed|her|bouncing|massive|perky|giant tits|boobs|titties
      bare|exposed|naked|uncovered|visible|nude breasts|breast|boobs|ass|butt|buttocks|crotch|bosom|groin
      show|showing|shows|reveal|revealing|reveals|expose|exposing|exposes|flashing|baring|display her|his|their|its|bare|full|a|off*2 breasts|boobs|tits|nipples|ass|pussy|dick|cock|crotch|genitals|buttocks
      breasts|boobs|tits|buttocks|genitals|privates|nipples is|are|fully|clearly*2 bare|naked|exposed|visible|showing|uncovered|hanging
      private parts
      tits|boobs|breasts|nipples|ass out
      geschlechtsteile|genitalien|brustwarzen|génitaux|genitales|genitali|genitais|geslachtsdelen|genitalia|гениталии
      seins|pechos|seni|seios nus|desnudos|nudi|nus|découverts
    `,
  ),
)

const nudity = new PhraseBook(
  phrases(
    { lovers },
    `
      nude|nudes|naked|topless|bottomless|nudity|unclothed|nekkid|nudist
      fully|completely|totally|half undressed
      without|no|zero|lose|removed|minus any|her|his|their|the*2 clothes|clothing|bra|panties|underwear|bikini
      wearing|wears|in|wear absolutely? nothing but|except|on
      wearing|wears|wear absolutely? nothing
      remove|take|taking|removing|takes|removes|rip|ripping|pull|strip|stripping|drop off? of? her|his|their|the|all*3 clothes|clothing|bra|panties|bikini|underwear off?
      remove|take|taking|removing|takes|removes|rip|ripping|pull|pulling|drop off? her|his|their dress|top|swimsuit|blouse|skirt|trousers|pants|robe|towel off?
      undress|undressing|undresses|strip|stripping|strips the|this|that|a|my*1 {lovers}|heroine|hero|character|model|lady
      {lovers} undressing|stripping
      full frontal|nude
      take|pull|slip|rip|peel|get ~2 swimsuit|bikini|dress|top|clothes|clothing|bra|panties|underwear|shirt|skirt|robe|towel|blouse|pants|jeans off|down
      completely|totally|entirely|fully|all|wholly bare|exposed|revealed|uncovered
      see|seeing|shows|showing|show everything|all underneath|beneath|through|under
      much|lots|way|show|showing|more|maximum more? skin
      bare|naked|nude as the day
      in the buff|nude|altogether
      without|not|lacking a stitch|thread
      she|he|her|body|gown|dress bares|baring|shows|showing|reveals|revealing it? all|everything
      nothing left|leave to the? imagination
      without|nothing|missing|lacking underneath|top|bottoms
      not wearing|having any|anything|a|her|his*1 clothes|clothing|top|bra|underwear|pants|on|shirt?
      disrobed|undressed|unclad|disrobing|skinnydipping
      wet tshirt|shirt|t clinging|contest|showing|nipples|shirt?
      camel toe
      touching|pleasuring|fingering|exposing|playing with? herself|himself|themselves
      erotic|pornographic|sexual|explicit photo|photos|picture|image|scene|pose|art|photography|drawing|illustration
      make|let|have the|her|his*1 bikini|bra|clothes|dress|panties|towel|underwear|clothing|shirt disappear|vanish|fall|drop|off|gone|invisible|transparent|slip
      stripper|strippers|striptease|lapdance
      lap dance
      birthday suit
      see|sheer through? showing everything|nipples
      nackt|nackte|nackter|nacktes|nackten|nacktbild|nacktfoto|splitternackt|unbekleidet
      oben ohne
      femme|homme|femmes|hommes|fille|couple|entièrement|totalement|complètement|toute|seins nu|nue|nus|nues|dénudée|dénudé|déshabillée
      desnuda|desnudo|desnudas|desnudos|nuda|nudo|nudi|nua|nuas|pelada
      ohne kleider|kleidung|unterwäsche
      sans vêtements
      sin ropa
      senza vestiti
      sem roupa
      zonder kleren
      bez ubrań|ubrania
      без одежды
      donna|uomo|donne|uomini|ragazza|coppia|completamente|tutta|modella|corpo nuda|nudo|nude|nudi
      mulher|homem|mulheres|homens|casal|menina|completamente|totalmente|toda|modelo|corpo nua|nu|nuas|nus|pelada|pelado
      naakt|naakte
      blote borsten
      naga|nagi|nagą|nadzy|nagie kobieta|mężczyzna|kobietę|kobiety|para|ciało|modelka
      kobieta|mężczyzna|kobietę|para nago|naga|nagi|nagą|topless
      голая|голый|голые|голую|голых|голой|обнажённая|обнаженная|обнажённую|обнаженную|обнаженный|обнажённые
    `,
  ),
)

/** The Russian for `not` looks like the English `he` and stays out. */
const notShown = words(`
  no not without avoid avoiding never non dont nothing isnt arent remove removing hide hiding cover delete erase replace replacing
  less instead censor exclude excluding nobody neither nor keine kein nicht ohne sans pas aucune sin ninguna senza nessuna
  sem nenhuma geen zonder bez без
`)

const colours = `palette palettes tones tone colour color colours colors colored coloured lipstick pink beige shade shades heels pumps
  tights stockings pantyhose hosiery leggings bra dress gown bodysuit satin silk fabric sandals shoes nails background makeup nail polish hue hues peach leather gloss tan pastel pastels mice mouse`
const bareThings = `tree trees branches branch eye eyes mole rock rocks wood woods sword swords blade flame flames bulb bulbs lightbulb
  truth ambition wall walls brick steel concrete soil earth hills hill cliffs cliff landscape winter twigs twig singularity mountain
  mountains sky oak oaks vines vine stone stones aggression greed power lunch ape sun chef economics city gun forest light fear
  steel dead back shoulder shoulders feet foot hands neck face arms hatred wire wires cake statistics trunks trunk birch stalks fields field hedges desert island juggler heath moor
  convertible car jeep bus towers tower hat lamp pit barrel descending sunlight rage hunger stars rat rats`
const bareThingsElsewhere = `baume bäume baum felsen wahrheit äste aste arbres arbre vérité árboles árbol ramas alberi albero rami verità
  árvores galhos verdade bomen takken waarheid drzewa gałęzie prawda деревья правда ветви`
const harmless = words(colours, bareThings, bareThingsElsewhere)

const carved = words(`
  statue statues statuette sculpture sculptures sculpted cherub cherubs putti putto vitruvian botticelli botticellis michelangelo
  michelangelos rodin rodins mannequin mannequins marble torso bust
`)
const medical = words(`
  anatomical anatomy medical diagram textbook uterus ovaries urology gynaecology gynecology biology cross-section chart schematic
  organs reproductive infographic orchid flower cancer
`)

const drops = words('laude')

export const keywords = union(
  acts.vocabulary,
  words(
    'nude nudes naked topless bottomless nudity penis vagina genitals nipples breasts boobs tits undress undressing clothes',
  ),
  words('nackt nackte nackter desnuda desnudo naakt голая голый erection frontal pussy ass butt explicit sexual'),
)
export const books = [acts, bodies, nudity]

/** Where a request names what may not be pictured. */
export const explicitSpans = remembered((tokens): readonly Span[] => [
  ...acts
    .spansIn(tokens)
    .filter(
      (span) => isWanted(tokens, span.start) && !followedBy(tokens, span.end, 1, drops) && !isOwnThing(tokens, span),
    ),
  ...bodies.spansIn(tokens).filter(({ start }) => isWanted(tokens, start) && !isAmong(tokens, start, medical)),
  ...nudity.spansIn(tokens).filter((span) => isWanted(tokens, span.start) && !isBareThing(tokens, span)),
])

export const asksForExplicitImagery = (tokens: readonly Token[], voice: Voice): boolean =>
  voice === 'asking' && explicitSpans(tokens).length > 0

/** A refusal counts within its clause: `no gore, naked` wants the second. */
const isWanted = (tokens: readonly Token[], start: number): boolean => {
  if (tokens[start - 1]?.word === 'too') return false
  for (let at = start; at > Math.max(0, start - 3) && !tokens[at]?.startsClause; at--)
    if (notShown.has(tokens[at - 1]?.word ?? '') && !isTheCover(tokens, at - 1)) return false
  return true
}

/** `on the cover naked` hides nothing. */
const isTheCover = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'cover' && articles.has(tokens[at - 1]?.word ?? '')

const articles = words('the a this my our front book back your')

/** `a girl riding her scooter`, `blowing her trumpet`: what follows is hers, and she is not what is ridden. */
const isOwnThing = (tokens: readonly Token[], { start, end }: Span): boolean => {
  const next = tokens[end]
  return (
    tokens[end - 1]?.word === 'her' &&
    precededBy(tokens, end - 1, end - 1 - start, playful) &&
    next !== undefined &&
    !next.startsClause &&
    !afterPerson.has(next.word)
  )
}

const playful = words('ride rides riding blow blows blowing lick licks licking')
const afterPerson = words('on in from hard and with while at under by off down like until out over all naked cock dick')

const isAmong = (tokens: readonly Token[], at: number, list: ReadonlySet<string>): boolean =>
  precededBy(tokens, at, 6, list) || followedBy(tokens, at, 8, list)

export const isBareThing = (tokens: readonly Token[], { start, end }: Span): boolean => {
  const next = tokens[end]
  const isThing = next !== undefined && !next.startsClause && harmless.has(next.word)
  const isThingBefore =
    harmless.has(tokens[start - 1]?.word ?? '') && !ambiguousBefore.has(tokens[start - 1]?.word ?? '')
  return isThing || isThingBefore || isAmong(tokens, start, carved)
}

/** `a man under the tree, naked`: only in other languages does the thing come first. */
const ambiguousBefore = words(colours, bareThings)
