// Words for light and colour: tones and kinds of palettes.
import { oklch } from '../../../colour/colour.ts'
import type { GradeChange, PaletteKind } from '../wish.ts'
import type { Entry } from './words.ts'

const tone = (said: string, opposite: string, change: GradeChange, expressions: string): Entry => [
  expressions,
  { is: 'tone', change, said, opposite },
]
const palette = (name: PaletteKind, expressions: string): Entry => [expressions, { is: 'palette', palette: name }]

const shade = (name: string, hex: string, expressions: string): Entry => [
  expressions,
  { is: 'colour', colour: { name, hex, metal: null } },
]

const tones: readonly Entry[] = [
  tone(
    'darker',
    'lighter',
    { lightness: -0.42 },
    'darker, darken, dark, dim, dimmer, darkness, gloom, dimly lit, low light, black it out, shadowed, shade, underexposed, dusky, lights off, turn the lights off, turn off the lights, lights out',
  ),
  tone(
    'brighter',
    'darker',
    { lightness: 0.42 },
    'brighter, brighten, bright, lighter, lighten, light, brightness, illuminated, lit up, light up, lightness, luminous, well lit, exposure, more light, light it up, radiant',
  ),
  tone(
    'lit more warmly',
    'lit less',
    { lightness: 0.16, contrast: 0.3, temperature: 0.35, saturation: 0.25 },
    'lights on, light in the window should be on, light in the window on, light on in the window, light in the window, lights on in the windows, lights in the windows, light in the windows, lit windows, turn on the lights, turn on the lights in all windows, windows lit, lamps lit, turn the lights on, windows glowing, glowing windows, warm lights in the windows',
  ),
  tone(
    'higher in contrast',
    'softer in contrast',
    { contrast: 0.5 },
    'deeper blacks, deep blacks, richer blacks, darker blacks, crushed blacks, contrast, contrasty, high contrast, punchy, punchier, pop, punch, crisp, crisper, stand out, contrasting, striking, sharp, sharper, sharpness, eye-catching, noticeable',
  ),
  tone(
    'softer',
    'harder',
    { contrast: -0.45, lightness: 0.06 },
    'softer light, soft light, low contrast, flat light, softer, soften, soft, gentle light, diffused light, diffuse, hazier light, faded contrast, matte',
  ),
  tone(
    'more saturated',
    'less saturated',
    { saturation: 0.55 },
    'saturated, saturation, saturate, vivid, energetic, dynamic, colourful, colorful, vibrant, vibrancy, intense colours, intense colors, rich colours, rich colors, richer, livelier, colour intensity, brighter colours, brighter colors, bright colours, bright colors, lively colours, lively colors, stronger colours, stronger colors, loud, louder, garish, gaudy, flashy',
  ),
  tone(
    'in other colours',
    'in other colours',
    { hue: 150 },
    'different colours, different colors, other colours, other colors, another palette, different palette, new palette, new colours, another colour scheme, different colour scheme, other colour scheme',
  ),
  tone(
    'fresher',
    'duller',
    { lightness: 0.22, saturation: 0.2 },
    'fresh, fresher, airy feel, crisp and fresh, refreshing, freshen up',
  ),
  tone(
    'less saturated',
    'more saturated',
    { saturation: -0.6 },
    'desaturated, desaturate, washed out, washed-out, faded, fade, paler, pale, dull, duller, subdued, greyish, grayish, bleached, drained',
  ),
  tone(
    'warmer',
    'cooler',
    { temperature: 0.62 },
    'warmer, warm, warmth, warm up, warmer colours, warmer colors, warm colours, warm tones, warm light, hotter, sunnier tones, toasty',
  ),
  tone(
    'cooler',
    'warmer',
    { temperature: -0.62 },
    'cooler, cool, colder, cold, chilly, chill, cool tones, cold light, cool colours, cooler colours, cool colors, cooler colors, coolness, bluish, frigid',
  ),
  tone('more dramatic', 'calmer', { contrast: 0.5, lightness: -0.16 }, 'dramatic, drama, chiaroscuro, theatrical'),
  tone(
    'quieter',
    'louder',
    { saturation: -0.45, contrast: -0.2 },
    'tone it down, toned-down, subtler, tone this down, tone everything down, calm it down, quieter colours',
  ),
]

const palettes: readonly Entry[] = [
  palette(
    'monochrome',
    'monochrome, monochromatic, black and white, black-and-white, greyscale, grayscale, single colour, one colour, b w, grey scale',
  ),
  palette(
    'pastel',
    'pastel, pastels, pastel colours, pastel colors, pastel palette, candy colours, candy colors, baby colours, sorbet',
  ),
  palette(
    'earth',
    'earth, earthy, earth tones, earth colours, natural colours, natural tones, earthen, earthy tones, earthy colours, natural palette',
  ),
  palette(
    'muted',
    'muted, muted colours, muted colors, muted palette, understated, toned down, quiet colours, dusty colours, dusty colors, low saturation, mute',
  ),
  palette(
    'dark',
    'dark palette, dark colours, dark colors, darker colours, darker colors, darker palette, dark mode, dark scheme, dark tones, deep colours, deep colors',
  ),
  palette(
    'bold',
    'bold colours, bold colors, bold palette, loud colours, loud colors, bolder colours, bolder colors, primary colours, primary colors, pop art colours, pop colours',
  ),
  palette('warm', 'warm palette, warm colour palette, fiery palette, sunset palette, sunset colours, sunset colors'),
  palette('cool', 'cool palette, cold palette, icy palette, ocean colours, ocean palette, wintry palette, ice palette'),
  palette(
    'metallic',
    'metallic, metallics, metallic palette, gilded palette, luxurious, luxury, opulent, lavish, premium, expensive, high-end, high end, upscale, rich look',
  ),
  palette('duotone', 'duotone, two-tone, two tone, two colours, two colors, two-colour, bicolour'),
  palette(
    'neon',
    'neon, neon colours, neon colors, neon palette, fluorescent, cyberpunk colours, electric colours, electric colors, neon lights, cyberpunk',
  ),
  palette(
    'synthwave',
    'synthwave, vaporwave, retrowave, outrun, synthwave style, vaporwave style, retro synthwave, 80s neon, 1980s neon, miami vice',
  ),
  palette(
    'seventies',
    'seventies, the seventies, 1970s, 70s, 70s style, seventies style, seventies look, 70s look, 1970s look, 1970s style, seventies colours, 70s colours, seventies palette',
  ),
  palette('sepia', 'sepia, sepia tone, sepia toned, sepia tones, sepia-toned, in sepia, brown and cream photo'),
  shade(
    'fiery orange',
    oklch(0.63, 0.2, 42),
    'fire tones, fire colours, fiery tones, fiery colours, flame colours, flame tones, fiery',
  ),
  shade('fiery red', oklch(0.58, 0.225, 29), 'fiery red, flame red, fire red, fire engine red, burning red'),
  shade(
    'icy blue',
    oklch(0.84, 0.055, 228),
    'icy blue, ice blue, frosty blue, arctic blue, glacial blue, glacier blue',
  ),
  shade('sea blue', oklch(0.55, 0.11, 225), 'ocean tones, sea tones, sea colours, water colours palette, marine tones'),
  shade('forest green', oklch(0.42, 0.1, 150), 'forest tones, forest colours, woodland tones, woodland colours'),
  shade(
    'sickly green',
    oklch(0.66, 0.1, 118),
    'sickly, sickly green, sickly yellow green, queasy, queasy green, bilious, bilious green, toxic green, poison green, poisonous green, jaundiced',
  ),
  shade('sandstone', oklch(0.74, 0.075, 72), 'sandstone, sandstone colour, honey stone, limestone'),
  shade('sand', oklch(0.8, 0.06, 82), 'desert tones, desert colours, sandy tones, sandy colours'),
  [
    'invert, inverted, inverse, negative, invert the colours, reverse the colours, reverse the colors, flip the colours, flip the colors, inverted colours, colour negative, opposite colours',
    { is: 'negative' },
  ],
]

export const toneWords: readonly Entry[] = [...tones, ...palettes]
