// Words for type: letterings, case, spacing and effects.
import type { Lettering } from '../wish.ts'
import type { Entry } from './words.ts'

/** Radians by which a line leans that nobody says more of. */
const slanted = -0.06

const lettering = (name: Lettering, expressions: string): Entry => [expressions, { is: 'lettering', lettering: name }]

export const typeWords: readonly Entry[] = [
  lettering(
    'serif',
    'serif, serifs, serif font, with serifs, serifed, roman font, roman type, old style font, old style, old style book font, book font, old style serif, old fashioned serif, bookish font, garamond, times, traditional font, classic font, times new roman, antiqua',
  ),
  lettering(
    'sans',
    'sans, sans serif, sans-serif, grotesque, helvetica, arial, sans font, without serifs, sanserif, no serifs, geometric font',
  ),
  lettering(
    'script',
    'script, joined up, joined-up, script font, brush font, brush lettering, calligraphy font, cursive, calligraphy, calligraphic, calligraphic hand, flowing hand, cursive hand, copperplate, copperplate hand, swirly, swashes, cursive font, brush script, flowing, curly font, curly, flourished, swirly font, swoopy',
  ),
  lettering(
    'handwritten',
    'handwritten, handwriting, hand-lettered, hand lettered, hand lettering, handwritten font, hand-written, hand written, marker font, handdrawn font, hand drawn font, hand-drawn font, written by hand, lettered by hand, drawn by hand',
  ),
  lettering(
    'slab',
    'slab, slab serif, slab-serif, slab font, egyptian font, western font, cowboy font, woodtype, wood type, saloon',
  ),
  lettering(
    'typewriter',
    'typewriter font, monospace, monospaced, mono font, typewritten, courier, typewriter type, typewriter style, typewriter lettering, typewriter text',
  ),
  lettering(
    'blackletter',
    'blackletter, gothic blackletter, gothic script, gothic typeface, gothic text, gothic title, gothic style font, gothic font, old english, fraktur, medieval font, gothic lettering, gothic type, gothic letters, black letter font, black letter type, black letter typeface, black letter title, something gothic, old english font, old english letters',
  ),
  lettering('condensed', 'condensed, narrow, narrower, compressed, tall letters, condensed font, narrow font, skinny'),
  lettering('italic', 'italic, italics, italicise, italicize, slanted, oblique, italicised'),
  lettering(
    'bold',
    'bold, bolder, semi-bold, semibold, demi-bold, extra bold, extrabold, weight to black, weight to bold, black weight, heavy weight, heavy, heavier, thick, thicker, heavier weight, bold font, fat, chunky, chunkier, bold type, embolden, strong font, boldface, fatter, weightier',
  ),
  lettering(
    'thin',
    'thin, thinner, fainter, finer, fine, lighter weight, light weight, lightweight, hairline, slim, slimmer, delicate, thinner letters, light font, lighter font, skinnier, thin font, delicate font',
  ),
  lettering('deco', 'art deco, deco, art deco font, gatsby font, gatsby, 1920s font, twenties font, deco font'),
  lettering(
    'futuristic',
    'futuristic, futuristic font, sci-fi font, sci fi font, techno font, space font, digital font, tech font, sci-fi, sci fi',
  ),
  lettering(
    'playful',
    'playful font, fun font, bubbly, bubble letters, rounded font, childish font, comic font, rounded, bouncy, cartoon font, kids font, friendly font, cute font',
  ),
  lettering(
    'elegant',
    'elegant, elegant font, graceful, classy, fancy, fancier, more elegant, stylish, fancy font, classy font, refined font, luxurious font, delicate serif',
  ),
  lettering(
    'modern',
    'modern, modern font, contemporary, contemporary font, clean font, simple font, cleaner font, simpler font, minimalist font, plain font, neutral font, modernise, modernize',
  ),
  lettering(
    'readable',
    `readable font, legible font, clear font, clearer font, readable typeface, legible typeface, clear typeface, clearer typeface, readable face,
    legible face, clearer face, clear face, clear lettering, clearer lettering, readable lettering, legible lettering, clearer letters, clear letters,
    clear type, clearer type, readable letters, legible letters, easier font, font that is easier to read, font that is easy to read, easily readable font,
    less ornate font, less curly font, less fancy font, plainer font, plainer typeface, plain typeface, simple typeface, simpler typeface, plain lettering, plainer lettering`,
  ),
  lettering(
    'retro',
    'retro font, vintage font, old-school font, groovy, groovy font, old fashioned font, 70s font, pulp font',
  ),
  lettering(
    'horror',
    'horror font, scary font, spooky font, creepy font, dripping font, gothic horror font, bloody font',
  ),
  lettering(
    'other',
    'different font, another font, new font, other font, different typeface, another typeface, new typeface, different lettering, font change, proper font, better font, nicer font, nice font, good font',
  ),
  [
    'small caps, small capitals, all caps, all-caps, capitals, uppercase, upper case, upper-case, caps, block capitals, capital letters, capitalise, capitalize, capitalised, all capitals, in caps, block letters',
    { is: 'setting', change: { case: 'upper' } },
  ],
  [
    'lowercase, lower case, lower-case, small letters, no capitals, no caps, all lowercase, uncapitalised, uncapitalized',
    { is: 'setting', change: { case: 'lower' } },
  ],
  [
    'title case, mixed case, sentence case, normal case, not all caps, not in all caps, proper case, initial capitals, normal capitalisation, normal capitalization, no capitals in, normal letters',
    { is: 'setting', change: { case: 'as-given' } },
  ],
  [
    'left align, left-align, left aligned, left-aligned, align left, aligned left, flush left, align to the left, ranged left, left justify, left justified, align it left, with the left margin, to the left margin, on the left margin, against the left margin',
    { is: 'setting', change: { align: 'left' } },
  ],
  [
    'right align, right-align, right aligned, right-aligned, align right, aligned right, flush right, align to the right, right justify, right justified, with the right margin, to the right margin, on the right margin, against the right margin',
    { is: 'setting', change: { align: 'right' } },
  ],
  [
    'center align, centre align, center-align, centre-align, center aligned, centre aligned, align center, align centre, align to the center, align to the centre, centre-aligned, center-aligned',
    { is: 'setting', change: { align: 'center' } },
  ],
  [
    'letter-spaced, letter spaced, letter spacing, letterspacing, spacing, tracking, kerning, spaced out, space out, wider spacing, spaced, letters apart, spread out, space between letters, space between the letters, space between them, more space between them, more space between, space between each letter, room between the letters, gaps between the letters, air between the letters, more air, air between letters, some air between the letters, more air between the letters, breathing room between the letters, airspace between the letters, letters wider apart, wider letter spacing, airy, airier, looser, wide spacing, letterspaced, letters further apart',
    { is: 'tracking', by: 0.12 },
  ],
  [
    'tighter spacing, tight spacing, tighten, tighter letters, tighter letter spacing, closer letters, tight tracking, tighter tracking, tighter kerning, closer together, condensed spacing, letters closer',
    { is: 'tracking', by: -0.06 },
  ],
  [
    'shadow, ghosting, ghost image, double image, drop shadow, drop-shadow, shadows, text shadow, shadowing, dropshadow, offset, offset shadow, offset colour, letter shadow, title shadow, shadow effect',
    { is: 'effect', effect: 'shadow' },
  ],
  [
    'outline, outlined, stroke, border around, contour, outlines, edge around, outlining, text outline, letter outline, outline around',
    { is: 'effect', effect: 'outline' },
  ],
  [
    'glow, glowing, glows, aglow, halo, shine, shining, glow effect, neon glow, neon sign, lit from within, glowy, luminescent',
    { is: 'effect', effect: 'glow' },
  ],
  [
    'foil, foiled, metallic type, shiny, embossed, foil stamped, foil stamping, metallic letters, emboss, shinier, metallic effect, metallic text, metallic title, metallic font',
    { is: 'effect', effect: 'foil' },
  ],
  [
    'effect, effects, text effects, plain letters, flat letters, no effects, gradient, bevel, plain text, flat text, flat ink, foil effect, text effect',
    { is: 'effect', effect: 'flat' },
  ],
  [
    `straighten, straighten out, straighten up, straight, set straight, upright, horizontal, horizontally, dead straight, level, untilted`,
    { is: 'setting', change: { tilt: 0 } },
  ],
  [
    `slant, at a slant, on a slant, slanting, at an angle, angled, on an angle, at a tilt, tilt, tilted, tilting, crooked, askew, diagonal, diagonally,
    lopsided, wonky, on the skew, skewed, sloping, at a slight angle, at a jaunty angle`,
    { is: 'setting', change: { tilt: slanted } },
  ],
  ['even lines', { is: 'setting', change: { even: true } }],
  ...['one', 'two', 'three', 'four', 'five'].map((number, at): Entry => {
    const lines = [
      `${number} line${at > 0 ? 's' : ''}`,
      ...(at === 0 ? ['a single line', 'single line', 'the same line'] : []),
    ]
    return [
      lines
        .flatMap((each) => ['on', 'in', 'over', 'into', 'across', 'onto', 'to', 'as'].map((by) => `${by} ${each}`))
        .join(', '),
      { is: 'setting', change: { lines: at + 1 } },
    ]
  }),
  [
    'readable, legible, easier to read, hard to read, readability, unreadable, illegible, legibility, hard to see, difficult to read, hard to make out, visible',
    { is: 'setting', change: { shadow: true, outline: true, scale: 1.15 } },
  ],
]
