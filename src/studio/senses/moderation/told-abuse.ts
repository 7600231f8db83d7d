// Frames in which a text tells of crimes against children, or teaches how to protect them, instead of taking pleasure in them.
import { childWords } from './minors.ts'
import { anyOf, PhraseBook, phrases, union, words } from './phrases.ts'
import type { Token } from './tokens.ts'

/** A blurb with one of these tells of a crime, or of those who lived through it. */
const crime = words(
  `abuse abused abuser abusers abusive accused accuses arrested convicted exploited exploitation exposes exposed investigate
  investigates investigating investigation investigator investigators predator predators prosecuted prosecutor sentenced survivor
  survivors trafficked trafficking trauma victim victims rescue rescues rescued offenders offender molester condemned murdered napalm famine`,
  'missbrauch ermittler opfer überlebende abus victime victimes víctimas abuso abusos vittime vítimas misbruik slachtoffers ofiary',
)
/** One of these may stand in any text; two of them, or one beside a crime, tell of a case. */
const proceedings = words(
  `arrest banned charged court crime crimes criminal detective detectives exploit hunts hunting illegal journalist jury lawyer
  police protect protecting protection ring scandal survive survived surviving trial fbi memoir camp war incest murder killer
  missing prison paedophile pedophile paedophiles pedophiles parent parents parental parenting teaching educator educate education talk proof`,
  'kommissar polizei prozess gegen enquête procès policía investigación polizia indagine polícia rechercheur policja śledztwo',
)
/** Who wants to please with it does not report it. */
export const gratifying = words(`
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
      pornography|abuse|exploitation|offences|paedophilia|pedophilia and|in|under|before the law|courts|constitution|state
      what every|all? parent|parents|family must|should|need|needs to? know
      child|kid|kids|porn|pornography proof|proofing
      protect|protecting|keep|keeping|shield|raising|raise your|our|the*1 {child}|kids
    `,
  ),
)

export const fillers = union(crime, proceedings, gratifying)
export const books = [lessons]

/** One word of the police lifts nothing: a frame is a crime, a case, or a lesson, and pleasure in it needs two. */
export const tellsOfIt = (tokens: readonly Token[]): boolean => {
  const crimes = new Set(tokens.flatMap(({ word }) => (crime.has(word) ? [word] : []))).size
  const steps = new Set(tokens.flatMap(({ word }) => (proceedings.has(word) ? [word] : []))).size
  if (anyOf(tokens, gratifying))
    return crimes >= 2 || (crimes === 1 && steps >= 1) || lessons.spansIn(tokens).length > 0
  return crimes >= 1 || steps >= 2 || lessons.spansIn(tokens).length > 0
}
