// Censored: a page blacked out row by row, but for the words of the title.
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, linesOf, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { noHero } from '../motifs/no-hero.ts'
import type { Box, Easel } from '../paint/easel.ts'
import type { Point } from '../paint/point.ts'
import { fillShape } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'

/** Where the words stand in their rows, so that the eye zigzags. */
const staggers: Readonly<Record<string, readonly number[]>> = {
  zigzag: [0.34, 0, 0.62, 0.16],
  stair: [0, 0.33, 0.66, 1],
  edge: [0],
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout, brief } = scene
  const { ground, deep, accent, second } = inksOf(palette)
  const words = brief.book.title.split(/\s+/).length
  const isShort = words <= 5 && brief.book.title.length <= 34
  const ink = speaking(deep, ground, palette)
  return {
    stacks: [
      stackIn(boxIn(scene, 0, isShort ? 0.2 : 0.1, 1, 0.76), 'left', 'middle', [
        titleIn(scene, seenOn(ground, [accent, second, deep], 46), {
          isAsDrawn: true,
          case: 'upper',
          tracking: 0,
          leading: isShort ? 2.05 : 1.35,
          maxSize: isShort ? 290 : 230,
          stagger: staggers[layout] ?? [0],
          maxLines: 7,
          ...(isShort && words > 1 ? { lines: Math.min(4, words) } : {}),
        }),
      ]),
      stackIn(boxIn(scene, 0, 0.83, 0.86, 1), 'left', 'bottom', [
        lineIn(scene, 'author', 132, ink, { maxLines: 2, gap: 46 }),
        lineIn(scene, 'subtitle', 68, ink, { maxLines: 2 }),
      ]),
    ],
  }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h } = easel
  const { ground, deep } = inksOf(scene.palette)
  const random = scene.random.sub('bars')
  easel.fill(ground)
  const title = titleOf(type)
  const [first, second] = title?.runs ?? []
  if (!title || !first) return
  const [left, right] = [title.box.x, w - Math.min(w, h) * 0.066]
  const edge = Math.min(w, h) * 0.066
  const from = Math.min(edge, left)
  // Two rows to a line of the title where there is room for one between.
  const step = second ? second.baseline - first.baseline : first.box.h * 1.3
  const cap = first.box.h
  const pitch = step > cap * 1.9 ? step / 2 : step
  const high = Math.min(pitch * 0.76, cap * 1.02)
  const author = linesOf(type, 'author')[0]
  const end = (author ?? linesOf(type, 'subtitle')[0])?.box.y ?? h - edge
  const bar = (x: number, y: number, wide: number, tall = high): void => {
    if (wide < 46) return
    const steps = Math.ceil(wide / 90)
    const top = Array.from(
      { length: steps + 1 },
      (_, at): Point => [x + (wide * at) / steps, y + random.between(-4, 4)],
    )
    const foot = top.map(
      ([px], at): Point => [px + random.between(-3, 3) * (at % steps === 0 ? 1 : 0), y + tall + random.between(-4, 4)],
    )
    fillShape(ctx, [...top, ...foot.toReversed()], deep)
  }
  const beside = ({ x, w: wide }: Box, y: number, tall: number): void => {
    bar(from, y, x - 34 - from, tall)
    bar(x + wide + 34, y, right - x - wide - 34, tall)
  }
  easel.part('bars', () => {
    const start = first.baseline - cap / 2
    const most = Math.ceil(h / pitch)
    for (let row = -most; row <= most; row++) {
      const middle = start + row * pitch
      const y = middle - high / 2
      if (y < edge * 0.6 || y + high > end - pitch * 0.2) continue
      const line = title.runs.find(({ box }) => Math.abs(box.y + box.h / 2 - middle) < pitch * 0.42)
      if (line) {
        beside(line.box, y, high)
        continue
      }
      if (random.chance(0.35)) bar(from, y, right - from)
      else {
        const share = random.between(0.24, 0.76)
        bar(from, y, (right - from) * share)
        bar(from + (right - from) * share + 32, y, (right - from) * (1 - share) - 32)
      }
    }
    const last = author?.runs[0]
    if (author && last && author.runs.length === 1)
      bar(
        last.box.x + last.box.w + 48,
        last.baseline - last.size * 0.7,
        right - last.box.x - last.box.w - 48,
        last.size * 0.78,
      )
  })
}

export const censored: Family = {
  id: 'censored',
  name: 'Censored',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Mystery:true-crime',
    'Thriller:true-crime',
    'Thriller:political',
    'Mystery:political',
    'Thriller:espionage',
    'Mystery:espionage',
    'Thriller:legal',
    'Mystery:legal',
    'Thriller:techno',
    'Science Fiction:dystopian',
    'Non-Fiction:*',
  ],
  moods: ['intense', 'mysterious', 'intellectual'],
  technique: 'a typed page blacked out row by row but for the words of the title',
  lettering: 'typewriter capitals left standing between bars of black',
  palettes: palettesOf('censored'),
  pairings: [
    { title: 'special-elite', text: 'special-elite' },
    { title: 'space-mono-bold', text: 'space-mono' },
    { title: 'jetbrains-mono', text: 'jetbrains-mono' },
  ],
  layouts: [
    { id: 'zigzag', phrase: 'the words of the title left standing to and fro across the page' },
    { id: 'stair', phrase: 'the words of the title going down the page like a stair' },
    { id: 'edge', phrase: 'the words of the title left standing along the left edge' },
  ],
  heroes: [noHero.id],
  sample: {
    title: 'Nobody Saw Her Leave',
    subtitle: 'The Harrow Lane files, reopened',
    author: 'Anne Kestrel',
    summary:
      'A reporter gets a box of police files on a girl who vanished in 1987, with most of the names blacked out.',
  },
  shows: ({ id }) => id === noHero.id,
  carries: ({ title }) => title.length <= 46,
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.4,
    vignette: 0,
  }),
}
