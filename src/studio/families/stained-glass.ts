// Stained glass: the hero in glowing leaded glass, as a lancet in a dark wall, a rose window or a panel that fills the cover.
import { isHomely, isModern, isNoble, isOneThing, isPlain } from '../motifs/suits.ts'
import { diamondRule } from '../paint/ornament/dividers.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { palettes } from './stained-glass/palettes.ts'
import { paintWindow, type WindowPlan } from './stained-glass/windows.ts'
import { band, isBroad } from './zones.ts'

interface Plan {
  readonly window: WindowPlan
  readonly type: TypePlan
}

const itemsOf = ({ palette, pairing }: Scene) => {
  const title: Item = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 350,
    maxLines: 5,
    leading: 0.95,
    gap: 34,
    minor: { scale: 0.42, rules: true },
    effect: { fill: { kind: 'foil', metal: palette.metal, bevel: 6 } },
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 58,
    ink: palette.ink,
    maxLines: 2,
    gap: 26,
  }
  const divider: Item = {
    kind: 'ornament',
    height: 28,
    gap: 28,
    ink: palette.accent,
    draw: (ctx, box) => diamondRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, 560)),
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.title,
    case: 'upper',
    tracking: 0.1,
    size: 84,
    ink: palette.ink,
  }
  return { title, subtitle, divider, author }
}

const planPanel = (scene: Scene): Plan => {
  const { w, h } = scene
  const { title, subtitle, author } = itemsOf(scene)
  const edge = Math.min(w, h) * 0.082
  const inner = w - edge * 2
  const titlePane = { x: edge, y: edge, w: inner, h: h * 0.262 }
  const authorPane = { x: edge, y: h - edge - h * 0.075, w: inner, h: h * 0.075 }
  const within = (box: typeof titlePane, x: number, y: number) => ({
    x: box.x + x,
    y: box.y + y,
    w: box.w - 2 * x,
    h: box.h - 2 * y,
  })
  return {
    window: { kind: 'panel', glass: { x: -2, y: -2, w: w + 4, h: h + 4 }, words: [titlePane, authorPane] },
    type: {
      stacks: [
        {
          box: within(titlePane, inner * 0.055, h * 0.024),
          align: 'center',
          anchor: 'middle',
          items: [title, subtitle],
        },
        { box: within(authorPane, inner * 0.08, h * 0.012), align: 'center', anchor: 'middle', items: [author] },
      ],
    },
  }
}

const planOf = (scene: Scene): Plan => {
  const { w, h, layout } = scene
  if (layout === 'panel') return planPanel(scene)
  const { title, subtitle, divider, author } = itemsOf(scene)
  const isRose = layout === 'rose'
  if (isBroad({ w, h })) {
    const size = isRose ? w * 0.46 : w * 0.4
    const tall = isRose ? size : h * 0.8
    const column = { x: w * 0.07, y: h * 0.14, w: w * 0.4, h: h * 0.72 }
    return {
      window: {
        kind: isRose ? 'rose' : 'lancet',
        glass: { x: w * 0.73 - size / 2, y: h * 0.5 - tall / 2, w: size, h: tall },
        words: [],
      },
      type: { stacks: [{ box: column, align: 'center', anchor: 'middle', items: [title, subtitle, divider, author] }] },
    }
  }
  if (isRose) {
    const size = w * 0.8
    return {
      window: { kind: 'rose', glass: { x: (w - size) / 2, y: h * 0.61 - size / 2, w: size, h: size }, words: [] },
      type: {
        stacks: [
          { box: band(scene, 0.045, 0.315), align: 'center', anchor: 'middle', items: [title, subtitle] },
          { box: band(scene, 0.9, 0.955), align: 'center', anchor: 'bottom', items: [author] },
        ],
      },
    }
  }
  const width = w * 0.7
  return {
    window: { kind: 'lancet', glass: { x: (w - width) / 2, y: h * 0.045, w: width, h: h * 0.585 }, words: [] },
    type: {
      stacks: [
        {
          box: band(scene, 0.675, 0.955),
          align: 'center',
          anchor: 'middle',
          items: [title, subtitle, divider, author],
        },
      ],
    },
  }
}

const design = (scene: Scene): Design => {
  const { window, type } = planOf(scene)
  return {
    type,
    back: (easel) => paintWindow(easel, scene, window),
    grain: 0.3,
    vignette: window.kind === 'panel' ? 0.3 : 0.15,
  }
}

export const stainedGlass: Family = {
  id: 'stained-glass',
  name: 'Stained Glass',
  look: 'card',
  templateType: 'illustrated',
  genreBuckets: [
    'Fantasy:myth-folklore',
    'Fantasy:romantasy',
    'Fantasy:dark-academia',
    'Religion & Spirituality:religion',
    'Religion & Spirituality:*',
    'Historical Fiction:historical-fiction',
    'Historical Fiction:*',
    'Romance:romantasy',
  ],
  moods: ['mysterious', 'romantic', 'uplifting', 'epic', 'intellectual'],
  technique: 'a leaded stained-glass window lit from behind',
  lettering: 'manuscript and lapidary capitals in foil',
  palettes,
  pairings: [
    { title: 'cinzel-bold', text: 'cormorant-italic' },
    { title: 'uncial-antiqua', text: 'im-fell-italic' },
    { title: 'cormorant-sc', text: 'cormorant-italic' },
    { title: 'cinzel-decorative-bold', text: 'garamond-italic' },
    { title: 'forum', text: 'garamond-italic' },
  ],
  layouts: [
    {
      id: 'lancet',
      phrase: 'the hero in a tall lancet window and the title on the dark wall beneath it',
      isEndless: true,
    },
    {
      id: 'panel',
      phrase: 'a leaded panel filling the cover, the title in a calm pane at its head',
      isEndless: true,
    },
    { id: 'rose', phrase: 'the hero in the hub of a great rose window under the title', isEndless: true },
  ],
  heroes: [
    'dove',
    'stag',
    'rose',
    'phoenix',
    'lion',
    'swan',
    'tree',
    'knight',
    'sword',
    'unicorn',
    'woman-in-gown',
    'dragon',
    'tall-ship',
    'owl',
    'crown',
    'cross',
  ],
  sample: {
    title: 'The Saint of Salt and Roses',
    subtitle: 'Light remembers everything',
    author: 'Marguerite Vane',
    summary: 'A glassmaker hides a banished queen in the window of a cathedral.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isModern(motif) &&
    !(isPlain(motif) && motif.kind === 'object') &&
    !isHomely(motif) &&
    motif.width < 1.95 &&
    (motif.kind !== 'vehicle' || isNoble(motif)) &&
    !(motif.kind === 'place' && isPlain(motif)),
  design,
}
