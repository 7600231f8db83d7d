// What somebody wears or has on them in a colour, told as the colour of what is there: "give the woman a red dress" is "make the dress of the
// woman red".
import { colourOf, isColour } from '../../sentence/said-colours.ts'
import { mayPattern as may } from '../said-patterns.ts'

const who = `(the\\s+(?:(?!and\\b|in\\b|a\\b)[\\w-]+\\s+)?[\\w-]+|he|she|him|her|they|them)`
const garment =
  '(dress|gown|robes?|coat|cloak|suit|outfit|kimono|uniform|costume|jacket|shirt|t-shirt|jersey|top|blouse|sweater|jumper|pullover|hoodie|cardigan|skirt|trousers|pants|jeans|shorts|shoes|boots|armou?r|hair)'
const worn = `(?:(?:an?|some)\\s+)?((?:[\\w-]+\\s+){1,4}?)${garment}\\b(?:\\s+on\\b)?`

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
export const withDresses = (wish: string): string =>
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

/** "Red with yellow stripes", "a red jumper with yellow stripes". */
const stripedWith = new RegExp(
  `\\b([\\w-]+)(\\s+${garment})?\\s+with\\s+(?:(?:thin|thick|broad|wide|narrow|bold)\\s+)?((?:[\\w-]+\\s+)?[\\w-]+)\\s+(?:stripes|checks|dots|spots|squares)\\b`,
  'gi',
)

/** "Give the bird a blue body": it is blue. */
const bodied = new RegExp(
  `\\bgive\\s+${who}\\s+an?\\s+((?:[\\w-]+\\s+){1,3}?)(?:body|fur|skin|feathers|plumage|pelt|colou?r|tint|finish|paint job|surface)\\b`,
  'gi',
)

/** "A brighter top, neon yellow for example". */
const dressedAfter = new RegExp(
  `\\bgive\\s+${who}\\s+an?\\s+(?:[\\w-]+\\s+){0,2}?${garment}\\s*,\\s*((?:[\\w-]+\\s+)?[\\w-]+?)(?:\\s+(?:for example|for instance|maybe|perhaps|say|or so|please|would do))?(?=\\s*(?:[,.;!?]|$))`,
  'gi',
)

export const withStripes = (wish: string): string =>
  wish.replace(stripedWith, (found, colour: string, worn: string | undefined, _garment, second: string) =>
    isColour(colour) && isColour(second) ? `${colour} and ${second}${worn ?? ''}` : found,
  )

/** What is given to somebody and is there already takes the colour. */
export const withGivenColours = (wish: string): string =>
  wish
    .replace(bodied, (found, whom: string, looks: string) => {
      const colour = colourOf(looks)
      return colour === null ? found : `make ${whom} ${colour}`
    })
    .replace(dressedAfter, (found, whom: string, what: string, colour: string) =>
      isColour(colour) ? `make ${possessives[whom.toLowerCase()] ?? `${whom}'s`} ${what} ${colour}` : found,
    )
