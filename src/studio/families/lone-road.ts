// Lone road: a long way through open country under a sky that has room for a title.

import { mix, withAlpha } from '../colour/colour.ts'
import { isFabulous, isGlowing, isHot, isOfKind, isOneThing, sizeOf } from '../motifs/suits.ts'
import { paintGrade } from '../paint/atmosphere/grade.ts'
import type { Easel } from '../paint/easel.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { paintHeadlights } from './lone-road/headlights.ts'
import { palettes } from './lone-road/palettes.ts'
import { paintAcrossField, paintHills, paintStraight } from './lone-road/views.ts'
import { band } from './zones.ts'

const views: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = {
  straight: paintStraight,
  field: paintAcrossField,
  hills: paintHills,
  headlights: paintHeadlights,
}

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing } = scene
  const shadow = { shadow: { colour: palette.deep, blur: 0.12, alpha: 0.5 } }
  const title: Item = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    leading: 0.96,
    maxSize: 440,
    maxLines: 4,
    gap: 44,
    ink: palette.ink,
    minor: { scale: 0.5 },
    effect: shadow,
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 62,
    maxLines: 2,
    ink: mix(palette.ink, palette.accent, 0.25),
    effect: shadow,
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.16,
    size: 92,
    ink: palette.ink,
    effect: shadow,
  }
  return {
    stacks: [
      { box: band(scene, 0.055, 0.37, 0.085), align: 'center', anchor: 'top', items: [title, subtitle] },
      { box: band(scene, 0.9, 0.955, 0.1), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

/** The near ground sinks into shade, and the name stands in it. */
const darkenFoot = (easel: Easel, { palette, h }: Scene): void => {
  const shade = mix(palette.deep, '#000000', 0.25)
  const foot = easel.ctx.createLinearGradient(0, h * 0.8, 0, h)
  foot.addColorStop(0, withAlpha(shade, 0))
  foot.addColorStop(0.5, withAlpha(shade, 0.88))
  foot.addColorStop(1, shade)
  easel.ctx.fillStyle = foot
  easel.ctx.fillRect(0, h * 0.8, easel.w, h * 0.2)
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel) => {
    const paint = views[scene.layout] ?? paintStraight
    paint(easel, scene)
    darkenFoot(easel, scene)
    paintGrade(easel, {
      shadows: scene.palette.dark,
      highlights: mix(scene.palette.light, scene.palette.accent, 0.3),
      strength: 0.25,
    })
  },
  grain: 0.55,
  vignette: 0.4,
})

export const loneRoad: Family = {
  id: 'lone-road',
  name: 'Lone Road',
  look: 'landscape',
  templateType: 'atmospheric',
  genreBuckets: [
    'Thriller:rural',
    'Mystery:rural',
    'Thriller:true-crime',
    'Mystery:true-crime',
    'Thriller:espionage',
    'Mystery:espionage',
    'Biography & Memoir:inspirational',
    'Contemporary Fiction:family-saga',
    'Contemporary Fiction:*',
  ],
  moods: ['melancholic', 'mysterious', 'uplifting', 'epic'],
  technique: 'a wide country landscape in low photographic light with one road through it',
  lettering: 'broad calm capitals across the sky',
  palettes,
  pairings: [
    { title: 'oswald-bold', text: 'oswald-light' },
    { title: 'playfair', text: 'jost' },
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'gloock', text: 'josefin' },
    { title: 'jost-bold', text: 'jost' },
    { title: 'cormorant-bold', text: 'josefin' },
  ],
  layouts: [
    {
      id: 'straight',
      phrase: 'a straight road to the horizon, telegraph poles beside it and the hero on its way',
      isEndless: true,
    },
    { id: 'field', phrase: 'a lone building across the fields and a track that leads there', isEndless: true },
    { id: 'hills', phrase: 'a lane over folded hills with the hero close in front', isEndless: true },
    { id: 'headlights', phrase: 'the hero caught in headlights on a forest road at night', isEndless: true },
  ],
  heroes: [
    'car',
    'man-in-coat',
    'barn',
    'stag',
    'couple-walking',
    'house',
    'horse',
    'woman-standing',
    'church',
    'bicycle',
    'wolf',
    'windmill',
  ],
  sample: {
    title: 'The Last Mile Home',
    subtitle: 'Nobody leaves Harlan County twice',
    author: 'Ruth Calloway',
    summary: 'Twenty years after the fire, a daughter drives back along the road where her father disappeared.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    motif.rests === 'ground' &&
    !isOfKind(motif, 'symbol', 'object', 'sky') &&
    !isHot(motif) &&
    !isFabulous(motif) &&
    (motif.kind !== 'plant' || sizeOf(motif) >= 3) &&
    !(motif.kind === 'creature' && (sizeOf(motif) > 2 || sizeOf(motif) < 0.3)) &&
    (motif.kind !== 'place' || (sizeOf(motif) <= 60 && !isGlowing(motif))),
  design,
}
