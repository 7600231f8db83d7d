// The case laid out: a closed folder, a wall of evidence, a page with almost everything struck out.

import { type Colour, mix, withAlpha } from '../../colour/colour.ts'
import type { Motif } from '../../motifs/motif.ts'
import { paintGlow } from '../../paint/atmosphere/glow.ts'
import { type Box, Easel } from '../../paint/easel.ts'
import { engrave } from '../../paint/materials/engraving.ts'
import { paper } from '../../paint/materials/paper.ts'
import type { Scene } from '../family.ts'
import { ownThings } from '../own-things.ts'
import { drawClip, drawPin, drawString, drawTyping, layFlat, layStamp } from './papers.ts'
import { layPhotograph } from './photograph.ts'

interface Room {
  readonly top: number
  readonly bottom: number
  readonly unit: number
}

const roomOf = ({ w, h }: Scene, zones: readonly Box[]): Room => ({
  top: Math.max(h * 0.08, ...zones.filter((zone) => zone.y + zone.h / 2 < h / 2).map((zone) => zone.y + zone.h)),
  bottom: Math.min(h * 0.95, ...zones.filter((zone) => zone.y + zone.h / 2 >= h / 2).map(({ y }) => y)),
  unit: Math.min(w, h * 0.625),
})

const manilaOf = ({ palette }: Scene): Colour => mix(palette.soft, palette.light, 0.3)

const wireOf = ({ palette }: Scene): Colour => mix(palette.mid, palette.soft, 0.6)

const white = ({ palette }: Scene): Colour => mix(palette.light, '#ffffff', 0.45)

/** A typed sheet with struck-out words. */
const layDocument = (
  easel: Easel,
  scene: Scene,
  place: { x: number; y: number; w: number; h: number; turn: number },
  name: string,
): void => {
  const { palette } = scene
  layFlat(easel, place, (ctx) => {
    ctx.fillStyle = mix(white(scene), palette.light, 0.5)
    ctx.fillRect(-place.w / 2, -place.h / 2, place.w, place.h)
    drawTyping(
      ctx,
      {
        box: { x: -place.w * 0.42, y: -place.h * 0.44, w: place.w * 0.84, h: place.h * 0.88 },
        line: place.w * 0.042,
        ink: withAlpha(palette.deep, 0.75),
        bar: mix(palette.deep, '#000000', 0.3),
        redacted: 0.3,
      },
      easel.random.sub(name),
    )
  })
}

/** A folder that fills the cover; its papers show at the edges and a photograph is clipped to it. */
export const paintFolder = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w, h, hero } = scene
  const { top, bottom, unit } = roomOf(scene, zones)
  const random = easel.random.sub('folder')
  easel.fill(mix(palette.deep, palette.dark, 0.6))
  paintGlow(easel, { x: w * 0.3, y: h * 0.1, radius: h * 0.8, colour: palette.mid, strength: 0.4 })
  layDocument(easel, scene, { x: w * 0.53, y: h * 0.5, w: w * 0.96, h: h * 0.955, turn: 0.022 }, 'first sheet')
  layDocument(easel, scene, { x: w * 0.5, y: h * 0.51, w: w * 0.95, h: h * 0.95, turn: -0.012 }, 'second sheet')
  const inset = unit * 0.03
  const card = new Easel(easel, easel.scale / 2, random.sub('card').whole(0, 2 ** 31))
  paper(card, { kind: 'kraft', colour: manilaOf(scene), stain: mix(palette.mid, palette.soft, 0.4), strength: 0.75 })
  const folder = { x: w / 2, y: h / 2, w: w - inset * 2, h: h - inset * 2, turn: 0 }
  layFlat(easel, folder, (ctx) => {
    const [left, right, high, low] = [-w / 2 + inset, w / 2 - inset, -h / 2 + inset + unit * 0.035, h / 2 - inset]
    const tab = unit * 0.035
    ctx.beginPath()
    ctx.moveTo(left, high)
    ctx.lineTo(w * 0.1, high)
    ctx.bezierCurveTo(w * 0.12, high, w * 0.12, high - tab, w * 0.14, high - tab)
    ctx.lineTo(w * 0.38, high - tab)
    ctx.bezierCurveTo(w * 0.4, high - tab, w * 0.4, high, w * 0.42, high)
    ctx.lineTo(right, high)
    ctx.lineTo(right, low)
    ctx.lineTo(left, low)
    ctx.closePath()
    ctx.save()
    ctx.clip()
    ctx.imageSmoothingQuality = 'low'
    ctx.drawImage(card.canvas, -w / 2, -h / 2, w, h)
    ctx.restore()
    ctx.strokeStyle = withAlpha(palette.deep, 0.22)
    ctx.lineWidth = 2.5
    ctx.stroke()
  })
  const photoH = Math.min((bottom - top) * 0.82, unit * 0.86)
  const photoW = photoH * 0.86
  const place = {
    x: w * 0.5 + random.between(-0.03, 0.03) * w,
    y: top + (bottom - top) * 0.52,
    w: photoW,
    h: photoH,
    turn: random.between(-0.06, 0.06),
  }
  layDocument(
    easel,
    scene,
    {
      x: place.x + photoW * 0.14,
      y: place.y + photoH * 0.01,
      w: photoW * 1.02,
      h: photoH * 0.9,
      turn: place.turn + 0.12,
    },
    'third sheet',
  )
  layPhotograph(easel, place, hero, palette, 'photograph')
  drawClip(easel, place.x - photoW * 0.28, place.y - photoH * 0.5, unit * 0.075, wireOf(scene))
  layStamp(
    easel,
    { x: place.x + photoW * 0.52, y: place.y + photoH * 0.36, radius: unit * 0.13, turn: -0.3 },
    palette.accent,
  )
}

const paintMap = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const { noise, ctx } = easel
  const random = easel.random.sub('map')
  easel.fill(mix(palette.deep, palette.dark, 0.75))
  engrave(easel, (x, y) => 0.1 + 0.12 * noise.fractal(x / 400, y / 400, 2), {
    colour: withAlpha(mix(palette.mid, palette.soft, 0.2), 1).slice(0, 7),
    spacing: 46,
    flow: (x, y) => noise.fractal(x / 620, y / 620, 4) * 1900,
    crossing: 2,
    alpha: 0.55,
  })
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  for (const [count, width, colour] of [
    [16, 3, withAlpha(palette.soft, 0.28)],
    [5, 9, withAlpha(palette.soft, 0.3)],
    [1, 34, withAlpha(palette.counter, 0.4)],
  ] as const)
    for (let road = 0; road < count; road++) {
      ctx.strokeStyle = colour
      ctx.lineWidth = width
      ctx.beginPath()
      let [x, y, heading] = [random.next() * w, -40, random.between(0.6, 2.5)]
      if (road % 2) [x, y, heading] = [-40, random.next() * h, random.between(-0.6, 0.6)]
      for (let part = 0; part < 26; part++) {
        ctx.lineTo(x, y)
        heading += random.bell() * 0.16
        x += Math.cos(heading) * 130
        y += Math.sin(heading) * 130
      }
      ctx.stroke()
    }
}

const evidence = ['fingerprint', 'key', 'car', 'letter', 'map', 'telephone', 'camera', 'briefcase']

const exhibitsOf = (scene: Scene): Motif[] => {
  const { companions, hero, random } = scene
  const spare = ownThings(scene, random.sub('exhibits').shuffled(evidence))
  return [...companions, ...spare].filter(({ id }) => id !== hero.id).slice(0, 3)
}

/** A wall: map, photographs, pins and thread. */
export const paintBoard = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w, h, hero } = scene
  const { top, bottom, unit } = roomOf(scene, zones)
  const random = easel.random.sub('board')
  paintMap(easel, scene)
  const shade = easel.ctx.createLinearGradient(0, 0, 0, h)
  const black = mix(palette.deep, '#000000', 0.3)
  shade.addColorStop(0, withAlpha(black, 0.92))
  shade.addColorStop(Math.min(0.9, top / h), withAlpha(black, 0.8))
  shade.addColorStop(Math.min(0.95, top / h + 0.14), withAlpha(black, 0.05))
  shade.addColorStop(Math.max(0.6, bottom / h - 0.1), withAlpha(black, 0.1))
  shade.addColorStop(Math.max(0.7, bottom / h - 0.01), withAlpha(black, 0.9))
  shade.addColorStop(1, black)
  easel.fill(shade)
  const tall = bottom - top
  const mainH = Math.min(tall * 0.68, unit * 0.72)
  const main = { x: w * 0.5, y: top + tall * 0.53, w: mainH * 0.84, h: mainH, turn: random.between(-0.05, 0.05) }
  const spots = [
    { x: w / 2 - unit * 0.35, y: top + tall * 0.2, turn: -0.14 },
    { x: w / 2 + unit * 0.37, y: top + tall * 0.26, turn: 0.1 },
    { x: w / 2 + unit * 0.34, y: top + tall * 0.8, turn: -0.09 },
  ]
  const small = Math.min(unit * 0.25, tall * 0.21)
  const note = Math.min(unit * 0.36, tall * 0.32)
  const exhibits = exhibitsOf(scene)
  for (const [at, spot] of spots.entries()) {
    const motif = exhibits[at]
    if (motif) layPhotograph(easel, { ...spot, w: small, h: small * 1.16 }, motif, palette, `exhibit ${at}`)
  }
  layDocument(
    easel,
    scene,
    { x: w / 2 - unit * 0.34, y: top + tall * 0.78, w: note * 0.83, h: note, turn: 0.12 },
    'note',
  )
  layPhotograph(easel, main, hero, palette, 'photograph')
  const hub = { x: main.x, y: main.y - main.h * 0.47 }
  const ends = [
    ...spots.map((spot) => ({ x: spot.x, y: spot.y - small * 0.5 })),
    { x: w / 2 - unit * 0.34, y: top + tall * 0.78 - note * 0.42 },
  ]
  for (const end of ends) drawString(easel.ctx, hub, end, palette.accent)
  for (const pin of [hub, ...ends]) drawPin(easel.ctx, pin.x, pin.y, unit * 0.014, palette.accent)
}

/** A page of bars: the title is what they left standing. */
export const paintRedacted = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w, h, hero } = scene
  const { top, bottom, unit } = roomOf(scene, zones)
  const random = easel.random.sub('redacted')
  easel.part('paper', () =>
    paper(easel, {
      kind: 'creased',
      colour: white(scene),
      stain: mix(palette.soft, palette.light, 0.3),
      strength: 0.5,
    }),
  )
  const line = unit * 0.052
  const clear = (y: number): boolean =>
    zones.some((zone) => y > zone.y - line * 0.9 && y - line * 0.7 < zone.y + zone.h + line * 0.4)
  const bar = mix(palette.deep, '#000000', 0.3)
  for (let y = unit * 0.09; y < h - unit * 0.05; y += line) {
    if (clear(y)) continue
    drawTyping(
      easel.ctx,
      {
        box: { x: w * 0.085, y: y - line, w: w * 0.83, h: line * 1.01 },
        line,
        ink: withAlpha(palette.deep, 0.8),
        bar,
        redacted: 0.62,
      },
      random.sub(`line ${Math.round(y)}`),
    )
  }
  const tall = bottom - top
  const photoH = Math.min(tall * 0.8, unit * 0.84)
  const side = random.pick([-1, 1])
  const place = {
    x: w * 0.5 + side * unit * 0.1,
    y: top + tall * 0.54,
    w: photoH * 0.84,
    h: photoH,
    turn: side * random.between(0.03, 0.07),
  }
  layPhotograph(easel, place, hero, palette, 'photograph')
  drawClip(easel, place.x + side * place.w * 0.24, place.y - place.h * 0.5 - 4, unit * 0.08, wireOf(scene))
  layStamp(
    easel,
    { x: place.x - side * place.w * 0.52, y: place.y + place.h * 0.3, radius: unit * 0.15, turn: 0.35 * side },
    palette.accent,
  )
}
