// "Swap the colours of the title and the author": two lines that exchange their inks, read before the sentence is cut at its "and".
import type { TypeRole } from '../../../../type/plan.ts'
import type { Wish } from '../../wish.ts'

const lines: readonly (readonly [role: TypeRole, word: RegExp])[] = [
  ['subtitle', /\b(?:sub-?\s?title|tag\s?line|strapline)\b/i],
  ['title', /(?<!sub[- ]?)\btitle\b/i],
  ['author', /\b(?:author|byline|writer|my name)\b/i],
]

/** What a line is called that the next order may go on with: "… and widen its tracking". */
const called: Readonly<Record<TypeRole, string>> = {
  title: 'the title',
  subtitle: 'the subtitle',
  author: 'the author',
  year: 'the year',
}

const exchanges = /\b(?:swap|switch|exchange|trade|flip|interchange)\b/i
const ofColours = /\b(?:colou?rs?|inks?|shades?)\b/i

export interface SwapRead {
  readonly wishes: readonly Wish[]
  readonly rest: string
}

const sameInk =
  /[^.;!?,]*\b(?:same|matching)\s+(?:[a-z]+\s+)?(?:colou?r|ink|shade|white|black|gold|silver|red|blue|green|yellow|orange|pink|purple|cream|gr[ea]y|brown|font|type\s?face|face|lettering|letters|type)\b\s*(?:as|to|like|with)\s+[^.;!?,]*?(?=\s+(?:and|but)\s+(?!the\b|my\b|both\b|author|subtitle|title)[a-z]|[.;!?,]|$)/i
const ofFace = /\b(?:same|matching)\s+(?:[a-z]+\s+)?(?:font|type\s?face|face|lettering|letters|type)\b/i

const sameSize =
  /[^.;!?,]*\b(?:(?:just\s+)?as\s+(?:large|big|tall|prominent)\s+as|the\s+same\s+size\s+as)\s+(?:the|my)\s+[^.;!?,]*?(?=\s+(?:and|but)\s+(?!the\b|my\b|both\b|author|subtitle|title)[a-z]|[.;!?,]|$)/i

/** "My name as large as the title". */
const readSize = (wish: string): SwapRead | null => {
  const same = sameSize.exec(wish)?.[0]
  const [before = '', after = ''] = same?.split(/\b(?:as\s+(?:large|big|tall|prominent)|same\s+size)\s+as\b/i) ?? []
  const named = (said: string): TypeRole | undefined => lines.find(([, word]) => word.test(said))?.[0]
  const [one, other] = [named(before), named(after)]
  if (same === undefined || one === undefined || other === undefined || one === other) return null
  return {
    wishes: [{ kind: 'type', role: one, change: { sizeOf: other } }],
    rest: wish.replace(same, ` keep ${called[one]} `),
  }
}

/** "The author in the same colour as the title", "swap title and author". */
const readLikeness = (wish: string): SwapRead | null => {
  const same = sameInk.exec(wish)?.[0]
  if (same !== undefined) {
    const [before = '', after = ''] = same.split(/\b(?:same|matching)\b/i)
    const named = (said: string): TypeRole | undefined => lines.find(([, word]) => word.test(said))?.[0]
    // "My name is too pale. Bigger, and the same white as the title": the line that was spoken of before.
    const one = named(before) ?? named(wish.slice(0, wish.indexOf(same)))
    const other = lines.find(([, word]) => word.test(after))?.[0]
    if (one !== undefined && other !== undefined && one !== other)
      return {
        wishes: [{ kind: 'type', role: one, change: ofFace.test(same) ? { faceOf: other } : { inkOf: other } }],
        rest: wish.replace(same, ` keep ${called[one]} `),
      }
  }
  const places = wish.split(/(?<=[.;!?])\s+/).find((each) => exchanges.test(each) || ofPlaces.test(each))
  if (places === undefined || ofColours.test(places) || !exchangesPlaces.test(places)) return null
  return {
    wishes: [
      { kind: 'type', role: 'title', change: { place: 'bottom' } },
      { kind: 'type', role: 'author', change: { place: 'top' } },
    ],
    rest: wish.replace(places, ' '),
  }
}

const ofPlaces = /\bput\s+the\s+title\s+where\b/i
const exchangesPlaces =
  /\b(?:swap|switch|exchange|trade|flip)\s+(?:round\s+|around\s+)?(?:the\s+)?(?:positions?\s+of\s+(?:the\s+)?|places?\s+of\s+(?:the\s+)?)?(?:title|author(?:['’]?s)?(?:\s+name)?)\s+(?:and|with)\s+(?:the\s+|my\s+)?(?:title|author|name)\b|\bput\s+the\s+title\s+where\s+(?:the\s+author|my\s+name)/i

export const readSwap = (wish: string): SwapRead => {
  const likeness = readSize(wish) ?? readLikeness(wish)
  if (likeness) return likeness
  const sentence = wish.split(/(?<=[.;!?])\s+/).find((one) => exchanges.test(one) && ofColours.test(one))
  if (sentence === undefined) return { wishes: [], rest: wish }
  const [one, other, third] = lines.filter(([, word]) => word.test(sentence)).map(([role]) => role)
  if (one === undefined || other === undefined || third !== undefined) return { wishes: [], rest: wish }
  return { wishes: [{ kind: 'swap-inks', roles: [one, other] }], rest: wish.replace(sentence, ' ') }
}
