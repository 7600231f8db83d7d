// Reads light that is asked for behind or around a thing, in its colour: "with a warm golden glow behind the cross".
import { tokensOf } from '../../../../brief/tokens.ts'
import { spansIn } from '../../lexicon/colour-spans.ts'
import { subjectAt } from '../../sentence/painted-nouns.ts'
import type { NamedColour, Wish } from '../../wish.ts'
import { roleNames } from './line-names.ts'

interface GlowRead {
  readonly wishes: readonly Wish[]
  readonly rest: string
}

const asked =
  /[,;]?\s*(?:\b(?:and|but|then|also)\s+)?(?:\b(?:please|maybe|perhaps)\s+)?(?:\b(?:add|put|place|paint|with|have|having|give it|there (?:should|could|may) be|I['’]?d (?:like|love)|how about|what about)\s+)?\b(?:an?|some)\s+((?:[\w-]+\s+){1,4}?)(?:glow|halo|aura|shine)\s+(?:of\s+light\s+)?(?:right\s+|just\s+|coming\s+from\s+)?(?:behind|around|round|all around|about)\s+(?:the|her|his|its|their|my)\s+([\w-]+(?:\s+(?!and\b|please\b|so\b|to\b|in\b|on\b|at\b|that\b)[\w-]+)?)/i

const refusing =
  /\b(?:remove|no|not|without|less|lose|drop|reduce|delete|tone|turn down|weaker|fewer|stop|don['’]?t)\b/i
const ofType = new RegExp(`\\b(?:${roleNames}|letters|lettering|text|words|type)\\b`, 'i')

/** Light that is called warm or cold is of no further colour. */
const warm: NamedColour = { name: 'warm', hex: '#ffb84d', metal: null }
const cold: NamedColour = { name: 'cold', hex: '#8fc4ff', metal: null }

const colourIn = (words: string): NamedColour | null => {
  const named = spansIn(tokensOf(words)).at(-1)?.colour
  if (named) return named.metal === 'gold' ? { name: 'golden', hex: '#ffb638', metal: null } : named
  if (/\b(?:warm|sunny|fiery|sunlit|candle-?lit)\b/i.test(words)) return warm
  return /\b(?:cold|cool|icy|moonlit)\b/i.test(words) ? cold : null
}

export const readGlows = (said: string): GlowRead => {
  const match = asked.exec(said)
  const [all, words = '', noun = ''] = match ?? []
  if (!match || all === undefined || refusing.test(said) || ofType.test(noun)) return { wishes: [], rest: said }
  const colour = colourIn(words)
  const subject = subjectAt(tokensOf(noun), 0)
  if (!colour || !subject) return { wishes: [], rest: said }
  const rest = `${said.slice(0, match.index)}${said.slice(match.index + all.length)}`
  return { wishes: [{ kind: 'glow', colour, subject }], rest: /\w/.test(rest) ? rest : '' }
}
