// Two faces: two profiles nearly touch, and the hollow between them is a glass that holds wine, or the thing they share.

import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { within } from '../compositions/lifted.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { heightIn, isThere, shapeOf, standThing } from '../compositions/things.ts'
import { findMotif } from '../motifs/find-motif.ts'
import type { Motif } from '../motifs/motif.ts'
import {
  isBuilding,
  isElectronic,
  isGrim,
  isHomely,
  isLively,
  isNoble,
  isOfKind,
  isOneThing,
  sizeOf,
} from '../motifs/suits.ts'
import type { Easel, Layer } from '../paint/easel.ts'
import { blend, dot, fillBox } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'
import { isBroad } from './zones.ts'

const castOf = ({ layout }: Scene): readonly [Motif | undefined, Motif | undefined] => {
  const [man, woman] = [findMotif('profile-man'), findMotif('profile-woman')]
  if (layout === 'women') return [woman, woman]
  if (layout === 'men') return [man, man]
  return [man, woman]
}

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const { ground, deep, accent, light } = inksOf(palette)
  const ink = speaking(deep, mix(ground, light, 0.4), palette)
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, isBroad(scene) ? 0.37 : 0.31), 'center', 'top', [
        titleIn(scene, ink, { maxSize: 370, leading: 0.88, gap: 42, maxLines: 4 }),
        lineIn(scene, 'subtitle', 76, speaking(accent, mix(ground, deep, 0.06), palette)),
      ]),
      stackIn(boxIn(scene, 0, 0.88, 1, 1), 'center', 'bottom', [
        lineIn(scene, 'author', 122, speaking(light, deep, palette), { maxLines: 2, tracking: 0.02 }),
      ]),
    ],
  }
}

/** How far the hollow reaches at a height, read from the heads as they are drawn. */
const hollowAt = (easel: Easel, heads: readonly Layer[]): ((y: number) => readonly [number, number]) => {
  using both = easel.layer(
    (on) => {
      for (const { canvas, box } of heads) on.drawImage(canvas, box.x, box.y, box.w, box.h)
    },
    { detail: 160 / (easel.w * easel.scale), box: { x: 0, y: 0, w: easel.w, h: easel.h } },
  )
  const { width, height } = both.canvas
  const { data } = both.canvas.getContext('2d').getImageData(0, 0, width, height)
  const isHead = (x: number, row: number): boolean => (data[(row * width + x) * 4 + 3] ?? 0) > 120
  return (y) => {
    const row = Math.max(0, Math.min(height - 1, Math.round((y / easel.h) * height)))
    let [from, to] = [Math.floor(width / 2), Math.floor(width / 2)]
    while (from > 0 && !isHead(from - 1, row)) from--
    while (to < width - 1 && !isHead(to + 1, row)) to++
    return [(from / width) * easel.w, ((to + 1) / width) * easel.w]
  }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h } = easel
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const pale = mix(ground, light, 0.4)
  easel.fill(blend(ctx, [0, 0], [0, h], [0, pale], [0.6, ground], [1, mix(ground, second, 0.25)]))
  const head = type.zones.toSorted((one, other) => one.y - other.y)[0]
  const top = Math.max(h * 0.33, (head ? head.y + head.h : 0) + h * 0.05)
  const [left, right] = castOf(scene)
  if (!left || !right) return
  const high = h * 1.02 - top
  const near = w * 0.028
  const inks = [deep, mix(deep, second, 0.62)] as const
  const drawHead = (motif: Motif, isRight: boolean) =>
    easel.layer((on) => {
      const x = isRight ? w / 2 + near + (motif.width * high) / 2 : w / 2 - near - (motif.width * high) / 2
      standThing(easel, motif, { x, y: h * 1.02, height: high, flip: isRight }, shapeOf('#ffffff'), on)
      // Heads go on to the edge of the page behind the nape.
      on.fillStyle = '#ffffff'
      const edge = (motif.width * high) / 2
      // A head that does not reach the edge is joined to it by its shoulders alone.
      const nape = top + high * (Math.min(x, w - x) > edge * 0.9 ? 0.86 : 0.32)
      if (isRight) on.fillRect(x + edge * 0.62, nape, w, h)
      else on.fillRect(-w, nape, w + x - edge * 0.62, h)
    })
  using one = drawHead(left, false)
  using other = drawHead(right, true)
  const hollow = hollowAt(easel, [one, other])
  const shared = scene.hero
  const hasThing = isThere(shared) && shared.altered?.scale !== 0 && !easel.without.has(shared.id)
  const brow = top + high * 0.24
  const [from, to] = hollow(brow)
  easel.part('glass', () => {
    const depth = high * 0.26
    ctx.fillStyle = blend(
      ctx,
      [0, brow],
      [0, brow + depth],
      [0, accent],
      [0.55, mix(accent, deep, 0.3)],
      [0.85, withAlpha(accent, 0.5)],
      [1, withAlpha(accent, 0)],
    )
    ctx.fillRect(from - w * 0.08, brow, to - from + w * 0.16, depth)
    dot(ctx, (from + to) / 2, brow, (to - from) / 2 + 5, mix(accent, '#ffffff', 0.3), h * 0.012)
  })
  if (hasThing) {
    const wide = Math.max(w * 0.16, to - from) * 0.82
    const height = heightIn(shared, wide, high * 0.2)
    const tones = {
      ...shapeOf(mix(deep, accent, 0.1)),
      light: mix(deep, accent, 0.4),
      accent: light,
      line: seenOn(deep, [accent], 8),
    }
    standThing(
      easel,
      shared,
      { x: (from + to) / 2, y: brow + h * 0.006, height, turn: shared.rests === 'held' ? 0.08 : 0 },
      tones,
    )
  }
  easel.part('players', () => {
    for (const [at, layer] of [one, other].entries()) {
      const isRight = at === 1
      within(layer, (on) => {
        fillBox(on, inks[at] ?? deep, easel.extent)
        fillBox(
          on,
          blend(
            on,
            [w * (isRight ? 0.58 : 0.42), 0],
            [w * (isRight ? 0.94 : 0.06), 0],
            [0, withAlpha(accent, 0.36)],
            [0.3, withAlpha(accent, 0)],
          ),
          easel.extent,
        )
        fillBox(
          on,
          blend(
            on,
            [0, top],
            [0, h],
            [0, withAlpha('#ffffff', 0.1)],
            [0.5, withAlpha('#000000', 0)],
            [1, withAlpha('#000000', 0.4)],
          ),
          easel.extent,
        )
      })
      easel.lay(layer)
    }
    // Where both shoulders meet, the author's name stands.
    fillBox(ctx, blend(ctx, [0, h * 0.8], [0, h], [0, withAlpha(deep, 0)], [0.45, withAlpha(deep, 0.96)], [1, deep]), {
      x: easel.extent.x,
      y: h * 0.8,
      w: easel.extent.w,
      h: h * 0.22,
    })
  })
}

export const twoFaces: Family = {
  id: 'two-faces',
  name: 'Two Faces',
  look: 'figure',
  templateType: 'graphic',
  genreBuckets: [
    'Thriller:domestic',
    'Mystery:domestic',
    'Thriller:psychological',
    'Mystery:psychological',
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:*',
    'Romance:romantic-suspense',
  ],
  moods: ['intense', 'mysterious', 'romantic', 'melancholic'],
  technique: 'two profiles that nearly touch and the hollow between them as a glass',
  lettering: 'a high-contrast serif over the heads',
  palettes: palettesOf('two-faces'),
  pairings: [
    { title: 'dm-serif', text: 'dm-serif' },
    { title: 'gloock', text: 'jost' },
    { title: 'abril-fatface', text: 'jost' },
    { title: 'playfair-black', text: 'playfair' },
  ],
  layouts: [
    { id: 'pair', phrase: 'a man and a woman face to face below the title' },
    { id: 'women', phrase: 'two women face to face below the title' },
    { id: 'men', phrase: 'two men face to face below the title' },
  ],
  heroes: ['key', 'ring', 'letter', 'knife', 'candle', 'house', 'heart', 'gun', 'rose', 'chess-king', 'potion'],
  sample: {
    title: 'The Third Glass',
    subtitle: 'Two of them were thirsty',
    author: 'Nora Quill',
    summary: 'A husband and a wife sit down to dinner with one poisoned glass of wine between them.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isLively(motif) &&
    !isElectronic(motif) &&
    !isHomely(motif) &&
    motif.width < 1.4 &&
    ((motif.kind === 'object' && sizeOf(motif) <= 1 && (isNoble(motif) || isGrim(motif))) ||
      (isOfKind(motif, 'symbol', 'plant') && isNoble(motif) && sizeOf(motif) <= 1) ||
      (motif.kind === 'creature' && sizeOf(motif) <= 0.1) ||
      (isBuilding(motif) && sizeOf(motif) <= 25) ||
      (motif.kind === 'place' && sizeOf(motif) < 3)),
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.4,
    vignette: 0,
  }),
}
