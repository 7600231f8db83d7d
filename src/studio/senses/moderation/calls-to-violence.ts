// A verb of violence as a command and a target after it, whatever adjectives stand between: `gun down the lying senators`.
import { sequencesOf } from './concept-pairs.ts'
import { gatheringPlaces, onePerson, onePublicPerson, otherGroups, peoples, placesOfWorship } from './peoples.ts'
import { anyOf, PhraseBook, phrases, precededBy, type Span, words } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const violence = words(
  `kill murder exterminate gas lynch hang shoot slaughter behead butcher massacre stab bomb burn rape eradicate execute annihilate
  torture enslave assassinate decapitate castrate poison drown strangle crucify knife maim firebomb beat stone whip flog attack punch
  assault ambush torch smash crush liquidate eliminate blind cripple hunt terrorize terrorise raid storm kidnap wipe cleanse purge
  bash kick slash scalp skin impale electrocute mutilate incinerate destroy rob harass bludgeon stomp slap snipe nuke obliterate
  shove skewer gut hurt`,
)
const targets = {
  violence,
  people: peoples,
  other: otherGroups,
  person: words(
    [...onePerson].filter((word) => !['black', 'gypsy', 'christian', 'african', 'sikh'].includes(word)).join(' '),
  ),
  role: onePublicPerson,
  place: gatheringPlaces,
  worship: placesOfWorship,
}

const verbs = new PhraseBook(
  phrases(
    targets,
    `
      {violence} up|down|over|out|off|to|alive|dead?
      gun|mow|run|hunt|strike|shoot down|over
      blow|beat|shoot|light|smash|cut|string|round up
      cut|slit|slash the|their|all*2 throat|throats|heads|head off?
      smash|crush|bash|crack|break the|their|all*2 skull|skulls|heads|bones|legs|face|faces
      set|put fire|bullets|bullet to|in
      spill|shed|drink the|their*1 blood
      let|make ~1 bleed|suffer|burn|hang
      throw|push|hurl|toss|drag
      stick|put|plunge a|the|your knife|knives|bullet|blade in|into|through
      pull the trigger on
      open fire on|at
      declare|wage war on|against
      rise|take up arms|against against?
    `,
  ),
)

const victims = new PhraseBook(
  phrases(
    targets,
    `
      {people}|{other}|{person}|{role}|{worship}|traitors|traitor|congress|senate|kafir|unbelievers
      jewish|muslim|gay|lesbian|trans|transgender|immigrant|refugee|hindu|arab|mexican|roma|palestinian|israeli|queer|homosexual|black people|folk|folks|men|women|families|children|kids|neighborhoods|neighbourhoods|shops|homes|businesses|blood|houses|schools|person|couple|couples|neighbors|neighbours|community|communities|students|villages
      white|state|parliament house|houses|capitol
      capitol|pentagon|kremlin|vatican|congress|parliament
      police station|stations|headquarters|officers
      united nations
      pride|gay parade|parades|march|club|clubs|bar|bars
      abortion|refugee|asylum|migrant|planned clinic|clinics|shelter|shelters|camp|camps|center|centre|homes|parenthood|hostel|doctor|doctors
      your|a|the|every local|nearest*1 school|kindergarten|mosque|synagogue|parliament|courthouse|embassy|newsroom
    `,
  ),
)

/** Between the verb and whom it is aimed at: beyond these, another sentence has begun. */
const partings = words(`
  who that for with like when before by about from in at on is are was were has have had and or but to while because without whom
  which how why if not
`)

const verdicts = new PhraseBook(
  phrases(
    { ...targets, fate: words('die hang burn bleed perish suffer') },
    `
      every|all|each|these|those|the ~2 {people}|{other}|{person}|{role}|priest|priests|women|lawyer|lawyers|doctor|doctors|officer must|should|deserve|deserves|has|have|need|needs to|all*2 {fate}
      streets|rivers|gutters run|flow|be red? with ~2 blood
      jewish|muslim|christian|hindu|immigrant|infidel|arab|black|white|gay blood must|will|shall|should|on|in flow|run|spill|be|the
      final solution for|to the|our*1 {people}
    `,
  ),
)

export const books = [verbs, victims, verdicts]
export const fillers = partings

/** A blurb that commands says so at the start of a sentence, and means all of them. */
export const callsIn = (tokens: readonly Token[], voice: Voice): readonly Span[] => {
  const calls = sequencesOf(
    tokens,
    false,
    verbs.spansIn(tokens).filter(({ start }) => isCommanded(tokens, start, voice)),
    victims.spansIn(tokens),
    4,
  ).filter((span) => isOneThought(tokens, span))
  if (voice !== 'telling') return [...calls, ...verdicts.spansIn(tokens)]
  return calls.filter(({ start, end }) => isUrged(tokens, start) && precededBy(tokens, end, end - start, everyOne))
}

const everyOne = words('every all each first any next nearest')

/** `Take a knife and …`: the sentence itself began as a command. */
const isUrged = (tokens: readonly Token[], start: number): boolean => {
  let first = start
  while (first > Math.max(0, start - 8) && !tokens[first]?.startsSentence) first--
  return first === start || (tokens[first]?.startsSentence === true && arming.has(tokens[first]?.word ?? ''))
}

const arming = words('take grab pick load buy get rise go arm bring join everyone brothers patriots lets')

const isCommanded = (tokens: readonly Token[], at: number, voice: Voice): boolean => {
  if (tokens[at]?.startsClause) return true
  const before = tokens[at - 1]?.word ?? ''
  if (before === 'to' || before === 'and') return precededBy(tokens, at - 1, 5, duty)
  return commanding.has(before) || (voice === 'asking' && lettering.has(before))
}

const commanding = words('lets must should just please we go always now everyone')
const duty = words(
  'time need duty ought reasons reason ready want call calls how right everyone go rise grab take ways wants urging',
)
const lettering = words('saying says say text words slogan sign banner reading reads poster')

const isOneThought = (tokens: readonly Token[], { start, end }: Span): boolean => {
  const inner = tokens.slice(start + 1, end)
  return (
    !inner.some(({ startsClause }) => startsClause) &&
    !anyOf(
      inner.filter((_, at) => !isPartOfVerb(inner, at)),
      partings,
    )
  )
}

/** `set fire to`, `open fire on`: such words belong to the verb. */
const isPartOfVerb = (inner: readonly Token[], at: number): boolean => at <= 3 && anyOf(inner.slice(0, at), verbParts)

const verbParts = words('fire bullet bullets knife knives blade trigger war arms')
