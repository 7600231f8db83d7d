// Calls for violence against people: commands, wishes of death, and verdicts that all of them must die.
import {
  aboutPeople,
  commonVictims,
  folk,
  gatheringPlaces,
  kinds,
  onePerson,
  onePublicPerson,
  otherGroups,
  peoples,
  placesOfWorship,
} from './peoples.ts'
import { PhraseBook, phrases, precededBy, type Span, union, words } from './phrases.ts'
import { isReported } from './reported-speech.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const violence = words(
  `kill murder exterminate gas lynch hang shoot slaughter behead butcher massacre stab bomb burn rape eradicate execute
  annihilate torture enslave assassinate decapitate castrate poison drown strangle crucify knife maim firebomb`,
  'schlagt erschlagt erschlag prügelt verprügelt jagt steinigt verbrenne häng töte tötet töten erschießt erschießen vergast vergasen hängt ermordet ermorden vernichtet vernichten verbrennt schlachtet',
  'tuez tuer tuons brûlez brûler gazez gazer pendez exterminez exterminer massacrez massacrer égorgez égorger abattez',
  'maten matar matad matemos quemen quemar exterminen exterminar ahorquen gaseen degollar',
  'uccidete uccidere uccidiamo ammazzate ammazziamo ammazzare bruciate sterminate sterminare impiccate',
  'matem queimem exterminem enforquem queimar enforcar dood vermoord vermoorden vergas vergassen doden',
  'zabić zabijcie zabijmy zabijać zabij wieszać zagazować spalić wymordować mordować',
  'убивай мочи мочить вешай жги сжечь сжигай стреляй стреляйте взрывай громи громите убить убивайте убей убейте убивать вешать вешайте жечь режь резать режьте бей бейте расстрелять уничтожить уничтожать',
)
/** Violence in two words, or in words that by themselves may be meant otherwise: `hunt`, `attack`. */
const strikes = words(`
  beat stone whip flog throw ram spit bully terrorize terrorise punish kick drag crush liquidate eliminate blind cripple smother burn
  drown hang beat hunt attack punch run mow gun gut smash hurt shoot stab kill bash assault ambush kidnap bomb firebomb torch slap jump
`)
const violated = words(`
  killed exterminated gassed hanged hung shot lynched burned burnt slaughtered eradicated murdered raped bombed executed
  annihilated beheaded enslaved sterilised sterilized castrated tortured purged
`)
const them = words(
  `all the these those them more of you fucking filthy dirty bloody stinking goddamn damn every last single some as many`,
  'alle die den diese diesen allen tous toutes les ces des a todos todas los las esos tutti tutte gli i le os as de het',
  'wszystkich tych всех этих your local nearest damned evil corrupt our an any',
)
const dying = words('die perish burn hang disappear suffer')
const classes = {
  violence,
  violated,
  them,
  dying,
  people: peoples,
  kind: kinds,
  folk,
  person: onePerson,
  other: otherGroups,
  worship: placesOfWorship,
  role: onePublicPerson,
  place: gatheringPlaces,
  strike: strikes,
  anybody: union(peoples, otherGroups, commonVictims),
  common: commonVictims,
}

const commands = new PhraseBook(
  phrases(
    classes,
    aboutPeople(`
      {violence} {them}*5 {people}
      {violence} every|each|any single|fucking|last|goddamn*2 {person}
      {violence} {them}*4 {other}
      {violence} all|every|these|those|alle|tous|toutes|todas|todos|tutte|tutti {them}*3 {common}
      {violence} every|a|the|your|an|any|some|that single|fucking|last|goddamn|local|nearest|evil|corrupt|damn|prime|vice|transgender|trans*2 {role}|{person}
      {strike} down|up|over|out? {them}|and|beat|kill|shoot|rich|poor|young|old*5 {people}|immigrant|homeless|feminists|protesters|protestors|cops|journalists|politicians|liberals|pedestrians
      {strike} down|up|over|out? a|an|every|any|the|some|your single|fucking|next*1 {person}|{kind} person|man|woman|kid|family|couple|today|now|tonight|you
      punch|stab|shoot|beat|kill|slap|bash|hit|attack|mow|run up|down|over? a|an|every|any|some|your cop|feminist|protester|journalist|politician|tourist|trans|gay|liberal|homeless|pedestrian|refugee|muslim|jew|immigrant|queer|lesbian
      {violence} {them}|rich|poor|young|old|white|black|female|male|little*4 {people}
      {strike}|{violence} up|down|over? a|an|one|some|your|every {person}|{role} today|now|tonight|daily|a|for|to?
      beat|hit|slap|choke|rape|whip|punch|strangle your|the wife|girlfriend|woman|women|bitch|children|kids|daughter|slave tonight|today|daily|harder|more|often|until|into|when|if|so
      throw|push|hurl|toss {them}*3 {people} off|from|into|under|out
      rape|enslave every|any|each|all woman|women|girl|girls|wife|wives
      punish|hurt|rape|enslave|discipline|break all|these|those|your|bad|disobedient|the*2 women|feminists|wives|sluts
      {violence}|torch|attack|burn|storm|smash|blow down|up? {them}|abortion|refugee|asylum|migrant|jewish|muslim|gay|womens|islamic*4 clinic|clinics|hostel|hostels|centers|centres|bars|clubs|homes|schools|neighborhoods|neighbourhoods|embassy|embassies|parliament
      {violence}|torch|attack|storm|smash {them}|refugee|asylum|migrant|womens|homeless {them}|refugee|asylum|migrant|womens|homeless*3 shelter|shelters
      {violence} {them}*3 {kind}|{person} vermin|cockroaches|rats|scum|filth|pigs|dogs|parasites|animals|monkeys|devils|invaders
      cleanse|rid|purge|purify|free|clear|empty ~4 of|from {them}*3 {people}
      drive|throw|kick|chase {them}*3 {people} into|out|off ~1 sea|country|land|here|europe|town|our|buildings|rooftops|roofs
      {violence} a|an|one jew|muslim|immigrant|migrant|refugee|homosexual|infidel|nigger|faggot|kike|tranny|cop|paki|policeman today|now|tonight|tomorrow|daily|for?
      wipe|get|take out|rid {them}*4 {people}
      {violence}|torch|attack|storm|raze|brennt|zündet down? {them}*3 {worship}
      blow up {them}*3 {worship}
      shoot|blow|burn up|down? your|the|a|every|some|all*2 schools|school|kindergartens|malls
      ethnically cleanse {them}*3 {people}
      {people} töten|vergasen|vernichten|erschießen|doden|vermoorden|vergassen
    `),
  ),
)

/** Against any group, once a text urges its readers: `we must kill the politicians`. */
const urgedCommands = new PhraseBook(
  phrases(
    classes,
    `
      take|grab|get|pick|buy|load|bring your|up|a|the*3 guns|gun|rifle|rifles|weapons|arms|knife|knives and ~2 kill|shoot|murder|slaughter|stab {them}|your*3 {other}|{people}|them|neighbors|neighbours|classmates|everyone|people
      go out? and ~1 kill|shoot|murder|stab|lynch|slaughter {them}*4 {other}|{people}|someone|people|everyone
      commit|carry|start|launch out? a|an|more mass|school|terror|terrorist shooting|shootings|attack|attacks against|on|in|at ~2 {other}|{people}|{worship}|school|schools|readers|government
      join the|our armed|violent*1 jihad|race and|war|against|to*3 kill|murder|slaughter
      {violence}|attack|storm {them}*4 {worship}|{place} and {violence}
      {role}|teacher|doctor|journalist|one|them deserves|deserve|needs|need|gets a|the|only*2 bullet|rope|noose|gallows|guillotine
      put|give|plant|stick ~1 a|every|each ~2 bullet in|into|through|for the|a|their|every|each|his|her|your*2 head|heads|brain|skull|{anybody}|{role}
      rise|stand|wake up ~4 and {violence} {them}*4 {anybody}|{role}|them
      every|each|all {them}*2 {person}|{role}|{anybody} ~4 must|should|deserves|deserve|needs|need|has|have|ought to? be|a|the*1 die|shot|killed|hanged|hang|bullet|bullets|burn|death|executed|rope|noose|raped
    `,
  ),
)

/** What makes a verb inside a sentence a command: `we must …`, `let's …`, `time to …`. */
const urging = words(
  `lets must should please go gonna now just everyone finally
  faut doit doivent devons que debemos bisogna dobbiamo devemos preciso moeten moet musimy trzeba należy müssen sollten`,
  'надо нужно пора давайте должны',
)
/** A picture that is to show the words utters them. */
const lettering = words('reading reads saying says say text words slogan sign banner poster title write shouting that')
const callingFirst = words(
  'rise go come join take grab buy get load arm unite stand pick wake lets everyone brothers patriots',
)
const urgingWithTo = words('time need have ought ready duty going order right reason reasons')

const wishes = new PhraseBook(
  phrases(
    classes,
    aboutPeople(`
      death to {them}*4 {people}
      death to {them}|americas|europes*3 {other}|{people}|america|israel|infidel
      start|begin|join|wage|fight|ignite|win|lets the|a|this|our|start*2 racial|race|white holy? war
      bullet|bullets|rope|ropes|noose|nooses|acid|gallows|guillotine|knife|knives|bomb|bombs for every|each|all|the|your|her|their|a|our*2 ~1 {anybody}|{role}|{person}|face|faces|traitors|traitor
      race war now|starts|begins|today|is|has here|now|begun|come|today?
      whites|brothers|patriots|aryans|christians|muslims|believers arm|take yourselves|arms
      time|hour|moment|day has|is come|here|now to ~6 {violence} {them}*3 {anybody}|{role}|ministers
      happy|glorious|holy|righteous martyr|martyrdom|bombing|massacre awaits|is|for
      become|be a|our|the? martyr|martyrs|shahid|jihadi|jihadist for|and|today|now|bomb|kill|against|in
      join|support|serve|fund the|our|us|islamic*2 isis|isil|daesh|taliban|qaeda|jihad|klan|kkk|caliphate|hezbollah|boko|ss|waffen|atomwaffen|mujahideen
      fight|fighting|die|dying|kill|killing for|with the|our|islamic*2 isis|isil|daesh|caliphate|jihad|qaeda|klan|kkk|reich|führer
      isis|isil|daesh|jihad|klan|kkk|qaeda|caliphate ~4 needs|wants|calls|calling|join you|us|me
      klan|kkk ~4 join us
      white|racial holy war now
      tod|todesstrafe den|allen|aller|dem|für {them}*2 {people}
      mort|muerte|morte|dood a|aux|à|agli|ai|aos|aan {them}*3 {people}
      à|a mort|muerte|morte {them}*3 {people}
      śmierć|смерть {them}*2 {people}
      jebać|jebac {people}
      sterbt|verreckt|krepiert ihr|alle*2 {people}
      żydzi|muzułmanie|pedały do gazu
      {people} ins|in|ab gas|die gaskammer|gaskammern?
      {people} to|into the gas|ovens|chambers|oven
      {them} {people} back into|to the ovens|gas
      gas chambers|chamber for {them}*3 {people}
      the only good {person}|muslim|jew|indian is a dead
      finish what|hitler ~1 started|began
      bring|build back|the*2 gas chambers|ovens
      happy|rope|day of the rope for
    `),
  ),
)

const verdicts = new PhraseBook(
  phrases(
    classes,
    aboutPeople(`
      {people} must|should all|just*2 {dying}
      {people} are ~5 must|should be all|publicly*2 {violated}
      {people} deserve|need|ought|have to all|just*2 {dying}
      {people} deserve|deserves|need|earned a|the|their*1 death|execution|hanging|genocide|bullet|bullets|rope|holocaust|extermination|it|die|gallows|lynching
      {people} had|have it coming
      {people}|{other}|{common} ~5 should|must|deserve|deserves|need|ought|to be|get all|publicly*1 raped|killed|shot|hanged|lynched|beaten|exterminated|gassed|beheaded|stoned|executed|burned|slaughtered|castrated|whipped|murdered
      {people} must|should|deserve|need|ought|have|to|gotta to? all? be all|publicly|completely*2 {violated}
      {people} müssen|sollen|sollten alle? sterben|weg|verrecken|vergast|brennen|getötet
      {people} doivent|devraient tous? mourir|crever|disparaître|brûler
      {people} deben|deberían|tienen todos|que*2 morir|desaparecer|arder
      {people} devono|dovrebbero tutti? morire|bruciare|sparire
      {people} devem|deveriam|deviam|têm todos|que*2 morrer|desaparecer
      {people} moeten allemaal|dood*1 sterven|dood|weg|branden
      {people} muszą|powinni wszyscy? umrzeć|zdechnąć|zginąć
      {people} должны все? умереть|сдохнуть|гореть
    `),
  ),
)

export const keywords = union(violence, violated, peoples, words('death perish ovens chambers jihad'))
export const fillers = union(urging, urgingWithTo, lettering, callingFirst)
export const books = [commands, urgedCommands, wishes, verdicts]

export const isIncitement = (tokens: readonly Token[], voice: Voice): boolean => {
  const isUttered = ({ start, end }: Span) => !isReported(tokens, start, end, voice)
  return (
    commands.spansIn(tokens).some((span) => isCommand(tokens, span, voice) && isUttered(span)) ||
    wishes.spansIn(tokens).some(isUttered) ||
    [...urgedCommands.spansIn(tokens), ...verdicts.spansIn(tokens)].some(
      (span) => isUttered(span) && !isDevotion(tokens, span.end),
    )
  )
}

const isCommand = (tokens: readonly Token[], { start, end }: Span, voice: Voice): boolean => {
  if (foreignOrder.has(tokens[end - 1]?.word ?? '')) return precededBy(tokens, start, 4, urging) || start <= 1
  const before = tokens[start - 1]
  const first = tokens[start]
  // In a blurb `they burn the churches, kill the Christians` goes on telling after the comma.
  if (before === undefined || first?.startsSentence || (first?.startsClause && voice !== 'telling')) return true
  if (before.word === 'to') return precededBy(tokens, start - 1, 1, urgingWithTo)
  if (before.word === 'and') return startsAsCall(tokens, start)
  return urging.has(before.word) || (voice === 'asking' && lettering.has(before.word))
}

/** `Rise up and …`: a sentence that began as a call goes on as one. */
const startsAsCall = (tokens: readonly Token[], at: number): boolean => {
  for (let first = at - 1; first >= Math.max(0, at - 8); first--)
    if (first === 0 || tokens[first]?.startsSentence) return callingFirst.has(tokens[first]?.word ?? '')
  return false
}

/** In German and Dutch the verb comes last. */
const foreignOrder = words('töten vergasen vernichten erschießen doden vermoorden vergassen')

/** `Christians must die to self` is a sermon; `be stoned to death` is none. */
const isDevotion = (tokens: readonly Token[], end: number): boolean =>
  tokens[end - 1]?.word === 'die' && (tokens[end]?.word === 'to' || tokens[end]?.word === 'daily')
