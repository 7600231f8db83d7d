// Sexual wording about children: a sexual word within a few words of a child. Telling of abuse is not meant.
import { explicitSpans, isBareThing } from './explicit-imagery.ts'
import { ages, childWords, books as minorBooks, keywords as minorKeywords, minorsIn, persons, youngIn } from './minors.ts'
import { anyOf, PhraseBook, phrases, precededBy, type Span, union, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const lewd = words(
  `porn porno pornos pornography erotica erotic erotical hentai xxx horny sexy nude nudes naked slut sluts slutty lewd lusty
  fucked fucking fuck fucks topless kinky nudist nudists`,
  'kinderporno pornografie erotik erotisch erotische erotischer erotisches geile geil sexgeschichten nackt nackte nackter nacktes nackten',
  'pornographie érotique érotiques nue nues nu nus sexuelles érotisme',
  'pornografía erótico erótica erótico eróticos eróticas desnudo desnuda desnudos desnudas cachonda cachondas',
  'pornografia erotico erotici erotica erotiche nudo nuda nudi nude nu nua nus nuas eróticos',
  'naakt naakte pornografie erotiek erotische geile nagie nagi naga nago erotyka erotyczne erotyczna',
  'порно порнография эротика эротические эротический голая голые голый голых секс',
)

const sexual = new PhraseBook(
  phrases(
    { lewd },
    `
      {lewd}
      sex|sexo|sesso|sexe|seks|секс with|mit|с|con|met|z|com|avec|story|stories|tape|slave|slaves|toys|toy|tapes|pics|scenes|photos|fantasies|adventures
      have|has|having|hot|wild|first|hardcore|forbidden|steamy|loves|enjoys|wants sex
      seduce|seduces|seduced|seducing|seduction|molest|molesting|deflower|deflowered|deflowering
      hot|steamy|dirty|naughty|forbidden|sinful|explicit sex|erotica|lovemaking|nights|pictures|photos|fantasies|pics
      lust|lusting|lusts for|after|with
      sexually explicit|available|eager|submissive|arousing
      sexual|carnal adventures|fantasies|pleasure|pleasures|desires|encounters|exploits|fun|games with|of|about|involving
      in lingerie|bondage
      making|make|makes|made love to|with
      who love|loves|want|wants|like|enjoy|crave|have|need|do|sell|beg sex|it|men|cock|porn
      preteen|underage|kiddie|loli|shota|toddler|child|jailbait|tween|schoolgirl|schoolgirls|childrens lust|desire|desires|orgy|fetish|pinups|pinup|seduction|passion|undressed|sexuality|erotism|temptation|sluts|bodies
      touching|fondling|groping|undressing|kissing|caressing|tasting|licking|stroking a|an|the|my|your|his|her*1 naked|little|young|underage|preteen|small|sleeping
      love|sexual|forbidden|passionate|intimate|torrid|secret|romantic|steamy|erotic|sensual affair|romance|relationship|passion|encounter|encounters|love between|with|of ~4 and|with|his|her|a
      spread|spreads|spreading her|his|their|legs
    `,
  ),
)

/** A blurb with one of these tells of a crime, or of those who lived through it. */
const crime = words(
  `abuse abused abuser abusers abusive accused accuses arrested convicted exploited exploitation exposes exposed investigate
  investigates investigating investigation investigator investigators predator predators prosecuted prosecutor sentenced survivor
  survivors trafficked trafficking trauma victim victims rescue rescues rescued paedophile pedophile paedophiles pedophiles
  offenders offender molester condemned murdered napalm famine`,
  'missbrauch ermittler opfer überlebende abus victime victimes víctimas abuso abusos vittime vítimas misbruik slachtoffers ofiary',
)
/** One of these may stand in any text; two of them, or one beside a crime, tell of a case. */
const proceedings = words(
  `arrest banned charged court crime crimes criminal detective detectives exploit hunts hunting illegal journalist jury lawyer
  police protect protecting protection ring scandal survive survived surviving trial fbi memoir camp war incest murder killer
  missing prison parent parents parental parenting teaching educator educate education talk proof`,
  'kommissar polizei prozess gegen enquête procès policía investigación polizia indagine polícia rechercheur policja śledztwo',
)
/** Who wants to please with it does not report it. */
const gratifying = words(`
  erotica erotic erotical hentai horny sexy xxx slut sluts slutty kinky steamy lusty erotik erotische erotisch geile érotique
  érotiques eróticas eróticos erotiche erotici erotyczne эротические
`)

/** A lesson for those who bring children up. */
const lessons = new PhraseBook(
  phrases(
    { child: childWords },
    `
      talk|talking|talks|speak|teach|teaching|educate|explain|explaining with|to|your|our|the*2 {child}|teens|daughter|son about
      parents|parental|parenting|educators|teachers guide|handbook|manual|control|advice
      guide|handbook|advice|help for parents|educators|families|teachers
      sex education
      what every|all? parent|parents|family must|should|need|needs to? know
      {child}|kid proof|proofing
      porn|pornography proof|proofing
      protect|protecting|keep|keeping|shield|raising|raise your|our|the*1 {child}|kids
    `,
  ),
)

/** The only words that may stand between the two: others may part a parent's bedroom from the children's camp. */
const between = union(
  persons,
  words(
    `a an the and of about for with my his her our their featuring starring involving in on to from little young cute hot sweet very
    innocent pretty aged age novel novels story stories tale tales fiction book books comic comics manga picture pictures pics pic
    photo photos video videos scenes scene collection adventures by between is who was being gets get got virgin tiny barely model
    models posing romance romances novella relationship lolita girlfriend all real loves love wants want likes like so too always older men teacher uncle sexy erotic affair tape tapes images fantasies fantasy school hardcore grown adult man woman men passion desire desires
    encounters confessions diary diaries pinups pinup poems gallery album neighbour neighbor stepdaughter stepson student students
    bikini lingerie secret naughty dirty steamy sensual explicit dream dreams`,
    'geschichten geschichte bilder fotos videos histoires histoire contes images avec cuentos historias relatos fotos imágenes racconti',
    'storie foto contos histórias verhalen plaatjes opowiadania zdjęcia opowieści рассказы фото истории',
    'mit von und über für ein eine einer der die das den de des du d les une un avec sur con para di da com sobre met van over z o',
    'историями с про о и',
  ),
)

/** How many of them may; it also bounds the work. */
const reach = 7

/** Named, these are never innocent in what asks for a picture. */
const alwaysMeant = words('lolicon shotacon jailbait kinderporno')
const compounds = words(
  'kinderporno kinderpornos kinderpornografie lolicon shotacon childporn pedoporn pedopornografia',
)
const grooming = new PhraseBook(
  phrases(
    { child: childWords, ages },
    `
      how|ways|guide|tips|tricks|art to|for|on|of groom|grooming|seduce|seducing|lure|luring|molest|molesting|kidnap|kidnapping|undress|rape ~2 {child}|girls|boys|teens|girl|boy
      legalise|legalize|normalise|normalize|enjoy|promote pedophilia|paedophilia|pedo|incest|child? porn|sex?
      pedophilia|paedophilia is|should not|be|a|natural|okay|ok|normal|beautiful|legal|love|good*3 natural|okay|ok|normal|beautiful|legal|love|good|wrong
      child|childrens|underage love|lover|lovers|sex is|manual|guide|handbook
      hot|wild|steamy|sexy|erotic|horny|hardcore underage|preteen|kiddie|child|teen|schoolgirl sex
      joy|joys|love|beauty|pleasure|pleasures|praise|art|defence|defense|delights|celebrating|celebrate of|for|in? pedophilia|paedophilia|pederasty|incest|child|grooming|lolicon
      {child} ~2 can|could|should|do|want|wants|enjoy|enjoys|like|likes|love|loves|crave to|have|enjoy|consent|want|be*3 sex|sexual|seduced
      {ages} year|yr old lover|lovers|mistress|sweetheart|concubine|temptress|seductress|vixen|slut|porn
      pedophile|pedophiles|pedo|paedophile|paedophiles|map pride|power|love|rights|paradise|rules|unite
      lower|abolish|end|remove the? age of consent
      jailbait girls|pinups|pinup|pics|photos|collection|gallery|porn|models|babes|album
      minor|child|underage|preteen|boy|girl attracted|lover|lovers pride|manual|guide|handbook|and
      pedo|pedophile|paedophile|pedos manual|handbook|guide|porn|paradise
    `,
  ),
)

const suggestive = words(`
  sexy erotic seductive sensual lingerie lewd horny slutty provocative provocatively underwear panties thong lustful aroused
  kinky sexual sexually sexualised sexualized porn hentai undressing undressed skimpy suggestive suggestively
`)

/** In a title the young are meant too, beside these. */
const bare = words('naked nude nudes horny slut sluts slutty porn porno hentai xxx erotica topless undressed')

export const keywords = union(minorKeywords, lewd, compounds, words('seduce seduces sex lust pedophilia jailbait'))
export const fillers = union(between, suggestive, crime, proceedings, gratifying, bare)
export const books = [...minorBooks, sexual, grooming, lessons]

export const sexualisesMinors = (tokens: readonly Token[], voice: Voice): boolean => {
  if (voice === 'asking' && asksForIt(tokens)) return true
  const minors = minorsIn(tokens)
  const wordings = sexual.spansIn(tokens).filter((span) => !isBareThing(tokens, span))
  const isNamed =
    grooming.spansIn(tokens).length > 0 ||
    anyOf(tokens, compounds) ||
    areLinked(tokens, minors, wordings) ||
    (voice === 'title' && areLinked(tokens, youngIn(tokens), wordings.filter((span) => isBare(tokens, span))))
  return isNamed && !(voice !== 'asking' && tellsOfIt(tokens))
}

const isBare = (tokens: readonly Token[], { start, end }: Span): boolean => end === start + 1 && bare.has(tokens[start]?.word ?? '')

const areLinked = (tokens: readonly Token[], minors: readonly Span[], wordings: readonly Span[]): boolean =>
  minors.length > 0 && (leadsTo(tokens, minors, wordings) || leadsTo(tokens, wordings, minors))

/** One word of the police lifts nothing: a frame is a crime, a case, or a lesson, and pleasure in it needs two. */
const tellsOfIt = (tokens: readonly Token[]): boolean => {
  const crimes = new Set(tokens.flatMap(({ word }) => (crime.has(word) ? [word] : []))).size
  const steps = new Set(tokens.flatMap(({ word }) => (proceedings.has(word) ? [word] : []))).size
  if (anyOf(tokens, gratifying)) return crimes >= 2 || (crimes === 1 && steps >= 1) || lessons.spansIn(tokens).length > 0
  return crimes >= 1 || steps >= 2 || lessons.spansIn(tokens).length > 0
}

/** These count beyond their clause too. */
const unmistakable = words('panties lingerie thong horny lewd porn hentai')
const refused = words('no not without avoid never dont nothing')

/** In a request a child and anything sexual may not stand in one sentence, nor within a few words. */
const asksForIt = (tokens: readonly Token[]): boolean => {
  if (anyOf(tokens, alwaysMeant)) return true
  const minors = [...minorsIn(tokens), ...youngIn(tokens)]
  if (minors.length === 0) return false
  const explicit = new Set(explicitSpans(tokens).map(({ start }) => start))
  if (tokens.some((_, at) => isClauseOfItsOwn(tokens, at) && suggestive.has(tokens[at]?.word ?? ''))) return true
  const isHint = (at: number) => suggestive.has(tokens[at]?.word ?? '') && !precededBy(tokens, at, 3, refused)
  return minors.some(({ start, end }) => {
    for (let at = start - reach; at < end + reach; at++)
      if (explicit.has(at) || (isHint(at) && unmistakable.has(tokens[at]?.word ?? ''))) return true
    // A hint counts within its clause only: `mother and child, sensual gold ornament` is about gold.
    for (let at = end; at < end + reach && !tokens[at]?.startsClause; at++) if (isHint(at)) return true
    for (let at = start; at > start - reach && !tokens[at]?.startsClause; at--) if (isHint(at - 1)) return true
    return false
  })
}

/** `…, sensual, …` is said of the whole picture. */
const isClauseOfItsOwn = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.startsClause === true && (at + 1 === tokens.length || tokens[at + 1]?.startsClause === true)

/** Whether from the end of one of the first spans only linking words lead to one of the second, in one sentence. */
const leadsTo = (tokens: readonly Token[], first: readonly Span[], second: readonly Span[]): boolean => {
  const starts = new Set(second.map(({ start }) => start))
  return first.some(({ start, end }) => {
    for (let at = end; at <= end + reach; at++) {
      if (starts.has(at) && at > start) return true
      if (tokens[at]?.startsSentence || !between.has(tokens[at]?.word ?? '')) return false
    }
    return false
  })
}
