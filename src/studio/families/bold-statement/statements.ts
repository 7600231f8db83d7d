// The picture of each statement: the gesture and the subject, composed around the letters.
import { type Colour, mix } from '../../colour/colour.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import { contrastOf, flatTones } from '../../paint/flat-tones.ts'
import { stampMotif } from '../../paint/stamp.ts'
import type { Run, SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { isBroad } from '../zones.ts'
import {
  barsUnder,
  paintBand,
  paintBars,
  paintGiant,
  paintRing,
  paintUnderline,
  titleRuns,
  toneOnTone,
} from './gestures.ts'
import { barColour, type Colours, stands } from './lettering.ts'

type Gesture = (easel: Easel, scene: Scene, colours: Colours, type: SetType, margin: number) => void

const stamp = (easel: Easel, scene: Scene, ground: Colour, box: Box): void => {
  const { hero, palette } = scene
  const height = Math.min(box.h, box.w / hero.width)
  const y = stands(scene) ? box.y + box.h : box.y + (box.h + height) / 2
  stampMotif(easel, hero, {
    x: box.x + box.w / 2,
    y,
    height,
    tones: flatTones(ground, palette),
    random: easel.random.sub('hero'),
  })
}

/** Below the first stack, with a gap. */
const below = (type: SetType, gap: number): number => {
  const [zone] = type.zones
  return zone ? zone.y + zone.h + gap : gap
}

export const paintColossus: Gesture = (easel, scene, { ground }, type, margin) => {
  const { w, h } = scene
  const broad = isBroad(scene)
  const top = broad ? margin : below(type, margin * 0.9)
  const left = w * (broad ? 0.63 : 0.48)
  stamp(easel, scene, ground, { x: left, y: top, w: w - margin - left, h: h - margin - top })
}

const paintBarred: Gesture = (easel, { w, h, hero, palette }, colours, type, margin) => {
  const bars = barsUnder(type)
  const first = bars[0] ?? { x: 0, y: h * 0.5, w: w * 0.8, h: 0 }
  const height = Math.min(first.y - margin, (w * 0.88) / hero.width)
  const half = (hero.width * height) / 2
  const x = Math.max(w * 0.06 + half, Math.min(first.w, w * 0.94) - half - margin * 0.2)
  const tones = flatTones(colours.ground, palette)
  stampMotif(easel, hero, { x, y: first.y + 2, height, tones, random: easel.random.sub('hero') })
  paintBars(easel, bars, [barColour(colours, palette)])
}

const paintSlanted: Gesture = (easel, scene, { ground, ink, loud }, type) => {
  const { w, h } = scene
  paintBand(easel, type, loud, mix(ground, ink, 0.22))
  const top = Math.max(h * 0.6, below(type, w * 0.02))
  stamp(easel, scene, ground, { x: w * 0.47, y: top, w: w * 0.48, h: h * 0.95 - top })
}

/** A ring around something narrower than this is read as a letter: an I in it is a 0. */
const narrowestRinged = 1.3

const canBeRinged = ({ box }: Run): boolean => box.w > box.h * narrowestRinged

/** The punch of a title is most often its last line. Where no line is wide enough for a ring, a sweep of paint goes under the last one. */
const paintRinged: Gesture = (easel, scene, { ground, loud }, type, margin) => {
  const { w, h } = scene
  const runs = titleRuns(type)
  const last = runs.at(-1)
  const strongest = runs.findLast((run) => run.text.length > 2 && canBeRinged(run)) ?? runs.findLast(canBeRinged)
  if (!strongest && last) {
    const { box, size } = last
    const out = size * 0.3
    paintUnderline(easel, box.x - out, box.x + box.w + out, box.y + box.h + size * 0.12, size * 0.12, loud)
  }
  if (strongest) {
    const { box, size } = strongest
    const left = Math.max(margin * 0.25, box.x - size * 0.24)
    const right = Math.min(w - margin * 0.25, box.x + box.w + size * 0.24)
    paintRing(easel, { x: left, y: box.y - size * 0.2, w: right - left, h: box.h + size * 0.4 }, size * 0.14, loud)
  }
  const foot = h - margin * 1.5 - 120
  const top = below(type, margin * 0.8)
  const room = { x: w * 0.12, y: top, w: w * 0.76, h: foot - top }
  const half = Math.min(room.w, room.h * scene.hero.width) * 0.5 + margin * 0.5
  paintUnderline(easel, w / 2 - half, w / 2 + half, foot, margin * 0.42, loud)
  stamp(easel, scene, ground, room)
}

const paintBehind: Gesture = (easel, scene, { ground, ink, loud }, _type, margin) => {
  const { w, h, hero } = scene
  const height = Math.min(h * 0.66, (w * 0.94) / hero.width)
  const top = Math.max(margin * 2.4, h * 0.34 - height / 2)
  const share = contrastOf(loud, ink) > 46 ? 0.92 : 0.4
  paintGiant(easel, hero, toneOnTone(ground, loud, share), { x: w * 0.52, y: top + height, height })
}

export const statements: Readonly<Record<string, Gesture>> = {
  colossus: paintColossus,
  bars: paintBarred,
  slant: paintSlanted,
  ring: paintRinged,
  giant: paintBehind,
}
