// Lantern wood: somebody small with the only warm light, in a great dark world.

import { lamplight } from '../characters/light.ts'
import { paintMoon, paintSnow, paintSparks, paintStars } from '../characters/worlds/air.ts'
import { glow, paintSky } from '../characters/worlds/gouache.ts'
import { drawFern, drawFir, drawMushroom, paintHill, paintTufts } from '../characters/worlds/land.ts'
import { paintWood } from '../characters/worlds/wilds.ts'
import { mix } from '../colour/colour.ts'
import type { Easel } from '../paint/easel.ts'
import { fillShape } from '../paint/shapes/lay.ts'
import { oval } from '../paint/shapes/line.ts'
import { palettesOf } from '../picture-book/palettes.ts'
import { isPlayed, troupeOf } from '../picture-book/players.ts'
import { anchors, asWanted, besideOf, looking, play, type Role, scaleFor } from '../picture-book/staging.ts'
import { centred, lineItem, titleItem } from '../picture-book/type.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const ink = mix(palette.light, '#ffffff', 0.4)
  const title = titleItem(scene, { ink, shadow: mix(palette.deep, '#000000', 0.3) }, { maxLines: 4 })
  const small = { ink: mix(palette.light, palette.counter, 0.12), shadow: mix(palette.deep, '#000000', 0.3) }
  return {
    stacks: [
      centred(band(scene, 0.05, isBroad(scene) ? 0.44 : 0.35, 0.09), 'middle', [
        title,
        lineItem(scene, 'subtitle', small),
      ]),
      centred(band(scene, 0.9, 0.955), 'bottom', [lineItem(scene, 'author', small, 74)]),
    ],
  }
}

const paintEyes = (easel: Easel): void => {
  const { ctx, w, h } = easel
  if (easel.without.has('eyes')) return
  easel.part('eyes', () => {
    for (const [x, y, size] of [
      [0.13, 0.47, 1.9],
      [0.86, 0.52, 1.6],
      [0.24, 0.61, 1.1],
      [0.79, 0.66, 1],
      [0.1, 0.69, 1.3],
    ] as const) {
      glow(ctx, x * w, y * h, 90 * size, '#ffd86a', 0.35)
      for (const side of [-1, 1]) {
        const at = x * w + side * 24 * size
        fillShape(ctx, oval(at, y * h, 19 * size, 20 * size), '#ffdf7a')
        fillShape(ctx, oval(at + Math.sign(0.5 - x) * 4 * size, y * h + 5 * size, 10 * size, 11 * size), '#17202e')
        fillShape(ctx, oval(at + Math.sign(0.5 - x) * 2 * size, y * h + size, 3.4 * size, 3.4 * size), '#ffffff')
      }
    }
  })
}

const paintLand = (easel: Easel, { palette, layout }: Scene, foot: number): void => {
  const { ctx, w, h, extent } = easel
  if (layout === 'wood') {
    paintWood(easel, palette, [w * 0.54, h * 0.32])
    paintHill(easel, foot - h * 0.03, 70, mix(palette.dark, palette.deep, 0.4), 'floor')
    paintEyes(easel)
    return
  }
  const isSnow = layout === 'snow'
  paintSky(easel, [palette.deep, palette.dark, mix(palette.dark, palette.mid, 0.6)])
  paintStars(easel, { ...extent, h: h * 0.66 }, palette.light, 80)
  paintMoon(easel, w * 0.5, h * (isSnow ? 0.47 : 0.5), w * (isSnow ? 0.1 : 0.23), mix(palette.light, '#ffffff', 0.2))
  const ground = isSnow ? mix(palette.soft, '#ffffff', 0.45) : mix(palette.dark, palette.deep, 0.3)
  const random = easel.random.sub('firs')
  for (let row = 0; row < 3; row++) {
    const y = foot - h * (0.13 - row * 0.05)
    paintHill(easel, y, h * 0.06, mix(mix(palette.mid, palette.dark, 0.5), ground, row / 2), `hill ${row}`)
    easel.part('trees', () => {
      for (let x = extent.x; x < extent.x + extent.w; x += w * (0.05 + random.next() * 0.08))
        if (Math.abs(x - w / 2) > w * (0.14 + row * 0.06))
          drawFir(
            ctx,
            x,
            y + h * 0.05,
            h * (0.08 + row * 0.05 + random.next() * 0.05),
            mix(palette.dark, palette.deep, 0.2 + row * 0.2),
            isSnow ? mix(palette.soft, '#ffffff', 0.4) : null,
          )
    })
  }
  paintHill(easel, foot - h * 0.01, 60, ground, 'floor')
}

const paintPlayers = (easel: Easel, scene: Scene, foot: number): void => {
  const { ctx, w, h } = easel
  const { palette } = scene
  const light = lamplight(palette, [0.7, -0.5])
  const { lead, friends } = troupeOf(scene, { light, manner: 'soft', most: 1, pose: 'hold', friendPose: 'walk' })
  const tall = h * (isBroad(scene) ? 0.22 : 0.17)
  const bearer = {
    ...lead,
    prop: { kind: 'lantern', colour: palette.counter } as const,
    outfit: lead.outfit.top ? lead.outfit : { ...lead.outfit, cape: palette.accent },
  }
  const hero: Role = {
    figure: bearer,
    placing: asWanted(
      scene,
      { x: w * 0.48, y: foot, scale: scaleFor(lead, tall), shadow: 0.5, face: { mouth: 'open', open: 0.4 } },
      tall,
    ),
  }
  const [lampX, lampY] = anchors(hero).hands[1]
  easel.shine('lantern', () => glow(ctx, lampX, lampY, h * 0.28, '#ffb84a', 0.95))
  const [friend] = friends
  const small = friend ? Math.min(tall * 0.8, besideOf(lead, friend, tall)) : 0
  const fellow: Role | null = friend
    ? {
        figure: friend,
        placing: { x: w * 0.48 - tall * 0.75, y: foot + h * 0.012, scale: scaleFor(friend, small), shadow: 0.5 },
      }
    : null
  play(easel, [...(fellow ? [looking(fellow, [lampX, lampY])] : []), looking(hero, [w * 0.8, h * 0.5])])
  easel.shine('lantern', () => glow(ctx, lampX, lampY + tall * 0.12, tall * 0.6, '#fff0b0', 0.7))
}

const paintFore = (easel: Easel, { palette, layout }: Scene, foot: number): void => {
  const { ctx, w, h, extent } = easel
  const random = easel.random.sub('fore')
  if (layout === 'snow') {
    paintSnow(easel, '#ffffff')
    return
  }
  paintTufts(
    easel,
    { x: extent.x, y: foot + 20, w: extent.w, h: 60 },
    [mix(palette.mid, palette.deep, 0.3), mix(palette.hues[2], palette.deep, 0.5)],
    110,
    44,
  )
  easel.part('leaves', () => {
    for (let fern = 0; fern < 12 * (extent.w / w); fern++) {
      const x = extent.x + extent.w * (fern % 2 === 0 ? random.next() * 0.26 : 0.74 + random.next() * 0.26)
      drawFern(
        ctx,
        x,
        h * 1.02 + random.next() * 60,
        420 + random.next() * 280,
        -1.57 + (x < w / 2 ? 0.5 : -0.5) + (random.next() - 0.5) * 0.9,
        mix(palette.deep, palette.mid, 0.1 + random.next() * 0.3),
      )
    }
  })
  for (const [x, y, size, colour] of [
    [0.19, 0.905, 2.3, palette.accent],
    [0.26, 0.915, 1.4, palette.hues[1]],
    [0.82, 0.9, 1.9, palette.hues[4]],
  ] as const)
    drawMushroom(ctx, x * w, y * h, size, colour, 0.45)
  paintSparks(easel, { x: extent.x, y: h * 0.34, w: extent.w, h: h * 0.56 }, '#ffe79a', Math.round((44 * extent.w) / w))
}

export const lanternWood: Family = {
  id: 'lantern-wood',
  name: 'Lantern Wood',
  look: 'character',
  templateType: 'atmospheric',
  genreBuckets: ["Children's:chapter-book", "Children's:middle-grade", "Children's:picture-book", "Children's:*"],
  moods: ['mysterious', 'epic', 'melancholic', 'intense', 'uplifting'],
  technique: 'a small hero with a lantern in a great painted wood',
  lettering: 'storybook letters in the light between the trees',
  palettes: palettesOf('forest', 'teal', 'night', 'plum', 'dusk'),
  pairings: [
    { title: 'berkshire-swash', text: 'fredoka' },
    { title: 'baloo', text: 'fredoka' },
    { title: 'uncial-antiqua', text: 'im-fell' },
  ],
  layouts: [
    { id: 'wood', phrase: 'a tiny hero in a corridor of light between dark trunks', isEndless: true },
    { id: 'snow', phrase: 'a tiny hero on a snowfield at night', isEndless: true },
    { id: 'moon', phrase: 'a tiny hero on a hill before a great moon', isEndless: true },
  ],
  heroes: ['mouse', 'fox', 'rabbit', 'hedgehog', 'child', 'bear', 'owl', 'cat', 'squirrel', 'frog'],
  sample: {
    title: 'The Mouse Who Mapped the Dark',
    subtitle: null,
    author: 'Odette Finch',
    summary:
      'Nobody in the wood has ever gone further than the last mushroom. A mouse lights a lantern and draws the first line.',
  },
  shows: isPlayed,
  design: (scene) => {
    const foot = scene.h * (isBroad(scene) ? 0.84 : 0.8)
    return {
      type: planType(scene),
      back: (easel) => {
        paintLand(easel, scene, foot)
        paintPlayers(easel, scene, foot)
        paintFore(easel, scene, foot)
      },
      grain: 0.32,
      vignette: 0.2,
    }
  },
}
