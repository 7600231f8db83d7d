// Joined night: two things of the book made into one scene in the dark: a shadow, a reflection, something standing on something great.

import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { paintJoined, pairOrTwin, ruleFor } from '../compositions/joined/join.ts'
import { boxIn, lineIn, stackIn, titleIn } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { isThere } from '../compositions/things.ts'
import { isFirm, isSomebody } from '../motifs/suits.ts'
import { smooth } from '../paint/curves.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { paintVeil } from '../paint/field.ts'
import { blend, dot } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'

const isTitleAbove = ({ layout }: Scene): boolean => ['balanced', 'shadow', 'before'].includes(layout)

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const { deep, light, accent } = inksOf(palette)
  const ink = speaking(light, mix(deep, '#000000', 0.2), palette)
  const title = titleIn(scene, ink, { case: 'upper', maxSize: 320, leading: 0.95, tracking: 0.01, gap: 46 })
  const subtitle = lineIn(scene, 'subtitle', 70, seenOn(deep, [accent, ink], 60), { gap: 40, maxLines: 2 })
  const author = lineIn(scene, 'author', 116, ink, { case: 'upper', tracking: 0.08, maxLines: 2 })
  if (isTitleAbove(scene))
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0, 1, 0.31), 'center', 'top', [title, subtitle]),
        stackIn(boxIn(scene, 0, 0.9, 1, 1), 'center', 'bottom', [author]),
      ],
    }
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.11), 'center', 'top', [author]),
      stackIn(boxIn(scene, 0, 0.68, 1, 1), 'center', 'bottom', [title, subtitle]),
    ],
  }
}

const roomOf = ({ w, h }: Scene, { zones }: SetType): Box => {
  const sorted = zones.toSorted((one, other) => one.y - other.y)
  const [first, last] = [sorted[0], sorted.at(-1)]
  const top = first ? first.y + first.h + h * 0.035 : h * 0.1
  const foot = sorted.length > 1 && last ? last.y - h * 0.05 : h * 0.92
  return { x: w * 0.06, y: top, w: w * 0.88, h: foot - top }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h, noise } = easel
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const black = mix(deep, '#000000', 0.35)
  const box = roomOf(scene, type)
  const middle = (box.y + box.h * 0.5) / h
  easel.part('sky', () => {
    easel.fill(
      blend(
        ctx,
        [0, 0],
        [0, h],
        [0, black],
        [Math.max(0.1, middle - 0.2), mix(ground, deep, 0.35)],
        [middle, ground],
        [Math.min(0.9, middle + 0.22), mix(ground, deep, 0.6)],
        [1, black],
      ),
    )
    easel.soft(130, (on) => dot(on, w * 0.5, box.y + box.h * 0.45, w * 0.36, mix(second, light, 0.3), box.h * 0.36), {
      blend: 'screen',
      alpha: 0.42,
    })
    paintVeil(easel, black, (x, y) => 0.5 * smooth(0.35, 0.75, noise.warped(x / 800, y / 500, 1.6, 4)), { step: 12 })
  })
  if (!isThere(scene.hero)) return
  const pair = pairOrTwin(scene, 'raven')
  const loud = mix(black, ground, 0.1)
  paintJoined(easel, ruleFor(pair, scene.layout, scene.brief.reading.concept), {
    ...pair,
    box,
    ground: mix(ground, second, 0.25),
    loud: scene.layout === 'hanging' || scene.layout === 'reflection' ? mix(black, second, 0.1) : loud,
    answer: seenOn(mix(ground, deep, 0.3), [accent, light], 40),
    shade: withAlpha(black, 0.78),
    random: scene.random.sub('joined'),
    tones: (colour) => ({
      body: colour,
      shade: mix(colour, '#000000', 0.35),
      light: mix(colour, second, 0.3),
      accent: mix(accent, light, 0.15),
      line: mix(colour, second, 0.3),
    }),
  })
}

export const joinedNight: Family = {
  id: 'joined-night',
  name: 'Joined Night',
  look: 'object',
  templateType: 'atmospheric',
  genreBuckets: [
    'Thriller:psychological',
    'Thriller:*',
    'Mystery:psychological',
    'Mystery:*',
    'Horror:*',
    'Horror:supernatural',
    'Fantasy:dark-fantasy',
    'Fantasy:myth-folklore',
    'Fantasy:*',
    'Science Fiction:*',
    'Young Adult:*',
  ],
  moods: ['mysterious', 'intense', 'epic', 'melancholic'],
  technique: 'two things of the book made into one dark shape before one glow of colour',
  lettering: 'spaced capitals in the dark',
  palettes: palettesOf('joined-night'),
  pairings: [
    { title: 'cinzel-bold', text: 'cinzel-medium' },
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'josefin', text: 'josefin' },
    { title: 'playfair-black', text: 'jost' },
  ],
  layouts: [
    { id: 'balanced', phrase: 'one thing standing on the other below the title', isEndless: true },
    { id: 'shadow', phrase: 'one thing throwing the shadow of the other below the title', isEndless: true },
    { id: 'reflection', phrase: 'one thing mirrored in the water as the other above the title', isEndless: true },
    { id: 'dissolving', phrase: 'one thing breaking up into many of the other above the title', isEndless: true },
    { id: 'hanging', phrase: 'one thing hanging from the other above the title', isEndless: true },
    { id: 'before', phrase: 'one thing small before the other below the title', isEndless: true },
  ],
  heroes: [
    'raven',
    'man-in-coat',
    'castle',
    'wolf',
    'tree',
    'woman-standing',
    'skull',
    'lighthouse',
    'stag',
    'hooded-figure',
    'house',
    'key',
  ],
  sample: {
    title: 'What the Tower Fed',
    subtitle: 'Nothing with wings came back',
    author: 'Ansel Grove',
    summary: 'A tower in the marsh calls the ravens home, and the girl who feeds them stops casting her own shadow.',
  },
  shows: (motif) =>
    isFirm(motif) && motif.width < 2 && motif.kind !== 'sky' && (motif.kind !== 'person' || isSomebody(motif)),
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.45,
    vignette: 0.2,
  }),
}
