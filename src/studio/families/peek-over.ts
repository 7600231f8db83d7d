// Peek over: heads behind the letters of the title, their paws over its upper edge.

import { type Brush, paintPart } from '../characters/brush.ts'
import { darker, daylight } from '../characters/light.ts'
import { mix } from '../colour/colour.ts'
import type { Easel } from '../paint/easel.ts'
import { strokeLine } from '../paint/shapes/lay.ts'
import { oval } from '../paint/shapes/line.ts'
import { palettesOf } from '../picture-book/palettes.ts'
import { isPlayed, leads, troupeOf } from '../picture-book/players.ts'
import { asWanted, play, type Role, scaleFor } from '../picture-book/staging.ts'
import { centred, lineItem, playfulPairings, titleItem } from '../picture-book/type.ts'
import type { TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import type { Family, Scene } from './family.ts'
import { paintBackdrop, paintFloor } from './peek-over/backdrop.ts'
import { band, isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const wide = isBroad(scene)
  const block = mix(palette.deep, palette.accent, 0.12)
  const ink = mix(palette.hues[1], palette.light, 0.12)
  const title = titleItem(scene, {
    ink,
    top: mix(palette.light, '#ffffff', 0.3),
    rim: block,
    block: darker(block, 0.4),
    depth: 0.09,
  })
  const small = { ink: mix(palette.light, '#ffffff', 0.4), rim: block }
  return {
    stacks: [
      centred(band(scene, wide ? 0.48 : 0.53, wide ? 0.85 : 0.86, 0.06), 'middle', [
        title,
        lineItem(scene, 'subtitle', small),
      ]),
      centred(band(scene, 0.9, 0.957), 'bottom', [lineItem(scene, 'author', small)]),
    ],
  }
}

interface Peeking {
  readonly roles: readonly Role[]
  readonly edge: number
}

/** The heads, side by side over the upper edge of the title; the lead in the middle where there are three. */
const peekers = (scene: Scene, { zones }: SetType): Peeking => {
  const { w, h } = scene
  const edge = zones[0]?.y ?? h * 0.5
  const { lead, friends } = troupeOf(scene, { light: daylight, manner: 'soft', most: 2, pose: 'peek' })
  const all = friends.length === 2 ? [friends[0], lead, friends[1]] : [lead, ...friends]
  const present = all.filter((figure) => figure !== undefined)
  const room = (w * 0.88) / present.length
  const roles = present.map((figure, at): Role => {
    const { head, ears } = figure.kind
    const half = Math.max(head.w, head.cheek, Math.abs(ears.x) + ears.size * 0.5)
    const share = figure === lead ? 1 : 0.78
    const most = h * (isBroad(scene) ? 0.42 : 0.34) * share
    const scale = Math.min((room * 0.6) / half, scaleFor(figure, most, 'head'))
    const x = w * 0.06 + room * (at + 0.5)
    const side = Math.sign(w / 2 - x)
    const placing = {
      x,
      y: edge - head.h * scale * 0.74,
      scale,
      showing: 'head',
      turned: -side * 0.08,
      lookAt: [w / 2 + side * 40, edge - h * 0.06],
    } as const
    const alone = present.length === 1 ? { ...placing, lookAt: [w * 0.62, edge - h * 0.1] as const } : placing
    return { figure, placing: figure === lead ? asWanted(scene, alone, most) : alone }
  })
  return { roles, edge }
}

const paintPaws = (easel: Easel, { roles, edge }: Peeking): void => {
  if (easel.without.has('players')) return
  for (const { figure, placing } of roles) {
    const { kind, coat, manner, light, seed } = figure
    if (easel.without.has(kind.id) || placing.scale === 0) continue
    const { ctx } = easel
    const brush: Brush = {
      easel,
      ctx,
      pixels: placing.scale * easel.scale,
      manner,
      light,
      random: easel.random.sub(`paws ${seed}`),
    }
    const colour = kind.socks ?? (kind.arm.kind === 'wing' ? darker(coat.base, 0.1) : coat.base)
    const apart = Math.max(kind.head.w, kind.head.cheek) * 0.98
    easel.part('paws', () => {
      for (const side of [-1, 1]) {
        ctx.save()
        ctx.translate(placing.x + side * apart * placing.scale, edge + 10 * placing.scale)
        ctx.scale(placing.scale, placing.scale)
        paintPart(brush, oval(0, 0, 27, 24), colour, { hide: kind.hide === 'fur' ? 'fur' : 'felt', shade: 0 })
        for (const claw of [-9, 0, 9])
          strokeLine(
            ctx,
            [
              [claw, 7],
              [claw * 1.1, 18],
            ],
            darker(colour, 0.55),
            2.6,
          )
        ctx.restore()
      }
    })
  }
}

export const peekOver: Family = {
  id: 'peek-over',
  name: 'Peek Over',
  look: 'character',
  templateType: 'illustrated',
  genreBuckets: ["Children's:picture-book", "Children's:early-reader", "Children's:*"],
  moods: ['uplifting', 'intense', 'mysterious', 'intellectual'],
  technique: 'painted animals that peek over the letters of the title',
  lettering: 'fat letters with a thick rim, held by paws',
  palettes: palettesOf('sunny', 'meadow', 'blossom', 'teal', 'dusk'),
  pairings: playfulPairings,
  layouts: [
    { id: 'kitchen', phrase: 'heads over the title in a kitchen with jars on its shelves', isEndless: true },
    { id: 'garden', phrase: 'heads over the title in front of hills and clouds', isEndless: true },
    { id: 'rays', phrase: 'heads over the title before bright rays', isEndless: true },
    { id: 'snow', phrase: 'heads over the title in falling snow', isEndless: true },
  ],
  heroes: leads,
  sample: {
    title: 'Who Ate the Cake?',
    subtitle: null,
    author: 'Wilma Crumb',
    summary: 'The cat was asleep, the dog was in the garden, and the mouse says she only smelled it.',
  },
  shows: isPlayed,
  design: (scene) => ({
    type: planType(scene),
    back: (easel, type) => {
      paintBackdrop(easel, scene, type.zones[0]?.y ?? easel.h * 0.5)
      play(easel, peekers(scene, type).roles)
      paintFloor(easel, scene, type.zones[0])
    },
    front: (easel, type) => paintPaws(easel, peekers(scene, type)),
    grain: 0.28,
    vignette: 0.05,
  }),
}
