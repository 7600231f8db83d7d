// Things that people ask for and nobody here can paint, with the motifs that come nearest to them, nearest first.
import { ExpressionIndex } from '../../../brief/expression-index.ts'

const nearest: Readonly<Record<string, string>> = {
  'lion cat': 'tiger, tigress, leopard, panther, cheetah, jaguar, lynx, puma, cougar, bobcat',
  'flock raven': 'bat, bats, seagulls, gulls, pigeons, swallows',
  'stag horse': 'goat, sheep, ram, lamb, antelope, gazelle, llama, alpaca, camel, giraffe',
  'horse bear': 'cow, bull, donkey, mule, zebra, buffalo, bison, ox, pig, boar, rhino, hippo',
  'mouse rabbit': 'rat, hamster, hedgehog, guinea pig, chipmunk, mole, ferret',
  'turtle dinosaur': 'crocodile, alligator, lizard, frog, toad, gecko, iguana, chameleon, snail',
  'bear mouse': 'panda, koala, monkey, gorilla, ape, chimpanzee, sloth',
  'fox bear': 'raccoon, badger, otter, skunk, weasel, beaver, hyena, meerkat',
  'swan bird': 'goose, geese, duck, heron, flamingo, pelican, stork, ostrich',
  'bird dove': 'parrot, chicken, hen, rooster, cockerel, penguin, puffin, turkey, toucan, seagull, gull, pigeon',
  'phoenix bird': 'peacock',
  'whale fish': 'dolphin, orca, walrus, manatee, narwhal',
  'octopus fish': 'squid, jellyfish, crab, lobster, starfish, seahorse, cuttlefish',
  'spider bee': 'ant, beetle, scorpion, ladybird, ladybug, cockroach, grasshopper, cricket',
  'tulip rose': 'lily, lilies, iris, irises, orchid, orchids, gladiolus, amaryllis, foxglove',
  'rose tulip':
    'dahlia, carnation, hydrangea, poppy, poppies, camellia, hibiscus, gardenia, chrysanthemum, ranunculus, geranium, begonia, anemone',
  'sprig tulip': 'lavender, lilac, heather, wisteria, jasmine, violets, forget-me-not, forget me nots, thistle, clover',
  'palm tree': 'cactus, cacti, bamboo, succulent, aloe',
  'ring key': 'handcuffs, cuffs, shackles, chain, chains, bracelet, padlock',
  'necklace ring': 'earring, earrings, brooch, pendant, gemstone, gem, jewel, jewels',
  'car bicycle': 'truck, lorry, van, bus, taxi, cab, tractor, ambulance, jeep, caravan, tank, fire truck, fire engine',
  'train car': 'tram, subway, metro',
  'sailboat tall-ship': 'canoe, kayak, rowing boat, rowboat, dinghy, ferry, gondola, raft, speedboat, yacht',
  'airplane hot-air-balloon': 'helicopter, drone, jet, glider, parachute, zeppelin, airship',
  'bicycle runner': 'cyclist, bike rider, biker, scooter, skateboard, skater, skier, swimmer',
  'astronaut knight': 'robot, android, alien, cyborg',
  'hooded-figure witch': 'ghost, vampire, zombie, demon, devil, mummy, reaper, grim reaper, monk, nun',
  'apple pumpkin': 'banana, pineapple, grapes, watermelon, mango, avocado, tomato, carrot',
  'cake teacup': 'bread, pizza, burger, cupcake, cupcakes, cookie, cookies, pie, doughnut, donut, ice cream, croissant',
  'violin guitar': 'piano, drum, drums, saxophone, trumpet, flute, harp, cello',
  'quill letter': 'pen, pencil, notebook, paintbrush',
  'knife dagger': 'scissors, scalpel, razor, syringe',
  'street-lamp gate': 'road sign, street sign, signpost, sign post, billboard, traffic light',
}

/** What comes nearest to a thing, by its name. */
export const standIns = new ExpressionIndex<readonly string[]>()
for (const [motifs, expressions] of Object.entries(nearest)) standIns.add(expressions, motifs.split(' '))
