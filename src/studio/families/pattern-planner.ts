// Pattern planner: a bold printed repeat with a label. Stationery one wants to pick up.

import { type Colour, lchOf, mix } from '../colour/colour.ts'
import { isGrim, isLively, isNoble, isOneThing, isSomebody, isWeapon } from '../motifs/suits.ts'
import { asPart } from '../paint/as-part.ts'
import { holding } from '../paint/boxes.ts'
import type { Box, Context, Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { paper } from '../paint/materials/paper.ts'
import { castShadow } from '../paint/materials/shadow.ts'
import { type Corner, inset, rule, traceRule } from '../paint/ornament/frame.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { palettes } from './pattern-planner/palettes.ts'
import { type Inks, repeats } from './pattern-planner/repeats.ts'

const isDarkGround = ({ layout, random }: Scene): boolean => layout === 'toss' && random.sub('ground').chance(0.5)

const inksOf = (scene: Scene): Inks => {
  const { palette } = scene
  const isDark = isDarkGround(scene)
  const ground = isDark ? palette.deep : scene.layout === 'board' ? palette.light : palette.soft
  const seen = palette.hues.filter((hue) => Math.abs(lchOf(hue).l - lchOf(ground).l) > 0.12)
  const [first = palette.accent, ...others] = seen
  return { ground, dark: palette.deep, light: palette.light, hues: [first, ...others] }
}

/** The label lies where the layout wants it; its box holds the type. */
const labelOf = ({ w, h, layout }: Scene): Box => {
  const m = Math.min(w, h)
  if (layout === 'scales') return { x: 0, y: h * 0.3, w, h: h * 0.36 }
  if (layout === 'tiles') return { x: w * 0.2, y: h * 0.2, w: w * 0.8, h: h * 0.4 }
  const width = layout === 'board' ? m * 0.72 : m * 0.76
  const height = Math.min(h * 0.52, width * (layout === 'board' ? 1 : 1.12))
  return { x: (w - width) / 2, y: (h - height) * 0.46, w: width, h: height }
}

const traceLabel = (ctx: Context, { layout }: Scene, box: Box): void => {
  ctx.beginPath()
  if (layout === 'board') ctx.ellipse(box.x + box.w / 2, box.y + box.h / 2, box.w / 2, box.h / 2, 0, 0, Math.PI * 2)
  else traceRule(ctx, box, cornerOf(layout), Math.min(box.w, box.h) * 0.12)
}

const cornerOf = (layout: string): Corner => (layout === 'toss' ? 'scoop' : 'square')

const labelColour = (scene: Scene): Colour => {
  const { palette, layout } = scene
  if (layout === 'scales') return palette.deep
  if (layout === 'tiles') return palette.light
  return isDarkGround(scene) ? palette.light : layout === 'board' ? palette.deep : palette.light
}

/** Paper pasted on the cover: shadow, stock, and an inner rule. */
const paintLabel = asPart('panel', (easel: Easel, scene: Scene, filled: Box): void => {
  const { ctx } = easel
  const { palette, layout } = scene
  const box = holding(labelOf(scene), filled, 56)
  const stock = labelColour(scene)
  const reach = { x: box.x - 40, y: box.y - 40, w: box.w + 80, h: box.h + 80 }
  using label = easel.layer(
    (layer) => {
      layer.fillStyle = stock
      traceLabel(layer, scene, box)
      layer.fill()
    },
    { box: reach, detail: 0.5 },
  )
  castShadow(easel, label, { blur: 26, dy: 14, alpha: 0.34 })
  castShadow(easel, label, { blur: 5, dy: 3, alpha: 0.3 })
  ctx.fillStyle = stock
  traceLabel(ctx, scene, box)
  ctx.fill()
  paper(easel, { kind: 'smooth', strength: 0.5, box: reach })
  const line = mix(inkOn(stock, palette), stock, 0.25)
  ctx.fillStyle = palette.accent
  ctx.strokeStyle = line
  const gap = Math.min(box.w, box.h) * 0.045
  if (layout === 'board') {
    ctx.lineWidth = 6
    ctx.beginPath()
    ctx.ellipse(box.x + box.w / 2, box.y + box.h / 2, box.w / 2 - gap, box.h / 2 - gap, 0, 0, Math.PI * 2)
    ctx.stroke()
  } else if (layout === 'toss') {
    ctx.fillStyle = line
    rule(ctx, inset(box, gap), 6, 'scoop', Math.min(box.w, box.h) * 0.12)
    rule(ctx, inset(box, gap * 1.4), 2, 'scoop', Math.min(box.w, box.h) * 0.12)
  } else if (layout === 'tiles') easel.part('banner', () => ctx.fillRect(box.x, box.y, gap * 0.7, box.h))
  else for (const y of [box.y + gap, box.y + box.h - gap - 6]) ctx.fillRect(box.x, y, box.w, 6)
})

const paint = (easel: Easel, scene: Scene): void => {
  const others = scene.companions.slice(0, 2)
  const repeat = repeats[scene.layout]
  repeat?.(easel, [scene.hero, ...others], inksOf(scene))
  paper(easel, { kind: 'smooth', strength: 0.5 })
}

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const stock = labelColour(scene)
  const ink = inkOn(stock, palette)
  const isDark = lchOf(stock).l < 0.5
  const loud = isDark ? palette.counter : palette.accent
  const label = labelOf(scene)
  const align = layout === 'tiles' ? 'left' : 'center'
  const [padX, padY] =
    layout === 'board'
      ? [label.w * 0.17, label.h * 0.2]
      : [layout === 'tiles' ? label.w * 0.09 : label.w * 0.1, label.h * (layout === 'scales' ? 0.14 : 0.1)]
  const inner = inset(label, layout === 'scales' ? scene.w * 0.09 : padX, padY)
  const year = {
    kind: 'line',
    role: 'year',
    face: pairing.title,
    case: 'upper',
    size: Math.min(label.w, label.h) * 0.3,
    ink: loud,
    gap: 44,
  } as const
  const title = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    ink,
    maxSize: 300,
    maxLines: 5,
    leading: 0.96,
    gap: 54,
  } as const
  const bar = {
    kind: 'ornament',
    height: 8,
    ink: loud,
    gap: 30,
    draw: (ctx: Context, box: Box): void =>
      ctx.fillRect(align === 'left' ? box.x : box.x + box.w / 2 - 70, box.y, 140, box.h),
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 58,
    ink: mix(ink, stock, 0.12),
    gap: 26,
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.14,
    size: 56,
    ink,
  } as const
  return {
    stacks: [
      {
        box: inner,
        align,
        anchor: 'middle',
        items: [year, title, bar, subtitle, author],
        backing: (easel, filled) => paintLabel(easel, scene, filled),
      },
    ],
  }
}

export const patternPlanner: Family = {
  id: 'pattern-planner',
  name: 'Pattern Planner',
  look: 'pattern',
  templateType: 'graphic',
  genreBuckets: [
    'Planner & Journal:goal-setting',
    'Planner & Journal:budget',
    'Planner & Journal:fitness',
    'Planner & Journal:productivity',
    'Planner & Journal:*',
    "Children's:other",
  ],
  moods: ['uplifting', 'intellectual', 'romantic', 'intense'],
  technique: 'a bold printed repeat with a pasted paper label',
  lettering: 'clear display type on a label',
  palettes,
  pairings: [
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'fredoka', text: 'dm-sans' },
    { title: 'jost-bold', text: 'jost' },
    { title: 'fraunces-black', text: 'dm-sans' },
    { title: 'montserrat-black', text: 'montserrat' },
    { title: 'pacifico', text: 'jost' },
  ],
  layouts: [
    { id: 'toss', phrase: 'a tossed repeat and a label with scooped corners' },
    { id: 'tiles', phrase: 'bold geometric tiles and a label running off the edge' },
    { id: 'scales', phrase: 'rows of scallops and a dark band across' },
    { id: 'board', phrase: 'a checked board and a round label' },
  ],
  heroes: [
    'target',
    'star',
    'mountain',
    'sun',
    'running-shoe',
    'light-bulb',
    'coins',
    'dumbbell',
    'heart',
    'lightning',
    'apple',
    'arrow',
    'rocket',
    'teacup',
  ],
  sample: {
    title: 'The Year of Yes',
    subtitle: 'A goal planner for brave beginnings',
    author: 'Paper & Pine',
    summary: 'Twelve months of goals, habits and small wins.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isGrim(motif) &&
    !isWeapon(motif) &&
    (motif.kind !== 'person' || (isSomebody(motif) && (isLively(motif) || isNoble(motif)))),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => paint(easel, scene),
    grain: 0.2,
    vignette: 0.06,
  }),
}
