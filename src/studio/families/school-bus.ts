// School bus: the hero bursts through the roof of a bus, and every window has a face with a mind of its own.

import { type Brush, paintPart } from '../characters/brush.ts'
import { drawFigure } from '../characters/draw-figure.ts'
import { darker, daylight, lighter } from '../characters/light.ts'
import type { FaceMood } from '../characters/moods.ts'
import { paintClouds, paintSnow } from '../characters/worlds/air.ts'
import { glow, paintSky } from '../characters/worlds/gouache.ts'
import { drawRoundTree, paintHill } from '../characters/worlds/land.ts'
import { drawSchool, paintTown } from '../characters/worlds/town.ts'
import { paintSnowyLand } from '../characters/worlds/wilds.ts'
import { mix, withAlpha } from '../colour/colour.ts'
import type { Easel } from '../paint/easel.ts'
import { downwards, fillShape, pathOf, strokeLine } from '../paint/shapes/lay.ts'
import { curve, moved, oval, plate } from '../paint/shapes/line.ts'
import { palettesOf } from '../picture-book/palettes.ts'
import { isPlayed, leads, troupeOf } from '../picture-book/players.ts'
import { asWanted, play, type Role, scaleFor } from '../picture-book/staging.ts'
import { centred, lineItem, playfulPairings, titleItem } from '../picture-book/type.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

const planType = (scene: Scene): TypePlan => {
  const { palette } = scene
  const pale = mix(palette.light, '#ffffff', 0.5)
  const rim = mix(palette.deep, palette.dark, 0.45)
  const title = titleItem(scene, { ink: pale, rim, block: darker(rim, 0.3) })
  const small = { ink: pale, rim }
  return {
    stacks: [
      centred(
        band(scene, 0.045, isBroad(scene) ? 0.31 : 0.29, 0.07),
        'middle',
        [title, lineItem(scene, 'subtitle', small)],
        -0.025,
      ),
      centred(band(scene, 0.89, 0.96), 'bottom', [lineItem(scene, 'author', small, 74)]),
    ],
  }
}

const paintPlace = (easel: Easel, { palette, layout }: Scene, road: number): void => {
  const { ctx, w, h, extent } = easel
  const random = easel.random.sub('place')
  if (layout === 'snow') paintSnowyLand(easel, palette, road - h * 0.12)
  else {
    paintSky(easel, [palette.mid, palette.soft, mix(palette.light, palette.soft, 0.2)])
    paintClouds(
      easel,
      (
        [
          [0.1, 0.38, 2],
          [0.9, 0.36, 1.7],
          [-0.5, 0.3, 2],
          [1.6, 0.34, 2],
        ] as const
      ).map(([x, y, size]) => [x * w, y * h, size] as const),
      '#ffffff',
      mix(palette.soft, '#ffffff', 0.3),
    )
    const green = mix(palette.hues[2], palette.soft, 0.25)
    if (layout === 'town') paintTown(easel, palette, road - h * 0.02, h * 0.3, 0)
    else {
      paintHill(easel, road - h * 0.3, h * 0.06, mix(green, palette.light, 0.3), 'far')
      if (layout === 'school')
        easel.part('buildings', () =>
          drawSchool(
            ctx,
            w * 0.66,
            road - h * 0.22,
            w * 0.32,
            mix(palette.accent, palette.light, 0.2),
            mix(palette.dark, palette.accent, 0.3),
            random,
          ),
        )
      paintHill(easel, road - h * 0.24, h * 0.03, green, 'near')
      easel.part('trees', () => {
        for (let x = extent.x; x < extent.x + extent.w; x += w * (0.14 + random.next() * 0.1))
          if (layout !== 'school' || x < w * 0.6 || x > w)
            drawRoundTree(
              ctx,
              x,
              road - h * 0.2,
              h * (0.08 + random.next() * 0.05),
              mix(green, palette.dark, 0.15),
              '#7a4a30',
            )
      })
    }
  }
  easel.part('road', () => {
    const tar = mix('#6a6478', palette.dark, 0.25)
    ctx.fillStyle = downwards(ctx, road, h, [lighter(tar, 0.1), darker(tar, 0.3)])
    ctx.fillRect(extent.x, road, extent.w, extent.y + extent.h - road)
    for (let x = extent.x; x < extent.x + extent.w; x += w * 0.19)
      fillShape(ctx, plate(x, h * 0.905, w * 0.11, h * 0.009, 6), '#f7e6a4')
  })
}

const windowMoods: readonly FaceMood[] = ['surprise', 'laugh', 'wonder', 'worried']

/** In a frame whose unit is a thousandth of the bus's length, its wheels on y = 0. */
const paintBus = (
  easel: Easel,
  scene: Scene,
  x: number,
  foot: number,
  unit: number,
  riders: readonly Role['figure'][],
): void => {
  const { ctx } = easel
  const { palette, random } = scene
  const colour = mix('#f7b52a', palette.hues[1], 0.35)
  const dark = mix(palette.deep, '#2a2030', 0.6)
  const glass = mix(palette.dark, palette.deep, 0.3)
  ctx.save()
  ctx.translate(x, foot)
  ctx.scale(unit, unit)
  const brush: Brush = {
    easel,
    ctx,
    pixels: unit * easel.scale,
    manner: 'soft',
    light: daylight,
    random: random.sub('bus'),
  }
  easel.part('panel', () => {
    fillShape(ctx, oval(470, 52, 560, 34), withAlpha(dark, 0.4))
    const body = curve(
      [
        [-40, -470],
        [60, -494],
        [700, -494],
        [770, -472],
        [800, -300],
        [930, -272],
        [985, -190],
        [985, -20],
        [-40, -20],
      ],
      5,
    )
    paintPart(brush, body, colour, { shade: 0, roundness: 0.6 })
    const hole = curve(
      [
        [250, -486],
        [310, -522],
        [350, -490],
        [410, -530],
        [476, -492],
        [536, -530],
        [580, -488],
        [540, -462],
        [290, -462],
      ],
      4,
    )
    paintPart(brush, hole, darker(colour, 0.28), { shade: 0 })
    strokeLine(ctx, hole.slice(0, 25), lighter(colour, 0.5), 9)
    for (const [y, long] of [
      [-284, 850],
      [-70, 1020],
    ] as const)
      fillShape(ctx, plate(-38, y, long, 13, 5), dark)
    fillShape(
      ctx,
      [
        [764, -430],
        [782, -430],
        [806, -306],
        [764, -306],
      ],
      glass,
    )
    fillShape(ctx, plate(120, -250, 430, 130, 30), withAlpha(lighter(colour, 0.6), 0.9))
    fillShape(ctx, plate(938, -60, 64, 32, 10), '#9aa2aa')
    fillShape(ctx, oval(956, -160, 26, 34), '#fff6c4')
    glow(ctx, 966, -160, 110, '#fff3b0', 0.6)
  })
  // A sun instead of words: what a bus says in its own letters is not in every language.
  fillShape(ctx, oval(335, -185, 40, 40), palette.accent)
  for (let ray = 0; ray < 12; ray++)
    strokeLine(
      ctx,
      moved(
        [
          [52, 0],
          [68, 0],
        ],
        335,
        -185,
        (ray / 12) * Math.PI * 2,
      ),
      palette.accent,
      9,
    )
  for (const wheel of [170, 800]) {
    fillShape(ctx, oval(wheel, -24, 108, 108), darker(colour, 0.2))
    fillShape(ctx, oval(wheel, -12, 92, 92), dark)
    fillShape(ctx, oval(wheel, -12, 46, 46), '#cfd6da')
    fillShape(ctx, oval(wheel, -12, 18, 18), '#7a8288')
  }
  ctx.restore()
  easel.part('window', () => {
    for (let pane = 0; pane < 4; pane++) {
      const outline = plate(x + (26 + pane * 184) * unit, foot - 440 * unit, 160 * unit, 132 * unit, 22 * unit)
      fillShape(ctx, outline, glass)
      ctx.save()
      ctx.clip(pathOf(outline))
      const rider = riders[pane]
      if (rider && !easel.without.has('players')) {
        const scale = scaleFor(rider, 122 * unit, 'head')
        drawFigure(
          easel,
          { ...rider, mood: windowMoods[pane] ?? 'happy' },
          {
            x: x + (106 + pane * 184) * unit,
            y: foot - 356 * unit,
            scale,
            showing: 'head',
            lookAt: [x + 420 * unit, foot - 800 * unit],
          },
        )
      }
      ctx.restore()
      fillShape(
        ctx,
        moved(
          [
            [0, 0],
            [60, 0],
            [-6, 132],
            [-26, 132],
          ],
          x + (50 + pane * 184) * unit,
          foot - 440 * unit,
          0,
          unit,
        ),
        withAlpha('#ffffff', 0.16),
      )
      ctx.strokeStyle = dark
      ctx.lineWidth = 8 * unit
      ctx.stroke(pathOf(outline))
    }
  })
}

const paint = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const wide = isBroad(scene)
  const road = h * 0.885
  paintPlace(easel, scene, road)
  const { lead, friends } = troupeOf(scene, { light: daylight, manner: 'soft', most: 4, pose: 'cheer' })
  const unit = Math.min(w / 1040, (h * (wide ? 0.3 : 0.4)) / 530)
  const [x, foot] = [w / 2 - 480 * unit, road + h * 0.012]
  const tall = h * (wide ? 0.38 : 0.35)
  const hero: Role = {
    figure: lead,
    placing: asWanted(
      scene,
      {
        x: x + 415 * unit,
        y: foot - 455 * unit + tall * 0.16,
        scale: scaleFor(lead, tall, 'upper'),
        showing: 'upper',
        face: { mouth: 'grin', open: 1 },
        lookAt: [w * 0.76, h * 0.44],
      },
      tall,
    ),
  }
  play(easel, [hero])
  paintBus(easel, scene, x, foot, unit, friends)
  if (scene.layout === 'snow') paintSnow(easel, '#ffffff', 120)
}

export const schoolBus: Family = {
  id: 'school-bus',
  name: 'School Bus',
  look: 'character',
  templateType: 'illustrated',
  genreBuckets: ["Children's:early-reader", "Children's:picture-book", "Children's:chapter-book", "Children's:*"],
  moods: ['uplifting', 'intense', 'epic', 'intellectual'],
  technique: 'a hero through the roof of a yellow bus, with faces in its windows',
  lettering: 'fat pale letters with a dark block behind, leaning',
  palettes: palettesOf('day', 'sunny', 'meadow', 'blossom', 'frost'),
  pairings: playfulPairings,
  layouts: [
    { id: 'school', phrase: 'the bus on its way past a school', isEndless: true },
    { id: 'town', phrase: 'the bus in a crooked town', isEndless: true },
    { id: 'hills', phrase: 'the bus between round hills', isEndless: true },
    { id: 'snow', phrase: 'the bus on a snowy road', isEndless: true },
  ],
  heroes: leads,
  sample: {
    title: 'Rex Rides the Bus',
    subtitle: null,
    author: 'Milo Grant',
    summary: 'It is the first day of school for a dinosaur who is a little too tall for the number nine.',
  },
  shows: isPlayed,
  design: (scene) => ({ type: planType(scene), back: (easel) => paint(easel, scene), grain: 0.25, vignette: 0.05 }),
}
