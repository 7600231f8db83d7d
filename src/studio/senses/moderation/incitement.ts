// Calls for violence against a people: commands, wishes of death, and verdicts that all of them must die.

import { onePerson, peoples, placesOfWorship, womenToo } from './peoples.ts'
import { one, PhraseBook, precededBy, upTo, words } from './phrases.ts'
import { isReported } from './reported-speech.ts'
import type { Token } from './tokens.ts'

const violence = words(`
  kill murder exterminate gas lynch hang shoot slaughter behead butcher massacre stab bomb burn rape eradicate execute
`)
const them = 'all the these those more of fucking filthy dirty'

const commands = new PhraseBook([
  [one(violence), upTo(4, them), one(peoples)],
  [one(violence), one('all these'), one(womenToo)],
  [one(violence), one('every each any'), upTo(1, 'single fucking'), one(onePerson)],
  [one('wipe'), one('out'), upTo(3, them), one(peoples)],
  [one('bomb burn torch'), upTo(1, 'down'), upTo(3, them), one(placesOfWorship)],
  [one('blow'), one('up'), upTo(3, them), one(placesOfWorship)],
])

/** What makes a verb inside a sentence a command: `we must …`, `let's …`, `time to …`. */
const urging = words('lets must should please go gonna')
const urgingWithTo = words('time need have ought want')

const wishes = new PhraseBook([
  [one('death'), one('to'), upTo(3, them), one(peoples)],
  [one('race'), one('war'), one('now')],
])

const dying = words('die perish burn hang')
const verdicts = new PhraseBook([
  [one(peoples), one('must should'), upTo(1, 'all'), one(dying)],
  [one(peoples), one('deserve need ought have'), one('to'), upTo(1, 'all'), one(dying)],
  [
    one(peoples),
    one('must should deserve need ought have'),
    upTo(1, 'to'),
    upTo(1, 'all'),
    one('be'),
    one(
      'killed exterminated gassed hanged hung shot lynched burned burnt slaughtered eradicated murdered raped bombed',
    ),
  ],
])

export const isIncitement = (tokens: readonly Token[]): boolean =>
  commands.spansIn(tokens).some(({ start }) => isCommand(tokens, start) && !isReported(tokens, start)) ||
  wishes.spansIn(tokens).some(({ start }) => !isReported(tokens, start)) ||
  verdicts.spansIn(tokens).some(({ start, end }) => !isReported(tokens, start) && !isDevotion(tokens[end]))

const isCommand = (tokens: readonly Token[], at: number): boolean => {
  if (at === 0 || tokens[at]?.startsSentence) return true
  if (tokens[at - 1]?.word === 'to') return precededBy(tokens, at - 1, 1, urgingWithTo)
  return precededBy(tokens, at, 1, urging)
}

/** `Christians must die to self` is a sermon. */
const isDevotion = (next: Token | undefined): boolean => next?.word === 'to' || next?.word === 'daily'
