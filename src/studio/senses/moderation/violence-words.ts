// Violence against people in every form of its verbs: as a command, as what is done to somebody, as a deed with a name.
import { formsOf } from './inflections.ts'
import { union, words } from './phrases.ts'

const verbsOf = (list: string): readonly string[] => list.trim().split(/\s+/)

/** Done to people, these kill or maim; hardly anything else is meant. */
const lethal = verbsOf(`
  kill murder slaughter massacre butcher exterminate eradicate annihilate assassinate execute lynch shoot stab behead decapitate
  strangle smother drown poison firebomb bomb burn torch maim mutilate castrate rape bludgeon crucify impale disembowel
  garrotte suffocate electrocute incinerate immolate dismember torture euthanise euthanize hang liquidate
`)
/** These may be meant otherwise: only whom they are aimed at tells. */
const bodily = verbsOf(`
  attack beat bash batter thrash pummel punch kick stomp whip flog cripple assault ambush hunt crush smash hurt harm hit
  slap gut purge scalp snipe terrorise terrorize eliminate kneecap pistolwhip raze choke nuke slash
`)

const past = words(`
  hanged hung gassed stoned knifed clubbed caned burnt shot slain beaten stricken struck hurt hit slit ${[...lethal, ...bodily].map((verb) => formsOf(verb)[2]).join(' ')}
`)
const gerundsOf = (verbs: readonly string[]) => words(verbs.map((verb) => formsOf(verb)[3]).join(' '))

export const lethalVerbs = words(lethal.join(' '))
export const violentVerbs = union(lethalVerbs, words(bodily.join(' ')))
export const violentGerunds = union(gerundsOf(lethal), gerundsOf(bodily))
export const lethalGerunds = gerundsOf(lethal)
export const sufferedViolence = past
export const violentDeeds = words(`
  murder murders killing killings massacre massacres genocide extermination slaughter execution executions assassination
  assassinations rape rapes bombing bombings shooting shootings beheading beheadings annihilation lynching lynchings gassing stoning
  arson pogrom pogroms attack attacks violence death deaths beating beatings assault assaults stabbing stabbings hanging hangings
  castration eradication bloodshed torture
`)

/** The same in several words, as commands. */
export const violentPhrases = `
  stone|gas|club|knife|storm|raid|cane the|all|every|these|those|them|our|your|any
  beat|cut|shoot|blow|string|light|bash|smash|rough|carve|chop up
  gun|mow|run|hunt|cut|strike|shoot|burn|knock|put|track down|over
  take|wipe|knock|stamp|root out
  finish|pick|polish off
  set|put|light fire|alight|ablaze to?
  set|put|light on fire
  open fire on|at|in|into
  pull the trigger on
  cut|slit|slash|slice the|their|his|her|your|all|every*2 throat(s)|head(s) off?
  break|smash|crush|crack|bash|kick the|their|his|her|your|all|every|in*2 skull(s)|head(s)|bones|leg(s)|kneecap(s)|face(s)|teeth|jaw(s)|neck(s)
  put|fire|plant|stick|empty a|the|two|your|bullet*2 bullet(s)|knife|clip|magazine|blade in|into|through
  throw|pour|splash|fling acid|petrol|gasoline|grenade(s)|bricks|stones|molotovs on|at|in|into|over|through?
  throw|push|hurl|toss|drop|chuck ~4 off|from|under|into|out the|a|of*2 roof(s)|rooftop(s)|train(s)|window(s)|bridge(s)|sea|helicopter(s)|ovens|bus
  ram|drive|plough|plow|crash|steer ~4 into|through|over
  spill|shed|drink the|their|his|her*1 blood
  make|let|watch ~3 bleed|suffer|pay|burn|hang|swing|scream|die
  teach ~3 a lesson
  put|send ~4 to death|ovens|gas|gallows|grave(s) chambers?
  put|send ~4 to the ovens|chambers|gallows|grave|gas
  drag ~3 behind|through|into|out the|a|your*1 streets|street|truck|car
  line|round|stand|put ~3 up|against ~1 wall|shoot|shot|and
  get|be rid of
  burn|bring ~3 to the? ground
  overthrow|topple ~5 force|violence|violently|guns|blood|bloodshed
  use|turn|fire ~3 on|against|at
  gassing|stoning
  take|taking|get|getting|have revenge|vengeance on|against
  settle|settling|even|evening ~1 scores|score with
  clean|cleanse|clear|rid|purge|sweep|free|cleaning|cleansing|ridding the|our|your|this*1 streets|city|town|country|nation|land|schools|neighbourhood|neighborhood|world|parks of|from
  bring|bringing|take|taking|carry|carrying|smuggle a|your|the gun(s)|weapon(s)|rifle|knife|knives|bomb to|into|in
  strike|strikes|striking back|down|at
`
