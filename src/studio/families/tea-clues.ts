// Tea and clues: a cheerful still life with something wrong in it: on a checked cloth, on a shelf, or laid out around the title.

import { mix } from '../colour/colour.ts'
import { paintBloom } from '../light/bloom.ts'
import { naturalCast } from '../light/cast.ts'
import { panes, pool } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { paintRelief, type Standing } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { paintRoom } from '../light/room.ts'
import { fitted, lying, type Spot } from '../light/still.ts'
import type { Motif } from '../motifs/motif.ts'
import { heightBeside } from '../motifs/real-size.ts'
import { isBuilding, isElectronic, isOfKind, isOneThing, isWeapon, sizeOf } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import type { Design, Family, Scene } from './family.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { ownThings } from './own-things.ts'
import { paintChecks, paintStripes } from './tea-clues/cloth.ts'
import { palettes } from './tea-clues/palettes.ts'
import { isBroad } from './zones.ts'

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 136,
    height: 0.58,
    key: '#fff3dc',
    power: 1.85,
    size: 0.5,
    rim: palette.light,
    rimPower: 0.4,
    sky: mix(palette.light, '#c4d6e6', 0.4),
    ground: mix(palette.light, palette.mid, 0.45),
    fill: 0.6,
    exposure: 0.58,
    bend: 0.2,
  })

const tintsOf = ({ palette }: Scene) => ({ accent: palette.accent, light: mix(palette.light, '#ffffff', 0.35) })

const standing = (
  scene: Scene,
  easel: Easel,
  motif: Motif,
  x: number,
  foot: number,
  w: number,
  h: number,
  name: string,
): Standing => {
  const random = easel.random.sub(name)
  const height = fitted(motif, w, h)
  const cast = naturalCast(motif, tintsOf(scene))
  const stands = motif.rests === 'ground' || motif.rests === 'water'
  return {
    motif,
    cast,
    placing: stands
      ? { x, y: foot, height, random }
      : lying(motif, { x, y: foot - height * 0.5, w, h, turn: 0.05 }, random),
  }
}

const cluesOf = (scene: Scene): Motif[] =>
  [...scene.companions, ...ownThings(scene, ['teacup', 'magnifier', 'key', 'letter', 'cake', 'apple'])].filter(
    ({ id, kind, width }, at, all) =>
      id !== scene.hero.id &&
      width < 1.7 &&
      kind !== 'place' &&
      kind !== 'person' &&
      all.findIndex((other) => other.id === id) === at,
  )

const paintOnTable = (easel: Easel, scene: Scene, rig: Rig): void => {
  const { w, h, palette, layout } = scene
  const wide = isBroad(scene)
  const isShelf = layout === 'shelf'
  const horizon = h * (isShelf ? 0.86 : 0.76)
  const window = panes(w * 0.05, h * 0.04, { w: w * 0.3, h: h * 0.22, columns: 2, rows: 3, lean: 0.36 }, 30)
  const round = pool(w * 0.35, h * 0.5, Math.hypot(w, h) * 0.8)
  paintRoom(easel, {
    rig,
    horizon,
    wall: worked('paper', palette.mid, { bump: 0.06, mottle: 0.06 }),
    floor: worked('cloth', isShelf ? mix('#a8744a', palette.light, 0.2) : mix(palette.light, '#ffffff', 0.3), {
      bump: 0.1,
      mottle: 0.08,
      ...(isShelf ? { grain: 'fibre' as const, mottle: 0.4 } : {}),
    }),
    x: w * 0.4,
    reach: w,
    wallLight: (x, y) => round(x, y) * (0.62 + 0.42 * window(x, y)),
    floorLight: pool(w * 0.4, horizon + (h - horizon) * 0.4, w * 1.1, 0.6),
    crease: { colour: mix(palette.deep, '#000000', 0.2), strength: 0.45 },
  })
  easel.part('lines', () => paintStripes(easel, scene, horizon))
  if (!isShelf) easel.part('tiles', () => paintChecks(easel, scene, horizon, true))
  const clues = cluesOf(scene)
  const foot = h * (isShelf ? 0.888 : 0.855)
  const side = scene.random.sub('side').chance(0.5) ? 1 : -1
  const big = standing(
    scene,
    easel,
    scene.hero,
    w * (0.5 - side * 0.1),
    foot,
    w * 0.62,
    h * (wide ? 0.4 : 0.36),
    'hero',
  )
  const [one, two] = clues
  const room = { least: h * 0.075, most: h * 0.24 }
  const tall = (clue: Motif): number => heightBeside(clue, scene.hero, big.placing.height, room)
  const small = [
    ...(one ? [standing(scene, easel, one, w * (0.5 + side * 0.32), foot + h * 0.026, w * 0.3, tall(one), 'one')] : []),
    ...(two && isShelf
      ? [standing(scene, easel, two, w * (0.5 - side * 0.39), foot + h * 0.012, w * 0.2, tall(two), 'two')]
      : []),
  ]
  const colour = mix(palette.deep, '#2a1408', 0.4)
  for (const thing of [big, ...small])
    paintRelief(easel, [thing], { rig, lift: 0.02, floor: { lean: 1.9, length: 0.16, strength: 0.72, colour } })
}

const paintLaidOut = (easel: Easel, scene: Scene, rig: Rig): void => {
  const { w, h, palette, hero } = scene
  easel.part('wall', () =>
    paintGround(easel, {
      stuff: worked('cloth', mix(palette.light, '#ffffff', 0.3), { bump: 0.16, mottle: 0.1 }),
      rig,
      folds: (x, y) => easel.noise.fractal(x / 500, y / 500, 3) * 26,
      light: pool(w * 0.3, h * 0.3, Math.hypot(w, h) * 1.1),
      grain: 900,
    }),
  )
  easel.part('tiles', () => paintChecks(easel, scene, 0, false))
  const spots: Spot[] = [
    { x: w * 0.54, y: h * 0.84, w: w * 0.62, h: h * (isBroad(scene) ? 0.34 : 0.3), turn: 0.14 },
    { x: w * 0.12, y: h * 0.15, w: w * 0.4, h: h * 0.2, turn: -0.3 },
    { x: w * 0.86, y: h * 0.13, w: w * 0.34, h: h * 0.22, turn: 0.5 },
    { x: w * 0.06, y: h * 0.78, w: w * 0.34, h: h * 0.2, turn: 0.7 },
  ]
  const placed = [hero, ...cluesOf(scene)].slice(0, 4).map((motif, at): Standing => {
    const spot = spots[at] ?? { x: 0, y: 0, w: 1, h: 1 }
    return {
      motif,
      cast: naturalCast(motif, tintsOf(scene)),
      placing: lying(motif, spot, easel.random.sub(`thing ${at}`)),
    }
  })
  paintRelief(easel, placed, {
    rig,
    lift: 0.03,
    shadow: { colour: mix(palette.deep, '#000000', 0.3), strength: 0.62, blur: 12 },
  })
}

const design = (scene: Scene): Design => {
  const { palette, layout } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const laid = layout === 'laid-out'
  const ink = laid ? palette.deep : palette.ink
  const title = litTitle(scene, { colour: ink, case: 'as-given', maxSize: 360, leading: 0.92 })
  const subtitle = quietLine(scene, 'subtitle', { ink, size: 54 })
  const author = quietLine(scene, 'author', { ink, size: 64, tracking: 0.14 })
  if (laid)
    return {
      type: {
        stacks: [
          {
            ...stackAt(scene, [0.28, wide ? 0.66 : 0.66], [title, subtitle, author], { inset: 0.16 }),
            // A card laid on the cloth: it leaves with the type.
            backing: (easel, filled) => {
              const box = { x: filled.x - 90, y: filled.y - 80, w: filled.w + 180, h: filled.h + 160 }
              easel.soft(
                16,
                (ctx) => {
                  ctx.fillStyle = mix(palette.deep, '#000000', 0.3)
                  ctx.fillRect(box.x + 10, box.y + 16, box.w, box.h)
                },
                { alpha: 0.5 },
              )
              easel.part('paper', () =>
                paintGround(easel, {
                  stuff: worked('paper', mix(palette.light, '#ffffff', 0.5)),
                  rig,
                  box,
                  grain: 700,
                }),
              )
            },
          },
        ],
      },
      back: (easel) => {
        paintLaidOut(easel, scene, rig)
        paintBloom(easel, 0.12)
      },
      drawAdded: addedInLight(rig, (motif) => naturalCast(motif, tintsOf(scene)), mix(palette.deep, '#000000', 0.3)),
      grain: 0.22,
      vignette: 0.1,
    }
  return {
    type: {
      stacks: [
        stackAt(scene, [0.055, wide ? 0.4 : layout === 'shelf' ? 0.44 : 0.41], [author, title, subtitle], {
          anchor: 'top',
        }),
      ],
    },
    back: (easel) => {
      paintOnTable(easel, scene, rig)
      paintBloom(easel, 0.14)
    },
    drawAdded: addedInLight(rig, (motif) => naturalCast(motif, tintsOf(scene)), mix(palette.deep, '#000000', 0.3)),
    grain: 0.22,
    vignette: 0.12,
  }
}

export const teaClues: Family = {
  id: 'tea-clues',
  name: 'Tea and Clues',
  look: 'object',
  templateType: 'illustrated',
  genreBuckets: [
    'Mystery:cozy',
    'Thriller:cozy',
    'Contemporary Fiction:humorous',
    'Mystery:rural',
    'Romance:small-town',
    'Romance:clean-sweet',
    'Fantasy:cozy-fantasy',
  ],
  moods: ['uplifting', 'mysterious', 'romantic'],
  technique: 'a glazed and polished still life in window light',
  lettering: 'enamelled display serifs with a soft shadow',
  palettes,
  pairings: [
    { title: 'abril-fatface', text: 'josefin' },
    { title: 'gloock', text: 'jost' },
    { title: 'fraunces-black', text: 'dm-sans' },
    { title: 'yeseva-one', text: 'josefin' },
    { title: 'playfair-black', text: 'jost' },
  ],
  layouts: [
    { id: 'cloth', phrase: 'the hero on a checked cloth before striped wallpaper, a clue beside it, the title above' },
    { id: 'shelf', phrase: 'a row of things on a wooden shelf, the title above' },
    { id: 'laid-out', phrase: 'things seen from above on a checked cloth around a card with the title' },
  ],
  heroes: [
    'teapot',
    'teacup',
    'cake',
    'cat',
    'telephone',
    'typewriter',
    'magnifier',
    'hat',
    'pocket-watch',
    'book',
    'candle',
    'apple',
    'umbrella',
    'wine-glass',
    'dog',
  ],
  sample: {
    title: 'Murder by the Pot',
    subtitle: 'A Marmalade Lane Mystery',
    author: 'Beatrix Lamb',
    summary: 'The winner of the village tea contest never lived to taste her prize.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isWeapon(motif) &&
    !isElectronic(motif) &&
    motif.rests !== 'air' &&
    motif.width < 1.7 &&
    ((motif.kind === 'object' && sizeOf(motif) <= 2.5) ||
      (isOfKind(motif, 'creature', 'plant') && sizeOf(motif) <= 0.6) ||
      (isBuilding(motif) && sizeOf(motif) <= 8) ||
      (motif.kind === 'vehicle' && motif.rests === 'ground' && sizeOf(motif) <= 1.5)),
  design,
}
