// Sexual wording about children: a sexual word within a few words of a child. Telling of abuse is not meant.
import { explicitSpans, isBareThing } from './explicit-imagery.ts'
import { childWords, books as minorBooks, keywords as minorKeywords, minorsIn, persons, youngIn } from './minors.ts'
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
      spread|spreads|spreading her|his|their|legs
    `,
  ),
)

/** Where these stand nearby, a blurb tells of a crime, a trial, a cure or a lesson. */
const tellsOfCrime = words(
  `abuse abused abuser abusers abusive accused accuses arrest arrested banned charged convicted court crime crimes criminal detective
  detectives exposed exposes exploit exploited exploitation hunts hunting illegal investigate investigates investigating
  investigation investigator investigators journalist jury lawyer police predator predators prosecutor protect protecting
  protection prosecuted ring scandal survivor survivors survive survived surviving trafficked trafficking trial victim victims
  rescue rescues rescued fbi condemned sentenced memoir napalm famine camp war trauma incest paedophile pedophile paedophiles
  pedophiles offenders offender murdered murder killer missing prison`,
  'missbrauch ermittler kommissar opfer polizei prozess gegen überlebende abus enquête victime victimes procès policía víctimas',
  'abuso abusos investigación polizia vittime indagine polícia vítimas misbruik slachtoffers rechercheur policja ofiary śledztwo',
)
const tellsParents = words(
  'parent parents parenting parental talk talking teach teaching educator proof proofing educate education guide',
)

/** The only words that may stand between the two: others may part a parent's bedroom from the children's camp. */
const between = union(
  persons,
  words(
    `a an the and of about for with my his her our their featuring starring involving in on to from little young cute hot sweet very
    innocent pretty aged age novel novels story stories tale tales fiction book books comic comics manga picture pictures pics pic
    photo photos video videos scenes scene collection adventures by between is who was being gets get got virgin tiny barely model
    models posing romance romances novella relationship lolita girlfriend all real loves love wants want likes like so too always older men teacher uncle sexy erotic love affair tape tapes images fantasies fantasy school`,
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
    { child: childWords },
    `
      how|ways|guide|tips|tricks to|for|on groom|grooming|seduce|seducing|lure|luring|molest|molesting|kidnap|kidnapping|undress|rape ~2 {child}|girls|boys|teens|girl|boy
      legalise|legalize|normalise|normalize|enjoy|promote pedophilia|paedophilia|pedo|incest|child? porn|sex?
      pedophilia|paedophilia is|should not|be|a|natural|okay|ok|normal|beautiful|legal|love|good*3 natural|okay|ok|normal|beautiful|legal|love|good|wrong
      child|childrens|underage love|lover|lovers|sex is|manual|guide|handbook
      hot|wild|steamy|sexy|erotic|horny|hardcore underage|preteen|kiddie|child|teen|schoolgirl sex
      pedo|pedophile|paedophile|pedos manual|handbook|guide|porn|paradise
    `,
  ),
)

const suggestive = words(`
  sexy erotic seductive sensual lingerie lewd horny slutty provocative provocatively underwear panties thong lustful aroused
  kinky sexual sexually sexualised sexualized porn hentai undressing undressed skimpy suggestive suggestively
`)

export const keywords = union(minorKeywords, lewd, compounds, words('seduce seduces sex lust pedophilia'))
export const fillers = union(between, suggestive)
export const books = [...minorBooks, sexual, grooming]

export const sexualisesMinors = (tokens: readonly Token[], voice: Voice): boolean => {
  if (voice === 'asking' && asksForIt(tokens)) return true
  const minors = minorsIn(tokens)
  const wordings = sexual.spansIn(tokens).filter((span) => !isBareThing(tokens, span))
  const isNamed =
    grooming.spansIn(tokens).length > 0 ||
    anyOf(tokens, compounds) ||
    (minors.length > 0 && (leadsTo(tokens, minors, wordings) || leadsTo(tokens, wordings, minors)))
  return isNamed && !anyOf(tokens, tellsOfCrime) && !anyOf(tokens, tellsParents)
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
