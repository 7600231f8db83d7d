// Growing letter: tall letters of the title grow on as plants, stem, leaves and one flower.
import { type Colour, mix } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { type Letter, lettersOf, stemsOf } from '../compositions/letters.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { noHero } from '../motifs/no-hero.ts'
import { lerp, tau } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { dot, fillShape } from '../paint/shapes/lay.ts'
import { bandAlong, curveThrough } from '../paint/shapes/line.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetLines, SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const tall = /[lbdhkftLTIPFBDHKE]/u

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep, accent } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const isRight = layout === 'leaning'
  return {
    stacks: [
      stackIn(boxIn(scene, isRight ? 0.56 : 0, 0, isRight ? 1 : 0.46, 0.24), isRight ? 'right' : 'left', 'top', [
        lineIn(scene, 'subtitle', 82, ink, { maxLines: 5 }),
      ]),
      stackIn(boxIn(scene, 0, isBroad(scene) ? 0.58 : 0.6, 1, 1), 'left', 'bottom', [
        titleIn(scene, ink, { isAsDrawn: true, maxSize: 470, leading: 0.86, tracking: -0.02, gap: 56 }),
        lineIn(scene, 'author', 104, seenOn(ground, [accent, ink], 62), { maxLines: 2 }),
      ]),
    ],
  }
}

/** Letters of the first line that have a stem to grow from, the best places first. */
const stemLetters = (title: SetLines, w: number): readonly Letter[] => {
  const run = title.runs[0]
  const all = run ? lettersOf(run).filter(({ char }) => tall.test(char)) : []
  const wanted = w * 0.42
  return all.toSorted((one, other) => Math.abs(one.box.x - wanted) - Math.abs(other.box.x - wanted))
}

interface Plant {
  readonly foot: Point
  readonly head: Point
  /** Width of the stem where it leaves the letter. */
  readonly width: number
  readonly bend: number
}

const leaf = (ctx: Context, x: number, y: number, long: number, turn: number, colour: Colour, deep: Colour): void => {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.bezierCurveTo(long * 0.25, -long * 0.36, long * 0.75, -long * 0.3, long, 0)
  ctx.bezierCurveTo(long * 0.75, long * 0.2, long * 0.3, long * 0.26, 0, 0)
  ctx.fillStyle = colour
  ctx.fill()
  // The half below the midrib is in the shade.
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.quadraticCurveTo(long * 0.5, -long * 0.04, long, 0)
  ctx.bezierCurveTo(long * 0.75, long * 0.2, long * 0.3, long * 0.26, 0, 0)
  ctx.fillStyle = mix(colour, deep, 0.34)
  ctx.fill()
  ctx.restore()
}

const flower = (ctx: Context, [x, y]: Point, radius: number, scene: Scene, ink: Colour): void => {
  const { accent, light } = inksOf(scene.palette)
  const petals = scene.random.sub('petals').whole(7, 10)
  for (const ring of [0, 1])
    for (let at = 0; at < petals; at++) {
      ctx.save()
      ctx.translate(x, y)
      ctx.rotate((at / petals) * tau + ring * 0.35)
      const [far, long, wide] = ring ? [0.46, 0.46, 0.2] : [0.7, 0.6, 0.27]
      dot(ctx, radius * far, 0, radius * long, ring ? mix(accent, light, 0.22) : accent, radius * wide)
      ctx.restore()
    }
  dot(ctx, x, y, radius * 0.29, ink)
  for (let at = 0; at < 14; at++) {
    const out = radius * 0.058 * Math.sqrt(at)
    dot(ctx, x + Math.cos(at * 2.4) * out, y + Math.sin(at * 2.4) * out, radius * 0.024, light)
  }
}

const paintPlant = (easel: Easel, scene: Scene, plant: Plant, ink: Colour, nth: number): void => {
  const { ctx, w } = easel
  const { second } = inksOf(scene.palette)
  const random = scene.random.sub(`plant ${nth}`)
  const [x0, y0] = plant.foot
  const [x1, y1] = plant.head
  const rise = y0 - y1
  const spine = curveThrough(
    [
      [x0, y0],
      [x0, y0 - rise * 0.12],
      [x0 - plant.bend * 46, y0 - rise * 0.38],
      [x0 + plant.bend * 60, y0 - rise * 0.7],
      [lerp(x0, x1, 0.8), y1 + rise * 0.06],
      [x1, y1],
    ],
    16,
  )
  const last = spine.length - 1
  const leaves = Math.max(3, Math.round(rise / 230))
  const longest = Math.min(w * 0.3, rise * 0.29)
  easel.part('leaves', () => {
    for (let at = 0; at < leaves; at++) {
      const share = lerp(0.2, 0.82, at / (leaves - 1))
      const [x, y] = spine[Math.round(last * share)] ?? [x0, y0]
      const isRight = at % 2 === 1
      const turn = isRight ? -0.5 - random.next() * 0.2 : Math.PI + 0.5 + random.next() * 0.2
      leaf(ctx, x, y, longest * (1 - share * 0.55), turn, at % 3 === 1 ? second : mix(second, ink, 0.4), ink)
    }
  })
  easel.part('vines', () =>
    fillShape(
      ctx,
      bandAlong(spine, (share) => lerp(plant.width, 17, Math.min(1, share * 1.6) ** 0.6)),
      ink,
    ),
  )
  easel.part('blooms', () => flower(ctx, plant.head, Math.min(w * 0.2, rise * 0.24), scene, ink))
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h } = easel
  easel.fill(inksOf(scene.palette).ground)
  const title = titleOf(type)
  if (!title) return
  const letters = stemLetters(title, w)
  const isMeadow = scene.layout === 'meadow'
  const chosen = letters.slice(0, isMeadow ? 3 : 1)
  const ink = title.ink
  const isLeaning = scene.layout === 'leaning'
  // A title without a tall letter: the plant stands behind it.
  const feet =
    chosen.length > 0
      ? chosen.map((letter) => ({ letter, stem: stemsOf(letter, 0.9)[0] }))
      : [{ letter: undefined, stem: undefined }]
  feet.forEach(({ letter, stem }, at) => {
    const [left, right] = stem ?? [w * 0.5 - 18, w * 0.5 + 18]
    const x = (left + right) / 2
    const y = letter ? letter.box.y + 5 : title.box.y - 4
    const subtitle = type.zones.find((zone) => zone.y < h * 0.3)
    const top = h * (isMeadow ? 0.24 + 0.13 * ((at * 2) % 3) : 0.19)
    const clear = subtitle && isMeadow ? Math.max(top, subtitle.y + subtitle.h + h * 0.1) : top
    const head: Point = isMeadow
      ? [x + (at % 2 ? -1 : 1) * w * 0.035, clear]
      : [isLeaning ? Math.min(w * 0.3, lerp(x, w * 0.3, 0.85)) : Math.max(w * 0.7, lerp(x, w * 0.7, 0.85)), top]
    paintPlant(
      easel,
      scene,
      {
        foot: [x, y],
        head,
        width: Math.min(right - left, w * 0.07),
        bend: (isLeaning ? -1 : 1) * (isMeadow ? 0.5 : 1),
      },
      ink,
      at,
    )
  })
}

export const growingLetter: Family = {
  id: 'growing-letter',
  name: 'Growing Letter',
  look: 'typographic',
  templateType: 'graphic',
  genreBuckets: [
    'Self-Help & Personal Development:self-help',
    'Self-Help & Personal Development:*',
    'Biography & Memoir:inspirational',
    'Health & Fitness:*',
    'Contemporary Fiction:womens-fiction',
    'Planner & Journal:wellness',
    'Planner & Journal:feminine',
    'Non-Fiction:*',
  ],
  moods: ['uplifting', 'romantic', 'intellectual'],
  technique: 'a tall letter of the title growing on as a plant with leaves and one flower',
  lettering: 'a black soft serif at the foot',
  palettes: palettesOf('growing-letter'),
  pairings: [
    { title: 'fraunces-black', text: 'dm-sans-black' },
    { title: 'alegreya-black', text: 'jost-bold' },
    { title: 'young-serif', text: 'dm-sans-black' },
    { title: 'baloo', text: 'dm-sans-black' },
  ],
  layouts: [
    { id: 'upright', phrase: 'the title at the foot and one great flower at the upper right' },
    { id: 'leaning', phrase: 'the title at the foot and one great flower at the upper left' },
    { id: 'meadow', phrase: 'the title at the foot and several of its letters in flower' },
  ],
  heroes: [noHero.id],
  sample: {
    title: 'Late Bloomer',
    subtitle: 'Starting over at sixty, in a garden',
    author: 'Ruth Calder',
    summary: 'A widow who never owned a plant takes on an allotment, and grows.',
  },
  shows: ({ id }) => id === noHero.id,
  carries: ({ title }) => tall.test(title.split(/\s+/)[0] ?? '') && title.length <= 46,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.25,
    vignette: 0,
  }),
}
