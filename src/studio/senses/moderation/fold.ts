// Letters in disguise become the plain ones they imitate; the words looked for are folded the same way, in every script.
import { resolveConfusablesTransformer } from 'obscenity'

// Each group: a plain letter, then what looks like it. Capitals are listed where they imitate another letter than their
// small form does. Cyrillic letters without a Latin twin stay, so that Russian remains readable.
const lookalikes = `
  aаαɑ bвβΒ cсϲςⅽ dԁđð eеεє fƒϝ gɡģ hһнΗħ iіιıɪ jјϳ kкκ lӏłⅼ mмΜ nηпΝŋ oоοσøօ pрρ qԛ rгɼ sѕʂ tтτ uυμս vνѵ wωԝѡ
  xхχ yуγү zζʐ
`
const twins = new Map(
  lookalikes
    .trim()
    .split(/\s+/)
    .flatMap(([plain = '', ...twinned]) => twinned.map((twin): [string, string] => [twin, plain])),
)
const spelledOut = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
])

const confusables = resolveConfusablesTransformer()

/** Letters in boxes and flags have no decomposition of their own: where each alphabet of them begins. */
const boxedAlphabets = [0x1f150, 0x1f170, 0x1f1e6]

const boxedLetter = (code: number): string | undefined => {
  const first = boxedAlphabets.find((start) => code >= start && code < start + 26)
  return first === undefined ? undefined : String.fromCharCode(97 + code - first)
}

const plainLetter = (character: string): string => {
  const small = character.toLowerCase()
  const known = twins.get(character) ?? twins.get(small) ?? spelledOut.get(small)
  if (known !== undefined) return known
  const code = character.codePointAt(0) ?? 0
  const boxed = boxedLetter(code)
  if (boxed !== undefined) return boxed
  if (!/[\p{L}\p{N}]/u.test(character) || /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(character)) return small
  const resembled = confusables.transform(code)
  return resembled === undefined ? small : String.fromCodePoint(resembled).toLowerCase()
}

/** Every character is worked out once: the table grows to the characters seen, at most one entry per code point. */
const seen = new Map<string, string>()

const plainOf = (character: string): string => {
  const known = seen.get(character)
  if (known !== undefined) return known
  const plain = plainLetter(character)
  seen.set(character, plain)
  return plain
}

export const isAscii = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

/** A capital I after a small letter, or a small l among capitals, may be either, as the digit 1 may. */
const markStrokes = (text: string): string => text.replace(/(?<=\p{Ll})I|(?<=\p{Lu})l(?=\p{Lu})/gu, '1')

/** Lower case without accents, invisible characters and look-alikes. Quotation marks become `"`, apostrophes `'`. */
export const fold = (text: string): string => {
  if (isAscii(text)) return markStrokes(text).toLowerCase()
  const bare = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[“”„«»‟]/g, '"')
    .replace(/[’‘‚‛´ʼ]/g, "'")
  if (isAscii(bare)) return markStrokes(bare).toLowerCase()
  let plain = ''
  for (const character of markStrokes(bare)) plain += character < '\u0080' ? character : plainOf(character)
  return plain.toLowerCase()
}
