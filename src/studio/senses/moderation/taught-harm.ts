// Lessons in harm by their parts: that something is taught, what is made or done, and the weapon, the drug or the person it is done to.
import { goods, unmistakable, unmistakablePhrases } from './dangerous-goods.ts'
import { isHarmlessThing } from './harmless-goods.ts'
import { type Idea, Ideas, inAnyOrder, inThisOrder, type Meeting, meetingsIn } from './meetings.ts'
import { anyOf, followedBy, precededBy, type Span, words } from './phrases.ts'
import { sentenceAround } from './sentences.ts'
import { targetClasses } from './targets.ts'
import type { Token } from './tokens.ts'
import { lethalGerunds, lethalVerbs } from './violence-words.ts'
import type { Voice } from './voices.ts'

/** Apart from the lessons: where nothing dangerous is named, no lesson need be looked for. */
const harms = new Ideas({ goods, lethal: lethalVerbs, lethalGerund: lethalGerunds })
const ideas = new Ideas({
  ...targetClasses,
  prey: words(`
    someone somebody anyone person people human humans man woman women girl girls child children kid kids wife husband spouse boss
    neighbour neighbor ex girlfriend boyfriend partner parents mother father family enemy enemies rival rivals stranger strangers victim
    victims classmate classmates teacher coworker date dates roommate relative relatives grandmother uncle
  `),
})

const lesson = ideas.idea(`
  how to|2|you|i|we|anyone
  howto|guide(s)|manual(s)|handbook(s)|tutorial(s)|instruction(s)|recipe(s)|blueprint(s)|diagram(s)|schematic(s)|formula(s)|formulae|directions|checklist|cookbook|playbook|primer|walkthrough|infographic|masterclass|lesson(s)|course|plans|workbook|cheatsheet|flowchart|chart|ingredient(s)|textbook|diy
  step(s)|stage(s)|part(s)|shopping|supply by|list|file(s) step|steps?
  ^teach|^explain|^instruct|^demonstrate|^detail|^outline|^describe|^walk|^train ~3 how|to|through|ways|making|building
  learn|learning|discover|master|mastering how|to|the|where
  ^show|^tell|^help ~3 how|to
  tested|proven|reliable|detailed|exact|complete|full|easy|simple|practical|precise|clear|illustrated|foolproof|working method(s)|step(s)|instruction(s)|file(s)|dosage(s)|recipe(s)|technique(s)|plans|list|diagram(s)|guide|process|measurements|quantities|procedure
  way(s)|method(s)|technique(s)|trick(s)|tip(s)|secret(s)|art|basics to|of|for|on
  for|to beginners|dummies|amateurs|everyone|teens|teenagers|kids|idiots|hobbyists|starters|students|housewives
  made easy|simple
  at home
  in|from your|a|the|an kitchen|garage|basement|bathtub|bedroom|shed|backyard|afternoon|weekend|microwave|scratch|hour
  with|from|using|out household|common|everyday|kitchen|supermarket|garden|hardware|cleaning|ordinary|store|fertiliser|fertilizer|of
  your|my own|first
  the right|proper|correct|easy|best way
  everything you
  anyone|anybody|everyone|everybody|you|youll|beginners|readers can|will|could|be|to
  101
`)
const making = ideas.idea(`
  ^make|^build|^construct|^assemble|^cook|^brew|^synthesise|^synthesize|^produce|^manufacture|^create|^craft|^extract|^mix|^combine|^prepare|^print|^wire|^rig|^refine|^distil|^distill|^purify|^culture|^weaponise|^weaponize|^concoct|^fabricate|^grow|^detonate|^plant|^set|^modify|^convert|^turn|^finish|^smuggle|^deploy|^release|^disperse|^spray|^obtain|^acquire|^buy|^load|^pack|^fill|^cut|^press|^cultivate|^file|^remove|^erase|^bypass|^defeat|^source|^alter|^use|^hide|^order
  making|building|production|synthesis|assembly|construction|manufacture|preparation
  put|putting together
`)
const product = harms.idea(`
  {goods}|tnt|dynamite|rdx|nitroglycerine|cordite|gelignite|blasting|claymore(s)|suppressor(s)|ammunition|flamethrower(s)|mines|tranq|oxycodone|opioids|opium|morphine|spice|bathsalts|toxin(s)|neurotoxin(s)|bioagent(s)|ransomware|malware|botnet|keylogger
  ${unmistakablePhrases.trim()}
  ${[...unmistakable].join('|')}
  machine|submachine|zip|untraceable|unregistered|illegal|plastic|printed|ghost|homemade|automatic|shotgun|full|fully gun(s)|pistol(s)|rifle(s)|firearm(s)|weapon(s)|auto|automatic
  lethal|real|working|live gun(s)|pistol(s)|firearm(s)|weapon(s)|ammunition
  glock switch(es)
  auto sear(s)
  bump stock(s)
  chlorine|toxic|deadly|lethal|poisonous|tear|nerve gas|gases|fumes|poison|mushrooms|powder
  deadly|lethal virus|pathogen|toxin|bacteria|plague
  incendiary|explosive|detonating device(s)|cord|vest(s)|charge(s)
  serial number(s)
`)
/** Made by hand these are meant, without a word of instruction: `Print an Untraceable Gun`. */
const contraband = harms.idea(`
  ${unmistakablePhrases.trim()}
  ${[...unmistakable].join('|')}
  zip|untraceable|unregistered|undetectable|ghost|plastic gun(s)|pistol(s)|rifle(s)|firearm(s)|weapon(s)
  full|fully auto|automatic
  homemade|improvised|submachine|printed|selfmade gun(s)|pistol(s)|rifle(s)|firearm(s)|silencer(s)|explosives|bomb(s)|suppressor(s)
`)
const narcotic = harms.idea(
  'lsd|mdma|meth|methamphetamine|heroin|cocaine|crack|fentanyl|ghb|ketamine|amphetamine(s)|ecstasy|dmt|pcp|ricin|sarin|explosives|nitroglycerin|napalm|anthrax|tatp|bomb(s)',
)
const killing = harms.idea(`
  {lethal}|{lethalGerund}|drug|drugging|roofie|kidnap|kidnapping|abduct|abducting|stalk|stalking|traffic|trafficking|blackmail|blackmailing|groom|grooming|sedate|sedating|spike|spiking|knock|dispose|disposing
  get|getting|gets rid of
`)
const prey = ideas.idea(`
  {prey}|{walk}
  body|bodies|corpse(s)|drink(s)|remains
  {place}
`)
const impunity = ideas.idea(`
  without ~3 caught|trace|traces|detected|detection|suspicion|noticed|noticing|evidence|suspected|knowing|prison|jail|blame
  get|getting rid of the|a|your|any body|bodies|corpse|evidence|remains
  get|getting rid of bodies|corpses|evidence
  untraceable|untraceably|undetected|undetectable|unnoticed|untraced
  leave|leaving|leaves no
  never|not ~1 caught|found|suspected|detected
  look|looks|looking ~1 like ~1 accident|natural|suicide|heart
  ^hide|^dispose|^dissolve|^dump|^bury|^dismember ~3 body|bodies|corpse(s)|evidence|remains
  ^evade|^avoid|^fool|^escape ~1 police|detection|capture|forensics|cops|fbi|arrest
  perfect|flawless murder|crime|alibi
  maximum|most|many|more|highest casualties|victims|deaths|damage|kills|people|carnage|body
  tested|proven|reliable method(s)|technique(s)
  as many
  silently|quietly|efficiently|painfully
`)

export const books = [harms.book, ideas.book]

const dangerous =
  (idea: Idea): Idea =>
  (tokens) =>
    idea(tokens).filter(
      (span) =>
        !isHarmlessThing(tokens, { ...span, start: Math.max(0, span.start - 1) }) &&
        !precededBy(tokens, span.start, 1, grand),
    )

/** What only states build is taught to nobody. */
const grand = words('nuclear atomic atom hydrogen')
/** A bottle of poison belongs on every second mystery. */
const named: Idea = (tokens) =>
  product(tokens).filter(({ start, end }) => end - start > 1 || !vague.has(tokens[start]?.word ?? ''))
const vague = words(
  'poison poisons gift crack speed nerve mustard crystal ecstasy gif spice mines gunpowder grenade bomb bombs',
)

/** `Growing Up on …` makes nothing. */
const made: Idea = (tokens) => making(tokens).filter(({ end }) => !followedBy(tokens, end, 1, upwards))
const upwards = words('up')
const commanded: Idea = (tokens) =>
  made(tokens).filter(
    ({ start }) => tokens[start]?.startsClause || /^(3d|easily|secretly)$/.test(tokens[start - 1]?.word ?? ''),
  )

const everywhere: readonly Voice[] = ['title', 'telling', 'asking']

const meetings: readonly Meeting[] = [
  inThisOrder(everywhere, 5, lesson, made, dangerous(product)),
  inThisOrder(['title', 'asking'], 5, made, dangerous(product), lesson),
  inThisOrder(['telling'], 8, made, dangerous(contraband), lesson),
  inThisOrder(['telling'], 4, lesson, dangerous(contraband)),
  inAnyOrder(['telling'], 3, made, dangerous(narcotic), lesson),
  inThisOrder(['title', 'asking'], 3, commanded, dangerous(contraband)),
  inThisOrder(['asking'], 3, lesson, dangerous(named)),
  inAnyOrder(everywhere, 6, lesson, killing, prey, impunity),
]

/** Somebody in a story learns it, or history tells who did it. */
const told = words(`
  he she him his her they their who whose detective inspector agent agents novel story thriller mystery memoir history historian trial
  survivor survivors victims was were had did war scientists physicists inventor police investigators investigation mystery
  hero heroine must fbi cia manhattan oppenheimer nobel chemist undercover addict addiction recovery prevention safety defuse
  investigates explores traces kids teen must students
`)

export const taughtIn = (tokens: readonly Token[], voice: Voice): readonly Span[] =>
  [product, contraband, narcotic, killing].some((harm) => harm(tokens).length > 0)
    ? meetingsIn(tokens, voice, meetings).filter((span) => voice !== 'telling' || !isTold(tokens, span))
    : []

const isTold = (tokens: readonly Token[], span: Span): boolean =>
  tokens[span.start]?.quoted === true || anyOf(sentenceAround(tokens, span), told)
