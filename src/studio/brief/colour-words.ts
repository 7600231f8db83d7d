// Colours as people ask for them: OKLCH coordinates, and the words for each.
import type { Metal } from '../colour/palette.ts'

export interface ColourWord {
  readonly l: number
  readonly c: number
  readonly h: number
  readonly metal: Metal | null
  /** Comma-separated. */
  readonly words: string
}

const plain = (l: number, c: number, h: number, words: string): ColourWord => ({ l, c, h, metal: null, words })
const metal = (name: Metal, l: number, c: number, h: number, words: string): ColourWord => ({
  l,
  c,
  h,
  metal: name,
  words,
})

export const colourWords: Readonly<Record<string, ColourWord>> = {
  red: plain(0.56, 0.21, 27, 'red, reds, rot, rouge, rojo, rosso'),
  crimson: plain(0.5, 0.2, 20, 'crimson, blood red, blood-red, ruby, ruby red, carmine, cherry red'),
  scarlet: plain(0.58, 0.22, 30, 'scarlet, vermilion, fire engine red, flame red'),
  burgundy: plain(0.37, 0.12, 15, 'burgundy, maroon, oxblood, wine red, wine-red, claret, merlot red'),
  coral: plain(0.71, 0.16, 32, 'coral, salmon pink, coral pink, salmon'),
  orange: plain(0.73, 0.17, 55, 'orange, oranges, tangerine, pumpkin orange, flame orange'),
  rust: plain(0.52, 0.13, 42, 'rust, rusty red, terracotta, burnt orange, burned orange, brick, sienna'),
  amber: plain(0.77, 0.15, 72, 'amber, honey, honey gold, marmalade'),
  gold: metal('gold', 0.78, 0.13, 85, 'gold, golden, gilded, gilt, gold foil, golds'),
  copper: metal('copper', 0.62, 0.12, 50, 'copper, bronze, copper foil'),
  'rose gold': metal('rose', 0.74, 0.08, 30, 'rose gold, rose-gold'),
  silver: metal('silver', 0.8, 0.01, 250, 'silver, silvery, chrome, silver foil, pewter'),
  mustard: plain(0.74, 0.14, 88, 'mustard, ochre, saffron, ocher'),
  yellow: plain(0.88, 0.17, 98, 'yellow, lemon, canary, lemon yellow, sunflower yellow, gelb, jaune, amarillo, giallo'),
  cream: plain(0.95, 0.03, 88, 'cream, ivory, beige, parchment, buff, sand, champagne, eggshell, off-white'),
  brown: plain(0.43, 0.07, 55, 'brown, chocolate, chocolate brown, coffee brown, tan, sepia, umber, walnut'),
  olive: plain(0.53, 0.09, 112, 'olive, olive green, moss green, khaki, moss'),
  lime: plain(0.82, 0.2, 125, 'lime, lime green, chartreuse, neon green, acid green'),
  green: plain(0.55, 0.14, 148, 'green, greens, leaf green, apple green, grass green, grün, vert, verde'),
  sage: plain(0.72, 0.05, 145, 'sage, sage green, sea glass, eucalyptus green, pistachio'),
  emerald: plain(0.55, 0.14, 160, 'emerald, emerald green, jade, jade green, malachite'),
  'forest green': plain(
    0.37,
    0.08,
    150,
    'forest green, bottle green, hunter green, pine green, dark green, deep green',
  ),
  mint: plain(0.87, 0.08, 165, 'mint, mint green, seafoam'),
  teal: plain(0.5, 0.09, 195, 'teal, petrol, petrol blue, sea green, deep teal'),
  turquoise: plain(0.76, 0.12, 190, 'turquoise, aqua, aquamarine, cyan'),
  'sky blue': plain(0.79, 0.09, 235, 'sky blue, sky-blue, pale blue, light blue, baby blue, powder blue, ice blue'),
  blue: plain(0.53, 0.17, 255, 'blue, blues, ocean blue, blau, bleu, azul, blu'),
  cobalt: plain(0.46, 0.2, 262, 'cobalt, royal blue, electric blue, ultramarine, sapphire, sapphire blue, lapis'),
  navy: plain(0.29, 0.09, 262, 'navy, navy blue, midnight blue, dark blue, deep blue, ink blue'),
  indigo: plain(0.38, 0.15, 280, 'indigo, indigo blue'),
  violet: plain(0.5, 0.2, 295, 'violet, purple, purples, royal purple, amethyst, lila, violett, viola, morado'),
  plum: plain(0.39, 0.12, 325, 'plum, aubergine, eggplant, plum purple, mulberry'),
  lavender: plain(0.79, 0.08, 300, 'lavender, lilac, mauve, periwinkle, lavender purple, wisteria'),
  magenta: plain(0.6, 0.25, 345, 'magenta, fuchsia, hot pink, neon pink'),
  pink: plain(0.78, 0.11, 0, 'pink, pinks, rose pink, bubblegum, rosa'),
  blush: plain(0.87, 0.05, 20, 'blush, blush pink, pale pink'),
  peach: plain(0.86, 0.08, 55, 'peach, apricot, peach tones'),
  'dusty rose': plain(0.69, 0.075, 12, 'dusty rose, dusty pink, old rose, antique rose, dusky pink, dusky rose'),
  black: plain(0.15, 0.005, 270, 'black, jet black, jet-black, ebony, onyx, schwarz, noir, raven black'),
  charcoal: plain(0.33, 0.01, 260, 'charcoal, slate, graphite, anthracite'),
  grey: plain(0.62, 0.01, 260, 'grey, gray, greys, grays, dove grey, stone grey, ash grey, grau'),
  white: plain(0.98, 0.003, 90, 'white, snow white, pure white, weiss, weiß, blanc, blanco, bianco'),
}

/** What a word before a colour does to it: lightness added, chroma multiplied. */
export const shades: Readonly<Record<string, { readonly l: number; readonly c: number }>> = {
  'deep, dark, rich, inky': { l: -0.16, c: 0.9 },
  'pale, light, soft, powdery, pastel': { l: 0.14, c: 0.5 },
  'bright, vivid, bold, electric, neon, hot, saturated': { l: 0.04, c: 1.3 },
  'muted, dusty, faded, washed-out, smoky, desaturated': { l: 0, c: 0.5 },
}

/** Expressions whose colour is no wish. */
export const misleadingColours = `
  red-haired, red hair, blue eyes, green eyes, brown eyes, black hair, golden hair, golden retriever, black cat, grey hair,
  red herring, black sheep, white house, green card, blue moon, golden age, golden rule, black market, white lie,
  silver lining, silver screen, red tape, out of the blue, black box, grey area, rose garden, gold coast, red sea,
  black sea, orange juice, blue collar, white collar, black friday, white space, silver bullet, gold mine, gold rush,
  gold medal, lemon tree, honey trap, sand dunes, coral reef, plum tree, mint tea, peach tree, olive branch, olive tree,
  black and white photograph, golden hour, golden ratio, brick wall, brick house, viola player, rust belt, sage advice,
  champagne glass, chocolate cake, hot chocolate, ruby slippers, white wedding, greenhouse, red carpet, black magic
`
