// Pulp noir: a painted paperback from the wire rack. Hard light, tilted letters, the dots of cheap printing.

import { mix, withAlpha } from '../colour/colour.ts'
import { isGrim, isHomely, isOfKind, isOneThing, isWeapon } from '../motifs/suits.ts'
import { lerp, smooth } from '../paint/curves.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { halftone } from '../paint/materials/halftone.ts'
import { restroke } from '../paint/materials/restroke.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { palettes } from './pulp-noir/palettes.ts'
import { paintBlinds, paintCloseUp, paintLamplight, paintSunburst } from './pulp-noir/pictures.ts'
import { band } from './zones.ts'

const pictures: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = {
  sunburst: paintSunburst,
  blinds: paintBlinds,
  lamplight: paintLamplight,
  closeup: paintCloseUp,
}

const isTitleLow = ({ layout }: Scene): boolean => layout === 'blinds' || layout === 'closeup'

const brushes = [
  { width: 64, spread: 0.95 },
  { width: 30, spread: 0.95, detail: 26 },
]

/** Broad strokes over the whole picture, then a glaze of the drawing itself, which brings back edges that a fine brush would have kept. */
const paintOver = (easel: Easel): void => {
  const { canvas, w, h, scale } = easel
  using drawing = easel.layer((ctx) => ctx.drawImage(canvas, 0, 0, w, h))
  restroke(easel, { brushes, body: 0.35, stray: 9 })
  easel.lay({ ...drawing, scale }, { alpha: 0.5 })
}

/** Letters need a dark, quiet bed: the painter darkens the sheet where they will stand. */
const darkenBed = (easel: Easel, scene: Scene): void => {
  const { ctx, h } = easel
  const bed = mix(scene.palette.deep, '#000000', 0.35)
  const shade = (from: number, to: number, strength: number): void => {
    const fade = ctx.createLinearGradient(0, h * from, 0, h * to)
    fade.addColorStop(0, withAlpha(bed, strength))
    fade.addColorStop(0.55, withAlpha(bed, strength * 0.8))
    fade.addColorStop(1, withAlpha(bed, 0))
    ctx.fillStyle = fade
    ctx.fillRect(0, h * Math.min(from, to), easel.w, h * Math.abs(to - from))
  }
  if (isTitleLow(scene)) {
    shade(1, 0.5, 0.97)
    shade(0, 0.17, 0.8)
  } else {
    shade(0, 0.42, 0.8)
    shade(1, 0.8, 0.95)
  }
}

const printDots = (easel: Easel, { palette }: Scene): void => {
  const { h } = easel
  halftone(easel, (_x, y) => lerp(0.1, 0.34, smooth(0, h, y)), {
    colour: mix(palette.deep, palette.dark, 0.4),
    pitch: 13,
    alpha: 0.2,
  })
}

/** A strip of flat colour under a line, printed a little off. */
const strip =
  (colour: string, edge: string) =>
  (easel: Easel, { x, y, w, h }: Box): void => {
    const { ctx } = easel
    const [padX, padY] = [38, 20]
    easel.part('banner', () => {
      ctx.fillStyle = edge
      ctx.fillRect(x - padX + 7, y - padY + 8, w + padX * 2, h + padY * 2)
      ctx.fillStyle = colour
      ctx.fillRect(x - padX, y - padY, w + padX * 2, h + padY * 2)
    })
  }

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing } = scene
  const { deep, accent, light, ink, counter } = palette
  const isLow = isTitleLow(scene)
  const black = mix(deep, '#000000', 0.5)
  const title: Item = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    leading: 0.92,
    maxSize: 480,
    maxLines: 4,
    gap: 30,
    ink: mix(mix(accent, light, 0.62), '#ffffff', 0.1),
    minor: { scale: 0.55 },
    effect: { worn: 0.1, extrude: { colour: black, depth: 0.06 } },
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.04,
    size: 68,
    maxLines: 2,
    ink: mix(light, '#ffffff', 0.3),
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.06,
    size: 108,
    ink,
    effect: { worn: 0.06 },
  }
  const line = {
    align: 'center',
    items: [subtitle],
    backing: strip(mix(counter, black, 0.35), withAlpha(black, 0.6)),
  } as const
  if (isLow)
    return {
      stacks: [
        { box: band(scene, 0.03, 0.095, 0.09), align: 'center', anchor: 'top', items: [author] },
        { box: band(scene, 0.59, 0.885, 0.09), align: 'center', anchor: 'bottom', tilt: -0.05, items: [title] },
        { ...line, box: band(scene, 0.905, 0.955, 0.13), anchor: 'bottom' },
      ],
    }
  return {
    stacks: [
      { ...line, box: band(scene, 0.035, 0.085, 0.13), anchor: 'top' },
      { box: band(scene, 0.12, 0.37, 0.09), align: 'center', anchor: 'top', tilt: -0.055, items: [title] },
      { box: band(scene, 0.89, 0.955, 0.09), align: 'center', anchor: 'bottom', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => ({
  type: planType(scene),
  back: (easel) => {
    const paint = pictures[scene.layout] ?? paintSunburst
    paint(easel, scene)
    paintOver(easel)
    darkenBed(easel, scene)
    printDots(easel, scene)
  },
  grain: 0.5,
  vignette: 0.25,
})

export const pulpNoir: Family = {
  id: 'pulp-noir',
  name: 'Pulp Noir',
  look: 'figure',
  templateType: 'illustrated',
  genreBuckets: [
    'Thriller:procedural',
    'Mystery:procedural',
    'Thriller:legal',
    'Mystery:legal',
    'Thriller:political',
    'Mystery:political',
    'Thriller:*',
    'Mystery:*',
    'Science Fiction:*',
  ],
  moods: ['intense', 'mysterious', 'romantic'],
  technique: 'a painted paperback picture in hard light, halftone and worn ink',
  lettering: 'tilted poster capitals with a heavy shadow',
  palettes,
  pairings: [
    { title: 'anton', text: 'staatliches' },
    { title: 'bangers', text: 'staatliches' },
    { title: 'alfa-slab', text: 'oswald-medium' },
    { title: 'staatliches', text: 'oswald-medium' },
    { title: 'righteous', text: 'oswald-medium' },
  ],
  layouts: [
    {
      id: 'sunburst',
      phrase: 'the hero before a huge evening sun over the town, the title tilted above',
      isEndless: true,
    },
    {
      id: 'blinds',
      phrase: 'the hero barred by light through the blinds, the title slanting across the foot',
      isEndless: true,
    },
    { id: 'lamplight', phrase: 'the hero under a street lamp with a long shadow towards the reader', isEndless: true },
    {
      id: 'closeup',
      phrase: 'the hero in close-up on a slab of colour, the title slammed across the foot',
      isEndless: true,
    },
  ],
  heroes: [
    'detective',
    'man-in-coat',
    'gun',
    'woman-in-gown',
    'hat',
    'telephone',
    'car',
    'wine-glass',
    'soldier',
    'high-heel',
    'cat',
    'camera',
  ],
  sample: {
    title: "Dead Men Don't Dance",
    subtitle: 'She paid him to find the truth. He found it.',
    author: 'Frank Delaney',
    summary:
      'A private detective takes the last case anyone will give him, and the client is dead before the ink is dry.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isOfKind(motif, 'symbol', 'sky') &&
    !isHomely(motif) &&
    (motif.rests === 'ground' ||
      (motif.kind === 'object' && isWeapon(motif)) ||
      (motif.kind === 'object' && isGrim(motif))),
  design,
}
