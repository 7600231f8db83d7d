// Cut letters: enormous letters that are windows on a scene, or that one object goes through.
import { type Colour, lchOf, mix, oklch, withAlpha } from '../colour/colour.ts'
import { luminanceOf } from '../colour/contrast.ts'
import type { Palette } from '../colour/palette.ts'
import { drawGlow } from '../paint/atmosphere/glow.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { paper } from '../paint/materials/paper.ts'
import { castShadow } from '../paint/materials/shadow.ts'
import { silhouette, type Tones } from '../paint/pen.ts'
import { drawMotif } from '../paint/stamp.ts'
import { textsOf } from '../press/texts.ts'
import type { Effect } from '../type/effects/effect.ts'
import type { Stack, TypePlan } from '../type/plan.ts'
import { setPlan } from '../type/set-plan.ts'
import { traceItem } from '../type/trace.ts'
import { paintProspect } from './cut-letters/prospect.ts'
import type { Design, Family, Scene } from './family.ts'
import { band } from './zones.ts'

const palettes: readonly [Palette, ...Palette[]] = [
  {
    deep: '#0a1220',
    dark: '#14233f',
    mid: '#42608f',
    soft: '#a9bcd4',
    light: '#f2efe6',
    accent: '#d32a20',
    counter: '#2c5aa0',
    ink: '#faf7ef',
    metal: 'silver',
    hues: ['#d32a20', '#2c5aa0', '#f2efe6', '#a9bcd4', '#14233f'],
  },
  {
    deep: '#0b0b0c',
    dark: '#202022',
    mid: '#5c5b58',
    soft: '#bab7ae',
    light: '#f4f0e4',
    accent: '#f3b40d',
    counter: '#6d4a12',
    ink: '#fbf8ef',
    metal: 'gold',
    hues: ['#f3b40d', '#f4f0e4', '#5c5b58', '#6d4a12', '#202022'],
  },
  {
    deep: '#061513',
    dark: '#0e2f2b',
    mid: '#3d736a',
    soft: '#a8c8bd',
    light: '#eff3ea',
    accent: '#ee5a2b',
    counter: '#1f7f78',
    ink: '#f7faf4',
    metal: 'copper',
    hues: ['#ee5a2b', '#1f7f78', '#eff3ea', '#a8c8bd', '#0e2f2b'],
  },
  {
    deep: '#120811',
    dark: '#2c1430',
    mid: '#76467a',
    soft: '#c9aecb',
    light: '#f5eef3',
    accent: '#e0216b',
    counter: '#6a2bd0',
    ink: '#fbf6fa',
    metal: 'rose',
    hues: ['#e0216b', '#6a2bd0', '#f5eef3', '#c9aecb', '#2c1430'],
  },
  {
    deep: '#091019',
    dark: '#18283a',
    mid: '#4f6c88',
    soft: '#b3c5d3',
    light: '#eef2f4',
    accent: '#1f8fd6',
    counter: '#e3a21a',
    ink: '#f6f9fb',
    metal: 'silver',
    hues: ['#1f8fd6', '#e3a21a', '#eef2f4', '#b3c5d3', '#18283a'],
  },
]

interface Ground {
  readonly colour: Colour
  readonly letters: Colour
  readonly lines: Colour
}

const blackOf = ({ deep }: Palette): Colour => mix(deep, '#000000', 0.3)

const groundOf = ({ palette, layout }: Scene): Ground => {
  const white = mix(palette.light, '#ffffff', 0.35)
  const black = blackOf(palette)
  if (layout === 'window') return { colour: white, letters: mix(palette.dark, palette.deep, 0.5), lines: black }
  if (layout === 'blackout') return { colour: black, letters: mix(palette.accent, palette.light, 0.55), lines: palette.ink }
  const { l, c, h } = lchOf(palette.accent)
  const isBright = luminanceOf(palette.accent) > 0.36
  if (layout === 'monument') return { colour: white, letters: black, lines: black }
  return isBright ? { colour: palette.accent, letters: black, lines: black } : { colour: oklch(Math.min(l, 0.56), c, h), letters: white, lines: white }
}

const effectOf = (scene: Scene, ground: Ground): Effect => {
  const { layout, palette } = scene
  if (layout === 'window') return { fill: { kind: 'window', colour: ground.letters, paint: (easel, box) => paintProspect(easel, scene, box, 'night') } }
  if (layout === 'blackout') return { fill: { kind: 'window', colour: ground.letters, paint: (easel, box) => paintProspect(easel, scene, box, 'fire') } }
  if (layout === 'monument') return { extrude: { colour: palette.accent, depth: 0.045, angle: Math.PI / 2 } }
  return {}
}

const boxes: Readonly<Record<string, { readonly from: number; readonly to: number; readonly anchor: Stack['anchor'] }>> = {
  window: { from: 0.05, to: 0.6, anchor: 'top' },
  pierced: { from: 0.06, to: 0.66, anchor: 'top' },
  blackout: { from: 0.05, to: 0.6, anchor: 'top' },
  monument: { from: 0.07, to: 0.57, anchor: 'bottom' },
}

const planType = (scene: Scene): TypePlan => {
  const { pairing, layout } = scene
  const ground = groundOf(scene)
  const place = boxes[layout] ?? { from: 0.06, to: 0.7, anchor: 'top' }
  // A square leaves less height: the letters give some of theirs to the subject.
  const to = scene.w / scene.h > 0.8 ? place.to * 0.88 : place.to
  return {
    stacks: [
      {
        box: band(scene, place.from, to, 0.06),
        align: 'center',
        anchor: place.anchor,
        items: [
          { kind: 'title', face: pairing.title, case: 'upper', lockup: 'block', minor: { scale: 0.6 }, maxSize: 1300, maxLines: 7, leading: 0.62, ink: ground.letters, effect: effectOf(scene, ground) },
        ],
      },
      {
        box: band(scene, 0.84, 0.955, 0.08),
        align: 'center',
        anchor: 'bottom',
        items: [
          { kind: 'line', role: 'subtitle', face: pairing.text, case: 'as-given', size: 58, maxLines: 2, ink: ground.lines, gap: 30 },
          { kind: 'line', role: 'author', face: pairing.text, case: 'upper', size: 102, ink: ground.lines },
        ],
      },
    ],
  }
}

/** The shadow of the standing letters on the plain: part of the type, so it leaves with it. */
const withShadow = (plan: TypePlan, scene: Scene): TypePlan => {
  const set = setPlan(plan, textsOf(scene.brief))
  const title = set.stacks.flatMap(({ items }) => items).find((item) => item.kind === 'lines' && item.role === 'title')
  const [first, ...rest] = plan.stacks
  if (!title || !first) return plan
  const standing: Stack = {
    ...first,
    backing: (easel, filled) => {
      const ground = filled.y + filled.h + scene.h * 0.004
      easel.soft(7, (ctx) => {
        const shade = ctx.createLinearGradient(0, ground, 0, ground - filled.h)
        shade.addColorStop(0, withAlpha(blackOf(scene.palette), 0.5))
        shade.addColorStop(0.8, withAlpha(blackOf(scene.palette), 0))
        ctx.transform(1, 0, 0.35, -0.42, -0.35 * ground, ground * 1.42)
        ctx.fillStyle = shade
        traceItem(ctx, title)
      })
    },
  }
  return { stacks: [standing, ...rest] }
}

const titleZone = (zones: readonly Box[], { w, h }: Scene): Box => zones[0] ?? { x: w * 0.1, y: h * 0.1, w: w * 0.8, h: h * 0.5 }

/** The hero on its feet below the letters, as large as the room between them and the author. */
const standBelow = (easel: Easel, scene: Scene, zones: readonly Box[], tones: Tones): void => {
  const { hero, w, h } = scene
  const title = titleZone(zones, scene)
  const from = title.y + title.h + h * 0.012
  const foot = Math.min(h * 0.84, ...zones.slice(1).map(({ y }) => y - h * 0.02))
  const height = Math.min(foot - from, (w * 0.82) / hero.width)
  const isStanding = hero.rests === 'ground' && hero.kind !== 'object'
  const y = isStanding ? foot : (from + foot + height) / 2
  const layer = easel.layer((ctx) => drawMotif(ctx, hero, { x: w / 2, y, height, tones, random: easel.random.sub('hero') }))
  castShadow(easel, layer, { blur: 16, dx: 6, dy: 8, alpha: 0.25 })
  easel.lay(layer)
}

const paintWindow = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette } = scene
  const black = blackOf(palette)
  paper(easel, { kind: 'smooth', colour: groundOf(scene).colour, strength: 0.4 })
  standBelow(easel, scene, zones, { body: black, shade: mix(black, '#000000', 0.3), light: mix(palette.dark, palette.mid, 0.35), accent: palette.accent, line: groundOf(scene).colour })
}

/** Letters like a wall at the end of a plain; the hero before them, and everyone's shadow runs to the eye. */
const paintMonument = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, hero, w, h } = scene
  const title = titleZone(zones, scene)
  const ground = title.y + title.h + h * 0.004
  const white = mix(palette.light, '#ffffff', 0.4)
  const sky = easel.ctx.createLinearGradient(0, 0, 0, ground)
  sky.addColorStop(0, mix(palette.accent, white, 0.42))
  sky.addColorStop(0.65, mix(palette.accent, white, 0.74))
  sky.addColorStop(1, white)
  easel.fill(sky)
  const plain = easel.ctx.createLinearGradient(0, ground, 0, h)
  plain.addColorStop(0, mix(white, palette.soft, 0.55))
  plain.addColorStop(0.5, mix(white, palette.soft, 0.2))
  plain.addColorStop(1, white)
  easel.ctx.fillStyle = plain
  easel.ctx.fillRect(0, ground, w, h - ground)
  const foot = ground + (h * 0.83 - ground) * 0.86
  const height = Math.min((foot - ground) * 1.08, (w * 0.6) / hero.width)
  const isStanding = hero.rests === 'ground' || hero.rests === 'water'
  const half = (height * Math.min(hero.width, 1)) / 2
  easel.soft(12, (ctx) => {
    const shade = ctx.createLinearGradient(0, foot, 0, foot + height * 0.9)
    shade.addColorStop(0, withAlpha(blackOf(palette), 0.6))
    shade.addColorStop(1, withAlpha(blackOf(palette), 0))
    ctx.fillStyle = shade
    ctx.beginPath()
    if (isStanding) {
      ctx.moveTo(w / 2 - half * 0.5, foot - 4)
      ctx.lineTo(w / 2 + half * 0.5, foot - 4)
      ctx.lineTo(w / 2 + half * 1.3, foot + height * 0.9)
      ctx.lineTo(w / 2 - half * 1.3, foot + height * 0.9)
    } else ctx.ellipse(w / 2, foot + 8, half * 1.1, height * 0.045, 0, 0, Math.PI * 2)
    ctx.fill()
  })
  drawMotif(easel.ctx, hero, { x: w / 2, y: foot, height, tones: silhouette(blackOf(palette), palette.accent), random: easel.random.sub('hero') })
}

/** The hero across the letters. Where it would hide them the press cuts them free, so it seems to pass behind with a clean edge. */
const paintPiercing = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, hero, w, h } = scene
  const title = titleZone(zones, scene)
  const unit = Math.min(w, h * 0.625)
  const isDarkLetters = luminanceOf(groundOf(scene).letters) < 0.2
  const black = blackOf(palette)
  const white = mix(palette.light, '#ffffff', 0.4)
  const tones: Tones = isDarkLetters
    ? { body: white, shade: mix(palette.soft, palette.mid, 0.2), light: '#ffffff', accent: mix(palette.accent, palette.deep, 0.4), line: black }
    : { body: black, shade: mix(black, '#000000', 0.4), light: mix(palette.dark, palette.mid, 0.4), accent: mix(palette.accent, palette.light, 0.6), line: groundOf(scene).colour }
  // Slender things go through the whole title; broad ones begin behind its lower half and come free below it.
  const isSlender = hero.width < 0.7 && hero.rests === 'held'
  const turn = isSlender ? scene.random.sub('lean').pick([-0.32, 0.32]) : hero.rests === 'held' ? -0.1 : 0
  const from = isSlender ? title.y - h * 0.02 : title.y + title.h * (hero.kind === 'person' ? 0.42 : 0.62)
  const to = Math.min(h * 0.85, ...zones.slice(1).map(({ y }) => y - h * 0.02))
  const height = Math.min((to - from) / Math.cos(turn), (unit * 1.0) / hero.width)
  const middle = to - (Math.cos(turn) * height) / 2
  drawMotif(easel.ctx, hero, { x: w / 2 - (Math.sin(turn) * height) / 2, y: middle + (Math.cos(turn) * height) / 2, height, turn, tones, random: easel.random.sub('hero') })
}

/** On black under burning letters: the hero as a print in the same fire. */
const paintBlackout = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const { palette, w, h } = scene
  const black = blackOf(palette)
  easel.fill(black)
  drawGlow(easel.ctx, { x: w / 2, y: h * 0.62, radius: h * 0.4, colour: palette.dark, strength: 0.8 })
  standBelow(easel, scene, zones, {
    body: palette.accent,
    shade: mix(palette.accent, palette.deep, 0.5),
    light: mix(palette.accent, palette.light, 0.5),
    accent: mix(palette.light, '#ffffff', 0.3),
    line: black,
  })
}

const paintBack = (easel: Easel, scene: Scene, zones: readonly Box[]): void => {
  const ground = groundOf(scene)
  if (scene.layout === 'window') return paintWindow(easel, scene, zones)
  if (scene.layout === 'monument') return paintMonument(easel, scene, zones)
  if (scene.layout === 'blackout') return paintBlackout(easel, scene, zones)
  easel.fill(ground.colour)
}

const design = (scene: Scene): Design => ({
  type: scene.layout === 'monument' ? withShadow(planType(scene), scene) : planType(scene),
  back: (easel, { zones }) => paintBack(easel, scene, zones),
  ...(scene.layout === 'pierced' ? { front: (easel: Easel, { zones }: { zones: readonly Box[] }) => paintPiercing(easel, scene, zones) } : {}),
  grain: 0.35,
  vignette: 0.06,
})

export const cutLetters: Family = {
  id: 'cut-letters',
  name: 'Cut Letters',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Thriller:political',
    'Mystery:political',
    'Thriller:legal',
    'Mystery:legal',
    'Thriller:espionage',
    'Mystery:espionage',
    'Thriller:procedural',
    'Mystery:procedural',
    'Thriller:*',
    'Mystery:*',
    'Romance:sports',
    'Romance:romantic-suspense',
  ],
  moods: ['intense', 'epic', 'mysterious'],
  technique: 'colossal letters cut as windows on a scene or pierced by one object, on a flat ground',
  lettering: 'the largest condensed capitals the cover can hold',
  palettes,
  pairings: [
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'sofia-extra-condensed', text: 'oswald-medium' },
    { title: 'anton', text: 'oswald-medium' },
  ],
  layouts: [
    { id: 'window', phrase: 'letters as windows on a city at night above the subject on white' },
    { id: 'pierced', phrase: 'the subject driven across letters that fill a flat loud ground' },
    { id: 'blackout', phrase: 'burning letters cut out of black above the subject in the same fire' },
    { id: 'monument', phrase: 'letters that stand like a wall on a plain with the subject before them' },
  ],
  heroes: ['gun', 'man-in-coat', 'chess-king', 'gavel', 'scales', 'briefcase', 'runner', 'knife', 'airplane', 'key', 'detective', 'soldier', 'car'],
  sample: {
    title: 'The Fourth Ministry',
    subtitle: 'There were only ever supposed to be three',
    author: 'Daniel Roake',
    summary: 'A clerk finds a salary line for a ministry that does not exist, and by evening a man with a gun is waiting at her desk.',
  },
  shows: ({ kind, width, id }) =>
    (kind === 'object' && width < 1.6) ||
    (kind === 'person' && width < 1.2) ||
    kind === 'vehicle' ||
    (kind === 'creature' && width < 2) ||
    (kind === 'place' && width < 2) ||
    ['eye', 'fingerprint', 'handprint', 'lightning', 'heart', 'rose', 'flame', 'crown'].includes(id),
  design,
}
