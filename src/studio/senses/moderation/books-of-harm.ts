// Books that are the lesson themselves: a promise to teach, and a weapon, a drug or a crime, in whatever words.
import { goods, making, unmistakable, unmistakablePhrases } from './dangerous-goods.ts'
import { isHarmlessThing } from './harmless-goods.ts'
import { type Idea, Ideas, inAnyOrder, inThisOrder, type Meeting, meetingsIn } from './meetings.ts'
import { precededBy, type Span, union, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const products = union(
  goods,
  words('gun guns rifle rifles firearm firearms silencer silencers suppressor suppressors toxin toxins virus pathogen'),
)
const ideas = new Ideas({
  making: union(making, words('bake baking convert converting modify modifying')),
  goods,
  products,
  culprit: words(`
    killer killers murderer murderers terrorist terrorists shooter shooters rapist rapists bomber bombers poisoner poisoners kidnapper
    kidnappers stalker stalkers arsonist arsonists hitman hitmen predator predators trafficker traffickers jihadist jihadists
  `),
  victim: words(`
    woman women girl girls date dates child children kid kids wife husband girlfriend someone somebody people victim victims stranger
    strangers boss neighbour neighbor neighbours neighbors teenager teenagers teens crowd crowds classmates family coworker ex drink
    drinks baby babies
  `),
  lifeline: words(`
    train trains plane planes airliner grid grids dam dams reservoir reservoirs hospital hospitals subway metro school schools airport
    airports bridge bridges stadium mall water bus buses crowd concert synagogue mosque church
  `),
})

const lesson = ideas.idea(`
  how to|2
  learn|learning|discover|master|mastering how? to?
  ^teach|^show|^explain|^instruct|^train|^walk|^guide|lets|helps you|readers|anyone|everyone|beginners|kids|how|to|exactly|step*3
  step by step
  easiest|best|quickest|simplest|fastest|cheapest way(s)|method(s) to|of
  find out how to?
  hands on
  contains|includes|offers|gives|features complete|detailed|full|exact|easy|all*2 formula(s)|instructions|recipes|plans|methods|steps?
  instruction(s)|blueprint(s)|diagram(s)|schematic(s)|recipe(s)|tutorial(s)|formula(s)|handbook|manual|cookbook|playbook|checklist|howto
  guide(s)|tips|tricks|course|lessons for|to|on|in|from
  everything you need
  everything ~3 needs|need to know
  complete|little|big|essential|practical|great book|encyclopedia of|on
  all|what you need
  anybody|anyone|everybody|everyone|you|even|youll|beginners can|will|learn be? able?
  made easy|simple
  practical|complete|ultimate|definitive|essential|illustrated|easy guide|manual|handbook|course|instructions|methods|steps
  chapter|chapters|inside|lesson|part one|two|three|you|1|2|the?
  in your own? kitchen|garage|basement|bathtub|bedroom|shed
  at home
  in an|one|your|a afternoon|kitchen|garage|basement|weekend|bathtub
  from|with household|everyday|supermarket|kitchen|pharmacy|common|garden
  make|build|cook|print|grow your own
  für|pour|para|per|voor|dla|для anfänger|débutants|principiantes|principianti|iniciantes|beginners|początkujących|начинающих|чайников|einsteiger
`)
const anyProduct = ideas.idea(`
  {making} ~3 {goods}
  ${[...unmistakable].join('|')}
  ${unmistakablePhrases.trim()}
  {goods} making|building|synthesis|production|manufacture
  bombenbau|sprengstoff|drogenküche
  convert|converting|modify|modifying|turn|turning ~5 full|fully|machine auto|automatic|gun
  build|building|print|printing|make|making|buy|buying|get|getting|assemble ~3 untraceable|unregistered|illegal|ghost ~1 gun(s)|rifle(s)|firearm(s)|weapon(s)|pistol(s)
  weaponise|weaponize|weaponising|weaponizing ~2 virus|anthrax|bacteria|disease|drone(s)|pathogen(s)|flu
  build|building|make|making|print|printing a|an|your? gun(s)|pistol(s)|rifle(s)|weapon(s) that ~3 detectors|detector|police|xray
  recipe(s)|formula(s) book|collection? for|of poison(s)|explosives|bombs|drugs|toxins
  drug(s) synthesis|manufacture|production|cooking
  remove|removing|file|filing|erase ~1 serial number(s)
  acquire|acquiring|obtain|obtaining|buy|buying ~1 illegal|untraceable|unregistered|stolen weapon(s)|firearm(s)|gun(s)|rifle(s)
  release|releasing|spread|spreading|disperse ~3 virus|toxin|gas|anthrax|pathogen(s)|plague|agent
`)
const crime = ideas.idea(`
  ^drug|^spike|^roofie|^kidnap|^abduct|^rape|^traffic|^stalk|^blackmail|^strangle|^molest|^dismember|^torture|^enslave|^poison|^ambush a|an|the|your|any|her|his|their|some|young|womans|girls|local|drunk*3 {victim}
  ^poison|^contaminate|^sabotage|^derail|^bomb|^hijack|^destroy|^blow|^crash|^attack|^cripple|^disable|^burn up|down? a|an|the|your|citys|local|power|passenger|whole|towns*4 {lifeline}|supply|supplies|plant
  ^kill|^murder|^poison|^strangle someone|people|anyone|somebody|your|a|any|many|humans ~4 caught|detected|trace|undetected|suspicion|quickly|quietly|efficiently
  ^plan|^commit|^carry|^stage|^execute|^organise|^organize|^pull|^launch out|off? a|an|the|your|own|perfect|next|deadly*3 mass|school|terror|terrorist|acid|suicide|knife|car|truck|bomb|arson shooting(s)|attack(s)|massacre(s)|bombing(s)|murder(s)|killing(s)|spree
  maximise|maximize|maximising|maximizing|maximum|more|most|highest casualties|deaths|carnage|kills|victims|death|body toll|count?
  ^choose|^pick|^select|^find|^hunt|^stalk your|the|a|perfect|next*2 victim(s)|prey|target(s)
  ^dispose|^dissolve|^hide|^bury of? the|a|your|their bodies|body|corpse(s)
  ^get away with rape|raping|killing|poisoning
  avoid|avoiding|evade|evading ~1 police|atf|fbi|detection|cops|dna
  ^make|^forge|^counterfeit|^print ~2 counterfeit|fake money|passports|ids
  human|child|organ|sex trafficking|smuggling for|made
`)
const theft = ideas.idea(`
  ^steal|^clone|^skim|^phish ~3 credit|debit|bank|payment card(s)|account(s)|details
  ^steal|^phish ~3 password(s)|passcodes|logins|credentials|identity|identities
`)
const forAmateurs = ideas.idea('for|to beginners|dummies|fun|profit|kids|teens|everyone|amateurs\nmade easy|simple')
const homely = ideas.idea(`
  backyard|homemade|home|kitchen|garage|basement|bathtub|diy|household|handmade|selfmade|desktop|budget|hobby
  leave|leaves|leaving no|little trace|traces|evidence
  untraceable|undetectable|unnoticed|undetected
  easiest|cheapest|fastest|simplest|best|quickest way(s)|method(s)
  parts|ingredient|shopping|tool list(s)
  plans|drawings|parts|kits for
  selbst|selber|selbstgemacht|hausgemacht|zuhause|maison|casero(s)|casera(s)|fatto|caseiro gemacht|machen|bauen?
  users manual|guide
  cookbook|recipe(s)|blueprints|schematics
  handbook|manual of|for|on
  leicht|einfach gemacht
  chez soi
`)
const stuff = ideas.idea(`
  bomb(s)|explosives|grenade(s)|poison(s)|sprengstoff|bombe(n)|explosifs|explosivos
  chemical|biological|nuclear|automatic|illegal weapon(s)|rifle(s)
  machine gun(s)
  nerve|poison|mustard gas
  ${[...unmistakable].join('|')}
`)
const offender = ideas.idea(
  'hitman|hitmans|hitmen|stalker(s)|rapist(s)|groomer(s)|kidnapper(s)|terrorist(s)|bomber(s)|abuser(s)|pedophile(s)|paedophile(s)|jihadist(s)|trafficker(s)\nschool|mass shooter(s)\nwife beater(s)',
)
const textbook = ideas.idea('handbook|manual|guide|bible|cookbook|playbook|companion|toolkit|primer|textbook|almanac')
const slipping = ideas.idea(
  'slip|slipping|put|putting|drop|dropping|mix ~3 into|in a|her|his|someones|their|womans|the drink(s)|glass|cocktail|food',
)
const brewing = ideas.idea(
  'synthesising|synthesizing|synthesise|synthesize|brewing|cooking|manufacturing|producing|making|growing|cook|brew|herstellen|fabriquer|fabricar',
)
const narcotic = ideas.idea(
  'mdma|lsd|meth|methamphetamine|heroin|cocaine|crack|fentanyl|ghb|ketamine|amphetamine(s)|ricin|sarin|dmt|drogen|drogue|drogues|droga|drogas|explosives|nitroglycerin|napalm|anthrax',
)
const ownMade = ideas.idea('build|make|print|assemble|create your own')
const gun = ideas.idea(
  'gun(s)|rifle(s)|bomb(s)|grenade(s)|silencer(s)|weapon(s)|missile(s)|mine(s)|flamethrower\nmachine|submachine gun(s)',
)
const pupils = ideas.idea(
  'for|to|of aspiring|future|budding|wouldbe|would|wannabe|amateur|ambitious be? serial? {culprit}\nguide|manual|handbook|tips|advice|tricks|lessons for ~1 {culprit}',
)
const handed = ideas.idea(
  'recipe|recipes|blueprint|blueprints|formula|instructions|diagram|diagrams|schematic|schematics|plans|ingredients|ingredient|list|steps|formula for|of|how|to|showing a|an|the|how|to|making|assemble|assembling|building|build|make*4',
)
const sarin = ideas.idea(`{products}\npressure cooker? bomb(s)\n${unmistakablePhrases.trim()}`)

export const books = [ideas.book]

/** Where thrillers live: somebody in the story learns it. */
const storied = words(`
  he she they him his their who whose detective detectives agent agents hero heroine story stories novel thriller mystery discovers
  learns learned learnt knows knew taught forces forced begins
  history historian trial true murders killed died victims investigators police scientists physicists inventor must
`)

/** What only states build is taught to nobody. */
const grand = words('nuclear atomic atom hydrogen')
const product: Idea = (tokens) =>
  anyProduct(tokens).filter(
    (span) => !isHarmlessThing(tokens, span) && !precededBy(tokens, span.end, span.end - span.start, grand),
  )
const dangerous: Idea = (tokens) =>
  stuff(tokens).filter((span) => !isHarmlessThing(tokens, { ...span, start: span.start - 1 }))
const realGun: Idea = (tokens) => gun(tokens).filter((span) => !isHarmlessThing(tokens, span))
const realDrug: Idea = (tokens) => narcotic(tokens).filter((span) => !isHarmlessThing(tokens, span))
const own: Idea = (tokens) => lesson(tokens).filter(({ start }) => !precededBy(tokens, start, 5, storied))

const meetings: readonly Meeting[] = [
  inThisOrder(['telling'], 6, own, product),
  inThisOrder(['telling'], 4, own, crime),
  inThisOrder(['telling'], 6, product, own),
  inAnyOrder(['title', 'asking'], 5, product, lesson),
  inThisOrder(['title', 'asking'], 4, lesson, crime),
  // What thieves do is shown to their victims too: only `how to steal` and `a guide to stealing` teach it.
  inThisOrder(['title', 'asking'], 0, lesson, theft),
  inThisOrder(['telling'], 0, own, theft),
  inThisOrder(['title', 'asking'], 1, theft, forAmateurs),
  inAnyOrder(['title', 'telling', 'asking'], 6, lesson, pupils),
  inThisOrder(['asking'], 2, handed, sarin),
  inThisOrder(['title'], 3, brewing, realDrug),
  inThisOrder(['title'], 1, ownMade, realGun),
  inAnyOrder(['title', 'asking'], 3, dangerous, homely),
  inThisOrder(['title'], 1, offender, textbook),
  inThisOrder(['telling', 'title'], 8, own, slipping),
]

export const promisedHarmIn = (tokens: readonly Token[], voice: Voice): readonly Span[] =>
  meetingsIn(tokens, voice, meetings)
