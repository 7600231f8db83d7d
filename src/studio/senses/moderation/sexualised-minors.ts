// Sexual wording about children: a sexual word within a few words of a child. Telling of abuse is not meant.
import { books as desireBooks, desireIn } from './desire-for-minors.ts'
import { explicitSpans, isBareThing } from './explicit-imagery.ts'
import {
  ages,
  childWords,
  girlsAndBoysIn,
  books as minorBooks,
  keywords as minorKeywords,
  minorsIn,
  persons,
  youngIn,
} from './minors.ts'
import { anyOf, PhraseBook, phrases, precededBy, type Span, union, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import { books as framingBooks, fillers as framingWords, gratifying, tellsOfIt } from './told-abuse.ts'
import type { Voice } from './voices.ts'

const lewd = words(
  `porn porno pornos pornography erotica erotic erotical hentai xxx horny sexy nude nudes naked slut sluts slutty lewd lusty
  pornographic fucked fucking fuck fucks topless kinky nudist nudists`,
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
      lifting|lifts|lift|raising|hiking up|under her|his|up*2 skirt|skirts|dress
      about|of|in sexual? pleasure|pleasures and|of|they|with
      making|make|makes|made love to|with
      who love|loves|want|wants|like|enjoy|crave|have|need|do|sell|beg sex|it|men|cock|porn
      touching|fondling|groping|undressing|kissing|caressing|tasting|licking|stroking a|an|the|my|your|his|her*1 naked|little|young|underage|preteen|small|sleeping
      love|sexual|forbidden|passionate|intimate|torrid|secret|romantic|steamy|erotic|sensual affair|romance|relationship|passion|encounter|encounters|love between|with|of ~4 and|with|his|her|a
      spread|spreads|spreading her|his|their|legs
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
/** Innocent of themselves, but not beside erotic words. */
const together = new PhraseBook(
  phrases(
    {},
    'sleep|sleeps|sleeping|slept with\nin bed with\nlove|loves|loving|lovemaking with|to\naffair|affairs|night|nights|romance with|between',
  ),
)

/** In titles and wishes these lend a child allure, whatever stands between. */
const allure = words(`
  sensual seductive seduction nymphet nymphets nymphettes erotic erotica sexy horny naked nude nudes topless undressed porn pornographic hentai lust lustful
  orgy orgasm fetish lingerie panties thong virgins stripping striptease deflowered ravished aroused arousing kinky bdsm hookers
  escorts prostitutes brothel
`)
const compounds = words(
  'kinderporno kinderpornos kinderpornografie lolicon shotacon childporn pedoporn pedopornografia csam',
)
const grooming = new PhraseBook(
  phrases(
    { child: childWords, ages },
    `
      how|ways|guide|tips|tricks|art to|for|on|of groom|grooming|seduce|seducing|lure|luring|molest|molesting|kidnap|kidnapping|undress|rape ~2 {child}|girls|boys|teens|girl|boy
      legalise|legalize|normalise|normalize|enjoy|promote pedophilia|paedophilia|pedo|incest
      legalise|legalize|normalise|normalize|enjoy|promote child|kiddie|kid|underage porn|pornography|sex
      pro pedophile(s)|paedophile(s)|pedo(s)|pedophilia|paedophilia|map(s)
      sexual|sexualised|sexualized|explicit|erotic|nude|naked|pornographic|adult|graphic|lewd content|material|images|imagery|image|scene(s)|picture(s)|photo(s)|depiction(s)|situation(s)|act(s)|themes|fiction|art|drawing(s)|poses with|of|involving|featuring|about|between|showing|including ~3 {child}
      pedophilia|paedophilia is|should not|be|a|natural|okay|ok|normal|beautiful|legal|love|good*3 natural|okay|ok|normal|beautiful|legal|love|good|wrong
      child|childrens|underage love|lover|lovers|sex is|manual|guide|handbook
      hot|wild|steamy|sexy|erotic|horny|hardcore underage|preteen|kiddie|child|teen|schoolgirl sex
      joy|joys|love|beauty|pleasure|pleasures|praise|art|defence|defense|delights|celebrating|celebrate of|for|in pedophilia|paedophilia|pederasty|incest|child|grooming|lolicon
      {child} can|could|should|do|want|wants|enjoy|enjoys|like|likes|love|loves|crave to|have|enjoy|consent|want|be*3 sex|sexual|seduced
      {ages} year|yr old lover|lovers|mistress|sweetheart|concubine|temptress|seductress|vixen|slut|porn
      pedophile|pedophiles|pedo|paedophile|paedophiles|map pride|power|love|rights|paradise|rules|unite
      preteen|underage|kiddie|loli|shota|toddler|child|jailbait|tween|schoolgirl|schoolgirls|childrens lust|desire|desires|orgy|fetish|pinups|pinup|seduction|passion|undressed|sexuality|erotism|temptation|sluts|bodies
      boy|girl|child|kid|boys|girls|children love|lovers|lover for|of|and adults|men|grown|man|adult
      adult|adults|men|man|grown|daddy|daddies and|with|who|for|in loving|love|loving|bed|dating|marrying|marry|desire|want|wanting ~1 {child}
      sleep|sleeping|slept|bed|bedding with my|a|the|his|her|your little|young|underage|baby|{child} sister|daughter|niece|girl|boy|son|brother|student|cousin
      teen|teenage|child|young|underage|preteen virgins|virgin|girls|brides|boys for sale|rent|you|men|adults
      underage|preteen|jailbait|loli|shota|kiddie|tween babes|babe|hotties|hottie|beauties|beauty|models|model|lovers|bodies|sluts|sex|fun|passion|pleasure|fantasy|fantasies|nudes
      child|kiddie|kid|underage|minor|children sex tourism|tourist|tourists|holiday|party|parties|club|dolls|doll|where|places|destinations|partners|magic
      lower|abolish|end|remove|scrap|lowering|abolishing|ending|removing|scrapping the? age of consent
      jailbait girls|pinups|pinup|pics|photos|collection|gallery|porn|models|babes|album
      minor|child|underage|preteen|boy|girl attracted|lover|lovers pride|manual|guide|handbook|and
      pedo|pedophile|paedophile|pedos manual|handbook|guide|porn|paradise
    `,
  ),
)

const suggestive = words(`
  sexy erotic seductive sensual lingerie lewd horny slutty provocative provocatively underwear panties thong lustful aroused
  kinky sexual sexually sexualised sexualized sexualize sexualise upskirt cleavage gstring bondage fetish porn hentai undressing undressed skimpy suggestive suggestively
`)

/** In a title the young are meant too, beside these. */
const bare = words('naked nude nudes horny slut sluts slutty porn porno hentai xxx erotica topless undressed')

export const keywords = union(minorKeywords, lewd, compounds, words('seduce seduces sex lust pedophilia jailbait'))
export const fillers = union(between, suggestive, allure, framingWords, bare)
export const books = [...minorBooks, ...desireBooks, sexual, grooming, together, ...framingBooks]

/** `Sensual Photographs of Ten-Year-Olds`: a title is short enough for any two words in it to belong together. */
const isAlluring = (tokens: readonly Token[], minors: readonly Span[]): boolean => {
  if (minors.length === 0) return false
  const places = tokens.flatMap(({ word }, start) =>
    allure.has(word) && !isBareThing(tokens, { start, end: start + 1 }) ? [start] : [],
  )
  const seam = tokens.findIndex(({ startsField }) => startsField)
  const isTogether = (one: number, other: number) => seam < 0 || one < seam === other < seam
  return places.some((at) =>
    minors.some(({ start, end }) => at >= start - 11 && at < end + 11 && isTogether(at, start)),
  )
}

export const sexualisesMinors = (tokens: readonly Token[], voice: Voice): boolean => {
  if (voice === 'asking' && asksForIt(tokens)) return true
  const minors = minorsIn(tokens)
  const wordings = sexual.spansIn(tokens).filter((span) => !isBareThing(tokens, span))
  const isNamed =
    grooming.spansIn(tokens).length > 0 ||
    desireIn(tokens, voice).length > 0 ||
    anyOf(tokens, compounds) ||
    areLinked(tokens, minors, wordings) ||
    (voice === 'title' && tokens.length <= 14 && isAlluring(tokens, [...minors, ...girlsAndBoysIn(tokens)])) ||
    (anyOf(tokens, gratifying) && areLinked(tokens, minors, together.spansIn(tokens))) ||
    (voice === 'title' &&
      areLinked(
        tokens,
        youngIn(tokens),
        wordings.filter((span) => isBare(tokens, span)),
      ))
  return isNamed && !(voice !== 'asking' && tellsOfIt(tokens))
}

const isBare = (tokens: readonly Token[], { start, end }: Span): boolean =>
  end === start + 1 && bare.has(tokens[start]?.word ?? '')

const areLinked = (tokens: readonly Token[], minors: readonly Span[], wordings: readonly Span[]): boolean =>
  minors.length > 0 && (leadsTo(tokens, minors, wordings) || leadsTo(tokens, wordings, minors))

/** These count beyond their clause too. */
const unmistakable = words('panties lingerie thong horny lewd porn hentai')
const refused = words('no not without avoid never dont nothing')

/** In a request a child and anything sexual may not stand in one sentence, nor within a few words. */
const asksForIt = (tokens: readonly Token[]): boolean => {
  if (anyOf(tokens, alwaysMeant)) return true
  const minors = [...minorsIn(tokens), ...youngIn(tokens)]
  if (minors.length === 0) return false
  const explicit = new Set(explicitSpans(tokens).map(({ start }) => start))
  const hints = new Set(
    tokens.flatMap(({ word }, at) => (suggestive.has(word) && !precededBy(tokens, at, 3, refused) ? [at] : [])),
  )
  if (explicit.size + hints.size === 0) return false
  if ([...hints].some((at) => isClauseOfItsOwn(tokens, at))) return true
  return minors.some(({ start, end }) => {
    for (let at = start - reach; at < end + reach; at++)
      if (explicit.has(at) || (hints.has(at) && unmistakable.has(tokens[at]?.word ?? ''))) return true
    // A hint counts within its clause only: `mother and child, sensual gold ornament` is about gold.
    for (let at = end; at < end + reach && !tokens[at]?.startsClause; at++) if (hints.has(at)) return true
    for (let at = start; at > start - reach && !tokens[at]?.startsClause; at--) if (hints.has(at - 1)) return true
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
    let crossesFields = false
    for (let at = end; at <= end + reach; at++) {
      crossesFields ||= tokens[at]?.startsField === true
      if (starts.has(at) && at > start) return !crossesFields || isGenre(tokens, start) || isGenre(tokens, at)
      if (tokens[at]?.startsSentence || !between.has(tokens[at]?.word ?? '')) return false
    }
    return false
  })
}

/** `A Wimpy Kid` and `Naked Came I` are two books; `An Erotic Novel` says what the title is about. */
const isGenre = (tokens: readonly Token[], at: number): boolean => genres.has(tokens[at]?.word ?? '')

const genres = words('erotic erotica porn porno hentai xxx pornography erotische érotique erótica')
