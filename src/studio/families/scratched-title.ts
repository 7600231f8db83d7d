// Scratched title: a giant title clawed, worn or bled, and one dreadful thing with it.

import { type Colour, lchOf, oklch } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { isHomely, isOfKind, isOneThing, sizeOf } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import type { Effect } from '../type/effects/effect.ts'
import type { Stack, TitleItem, TypePlan } from '../type/plan.ts'
import { inPalette } from '../type/surfaces/in-palette.ts'
import type { Design, Family, Scene } from './family.ts'
import { paintDrips } from './scratched-title/drips.ts'
import { palettes } from './scratched-title/palettes.ts'
import { blackOf, inkOnAccent, paintBled, paintFlood, paintGashes, paintLooming } from './scratched-title/scenes.ts'
import { clawMarks, drawHairs, traceScratch } from './scratched-title/scratch.ts'
import { band } from './zones.ts'

/** The colour that bleeds on pale paper: the loud one, deep enough to be read; yellows would turn to mud. */
const bloodOf = (palette: Palette): Colour => {
  const { l, c, h } = lchOf(palette.accent)
  return l > 0.74 ? blackOf(palette) : oklch(Math.min(l, 0.5), c, h)
}

const titleInk = ({ palette, layout }: Scene): Colour =>
  layout === 'bled' ? bloodOf(palette) : layout === 'flood' ? inkOnAccent(palette) : palette.ink

/** Letters that the same claws went through. */
const clawed = (scene: Scene, ink: Colour, cut: Colour): Effect => ({
  worn: 0.13,
  fill: {
    kind: 'window',
    colour: ink,
    paint: (easel: Easel, box) => {
      easel.fill(ink)
      const random = scene.random.sub('title claws')
      const lean = random.pick([-1, 1])
      easel.ctx.fillStyle = cut
      easel.ctx.strokeStyle = cut
      const marks = clawMarks(random, {
        x: box.x + box.w * random.between(0.38, 0.62),
        y: box.y + box.h / 2,
        length: Math.hypot(box.w, box.h) * 0.95,
        angle: lean * random.between(0.42, 0.7),
        gap: box.h * 0.17,
        width: Math.min(17, box.h * 0.026),
        count: 4,
      })
      easel.ctx.beginPath()
      for (const mark of marks) traceScratch(easel.ctx, mark, easel.noise)
      easel.ctx.fill()
      drawHairs(easel.ctx, random.sub('hairs'), box, lean * 0.55, 18)
    },
  },
})

const titleItem = (scene: Scene): TitleItem => {
  const ink = titleInk(scene)
  const { palette, pairing, layout } = scene
  const cut = layout === 'flood' ? palette.accent : blackOf(palette)
  return {
    kind: 'title',
    face: pairing.title,
    case: 'upper',
    lockup: 'block',
    minor: { scale: 0.5 },
    maxSize: 900,
    leading: 0.8,
    ink,
    effect:
      layout === 'bled'
        ? inPalette(palette, 'dripping', { colour: ink })
        : layout === 'gashes'
          ? { worn: 0.2 }
          : clawed(scene, ink, cut),
  }
}

const boxes: Readonly<
  Record<string, { title: readonly [number, number]; anchor: Stack['anchor']; author: 'top' | 'bottom' }>
> = {
  gashes: { title: [0.05, 0.35], anchor: 'top', author: 'bottom' },
  looming: { title: [0.47, 0.865], anchor: 'bottom', author: 'bottom' },
  bled: { title: [0.05, 0.42], anchor: 'top', author: 'bottom' },
  flood: { title: [0.05, 0.46], anchor: 'top', author: 'bottom' },
}

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const place = boxes[layout] ?? { title: [0.05, 0.4], anchor: 'top', author: 'bottom' }
  const isPale = layout === 'bled'
  const lines = isPale ? blackOf(palette) : layout === 'flood' ? inkOnAccent(palette) : palette.ink
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 58,
    maxLines: 2,
    ink: lines,
    gap: 40,
  } as const
  const isLow = place.anchor === 'bottom'
  return {
    stacks: [
      {
        box: band(scene, ...place.title, 0.065),
        align: 'center',
        anchor: place.anchor,
        items: isLow ? [titleItem(scene)] : [subtitle, titleItem(scene)],
      },
      ...(isLow ? [{ box: band(scene, 0.045, 0.1), align: 'center', anchor: 'top', items: [subtitle] } as const] : []),
      {
        box: band(scene, 0.885, 0.955, 0.1),
        align: 'center',
        anchor: 'bottom',
        items: [
          {
            kind: 'line',
            role: 'author',
            face: pairing.text,
            case: 'upper',
            size: 92,
            ink: layout === 'flood' ? palette.ink : lines,
          },
        ],
      },
    ],
  }
}

/** Adds the drips: part of the type, so they leave with it. */
const withDrips = (plan: TypePlan, scene: Scene): TypePlan => {
  const [first, ...rest] = plan.stacks
  if (!first) return plan
  const bleeding: Stack = {
    ...first,
    backing: (easel, _filled, items) => {
      const title = items.find((item) => item.kind === 'lines' && item.role === 'title')
      if (title?.kind !== 'lines' || easel.without.has('blood')) return
      paintDrips(easel, title, {
        colour: bloodOf(scene.palette),
        longest: scene.h * 0.2,
        count: 17,
        random: scene.random.sub('drips'),
      })
    },
  }
  return { stacks: [bleeding, ...rest] }
}

const design = (scene: Scene): Design => {
  const plan = planType(scene)
  const { layout, palette } = scene
  return {
    type: layout === 'bled' ? withDrips(plan, scene) : plan,
    back: (easel, { zones }) => {
      if (layout === 'gashes') paintGashes(easel, scene, zones)
      else if (layout === 'bled') paintBled(easel, scene, zones, bloodOf(palette))
      else if (layout === 'flood') paintFlood(easel, scene, zones)
      else paintLooming(easel, scene, zones)
    },
    grain: 0.6,
    vignette: layout === 'bled' ? 0.12 : 0.3,
  }
}

export const scratchedTitle: Family = {
  id: 'scratched-title',
  name: 'Scratched Title',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Horror:slasher',
    'Horror:body',
    'Horror:psychological',
    'Horror:*',
    'Thriller:true-crime',
    'Mystery:true-crime',
    'Horror:cosmic',
  ],
  moods: ['intense', 'mysterious'],
  technique: 'a giant title clawed, worn and bled over one stark image in a single shock colour',
  lettering: 'enormous condensed capitals, scratched and distressed',
  palettes,
  pairings: [
    { title: 'anton', text: 'oswald-medium' },
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'sofia-extra-condensed', text: 'special-elite' },
    { title: 'oswald-bold', text: 'oswald-light' },
  ],
  layouts: [
    {
      id: 'gashes',
      phrase: 'a dark wall clawed open on a glaring light with the subject black behind it',
      isEndless: true,
    },
    { id: 'looming', phrase: 'the subject huge in one loud colour above a title that fills the lower half' },
    { id: 'bled', phrase: 'a title that drips down stained paper over the subject in black', isEndless: true },
    {
      id: 'flood',
      phrase: 'a flood of one loud colour, the subject rising black from the lower edge under the title',
      isEndless: true,
    },
  ],
  heroes: [
    'hand-reaching',
    'knife',
    'skull',
    'mask',
    'doll',
    'axe',
    'spider',
    'raven',
    'handprint',
    'anatomical-heart',
    'hooded-figure',
    'wolf',
  ],
  sample: {
    title: 'Skin the Lamb',
    subtitle: 'Camp opens Friday. Counsellors first.',
    author: 'Jude Carrow',
    summary:
      'Twelve summers after the killings a knife turns up in the boathouse wall, and the list beside it has one new name each night.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isHomely(motif) &&
    ((motif.kind === 'object' && motif.width < 1.5) ||
      isOfKind(motif, 'symbol', 'person') ||
      (motif.kind === 'creature' && motif.width < 1.9) ||
      (motif.kind === 'plant' && sizeOf(motif) < 15) ||
      motif.kind === 'place'),
  design,
}
