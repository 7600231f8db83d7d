// Words for whole kinds of motifs. They call for nothing by themselves, but "no people" rules out every one of them.

const weapons = 'sword dagger crossed-swords axe bow shield gun knife'
const people = `cloaked-traveller woman-in-gown man-in-coat woman-standing couple-embrace couple-walking couple-dancing
  child child-with-balloon knight warrior archer witch wizard rider reader dancer runner climber detective astronaut
  soldier cowboy mother-and-child hooded-figure swordswoman meditating-figure profile-woman profile-man hand-reaching
  hands-holding crowd`
const couples = 'couple-embrace couple-walking couple-dancing'
const animals = `dragon phoenix wolf raven owl cat dog horse unicorn stag fox bear lion snake butterfly moth bee spider fish
  whale octopus shark swan dove eagle rabbit mouse elephant turtle dinosaur hummingbird bird flock`
const birds = 'phoenix raven owl swan dove eagle hummingbird bird flock'
const insects = 'butterfly moth bee spider'
const flowers = 'rose lotus tulip sunflower sprig wreath'
const buildings = `lighthouse castle tower house cottage manor cabin church temple skyline barn windmill shop academy library
  pyramid ruins`
const vehicles = `rocket spaceship satellite ufo airplane car motorcycle bicycle train tall-ship sailboat hot-air-balloon
  submarine carriage`
const ships = 'tall-ship sailboat submarine'
const hands = 'hand-reaching hands-holding handprint'
const balls = 'american-football basketball baseball soccer-ball'
const religion = 'cross church temple'
const death = 'skull gravestone'

/** Motif ids, separated by spaces, by the words that name them all. */
export const motifGroups: Readonly<Record<string, string>> = {
  'people, person, figure, human, human figure, face, faces, portraits, character, characters, humans, model': people,
  'man, men, male figure': 'man-in-coat profile-man',
  'woman, women, female figure': 'woman-in-gown woman-standing profile-woman swordswoman',
  'couple, couples, lovers': couples,
  'kids, children': 'child child-with-balloon mother-and-child',
  'animal, animals, creature, creatures, beasts, wildlife': animals,
  'bird, birds': birds,
  'insect, insects, bugs, creepy crawlies': insects,
  'weapon, weapons, arms, violence, blades': weapons,
  'flower, flowers, florals, floral, blooms': flowers,
  'plant, plants, botanicals': `${flowers} tree bare-tree pine palm`,
  'building, buildings, architecture': buildings,
  'vehicle, vehicles': vehicles,
  'boat, boats, ship, ships': ships,
  'hand, hands': hands,
  'ball, balls, sports equipment': balls,
  'religious symbol, religious symbols, religious imagery': religion,
  'death imagery, gore, blood, skulls': death,
}
