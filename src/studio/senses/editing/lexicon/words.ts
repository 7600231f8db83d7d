// The words of edits: what is asked (verbs), of what (targets), and how much. Comma-separated; a singular finds its plural too.
import type { Mark, Target, Verb } from './mark.ts'

/** Expressions that mean the same, and what they mean. */
export type Entry = readonly [expressions: string, mark: Mark]

const verb = (name: Verb, expressions: string): Entry => [expressions, { is: 'verb', verb: name }]
const target = (name: Target, expressions: string): Entry => [expressions, { is: 'target', target: name }]
const said = (expressions: string, mark: Mark): Entry => [expressions, mark]

export const plainWords: readonly Entry[] = [
  target(
    'title',
    `title, titles, headline, heading, name of the book, book title, book name, title text, title font, title lettering, title type,
    title letters, main title, main text, title of the book, title colour, title treatment, big text, title words`,
  ),
  target(
    'subtitle',
    'subtitle, sub-title, sub title, tagline, tag line, strapline, subheading, sub-heading, subhead, secondary title, second line',
  ),
  target(
    'author',
    `author, author's name, authors name, author name, byline, by-line, writer, writer's name, name of the author, author text,
    author font, author line, pen name, my name, author credit, writer name, publisher, publisher name, publisher's name, publishers name, imprint, imprint name, studio name, brand name, the name, author's, authors`,
  ),
  target('year', 'year, planner year, the date, date'),
  target(
    'text',
    `text, texts, font, fonts, typeface, typefaces, lettering, type, typography, letters, words, wording, copy, all text, all the text,
    every text, whole text, all type, writing, inscription, all lettering, text colour, font colour, fonts colour, letterforms`,
  ),
  target(
    'sky',
    'sky, skies, heavens, top of the picture, upper part, upper half, top half, skyline colour, sky colour',
  ),
  target(
    'low',
    `ground, foreground, landscape, earth, floor, grass, lower half, lower part, bottom half, land, field, fields, bottom of the picture,
    water, sea surface`,
  ),
  target(
    'background',
    'background, backdrop, back ground, bg, base colour, ground colour, background colour, behind everything, page colour',
  ),
  target(
    'cover',
    `cover, it, everything, whole thing, picture, image, art, artwork, design, all of it, whole cover, entire cover, overall, all, book,
    book cover, illustration, this, composition, front, painting, overall look, look and feel`,
  ),
  target(
    'hero',
    `hero, main subject, subject, main character, protagonist, main motif, central figure, main object, centrepiece, centerpiece,
    main figure, central image, focal point, main image, central element, main element, emblem, icon, symbol, central motif, main thing`,
  ),
  target(
    'colours',
    'colours, colors, palette, colour palette, colour scheme, tones, hues, colouring, tints, shades, colour, color tones, colourway, accent, accents, highlights, banner, stripe, stripes, ribbon, ribbons, label, rays of colour',
  ),
  target(
    'scene',
    'scene, scenery, setting, mood, atmosphere, vibe, feeling, feel, ambience, ambiance, tone, weather, time of day',
  ),
  verb(
    'add',
    `add, adding, added, put, include, insert, introduce, hang, show, draw, paint, give, place, feature, have, throw in, bring in, i want,
    we want, i need, needs, need, i would like, i'd like, i would love, i'd love, love to see, love to have, like to see, let there be, there should be, there be, want, get, sprinkle, plus, with some,
    should have, could use, use, apply, create, incorporate, overlay, cover in, fill, pop a, pop an, pop in, pop some, tuck a, tuck in, wind a, wind some, wind a few, twine, drape, weave, hang a, hang some, draw in, hold, holding, carry, carrying, wear, wearing`,
  ),
  verb(
    'remove',
    `remove, removing, delete, erase, get rid of, take away, take out, take off, drop, lose, hide, eliminate, cut, ditch, omit,
    exclude, clear away, strip, strip out, kill, skip, leave out, leave off, without, no, minus, none of, no more, scrap, avoid, never,
    free of, do not show, dont show, do not want, dont want, dont need, do not need, dont include, do not include, dont use, do not use,
    there should be no, turn off, wipe out, discard, sans, take, i dont like, i do not like, dont like, do not like, hate, i hate, dislike, not a fan of, cant stand, not keen on,
    stop, gone, blow out, put out, extinguish, snuff out, switch off`,
  ),
  verb(
    'replace',
    'replace, swap, exchange, substitute, switch, trade, swap out, switch out, replacing, swapping, replaces',
  ),
  verb(
    'change',
    `make, change, turn, set, convert, transform, recolour, recolor, adjust, update, modify, edit, render, dye,
    shift, alter, tweak, restyle, recast, migrate, transition, grade, translate, rework, repaint, reinterpret, stylise, stylize, treat, retint, standardise, standardize, confine, limit, restrict, redo, switch to, go for, go with, try, tint, paint it, should be, must be, to be, needs to be,
    want it to be, becomes, become, let it be, let her be, let him be, let them be, make it look, look, feel, bring`,
  ),
  verb(
    'move',
    `move, shift, push, reposition, relocate, nudge, slide, put it, drag, raise, relocating, moving, align, position, bring it`,
  ),
  verb(
    'keep',
    `keep, leave, preserve, maintain, retain, dont change, do not change, dont touch, do not touch, everything else, the rest, otherwise
    the same, unchanged, as it is, as is, same as before`,
  ),
  verb(
    'undo',
    `undo, revert, reset, restore, roll back, rollback, back to the original, go back, as before, original version, start over,
    discard the changes, undo everything, previous version`,
  ),
  said(
    `around, behind, near, beside, next to, in front of, closer to, onto, across, between, of the, over the, around the, to the, in the,
    past, past the, across the, beyond, beyond the, throughout, among, amongst, amid, amidst, alongside, out of, inside, outside, outside the, within, within the, inside the, under, under the, by the, at the, along the, close to, not far from,
    in his hand, in her hand, in his hands, in her hands, in its hand, by his side, by her side, at his side, at her side, next to him, next to her, beside him, beside her, alongside him, alongside her, next to them, beside them, alongside them, behind them, behind him, behind her`,
    { is: 'beside' },
  ),
  ...['left', 'right'].map((side) => {
    const ways = [
      `${side} of`,
      `to the ${side} of`,
      `on the ${side} of`,
      `${side} side of`,
      `on the ${side} side of`,
      `to the ${side} side of`,
      `on the ${side}-hand side of`,
    ]
    return said(ways.flatMap((way) => [way, `${way} the`]).join(', '), { is: 'beside' })
  }),
  // Nobody can paint a stain of blood on any cover; its colour can be had on every one.
  said('blood, blood splatter, blood spatter, blood splatters, bloodstains, blood stains, dripping blood, gore', {
    is: 'colour',
    colour: { name: 'blood red', hex: '#9b1118', metal: null },
  }),
  said('with, for, by', { is: 'link', becomes: false }),
  said('to, into, toward, towards', { is: 'link', becomes: true }),
  said('instead of, rather than, in place of, in lieu of', { is: 'instead' }),
  said('on, on top of, against, over, upon, on a, on the, atop, on his, on her, on its', { is: 'upon' }),
  said(
    'more, increase, boost, raise the, higher, extra, additional, further, greater, stronger, strengthen, intensify, enhance, amplify, turn up, up the, deepen',
    { is: 'more' },
  ),
  said(
    'less, reduce, decrease, lower the, fewer, weaken, tone down, turn down, dial down, dial back, weaker, minimise, minimize, cut down on, cut back on, not so, not as, not too, not that, ease off',
    { is: 'less' },
  ),
  said('too, overly, too much, too many, excessively', { is: 'too' }),
  said('enough', { is: 'enough' }),
  said(
    'not, isnt, arent, werent, dont, do not, doesnt, wasnt, shouldnt, should not, shouldnt be, should not be, mustnt, must not, mustnt be, must not be, neednt be',
    { is: 'not' },
  ),
  said(
    'slightly, a bit, a little, a little bit, a touch, subtly, somewhat, gently, a tad, a hint of, hint of, subtle, mildly, bit, touch of',
    {
      is: 'amount',
      share: 0.6,
    },
  ),
  said(
    'much, a lot, lots, quite a lot, a great deal, rather a lot, a whole lot, way, very, far, really, extremely, super, considerably, significantly, dramatically, totally, completely, ultra, heavily',
    {
      is: 'amount',
      share: 1.5,
    },
  ),
  said('quite a bit, a good deal, a fair bit, a good bit, noticeably, clearly', { is: 'amount', share: 1.25 }),
  said('twice, twice as, double, double the, two times, 2x', { is: 'amount', share: 2 }),
  said('three times, triple, 3x', { is: 'amount', share: 2.6 }),
  ...Array.from({ length: 200 }, (_, at) => said(`${at + 1} percent`, { is: 'share', share: (at + 1) / 100 })),
  said('the first, first', { is: 'nth', nth: 1 }),
  said('the second, second', { is: 'nth', nth: 2 }),
  said('the third, third', { is: 'nth', nth: 3 }),
  said('the fourth, fourth', { is: 'nth', nth: 4 }),
  said('the last', { is: 'nth', nth: -1 }),
  said('one, single, 1', { is: 'count', count: 1 }),
  said('two, couple of, a couple of, 2, pair of, twin', { is: 'count', count: 2 }),
  said('three, 3, trio of, a few, few, some, several', { is: 'count', count: 3 }),
  said('four, 4', { is: 'count', count: 4 }),
  said(
    'five, 5, many, flock of, a flock of, herd of, a herd of, pack of, a pack of, lots of, a lot of, plenty of, group of, bunch of, a dozen, dozen, loads of, tons of, lots more, many more, loads more',
    {
      is: 'count',
      count: 5,
    },
  ),
  said('six, 6, swarm of, dozens of', { is: 'count', count: 6 }),
  said('seven, 7', { is: 'count', count: 7 }),
]
