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
      {people}|islam|judaism|jewry|chinks|fags|spics|gooks|dykes|cripples|wogs|krauts
      {kind} {folk}
      the jew|negro|homosexual|muslim|arab|gypsy
    `,
  ),
)

const contempt = new PhraseBook(
  phrases(
    classes,
    `
      vermin|subhuman|subhumans|untermensch|untermenschen|parasite|parasites|cockroaches|filth|filthy|scum|degenerate|degenerates|disgusting|disgust|inferior|maggots|leeches|abomination|abominations|infestation|stink|freaks|rapists|termites|locusts|swine|brainwashed|cannibals|barbarians|mutts|pests|plague|cancer|cancerous|disease|tumor|tumour|virus
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
      are|r ~1 monsters|animals|thieves|criminals|terrorists|savages|apes|monkeys|rats|pigs|dogs|trash|garbage|evil|liars|beasts|devils|demons|stupid|lazy|mistake|weak|ugly|retarded|mentally|perverts|sick|groomers|pedophiles|predators|violent|cheap|greedy|dirty
      out of our|my|this|the country|schools|town|land|nation|neighborhood|neighbourhood|city|europe|america|britain|military
      dont|do not? belong|deserve
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

const atrocities = new PhraseBook(
  phrases(
    classes,
    `
      holocaust|shoah|auschwitz|treblinka|dachau|srebrenica|genocide|genocides|lynching|lynchings|apartheid|slavery|pogrom|pogroms|kristallnacht|segregation
      hitler|himmler|goebbels|mengele|eichmann|nazis|nazi|nazism|kkk|klan|klansmen|reich|isis|breivik|tarrant|columbine|swastika|swastikas|ss|stormtroopers|gestapo|confederacy|qaeda
      final solution
      bin laden
      school shooters
    `,
  ),
)
const approval = new PhraseBook(
  phrases(
    classes,
    `
      justified|deserved|savior|saviour|saviors|glorious|hail|glory|celebrate|celebrates|celebrating|celebration|praise|praising|praised|rightful|righteous|necessary|overdue|honor|honour|proudly|worship
      was|is|were|are|did a|our|so|very|not|the|nothing*2 right|good|great|beautiful|noble|hero|heroes|legend|legends|wrong|awesome|kind|natural|best|enough|fun|cool|correct|hoax|lie|myth
      as|our|my|true|brave|white|noble|national hero|heroes|idol|idols|saint|saints|role
      bring|brings|bringing it|him|them*1 back
      happen|do|try again
      we need|want|miss|love
      viva|long live
    `,
  ),
)

/** What a wish adds to a face to make it an insult. */
const emblem = new PhraseBook(phrases(classes, 'star of david\njew|jews|jewish|rabbi|rothschild'))
const insult = new PhraseBook(
  phrases(
    classes,
    'rat|rats|octopus|vermin|hooknosed|puppeteer|puppetmaster|greedy|bloodsucking|vampire|parasite|pig|horns\nhooked|hook|big|huge|long|crooked nose|noses|nosed\ncontrolling|strangling|eating|ruling the? world|globe|banks|earth',
  ),
)

export const books = [groups, contempt, labelled, atrocities, approval, emblem, insult]

/** Blurbs tell of contempt; there the group must come first, and closer. */
export const contemptIn = (tokens: readonly Token[], voice: Voice): readonly Span[] => [
  ...(voice === 'telling'
    ? sequencesOf(tokens, false, groups.spansIn(tokens), contempt.spansIn(tokens), 3)
    : pairsOf(tokens, false, groups.spansIn(tokens), contempt.spansIn(tokens), 5)),
  ...(voice === 'telling' ? [] : labelled.spansIn(tokens)),
  ...(voice === 'telling'
    ? sequencesOf(tokens, false, atrocities.spansIn(tokens), approval.spansIn(tokens), 1)
    : pairsOf(tokens, false, atrocities.spansIn(tokens), approval.spansIn(tokens), 4)),
  ...(voice === 'asking' ? pairsOf(tokens, false, emblem.spansIn(tokens), insult.spansIn(tokens), 8) : []),
]

export const keywords = words('vermin scum filth disgusting plague cancer parasites subhuman justified genocide')
