// Edits about things, their number and place, and about single lines of type, each with its cover and what the document must show.
import type { Extra } from '../../../../src/studio/direction/adjustments.ts'
import { noTypeAdjustment, type TypeAdjustment } from '../../../../src/studio/direction/type-adjustment.ts'
import {
  air,
  all,
  type Expectation,
  extra,
  gone,
  hasHue,
  hero,
  heroScale,
  hour,
  hues,
  isPale,
  manner,
  says,
  season,
} from './expectations.ts'

const extras =
  (fits: (all: readonly Extra[]) => boolean): Expectation =>
  (child) =>
    fits(child.direction.adjustments.extras)

const none = extras((those) => those.length === 0)
const only = (motif: string, place: Extra['place'] = null): Expectation =>
  extras(([one, another]) => one?.motif === motif && one.place === place && another === undefined)

const titleScale =
  (from: number, to: number): Expectation =>
  (child) => {
    const { scale } = child.direction.adjustments.type.title
    return scale >= from && scale <= to
  }

const leftwards: Expectation = (child) => child.direction.adjustments.hero.dx < -0.3
/** A step, and no more. */
const aStepLeft: Expectation = ({ direction: { adjustments } }) =>
  adjustments.hero.dx < -0.1 && adjustments.hero.dx > -0.3

const titleIs = (change: Partial<TypeAdjustment>): Expectation => {
  const told = JSON.stringify({ ...noTypeAdjustment, ...change })
  return (child) => JSON.stringify(child.direction.adjustments.type.title) === told
}

export const thingSentences: readonly (readonly [family: string, wish: string, expected: Expectation])[] = [
  // Turns of phrase that stand for plain orders.
  ['abyss-eye', 'Could the boat be replaced with a lighthouse?', all(hero('lighthouse'), none)],
  ['retro-rocket', 'The rocket is too dominant, can you make it a good deal smaller?', heroScale(false)],
  ['bold-statement', "I'd like the target on the left instead of the right.", all(none, leftwards)],
  ['line-portrait', 'Could the dancer stand a bit further to the left?', all(none, aStepLeft)],
  ['lit-window', 'Could you add a full moon behind the house?', only('full-moon', 'behind')],
  ['comic-burst', 'Give the puppy a red superhero cape, please.', only('cape', 'behind')],
  ['papercut-world', "Please take away the little lantern at the fox's feet.", all(none, gone('lantern'))],
  ['hearth-lantern', 'Please replace the little house with a windmill.', none],
  ['quest-interface', 'No status bars at the top please.', all(none, gone('bars'))],
  // Things that are also colours, ways of drawing or somebody's, and piles that are one thing.
  ['cozy-village', 'add a lemon', only('lemon')],
  ['cozy-village', 'add a pencil', only('pencil')],
  ['cozy-village', "add a chef's hat", only('chefs-hat')],
  ['cozy-village', 'add a frying pan', only('frying-pan')],
  ['cozy-village', 'add a plume of smoke', only('smoke-plume')],
  ['cozy-village', 'add a pile of books', extras(([pile]) => pile?.motif === 'book-stack' && pile.count === 1)],
  ['cozy-village', 'add a cat curled up asleep', only('sleeping-cat')],
  ['cozy-village', 'add fairy lights', none],
  // What is said of letters is all that changes of them.
  ['torn-paper', "Don't shout the title, please set it in normal upper and lower case.", titleIs({ case: 'as-given' })],
  ['neon-city', 'Please take the glow off the title, I want it clean and crisp.', titleIs({ glow: false })],
  ['comic-burst', 'The thick outline round the title is too much, please remove it.', titleIs({ outline: false })],
  [
    'cameo',
    "I can't read the curly script, please use a plain elegant serif for the title.",
    titleIs({ face: 'cormorant-bold' }),
  ],
  ['anatomical-plate', 'Could you set the title in an old typewriter font?', titleIs({ face: 'special-elite' })],
  // What is said of a thing is not said of the type that was spoken of before.
  ['anatomical-plate', 'bigger title and put a small key next to the heart', all(titleScale(1.3, 1.4), extra('key'))],
  ['ember-blade', 'make the title twice as big', titleScale(1.7, 2.1)],
  ['fog-figure', "move the title so that it doesn't crowd the figure", all(none, titleScale(0.6, 0.8))],
  [
    'cut-letters',
    'author name bigger, and the subtitle too',
    (child) => child.direction.adjustments.type.subtitle.scale > 1,
  ],
  // The head of a compound is the thing, what somebody does is none, and what is there does not come again.
  ['cameo', 'replace the couple with a horse carriage', hero('carriage')],
  ['sunset-couple', 'a dog running next to them', only('dog', 'beside')],
  ['comic-burst', 'could the dog have a friend? add a cat', only('cat')],
  ['bold-statement', 'add an arrow hitting the target', only('arrow')],
  ['comic-burst', 'put a cape on the dog', only('cape', 'behind')],
  ['lit-window', 'show a woman in the window', extra('woman-in-gown')],
  ['dark-forest', 'a cabin with smoke in the distance', (child) => child.direction.adjustments.air.fog === undefined],
  ['mist-peaks', 'put a flag on the castle', all(none, says(/“flag” is nothing that can be painted/))],
  ['retro-rocket', 'two small planets in the sky', extra('planet', 2)],
  // Places and hands.
  ['ruled-planner', 'put a coffee cup in the corner', only('teacup', 'corner')],
  ['engraved-voyage', 'compass rose in the corner', only('compass', 'corner')],
  ['mist-peaks', 'a lighthouse in the top right corner', only('lighthouse', 'top-right')],
  ['pulp-noir', 'give him a gun', only('gun', 'held')],
  ['street-sigil', 'he should hold a sword', only('sword', 'held')],
  ['big-character', 'can the lion wear glasses', extra('spectacles', 1)],
  ['candlelit-arch', 'put a cat on the book', only('cat', 'over')],
  ['botanical-border', 'add a butterfly on the roses', only('butterfly', 'before')],
  // Numbers.
  ['cut-letters', 'two ravens instead of the gun', all(hero('raven'), extra('raven', 1))],
  ['paper-collage', 'two cats', all(hero('cat'), extra('cat', 1))],
  ['deep-space', 'only one planet please, take the small one away', says(/only one planet is left$/)],
  // What goes, and what stays.
  ['deep-space', 'remove the ship', gone('spaceship')],
  ['dark-bloom', 'take away the white flowers', all(gone('blooms'), hero('rose'))],
  ['storybook-meadow', 'get rid of the fox, add a hedgehog', all(gone('fox'), extra('hedgehog'))],
  // Notes that are true.
  ['swiss-grid', 'left align the title', says(/the title is set to the left already/)],
  ['flora-type', 'three bees among the flowers', says(/three bees were added/)],
  // A place that is told after the thing, on a side of another.
  ['gothic-manor', 'add a wolf, to the right of the gate', only('wolf', 'right-of')],
  ['adventure-frame', 'Please put an owl on the left side of the castle.', only('owl', 'left-of')],
  ['mist-peaks', 'Move the castle to the right, above the trees.', none],
  // What is denied goes, and what is shown in a picture of it is the thing itself.
  ['mist-peaks', "The castle shouldn't have a flag.", none],
  ['anatomical-plate', 'I want a drawing of a brain in place of the heart.', all(hero('brain'), none)],
  ['abyss-eye', 'Not a boat, please. Make it a lighthouse.', all(hero('lighthouse'), none)],
  ['hearth-lantern', 'No teacup in my story, could you replace it with a candle?', all(hero('candle'), none)],
  ['varsity-pop', 'too many hearts for me', says(/there are fewer hearts/)],
  [
    'comic-burst',
    'Captain Rex should fly to the left instead.',
    all(none, (child) => child.direction.adjustments.frame.mirror),
  ],
  // One way for a thing to go.
  [
    'fog-figure',
    'Put the man in the middle, he stands too far right.',
    (child) => child.direction.adjustments.hero.dx === 0,
  ],
  // Letters: upright, in one size, on so many lines, like another line.
  ['comic-burst', "The title shouldn't be slanted.", titleIs({ tilt: 0 })],
  ['lone-road', 'set the title at a slight angle', titleIs({ tilt: -0.06 })],
  ['neon-city', 'All words of the title in one size, please.', titleIs({ even: true })],
  ['deep-space', 'Could you break the title into two lines?', titleIs({ lines: 2 })],
  ['neon-city', 'set the title on five lines', says(/too few words for 5 lines/)],
  [
    'fog-figure',
    'my name in the same font as the title',
    (child) => child.direction.adjustments.type.author.face === child.direction.pairing.title,
  ],
  [
    'linocut',
    'centre the title and the subtitle',
    (child) => child.direction.adjustments.type.subtitle.align === 'center',
  ],
  // Weather and manners.
  ['lone-road', 'add northern lights', air('aurora')],
  ['storybook-meadow', 'let it snow, with the grass white', season('winter')],
  ['deep-space', 'lit like the first light coming up after a long night', hour('dawn')],
  ['single-idea', 'like a drawing in chalk', manner('chalk')],
  ['storybook-meadow', 'as if somebody had drawn it with felt tips', manner('crayon')],
  ['abyss-eye', 'make it look like an old nautical chart', manner('chart')],
  ['pulp-noir', '8-bit please', manner('pixel')],
  // As far as there is room.
  ['linocut', 'move the stag to the left', (child) => Math.abs(child.direction.adjustments.hero.dx + 0.4) < 0.4],
  ['gilded-scripture', 'bigger cross', (child) => child.direction.adjustments.hero.scale > 1.3],
  ['papercut-world', 'make the lantern bigger', (child) => (child.direction.adjustments.sizes.lantern ?? 1) > 1.2],
  // One of several by its colour or its kind.
  ['line-portrait', 'remove the green oval', gone('part shapes 1')],
  ['botanical-border', 'remove the roses', gone('blooms but rose')],
  // What is of the old hue goes along, and paper stays paper.
  ['ember-blade', 'make it red', (child) => hasHue(hues.red)(child.direction.palette.accent)],
  ['pattern-planner', 'use a palette of sage, terracotta and cream', (child) => isPale(child.direction.palette.light)],
  ['ember-blade', 'print it on aged paper', manner('aged-paper')],
  // What lies by the type or by a thing goes, and they stay.
  ['pulp-noir', 'no strip behind the subtitle', gone('part banner')],
  ['glitch-signal', 'get rid of the bar under the title', gone('part banner')],
  ['foil-emblem', 'lose the ring around the moon', gone('part rings')],
  ['varsity-pop', 'no dots at the bottom please', gone('part dots')],
  ['deco-gilt', 'without the frame', gone('part frame')],
  // A thing that lends its name to a colour, and a thing of two words.
  ['painted-place', 'paint the entire barn red', (child) => child.direction.adjustments.hero.colour !== null],
  [
    'tarot-card',
    'the crystal balls should be turquoise',
    (child) => child.direction.adjustments.paints.some(({ things }) => things.some((name) => /crystal/.test(name))),
  ],
]
