// "Swap the colours of the title and the author": two lines that exchange their inks, read before the sentence is cut at its "and".
import type { TypeRole } from '../../type/plan.ts'
import type { Wish } from './wish.ts'

const lines: readonly (readonly [role: TypeRole, word: RegExp])[] = [
  ['subtitle', /\b(?:sub-?\s?title|tag\s?line|strapline)\b/i],
  ['title', /(?<!sub[- ]?)\btitle\b/i],
  ['author', /\b(?:author|byline|writer|my name)\b/i],
]

const exchanges = /\b(?:swap|switch|exchange|trade|flip|interchange)\b/i
const ofColours = /\b(?:colou?rs?|inks?|shades?)\b/i

export interface SwapRead {
  readonly wishes: readonly Wish[]
  readonly rest: string
}

export const readSwap = (wish: string): SwapRead => {
  const sentence = wish.split(/(?<=[.;!?])\s+/).find((one) => exchanges.test(one) && ofColours.test(one))
  if (sentence === undefined) return { wishes: [], rest: wish }
  const [one, other, third] = lines.filter(([, word]) => word.test(sentence)).map(([role]) => role)
  if (one === undefined || other === undefined || third !== undefined) return { wishes: [], rest: wish }
  return { wishes: [{ kind: 'swap-inks', roles: [one, other] }], rest: wish.replace(sentence, ' ') }
}
