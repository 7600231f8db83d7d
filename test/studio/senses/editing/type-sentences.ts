// Wishes about one line of type, told of any line: `LINE` stands for its name. Each with what must come of it for that line.
import type { TypeChange } from '../../../../src/studio/senses/editing/wish.ts'

type Fits = (change: TypeChange) => boolean

const scaled =
  (from: number, to: number): Fits =>
  ({ scale = 1 }) =>
    scale >= from && scale <= to
const larger = scaled(1.05, 3)
const smaller = scaled(0.2, 0.95)
const coloured: Fits = ({ colour }) => colour !== undefined
const is =
  (wanted: TypeChange): Fits =>
  (change) =>
    Object.entries({ ...change, ...wanted }).every(([key, value]) =>
      Object.entries(change).some(([k, v]) => k === key && v === value),
    )

export const typeSentences: readonly (readonly [wish: string, fits: Fits])[] = [
  ['make LINE larger', larger],
  ['LINE is too small', larger],
  ['can you enlarge LINE?', larger],
  ['LINE needs to be more prominent', larger],
  ['LINE could use more presence', larger],
  ['make LINE 20% bigger', scaled(1.19, 1.21)],
  ['I want LINE twice as big', scaled(1.7, 2.1)],
  ['make LINE half as big again', scaled(1.49, 1.51)],
  ['LINE is too big', smaller],
  ['LINE is too big, bring it down a bit', smaller],
  ['LINE is too big, bring it down by a third or so', scaled(0.66, 0.68)],
  ['shrink LINE by a third', scaled(0.66, 0.68)],
  ['could LINE come down in size by about a quarter?', scaled(0.74, 0.76)],
  ['take LINE down by 20 percent', scaled(0.79, 0.81)],
  ['cut LINE in half', scaled(0.49, 0.51)],
  ['LINE half the size please', scaled(0.49, 0.51)],
  ['LINE in gold', is({ metal: 'gold' })],
  ['make LINE white', coloured],
  ['change LINE to a warm cream colour', is({ colourName: 'cream' })],
  ['LINE in a brighter colour', coloured],
  ['make LINE a deep forest green', coloured],
  ['LINE in plain flat white', is({ flat: true })],
  ['set LINE in a script font', is({ lettering: 'script' })],
  ['could LINE be written by hand?', is({ lettering: 'handwritten' })],
  ['LINE in typewriter', is({ lettering: 'typewriter' })],
  ['LINE in condensed letters', is({ lettering: 'condensed' })],
  ['use a rounded friendly font for LINE', is({ lettering: 'playful' })],
  ['LINE in gothic letters', is({ lettering: 'blackletter' })],
  ['LINE should look hand painted with a brush', is({ lettering: 'handwritten' })],
  ['LINE in comic book lettering', is({ lettering: 'retro' })],
  ["I don't want LINE in italics, a plain upright serif please", is({ lettering: 'serif' })],
  ['LINE in a clearer typeface', is({ lettering: 'readable' })],
  ['LINE is too curly', is({ lettering: 'readable' })],
  ['LINE in all caps', is({ case: 'upper' })],
  ['LINE not in capitals please', is({ case: 'as-given' })],
  ['only the first letters of LINE should be capitals', is({ case: 'as-given' })],
  ['give LINE a strong dark shadow', is({ shadow: true, shade: '#000000' })],
  ['LINE gets lost on the mountain, give it a strong dark shadow', is({ shadow: true, shade: '#000000' })],
  ['LINE with a thin black outline', is({ outline: true })],
  ['LINE should be outlined in white', is({ outline: true })],
  ['remove the shadow from LINE', is({ shadow: false })],
  ['tone down the glow on LINE', is({ glow: false })],
  ['LINE without any effects', is({ flat: true })],
  ['the letters of LINE are too close together', ({ tracking = 0 }) => tracking > 0],
  ['the letters of LINE are too far apart', ({ tracking = 0 }) => tracking < 0],
  ['set LINE tighter', ({ tracking = 0 }) => tracking < 0],
  ['LINE flush right', is({ align: 'right' })],
  ['put LINE in the middle of the cover', is({ align: 'center' })],
  ['move LINE to the top', is({ place: 'top' })],
  ['bring LINE down to the bottom', is({ place: 'bottom' })],
  ['bring LINE down a bit', is({ shift: 0.05 })],
]
