// Calls for violence against people: commands, wishes of death, and verdicts that all of them must die.
import { incitement as lists } from './lists.ts'
import { precededBy, type Span } from './phrases.ts'
import { isReported } from './reported-speech.ts'
import type { Token } from './tokens.ts'
import type { Voice } from './voices.ts'

const commands = lists.book('commands')

/** Against any group, once a text urges its readers: `we must kill the politicians`. */
const urgedCommands = lists.book('urgedCommands')

/** What makes a verb inside a sentence a command: `we must …`, `let's …`, `time to …`. */
const urging = lists.words('urging')
/** A picture that is to show the words utters them. */
const lettering = lists.words('lettering')
const urgingWithTo = lists.words('urgingWithTo')

const wishes = lists.book('wishes')

const verdicts = lists.book('verdicts')

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
  return urging.has(before.word) || (voice === 'asking' && lettering.has(before.word))
}

/** In German and Dutch the verb comes last. */
const foreignOrder = lists.words('foreignOrder')

/** `Christians must die to self` is a sermon; `be stoned to death` is none. */
const isDevotion = (tokens: readonly Token[], end: number): boolean =>
  tokens[end - 1]?.word === 'die' && (tokens[end]?.word === 'to' || tokens[end]?.word === 'daily')
