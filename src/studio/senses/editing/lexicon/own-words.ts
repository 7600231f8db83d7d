// What people call what somebody wears and what belongs to a thing, where painters say its name.
import { drawnPartCalled } from '../../../motifs/labels.ts'
import { isGarment, type OwnName, type PartName } from '../../../paint/part-names.ts'

/** The nearest first: who says "cloak" means a cape where there is one, else a coat. */
const words: Readonly<Record<string, readonly OwnName[]>> = {
  'antlers, antler, horns': ['antlers'],
  'aorta, main artery, arch': ['aorta'],
  'arrow, arrows': ['arrow'],
  'bars, bar, columns, column, blocks': ['chart bars'],
  'last bar, final bar, tallest bar, highest bar, biggest bar, tall bar, right bar, end bar, last column, tallest column, highest column, final column':
    ['last bar'],
  'beak, bill': ['beak', 'muzzle'],
  'belly, tummy, stomach, chest': ['belly', 'breast'],
  'blade, blades': ['blade'],
  'bookmark, reading ribbon': ['bookmark'],
  'bow, tie, bowtie': ['bow'],
  'breast, underside, front feathers': ['breast', 'belly'],
  'bushes, bush, shrubs, shrub, hedge, hedges': ['house bushes'],
  'candles, candle': ['candles'],
  'apron, pinafore': ['apron'],
  'shirt, blouse': ['shirt', 'jumper'],
  skirt: ['skirt', 'dress'],
  'cape, cloak': ['cape', 'coat', 'dress'],
  'cheeks, cheek, blush': ['cheeks'],
  'chimneys, chimney, chimney pots': ['chimneys'],
  'clasp, buckle, lock': ['clasp'],
  'clothes, clothing, outfit, costume, uniform': ['dress', 'suit', 'coat', 'cape', 'jumper'],
  'coat, overcoat, trenchcoat, trench coat, mac, raincoat': ['coat', 'cape', 'suit'],
  'corners, book corners, metal corners': ['corners'],
  'cross, stone cross': ['cross'],
  'crown, tiara': ['crown'],
  'cups, caps, acorn caps, acorn cups': ['cups'],
  'door, doors, doorway, front door': ['house door'],
  'dress, gown, frock, robe, robes': ['dress', 'cape', 'coat'],
  'ears, ear': ['ears'],
  'emblem, device': ['emblem'],
  'eyes, eye': ['eyes'],
  'face, head': ['face', 'skin'],
  'feathers, feather, plumes, plume': ['feathers'],
  'fins, fin': ['fins'],
  'flag, flags, pennant, pennants': ['flag'],
  'flame, flames': ['flame', 'thrust'],
  'gloves, glove': ['gloves'],
  'hair, ponytail, braid, curls': ['hair', 'his hair'],
  'handle, hilt, grip, haft': ['handle'],
  'hat, cap, bonnet, beanie, fedora, headband': ['hat'],
  'hull, keel': ['hull'],
  'jewels, jewel, gems, gem, rubies, diamonds': ['jewels'],
  'jumper, sweater, pullover, jersey, cardigan, hoodie, t-shirt, tshirt, tee, top, vest': ['jumper', 'suit'],
  'lantern, lamp': ['lantern'],
  'leaf, leaves, foliage': ['own leaves'],
  'legs, leg, stand, tripod, foot': ['legs', 'paws'],
  'lens, objective': ['lens'],
  mane: ['mane'],
  'muzzle, snout, mouth': ['muzzle'],
  'nose cone, nose, nosecone': ['nose cone', 'nose', 'muzzle'],
  'nuts, nut': ['nuts'],
  'pages, page': ['pages'],
  'paws, paw, feet': ['paws', 'legs'],
  'petals, petal': ['petals'],
  'porthole, portholes': ['porthole'],
  'rings, ring, circles, bullseye, bull’s-eye': ['target rings'],
  'roof, roofs, rooftop, shingles': ['roof'],
  'sails, sail': ['sails'],
  'saucer, plate': ['saucer'],
  'scarf, muffler, shawl, neckerchief, bandana': ['scarf'],
  'shoes, shoe, boots, boot, trainers, sneakers, heels': ['shoes'],
  shorts: ['shorts', 'trousers'],
  'skin, arms, shoulders, neck': ['skin'],
  'steam, vapour, vapor': ['steam'],
  'stick, rod': ['stick', 'handle'],
  'stripes, stripe': ['stripes'],
  'suit, jacket, blazer, tuxedo, waistcoat': ['suit', 'coat', 'jumper'],
  tail: ['tail'],
  'tea, coffee, drink, liquid': ['tea'],
  'teddy, teddy bear, bear, toy, stuffed bear': ['toy'],
  'thrust, exhaust, engine, engines, engine flames, jets, jet, afterburner': ['thrust'],
  'trousers, pants, jeans, leggings': ['trousers', 'suit'],
  'veins, vein, arteries, artery': ['veins'],
  'vessels, blood vessels, tubes, pipes': ['vessels'],
  'walls, wall': ['house walls'],
  'weathervane, weathercock, weather vane': ['weathervane'],
  'window, windows, window panes, panes': ['house windows', 'dark windows', 'porthole'],
  'wings, wing': ['wings'],
}

const byWord = new Map(
  Object.entries(words).flatMap(([said, names]) => said.split(', ').map((word) => [word, names] as const)),
)

/** What somebody means along with a piece: of a heart all that carries blood, and what grows out of it; the last of all bars. */
export const meantWith: Partial<Readonly<Record<PartName, readonly PartName[]>>> = {
  veins: ['aorta', 'roots'],
  vessels: ['veins', 'aorta', 'roots'],
  'chart bars': ['last bar'],
}

/** What may be meant, the nearest first; none where no painter knows it by name. */
export const ownCalled = (said: string): readonly OwnName[] => {
  const spoken = said.toLowerCase().split(' ')
  const [pair, last] = [spoken.slice(-2).join(' '), spoken.at(-1) ?? '']
  const drawn = drawnPartCalled(pair) ?? drawnPartCalled(last)
  return [...new Set([...(byWord.get(pair) ?? byWord.get(last) ?? []), ...(drawn === null ? [] : [drawn])])]
}

/** Whether two words together name something else than the second alone: "the last bar" is one of the bars. */
export const isOwnPair = (said: string): boolean => byWord.has(said.toLowerCase())

/** Whether a word names something that is worn. */
export const isWornWord = (said: string): boolean => ownCalled(said).some(isGarment)

/** Whether a word by itself names what belongs to somebody or something. */
export const isOwnWord = (word: string): boolean => byWord.has(word.toLowerCase())
