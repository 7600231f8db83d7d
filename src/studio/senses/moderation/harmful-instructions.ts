// Instructions for bombs, poisons, drugs and weapons, or the promise of them. Histories and thrillers about them are not meant.
import {
  adjectives,
  drugs,
  goods,
  making,
  poisons,
  unmistakable,
  unmistakablePhrases,
  weapons,
} from './dangerous-goods.ts'
import { books as frameBooks, isFramed } from './frames.ts'
import { deedClasses, deeds } from './harmful-deeds.ts'
import { isHarmlessThing } from './harmless-goods.ts'
import { followedBy, PhraseBook, phrases, precededBy, type Span, union, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const classes = { goods, making, adjectives, weapons, poisons, drugs, ...deedClasses }

const recipes = new PhraseBook(
  phrases(
    classes,
    `
      how|ways|guide|instructions|manual|handbook|recipe|recipes|steps|tutorial|directions|learn to|for|on|of how|to*2 {making} {adjectives}*5 {goods}
      how to ~2 {making} {adjectives}*4 {weapons}|ricin|sarin|anthrax|cyanide|fentanyl|meth|methamphetamine|heroin
      build|make|cook|brew|assemble|making|building|cooking your|yourself own {adjectives}*4 {goods}
      diy {adjectives}*3 {goods}
      step by step ~1 {making} {adjectives}*4 {goods}|vest
      {making} {adjectives}*5 {goods} for beginners|dummies|kids|fun|profit|everyone
      learn to {making} {adjectives}*4 {goods}
      instructions|directions|guide|guides|manual|recipes|tutorials for|to|on {making} {adjectives}*4 {goods}
      {weapons} bauen|basteln|herstellen
      how|guide|ways|tips to kill|murder|poison|stab|strangle ~4 without ~1 caught|detected|noticed|trace
      how to build|make|print|assemble ~2 untraceable|ghost|undetectable gun|guns|rifle|firearm
      how|guide|ways to convert ~5 full|fully auto|automatic
      how|guide|ways to 3d? print {adjectives}*2 gun|guns|rifle|silencer
      how|guide|ways|tips|tricks to poison your|a|someone|somebody|people|the|an|his|her|enemies*2 ~3 caught|undetected|trace|detection|detected|noticing|suspicion|water|supply|wife|husband|boss|neighbor|neighbour|family|coworker|school
      how|guide|ways|tips to kill|murder|strangle|stab|shoot someone|somebody|people|humans|children|women|classmates|pedestrians ~3 caught|trace|hide|dispose|quickly|efficiently|maximum|possible|many|quietly|undetected|effectively|silently|step
      how|guide|ways|tips to kill|murder|shoot|stab as many people|students|children|jews|muslims|cops
      how|guide|ways|tips to commit|plan|carry|stage|organize|organise out? a|an the? perfect? mass|school|terrorist|terror|synagogue|mosque|suicide|acid shooting|attack|massacre|bombing|murder
      how|guide|ways|tips to drug|roofie|rape|kidnap|spike ~1 girl|girls|woman|women|drink|drinks|date|child|children|kids|someone
      how|ways|guide to blow|bomb|burn up|down? a|the|your school|schools|mall|airport|plane|train|church|mosque|synagogue|hospital|building|government|office
      how|guide|ways to get away with rape|raping
      how|guide|ways to make|throw|do acid attack|attacks
      {goods} making|building|synthesis|production|cooking|construction|manufacturing|manufacture manual|guide|instructions|handbook|tutorial|at|for|made|step|recipe|recipes|explained|101|in
      bomb|explosives|meth|poison|drug making|synthesis|cooking for|manual|guide|made|101|at beginners|dummies|home|easy|kids
      recipe|recipes|formula|instructions|blueprint|blueprints|guide|directions for|to {making}? {adjectives}*4 {goods}
      teaches|teach|shows|show|helps|tells|lets you|readers|anyone|beginners|everyone how? to ~1 {making} {adjectives}*4 {goods}
      diy|homemade|improvised {adjectives}*3 {goods} a|the? guide|recipes|tutorial|manual|for|at|step|instructions|in
      build|make|cook|building|making|cooking|synthesizing|brewing|synthesize|assemble|brew|synthesise|construct {adjectives}*4 {goods} at|in|from|using|with|yourself|step|under home|your|household|kitchen|items|step|simple|basement|garage|supermarket|store|by|easy|common|ordinary|30|an
      {making} {adjectives}|nuclear|atomic|atom*4 bomb|bombs|weapon|weapons at|in|from|using|with ~1 home|kitchen|household|garage|basement|backyard
      {making} your own nuclear|atomic|atom bomb|bombs|weapon|weapons
      step by step {making}? {adjectives}*3 {goods}
      wie man|du|baue|bau|ich ich|man|zu|hause|eine|einen|ein|selbst*4 {goods} baut|bauen|bastelt|herstellt|kocht|baust|herstellen|mischt|macht
      wie baue|bastle|koche|mache ich|man eine|einen? {goods}
      anleitung zum|für|zur|um bau|den|eine|einer|einen|von|das|bauen|kochen*4 {goods}
      {goods} selber|selbst|zuhause bauen|kochen|herstellen|basteln|mischen
      comment fabriquer|faire|construire|produire|synthétiser|cuisiner|préparer une|un|du|de|la|l|des*2 {goods}
      cómo|como|guía|manual hacer|fabricar|construir|preparar|producir|cocinar|fazer|produzir|cozinhar|para una|un|uma|um|fabricar|hacer|fazer|de*2 {goods}
      come fare|costruire|fabbricare|produrre|preparare|cucinare una|un|della|del|la|l*1 {goods}
      hoe maak|bouw|kook|je|maken je|een|bom|zelf*3 {goods} maakt|kookt|bouwt?
      jak zrobić|zbudować|wyprodukować|skonstruować|ugotować|robić domową? {goods}
      как сделать|собрать|изготовить|приготовить|сварить|варить {goods}
    `,
  ),
)

const goodsNamed = new PhraseBook(phrases(classes, `${[...unmistakable].join('|')}${unmistakablePhrases}`))
const crimes = new PhraseBook(phrases(classes, deeds))
const trades = new PhraseBook(
  phrases(
    classes,
    `
      human|child|sex|organ|people trafficking|smuggling
      {massacreOf} {massacre}
      contract killing
      child abduction|molestation|abuse
      domestic abuse
      arms smuggling
      identity theft
    `,
  ),
)

/** What promises instruction. */
const teaching = words(`
  guide manual handbook cookbook recipe recipes 101 tutorial instructions diy homemade beginners dummies lessons blueprint
  blueprints diagram infographic schematic formula anleitung bauanleitung rezept recette recettes receta recetas ricetta receita
  przepis рецепт checklist primer dosage dosages workbook
`)
/** What promises it for pleasure or gain: academic books about a crime do not. */
const inviting = words(`
  beginners beginner beginners dummies profit fun easy diy lessons tips tricks 101 recipe tutorial checklist masterclass perfect
  hobby successful money
`)
const lead = words(`
  how guide guides ways tips tricks manual handbook instructions tutorial learn lessons steps step teaches teach shows course primer
  beginners beginner 101 dummies checklist masterclass art
`)

/** Somebody in the story is taught, or an event is explained. */
const others = words(`
  he she they him her them knows knew taught learned learnt learns showed his their scientists physicists nations countries iran
  germany hitler germans nazis chemist allies soviets kids who
`)

export const keywords = union(
  goods,
  unmistakable,
  words('murder poison bomb synthesize synthesise cook explosive shooting caught'),
)
export const fillers = union(teaching, inviting, lead)
export const books = [recipes, goodsNamed, crimes, trades, ...frameBooks]

const topics = union(
  goods,
  unmistakable,
  words('murder trafficking shooting shootings bombing attack attacks weapons gun guns'),
)

export const givesHarmfulInstructions = (tokens: readonly Token[], voice: Voice): boolean =>
  [
    ...recipes.spansIn(tokens).filter((span) => !isHarmlessThing(tokens, span)),
    ...goodsNamed
      .spansIn(tokens)
      .filter((span) => isTaughtBeside(tokens, span, voice) && !isHarmlessThing(tokens, span)),
    ...crimes.spansIn(tokens).filter((span) => isLesson(tokens, span, voice)),
    ...trades.spansIn(tokens).filter(({ start, end }) => voice !== 'telling' && isNear(tokens, start, end, inviting)),
  ].some((span) => isMeant(tokens, span, voice))

const isNear = (tokens: readonly Token[], start: number, end: number, list: ReadonlySet<string>): boolean =>
  precededBy(tokens, start, 7, list) || followedBy(tokens, end, 7, list)

/** In a title or a wish, the name of the thing beside a word of instruction, or after a verb of making. */
const isTaughtBeside = (tokens: readonly Token[], { start, end }: Span, voice: Voice): boolean =>
  voice !== 'telling' && (isNear(tokens, start, end, teaching) || startsWithMaking(tokens, start))

const startsWithMaking = (tokens: readonly Token[], goodsAt: number): boolean => {
  for (let at = goodsAt - 1; at >= Math.max(0, goodsAt - 6); at--) {
    const token = tokens[at]
    if (token !== undefined && making.has(token.word)) return token.startsClause
    if (!adjectives.has(token?.word ?? '')) return false
  }
  return false
}

/** A crime is taught where a word of instruction leads to it, or a title names it with gain, ease or as a command. */
const isLesson = (tokens: readonly Token[], { start, end }: Span, voice: Voice): boolean => {
  if (precededBy(tokens, start, voice === 'telling' ? 3 : 5, lead)) return true
  if (voice === 'telling') return false
  const first = tokens[start]
  if (first?.word.endsWith('ing')) return followedBy(tokens, end, 5, lead) || isNear(tokens, start, end, inviting)
  // `Hijack the Plane` is a thriller; `Hijack a Plane` is a command.
  return isNear(tokens, start, end, inviting) || (first?.startsClause === true && tokens[start + 1]?.word !== 'the')
}

const isMeant = (tokens: readonly Token[], span: Span, voice: Voice): boolean =>
  !isFramed(tokens, span, voice, topics) &&
  (voice !== 'telling' || !(precededBy(tokens, span.start, 4, others) || tokens[span.start]?.quoted === true))
