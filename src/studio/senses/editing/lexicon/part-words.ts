// Parts of a picture that no painter knows by name: what they look like, and between which heights of their owner they are.
import type { Part } from '../../../direction/adjustments.ts'

type Place = Omit<Part, 'near' | 'isSingle'>

const place = (look: Part['look'], top = 0, bottom = 1): Place => ({ look, top, bottom })

const places: readonly (readonly [words: string, place: Place])[] = [
  [
    'dress, gown, robe, robes, cloak, coat, cape, suit, outfit, clothes, clothing, costume, kimono, uniform, armour, armor',
    place('cloth', 0.16),
  ],
  [
    'shirt, jersey, t-shirt, tshirt, tee, blouse, jacket, sweater, jumper, pullover, hoodie, vest, top, blazer, cardigan',
    place('cloth', 0.16, 0.56),
  ],
  ['skirt, trousers, pants, jeans, leggings', place('cloth', 0.46, 0.92)],
  ['shorts', place('cloth', 0.44, 0.76)],
  ['shoes, shoe, boots, boot, socks, trainers, sneakers', place('cloth', 0.88)],
  ['hat, cap, helmet, hood, bonnet', place('cloth', 0, 0.18)],
  ['scarf, shawl, muffler, tie, collar, necklace', place('cloth', 0.1, 0.34)],
  ['hair, beard, wig', place('cloth', 0, 0.26)],
  ['fins, fin, nose, nose cone', place('patch')],
  ['apron', place('cloth', 0.3, 0.8)],
  ['sails, sail', place('cloth', 0, 0.72)],
  ['hull', place('cloth', 0.66)],
  ['hilt, handle', place('cloth', 0, 0.3)],
  ['blade', place('cloth', 0.34)],
  ['roof, roofs', place('cloth', 0, 0.36)],
  ['stem, stems', place('cloth', 0.5)],
  [
    'window, windows, lamp, lamps, light, lights, lantern, lanterns, streetlight, streetlights, candlelight, lamplight',
    place('light'),
  ],
  [
    'smoke, glow, aura, haze, energy, magic, neon, mist, fog, flames, flame, fire, light beam, halo, nebula, swirl, swirls, rays, signs, silk, satin, velvet, fabric, cloth, drapery, water, marble',
    place('glow'),
  ],
]

const byWord = new Map(places.flatMap(([words, each]) => words.split(', ').map((word) => [word, each] as const)))

/** Where and how a part is looked for; what nobody knows is a patch of some colour. */
export const partPlace = (said: string): Place =>
  byWord.get(said.toLowerCase().split(' ').at(-1) ?? '') ?? place('patch')

/** Whether a word names a part of somebody or something. */
export const isPartWord = (word: string): boolean => byWord.has(word)

/** Whether a word names light that shines out of something. */
export const isLight = (said: string): boolean => partPlace(said).look === 'light'
