// The motifs a cover can show.

export const motifIds: readonly string[] =
  `dragon phoenix wolf raven owl cat dog horse unicorn stag fox bear lion snake butterfly moth bee spider fish whale
  octopus shark swan dove eagle rabbit mouse elephant turtle dinosaur hummingbird bird flock sword dagger
  crossed-swords axe bow shield crown ring key skull book quill candle lantern hourglass pocket-watch compass map
  mask chess-king gun magnifier teacup teapot cake wine-glass potion cauldron crystal-ball mirror letter typewriter
  camera suitcase umbrella hat high-heel necklace violin guitar microphone gavel scales briefcase knife doll
  telephone rose lotus tulip sunflower sprig wreath tree bare-tree pine palm mushroom apple pumpkin feather acorn
  coins light-bulb gear arrow target chart dumbbell running-shoe american-football hockey basketball baseball
  soccer-ball boxing-glove laptop circuit rocket spaceship satellite ufo airplane car motorcycle bicycle train
  tall-ship sailboat hot-air-balloon anchor submarine carriage sun moon star planet cloud wave mountain flame
  lightning snowflake eye heart anatomical-heart cross infinity spiral fingerprint handprint puzzle rainbow
  lighthouse castle tower house cottage manor cabin church temple skyline bridge barn windmill shop academy library
  pyramid ruins gate door window staircase ferris-wheel tent campfire bench gravestone island volcano farm-fence
  street-lamp cloaked-traveller woman-in-gown man-in-coat woman-standing couple-embrace couple-walking couple-dancing
  child child-with-balloon knight warrior archer witch wizard rider reader dancer runner climber detective astronaut
  soldier cowboy mother-and-child hooded-figure swordswoman meditating-figure profile-woman profile-man hand-reaching
  hands-holding crowd`.split(/\s+/)

/** Those that a book must name for its cover to show them: nothing else brings them to mind. */
export const namedOnlyIds: readonly string[] =
  `tiger giraffe monkey penguin pig cow sheep hen rooster duck frog hedgehog squirrel snail crocodile parrot
  flamingo dolphin jellyfish crab seagull ladybird dragonfly griffin mermaid fairy robot snowman teddy-bear carrot
  strawberry lemon cherries cupcake pizza ice-cream bread piano tractor camper-van telescope treasure-chest trophy
  carousel cactus snow-globe steamship paddle-steamer canoe paper-boat paper-plane kite stethoscope christmas-tree
  alarm-clock dream-catcher handcuffs helicopter ball-of-wool`.split(/\s+/)
