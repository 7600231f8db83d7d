// Every template family.
import { abyssEye } from './abyss-eye.ts'
import { adventureFrame } from './adventure-frame.ts'
import { anatomicalPlate } from './anatomical-plate.ts'
import { bigCharacter } from './big-character.ts'
import { blueprintOrbit } from './blueprint-orbit.ts'
import { bohoShapes } from './boho-shapes.ts'
import { boldStatement } from './bold-statement.ts'
import { botanicalBorder } from './botanical-border.ts'
import { cameo } from './cameo.ts'
import { candlelitArch } from './candlelit-arch.ts'
import { classicGrid } from './classic-grid.ts'
import { comicBurst } from './comic-burst.ts'
import { cozyVillage } from './cozy-village.ts'
import { crosshair } from './crosshair.ts'
import { cutLetters } from './cut-letters.ts'
import { darkBloom } from './dark-bloom.ts'
import { darkForest } from './dark-forest.ts'
import { decoGilt } from './deco-gilt.ts'
import { deepSpace } from './deep-space.ts'
import { dossier } from './dossier.ts'
import { doubleSilhouette } from './double-silhouette.ts'
import { emberBlade } from './ember-blade.ts'
import { engravedVoyage } from './engraved-voyage.ts'
import type { Family } from './family.ts'
import { floraType } from './flora-type.ts'
import { floralPlanner } from './floral-planner.ts'
import { fogFigure } from './fog-figure.ts'
import { foilEmblem } from './foil-emblem.ts'
import { gildedScripture } from './gilded-scripture.ts'
import { glitchSignal } from './glitch-signal.ts'
import { glowingOrb } from './glowing-orb.ts'
import { gothicManor } from './gothic-manor.ts'
import { hearthLantern } from './hearth-lantern.ts'
import { lightFromAbove } from './light-from-above.ts'
import { linePortrait } from './line-portrait.ts'
import { linocut } from './linocut.ts'
import { litWindow } from './lit-window.ts'
import { loneRoad } from './lone-road.ts'
import { marblePanel } from './marble-panel.ts'
import { mistPeaks } from './mist-peaks.ts'
import { monolith } from './monolith.ts'
import { neonCity } from './neon-city.ts'
import { nightLights } from './night-lights.ts'
import { paintedPlace } from './painted-place.ts'
import { paperCollage } from './paper-collage.ts'
import { papercutWorld } from './papercut-world.ts'
import { patternPlanner } from './pattern-planner.ts'
import { pulpNoir } from './pulp-noir.ts'
import { questInterface } from './quest-interface.ts'
import { retroRocket } from './retro-rocket.ts'
import { romcomWindows } from './romcom-windows.ts'
import { ruledPlanner } from './ruled-planner.ts'
import { scratchedTitle } from './scratched-title.ts'
import { silkObject } from './silk-object.ts'
import { singleIdea } from './single-idea.ts'
import { stainedGlass } from './stained-glass.ts'
import { stillLifeClues } from './still-life-clues.ts'
import { storybookMeadow } from './storybook-meadow.ts'
import { streetSigil } from './street-sigil.ts'
import { sunsetCouple } from './sunset-couple.ts'
import { swissGrid } from './swiss-grid.ts'
import { tarotCard } from './tarot-card.ts'
import { tornPaper } from './torn-paper.ts'
import { varsityPop } from './varsity-pop.ts'
import { vitalMotion } from './vital-motion.ts'

export const families: readonly Family[] = [
  abyssEye,
  adventureFrame,
  anatomicalPlate,
  bigCharacter,
  blueprintOrbit,
  bohoShapes,
  boldStatement,
  botanicalBorder,
  cameo,
  candlelitArch,
  classicGrid,
  comicBurst,
  cozyVillage,
  crosshair,
  cutLetters,
  darkBloom,
  darkForest,
  decoGilt,
  deepSpace,
  dossier,
  doubleSilhouette,
  emberBlade,
  engravedVoyage,
  floraType,
  floralPlanner,
  fogFigure,
  foilEmblem,
  gildedScripture,
  glitchSignal,
  glowingOrb,
  gothicManor,
  hearthLantern,
  lightFromAbove,
  linePortrait,
  linocut,
  litWindow,
  loneRoad,
  marblePanel,
  mistPeaks,
  monolith,
  neonCity,
  nightLights,
  paintedPlace,
  paperCollage,
  papercutWorld,
  patternPlanner,
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
  sunsetCouple,
  swissGrid,
  tarotCard,
  tornPaper,
  varsityPop,
  vitalMotion,
]

const byId = new Map(families.map((family) => [family.id, family]))

/** By id, or by name as callers see it in lists. */
export const findFamily = (idOrName: string): Family | undefined =>
  byId.get(idOrName) ?? families.find(({ name }) => name === idOrName)
