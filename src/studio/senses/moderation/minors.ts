// How texts name children: by a word, by an age below eighteen, or by a class at school.
import { remembered } from './meetings.ts'
import { PhraseBook, phrases, type Span, union, words } from './phrases.ts'
import type { Token } from './tokens.ts'

const agesInWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'
export const ages = words(`${agesInWords} 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17`)

/** Words that name a child and nothing else. */
export const childWords = words(
  `child childs children childrens kid kids kiddie kiddy kiddies minor minors underage underaged preteen preteens tween tweens
  toddler toddlers infant infants prepubescent pubescent schoolgirl schoolgirls schoolboy schoolboys schoolchild schoolchildren schoolkids loli lolis lolicon shota
  shotas shotacon jailbait preschooler preschoolers kindergartner kindergartners kidz`,
  'kind kinder kindern kindes kleinkind kleinkinder minderjährige minderjährigen minderjähriger schulmädchen jugendliche',
  'enfant enfants mineur mineure mineurs mineures fillette fillettes gamine gamines écolière écolières',
  'niño niños niña niñas menores colegiala colegialas infantil infantiles bambino bambini bambina bambine minorenne minorenni',
  'infantile criança crianças menina meninas menino meninos kinderen minderjarige minderjarigen schoolmeisje meisjes',
  'dziecko dzieci dziecka dziećmi dziecięca dziecięce nieletnia nieletnie nieletnich dziewczynka dziewczynki dziewczynek',
  'дети детей детьми детское детская детский ребёнок ребенок ребёнка ребенком малолетка малолетки малолетних школьница школьницы',
)

const named = new PhraseBook(
  phrases(
    { child: childWords, ages },
    `
      {child}
      little|small girl|girls|boy|boys|sister|daughter
      kleine|kleines|kleiner|junge|petite|petites|petit|petits mädchen|jungen|fille|filles|garçon|garçons
      aged|age|ages {ages}
      girl|girls|boy|boys|daughter|son of|under|below only|just*1 {ages}
      first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|1st|2nd|3rd|4th|5th|6th|7th|8th|9th grader|graders
      {ages} yo
      {ages} jährige|jähriges|jähriger|jährigen
      {ages} ans|años|anni|anos
      under eighteen|18|sixteen|16
      middle|elementary|primary|grade|grammar school girl|girls|boy|boys|kids|pupils
      school|elementary|middle girl|girls|boy|boys|schoolers|schooler|kids
    `,
  ),
)

/** In what asks for a picture, the young are minors too. */
const young = new PhraseBook(
  phrases(
    {},
    `
      teen|teens|teenage|teenager|teenagers|baby|babies|daughter|teeny|juvenile|adolescent|adolescents
      young|youthful|underaged girl|girls|boy|boys|daughter
      high school girl|girls|boy|boys|student|students|cheerleader|cheerleaders
    `,
  ),
)

/** Said in a title of the young, whatever their age. */
const girlsAndBoys = new PhraseBook(
  phrases({}, 'young|teen|teenage|teeny|adolescent|schoolage girl|girls|boy|boys|virgin|virgins|body|bodies'),
)

const yearsOld = new PhraseBook(phrases({ ages }, '{ages} year|years|yr old|olds'))

/** Whom else a text may name beside an age. */
export const persons = words(`
  girl girls boy boys child children kid kids daughter daughters son sons virgin virgins bride brides student students pupil
  pupils niece nephew sister sisters brother brothers schoolgirl schoolgirls twin twins stepdaughter stepson stepsister neighbor
  cheerleader lover
`)

export const keywords = union(
  childWords,
  words('girl girls boy boys teen teens teenage teenager daughter year years young'),
)
export const books = [named, young, yearsOld, girlsAndBoys]

export const minorsIn = remembered((tokens): readonly Span[] => [
  ...named.spansIn(tokens),
  ...yearsOld.spansIn(tokens).flatMap((span) => agedSpans(tokens, span)),
])

export const youngIn = (tokens: readonly Token[]): readonly Span[] => young.spansIn(tokens)

export const girlsAndBoysIn = (tokens: readonly Token[]): readonly Span[] => girlsAndBoys.spansIn(tokens)

/** A thing may be ten years old too. Else the next word may be a name, so the child may end before or after it. */
const agedSpans = (tokens: readonly Token[], { start, end }: Span): readonly Span[] => {
  const next = tokens[end]
  if (next === undefined || next.startsClause) return [{ start, end }]
  return things.has(next.word)
    ? []
    : [
        { start, end },
        { start, end: end + 1 },
      ]
}

const things = words(`
  marriage whisky whiskey scotch wine rum boat car house case murder mystery secret company laptop tradition war feud crime tree
  letter oak mortgage grudge conflict relationship affair lie promise vow plan scandal novel book magazine film conspiracy
`)
