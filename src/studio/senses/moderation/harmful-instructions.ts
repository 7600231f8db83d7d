// Instructions for bombs, poisons, drugs and weapons, or the promise of them. Histories and thrillers about them are not meant.
import { PhraseBook, phrases, precededBy, type Span, union, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const weapons = words(
  `bomb bombs explosive explosives ied ieds molotov molotovs napalm thermite grenade grenades pipebomb pipebombs semtex tatp petn
  nitroglycerin c4 anfo detonator detonators ghostgun silencer silencers`,
  'bombe bomben sprengstoff bombes explosif explosifs bomba bombas explosivo explosivos esplosivo esplosivi bom bommen',
  'explosieven bombę bomby wybuchowe бомбу бомбы взрывчатку взрывчатка',
)
const poisons = words(
  `ricin sarin anthrax cyanide arsenic botulinum vx strychnine novichok phosgene tabun polonium nerve mustard chlorine poison poisons
  bioweapon bioweapons`,
  'gift giftgas rizin poison ricine veneno veneni veleno gif truciznę trucizny яд ricina cianuro',
)
const drugs = words(
  `meth methamphetamine methamphetamines amphetamine amphetamines crack heroin cocaine fentanyl lsd mdma ecstasy ghb pcp ketamine
  krokodil speed dmt`,
  'methamphetamin crystal heroína cocaína metanfetamina droga drogas kokain héroïne cocaïne méthamphétamine eroina cocaina',
  'amfetamine heroïne metamfetaminę amfetaminę narkotyki метамфетамин героин наркотики мет',
)
const goods = union(weapons, poisons, drugs)
const making = words(
  `make making build building construct constructing cook cooking synthesize synthesise synthesizing synthesising produce producing
  assemble assembling manufacture manufacturing brew brewing create creating craft crafting extract extracting plant detonate
  weaponize weaponise culture mix mixing prepare preparing set wire smuggle print`,
)
const adjectives = words(`
  a an the your own some simple homemade small big powerful cheap deadly crystal pipe nail car dirty fertilizer pressure cooker time
  suicide chemical biological undetectable untraceable pure real working lethal high grade weapons nuclear strong good quality
  bombs nerve gas petrol letter home made plastic effective remote controlled tnt quick easy improvised explosive molotov of and
  street drug drugs date rape basic crack cocaine poison
`)

const classes = { goods, making, adjectives, weapons, poisons, drugs }

const recipes = new PhraseBook(
  phrases(
    classes,
    `
      how|ways|guide|instructions|manual|handbook|recipe|recipes|steps|tutorial|directions|learn to|for|on|of how|to*2 {making} {adjectives}*5 {goods}
      how to ~2 {making} {adjectives}*4 {weapons}|ricin|sarin|anthrax|cyanide|fentanyl|meth|methamphetamine|heroin
      build|make|cook|brew|assemble|making|building|cooking your|yourself own {adjectives}*4 {goods}
      diy {adjectives}*3 {goods}
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

/** Sweet and harmless things share the names: bath bombs, a crack in the wall, a speed boat. */
const harmlessBefore = words(`
  bath seed fat cocoa chocolate glitter photo love cherry smoke stink time logic f sex paint water truth zip email
`)
const harmlessAfter = words(
  'shelter cyclone calorimeter detector ivy oak free reading bike boat up proof disposal squad of survivors',
)

/** Somebody in the story is taught, or an event is explained. */
const others = words(`
  he she they him her them knows knew taught learned learnt learns showed his their scientists physicists nations countries iran
  germany hitler germans nazis chemist allies soviets kids
`)
const storyMarks = words('novel thriller memoir mystery history biography novella')
const tellsOfDefence = words(
  'detect detecting prevent prevention history defuse defusing antidote treat treatment survive recognise recognize',
)

export const keywords = union(goods, words('murder poison bomb synthesize synthesise cook explosive shooting caught'))
export const books = [recipes]

export const givesHarmfulInstructions = (tokens: readonly Token[], voice: Voice): boolean =>
  recipes.spansIn(tokens).some((span) => isMeant(tokens, span, voice))

const isMeant = (tokens: readonly Token[], { start, end }: Span, voice: Voice): boolean => {
  const after = tokens[end]
  if (after !== undefined && !after.startsClause && harmlessAfter.has(after.word)) return false
  if (precededBy(tokens, end, end - start, harmlessBefore)) return false
  const from = Math.max(0, start - 12)
  const nearby = tokens.slice(from, end + 12)
  if (voice !== 'asking' && nearby.some(({ word }) => storyMarks.has(word) || tellsOfDefence.has(word))) return false
  return voice !== 'telling' || !(precededBy(tokens, start, 4, others) || tokens[start]?.quoted === true)
}
