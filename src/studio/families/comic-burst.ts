// Comic burst: rays, halftone and speed lines, the hero pasted on like a sticker, and lettering that bursts off the page.

import { type Colour, mix, shift } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import { isAlone, isFirm, isSomebody, isWeapon } from '../motifs/suits.ts'
import { characterFor } from '../paint/characters/cast.ts'
import { drawCharacter } from '../paint/characters/draw-character.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { drawMotif } from '../paint/stamp.ts'
import type { TypePlan } from '../type/plan.ts'
import { inPalette } from '../type/surfaces/in-palette.ts'
import { castScene } from './casting.ts'
import { paintBurst, paintDots, paintPanel, paintPuffs, paintRays, paintSpeed } from './comic-burst/page.ts'
import { palettes } from './comic-burst/palettes.ts'
import { paste } from './comic-burst/sticker.ts'
import type { Family, Scene } from './family.ts'
import { band, isBroad } from './zones.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly turn: number
}

const inkOf = ({ deep }: Palette): Colour => mix(deep, '#000000', 0.35)

/** The hero as a sticker: a plush character where there is one, else the motif in flat pop colours. */
const pasteHero = (easel: Easel, scene: Scene, place: Place, ground: Colour): void => {
  const { hero, palette } = scene
  const { lead } = castScene(scene, 0)
  const species = scene.brief.book.genre.startsWith('child') ? characterFor(hero) : undefined
  if (species && easel.without.has(species.id)) return
  const width = species ? 1 : hero.width
  const { scale } = species ? (hero.altered ?? { scale: 1 }) : { scale: 1 }
  if (scale === 0) return
  const room = Math.min(place.height, (Math.min(easel.w, easel.h * 0.8) * 0.84) / Math.max(0.6, width))
  const height = room * scale
  const body =
    [palette.hues[0], palette.hues[3], palette.hues[4], palette.hues[1]].find((hue) => hue !== ground) ?? palette.accent
  const draw = (ctx: Context): void => {
    ctx.save()
    ctx.translate(place.x, place.y - height / 2)
    ctx.rotate(place.turn)
    if (species)
      drawCharacter(
        easel,
        species,
        {
          ...lead,
          x: 0,
          y: height / 2,
          height,
          palette,
          ground,
          feeling: lead.feeling === 'sleepy' ? 'happy' : lead.feeling,
          pose: lead.held ? lead.pose : 'cheer',
          random: easel.random.sub('hero'),
        },
        ctx,
      )
    else
      drawMotif(ctx, hero, {
        x: 0,
        y: height / 2,
        height,
        tones: {
          body,
          shade: shift(body, { l: -0.16, c: 1.05 }),
          light: mix(palette.light, body, 0.08),
          accent: palette.counter,
          line: inkOf(palette),
        },
        random: easel.random.sub('hero'),
      })
    ctx.restore()
  }
  const reach = height * (0.62 + width * 0.5)
  paste(easel, draw, {
    box: { x: place.x - reach, y: place.y - height / 2 - reach, w: reach * 2, h: reach * 2 },
    ink: inkOf(palette),
    rim: palette.light,
    width: Math.max(10, height * 0.016),
    shadow: inkOf(palette),
  })
}

const boom = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette, random } = scene
  const focus = { x: w / 2, y: h * 0.63 }
  paintRays(easel, focus.x, focus.y, palette.mid, mix(palette.mid, palette.soft, 0.5), random.sub('rays').next())
  paintDots(easel, focus.x, focus.y, palette.dark)
  const disc = Math.min(w, h * 0.66) * 0.36
  paintBurst(
    easel,
    { x: focus.x - disc, y: focus.y - disc, w: disc * 2, h: disc * 2 },
    palette.counter,
    inkOf(palette),
    random.sub('disc'),
  )
  paintPuffs(
    easel,
    focus.x,
    h * 0.855,
    Math.min(w, h * 0.66) * 0.62,
    palette.light,
    inkOf(palette),
    easel.random.sub('puffs'),
  )
  pasteHero(easel, scene, { x: focus.x, y: h * 0.85, height: h * 0.45, turn: 0.03 }, palette.counter)
}

const leap = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette } = scene
  const focus = { x: w * 0.52, y: h * 0.36 }
  paintRays(easel, focus.x, focus.y, palette.counter, mix(palette.counter, palette.light, 0.5), 0.2)
  paintDots(easel, focus.x, focus.y, mix(palette.accent, palette.counter, 0.35))
  paintSpeed(easel, focus.x, focus.y, palette.light, easel.random.sub('speed'))
  pasteHero(
    easel,
    scene,
    { x: focus.x, y: h * 0.575, height: h * 0.47, turn: scene.random.sub('turn').chance(0.5) ? 0.16 : -0.16 },
    palette.counter,
  )
}

const panels = (easel: Easel, scene: Scene): void => {
  const { w, h } = easel
  const { palette } = scene
  const m = Math.min(w, h)
  const edge = m * 0.045
  const ink = inkOf(palette)
  easel.fill(palette.light)
  paintPanel(
    easel,
    [
      [edge, edge],
      [w - edge, edge],
      [w - edge, h * 0.37],
      [edge, h * 0.415],
    ],
    [palette.dark, mix(palette.dark, palette.mid, 0.4)],
    ink,
  )
  paintPanel(
    easel,
    [
      [edge, h * 0.43],
      [w - edge, h * 0.385],
      [w - edge, h * 0.885],
      [edge, h * 0.86],
    ],
    [palette.counter, mix(palette.counter, palette.light, 0.45)],
    ink,
  )
  paintPanel(
    easel,
    [
      [edge, h * 0.875],
      [w - edge, h * 0.9],
      [w - edge, h - edge],
      [edge, h - edge],
    ],
    [palette.accent, mix(palette.accent, palette.hues[1], 0.35)],
    ink,
  )
  easel.ctx.save()
  easel.ctx.beginPath()
  easel.ctx.rect(edge, h * 0.43, w - edge * 2, h * 0.43)
  easel.ctx.clip()
  paintDots(easel, w / 2, h * 0.64, mix(palette.counter, palette.accent, 0.6), { x: 0, y: h * 0.38, w, h: h * 0.5 })
  easel.ctx.restore()
  pasteHero(easel, scene, { x: w * 0.5, y: h * 0.885, height: h * 0.5, turn: -0.05 }, palette.counter)
}

const pages: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = { boom, leap, panels }

const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const wide = isBroad(scene)
  const ink = inkOf(palette)
  const isLow = layout === 'leap'
  const fill =
    layout === 'boom'
      ? ([mix(palette.counter, palette.light, 0.55), palette.counter, palette.counter] as const)
      : ([palette.light, palette.light, mix(palette.counter, palette.light, 0.35)] as const)
  const title = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink: fill[0],
    maxSize: 560,
    maxLines: 5,
    leading: 0.93,
    gap: 58,
    minor: { scale: 0.55 },
    effect: {
      ...inPalette({ ...palette, deep: ink }, 'comic', { colour: fill[0], second: fill[2] }),
    },
    ...(layout === 'panels' ? {} : { bend: 'bulge' as const }),
  } as const
  const line = {
    kind: 'line',
    face: pairing.text,
    case: 'upper',
    ink: palette.light,
    effect: { outline: { colour: ink, width: 0.16 } },
  } as const
  const subtitle = { ...line, role: 'subtitle', size: 64 } as const
  const author = { ...line, role: 'author', size: 92, tracking: 0.04 } as const
  const box = isLow
    ? band(scene, 0.615, 0.875, 0.075)
    : band(
        scene,
        layout === 'panels' ? 0.055 : 0.045,
        layout === 'panels' ? 0.375 : wide ? 0.37 : 0.385,
        layout === 'panels' ? 0.1 : 0.08,
      )
  return {
    stacks: [
      { box, align: 'center', anchor: 'middle', items: [title, subtitle], tilt: layout === 'panels' ? -0.025 : -0.05 },
      {
        box: band(scene, layout === 'panels' ? 0.905 : 0.89, 0.955, 0.1),
        align: 'center',
        anchor: layout === 'panels' ? 'middle' : 'bottom',
        items: [author],
      },
    ],
  }
}

export const comicBurst: Family = {
  id: 'comic-burst',
  name: 'Comic Burst',
  look: 'typographic',
  templateType: 'graphic',
  genreBuckets: [
    "Children's:chapter-book",
    "Children's:middle-grade",
    "Children's:other",
    'Contemporary Fiction:humorous',
  ],
  moods: ['intense', 'uplifting', 'epic'],
  technique: 'a comic page of rays, halftone and speed lines with the hero pasted on',
  lettering: 'huge extruded comic letters',
  palettes,
  pairings: [
    { title: 'luckiest-guy', text: 'luckiest-guy' },
    { title: 'bangers', text: 'bangers' },
    { title: 'baloo', text: 'baloo' },
    { title: 'rubik-black', text: 'baloo' },
  ],
  layouts: [
    { id: 'boom', phrase: 'the hero bursting from a star of colour under leaning letters', isEndless: true },
    { id: 'leap', phrase: 'the hero leaping through speed lines and the title below' },
    { id: 'panels', phrase: 'the hero stepping out of comic panels' },
  ],
  heroes: [
    'dinosaur',
    'dog',
    'rocket',
    'cat',
    'ufo',
    'dragon',
    'octopus',
    'lion',
    'running-shoe',
    'soccer-ball',
    'astronaut',
    'guitar',
    'bear',
  ],
  sample: {
    title: 'Captain Crumbs Saves Lunch',
    subtitle: 'The world’s messiest hero',
    author: 'Rex Tumble',
    summary: 'Max is small, hungry and accidentally super, and his dog is the only one who can keep up.',
  },
  shows: (motif) =>
    isFirm(motif) && isAlone(motif) && !isWeapon(motif) && (motif.kind !== 'person' || isSomebody(motif)),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => (pages[scene.layout] ?? boom)(easel, scene),
    grain: 0.2,
    vignette: 0,
  }),
}
