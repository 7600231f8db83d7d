// Turns of phrase about colours told as plain orders: "everything green should become amber" is "change green to amber".
import { colourAt } from '../../brief/find-colours.ts'
import { tokensOf } from '../../brief/tokens.ts'

const isColour = (words: string): boolean => {
  const tokens = tokensOf(words)
  return tokens.length > 0 && colourAt(tokens, 0)?.to === tokens.length
}

/** The colour among the words before a noun: "long flowing emerald" has one. */
const colourOf = (words: string): string | null => {
  const said = words.trim().split(/\s+/)
  return said.map((_, at) => said.slice(at).join(' ')).find(isColour) ?? null
}

const bits = '(?:\\s+(?:bits?|parts?|things?|areas?|elements?|accents?|stuff|ones?|tones?|shapes?|details?))?'
const may = '(?:should|must|could|can|needs? to|has to|have to|ought to|would)'
const becoming =
  '(?:(?:be|become)(?:\\s+(?:changed|turned)\\s+(?:in)?to)?|turn(?:\\s+(?:in)?to)?|go|change\\s+(?:in)?to)'
/** All that is of one colour. */
const all = `(?:everything|anything|whatever|all(?:\\s+(?:of\\s+)?(?:the|that))?)\\s+(?:(?:that|which)?(?:['’]s|\\s*\\bis|\\s*\\bare)\\s+(?:in\\s+)?|that\\s+|in\\s+)?(?:the\\s+)?`

const allShould = new RegExp(
  `\\b(?:${may}\\s+)?${all}([\\w-]+(?:\\s+[\\w-]+)??)${bits}\\s+(?:${may}\\s+)?(?:please\\s+)?${becoming}\\s+`,
  'gi',
)
const turnAll = new RegExp(
  `\\b(?:turn|make|change|paint|switch|swap|replace|recolou?r)\\s+${all}([\\w-]+(?:\\s+[\\w-]+)??)${bits}\\s+(?:(?:in)?to|with|for|by)\\s+`,
  'gi',
)

const allInstead = new RegExp(
  `\\b(?:turn|make|paint)\\s+${all}([\\w-]+)\\s+((?:[\\w-]+\\s+)?[\\w-]+)\\s+instead\\b`,
  'gi',
)

const wherever =
  /\b(?:wherever|everywhere)\s+(?:there(?:['’]s|\s+is)|it(?:['’]s|\s+is)|you\s+(?:see|have|used))\s+(?:now\s+)?([\w-]+(?:\s+[\w-]+)??)(?:\s+now)?\s*,\s*(?:(?:please|i['’]?d|i would|i|we|want|like|love|rather|prefer|use|put|make|it|have|see|should|be)\s+)+/gi

const tiredOf =
  /\b(?:i(?:['’]?m| am)|we(?:['’]?re| are)|i have|i['’]ve)\s+(?:(?:a bit|a little|really|so|just|not)\s+)*(?:tired of|sick of|fed up with|bored (?:of|with|by)|over|done with|had enough of|into|wild about|crazy about|happy with|sold on|mad about)\s+(?:(?:all|the|this|that|so much)\s+)*([\w-]+(?:\s+[\w-]+)??)(?=\s*[,.;!?]|\s+(?:and|so|but)\b)/gi
const isNotMine =
  /\b(?:the|this|that|all the)\s+([\w-]+(?:\s+[\w-]+)??)\s+(?:isn['’]?t|is not|is just not|isn['’]?t really)\s+(?:really\s+)?(?:me|for me|my (?:thing|taste|colou?r|favou?rite)|to my (?:taste|liking)|what i (?:want|had in mind))\b/gi

/** What is wished to look like something bright has its colours. */
const likenesses: readonly (readonly [like: string, colours: string])[] = [
  ['(?:a\\s+)?(?:fire|flames?|lava|embers?|burning)', 'orange and red'],
  ['(?:ice|frost)', 'icy blue'],
  ['blood', 'blood red'],
]
const ofAir = '(?:smoke|mist|fog|haze|glow|aura|nebula|clouds?|swirls?|light|magic|energy|beams?|rays?|hair|water)'

const withLikeness = (wish: string): string =>
  likenesses.reduce((told, [like, colours]) => {
    const looks = new RegExp(
      `(\\bthe\\s+(?:[\\w-]+\\s+)?${ofAir}\\b[^,.;!?]*?)\\s+(?:(${may})\\s+)?(?:(?:to\\s+)?(?:look|be|glow|shine|burn)\\s+)(?:(?:more|just|rather)\\s+)?like\\s+${like}\\b(\\s*,\\s*)?([\\w-]*)`,
      'gi',
    )
    return told.replace(looks, (_, thing: string, should = '', comma = '', next = '') => {
      const lead = should === '' ? ' ' : ` ${should} be `
      if (comma !== '' && isColour(next)) return `${thing}${lead}${next}`
      return `${thing}${lead}${colours}${comma}${next === '' || comma !== '' ? '' : ' '}${next}`
    })
  }, wish)

const who = `(the\\s+(?:(?!and\\b|in\\b|a\\b)[\\w-]+\\s+)?[\\w-]+|he|she|him|her|they|them)`
const garment =
  '(dress|gown|robes?|coat|cloak|suit|outfit|kimono|uniform|costume|jacket|shirt|t-shirt|blouse|sweater|jumper|hoodie|cardigan|skirt|trousers|pants|jeans|shorts|shoes|boots|armou?r)'
const worn = `(?:(?:an?|some)\\s+)?((?:[\\w-]+\\s+){1,3}?)${garment}\\b(?:\\s+on\\b)?`

const dressed: readonly RegExp[] = [
  new RegExp(`\\b(?:give|put)\\s+${who}\\s+(?:in(?:to)?\\s+)?${worn}`, 'gi'),
  new RegExp(`\\b(?:dress|clothe)\\s+${who}\\s+in\\s+${worn}`, 'gi'),
  new RegExp(
    `\\b(?:(?:let|have|make|${may}|i(?:['’]d| would) (?:like|love)|i want)\\s+)${who}\\s+(?:(?:to\\s+)?(?:wear|have|be wearing|be in|be dressed in|wearing|in)\\s+)${worn}`,
    'gi',
  ),
  new RegExp(`\\b${who}\\s+${may}\\s+(?:wear|have|be wearing|be in|be dressed in|get)\\s+${worn}`, 'gi'),
]

const possessives: Readonly<Record<string, string>> = {
  he: 'his',
  him: 'his',
  she: 'her',
  her: 'her',
  they: 'their',
  them: 'their',
}

/** "Give the woman a red dress": the dress that she has is red. */
const withDresses = (wish: string): string =>
  dressed.reduce(
    (told, phrase) =>
      told.replace(phrase, (found, person: string, looks: string, what: string) => {
        const colour = colourOf(looks)
        const whose = possessives[person.toLowerCase()]
        const worn = whose === undefined ? `the ${what} of ${person}` : `${whose} ${what}`
        return colour === null ? found : `make ${worn} ${colour}`
      }),
    wish,
  )

const forColour =
  (plain: (colour: string) => string) =>
  (found: string, colour: string): string =>
    isColour(colour) ? plain(colour) : found

export const coloursTold = (wish: string): string =>
  withDresses(withLikeness(wish))
    .replace(
      allShould,
      forColour((colour) => `change ${colour} to `),
    )
    .replace(
      turnAll,
      forColour((colour) => `change ${colour} to `),
    )
    .replace(allInstead, (found: string, from: string, to: string) =>
      isColour(from) && isColour(to) ? `change ${from} to ${to}` : found,
    )
    .replace(
      wherever,
      forColour((colour) => `change ${colour} to `),
    )
    .replace(
      tiredOf,
      forColour((colour) => `I don't like the ${colour}`),
    )
    .replace(
      isNotMine,
      forColour((colour) => `I don't like the ${colour}`),
    )
