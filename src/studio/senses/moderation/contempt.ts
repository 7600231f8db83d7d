// Contempt for a people and praise of its murderers, as two ideas side by side.
import { pairsOf, sequencesOf } from './concept-pairs.ts'
import { folk, kinds, onePerson, peoples } from './peoples.ts'
import { PhraseBook, phrases, type Span, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const classes = { people: peoples, kind: kinds, folk, person: onePerson }

const groups = new PhraseBook(
  phrases(
    classes,
    `
      {people}|islam|judaism|jewry|chinks|fags|spics|gooks|dykes|cripples|wogs|krauts|homosexuality|races|mongrels|blackness|transgenderism
      downs|down syndrome children|kids|people|babies
      rohingya|tutsi|roma|jewish|muslim dogs|pigs|rats|dog|pig|swine
      {kind} {folk}|lives|culture|blood|immigrants
      the jew|negro|homosexual|muslim|arab|gypsy
    `,
  ),
)

const contempt = new PhraseBook(
  phrases(
    classes,
    `
      worthless|vermin|subhuman|subhumans|untermensch|untermenschen|parasite|parasites|cockroaches|filth|filthy|scum|degenerate|degenerates|disgusting|disgust|inferior|maggots|leeches|abomination|abominations|infestation|stink|freaks|rapists|termites|locusts|swine|brainwashed|cannibals|barbarians|mutts|pests|plague|cancer|cancerous|disease|tumor|tumour|virus
      waste of air|space|oxygen|life|skin|breath|money
      eat|eating|eats dogs|cats|babies|children|pets
      no|without a? soul|souls|brain|brains|honor|honour|morals
      low|lower|lowest|small iq|intelligence|brains|morals
      only|just|nothing|born|fit|natural|best be|good|but|for|as|to*3 slaves|slavery|animals|criminals|servants
      burn|burning|rot in hell
      not|never exist|human|humans|people|civilized|civilised|belong
      lesser|weaker|lower|mongrel|bastard|slave race|races|breed|breeds|species|people
      spread|spreads|spreading|carry|carrying|bring|brings aids|disease|diseases|filth|plague|crime
      ruin|ruined|ruining|destroy|destroyed|destroying|infest|invade|invading|poison|pollute our|the|this|western|white|my country|nation|race|town|schools|neighborhood|neighbourhood|europe|america|city|children|culture|west
      steal|stealing|take|taking our|your jobs|women|country|children
      unwanted|unwelcome|worthless|useless|dangerous|stupid|lazy|dirty|evil animals|people|creatures|scroungers|beasts|thieves|savages|bastards|pigs|trash|garbage|criminals
      are|r ~3 root|source|cause|enemy|enemies|scourge|curse of ~2 evil|all|mankind|humanity|everything|crime|our
      steal|lie|cheat|stink|rape|murder everything|always|constantly|whatever|and|children|women|our|us
      are|r ~1 monsters|animals|thieves|criminals|terrorists|savages|apes|monkeys|rats|pigs|dogs|trash|garbage|evil|liars|beasts|devils|demons|stupid|lazy|mistake|weak|ugly|retarded|mentally|perverts|sick|groomers|pedophiles|predators|violent|cheap|greedy|dirty
      out of europe|america|britain|germany|france|england|australia|canada|india|here|office
      out of our|my|this|the country|schools|town|land|nation|neighborhood|neighbourhood|city|europe|america|britain|military
      dont|do not? belong|deserve
      belong|belongs in|behind|to|on ~1 cage|cages|zoo|zoos|kitchen|ovens|camps|chains|hell|jungle|plantation|prison|gas|leash
      go|get back|home|out
      put|wiped|bred down|out|off
      eradicated|sterilized|sterilised|exterminated|deported|eliminated|purged|segregated|sin|sins|sinful|perversion|perverted|unnatural|sickness|wiped|superior|mixing|euthanized|euthanised
      final solution
      must|should|will|shall|ought|need|deserve|have|has|deserves to|all|be*3 pay|leave|suffer|serve|obey|kneel|slaves|enslaved|owned|beaten|whipped|slave|property|controlled|silenced|drown|starve|rot|jailed|caged|registered|branded|shot
      race|nation|people|tribe|bunch|pack|gang|horde|swarm of ~1 liars|thieves|criminals|murderers|rapists|parasites|animals|cowards|savages|degenerates|dogs|rats|pigs|beggars|invaders|terrorists|traitors
      slaves|slave again|forever|by
      human|white|social|living garbage|trash|waste|filth|debris|excrement|refuse
      let|watch them|em drown|die|starve|burn|suffer|rot
      liars|cowards|traitors|bloodsuckers|leech|scroungers|perverts|groomers|invaders
      no more
    `,
  ),
)

/** The adjective alone names the group only beside these. */
const labelled = new PhraseBook(
  phrases(
    classes,
    `jewish|muslim|islamic|gay|homosexual|immigrant|migrant|refugee|gypsy|trans|arab|mexican|african|roma vermin|plague|cancer|disease|menace|infestation|invasion|filth|scum|parasite|parasites|rats|agenda|peril|pest|swarm|horde|hordes|pigs|apes`,
  ),
)

const masters = new PhraseBook(
  phrases(
    classes,
    'aryan|nordic|whites|aryans\nwhite|aryan|nordic man|men|race|people|blood|woman|women|nation|power|pride|supremacy|folk',
  ),
)
const mastery = new PhraseBook(
  phrases(
    classes,
    'above all|everyone|others|every|the\nsuperior|superiority|purity|supreme|awake|awaken|reconquer\nmaster|ruling|pure|purest|chosen race|people|blood|nation\nproud|glory|glorious|hail|rise|rising and|to|up|be*2 white|aryan|forever|victory|race|nation\nover|above|rule|rules|rules the|all|other|over*2 races|blacks|jews|world|nations|others',
  ),
)
const avowals = new PhraseBook(
  phrases(
    classes,
    `
      proud|glad|happy|good|right|reasons|how|why to be|become|being a|an racist|nazi|fascist|klansman|antisemite|bigot|supremacist|homophobe|rapist|terrorist
      women|feminists|wives|girls deserve|should|must|need|want to|be|get*2 beaten|raped|hit|slapped|whipped|owned|silenced|enslaved|punished|obey|hurt
      women|females|wives belong|belongs in|behind|on|under ~1 cage|cages|kitchen|leash|chains|stable|bed|brothels
      all|those|these {people} steal|lie|cheat|stink|rape|murder|smell|spy|hate
      proud racist|nazi|fascist|klansman|antisemite|bigot|supremacist|neonazi
      race mixing|traitor|traitors is|are|must|will|should
      rape|lynching|genocide|terrorism|slavery|murder|torture|pedophilia is|are a|your|my|our|so*1 right|fun|good|natural|love|beautiful|power|justified|pleasure|fine|okay|duty|privilege|sexy|hot|answer|solution
      racism|antisemitism|nazism|homophobia|misogyny|hate is|are good|right|natural|beautiful|love|healthy|freedom|patriotism|common
    `,
  ),
)

const atrocities = new PhraseBook(
  phrases(
    classes,
    `
      holocaust|shoah|auschwitz|treblinka|dachau|srebrenica|genocide|genocides|lynching|lynchings|lynched|apartheid|slavery|pogrom|pogroms|kristallnacht|segregation
      hitler|himmler|goebbels|mengele|eichmann|nazis|nazi|nazism|kkk|klan|klansmen|reich|isis|breivik|tarrant|columbine|swastika|swastikas|ss|stormtroopers|gestapo|confederacy|qaeda
      final solution
      gas chamber|chambers
      bin laden
      school shooters
    `,
  ),
)
const approval = new PhraseBook(
  phrases(
    classes,
    `
      justified|deserved|savior|saviour|saviors|glorious|hail|glory|celebrate|celebrates|celebrating|celebration|praise|praises|praising|praised|glorify|glorifies|glorifying|glorified|admire|admiring|honoring|honouring|saluting|worshipping|idolizing|idolising|romanticizing|cheering|rightful|righteous|necessary|overdue|honor|honour|proudly|worship
      was|is|were|are|did a|our|so|very|not|the|nothing*2 right|good|great|beautiful|noble|hero|heroes|legend|legends|wrong|awesome|kind|natural|best|enough|fun|cool|correct|hoax|lie|myth
      as|our|my|true|brave|white|noble|national hero|heroes|idol|idols|saint|saints|role
      bring|brings|bringing it|him|them*1 back
      happen|do|try again
      we need|want|miss|love
      viva|long live
      too kind|soft|mild|gentle|merciful|good|lenient|nice
      greatest|best|finest|noblest|kindest man|leader|hero|human|statesman|german|mind|idea|time|days
    `,
  ),
)

/** A wish shows its approval by the light in which it paints. */
const flattery = new PhraseBook(
  phrases(
    classes,
    'glorious|glory|majestic|mighty|angel|angelic|halo|saint|saintly|godlike|handsome|heroic|hero|heroes|noble|funny|laughing|cute|kawaii|chibi|celebratory|cheering|loving|triumphant|proud|beloved|holy|saviour|savior|celebrating|happy|smiling|joyful|partying|adorable',
  ),
)

/** What a wish adds to a face to make it an insult. */
const emblem = new PhraseBook(phrases(classes, 'star of david\njew|jews|jewish|rabbi|rothschild'))
const likened = new PhraseBook(
  phrases(
    classes,
    'black|african|negro|brown president|leader|politician|king|prince|man|mans|men|woman|womans|women|person|people|child|children|family|boy|girl|face\nafricans|blacks|obama|obamas',
  ),
)
const likeness = new PhraseBook(
  phrases(classes, 'monkey|monkeys|ape|apes|gorilla|gorillas|chimp|chimps|chimpanzee|watermelon|baboon|baboons'),
)
const insult = new PhraseBook(
  phrases(
    classes,
    'rat|rats|octopus|vermin|hooknosed|puppeteer|puppetmaster|greedy|bloodsucking|vampire|parasite|pig|horns\nhooked|hook|big|huge|long|crooked nose|noses|nosed\ncontrolling|strangling|eating|ruling the? world|globe|banks|earth',
  ),
)

export const books = [
  groups,
  contempt,
  labelled,
  atrocities,
  approval,
  emblem,
  insult,
  likened,
  likeness,
  flattery,
  masters,
  mastery,
  avowals,
]

/** Blurbs tell of contempt; there the group must come first, and closer. */
export const contemptIn = (tokens: readonly Token[], voice: Voice): readonly Span[] => [
  ...(voice === 'telling'
    ? sequencesOf(tokens, false, groups.spansIn(tokens), contempt.spansIn(tokens), 4)
    : pairsOf(tokens, false, groups.spansIn(tokens), contempt.spansIn(tokens), 5)),
  ...(voice === 'telling' ? [] : labelled.spansIn(tokens)),
  ...(voice === 'telling'
    ? sequencesOf(tokens, false, atrocities.spansIn(tokens), approval.spansIn(tokens), 1)
    : pairsOf(tokens, false, atrocities.spansIn(tokens), approval.spansIn(tokens), 4)),
  ...(voice === 'asking' ? pairsOf(tokens, false, emblem.spansIn(tokens), insult.spansIn(tokens), 8) : []),
  ...(voice === 'asking' ? pairsOf(tokens, false, likened.spansIn(tokens), likeness.spansIn(tokens), 5) : []),
  ...(voice === 'asking' ? pairsOf(tokens, true, atrocities.spansIn(tokens), flattery.spansIn(tokens), 6) : []),
  ...(voice === 'telling' ? [] : pairsOf(tokens, false, masters.spansIn(tokens), mastery.spansIn(tokens), 3)),
  ...avowals.spansIn(tokens),
]

export const keywords = words('vermin scum filth disgusting plague cancer parasites subhuman justified genocide')
