// Every template family.
import { abyssEye } from './abyss-eye.ts'
import { adventureFrame } from './adventure-frame.ts'
import { anatomicalPlate } from './anatomical-plate.ts'
import { atTheWindow } from './at-the-window.ts'
import { balancedStones } from './balanced-stones.ts'
import { balloonRide } from './balloon-ride.ts'
import { beastEye } from './beast-eye.ts'
import { bigCharacter } from './big-character.ts'
import { bittenPlate } from './bitten-plate.ts'
import { blueprintOrbit } from './blueprint-orbit.ts'
import { bohoShapes } from './boho-shapes.ts'
import { boldStatement } from './bold-statement.ts'
import { bookStack } from './book-stack.ts'
import { botanicalBorder } from './botanical-border.ts'
import { brandName } from './brand-name.ts'
import { brushAndSun } from './brush-and-sun.ts'
import { bulbSign } from './bulb-sign.ts'
import { byTheLake } from './by-the-lake.ts'
import { cameo } from './cameo.ts'
import { candlelitArch } from './candlelit-arch.ts'
import { candlelitWaltz } from './candlelit-waltz.ts'
import { censored } from './censored.ts'
import { chalkBoard } from './chalk-board.ts'
import { chartRidge } from './chart-ridge.ts'
import { chromeHorizon } from './chrome-horizon.ts'
import { cityAndCity } from './city-and-city.ts'
import { cityPoster } from './city-poster.ts'
import { classicGrid } from './classic-grid.ts'
import { clayParade } from './clay-parade.ts'
import { comicBurst } from './comic-burst.ts'
import { cosyTent } from './cosy-tent.ts'
import { countedDays } from './counted-days.ts'
import { cozyVillage } from './cozy-village.ts'
import { crosshair } from './crosshair.ts'
import { cutFruit } from './cut-fruit.ts'
import { cutLetters } from './cut-letters.ts'
import { cutStone } from './cut-stone.ts'
import { cutThrough } from './cut-through.ts'
import { darkBloom } from './dark-bloom.ts'
import { darkForest } from './dark-forest.ts'
import { decoGilt } from './deco-gilt.ts'
import { deepIdol } from './deep-idol.ts'
import { deepSpace } from './deep-space.ts'
import { departures } from './departures.ts'
import { dossier } from './dossier.ts'
import { doubleSilhouette } from './double-silhouette.ts'
import { emberBlade } from './ember-blade.ts'
import { engravedVoyage } from './engraved-voyage.ts'
import { evidenceFlash } from './evidence-flash.ts'
import type { Family } from './family.ts'
import { farHorizon } from './far-horizon.ts'
import { farSurface } from './far-surface.ts'
import { feltWorld } from './felt-world.ts'
import { floraType } from './flora-type.ts'
import { floralPlanner } from './floral-planner.ts'
import { fogFigure } from './fog-figure.ts'
import { foilEmblem } from './foil-emblem.ts'
import { foilYear } from './foil-year.ts'
import { forgedTitle } from './forged-title.ts'
import { frozenTitle } from './frozen-title.ts'
import { fullStride } from './full-stride.ts'
import { galleryWall } from './gallery-wall.ts'
import { giantCrop } from './giant-crop.ts'
import { giantFriend } from './giant-friend.ts'
import { gildedRelic } from './gilded-relic.ts'
import { gildedScripture } from './gilded-scripture.ts'
import { glitchSignal } from './glitch-signal.ts'
import { glowingOrb } from './glowing-orb.ts'
import { goldSeam } from './gold-seam.ts'
import { gothicManor } from './gothic-manor.ts'
import { greatCoin } from './great-coin.ts'
import { growingLetter } from './growing-letter.ts'
import { hearthLantern } from './hearth-lantern.ts'
import { hourglassWorlds } from './hourglass-worlds.ts'
import { icedLetters } from './iced-letters.ts'
import { innerSky } from './inner-sky.ts'
import { joinedNight } from './joined-night.ts'
import { joinedPrint } from './joined-print.ts'
import { joinedSign } from './joined-sign.ts'
import { laidTable } from './laid-table.ts'
import { lamplitTable } from './lamplit-table.ts'
import { lanternWood } from './lantern-wood.ts'
import { lastDomino } from './last-domino.ts'
import { letterLadder } from './letter-ladder.ts'
import { lightFromAbove } from './light-from-above.ts'
import { linePortrait } from './line-portrait.ts'
import { linocut } from './linocut.ts'
import { litHollows } from './lit-hollows.ts'
import { litStreet } from './lit-street.ts'
import { litWindow } from './lit-window.ts'
import { loneRoad } from './lone-road.ts'
import { longBreath } from './long-breath.ts'
import { longRoom } from './long-room.ts'
import { longShadow } from './long-shadow.ts'
import { looseThread } from './loose-thread.ts'
import { lowSun } from './low-sun.ts'
import { machinedPlate } from './machined-plate.ts'
import { mapPlane } from './map-plane.ts'
import { marblePanel } from './marble-panel.ts'
import { mirroredYears } from './mirrored-years.ts'
import { mistPeaks } from './mist-peaks.ts'
import { monolith } from './monolith.ts'
import { moonCourt } from './moon-court.ts'
import { motifCrown } from './motif-crown.ts'
import { neonCity } from './neon-city.ts'
import { neonSign } from './neon-sign.ts'
import { nightLights } from './night-lights.ts'
import { noonShadow } from './noon-shadow.ts'
import { oddOneOut } from './odd-one-out.ts'
import { oneColour } from './one-colour.ts'
import { oneLine } from './one-line.ts'
import { openShore } from './open-shore.ts'
import { paintedPlace } from './painted-place.ts'
import { paperCollage } from './paper-collage.ts'
import { paperLetters } from './paper-letters.ts'
import { papercutWorld } from './papercut-world.ts'
import { patternPlanner } from './pattern-planner.ts'
import { peekOver } from './peek-over.ts'
import { plantedCross } from './planted-cross.ts'
import { plasterRelief } from './plaster-relief.ts'
import { pulpNoir } from './pulp-noir.ts'
import { questInterface } from './quest-interface.ts'
import { quietRooms } from './quiet-rooms.ts'
import { rainWalker } from './rain-walker.ts'
import { retroRocket } from './retro-rocket.ts'
import { romcomWindows } from './romcom-windows.ts'
import { ruledPlanner } from './ruled-planner.ts'
import { schoolBus } from './school-bus.ts'
import { scratchedTitle } from './scratched-title.ts'
import { screenPoster } from './screen-poster.ts'
import { seaFriend } from './sea-friend.ts'
import { seaLight } from './sea-light.ts'
import { setTable } from './set-table.ts'
import { sewnTitle } from './sewn-title.ts'
import { shopFront } from './shop-front.ts'
import { shopkeeper } from './shopkeeper.ts'
import { silkObject } from './silk-object.ts'
import { singleIdea } from './single-idea.ts'
import { slicedThing } from './sliced-thing.ts'
import { speechBubble } from './speech-bubble.ts'
import { splitHearts } from './split-hearts.ts'
import { stainedGlass } from './stained-glass.ts'
import { stampedCloth } from './stamped-cloth.ts'
import { starDash } from './star-dash.ts'
import { stillLifeClues } from './still-life-clues.ts'
import { storybookMeadow } from './storybook-meadow.ts'
import { streetSigil } from './street-sigil.ts'
import { struckMatch } from './struck-match.ts'
import { sunlitPlinth } from './sunlit-plinth.ts'
import { sunsetCouple } from './sunset-couple.ts'
import { swashScript } from './swash-script.ts'
import { swissGrid } from './swiss-grid.ts'
import { tarotCard } from './tarot-card.ts'
import { teaClues } from './tea-clues.ts'
import { tillReceipt } from './till-receipt.ts'
import { titlePlanes } from './title-planes.ts'
import { tornHalves } from './torn-halves.ts'
import { tornPaper } from './torn-paper.ts'
import { towering } from './towering.ts'
import { twoCities } from './two-cities.ts'
import { twoFaces } from './two-faces.ts'
import { varsityPop } from './varsity-pop.ts'
import { velvetDark } from './velvet-dark.ts'
import { velvetScript } from './velvet-script.ts'
import { velvetThorn } from './velvet-thorn.ts'
import { vitalMotion } from './vital-motion.ts'
import { waxSeal } from './wax-seal.ts'
import { windowView } from './window-view.ts'
import { woodLight } from './wood-light.ts'
import { woodType } from './wood-type.ts'
import { wordWater } from './word-water.ts'
import { wovenTitle } from './woven-title.ts'

export const families: readonly Family[] = [
  abyssEye,
  adventureFrame,
  anatomicalPlate,
  balancedStones,
  bigCharacter,
  bittenPlate,
  blueprintOrbit,
  bohoShapes,
  boldStatement,
  bookStack,
  botanicalBorder,
  brandName,
  cameo,
  candlelitArch,
  censored,
  chartRidge,
  classicGrid,
  clayParade,
  comicBurst,
  countedDays,
  cozyVillage,
  crosshair,
  cutFruit,
  cutLetters,
  cutStone,
  cutThrough,
  darkBloom,
  darkForest,
  decoGilt,
  deepIdol,
  deepSpace,
  dossier,
  doubleSilhouette,
  emberBlade,
  engravedVoyage,
  evidenceFlash,
  feltWorld,
  floralPlanner,
  floraType,
  fogFigure,
  foilEmblem,
  gildedRelic,
  foilYear,
  giantCrop,
  gildedScripture,
  glitchSignal,
  glowingOrb,
  goldSeam,
  gothicManor,
  greatCoin,
  hearthLantern,
  laidTable,
  lamplitTable,
  growingLetter,
  hourglassWorlds,
  joinedNight,
  joinedPrint,
  joinedSign,
  lastDomino,
  letterLadder,
  lightFromAbove,
  linePortrait,
  linocut,
  litHollows,
  litWindow,
  loneRoad,
  noonShadow,
  machinedPlate,
  longBreath,
  looseThread,
  mapPlane,
  marblePanel,
  mirroredYears,
  mistPeaks,
  monolith,
  motifCrown,
  neonCity,
  nightLights,
  oneColour,
  oddOneOut,
  oneLine,
  paintedPlace,
  paperCollage,
  papercutWorld,
  patternPlanner,
  plasterRelief,
  plantedCross,
  pulpNoir,
  questInterface,
  retroRocket,
  romcomWindows,
  ruledPlanner,
  scratchedTitle,
  silkObject,
  singleIdea,
  stainedGlass,
  stillLifeClues,
  storybookMeadow,
  streetSigil,
  sunlitPlinth,
  struckMatch,
  sunsetCouple,
  swashScript,
  swissGrid,
  tarotCard,
  teaClues,
  tillReceipt,
  titlePlanes,
  tornHalves,
  tornPaper,
  twoFaces,
  varsityPop,
  velvetThorn,
  vitalMotion,
  waxSeal,
  wovenTitle,
  splitHearts,
  candlelitWaltz,
  byTheLake,
  velvetDark,
  moonCourt,
  atTheWindow,
  longShadow,
  rainWalker,
  towering,
  twoCities,
  openShore,
  galleryWall,
  innerSky,
  departures,
  fullStride,
  farSurface,
  shopkeeper,
  cityAndCity,
  cityPoster,
  woodLight,
  seaLight,
  farHorizon,
  shopFront,
  windowView,
  litStreet,
  quietRooms,
  longRoom,
  slicedThing,
  wordWater,
  beastEye,
  setTable,
  balloonRide,
  peekOver,
  giantFriend,
  lanternWood,
  speechBubble,
  schoolBus,
  cosyTent,
  seaFriend,
  starDash,
  neonSign,
  sewnTitle,
  woodType,
  chalkBoard,
  stampedCloth,
  screenPoster,
  lowSun,
  frozenTitle,
  chromeHorizon,
  bulbSign,
  paperLetters,
  brushAndSun,
  icedLetters,
  forgedTitle,
  velvetScript,
]

const byId = new Map(families.map((family) => [family.id, family]))

/** By id, or by name as callers see it in lists. */
export const findFamily = (idOrName: string): Family | undefined =>
  byId.get(idOrName) ?? families.find(({ name }) => name === idOrName)
