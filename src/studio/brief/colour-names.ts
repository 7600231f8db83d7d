// Names of colours for people: the nearest of a printer's vocabulary.
import { lchOf } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'

const names: Readonly<Record<string, string>> = {
  black: '#0b0b0d',
  ink: '#161821',
  'warm black': '#191310',
  charcoal: '#33353a',
  slate: '#55606c',
  pewter: '#80868c',
  'dove grey': '#b3b5b6',
  'pale grey': '#d9dadb',
  'soft white': '#f4f3f1',
  'warm grey': '#9a928a',
  taupe: '#7c6f64',
  ivory: '#f6efe0',
  cream: '#f3e6c8',
  parchment: '#e6d6b4',
  sand: '#d6bf94',
  buff: '#c7a97c',
  ochre: '#c28a2e',
  mustard: '#d3a625',
  gold: '#d9b24a',
  'pale gold': '#ead9a0',
  amber: '#e8a030',
  honey: '#d9923a',
  tangerine: '#f08030',
  'burnt orange': '#c2571f',
  terracotta: '#b8623f',
  rust: '#8f4322',
  copper: '#a9683f',
  bronze: '#7d5a33',
  chestnut: '#5f3220',
  umber: '#4a3524',
  'dark chocolate': '#2b1a14',
  'bitter brown': '#3a2318',
  coral: '#ef7a62',
  salmon: '#f3a390',
  peach: '#f8cbab',
  apricot: '#f0b183',
  vermilion: '#dc3f23',
  scarlet: '#c92a20',
  crimson: '#a81c2e',
  'oxblood red': '#5f1218',
  burgundy: '#6d1d33',
  garnet: '#7f2330',
  'deep wine': '#3a0f1d',
  rose: '#d9768a',
  'dusty rose': '#c08a8e',
  blush: '#f1d1cd',
  'shell pink': '#f9e4df',
  'hot pink': '#e5358a',
  fuchsia: '#b91d75',
  raspberry: '#8f1f54',
  mauve: '#a58aa8',
  plum: '#5a2a52',
  aubergine: '#2e1630',
  lilac: '#c8b1dc',
  lavender: '#dcd3ee',
  violet: '#7a48c0',
  amethyst: '#8d6ab0',
  'royal purple': '#4b2a86',
  'deep violet': '#241446',
  periwinkle: '#93a0dd',
  indigo: '#332f78',
  'midnight blue': '#0f1733',
  navy: '#1a2c56',
  'prussian blue': '#12324a',
  cobalt: '#2450b0',
  'electric blue': '#2a6df0',
  'steel blue': '#53799f',
  'dusty blue': '#8aa5bd',
  'sky blue': '#8ec3e8',
  'powder blue': '#c3dcec',
  'ice blue': '#e3f0f6',
  'petrol blue': '#12495a',
  'deep teal': '#0c3238',
  teal: '#18757a',
  'dusty teal': '#64969a',
  turquoise: '#35b4b4',
  aqua: '#8fdcd6',
  seafoam: '#b8e2cf',
  mint: '#d6f0df',
  'sea green': '#2f8a6b',
  emerald: '#107a4c',
  jade: '#4aa37c',
  'bottle green': '#0f3d2c',
  'forest green': '#24502f',
  'black green': '#0b1f1a',
  'moss green': '#5d6b32',
  olive: '#7b7640',
  'dark olive': '#34371c',
  sage: '#a4b498',
  fern: '#5f9650',
  'spring green': '#9ccb6c',
  lime: '#bfd83a',
  lemon: '#f4e25a',
  'butter yellow': '#f7ebab',
  'sunflower yellow': '#f5c52a',
}

interface Spot {
  readonly l: number
  readonly a: number
  readonly b: number
}

const spotOf = (colour: string): Spot => {
  const { l, c, h } = lchOf(colour)
  const angle = (h * Math.PI) / 180
  return { l, a: c * Math.cos(angle), b: c * Math.sin(angle) }
}

const spots = Object.entries(names).map(([name, colour]) => ({ name, spot: spotOf(colour) }))

/** Hue matters more to a name than lightness does. */
const hueWeight = 2.2

/** The name of the nearest colour of the vocabulary. */
export const nameColour = (colour: string): string => {
  const { l, a, b } = spotOf(colour)
  let best = { name: '', far: Number.POSITIVE_INFINITY }
  for (const { name, spot } of spots) {
    const far = (l - spot.l) ** 2 + hueWeight * ((a - spot.a) ** 2 + (b - spot.b) ** 2)
    if (far < best.far) best = { name, far }
  }
  return best.name
}

/** A palette in words: its ground, its body, its lights and its accents, each name once. */
export const namePalette = (
  palette: Palette,
): { readonly ground: string; readonly body: readonly string[]; readonly accent: string } => {
  const ground = nameColour(palette.deep)
  const accent = nameColour(palette.accent)
  const body = [palette.mid, palette.soft, palette.light, palette.counter]
    .map(nameColour)
    .filter((name, at, all) => name !== ground && name !== accent && all.indexOf(name) === at)
  return { ground, body: body.slice(0, 3), accent }
}
