// Cosy tent: one warm light in a dark blue world, and friends with a book in it.

import { lamplight } from '../characters/light.ts'
import { starShape } from '../characters/props.ts'
import { paintMoon, paintSnow, paintStars } from '../characters/worlds/air.ts'
import { glow, paintSky } from '../characters/worlds/gouache.ts'
import { drawFir, paintHill, paintTufts } from '../characters/worlds/land.ts'
import { paintBedroom } from '../characters/worlds/rooms.ts'
import { mix, withAlpha } from '../colour/colour.ts'
import type { Easel } from '../paint/easel.ts'
import { fillShape, pathOf, strokeLine } from '../paint/shapes/lay.ts'
import { curve, moved, oval } from '../paint/shapes/line.ts'
import { palettesOf } from '../picture-book/palettes.ts'
import { isPlayed, leads, troupeOf } from '../picture-book/players.ts'
import { anchors, asWanted, besideOf, looking, play, type Role, scaleFor } from '../picture-book/staging.ts'
import { centred, lineItem, titleItem } from '../picture-book/type.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const ink = mix(palette.light, '#ffe9a0', 0.45)
  const title = titleItem(scene, { ink, glow: palette.hues[1], shadow: mix(palette.deep, '#000000', 0.3) })
  const small = { ink: mix(palette.light, '#ffffff', 0.2), shadow: mix(palette.deep, '#000000', 0.3) }
  return {
    stacks: [
      centred(band(scene, 0.05, isBroad(scene) ? 0.36 : 0.3, 0.08), 'middle', [
        title,
        lineItem(scene, 'subtitle', small),
      ]),
      centred(band(scene, 0.89, 0.96), 'bottom', [lineItem(scene, 'author', small, 76)]),
    ],
  }
}

const paintOutside = (easel: Easel, { palette, layout }: Scene, foot: number): void => {
  const { ctx, w, h, extent } = easel
  const random = easel.random.sub('outside')
  const isSnow = layout === 'snow'
  paintSky(easel, [palette.deep, palette.dark, palette.mid])
  paintStars(easel, { ...extent, h: h * 0.7 }, palette.light, 90)
  paintMoon(easel, w * 0.84, h * 0.4, w * 0.07, mix(palette.light, '#ffffff', 0.2))
  const ground = isSnow
    ? mix(palette.soft, '#ffffff', 0.3)
    : mix(palette.dark, mix(palette.hues[2], palette.deep, 0.5), 0.5)
  paintHill(easel, foot - h * 0.24, h * 0.08, mix(palette.dark, palette.mid, 0.4), 'far')
  easel.part('trees', () => {
    for (let x = extent.x; x < extent.x + extent.w; x += w * (0.07 + random.next() * 0.06))
      drawFir(
        ctx,
        x,
        foot - h * (0.12 - random.next() * 0.03),
        h * (0.13 + random.next() * 0.12),
        mix(palette.dark, palette.deep, 0.4),
        isSnow ? mix(palette.soft, '#ffffff', 0.3) : null,
      )
  })
  paintHill(easel, foot - h * 0.13, 40, ground, 'near')
  if (!isSnow)
    paintTufts(
      easel,
      { x: extent.x, y: foot - h * 0.1, w: extent.w, h: h * 0.2 },
      [mix(ground, palette.soft, 0.25), mix(ground, palette.deep, 0.4)],
      150,
      40,
    )
}

const paintRug = ({ ctx, w }: Easel, { palette }: Scene, foot: number): void => {
  for (const [size, colour] of [
    [1, mix(palette.counter, palette.deep, 0.45)],
    [0.85, mix(palette.counter, palette.deep, 0.25)],
    [0.7, mix(palette.counter, palette.mid, 0.2)],
  ] as const)
    fillShape(ctx, oval(w / 2, foot - 20, w * 0.47 * size, w * 0.13 * size, 0, 60), colour)
}

const paintTent = (easel: Easel, { palette }: Scene, foot: number, tall: number): void => {
  const { ctx, w } = easel
  const half = Math.min(w * 0.43, tall * 0.7)
  const random = easel.random.sub('tent')
  const at = (outline: Parameters<typeof moved>[0]): ReturnType<typeof moved> => moved(outline, w / 2, foot)
  const tent = at(
    curve(
      [
        [-half, 0],
        [-half * 0.74, -tall * 0.52],
        [0, -tall],
        [half * 0.74, -tall * 0.52],
        [half, 0],
        [0, tall * 0.06],
      ],
      7,
    ),
  )
  easel.shine('lights', () => glow(ctx, w / 2, foot - tall * 0.44, tall * 1.1, '#ffc96a', 0.55))
  easel.part('curtains', () => {
    ctx.save()
    ctx.clip(pathOf(tent))
    const light = ctx.createRadialGradient(
      w / 2,
      foot - tall * 0.3,
      tall * 0.08,
      w / 2,
      foot - tall * 0.34,
      tall * 0.78,
    )
    const cloth = mix(palette.accent, '#d8643f', 0.4)
    for (const [stop, colour] of [
      [0, '#fff3b8'],
      [0.4, mix('#ffc15a', cloth, 0.12)],
      [0.75, cloth],
      [1, mix(cloth, palette.deep, 0.65)],
    ] as const)
      light.addColorStop(stop, colour)
    ctx.fillStyle = light
    ctx.fillRect(0, foot - tall * 1.1, w, tall * 1.3)
    for (let star = 0; star < 46; star++) {
      const [angle, away] = [random.next() * 6.28, tall * (0.32 + random.next() * 0.5)]
      fillShape(
        ctx,
        moved(starShape(20), w / 2 + Math.cos(angle) * away, foot - tall * 0.4 + Math.sin(angle) * away),
        withAlpha('#ffebaa', 0.4),
      )
    }
    for (let seam = -3; seam < 4; seam++)
      strokeLine(
        ctx,
        curve(
          at([
            [seam * half * 0.014, -tall * 0.97],
            [seam * half * 0.17, -tall * 0.5],
            [seam * half * 0.37, tall * 0.06],
          ]),
          8,
          false,
        ),
        withAlpha(palette.deep, 0.16),
        12,
      )
    ctx.restore()
  })
}

const paintPlayers = (easel: Easel, scene: Scene, foot: number, tall: number): void => {
  const { ctx, w } = easel
  const { palette } = scene
  const { lead, friends } = troupeOf(scene, {
    light: lamplight(palette, [0.3, 0.6]),
    manner: 'soft',
    most: 1,
    pose: 'read',
    friendPose: 'sit',
  })
  const [friend] = friends
  const height = tall * 0.6
  const side = w * (friend ? 0.11 : 0)
  const reader: Role = {
    figure: { ...lead, light: lamplight(palette, [-0.2, 0.7]) },
    placing: asWanted(
      scene,
      {
        x: w / 2 - side,
        y: foot,
        scale: scaleFor(lead, height),
        shadow: 0.4,
        head: { turn: friend ? 0.25 : 0, nod: 0.22, tilt: 0.06 },
      },
      height,
    ),
  }
  const [left, right] = anchors(reader).hands
  const book = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2] as const
  glow(ctx, book[0], book[1], tall * 0.4, '#fff3c0', 0.6)
  const size = friend ? Math.max(height * 0.6, besideOf(lead, friend, height)) : 0
  const listener: Role | null = friend
    ? {
        figure: friend,
        placing: {
          x: w / 2 + w * 0.15,
          y: foot + 6,
          scale: scaleFor(friend, Math.min(size, height * 1.12)),
          shadow: 0.4,
          head: { tilt: -0.1 },
        },
      }
    : null
  play(easel, [...(listener ? [looking(listener, book)] : []), looking(reader, book)])
  const random = easel.random.sub('magic')
  for (let star = 0; star < 26; star++) {
    const [angle, away] = [-1.57 + (random.next() - 0.5) * 1.5, tall * (0.16 + random.next() * 0.8)]
    fillShape(
      ctx,
      moved(
        starShape(7 + random.next() * 14, 4, 0.3),
        book[0] + Math.cos(angle) * away,
        book[1] + Math.sin(angle) * away,
      ),
      '#fff6c4',
    )
  }
}

export const cosyTent: Family = {
  id: 'cosy-tent',
  name: 'Cosy Tent',
  look: 'character',
  templateType: 'atmospheric',
  genreBuckets: ["Children's:picture-book", "Children's:early-reader", "Children's:chapter-book", "Children's:*"],
  moods: ['romantic', 'uplifting', 'mysterious', 'melancholic'],
  technique: 'friends with a book in a glowing tent, in a dark blue night',
  lettering: 'round letters that glow like a lamp',
  palettes: palettesOf('night', 'plum', 'teal', 'dusk', 'forest'),
  pairings: [
    { title: 'fredoka', text: 'fredoka' },
    { title: 'baloo', text: 'baloo' },
    { title: 'berkshire-swash', text: 'fredoka' },
    { title: 'luckiest-guy', text: 'fredoka' },
  ],
  layouts: [
    { id: 'bedroom', phrase: 'a glowing tent in a bedroom at night', isEndless: true },
    { id: 'camp', phrase: 'a glowing tent between dark firs', isEndless: true },
    { id: 'snow', phrase: 'a glowing tent in the snow', isEndless: true },
  ],
  heroes: leads,
  sample: {
    title: 'There’s a Monster Reading My Books',
    subtitle: null,
    author: 'Ines Abara',
    summary:
      'Every night the book on the chair is open on another page. Then a boy builds a tent and waits for the monster.',
  },
  shows: isPlayed,
  design: (scene) => {
    const wide = isBroad(scene)
    const foot = scene.h * (wide ? 0.9 : 0.885)
    const tall = scene.h * (wide ? 0.5 : 0.44)
    return {
      type: planType(scene),
      back: (easel) => {
        if (scene.layout === 'bedroom')
          paintBedroom(easel, scene.palette, scene.h * 0.76, scene.h * (wide ? 0.4 : 0.34))
        else paintOutside(easel, scene, foot)
        if (scene.layout !== 'snow') paintRug(easel, scene, foot)
        paintTent(easel, scene, foot, tall)
        paintPlayers(easel, scene, foot, tall)
        if (scene.layout === 'snow') paintSnow(easel, '#ffffff', 110)
      },
      grain: 0.3,
      vignette: 0.18,
    }
  },
}
