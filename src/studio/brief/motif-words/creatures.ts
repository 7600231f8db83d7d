// Words that call for creatures.
import type { MotifWords } from './motif-words.ts'

export const creatureWords: MotifWords = {
  dragon: {
    1: 'dragon rider, dragon riders, dragon, wyrm, wyvern, drake, dragonet, dragonling, dragonborn, dragonslayer, dragonrider, fire-breathing beast',
    0.7: 'dragon egg, dragon scale, dragonfire, dragon hoard, hatchling',
    0.4: 'fire-breather, scaled beast',
  },
  phoenix: {
    1: `phoenix, firebird, bird of fire, burning bird, phoenix feather, flaming bird, phoenix rising,
      rise from the ashes`,
    0.6: `rises from the ashes, rising from the ashes, rose from the ashes, from the ashes, reborn in fire,
      reborn from flame`,
    0.4: 'reborn, rebirth',
  },
  wolf: {
    1: 'wolf, wolves, werewolf, werewolves, she-wolf, wolfpack, wolf pack, direwolf, dire wolf, lycan, lycanthrope',
    0.7: 'alpha wolf, wolf shifter, lone wolf, alpha mate, pack alpha, fated mate',
    0.5: 'shifter, howl, howls, howling, pack leader',
    0.4: 'coyote, husky, jackal',
  },
  raven: {
    1: 'raven, crow, rook, corvid, carrion bird, murder of crows, unkindness of ravens, jackdaw, black bird, magpie',
    0.6: 'blackbird, nevermore, carrion, raven queen, omen bird',
    0.4: 'vulture, buzzard',
  },
  owl: {
    1: 'owl, owlet, barn owl, snowy owl, night owl bird, hooting, screech owl, tawny owl, great horned owl',
    0.5: 'nocturnal bird, wise old bird, hoot, hoots',
  },
  cat: {
    1: `cat, kitten, feline, tomcat, tabby, black cat, kitty, pussycat, siamese, alley cat, cat cafe, house cat,
      bookshop cat`,
    0.6: 'purr, purrs, purring, meow, whiskers, paw, familiar spirit',
    0.4: 'paws, litter of kittens, lynx, panther, leopard, jaguar',
  },
  dog: {
    1: `dog, puppy, puppies, pup, doggy, hound, canine, labrador, terrier, sheepdog, bulldog, golden retriever, collie, beagle,
      mutt, pooch, poodle, dachshund, corgi, spaniel, rescue dog, guide dog`,
    0.5: 'leash, kennel, pet, vet, veterinarian',
  },
  horse: {
    1: 'horse, stallion, foal, filly, colt, pony, ponies, racehorse, steed, wild horse, mustang, thoroughbred, horses',
    0.7: 'equestrian, horseback, gallop, gallops, galloping, stables, horse ranch, bridle, saddle, derby, racecourse',
    0.4: 'ranch, rodeo, jockey, hooves, groom and horse',
  },
  unicorn: {
    1: 'unicorn, unicorns, alicorn, one-horned horse, magical horse, last unicorn, baby unicorn, unicorn horn',
    0.6: 'winged horse, pegasus',
    0.4: 'enchanted horn, sparkle pony',
  },
  stag: {
    1: 'stag, deer, antler, antlers, hart, doe, fawn, buck deer, elk, reindeer, moose, caribou, white stag, roebuck',
    0.5: 'wild hunt, horned god, royal hunt, gamekeeper',
    0.4: 'hunting lodge, venison',
  },
  fox: {
    1: 'fox, foxes, vixen, fox cub, kitsune, nine-tailed, red fox, arctic fox, foxhunt, fox hunt',
    0.5: 'sly, cunning animal, trickster spirit, henhouse',
  },
  bear: {
    1: `bear, grizzly, polar bear, bear cub, grizzly bear, black bear, brown bear, she-bear, bear shifter, werebear,
      panda, koala`,
    0.6: 'teddy, teddy bear, hibernation, hibernate',
  },
  lion: {
    1: 'lion, lioness, lion cub, lions, king of beasts, pride of lions, lionheart, mane',
    0.5: 'savannah, savanna, safari, roar, roars, sphinx, griffin, gryphon, tiger, tigress',
    0.4: 'big cat, circus animals',
  },
  snake: {
    1: 'snake, serpent, viper, cobra, python, adder, asp, rattlesnake, anaconda, basilisk, naga, snakes',
    0.7: 'venom, venomous, fangs, fang, medusa, slither, slithers, gorgon, serpentine, hydra, snakebite',
    0.4: 'poisonous, antidote, garden of eden',
  },
  butterfly: {
    1: 'butterfly, butterflies, chrysalis, monarch butterfly, caterpillar, swallowtail, cocoon, lepidopterist',
    0.6: 'metamorphosis, butterfly effect, fairy wings',
    0.4: 'transformation, transform, transforms, fairy, fairies, pixie',
  },
  moth: {
    1: 'moth, moths, luna moth, deaths head, hawkmoth, lunar moth, silk moth, moth wings',
    0.6: 'moth to a flame, moths to a flame, silkworm',
    0.4: 'night insect, lepidoptera',
  },
  bee: {
    1: 'bee, bees, honeybee, bumblebee, hive, beehive, beekeeper, beekeeping, queen bee, honeycomb, apiary, apiarist',
    0.6: 'honey, pollen, pollinator, wasp, hornet, nectar',
  },
  spider: {
    1: `spider, tarantula, black widow spider, arachnid, spiderweb, cobweb, spider web, spiders, web of lies,
      web of deceit, spider queen`,
    0.5: 'spun web, tangled web, weaver of webs, arachnophobia, scorpion',
  },
  fish: {
    1: `fish, goldfish, salmon, trout, koi, carp, minnow, angelfish, clownfish, shoal, school of fish, fishing,
      fisherman, fishermen, fly fishing, angler`,
    0.6: 'fishing village, fishing boat, aquarium, mermaid, merman, merfolk, siren, coral reef',
    0.4: 'reef, underwater, harpoon, tide pool, seahorse',
  },
  whale: {
    1: 'whale, whales, orca, humpback, sperm whale, whaler, whaling, blue whale, narwhal, leviathan, whale song',
    0.6: 'harpooner, dolphin, porpoise, sea beast, whaling ship',
    0.4: 'ocean giant, manatee',
  },
  octopus: {
    1: `octopus, kraken, tentacle, tentacles, squid, giant squid, cthulhu, cephalopod, tentacled, sea monster,
      cuttlefish`,
    0.6: 'eldritch, lovecraftian, elder god, old ones, cosmic horror, the deep ones, jellyfish',
  },
  shark: {
    1: `shark, great white, hammerhead, megalodon, shark attack, tiger shark, sharks, dorsal fin, jaws of a shark,
      man-eater`,
    0.5: 'feeding frenzy, blood in the water, apex predator',
  },
  swan: {
    1: 'swan, cygnet, swans, black swan, swan lake, swan maiden, goose, geese, swan princess',
    0.5: 'heron, duck, duckling, flamingo, crane bird, lakeside bird',
  },
  dove: {
    1: 'dove, doves, turtledove, pigeon, white dove, carrier pigeon, dove of peace, olive branch, peace dove',
    0.6: 'holy spirit, peacemaker, pentecost',
    0.4: 'peace, ceasefire, baptism',
  },
  eagle: {
    1: `eagle, hawk, falcon, bald eagle, goshawk, peregrine, eaglet, golden eagle, kestrel, bird of prey, falconer,
      falconry, raptor`,
    0.5: 'eyrie, talon, talons, condor, osprey, roman legion',
  },
  rabbit: {
    1: `rabbit, bunny, bunnies, hare, white rabbit, rabbits, jackrabbit, leveret, warren, cottontail, march hare,
      easter bunny`,
    0.5: 'carrot, burrow, easter, hutch, bunny ears',
  },
  mouse: {
    1: 'mouse, mice, field mouse, dormouse, church mouse, harvest mouse, little mouse, mousehole, mousetrap, rat, rats',
    0.6: 'rodent, hamster, vole, hedgehog, squirrel, chipmunk, guinea pig, mole',
    0.4: 'cheese, nibble',
  },
  elephant: {
    1: `elephant, elephants, mammoth, elephant calf, woolly mammoth, pachyderm, herd of elephants, elephant orphanage,
      mastodon`,
    0.6: 'ivory, tusk, tusks, ivory poacher, mahout',
    0.4: 'rhino, rhinoceros, hippo, circus tent',
  },
  turtle: {
    1: `turtle, tortoise, sea turtle, turtles, terrapin, leatherback, slow and steady, giant tortoise, turtle hatchling,
      loggerhead`,
    0.5: 'galapagos, tortoiseshell, turtle beach',
  },
  dinosaur: {
    1: `dinosaur, dinosaurs, t-rex, tyrannosaurus, triceratops, velociraptor, jurassic, stegosaurus, pterodactyl,
      brontosaurus, diplodocus, dino`,
    0.6: 'prehistoric, fossil, fossils, palaeontologist, paleontologist, cretaceous, dig site',
    0.4: 'extinct, extinction, museum of natural history',
  },
  hummingbird: {
    1: 'hummingbird, hummingbirds, sunbird, jewelled bird, colibri, hummingbird feeder, ruby-throated, tiny bird',
    0.5: 'kingfisher, tropical bird, hovering bird',
    0.4: 'parrot, macaw, toucan',
  },
  bird: {
    1: `bird, songbird, sparrow, robin, swallow bird, nightingale, starling, finch, wren, lark, skylark, cardinal bird,
      bluebird, caged bird, mockingbird, thrush, birds, canary, blue tit`,
    0.6: `birdsong, birdcage, nest, fledgling, birdwatcher, birder, ornithologist, birdwatching, gull, seagull,
      albatross, puffin, penguin`,
    0.4: 'wings, winged, take flight, takes flight, egg, chirp, peacock',
  },
  flock: {
    1: `flock, flock of birds, murmuration, migrating birds, birds in flight, swarm, skein of geese, flocks,
      birds scatter, starlings`,
    0.6: 'migration, migrate, migrates, flight of birds, wild geese, seabirds, seagulls, gulls',
  },
}
