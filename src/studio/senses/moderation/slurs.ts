// Slurs, and words that are slurs only in the mouth of contempt. Plain profanity is no slur.
import { anyOf, PhraseBook, phrases, type Span, union, words } from './phrases.ts'
import { isWhatSomebodyWasCalled } from './reported-speech.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

/** Words that hardly anybody uses but to insult. */
export const slurs = words(
  `nigger niggers nigga niggas niggaz niglet niglets niggerz faggot faggots faggotry faggit trannies tranny kikes spics gooks
  towelheads ragheads towelhead raghead mudslime mudslimes wetbacks wetback beaners beaner pakis africoon sandnigger
  sandniggers chingchong shitskin shitskins jigaboo jigaboos camelfucker muzzie muzzies
  zipperhead zipperheads spearchucker spearchuckers`,
  'judensau drecksjude drecksjuden saujude saujuden scheissjuden scheissausländer scheisstürken dreckstürken kanaken schwuchteln',
  'bougnoule bougnoules youpin youpins youtre bicot bicots bamboula sudacas maricones negrata negratas sudaca',
  'frocio froci ricchione ricchioni terrone terroni kutmarokkaan kutmarokkanen kankerjood kankerjoden kutturk',
  'черножопые черножопый узкоглазые żydki pedały ciapaty ciapaci czarnuch czarnuchy czarnuchów пидоры пидорасы пидоров хачей жиды жидов ниггер ниггеры',
)

const slurPhrases = new PhraseBook(
  phrases(
    {},
    `
      porch|jungle monkey|monkeys|bunny|bunnies
      ching chong
      chinks|japs|wops|dagos|krauts eating|are|with|who|everywhere|spreading|have|out|from|and|stealing|invading|go|breed|stink|ruin|taking|took
      sand|prairie nigger|niggers|monkey|monkeys
      camel jockey|jockeys|fucker|fuckers
      jungle bunny|bunnies
      raus|weg mit den|dem|diesen juden|türken|kanaken|ausländern
    `,
  ),
)

/** Each also is a name, a thing, or a word people use of themselves. */
const ambiguous = words(
  `chink chinks kike kikes spic spics gook gooks paki pakis retard retards dyke dykes fag fags homo homos jap japs coon coons negro
  negroes queer queers gypsy jew jews muslim muslims arab arabs mexican mexicans gypsies towelhead raghead wetback immigrants
  migrants refugees africans indians pajeet pajeets blacks gays lesbians tranny trannies dago dagos wop wops kraut krauts
  nigger faggot redskin redskins squaw squaws halfbreed`,
  'neger türken türke ausländer schwuchtel schwuler schwule juden jude zigeuner kanake araber moslems flüchtlinge',
  'juif juifs arabe arabes noir noirs pédé pédés négro négros gitan gitans bougnoule',
  'judío judíos negro negros moro moros maricón gitano gitanos sudaca árabe árabes',
  'ebreo ebrei negri zingaro zingari frocio arabo arabi preto pretos judeu judeus viado viados macaco',
  'jood joden negers marokkaan marokkanen turk turken flikker żyd żydzi żydy cygan cyganie pedał arab czarny еврей евреи негр негры хач хачи чурки',
)
const contempt = words(
  `dirty filthy fucking fuckin fucken stinking disgusting lousy goddamn effing subhuman smelly worthless vile greedy lazy thieving cunning
  sneaky cowardly backward murderous parasitic inferior treacherous
  scheiß dreckige dreckiger dreckigen verdammte sale sales sporco sporchi sporca puto putos putas maldito malditos asqueroso
  asquerosos vuile vieze smerige kut brudny brudne brudni jebany jebane pierdolone грязный грязные вонючие поганые ебаные`,
)
const insults = new PhraseBook(
  phrases(
    { contempt, ambiguous },
    `
      {contempt} {contempt}|stupid|ugly|little|old*2 {ambiguous}
      you {contempt}|stupid|dumb|ugly|little*3 retard|retards|fag|fags|homo|homos|kike|chink|spic|gook|paki|tranny|dyke|nigger|faggot|coon
      {ambiguous} de|di mierda|merde|merda
      fuck|screw all|the|those|you|these*3 kikes|chinks|spics|fags|gooks|jews|muslims|blacks|gays|immigrants|arabs|mexicans|refugees|queers|trannies|gypsies|migrants|pakis|homos
      the|these|those|that|you kike|gook|gooks|kikes|spics|coons|chinks menace|problem|invasion|question|plague|lovers|lover
      stupid|dumb|ugly|lazy {contempt}*2 negro|negroes|fag|fags|chink|chinks|kike|spic|paki|gook|coon|coons|japs|tranny|dyke|dykes
    `,
  ),
)

// Published books whose titles carry such a word. One word alone is a title only where a title stands.
const publishedTitles = new PhraseBook(
  phrases(
    {},
    `
      nigger of the narcissus
      nigger the strange career of a troublesome word
      nigger heaven
      nigger an autobiography
      nigger factory
      nigga theory
      wetback nation
      faggots and? their friends
      tranny confessions of
      dago red
      dirty jewess|chinks
      kanak|kanaken sprak
      ten little niggers
    `,
  ),
)
const oneWordTitles = words(
  'faggots towelhead tranny wetback wetbacks faggot beaner pakis sudaca terroni maricones kanaken froci',
)

/** A title with one of these speaks about the word, or tells a life under it. */
const tellsAboutIt = words(`
  word words history autobiography memoir language slur slurs epithet career meaning racism racist antiracist etymology
  poems culture essays study stories reclaiming why who anthology
`)

export const keywords = union(slurs, ambiguous)
export const books = [slurPhrases, insults, publishedTitles]

/** Whether a text contains a slur as an attack. */
export const containsSlur = (tokens: readonly Token[], voice: Voice): boolean => {
  const found = [...insults.spansIn(tokens), ...slurPhrases.spansIn(tokens)].map(({ start }) => start)
  const bare = tokens.flatMap(({ word }, at) => (isSlur(word) ? [at] : []))
  if (found.length + bare.length === 0) return false
  const published = publishedTitles.spansIn(tokens)
  return (
    found.some((at) => !isWhatSomebodyWasCalled(tokens, at, voice)) ||
    bare.some((at) => !isMentioned(tokens, at, voice, published))
  )
}

const innocent = /snigger|faggoting/

const isSlur = (word: string): boolean =>
  slurs.has(word) || ((word.includes('nigger') || word.includes('faggot')) && !innocent.test(word))

/** Who hides a slur from readers like this one means it. */
const isMentioned = (tokens: readonly Token[], at: number, voice: Voice, published: readonly Span[]): boolean => {
  if (tokens[at]?.disguised) return false
  if (published.slice(0, 50).some(({ start, end }) => at >= start && at < end)) return true
  if (isWhatSomebodyWasCalled(tokens, at, voice)) return true
  return (
    voice === 'title' && (isOneWordTitle(tokens, at) || (tokens.length > 1 && anyOf(tokens.slice(0, 40), tellsAboutIt)))
  )
}

const isOneWordTitle = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at + 1]
  return (
    tokens[at]?.startsClause === true &&
    oneWordTitles.has(tokens[at]?.word ?? '') &&
    (next === undefined || next.startsClause)
  )
}
