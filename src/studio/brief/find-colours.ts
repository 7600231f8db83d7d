// The colours a prompt asks for ("deep green and gold") or refuses ("no red"), in the order it names them.
import { z } from 'zod'
import { metals } from '../colour/palette.ts'
import { type ColourWord, colourWords, misleadingColours, shades } from './colour-words.ts'
import { ExpressionIndex } from './expression-index.ts'
import { deniedTokens } from './negation.ts'
import { type Token, tokensOf } from './tokens.ts'

export const colourWishSchema = z
  .object({
    name: z.string(),
    /** OKLCH, as of `Lch`. */
    l: z.number(),
    c: z.number(),
    h: z.number(),
    metal: z.enum(metals).nullable(),
    wanted: z.boolean(),
  })
  .readonly()

export type ColourWish = z.infer<typeof colourWishSchema>

const most = 4
/** Chroma below which a colour is black, white or grey: a wish only where it is plainly said of the cover. */
const neutral = 0.02
/** Chroma from which a colour has a hue that should be seen. */
const coloured = 0.04

const colours = new ExpressionIndex<string | null>()
colours.add(misleadingColours, null)
for (const [name, { words }] of Object.entries(colourWords)) colours.add(words, name)

const shadesByWord = new Map(
  Object.entries(shades).flatMap(([words, shade]) => tokensOf(words).map(({ word }) => [word, shade] as const)),
)

/** A colour at a place of a text, with the shade before it: `deep green`. Null where its words mean something else. */
export interface ColourMatch {
  readonly colour: Omit<ColourWish, 'wanted'> | null
  readonly to: number
}

/** The colour that is named from this token on, if any. */
export const colourAt = (tokens: readonly Token[], from: number): ColourMatch | undefined => {
  const [plain] = colours.matchesAt(tokens, from)
  // "Washed-out green" has a shade, "it came out green" none.
  const isShade = tokens[from]?.word !== 'out' || tokens[from - 1]?.word === 'washed'
  const shade = plain || !isShade ? undefined : shadesByWord.get(tokens[from]?.word ?? '')
  const [match] = shade ? colours.matchesAt(tokens, from + 1) : [plain]
  if (!match || (shade && tokens[from + 1]?.opensSentence)) return undefined
  const name = match.meanings[0] ?? null
  const colour = name === null ? undefined : colourWords[name]
  if (name === null || colour === undefined) return { colour: null, to: match.to }
  return { colour: seenShade(shaded(name, colour, shade ?? { l: 0, c: 1 }), colour), to: match.to }
}

/** Lightness under which a colour can hardly be told from black. */
const leastSeen = 0.3

/** "Deep wine red" is still red: what is dark by itself is not deepened until nothing is seen of it. */
const seenShade = (wish: Omit<ColourWish, 'wanted'>, { l, c }: ColourWord): Omit<ColourWish, 'wanted'> =>
  c < coloured ? wish : { ...wish, l: Math.max(wish.l, Math.min(l, leastSeen)) }

const shaded = (
  name: string,
  colour: ColourWord,
  shade: { readonly l: number; readonly c: number },
): Omit<ColourWish, 'wanted'> => ({
  name,
  l: rounded(Math.min(0.98, Math.max(0.12, colour.l + shade.l))),
  c: rounded(Math.min(0.3, colour.c * shade.c)),
  h: colour.h,
  metal: colour.metal,
})

const saidOfCovers: ReadonlySet<string> = new Set(
  'background ground tone palette cover colour color scheme type title sky accent'.split(' '),
)
const joins: ReadonlySet<string> = new Set(['and', 'on', 'in', 'with', 'over', 'against', 'und', 'et', 'y', 'e'])

export const findColours = (prompt: string | null): readonly ColourWish[] => {
  const tokens = tokensOf(prompt ?? '')
  const denied = deniedTokens(tokens, true)
  const matches = colours.read(tokens)
  const wishes: ColourWish[] = []
  for (const [at, { from, to, meanings }] of matches.entries()) {
    const name = meanings[0] ?? null
    const colour = name === null ? undefined : colourWords[name]
    if (name === null || colour === undefined || wishes.some((wish) => wish.name === name)) continue
    const wanted = !denied.has(to - 1)
    const isBeside = matches[at - 1]?.to === from - 1 || matches[at + 1]?.from === to + 1
    if (
      wanted &&
      colour.c < neutral &&
      !(isBeside && colour.metal === null) &&
      !isSaidOfCover(tokens, from, to, colour.metal !== null)
    )
      continue
    const shade = shadesByWord.get(tokens[from - 1]?.word ?? '') ?? { l: 0, c: 1 }
    wishes.push({ ...shaded(name, colour, shade), wanted })
  }
  return wishes.slice(0, most)
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000

const isSaidOfCover = (tokens: readonly Token[], from: number, to: number, isMetal: boolean): boolean =>
  isMetal || saidOfCovers.has(tokens[to]?.singular ?? '') || joins.has(tokens[from - 1]?.word ?? '')
