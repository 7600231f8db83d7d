// Edits that put one thing in another's place, or speak of what is not there, each with its cover and what the document must show.
import {
  all,
  type Expectation,
  extra,
  gone,
  ground,
  hasHue,
  hero,
  heroColour,
  hues,
  inks,
  isDark,
  isPale,
  namedIn,
  palette,
  partIn,
  says,
} from './expectations.ts'

const not =
  (expected: Expectation): Expectation =>
  (child, parent, notes) =>
    !expected(child, parent, notes)

const face =
  (fits: (face: string | null) => boolean): Expectation =>
  (child) =>
    fits(child.direction.adjustments.type.title.face)

const hides =
  (role: 'title' | 'subtitle'): Expectation =>
  (child) =>
    child.direction.adjustments.type[role].hidden

export const exchangeSentences: readonly (readonly [family: string, wish: string, expected: Expectation])[] = [
  [
    'bold-statement',
    'lighter background, black letters',
    all(
      inks('title', isDark),
      face((id) => id === null),
    ),
  ],
  [
    'bold-statement',
    'black type',
    all(
      inks('author', isDark),
      face((id) => id === null),
    ),
  ],
  ['classic-grid', 'red lettering', inks('title', hasHue(hues.red))],
  ['classic-grid', 'blackletter title', face((id) => id !== null)],
  ['classic-grid', 'gothic letters', face((id) => id !== null)],
  ['classic-grid', 'old english letters', face((id) => id !== null)],
  [
    'botanical-border',
    'use lavender instead of roses',
    all(hero('sprig'), heroColour(hues.purple), says(/nearest to “lavender”/)),
  ],
  ['dark-bloom', 'lilies rather than roses', all(hero('tulip'), says(/nearest to “lilies”/))],
  ['comic-burst', 'cat not dog', hero('cat')],
  ['glowing-orb', 'a tree, not acorns', hero('tree')],
  ['dark-forest', 'not a deer but a wolf', hero('wolf')],
  ['linocut', 'a fox should replace the deer', hero('fox')],
  ['double-silhouette', 'snowy mountains', not(extra('mountain'))],
  ['cameo', 'no couple, just a rose', hero('rose')],
  ['adventure-frame', 'castle should be a ship', hero('tall-ship')],
  ['mist-peaks', 'make the castle a lighthouse', hero('lighthouse')],
  ['mist-peaks', 'castle -> lighthouse', hero('lighthouse')],
  ['dark-bloom', "I'd rather have a skull than a rose", hero('skull')],
  ['candlelit-arch', 'swap the book for a key', hero('key')],
  ['gilded-scripture', 'replace cross with a dove', hero('dove')],
  ['anatomical-plate', 'swap the heart for a skull', hero('skull')],
  ['big-character', 'a tiger instead of the lion', all(hero('tiger'), says(/the lion gave way to a tiger/))],
  ['big-character', 'a panther instead of the lion', all(hero('tiger'), says(/nearest to “panther”/))],
  ['storybook-meadow', 'replace the bear with a rabbit', hero('rabbit')],
  ['botanical-border', 'an owl instead of the dragon', all(hero('rose'), extra('owl'), says(/no dragon/))],
  ['dark-forest', 'replace the goblin with an owl', all(hero('stag'), extra('owl'), says(/no goblin/))],
  [
    'silk-object',
    'swap the mask for a xylophone',
    all(hero('mask'), not(gone('mask')), says(/“xylophone” is nothing that can be painted here, so nothing took the/)),
  ],
  ['big-character', 'turn the lion into a potato', all(hero('lion'), not(gone('lion')), says(/“potato” is nothing/))],
  ['big-character', 'replace the lion with a baked potato', all(hero('lion'), says(/“baked potato” is nothing/))],
  ['big-character', 'replace the lion with a haunted accordion', all(hero('lion'), not(gone('lion')))],
  ['big-character', 'take away the lion and put a potato in its place', all(hero('lion'), not(gone('lion')))],
  [
    'storybook-meadow',
    'replace the fox and the rabbit with a potato',
    all(not(gone('fox')), not(gone('rabbit')), says(/took the place of the fox and the rabbit/)),
  ],
  [
    'storybook-meadow',
    'remove the fox and replace the rabbit with a potato',
    all(gone('fox'), not(gone('rabbit')), says(/took the place of the rabbit/)),
  ],
  ['mist-peaks', 'replace the castle with nothing', gone('castle')],
  ['big-character', 'give the lion a crown', all(extra('crown'), not(extra('lion')))],
  ['dark-bloom', 'add a skull among the flowers', all(extra('skull'), not(extra('rose')))],
  ['engraved-voyage', 'add a whale under the ship', all(extra('whale'), not(extra('tall-ship')))],
  ['dark-forest', 'no deer please, a lone girl with a lantern', all(hero('woman-standing'), extra('lantern'))],
  ['cameo', 'take out the dancing couple, I want just a rose', hero('rose')],
  ['quest-interface', 'sword out, shield in', hero('shield')],
  ['swiss-grid', 'put a light bulb where the target is', hero('light-bulb')],
  ['bold-statement', 'swap the target for a hammer', hero('hammer')],
  ['dossier', 'replace the photo of the grave with a train', hero('train')],
  ['glowing-orb', 'take away the acorns and put a lotus there', hero('lotus')],
  ['quest-interface', 'replace the dagger with a shield', hero('shield')],
  ['cut-letters', 'swap the gun for a knife', (child) => child.direction.adjustments.hero.turn !== 0],
  ['still-life-clues', 'replace the camera with a magnifying glass', says(/the camera gave way to a magnifying glass/)],
  [
    'lone-road',
    'add a zombie',
    (child, parent) => JSON.stringify(child.direction) === JSON.stringify(parent.direction),
  ],
  ['lone-road', 'make it a starry night', (child) => child.direction.adjustments.hour === 'night'],
  ['torn-paper', 'a moonlit night in the forest', all(extra('full-moon'), not(extra('pine')))],
  ['night-lights', 'remove the man', hero('woman-in-gown')],
  ['deep-space', 'remove the planets', says(/the planets were removed/)],
  ['swiss-grid', 'remove the moon', says(/no moon could be taken out/)],
  ['still-life-clues', 'mustard background, not white', ground(hasHue(hues.gold))],
  ['mist-peaks', 'no moon, only stars', all(gone('moon'), (child) => (child.direction.adjustments.air.stars ?? 0) > 0)],
  ['lone-road', 'remove the road sign and add a wolf', all(extra('wolf'), not(gone('car')), hero('woman-standing'))],
  ['mist-peaks', 'remove the castle wall', all(hero('castle'), says(/“castle wall” is nothing that is known/))],
  ['boho-shapes', 'get rid of the woman', gone('meditating-figure')],
  ['lone-road', 'remove the house', gone('barn')],
  ['fog-figure', 'make the coat red', namedIn('coat', hasHue(hues.red))],
  ['deco-gilt', 'her dress should be emerald green', namedIn('dress', hasHue(hues.green))],
  ['lit-window', 'make the windows glow red', namedIn('house windows', hasHue(hues.red))],
  ['linocut', 'can the yellow field be red', partIn(hues.red, 'patch', 98)],
  ['lit-window', 'paint the door blue', namedIn('house door', hasHue(hues.blue))],
  ['linocut', 'make the antlers gold', namedIn('antlers', () => true)],
  ['romcom-windows', 'make her hair red', namedIn('hair', hasHue(hues.red))],
  ['romcom-windows', 'make the dress blue', namedIn('dress', hasHue(hues.blue))],
  ['pattern-planner', 'paint the stripes purple', namedIn('ribbons', () => true)],
  ['ember-blade', 'the purple smoke should be fiery orange', namedIn('smoke', hasHue(hues.orange))],
  ['glitch-signal', 'the yellow band should be red', namedIn('banner', hasHue(hues.red))],
  ['romcom-windows', 'pastel pink wall', namedIn('wall', isPale)],
  ['retro-rocket', 'mustard and teal', all(ground(hasHue(hues.gold)), palette(hues.teal))],
  ['street-sigil', 'add a dagger and remove the halo', all(extra('dagger'), not(gone('dagger')))],
  ['mist-peaks', 'drop the subtitle and centre the title', all(hides('subtitle'), not(hides('title')))],
  ['pulp-noir', 'lower the title', (child) => child.direction.adjustments.type.title.place === 'bottom'],
  ['night-lights', 'brighten it up', (child) => child.direction.adjustments.frame.zoom === 1],
  ['storybook-meadow', 'make it a rainy day', (child) => (child.direction.adjustments.air.rain ?? 0) > 0],
  // Snow falls, but the cold light of winter would take the red and the green out of it.
  [
    'romcom-windows',
    'make it christmassy',
    ({ direction: { adjustments } }) => (adjustments.air.snow ?? 0) > 0 && adjustments.season === null,
  ],
  ['foil-emblem', 'silver instead of gold foil', (after) => after.direction.palette.metal === 'silver'],
  [
    'botanical-border',
    'pink flowers',
    (after) => after.direction.adjustments.paints.some(({ things }) => things.includes('blooms')),
  ],
]
