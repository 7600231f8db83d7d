// Four things a stationer sells: a cloth board, a quarter binding, a tabbed book, and the ruled page itself.

import { type Colour, lchOf, mix, shift } from '../../colour/colour.ts'
import { grown } from '../../paint/boxes.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { flatTones, inkOn } from '../../paint/flat-tones.ts'
import { cutPaper } from '../../paint/materials/cut-paper.ts'
import { paper } from '../../paint/materials/paper.ts'
import { relief } from '../../paint/materials/relief.ts'
import { stencil } from '../../paint/pen.ts'
import { drawMotif, spareOf, stampMotif } from '../../paint/stamp.ts'
import type { Item, Stack } from '../../type/plan.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Design, Scene } from '../family.ts'
import { isBroad } from '../zones.ts'
import {
  paintCloth,
  paintDots,
  paintElastic,
  paintHinge,
  paintRibbon,
  paintRules,
  paintSkin,
  paintTabs,
} from './bindings.ts'

/** Dark enough for foil. */
const boardOf = ({ palette, random }: Scene): Colour => {
  const wanted = random
    .sub('board')
    .pick([palette.dark, palette.deep, palette.dark, shift(palette.accent, { l: -0.16 })])
  const { l } = lchOf(wanted)
  return l > 0.32 ? shift(wanted, { l: 0.31 - l }) : wanted
}

interface Words {
  readonly title: Item
  readonly subtitle: Item
  readonly year: Item
  readonly author: Item
}

const wordsOf = ({ pairing, palette }: Scene, ink: Colour, isFoil: boolean): Words => {
  const foil = isFoil ? ({ effect: { fill: { kind: 'foil', metal: palette.metal, bevel: 4 } } } as const) : {}
  const small = { face: pairing.text, case: 'upper', tracking: 0.16, ink } as const
  const large = { face: pairing.title, case: 'as-given', ink, ...foil } as const
  return {
    title: { kind: 'title', lockup: 'even', leading: 0.95, maxSize: 400, gap: 96, ...large },
    year: { kind: 'line', role: 'year', size: 330, tracking: 0.03, gap: 64, ...large },
    subtitle: { kind: 'line', role: 'subtitle', size: 66, maxLines: 3, gap: 66, ...small },
    author: { kind: 'line', role: 'author', size: 70, ...small },
  }
}

/** A motif in foil, blocked into the board. */
const blockHero = (easel: Easel, { hero, palette }: Scene, box: Box): void => {
  const height = Math.min(box.h, box.w / hero.width)
  const place = { x: box.x + box.w / 2, y: box.y + (box.h + height) / 2, height }
  const reach = height * (hero.width / 2 + 0.2)
  relief(easel, (ctx) => drawMotif(ctx, hero, { ...place, tones: stencil, random: easel.random.sub('hero') }), {
    metal: palette.metal,
    bevel: 4,
    shadow: 0.35,
    box: grown(
      { x: place.x - reach, y: place.y - height * 1.15, w: reach * 2, h: height * 1.3 },
      spareOf(height, hero),
    ),
  })
}

const printHero = (easel: Easel, { hero, palette }: Scene, box: Box, ground: Colour): void => {
  const height = Math.min(box.h, box.w / hero.width)
  stampMotif(easel, hero, {
    x: box.x + box.w / 2,
    y: box.y + (box.h + height) / 2,
    height,
    tones: flatTones(ground, palette),
    random: easel.random.sub('hero'),
  })
}

/** Where the type leaves room above or below it. */
const above = (type: SetType, top: number, gap: number): number => Math.max(0, (type.zones[0]?.y ?? top) - gap - top)

/** Cloth boards, foil blocking, an elastic at the fore edge. */
export const clothDesign = (scene: Scene): Design => {
  const { w, h, random } = scene
  const board = boardOf(scene)
  const isLeather = random.sub('skin').chance(0.35)
  const words = wordsOf(scene, inkOn(board, scene.palette), true)
  const right = w * 0.86
  const box: Box = isBroad(scene)
    ? { x: w * 0.08, y: h * 0.12, w: w * 0.4, h: h * 0.76 }
    : { x: w * 0.1, y: h * 0.5, w: right - w * 0.05 - w * 0.1, h: h * 0.42 }
  const align = 'center'
  return {
    type: {
      stacks: [{ box, align, anchor: 'middle', items: [words.year, words.title, words.subtitle, words.author] }],
    },
    back: (easel) => {
      if (isLeather) paintSkin(easel, board)
      else paintCloth(easel, board)
      paintHinge(easel, w * 0.045)
      const room = isBroad(scene)
        ? { x: w * 0.52, y: h * 0.22, w: w * 0.28, h: h * 0.56 }
        : { x: w * 0.2, y: h * 0.12, w: right - w * 0.3 - w * 0.02, h: h * 0.32 }
      blockHero(easel, scene, room)
      paintElastic(easel, right + w * 0.045, w * 0.034, mix(scene.palette.accent, board, 0.25))
    },
    grain: 0.3,
    vignette: 0.18,
  }
}

/** A spine of cloth, boards of paper, and a pasted label. */
export const quarterDesign = (scene: Scene): Design => {
  const { w, h, palette } = scene
  const board = mix(palette.mid, palette.soft, 0.35)
  const spine = boardOf(scene)
  const card = mix(palette.light, '#ffffff', 0.25)
  const words = wordsOf(scene, inkOn(card, palette), false)
  const edge = w * 0.2
  const box: Box = isBroad(scene)
    ? { x: edge + w * 0.12, y: h * 0.14, w: w * 0.56, h: h * 0.4 }
    : { x: edge + w * 0.11, y: h * 0.14, w: w - edge - w * 0.22, h: h * 0.38 }
  const backing: Stack['backing'] = (easel, filled) => {
    const pad = w * 0.05
    const plate = { x: box.x - pad * 0.8, y: filled.y - pad, w: box.w + pad * 1.6, h: filled.h + pad * 2 }
    const draw = (inset: number) => ({
      x: plate.x + inset,
      y: plate.y + inset,
      w: plate.w - inset * 2,
      h: plate.h - inset * 2,
    })
    const paste = (): void =>
      cutPaper(
        easel,
        (ctx) => {
          ctx.fillStyle = card
          ctx.fillRect(plate.x, plate.y, plate.w, plate.h)
          ctx.strokeStyle = spine
          for (const [inset, width] of [
            [16, 6],
            [28, 2],
          ] as const) {
            const line = draw(inset)
            ctx.lineWidth = width
            ctx.strokeRect(line.x, line.y, line.w, line.h)
          }
        },
        { lift: 5, shadow: 0.3, box: { x: plate.x - 30, y: plate.y - 30, w: plate.w + 60, h: plate.h + 60 } },
      )
    easel.part('panel', paste)
  }
  return {
    type: {
      stacks: [
        {
          box,
          align: 'center',
          anchor: 'middle',
          items: [words.year, words.title, words.subtitle, words.author],
          backing,
        },
      ],
    },
    back: (easel, type) => {
      paper(easel, { colour: board, kind: 'smooth', strength: 0.6 })
      paintCloth(easel, spine, { x: 0, y: 0, w: edge, h })
      paintHinge(easel, edge)
      const top = (type.zones[0] ? type.zones[0].y + type.zones[0].h : h * 0.5) + w * 0.12
      printHero(easel, scene, { x: edge + w * 0.1, y: top, w: w - edge - w * 0.2, h: h * 0.93 - top }, board)
    },
    grain: 0.3,
    vignette: 0.1,
  }
}

/** Dotted paper, loud tabs down the fore edge, and the largest possible title. */
export const tabsDesign = (scene: Scene): Design => {
  const { w, h, palette } = scene
  const ground = palette.light
  const words = wordsOf(scene, inkOn(ground, palette), false)
  const tab = w * 0.085
  const box: Box = isBroad(scene)
    ? { x: w * 0.07, y: h * 0.08, w: w * 0.46, h: h * 0.84 }
    : { x: w * 0.08, y: h * 0.5, w: w - tab - w * 0.15, h: h * 0.43 }
  return {
    type: {
      stacks: [
        {
          box,
          align: 'left',
          anchor: isBroad(scene) ? 'middle' : 'bottom',
          items: [words.year, words.title, words.subtitle, words.author],
        },
      ],
    },
    back: (easel, type) => {
      paper(easel, { colour: ground, kind: 'smooth', strength: 0.5 })
      const pitch = Math.min(w, h) / 26
      const top = h * 0.07
      const room: Box = isBroad(scene)
        ? { x: w * 0.57, y: h * 0.12, w: w * 0.3, h: h * 0.76 }
        : { x: w * 0.08, y: top, w: w - tab - w * 0.15, h: above(type, top, w * 0.08) }
      paintDots(
        easel,
        { x: 0, y: 0, w: w - tab * 0.4, h: isBroad(scene) ? h : room.y + room.h + w * 0.02 },
        pitch,
        mix(ground, palette.mid, 0.42),
      )
      const panel = shift(palette.soft, { l: 0.01 })
      easel.ctx.fillStyle = panel
      easel.ctx.beginPath()
      easel.ctx.roundRect(room.x, room.y, room.w, room.h, w * 0.02)
      easel.ctx.fill()
      printHero(
        easel,
        scene,
        { x: room.x + room.w * 0.1, y: room.y + room.h * 0.1, w: room.w * 0.8, h: room.h * 0.8 },
        panel,
      )
      paintTabs(easel, h * 0.07, h * 0.93, tab, [...palette.hues, palette.dark])
    },
    grain: 0.25,
    vignette: 0,
  }
}

/** The page itself: the words stand on its lines, left of nothing, right of the margin. */
export const pageDesign = (scene: Scene): Design => {
  const { w, h, palette } = scene
  const ground = mix(palette.light, '#ffffff', 0.2)
  const words = wordsOf(scene, inkOn(ground, palette), false)
  const margin = w * 0.17
  const box: Box = isBroad(scene)
    ? { x: margin + w * 0.04, y: h * 0.1, w: w * 0.44, h: h * 0.8 }
    : { x: margin + w * 0.05, y: h * 0.09, w: w - margin - w * 0.12, h: h * 0.42 }
  return {
    type: {
      stacks: [{ box, align: 'left', anchor: 'top', items: [words.year, words.title, words.subtitle, words.author] }],
    },
    back: (easel, type) => {
      paper(easel, { colour: ground, kind: 'smooth', strength: 0.5 })
      const runs = type.stacks.flatMap(({ items }) =>
        items.flatMap((item) => (item.kind === 'lines' && item.role === 'title' ? item.runs : [])),
      )
      const [first, second] = runs
      const spacing = first && second ? second.baseline - first.baseline : 300
      const parts = Math.max(1, Math.round(spacing / 105))
      const pitch = spacing / parts
      const foot = (first?.baseline ?? h * 0.3) + 7
      paintRules(easel, foot - Math.floor(foot / pitch) * pitch, pitch, mix(ground, palette.counter, 0.42), {
        x: margin,
        colour: mix(palette.accent, ground, 0.2),
      })
      const top = (type.zones[0] ? type.zones[0].y + type.zones[0].h : h * 0.5) + w * 0.08
      const room = isBroad(scene)
        ? { x: w * 0.68, y: h * 0.2, w: w * 0.26, h: h * 0.6 }
        : { x: margin + w * 0.05, y: top, w: w - margin - w * 0.15, h: h * 0.93 - top }
      printHero(easel, scene, room, ground)
      paintRibbon(easel, w * 0.085, -20, w * 0.045, palette.accent)
    },
    grain: 0.25,
    vignette: 0,
  }
}
