// Words that tell when and where a book plays: comma-separated expressions by weight, for each value of each field.
import type { Setting } from './setting.ts'

export type SettingWords = {
  readonly [Field in keyof Setting]: {
    readonly [Value in NonNullable<Setting[Field]>]: Readonly<Record<string, string>>
  }
}

export const settingWords: SettingWords = {
  time: {
    dawn: {
      1: `at dawn, dawn light, sunrise, daybreak, first light, at sunrise, early morning, break of day, morning mist,
        before dawn, dawn breaks, morning light, crack of dawn, rising sun`,
      0.5: 'dawn, morning, aurora',
    },
    day: {
      1: `daylight, midday, noon, high noon, in broad daylight, sunny day, sunlit, afternoon, bright day, daytime,
        blue sky, sunshine`,
      0.5: 'sunny, picnic, lunch',
    },
    dusk: {
      1: `dusk, at dusk, twilight, sunset, nightfall, sundown, golden hour, evening light, gloaming, at sunset,
        setting sun, last light, blue hour, evening sky`,
      0.5: 'evening, eventide, dinner party',
    },
    night: {
      1: `at night, midnight, night sky, moonlit, moonlight, starry, starlit, full moon, by night, nighttime, night-time,
        dead of night, after dark, stormy night, dark night, middle of the night, every night, one night, city lights,
        under the stars, witching hour, candlelit`,
      0.7: 'night, nights, nightfall',
      0.5: 'nocturnal, moon, stars, darkness, vampire, nightclub, insomnia, neon',
    },
  },
  weather: {
    clear: { 1: 'clear sky, clear skies, cloudless, blue sky, blue skies, sunny, sunshine, sun-drenched, sun-soaked' },
    snow: {
      1: `snow, snowy, snowfall, blizzard, snowstorm, snowed in, snowbound, snowflake, falling snow, white christmas,
        snow-covered, snowed-in, avalanche`,
      0.5: 'frozen, ice, icy, frost, arctic, ski, skiing, polar, antarctica, frosty, glacier',
    },
    rain: {
      1: 'rain, rainy, downpour, raining, drizzle, rainstorm, rain-soaked, rain-slick, monsoon, umbrella, in the rain, raindrops',
      0.5: 'puddles, raincoat, wet streets, flood, floods',
    },
    storm: {
      1: `storm, stormy, thunderstorm, tempest, hurricane, thunder, lightning, gale, stormy sea, squall, storm clouds,
        raging sea, tornado, cyclone, typhoon, stormy night`,
      0.5: 'maelstrom, shipwreck, storms, windswept',
    },
    fog: {
      1: 'fog, foggy, mist, misty, mists, fogbound, smog, haze, hazy, shrouded in fog, shrouded in mist, pea-souper, in the mist',
      0.5: 'moor, moors, shrouded, murky, steam, brume, gaslit',
    },
  },
  season: {
    spring: {
      1: `in spring, springtime, spring flowers, cherry blossom, spring morning, this spring, spring day, early spring,
        last spring, spring rain, spring blossoms, easter, one spring, spring garden, late spring, in the spring`,
      0.5: 'blossom, april, daffodils, tulips, snowdrops, lambs, bluebells',
    },
    summer: {
      1: `summer, summertime, in summer, midsummer, summer holiday, beach read, july, one summer, heatwave, heat wave,
        summer camp, summer house`,
      0.5: 'beach, sunflower, sunflowers, ice cream, holiday, seaside, sunburn, june, august, swimming pool',
    },
    autumn: {
      1: `autumn, autumnal, fall leaves, autumn leaves, falling leaves, halloween, october, november, in the fall,
        this fall, last fall, thanksgiving, pumpkin, pumpkins, pumpkin spice, fallen leaves, that fall, golden leaves`,
      0.5: 'september, harvest, bonfire night, acorn, scarecrow, campus, samhain, orchard',
    },
    winter: {
      1: `winter, christmas, midwinter, wintry, snow, snowy, december, yuletide, january, solstice, in winter, advent,
        blizzard, snowbound, snowed in, new year's eve, winters, hanukkah, santa`,
      0.5: 'ice, frozen, arctic, ski, skiing, frost, february, skating, siberia, sleigh, antarctica, fireplace',
    },
  },
  place: {
    sea: {
      1: `sea, ocean, beach, coast, coastal, seaside, island, shore, lighthouse, harbour, harbor, ship, sailing, pirate,
        pirates, cliffs, tide, tides, at sea, coastline, seas, fishing village, cornwall, mermaid, sailor, islands, bay,
        yacht, shipwreck, surf, lagoon, submarine, voyage, atlantic, pacific, oceans, marina, waves`,
      0.5: 'cove, caribbean, hawaii, navy, sail, boat, whale, cruise, captain, port, isle, mediterranean, cape, undersea',
    },
    forest: {
      1: `forest, woods, woodland, wood, grove, jungle, rainforest, in the woods, wilderness, forests, pine forest, trees,
        enchanted forest, thicket, wildwood, deep in the woods`,
      0.5: 'druid, wolf, wolves, stag, cabin, tree, dryad, hunter, logging, fairies, elves, backwoods, fern, mushroom',
    },
    mountains: {
      1: `mountain, mountains, peak, peaks, summit, alps, himalayas, everest, alpine, highlands, rockies, mountaintop,
        andes, mountain range, cliff, pass, glacier, mountaineer, ski resort, crag, appalachia, highland`,
      0.5: 'climber, climb, highlander, ski, hike, dragon, dragons, avalanche, valley, hills, dwarves, montana, colorado',
    },
    city: {
      1: `city, manhattan, new york, london, metropolis, downtown, streets, skyscraper, urban, chicago, paris, tokyo,
        los angeles, brooklyn, skyline, cities, neon, alley, big city, rooftop, city streets, apartment, boston,
        penthouse, subway, berlin, nightclub, las vegas, san francisco, new orleans, rome, venice, megacity, hong kong`,
      0.5: 'street, office, ceo, billionaire, hollywood, gang, cop, noir, detective, wall street, taxi, corporation, prague',
    },
    village: {
      1: `village, small town, small-town, hamlet, main street, village green, cottage, vicarage, cotswolds, market town,
        bakery, tea shop, villagers, parish, high street, bookshop, town square, inn`,
      0.5: 'cosy, cozy, baker, neighbours, neighbors, sheriff, town, diner, gossip, vicar, tavern, bed and breakfast',
    },
    desert: {
      1: `desert, sahara, dunes, sand dunes, oasis, arabia, bedouin, outback, mojave, nevada, arizona, camel, sandstorm,
        egypt, pyramid, pyramids, wasteland, deserts, new mexico, death valley, caravanserai`,
      0.5: 'sand, sands, cowboy, pharaoh, canyon, western, drought, wild west, scorched, frontier, texas, outlaw',
    },
    space: {
      1: `outer space, in space, deep space, galaxy, spaceship, starship, planet, planets, space station, orbit,
        interstellar, mars, galactic, asteroid, astronaut, spacecraft, space opera, alien world, wormhole, cosmos,
        intergalactic, star system, moon base, lunar, space travel, hyperspace, colony ship, light years, solar system`,
      0.5: 'alien, aliens, space, cosmic, universe, nasa, stars, rocket, colony, terraform, black hole',
    },
    house: {
      1: `house, mansion, manor, haunted house, attic, basement, cellar, farmhouse, home, kitchen, hotel, next door,
        country house, apartment building, living room, nursery, housemaid, bedroom, suburb, suburbs, suburban, asylum`,
      0.5: 'neighbour, neighbor, family, husband, wife, marriage, nanny, landlord, roommate, housewife, door, governess',
    },
    school: {
      1: `school, academy, university, college, campus, boarding school, high school, classroom, professor, students,
        dormitory, oxford, cambridge, library, headmistress, freshman, ivy league, kindergarten, prep school`,
      0.5: 'student, teacher, scholar, classmates, graduate, lecture, teen, dean, fraternity, secret society, prom',
    },
    countryside: {
      1: `countryside, farm, ranch, meadow, fields, field, prairie, rural, pasture, vineyard, farmer, barn, orchard,
        tuscany, provence, country estate, cornfield, moor, moors, hills, wheat, plains, plantation, country road,
        wildflowers, farmland, garden, heath, steppe`,
      0.5: 'cowboy, cattle, horses, harvest, yorkshire, kansas, country, homestead, rancher, shepherd, amish, sheep',
    },
    river: {
      1: `river, lake, riverbank, mississippi, waterfall, creek, stream, nile, amazon river, lakeside, canal, thames,
        seine, pond, riverboat, rivers, bayou, danube, ganges, brook, swamp, marsh, lake house, delta, rapids, canoe`,
      0.5: 'bridge, fishing, ferry, kayak, bank, mill, dam, flood, boathouse, swan, reeds',
    },
    underground: {
      1: `underground, cave, caves, cavern, tunnel, tunnels, catacombs, dungeon, crypt, sewer, sewers, mine, mines, bunker,
        labyrinth, underworld, tomb, beneath the earth, caverns, dungeons, hades, abyss, below ground, buried city`,
      0.5: 'vault, dwarves, descent, metro, necropolis, hell, burrow, prison, cellar',
    },
  },
  era: {
    ancient: {
      1: `ancient rome, ancient greece, ancient egypt, roman empire, pharaoh, gladiator, sparta, spartan, caesar, troy,
        trojan war, cleopatra, bronze age, bc, bce, olympus, greek gods, athens, centurion, ancient world, biblical,
        persia, babylon, roman legion, stone age, iron age, greek mythology, achilles, odysseus, mesopotamia, carthage`,
      0.5: 'roman, romans, temple, gods, greek, toga, chariot, oracle, prehistoric, empire, myth, goddess',
    },
    medieval: {
      1: `medieval, middle ages, knight, knights, crusade, crusades, viking, vikings, castle, feudal, tudor, plantagenet,
        king arthur, camelot, saxon, black death, renaissance, henry viii, norman conquest, samurai, shogun, borgia,
        wars of the roses, elizabethan, monastery, templar, inquisition, byzantine, joust, anne boleyn`,
      0.5: `kingdom, king, queen, sword, throne, dragon, wizard, realm, prince, princess, sorcerer, squire, monk, siege,
        fae, elves, tavern, highlander, clan, blacksmith, prophecy`,
    },
    victorian: {
      1: `victorian, regency, edwardian, georgian, gaslight, gaslit, 19th century, nineteenth century, sherlock holmes,
        duke, viscount, governess, jane austen, dickens, steampunk, gilded age, jack the ripper, napoleonic, earl,
        bridgerton, queen victoria, civil war, wild west, old west, gold rush, marquess, almacks, corset, hansom,
        eighteenth century, 18th century, french revolution, cowboy, frontier, the ton, whaling, pioneer`,
      0.5: 'lady, lord, ball, debutante, countess, duchess, manor, carriage, gothic, butler, debutantes, stagecoach, seance',
    },
    twenties: {
      1: `roaring twenties, jazz age, 1920s, prohibition, flapper, speakeasy, art deco, gatsby, charleston, bootlegger,
        1930s, great depression, dust bowl, interwar, harlem renaissance, weimar, agatha christie, poirot, orient express`,
      0.5: 'jazz, bootleg, gangster, cabaret, golden age of hollywood, charlestons, bright young things',
    },
    wartime: {
      1: `world war, second world war, first world war, wwii, ww2, wwi, ww1, wartime, nazi, nazis, blitz, d-day, trenches,
        resistance, occupied france, great war, auschwitz, holocaust, spitfire, dunkirk, normandy, 1940s, pearl harbor,
        gestapo, bletchley park, evacuee, vichy, stalingrad, hitler, third reich, luftwaffe, western front, the somme`,
      0.5: 'soldier, soldiers, war, spy, bombing, nurse, pilot, codebreaker, refugee, partisan',
    },
    modern: {
      1: `smartphone, instagram, internet, app, social media, online, podcast, email, startup, tiktok, present day, laptop,
        dating app, ceo, barista, fbi, cia, influencer, 21st century, hacker, modern-day, contemporary, texting`,
      0.5: 'phone, police, detective, office, car, lawyer, doctor, billionaire, hockey, football, college, coffee, boss',
    },
    future: {
      1: `future, futuristic, dystopian, dystopia, cyberpunk, starship, spaceship, space station, android, androids, robot,
        robots, post-apocalyptic, artificial intelligence, galactic, galaxy, interstellar, cyborg, colony ship,
        22nd century, far future, terraformed, hyperspace, space opera, megacity, virtual reality, neural implant,
        clone, clones, generation ship, apocalypse, nanotech, warp drive`,
      0.5: 'alien, aliens, colony, planet, mars, ai, simulation, regime, space, orbit, pandemic, terraform, drone',
    },
  },
}

/** Expressions whose words tell nothing of when and where. */
export const misleadingSettings = `
  safe space, personal space, negative space, white space, breathing space, headspace, space for the title, space for,
  leave space, empty space, space at the top, in the space of, storm out, storms out, storms off, storm of, by storm,
  takes the city by storm, perfect storm, brainstorm, storm into, storms into, night owl, opening night, overnight,
  good night, night and day, day and night, dawn of, dawns on, new dawn, twilight years, sea of, sea change, all at sea,
  ocean of, wave of, heart of the city, forest green, forest of, midnight blue, sky blue, sea green, ocean blue, river of,
  mountain of, mountains of, peak performance, at the peak of, desert her, desert him, deserted, dessert, just deserts,
  house of cards, white house, publishing house, home page, at home, at home with, feel at home, home to, come home,
  old school, old-school, school of thought, tip of the iceberg, break the ice, thin ice, snow job, spring into,
  spring to, springs to, spring from, hot spring, fall in, fall for, fall apart, falls for, falls apart, fall into, summer job,
  mist over, fog of war, foggy memory, cloud nine, dark night of the soul, under the weather, rain check, rain on,
  tunnel vision, dungeon master, cave in, mine the, gold mine, gold-mine of, mine is, underground movement, modern classic, in the future,
  future husband, future wife, her future, his future, their future, your future, the future of, a future, bright future,
  my future, future self, no future, indian summer, first light novel, king of the hill, morning routine, good morning,
  field of, playing field, magnetic field, village people, it takes a village, car park, theme park, data stream, income stream,
  mainstream, live stream, revenue stream, stream of, market town hall, bank account, port of call, passing, pass away,
  bc columbia, app store
`
