// Contempt as ideas that meet: a people likened to beasts, made property, blamed for everything, or its murder denied.
import { contemptForWomen, illRepute, vileNames } from './ill-repute.ts'
import { type Idea, Ideas, inAnyOrder, inThisOrder, type Meeting, meetingsIn } from './meetings.ts'
import { folk, kinds, onePerson, peoples } from './peoples.ts'
import { precededBy, type Span, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const beasts = words(`
  monkey monkeys ape apes gorilla gorillas baboon baboons chimp chimps chimpanzee chimpanzees pig pigs swine dog dogs rat rats
  cockroach cockroaches vermin insect insects snake snakes maggot maggots parasite parasites leech leeches louse lice spider spiders
  octopus goblin goblins demon demons devil devils animal animals cattle livestock subhuman subhumans
`)
const ideas = new Ideas({
  people: peoples,
  kind: kinds,
  folk,
  person: onePerson,
  beasts,
  illRepute,
  contemptForWomen,
  vileNames,
})

const group = ideas.idea(`
  {people}|jewry|islam|races|kaffirs|infidels
  {kind} {folk}|person|man|woman|boy|boys|girl|girls|kid|guy|guys|family|character(s)|figure(s)|neighbour(s)|neighbor(s)|student(s)|race(s)|immigrant(s)|baby|babies
  a|an|the|every|any|this|that|each {person}
  the disabled|handicapped|crippled|autistic
`)
const women = ideas.idea('women|wives|females|girls')
const likening = ideas.idea(`
  as|like|into|are|r|is|were|look|looks|looking|appear|seem
  with|having the? head(s)|face(s)|body|bodies|tail(s)|brain(s)|mind(s) of
`)
const beast = ideas.idea('{beasts}')
const owned = ideas.idea(`
  slave(s)|property|chattel|servants|breeders|inferiors|possessions|objects
  serve|serving|obey men|man|us|whites|masters|their
  second class
  beneath|below|under men|us|whites
`)
const being = ideas.idea(
  'are|r|as|be|remain|stay|is|exist|were born|made|meant|created|only|just|nothing|but|to|our|mens|my*3',
)
const plea = ideas.idea(`
  case|argument|reasons|plea for
  why|should|must|deserve|ought|need|belong
  bring|go|return back|to
  proof|prove|proves that?
  natural|rightful|proper
`)
const slaughter = ideas.idea(
  'holocaust|shoah|auschwitz|holohoax|treblinka\nsix million\ngas|death|concentration chambers|chamber|camps',
)
const lie = ideas.idea(`
  hoax|lie|lies|swindle|scam|fraud|fake|faked|fabricated|fabrication|invention|invented|exaggerated|fairytale|holohoax
  was|were|is|are|a|the a? myth|invention|legend|joke|hoax
  never|didnt|not ~1 happened|happen|existed
`)
const schemers = ideas.idea(
  'jew(s)|zionist(s)|jewry|rothschilds|freemasons\njewish|zionist people|bankers|elite|cabal|financiers|lobby',
)
const scheming = ideas.idea(`
  secretly|really|still|actually|quietly ^control|^run|^rule|^own
  ^control|^rule|^own|^run ~2 world|bank|banks|media|government(s)|hollywood|everything|money|press|nations
  ^plot|^conspire|^scheme ~4 world|us|nations|race|christians|west|humanity|mankind|whites
  pull|pulling the strings
  ^suck ~3 dry|blood
`)
const blame = ideas.idea(`
  must|should|need to|have*1 be? stopped|exposed|removed|feared|hated
  world|banks|bank|media|government(s)|hollywood|everything|nations|blood|strings|dry
`)
const plot = ideas.idea(`
  jewish|zionist|muslim|gay|homosexual|queer|trans|transgender|gypsy|immigrant|migrant|refugee secret|hidden|world|global|great*2 plot(s)|conspiracy|scheme(s)|plan(s)|agenda|cabal
  jews|zionists|jewry|muslims|gays|homosexuals|gypsies|immigrants|migrants|refugees|rothschilds secret|hidden|world|global|great|secretly*2 ^plot|^conspire|^scheme|^plan|conspiracy|agenda
`)
const conquest = ideas.idea(
  '^enslave|^rule|^control|^dominate|^destroy|^conquer|^replace|^exterminate|^subjugate|^corrupt|^ruin|^poison ~3 mankind|humanity|world|globe|earth|us|west|western|europe|america|britain|germany|france|christian(s)|christendom|white(s)|race|nation(s)|civilization|civilisation|children|families|society|everyone|gentile(s)',
)
const copula = ideas.idea('are|r|is|remain|sind|sont|son|sono|são|zijn\nwere|are always|born|all')
const illReputed = ideas.idea(`
  {illRepute}
  less|more|lower|worse ~1 intelligent|violent|human|evolved|civilised|civilized|moral|criminal|clever|capable|worthy
  not ~1 human|people|equal|welcome|civilised|civilized
  behind every|all|each
  to blame|fear|hate
`)
const vileName = ideas.idea('{vileNames}\nroot|source|cause of ~1 evil|evils')
const aryans = ideas.idea(
  'aryan(s)|swastika(s)|supremacist(s)|klansman|klansmen|klan|kkk|nazi(s)|reich|ss\npure|proud white|blond|blonde family|families|race|children|men|man|warrior(s)|people',
)
const victory = ideas.idea(
  'pure|glorious|glory|heroic|hero(es)|noble|proud|defeating|defeat|victorious|victory|triumphant|superior|savages|hordes|subhuman|subhumans|saving|protecting|majestic|powerful|beautiful|admirable|mighty|celebratory|celebrating|celebration',
)
const contented = ideas.idea(
  'happy|happily|smiling|content|contented|grateful|cheerful|laughing|singing|loving\ngood old days|times',
)
const slaves = ideas.idea('slaves|slave')
const bigotedArt = ideas.idea(
  'racist|antisemitic|homophobic|hateful|bigoted|islamophobic|sexist caricature(s)|cartoon(s)|drawing(s)|picture(s)|joke(s)|stereotype(s)|depiction|image(s)|portrait|art|poster',
)
const hatred = ideas.idea('hate|hatred|contempt|disgust|racism|prejudice against|for|of|towards|toward')
const unashamed = ideas.idea(
  'manifesto|proud|proudly|unapologetic|celebrating|celebrates|justified|propaganda|poster|spreading|promoting',
)
const despisedWomen = ideas.idea('{contemptForWomen}')
const sneer = ideas.idea(`
  born|natural|all|habitual criminals|thieves|liars|rapists|cheats|terrorists|killers|slaves|terrorist
  useless|idle|worthless|pointless eaters|mouths|lives|creatures
  should|must|ought never|not have|be*2 born|exist
  ^cut|^wipe|^remove|^purge|^erase out? of|from ~1 society|nation|earth|country|land|world
  mind(s)|brain(s)|intelligence|iq of|like a|an|small*1 child|children|animal(s)|ape(s)|toddler(s)
  sneaky|cunning|shifty|slimy|bloodthirsty|backward|uncivilised|uncivilized|primitive|dirty|yellow|filthy {beasts}|people|race|creatures|savages|liars|thieves|pests|hordes
  never|not|cannot|cant be|become civilised|civilized|trusted|human|equal|educated|decent
  none of them
  disgusting|sick|revolting|repulsive|vile|unnatural perverts|freaks|people|creatures|deviants|sinners
  mentally|mental ill|sick|deranged|defective|retarded ~1 freaks|perverts|people|weirdos
  exist|live|born only|just? to serve|obey|breed
  stupid|dumb|brainless|filthy animals|creatures|beasts|cattle|sheep|whores|bitches
  swarm|swarming|crawl|crawling|pour|pouring|flood|flooding|breed|breeding over|across|into|like|in ~1 our|rats|rabbits|vermin|cockroaches|border(s)|country|the
  have|has|got no|lower|low|small|tiny brains|soul|souls|iq|morals|conscience
  smell|stink|reek
  broken|defective|damaged|abnormal|deviant|unnatural|confused|ill women|men|people|beings|humans|creatures|goods|and
  need|needs|must|should|ought to? be? fixed|cured|corrected|reeducated|tamed|controlled|broken|disciplined
  should|must|ought|shouldnt|can not|never? be? allowed|permitted|trusted ~1 vote|think|speak|drive|work|read|marry|breed|exist|breathe|live|own|decide|reproduce
  should|must|ought not|never vote|think|speak|drive|work|marry|breed|exist|live|reproduce
  shouldnt vote|think|speak|drive|work|marry|breed|exist|live|have
  treacherous|deceitful|lying|thieving|cowardly|murderous|lazy|violent|degenerate|mongrel race|people|breed|nation|tribe|lot|bunch
  rapists|murderers|thieves|liars|parasites|vermin|degenerates all|everyone?
  living|live|leech|leeching|feed|feeding off|on our|us|hardworking|hard|honest|white|taxpayers|the
  contaminate|pollute|poison|dilute|taint|infect ~2 blood|race|genes|nation|gene|culture|bloodline
`)
const forbidden = ideas.idea(`
  should|must|ought|shouldnt|can not|never? be? allowed|permitted|trusted|given ~1 vote|think|speak|drive|work|read|rights|decide|live|education
  should|must not|never vote|think|speak|drive|work|read|learn|decide
  shouldnt vote|think|speak|drive|work|read|learn|decide
  deserve|deserves less|nothing|pain|it
  need|want|deserve|like to be? ~1 slapped|beaten|raped|hit|controlled|dominated|punished|broken
`)
const blood = ideas.idea('white|aryan|nordic|european|our race|blood|people|man|men|genes\nwhites|aryans')
const rank = ideas.idea(`
  is|are|superior|supreme|master|chosen|highest|pure|purest superior|supreme|master|better|above|highest|race|purest|chosen
  must|should|will|shall|born|destined|meant to|again*2 rule|dominate|reign|conquer|lead
  superior|superiority|supremacy to|of|over
  must|should ~1 stay|remain|be|kept pure|white
`)

const mockery = ideas.idea(`
  racist|antisemitic|homophobic|offensive|hateful|bigoted|islamophobic|insulting|stereotypical caricature|cartoon|drawing|picture|joke|stereotype|depiction|image|portrait
  caricature
  stereotype(s)
  make|as|very|really|more|be ~2 insulting|racist|offensive|hateful|demeaning|degrading|antisemitic|homophobic
  buck teeth
  slanted|slit|slanty|squinty eyes
  hook|hooked|huge|giant|big|crooked|enormous nose|noses
  like|as|is a|an|some|filthy|dirty|typical*2 terrorist(s)|criminal(s)|thief|thieves|rapist(s)|savage(s)|thug(s)
`)

export const books = [ideas.book]

/** Adjectives alone name no group here: `black cats are …`. */
const groupOnly: Idea = (tokens) =>
  group(tokens).filter(({ start, end }) => !(end - start === 2 && articles.has(tokens[start]?.word ?? '')))
const articles = words('a an this that')

/** `The Myth of the Jewish Plot to …` is about those who believe in it. */
const believedPlot: Idea = (tokens) => plot(tokens).filter(({ start }) => !precededBy(tokens, start, 5, unbelieving))
const unbelieving = words(`
  myth myths lie lies legend hoax forgery forged fake false alleged supposed imaginary imagined invented belief fear fears fantasy
  libel claim claims rumour rumor debunking nazi
`)

const meetings: readonly Meeting[] = [
  inThisOrder(['asking'], 4, group, likening, beast),
  inThisOrder(['asking'], 3, group, likening, illReputed),
  inAnyOrder(['title', 'asking'], 2, group, vileName),
  inAnyOrder(['asking'], 6, aryans, victory),
  inThisOrder(['title', 'asking'], 2, women, being, owned),
  inThisOrder(['title', 'asking'], 2, group, being, owned),
  inAnyOrder(['title', 'telling', 'asking'], 6, owned, group, plea),
  inAnyOrder(['title', 'asking'], 4, slaughter, lie),
  inThisOrder(['telling'], 2, slaughter, lie),
  inThisOrder(['title', 'telling', 'asking'], 5, schemers, scheming, blame),
  inThisOrder(['title', 'asking'], 3, believedPlot, conquest),
  inThisOrder(['title', 'telling', 'asking'], 4, group, sneer),
  inThisOrder(['title', 'telling', 'asking'], 2, women, being, sneer),
  inThisOrder(['title', 'asking'], 0, women, forbidden),
  inThisOrder(['title', 'telling', 'asking'], 4, blood, rank),
  inAnyOrder(['asking'], 5, group, mockery),
  inAnyOrder(['asking'], 0, bigotedArt),
  inAnyOrder(['title', 'telling', 'asking'], 6, hatred, groupOnly, unashamed),
  inAnyOrder(['asking'], 4, slaves, contented),
]

/** What is said of a people is said in one clause: `Women Are Crazy, Men Are Stupid` ends at its comma. */
const sayings: readonly Meeting[] = [
  inThisOrder(['title', 'telling', 'asking'], 4, groupOnly, copula, illReputed),
  inThisOrder(['title', 'asking'], 4, women, copula, despisedWomen),
]

export const degradationIn = (tokens: readonly Token[], voice: Voice): readonly Span[] => [
  ...meetingsIn(tokens, voice, meetings),
  ...meetingsIn(tokens, voice, sayings).filter(
    ({ start, end }) => !tokens.slice(start + 1, end).some(({ startsClause }) => startsClause),
  ),
]
