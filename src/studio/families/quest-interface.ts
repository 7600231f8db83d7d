// Quest interface: the screen of a game with the hero summoned in it as a hologram, runes, bars and a heavy lit title.

import { mix } from '../colour/colour.ts'
import { isElectronic, isFirm, isHomely, isNoble, isOneThing, isPlain } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Design, Family, Scene } from './family.ts'
import { type Circle, paintArena, paintInstruments, paintPixels, paintRunes } from './quest-interface/console.ts'
import { type HeroPlace, paintHologram } from './quest-interface/hologram.ts'
import { palettes } from './quest-interface/palettes.ts'
import { band } from './zones.ts'

interface Stage {
  readonly titleIsLow: boolean
  readonly circle: Circle
  readonly floor: number
  readonly hero: HeroPlace
  readonly barsAt: number
}

const stageOf = ({ w, h, layout, hero }: Scene): Stage => {
  const titleIsLow = layout !== 'boss'
  const isCast = layout === 'summon'
  const radius = Math.min(w * (isCast ? 0.38 : 0.34), h * 0.25)
  const floor = h * (titleIsLow ? 0.6 : 0.855)
  const high = h * (isCast ? 0.4 : titleIsLow ? 0.46 : 0.44)
  const height = Math.min(high, (w * 0.76) / hero.width)
  const middle = floor - Math.max(height * 0.55, radius * 0.95)
  return {
    titleIsLow,
    circle: { x: w / 2, y: isCast ? floor - h * 0.27 : middle, radius },
    floor,
    hero: { x: w / 2, y: hero.rests === 'ground' ? floor + h * 0.008 : floor - h * 0.03, height },
    barsAt: h * (titleIsLow ? 0.075 : 0.372),
  }
}

const paintScreen = (easel: Easel, scene: Scene, { circle, floor, hero, barsAt }: Stage): void => {
  paintArena(easel, scene, circle, floor)
  paintRunes(easel, scene, circle, floor)
  paintHologram(easel, scene, hero)
  paintInstruments(easel, scene, barsAt)
  paintPixels(easel, scene, circle)
}

const planType = ({ palette, pairing, ...sheet }: Scene, { titleIsLow }: Stage): TypePlan => {
  const title: Item = {
    kind: 'title',
    lockup: 'block',
    face: pairing.title,
    case: 'upper',
    ink: palette.ink,
    maxSize: 380,
    maxLines: 5,
    leading: 0.92,
    gap: 40,
    minor: { scale: 0.42, rules: true },
    effect: {
      fill: { kind: 'gradient', colours: [palette.light, mix(palette.light, palette.accent, 0.35), palette.accent] },
      outline: { colour: mix(palette.deep, '#000000', 0.4), width: 0.022 },
      extrude: { colour: mix(palette.mid, palette.deep, 0.55), depth: 0.06, angle: 1.35 },
      glow: { colour: palette.mid, blur: 0.16, strength: 0.7 },
    },
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'upper',
    tracking: 0.14,
    size: 52,
    ink: mix(palette.soft, palette.light, 0.5),
    maxLines: 2,
    gap: 44,
  }
  const author: Item = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.16,
    size: 84,
    ink: palette.ink,
  }
  if (titleIsLow)
    return {
      stacks: [
        { box: band(sheet, 0.635, 0.925, 0.11), align: 'center', anchor: 'bottom', items: [title, subtitle, author] },
      ],
    }
  return {
    stacks: [
      { box: band(sheet, 0.07, 0.35, 0.11), align: 'center', anchor: 'middle', items: [title, subtitle] },
      { box: band(sheet, 0.885, 0.935, 0.14), align: 'center', anchor: 'middle', items: [author] },
    ],
  }
}

const design = (scene: Scene): Design => {
  const stage = stageOf(scene)
  return { type: planType(scene, stage), back: (easel) => paintScreen(easel, scene, stage), grain: 0.2, vignette: 0.25 }
}

export const questInterface: Family = {
  id: 'quest-interface',
  name: 'Quest Interface',
  look: 'typographic',
  templateType: 'graphic',
  genreBuckets: ['Fantasy:litrpg', 'Science Fiction:litrpg', 'Science Fiction:cyberpunk', 'Young Adult:*'],
  moods: ['epic', 'intense', 'uplifting', 'mysterious'],
  technique: 'a glowing game screen with runes and a holographic hero',
  lettering: 'heavy lit capitals with depth',
  palettes,
  pairings: [
    { title: 'russo-one', text: 'rajdhani' },
    { title: 'cinzel-black', text: 'rajdhani' },
    { title: 'orbitron-bold', text: 'exo-bold' },
    { title: 'exo-bold', text: 'exo-bold' },
    { title: 'staatliches', text: 'rajdhani' },
  ],
  layouts: [
    { id: 'summon', phrase: 'the hero summoned before a great rune circle and the title beneath it' },
    { id: 'avatar', phrase: 'the hero towering as an avatar over its rune circle, the title low' },
    { id: 'boss', phrase: 'the title and level bars above, the hero in the arena below' },
  ],
  heroes: [
    'dragon',
    'knight',
    'sword',
    'wizard',
    'swordswoman',
    'shield',
    'archer',
    'wolf',
    'warrior',
    'crossed-swords',
    'tower',
    'potion',
    'phoenix',
    'axe',
  ],
  sample: {
    title: 'Respawn at Dawn',
    subtitle: 'A LitRPG adventure',
    author: 'Kit Navarro',
    summary: 'The last player of a dead server wakes inside the game with one life left.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isHomely(motif) &&
    !(isPlain(motif) && !isElectronic(motif)) &&
    motif.width < 2 &&
    (motif.kind !== 'plant' || isFirm(motif)) &&
    !(motif.kind === 'sky' && !isNoble(motif)),
  design,
}
