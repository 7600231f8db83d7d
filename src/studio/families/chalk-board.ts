// Chalk board: the title in chalk with a hatched side, the thing drawn in chalk, a ruled frame with curls, all on a wiped board.
import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf } from '../compositions/inks.ts'
import { letterSize, makeThing, planLettered, roomBetween, standIn } from '../compositions/lettered.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { smooth } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { paintVeil } from '../paint/field.ts'
import { flourishRule } from '../paint/ornament/dividers.ts'
import type { SetType } from '../type/set-type.ts'
import { paintInSurface } from '../type/surfaces/index.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import type { Design, Family, Scene } from './family.ts'

const chalkOf = ({ palette }: Scene, isThing = false): SurfaceFilling => {
  const { deep, light, accent } = inksOf(palette)
  const [colour, second] = isThing ? [mix(accent, light, 0.45), light] : [light, accent]
  return { kind: 'surface', surface: 'chalk', colour, second, deep }
}

const traceFrame = ({ w, h }: Easel, ctx: Context): void => {
  const edge = Math.min(w, h) * 0.045
  ctx.strokeStyle = ctx.fillStyle
  for (const [inset, width] of [
    [edge, 9],
    [edge + 24, 4],
  ] as const) {
    ctx.lineWidth = width
    ctx.beginPath()
    ctx.roundRect(inset, inset, w - inset * 2, h - inset * 2, 46)
    ctx.stroke()
  }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, noise } = easel
  const { ground, deep, light } = inksOf(scene.palette)
  easel.part('panel', () => {
    easel.fill(mix(deep, ground, 0.6))
    paintVeil(easel, mix(deep, '#000000', 0.3), (x, y) => 0.5 * smooth(0.3, 0.8, noise.fractal(x / 900, y / 700, 3)), {
      step: 10,
    })
    // What a dry sponge left, in long slanting wipes.
    paintVeil(
      easel,
      light,
      (x, y) => {
        const wipe = noise.warped((x * 0.9 + y * 0.5) / 1500, (y * 0.9 - x * 0.5) / 240, 1.2, 4)
        return 0.13 * smooth(0.42, 0.8, wipe) + 0.03 * noise.value(x / 3, y / 3)
      },
      { step: 4 },
    )
  })
  const at = standIn(scene.hero, roomBetween(scene, type, 0.13), 0.94)
  const whole = { x: 0, y: 0, w, h }
  const half = (scene.hero.width * at.height) / 2
  const arm = Math.min(w * 0.24, at.x - half - w * 0.17)
  easel.part('frame', () =>
    paintInSurface(
      easel,
      {
        name: 'frame',
        trace: (ctx) => {
          traceFrame(easel, ctx)
          if (arm < w * 0.1) return
          for (const side of [-1, 1])
            flourishRule(ctx, at.x + side * (half + w * 0.03 + arm / 2), at.y - at.height / 2, arm, { weight: 8 })
        },
        outline: () => {},
        box: whole,
        rows: [whole],
        size: 220,
      },
      { ...chalkOf(scene), colour: withAlpha(light, 1) },
    ),
  )
  makeThing(easel, scene.hero, at, {
    fill: chalkOf(scene, true),
    size: Math.min(letterSize(type) * 1.2, at.height * 0.4),
    isContour: true,
  })
}

export const chalkBoard: Family = {
  id: 'chalk-board',
  name: 'Chalk Board',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Health & Fitness:health-fitness',
    'Mystery:cozy',
    'Romance:small-town',
    'Contemporary Fiction:humorous',
    "Children's:chapter-book",
    "Children's:early-reader",
    'Non-Fiction:*',
    'Self-Help & Personal Development:self-help',
    'Young Adult:*',
  ],
  moods: ['uplifting', 'intellectual', 'romantic'],
  technique: 'lettering and a drawing in chalk on a wiped blackboard within a ruled frame',
  lettering: 'sturdy serifs in chalk with a hatched side',
  palettes: palettesOf('chalk-board'),
  pairings: [
    { title: 'young-serif', text: 'patrick-hand' },
    { title: 'alfa-slab', text: 'patrick-hand' },
    { title: 'berkshire-swash', text: 'patrick-hand' },
    { title: 'abril-fatface', text: 'patrick-hand' },
  ],
  layouts: [
    { id: 'head', phrase: 'the lettering above and the chalk drawing between curls below', isEndless: true },
    { id: 'foot', phrase: 'the chalk drawing between curls above and the lettering below', isEndless: true },
    { id: 'name', phrase: 'the name across the head and the lettering at the foot', isEndless: true },
  ],
  heroes: [
    'teapot',
    'bread',
    'cupcake',
    'apple',
    'whisk',
    'pie',
    'light-bulb',
    'globe',
    'cat',
    'owl',
    'carrot',
    'rolling-pin',
    'pencil',
    'heart',
  ],
  sample: {
    title: 'The Secret Life of Sourdough',
    subtitle: 'Forty loaves and what they taught me',
    author: 'Poppy Hartwell',
    summary: 'A baker opens a tiny kitchen with a blackboard menu and a jar of sourdough that is older than she is.',
  },
  shows: ({ kind, width }) =>
    width < 2 && width > 0.25 && ['object', 'symbol', 'creature', 'plant', 'place', 'vehicle'].includes(kind),
  design: (scene): Design => ({
    type: planLettered(scene, {
      fill: chalkOf(scene),
      ink: scene.palette.light,
      inset: 0.095,
      title: {
        case: 'as-given',
        leading: 0.72,
        maxSize: 760,
        ...(scene.layout === 'head' ? { bend: 'arc' } : {}),
        minor: { face: 'kaushan-script', scale: 0.5, rules: true },
      },
      author: { size: 128, case: 'as-given', tracking: 0 },
    }),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.2,
    vignette: 0.3,
  }),
}
