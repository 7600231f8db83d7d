// Long breath: rings spread from the round letter of the title over the whole page, as a breath does.
import { mix } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { boxIn, lineIn, stackIn, titleIn, titleOf } from '../compositions/lettering.ts'
import { findLetter } from '../compositions/letters.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { noHero } from '../motifs/no-hero.ts'
import { middleOf } from '../paint/boxes.ts'
import { tau } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import { dot } from '../paint/shapes/lay.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Design, Family, Scene } from './family.ts'

const round = [/[oOоОоΟ0]/u, /[QQeеcсCСGaа]/u, /[bdpqgDвВ89]/u] as const

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const { ground, deep } = inksOf(palette)
  const ink = speaking(deep, ground, palette)
  const title = titleIn(scene, ink, { maxSize: 540, leading: 0.86, tracking: -0.02, gap: 90 })
  const author = lineIn(scene, 'author', 102, ink, { maxLines: 2 })
  const subtitle = lineIn(scene, 'subtitle', 84, ink, { maxWidth: scene.w * 0.7 })
  if (layout === 'head')
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0.04, 1, 0.5), 'left', 'top', [title]),
        stackIn(boxIn(scene, 0, 0.76, 1, 1), 'left', 'bottom', [subtitle, author]),
      ],
    }
  if (layout === 'heart')
    return {
      stacks: [
        stackIn(boxIn(scene, 0, 0, 1, 0.2), 'center', 'top', [subtitle]),
        stackIn(boxIn(scene, 0, 0.27, 1, 0.76), 'center', 'middle', [title]),
        stackIn(boxIn(scene, 0, 0.86, 1, 1), 'center', 'bottom', [author]),
      ],
    }
  return {
    stacks: [
      stackIn(boxIn(scene, 0, 0, 1, 0.22), 'left', 'top', [subtitle]),
      stackIn(boxIn(scene, 0, 0.42, 1, 1), 'left', 'bottom', [title, author]),
    ],
  }
}

const rings = 12

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h } = easel
  const { ground, deep, light, accent, second } = inksOf(scene.palette)
  const title = titleOf(type)
  const letter = title && findLetter(title, round)
  const { x, y } = middleOf(letter?.box ?? title?.box ?? { x: 0, y: 0, w, h })
  // The last ring reaches the farthest corner.
  const reach = Math.hypot(Math.max(x, w - x), Math.max(y, h - y))
  const start = (letter ? Math.max(letter.box.w, letter.box.h) : w * 0.1) * 0.82
  easel.fill(mix(ground, deep, 0.04))
  easel.part('rings', () => {
    for (let ring = rings; ring >= 0; ring--) {
      const share = ring / rings
      const radius = start + (reach * 0.94 - start) * share ** 1.75
      const tone = share > 0.5 ? mix(second, ground, (share - 0.5) * 2) : mix(accent, second, share * 2)
      easel.soft(22, (on) => dot(on, x, y + 9, radius + 5, deep), { blend: 'multiply', alpha: 0.16 })
      // Close in tone, so that the letters are read across them.
      dot(ctx, x, y, radius, mix(tone, ground, 0.12 + 0.3 * share))
    }
  })
  if (!letter) return
  // Its hollow is the brightest place of the page, or where the letters are pale the deepest.
  easel.part('disc', () => {
    const { box } = letter
    ctx.fillStyle = seenOn(title.ink, [light, mix(ground, '#000000', 0.5)], 70)
    ctx.beginPath()
    ctx.ellipse(x, y, box.w * 0.42, box.h * 0.42, 0, 0, tau)
    ctx.fill()
  })
}

export const longBreath: Family = {
  id: 'long-breath',
  name: 'Long Breath',
  look: 'typographic',
  templateType: 'graphic',
  genreBuckets: [
    'Health & Fitness:health-fitness',
    'Health & Fitness:*',
    'Self-Help & Personal Development:self-help',
    'Self-Help & Personal Development:*',
    'Religion & Spirituality:religion',
    'Religion & Spirituality:*',
    'Planner & Journal:wellness',
  ],
  moods: ['uplifting', 'intellectual', 'romantic', 'melancholic'],
  technique: 'rings of close tones that spread over the page from the round letter of the title',
  lettering: 'a calm large serif',
  palettes: palettesOf('long-breath'),
  pairings: [
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'young-serif', text: 'jost' },
    { title: 'fraunces', text: 'dm-sans' },
    { title: 'josefin', text: 'josefin-light' },
  ],
  layouts: [
    { id: 'foot', phrase: 'the title at the foot and its rings rising over the page', isEndless: true },
    { id: 'head', phrase: 'the title at the head and its rings sinking down the page', isEndless: true },
    { id: 'heart', phrase: 'the title in the middle of its rings', isEndless: true },
  ],
  heroes: [noHero.id],
  sample: {
    title: 'The Long Exhale',
    subtitle: 'Ten minutes a day for a calmer body',
    author: 'Dr. Hana Sorensen',
    summary: 'Breath, sleep and quiet for people who never sit still.',
  },
  shows: ({ id }) => id === noHero.id,
  carries: ({ title }) => title.length <= 48 && round.some((letters) => letters.test(title)),
  design: (scene): Design => ({
    type: planType(scene),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.3,
    vignette: 0,
  }),
}
