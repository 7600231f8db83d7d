// Odd one out: one thing in rows, the title in rows of the same beat, and one thing that does not belong.

import { mix } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { layLifted } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere, layThing } from '../compositions/things.ts'
import type { Motif } from '../motifs/motif.ts'
import { isFirm, isOfKind, isWeapon, sizeOf } from '../motifs/suits.ts'
import { grown, overlaps } from '../paint/boxes.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { fillBox } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Backing, SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

/** A slip of the deep colour under small type, laid over the pattern. */
const slipOf =
  (colour: string): Backing =>
  (easel, filled) =>
    easel.part('banner', () => fillBox(easel.ctx, colour, grown(filled, 46, 34)))

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep, light } = inksOf(palette)
  const onSlip = speaking(light, deep, palette)
  const align = layout === 'right' ? 'right' : layout === 'centre' ? 'center' : 'left'
  const backing = slipOf(deep)
  return {
    stacks: [
      stackIn(
        boxIn(scene, 0.06, 0.05, 0.94, 0.14),
        'center',
        'top',
        [lineIn(scene, 'subtitle', 72, onSlip, { maxLines: 2 })],
        { backing },
      ),
      stackIn(boxIn(scene, 0, 0.2, 1, isBroad(scene) ? 0.72 : 0.74), align, 'middle', [
        titleIn(scene, speaking(deep, ground, palette), {
          isAsDrawn: true,
          case: 'upper',
          maxSize: 330,
          leading: 1.12,
          tracking: 0,
          maxLines: 6,
        }),
      ]),
      stackIn(
        boxIn(scene, 0.07, 0.84, 0.93, 0.955),
        'center',
        'bottom',
        [lineIn(scene, 'author', 128, onSlip, { case: 'upper', maxLines: 2 })],
        { backing },
      ),
    ],
  }
}

interface Cell {
  readonly x: number
  readonly y: number
  readonly row: number
  readonly nth: number
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, extent } = easel
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const { hero, companions } = scene
  easel.fill(ground)
  const title = titleOf(type)
  const [first, next] = title?.runs ?? []
  if (!title || !first || !isThere(hero)) return
  // Type and things share one beat; very large lines take two rows of things each.
  const step = next ? next.baseline - first.baseline : first.size * 0.95
  const pitch = step > h * 0.15 ? step / 2 : step < h * 0.085 ? step * 2 : step
  const middle = first.box.y + first.box.h / 2 + (pitch < step ? -pitch / 2 : 0)
  const height = Math.min(pitch * 0.86, (pitch * 1.15) / hero.width)
  const cell = Math.max(height * hero.width * 1.22, pitch * 0.8)
  const taken: Box[] = title.runs.map(({ box, size }) => grown(box, size * 0.16, size * 0.02))
  const rows = Math.ceil(h / pitch) + 1
  const cells: Cell[] = []
  for (let row = -rows; row <= rows; row++) {
    const y = middle + row * pitch
    if (y < -pitch || y > h + pitch) continue
    const from = Math.floor((extent.x - cell) / cell)
    for (let nth = from; nth * cell < w + cell; nth++)
      cells.push({ x: (nth + 0.5 + (Math.abs(row) % 2) * 0.5) * cell, y, row, nth })
  }
  const boxOf = ({ x, y }: Cell): Box => ({
    x: x - (height * hero.width) / 2,
    y: y - height / 2,
    w: height * hero.width,
    h: height,
  })
  const free = cells.filter((each) => taken.every((box) => !overlaps(box, boxOf(each))))
  const slips = type.zones
    .filter((zone) => zone.y + zone.h < title.box.y || zone.y > title.box.y + title.box.h)
    .map((zone) => grown(zone, 60, 50))
  const seen = free.filter(
    (each) =>
      each.x > w * 0.12 &&
      each.x < w * 0.88 &&
      each.y > h * 0.1 &&
      each.y < h * 0.92 &&
      slips.every((box) => !overlaps(box, boxOf(each))),
  )
  // The odd one stands beside the title where there is room, else below it.
  const beside = seen.filter(({ y }) => y > title.box.y && y < title.box.y + title.box.h)
  const odd = scene.random.sub('odd').shuffled(beside.length > 0 ? beside : seen)[0]
  const inks = [
    [light, accent],
    [second, light],
    [mix(accent, light, 0.35), deep],
  ] as const
  easel.part('shapes', () => {
    using rowsOf = easel.layer((on) => {
      for (const each of free) {
        if (each === odd) continue
        const [body, trim] = inks[(((each.row * 2 + each.nth) % 3) + 3) % 3] ?? inks[0]
        layThing(
          easel,
          hero,
          { x: each.x, y: each.y, height, flip: Math.abs(each.row) % 2 === 1 },
          { body, shade: mix(body, deep, 0.3), light: mix(body, '#ffffff', 0.5), accent: trim, line: deep },
          on,
        )
      }
    })
    layLifted(easel, rowsOf, { lift: 12, colour: deep, alpha: 0.28 })
  })
  if (!odd) return
  const other: Motif =
    companions.find(({ width, kind }) => width < 1.6 && kind !== 'place' && kind !== 'person') ?? hero
  const loud = seenOn(ground, [accent, deep], 30)
  const tall = heightIn(other, cell * 1.15, pitch * 1.12)
  using stranger = easel.layer((on) =>
    layThing(
      easel,
      other,
      { x: odd.x, y: odd.y, height: tall, turn: other === hero ? Math.PI : 0.04 },
      { body: loud, shade: mix(loud, deep, 0.35), light: mix(loud, light, 0.85), accent: deep, line: deep },
      on,
    ),
  )
  layLifted(easel, stranger, { lift: 16, colour: deep, alpha: 0.4 })
}

export const oddOneOut: Family = {
  id: 'odd-one-out',
  name: 'Odd One Out',
  look: 'pattern',
  templateType: 'graphic',
  genreBuckets: [
    'Mystery:cozy',
    'Thriller:cozy',
    'Contemporary Fiction:humorous',
    'Contemporary Fiction:*',
    'Fantasy:cozy-fantasy',
    'Romance:romcom',
    'Other:*',
    "Children's:chapter-book",
  ],
  moods: ['uplifting', 'mysterious', 'romantic', 'intellectual'],
  technique: 'rows of one thing like wallpaper and a single thing among them that does not belong',
  lettering: 'slab capitals in rows of the same beat',
  palettes: palettesOf('odd-one-out'),
  pairings: [
    { title: 'alfa-slab', text: 'alfa-slab' },
    { title: 'rubik-black', text: 'dm-sans-black' },
    { title: 'baloo', text: 'baloo' },
    { title: 'righteous', text: 'jost-bold' },
  ],
  layouts: [
    { id: 'left', phrase: 'the title along the left edge among the rows' },
    { id: 'right', phrase: 'the title along the right edge among the rows' },
    { id: 'centre', phrase: 'the title in the middle of the rows' },
  ],
  heroes: [
    'teacup',
    'fish',
    'cat',
    'teapot',
    'mushroom',
    'cake',
    'umbrella',
    'apple',
    'rabbit',
    'bee',
    'key',
    'rose',
    'owl',
  ],
  sample: {
    title: 'The Wrong Teacup',
    subtitle: 'One lump, or murder?',
    author: 'Poppy Hartwell',
    summary: 'At the village tea a skull turns up in the teacup cupboard, and Mrs Finch counts the saucers.',
  },
  shows: (motif) =>
    isFirm(motif) &&
    !isWeapon(motif) &&
    motif.width < 1.7 &&
    sizeOf(motif) < 3 &&
    isOfKind(motif, 'object', 'creature', 'plant'),
  carries: ({ title }) => title.length <= 60,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.35,
    vignette: 0,
  }),
}
