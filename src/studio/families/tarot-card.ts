// Tarot card: an arched window between sun and moon with the hero in bold flat tones, and the title in the card's cartouche.

import { mix } from '../colour/colour.ts'
import { isHomely, isModern, isNoble, isOneThing, isPlain } from '../motifs/suits.ts'
import { metalColour } from '../paint/materials/metal.ts'
import { swelledRule } from '../paint/ornament/dividers.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { type CardPlan, paintCard } from './tarot-card/card.ts'
import { palettes } from './tarot-card/palettes.ts'
import { type Stock, stockOf } from './tarot-card/stock.ts'
import { isBroad } from './zones.ts'

const planOf = ({ w, h, layout }: Scene): CardPlan => {
  const margin = Math.min(w, h) * 0.095
  const inner = w - 2 * margin
  if (isBroad({ w, h })) {
    const column = w * 0.385
    const mirrored = layout === 'zenith'
    const shape = layout === 'wheel' ? 'round' : layout === 'zenith' ? 'scooped' : 'arch'
    const across = shape === 'round' ? w * 0.27 : w * 0.36
    const tall = shape === 'round' ? across : h - 2 * margin
    const middle = mirrored ? margin + w * 0.2 : w - margin - w * 0.2
    const words = { x: mirrored ? w - margin - column : margin, w: column }
    return {
      window: { x: middle - across / 2, y: (h - tall) / 2, w: across, h: tall },
      shape,
      title: { ...words, y: h * 0.16, h: h * 0.52 },
      author: { ...words, y: h * 0.76, h: h * 0.1 },
    }
  }
  if (layout === 'wheel') {
    // On squatter pages than a screen's, the rays would rise into the subtitle.
    const size = Math.min(w * 0.62, h * 0.388)
    return {
      window: { x: (w - size) / 2, y: h * 0.598 - size / 2, w: size, h: size },
      shape: 'round',
      title: { x: margin, y: h * 0.06, w: inner, h: h * 0.27 },
      author: { x: margin, y: h * 0.885, w: inner, h: h * 0.06 },
    }
  }
  if (layout === 'zenith')
    return {
      window: { x: margin, y: h * 0.335, w: inner, h: h * 0.535 },
      shape: 'scooped',
      title: { x: margin, y: h * 0.06, w: inner, h: h * 0.25 },
      author: { x: margin, y: h * 0.89, w: inner, h: h * 0.06 },
    }
  return {
    window: { x: margin, y: h * 0.06, w: inner, h: h * 0.575 },
    shape: 'arch',
    title: { x: margin, y: h * 0.665, w: inner, h: h * 0.205 },
    author: { x: margin, y: h * 0.89, w: inner, h: h * 0.06 },
  }
}

const planType = (
  { palette, pairing }: Scene,
  stock: Stock,
  { title: titleBox, author: authorBox }: CardPlan,
): TypePlan => {
  const ink = stock.isPaper ? palette.deep : palette.ink
  const title: Item = {
    kind: 'title',
    swashes: true,
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink,
    maxSize: 330,
    maxLines: 5,
    leading: 0.94,
    gap: 26,
    minor: { scale: 0.42, rules: true },
    ...(stock.isPaper ? {} : { effect: { fill: { kind: 'foil', metal: palette.metal, bevel: 6 } } }),
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 58,
    ink,
    maxLines: 2,
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.title,
    case: 'upper',
    tracking: 0.12,
    size: 80,
    ink,
  }
  const divider: Item = {
    kind: 'ornament',
    height: 22,
    gap: 20,
    ink: stock.isPaper ? mix(palette.accent, palette.deep, 0.2) : metalColour(palette.metal),
    draw: (ctx, box) =>
      swelledRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w * 0.8, 760), { weight: 3 }),
  }
  return {
    stacks: [
      { box: titleBox, align: 'center', anchor: 'middle', items: [title, divider, subtitle] },
      { box: authorBox, align: 'center', anchor: 'middle', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const stock = stockOf(scene.palette, scene.random.sub('stock').chance(0.36))
  const plan = planOf(scene)
  return {
    type: planType(scene, stock, plan),
    back: (easel, type) => paintCard(easel, scene, stock, plan, type.zones),
    grain: 0.45,
    vignette: stock.isPaper ? 0.1 : 0.22,
  }
}

export const tarotCard: Family = {
  id: 'tarot-card',
  name: 'Tarot Card',
  look: 'card',
  templateType: 'ornamental',
  genreBuckets: [
    'Fantasy:romantasy',
    'Fantasy:dark-fantasy',
    'Fantasy:myth-folklore',
    'Fantasy:dark-academia',
    'Romance:romantasy',
    'Romance:paranormal-monster',
    'Romance:dark-romance',
    'Horror:gothic',
    'Horror:folk',
    'Horror:dark-fantasy',
  ],
  moods: ['mysterious', 'romantic', 'epic', 'intellectual', 'melancholic'],
  technique: 'an ornate tarot card in flat tones, line work and foil',
  lettering: 'old-style engraved capitals on the card',
  palettes,
  pairings: [
    { title: 'cinzel-decorative-bold', text: 'cormorant-italic' },
    { title: 'cormorant-sc', text: 'cormorant-italic' },
    { title: 'im-fell', text: 'im-fell-italic' },
    { title: 'cinzel-bold', text: 'garamond-italic' },
    { title: 'uncial-antiqua', text: 'im-fell-italic' },
  ],
  layouts: [
    { id: 'arcana', phrase: 'the hero under a great arch between sun and moon and the title in the foot of the card' },
    { id: 'zenith', phrase: 'the title heading the card and the hero in a deep window below it' },
    { id: 'wheel', phrase: 'the hero in the hub of a celestial wheel beneath the title' },
  ],
  heroes: [
    'wolf',
    'moth',
    'stag',
    'raven',
    'witch',
    'snake',
    'skull',
    'woman-in-gown',
    'dagger',
    'rose',
    'owl',
    'tower',
    'dragon',
    'cat',
    'knight',
    'eye',
  ],
  sample: {
    title: 'The Moon and Her Thieves',
    subtitle: 'Draw the card, pay the price',
    author: 'Isolde Marchetti',
    summary: 'A fortune teller draws a card that was burned a hundred years ago.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isModern(motif) &&
    !(isPlain(motif) && motif.kind !== 'creature') &&
    !isHomely(motif) &&
    motif.width < 1.95 &&
    (motif.kind !== 'vehicle' || isNoble(motif)) &&
    !(motif.kind === 'sky' && !isNoble(motif)),
  design,
}
