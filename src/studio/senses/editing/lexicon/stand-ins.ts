// Things that people ask for and nobody here can paint, with the motifs that come nearest to them, nearest first.
import { ExpressionIndex } from '../../../brief/expression-index.ts'

/** Things that are painted only when somebody asks for them, by all their names. */
const asked: Readonly<Record<string, string>> = {
  bat: 'bat, bats',
  cow: 'cow, cows',
  sheep: 'sheep',
  hammer: 'hammer',
  ladder: 'ladder, stepladder',
  telescope: 'telescope, spyglass',
  balloon: 'balloon, balloons, party balloon, red balloon',
  ghost: 'ghost, ghosts, phantom, spectre, apparition',
  brain: 'brain, brains, human brain',
  robot: 'robot, robots, android, cyborg',
  wings: 'angel wings, pair of wings, a pair of wings, feathered wings',
  gift: 'gift, gifts, present, presents, gift box, wrapped present, wrapped gift, wrapped presents',
  diamond: 'diamond, diamonds, gem, gemstone, jewel',
  teacup: 'cup, cups, mug, mugs, coffee cup, coffee mug',
  'soccer-ball': 'football, footballs, soccer ball',
  trophy: 'trophy, trophies, golden cup, winners cup',
  padlock: 'padlock, lock, padlocks',
  spectacles: 'glasses, eyeglasses, spectacles, sunglasses, reading glasses, pair of glasses',
  'treasure-chest': 'treasure chest, chest of gold, pirate chest, chest of treasure, wooden chest',
  bottle:
    'bottle, bottles, wine bottle, poison bottle, bottle of poison, beer bottle, whisky bottle, bottle of wine, message in a bottle',
  snowman: 'snowman, snowmen',
  'christmas-tree': 'christmas tree, christmas trees, xmas tree, decorated tree',
  cactus: 'cactus, cacti, cactuses, saguaro',
  penguin: 'penguin, penguins',
  duck: 'duck, ducks, duckling, ducklings, rubber duck, mallard',
  frog: 'frog, frogs, toad',
  clock: 'clock, clocks, wall clock, alarm clock, clock face',
  'music-note': 'music note, music notes, musical note, musical notes',
  dice: 'dice, pair of dice',
  handcuffs: 'handcuffs, handcuff, cuffs, shackles',
  bomb: 'bomb, bombs, grenade, time bomb',
  helicopter: 'helicopter, helicopters, chopper',
  kite: 'kite, kites',
  basket: 'basket, picnic basket, baskets, hamper, picnic hamper, wicker basket',
  'rowing-boat':
    'rowing boat, rowboat, row boat, rowing boats, rowboats, wooden boat, canoe, canoes, kayak, dinghy, small boat, little boat',
  'potted-plant': 'potted plant, pot plant, houseplant, house plant, plant, potted plants, houseplants, plant in a pot',
  'chess-knight': 'chess knight, knight piece, knight chess piece, chess horse, knight from a chess set',
  bone: 'bone, bones, dog bone',
  squirrel: 'squirrel, squirrels, chipmunk',
  truck: 'truck, pickup truck, pick-up truck, pickup, trucks, lorry',
}

/** What books bring to mind by these words is nothing that somebody who asks for them would take for them. */
const unlike =
  'mermaid, fairy, monkey, gorilla, ape, chimpanzee, sloth, pig, boar, rhino, hippo, camel, giraffe, crab, lobster, starfish, seahorse, snail, bread, pizza, burger, piano, trumpet, saxophone, flute, drum, drums, doctor, nurse, chef, teacher, priest, pirate, vampire, zombie, egg, nest, medal, bullet hole, bullet holes, popcorn, racket, tennis racket, watering can, bow tie, cowboy boots'

const nearest: Readonly<Record<string, string>> = {
  'lion cat': 'tiger, tigress, leopard, panther, cheetah, jaguar, lynx, puma, cougar, bobcat',
  'tall-ship sailboat':
    'steamer, paddle steamer, steamship, steamboat, ferry, ocean liner, cruise ship, warship, battleship, steam ship',
  'flock raven': 'seagulls, gulls, pigeons, swallows, starlings, geese',
  'hammer axe': 'mallet, sledgehammer, wrench, spanner, screwdriver',
  'ladder staircase': 'rope ladder, step ladder',
  'telescope magnifier': 'binoculars, microscope',
  'cow horse': 'cattle, bull, ox, oxen, calf, buffalo, bison',
  'sheep rabbit': 'lamb, lambs, ram, ewe',
  'boxing-glove hands-holding': 'glove, gloves, mitten, mittens',
  'book letter':
    'bible, open bible, holy bible, the bible, prayer book, hymnal, scripture, passport, diary, journal, notebook, notepad',
  'wine-glass potion': 'beer, cocktail, whisky, champagne',
  'apple pumpkin': 'orange fruit, pear, peach, cherry, cherries, strawberry, strawberries, mango, tomato',
  'high-heel running-shoe': 'shoe, shoes, boot, boots, slipper, slippers',
  'tent cabin': 'igloo, hut, shed, treehouse',
  'farm-fence gate': 'picket fence, railing',
  'hat crown': 'nightcap, sleeping cap, cap, helmet, bonnet, beret, top hat',
  'crown hat': 'tiara, diadem',
  'telephone laptop': 'phone, smartphone, mobile phone, cell phone, cellphone, iphone',
  'fingerprint handprint': 'footprint, footprints, paw print, pawprint',
  'stag horse': 'goat, antelope, gazelle',
  'horse bear': 'donkey, mule, zebra',
  'mouse rabbit': 'rat, hamster, hedgehog, guinea pig, mole, ferret',
  'dinosaur turtle': 'crocodile, alligator, lizard, gecko, iguana, chameleon',
  'bear mouse': 'panda, koala',
  'fox bear': 'raccoon, badger, otter, skunk, weasel, beaver, hyena, meerkat',
  'duck swan': 'goose, geese',
  'swan bird': 'heron, flamingo, pelican, stork, ostrich',
  'bird dove': 'parrot, chicken, hen, rooster, cockerel, puffin, turkey, toucan, pigeon',
  'dove bird': 'seagull, gull, albatross',
  'phoenix bird': 'peacock',
  'whale fish': 'dolphin, orca, walrus, manatee, narwhal',
  'octopus fish': 'squid, jellyfish, cuttlefish',
  'spider bee': 'ant, beetle, scorpion, ladybird, ladybug, cockroach, grasshopper, cricket',
  'butterfly bee': 'dragonfly, dragonflies',
  'soldier knight': 'guard, guards, sentry, sentinel, watchman, policeman, officer',
  'sprig wreath':
    'briar, briars, bramble, brambles, thorn branch, thorn branches, thorny vine, thorny vines, ivy, seedling, seedlings, sapling, shoot, sprout',
  'wings dove': 'angel, angels, cherub',
  'tulip rose': 'lily, lilies, iris, irises, orchid, orchids, gladiolus, amaryllis, foxglove',
  'rose tulip':
    'dahlia, carnation, hydrangea, poppy, poppies, camellia, hibiscus, gardenia, chrysanthemum, ranunculus, geranium, begonia, anemone',
  'sprig tulip': 'lavender, lilac, heather, wisteria, jasmine, violets, forget-me-not, forget me nots, thistle, clover',
  'palm tree': 'bamboo, succulent, aloe',
  'handcuffs ring': 'chain, chains',
  'ring necklace': 'bracelet',
  'necklace ring': 'earring, earrings, brooch, pendant, jewels',
  'car bicycle': 'van, bus, taxi, cab, tractor, ambulance, jeep, caravan, tank, fire truck, fire engine',
  'train car': 'tram, subway, metro',
  'rowing-boat sailboat': 'gondola, raft',
  'sailboat tall-ship': 'ferry, speedboat, yacht',
  'airplane hot-air-balloon': 'drone, jet, glider, parachute, zeppelin, airship',
  'bicycle runner': 'cyclist, bike rider, biker, scooter, skateboard, skater, skier, swimmer',
  'astronaut knight': 'alien, aliens',
  'hooded-figure witch': 'demon, devil, mummy, reaper, grim reaper, monk, nun',
  'cake teacup': 'cupcake, cupcakes, cookie, cookies, pie, doughnut, donut, ice cream, croissant',
  'violin guitar': 'harp, cello, viola',
  'quill letter': 'pen, pencil, paintbrush',
  'knife dagger': 'scissors, scalpel, razor, syringe',
  'street-lamp gate': 'road sign, street sign, signpost, sign post, billboard, traffic light',
}

/** What comes nearest to a thing, by its name; one alone is the thing itself, none is nothing like it. */
export const standIns = new ExpressionIndex<readonly string[]>()
for (const [motif, expressions] of Object.entries(asked)) standIns.add(expressions, [motif])
standIns.add(unlike, [])
for (const [motifs, expressions] of Object.entries(nearest)) standIns.add(expressions, motifs.split(' '))
