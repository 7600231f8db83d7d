// Sea friend: a huge gentle swimmer and somebody small who reaches out for it, among jellyfish that shine like lamps.

import type { Figure } from '../characters/figure.ts'
import type { Light } from '../characters/light.ts'
import { paintBubbles, paintSparks } from '../characters/worlds/air.ts'
import { glow } from '../characters/worlds/gouache.ts'
import { drawJelly, paintUndersea } from '../characters/worlds/wilds.ts'
import { mix } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { Easel } from '../paint/easel.ts'
import { palettesOf } from '../picture-book/palettes.ts'
import { isPlayed, troupeOf } from '../picture-book/players.ts'
import { asWanted, headOf, looking, play, type Role, scaleFor } from '../picture-book/staging.ts'
import { centred, lineItem, titleItem } from '../picture-book/type.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const ink = mix(palette.light, '#ffffff', 0.5)
  const shadow = mix(palette.deep, palette.dark, 0.3)
  const title = titleItem(scene, { ink, shadow })
  return {
    stacks: [
      centred(band(scene, 0.05, isBroad(scene) ? 0.38 : 0.31, 0.08), 'middle', [
        title,
        lineItem(scene, 'subtitle', { ink, shadow }),
      ]),
      centred(band(scene, 0.905, 0.957), 'bottom', [lineItem(scene, 'author', { ink, rim: palette.deep })]),
    ],
  }
}

const seaLight = ({ deep, light }: Palette): Light => ({
  from: [-0.35, -0.94],
  warm: '#d8fff0',
  cool: mix(deep, '#0d2a6a', 0.4),
  strength: 1,
  rim: mix(light, '#a8f5ff', 0.6),
})

/** Whoever breathes air wears a helmet down here. */
const divers = (figure: Figure): Figure =>
  ['whale', 'frog', 'turtle', 'octopus', 'penguin', 'duck'].includes(figure.kind.id)
    ? figure
    : {
        ...figure,
        outfit: {
          ...(figure.outfit.top ? { top: figure.outfit.top } : {}),
          ...(figure.outfit.trousers ? { trousers: figure.outfit.trousers } : {}),
          ...(figure.outfit.shoes ? { shoes: figure.outfit.shoes } : {}),
          helmet: true,
        },
      }

const placesIn = ({
  layout,
}: Scene): { readonly big: readonly [number, number]; readonly small: readonly [number, number] } =>
  layout === 'rising'
    ? { big: [0.55, 0.8], small: [0.3, 0.5] }
    : layout === 'reef'
      ? { big: [0.42, 0.6], small: [0.76, 0.84] }
      : { big: [0.57, 0.62], small: [0.25, 0.83] }

const paintPlayers = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h } = easel
  const wide = isBroad(scene)
  const { lead, friends } = troupeOf(scene, { light: seaLight(scene.palette), manner: 'soft', most: 1, pose: 'fly' })
  const [friend] = friends
  const [big, small] = friend && friend.kind.size > lead.kind.size ? [friend, lead] : [lead, friend]
  const places = placesIn(scene)
  const isWhale = big.kind.leg.length === 0
  const tall = h * (wide ? 0.42 : 0.34) * (isWhale ? 0.95 : 1.1)
  const giant: Role = {
    figure: divers({ ...big, pose: isWhale ? 'stand' : 'wave', mood: big.mood === 'surprise' ? 'happy' : big.mood }),
    placing: asWanted(
      scene,
      {
        x: w * places.big[0],
        y: h * places.big[1] + (isWhale ? 0 : tall * 0.3),
        scale: Math.min(scaleFor(big, tall), (w * 0.33) / Math.max(big.kind.head.w, 110)),
        turned: isWhale ? -0.05 : 0,
        flip: scene.layout === 'reef',
      },
      tall,
    ),
  }
  if (!small) {
    play(easel, [looking(giant, [w * 0.2, h * 0.8])])
    return
  }
  const size = h * (wide ? 0.27 : 0.2)
  const swimmer: Role = {
    figure: divers({ ...small, mood: 'wonder' }),
    placing: {
      x: w * places.small[0],
      y: h * places.small[1] + size * 0.32,
      scale: scaleFor(small, size),
      flip: scene.layout === 'reef',
      shape: {
        hands: [
          [-0.55, -0.75],
          [1.15, 0.1],
        ],
        front: 'none',
      },
    },
  }
  const [sx, sy] = headOf(swimmer)
  glow(ctx, sx, sy, size * 0.9, '#fff3b0', 0.45)
  play(easel, [looking(giant, [sx, sy]), looking(swimmer, headOf(giant))])
}

export const seaFriend: Family = {
  id: 'sea-friend',
  name: 'Sea Friend',
  look: 'character',
  templateType: 'illustrated',
  genreBuckets: ["Children's:picture-book", "Children's:early-reader", "Children's:*"],
  moods: ['romantic', 'uplifting', 'mysterious', 'epic'],
  technique: 'a huge gentle swimmer and a tiny diver in painted light under water',
  lettering: 'round pale letters in the light from above',
  palettes: palettesOf('teal', 'forest', 'night', 'plum'),
  pairings: [
    { title: 'baloo', text: 'baloo' },
    { title: 'fredoka', text: 'fredoka' },
    { title: 'luckiest-guy', text: 'fredoka' },
    { title: 'berkshire-swash', text: 'fredoka' },
  ],
  layouts: [
    { id: 'deep', phrase: 'the great swimmer above and the small one below', isEndless: true },
    { id: 'reef', phrase: 'the great swimmer on the left and the small one over a reef', isEndless: true },
    { id: 'rising', phrase: 'the great swimmer rising from the depth towards the small one', isEndless: true },
  ],
  heroes: ['whale', 'octopus', 'turtle', 'penguin', 'frog', 'elephant', 'dinosaur', 'bear', 'child', 'cat'],
  sample: {
    title: 'How to Hug a Whale',
    subtitle: null,
    author: 'June Castellan',
    summary: 'You need a helmet, a torch, very long arms, and a whale who has been waiting for a girl all day.',
  },
  shows: isPlayed,
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => {
      const { w, h } = easel
      const { palette } = scene
      paintUndersea(easel, palette)
      for (const [x, y, size, at] of [
        [0.14, 0.45, 1.4, 4],
        [0.89, 0.4, 1.8, 0],
        [0.84, 0.78, 1.1, 1],
        [0.1, 0.7, 1.1, 3],
        [0.62, 0.36, 0.9, 2],
      ] as const)
        drawJelly(easel, x * w, y * h, size, palette.hues[at])
      paintPlayers(easel, scene)
      paintBubbles(
        easel,
        { x: easel.extent.x, y: h * 0.3, w: easel.extent.w, h: h * 0.58 },
        Math.round((40 * easel.extent.w) / w),
      )
      paintSparks(
        easel,
        { x: easel.extent.x, y: h * 0.3, w: easel.extent.w, h: h * 0.64 },
        '#c8fff0',
        Math.round((40 * easel.extent.w) / w),
      )
    },
    grain: 0.3,
    vignette: 0.12,
  }),
}
