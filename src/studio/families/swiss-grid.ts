// Swiss grid: flat geometry on a strict grid with a left-set grotesque, after the posters of Zurich and Basel.
import { seenOn } from '../compositions/inks.ts'
import { isBuilding, isNoble, isOneThing, sizeOf } from '../motifs/suits.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { asGround, inkOn, readableGround } from '../paint/flat-tones.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { SetType } from '../type/set-type.ts'
import { inPalette } from '../type/surfaces/in-palette.ts'
import type { Design, Family, Scene } from './family.ts'
import {
  baseColour,
  heightsOnBase,
  type Picture,
  paintArcs,
  paintDisc,
  paintDots,
  paintStairs,
  paintTiles,
} from './swiss-grid/compositions.ts'
import { palettes } from './swiss-grid/palettes.ts'
import { isBroad } from './zones.ts'

const pictures: Readonly<Record<string, (easel: Easel, picture: Picture) => void>> = {
  tiles: paintTiles,
  arcs: paintArcs,
  stairs: paintStairs,
  dots: paintDots,
  disc: paintDisc,
}

/** Paper most often; a night ground or a loud one for variety. Tiles need the quiet ones. */
const groundOf = ({ palette, layout, random }: Scene): string => {
  const throwOf = random.sub('ground').next()
  const { light, deep, accent } = palette
  if (throwOf < 0.5) return readableGround([light, deep], palette)
  return throwOf < 0.75 || layout === 'tiles' ? deep : asGround(accent, palette)
}

/** Squares and wider: the type keeps to the left half, and the picture stands beside it. */
const isBeside = ({ w, h, layout, hero }: Scene): boolean =>
  isBroad({ w, h }) && layout !== 'tiles' && !(layout === 'dots' && hero.width > 1.1)

const planType = (scene: Scene, ground: string): TypePlan => {
  const { w, h, palette, pairing, layout } = scene
  const ink = inkOn(ground, palette)
  const margin = Math.min(w, h) * 0.075
  const quiet = { face: pairing.text, case: 'as-given', tracking: 0, ink } as const
  const author: Item = { kind: 'line', role: 'author', size: 84, ...quiet }
  const title: Item = {
    kind: 'title',
    lockup: 'even',
    face: pairing.title,
    case: 'as-given',
    tracking: -0.022,
    leading: 0.92,
    maxSize: 560,
    ink,
    ...(layout === 'arcs'
      ? {
          effect: inPalette(palette, 'hollows', {
            colour: ink,
            second: seenOn(ground, [palette.accent, palette.counter, palette.mid]),
          }),
        }
      : {}),
    gap: 70,
  }
  const subtitle: Item = {
    kind: 'line',
    role: 'subtitle',
    size: isBeside(scene) ? 88 : 66,
    maxLines: 3,
    gap: 60,
    ...quiet,
  }
  const year: Item = { kind: 'line', role: 'year', size: 220, ...quiet, face: pairing.title }
  const wide = { x: margin, w: (isBeside(scene) ? w * 0.56 : w - margin) - margin }
  const head = { ...wide, y: margin, h: h * (isBeside(scene) ? 0.6 : 0.44) - margin }
  if (layout === 'dots') {
    const box = isBeside(scene)
      ? { ...wide, y: margin, h: h - 2 * margin }
      : { ...wide, y: h * 0.56, h: h * 0.44 - margin }
    return { stacks: [{ box, align: 'left', anchor: 'bottom', items: [title, subtitle, year, author] }] }
  }
  if (layout !== 'disc') {
    const items = [{ ...author, gap: 56 }, title, subtitle, year]
    return { stacks: [{ box: head, align: 'left', anchor: 'top', items }] }
  }
  const base = { x: margin, w: w - 2 * margin, ...heightsOnBase(scene) }
  const onBase = inkOn(baseColour(ground, palette), palette)
  return {
    stacks: [
      { box: head, align: 'left', anchor: 'top', items: [title, subtitle, year] },
      { box: base, align: 'left', anchor: 'middle', items: [{ ...author, ink: onBase }] },
    ],
  }
}

/** The free part of the sheet, from a gap beside the type to the edge. */
const roomBeside = (scene: Scene, type: SetType): Box => {
  const { w, h, layout } = scene
  const gap = Math.min(w, h) * 0.065
  const [zone = { x: 0, y: 0, w, h: h * 0.4 }] = type.zones
  if (isBeside(scene)) return { x: w * 0.56 + gap / 2, y: 0, w: w * 0.44 - gap / 2, h }
  if (layout === 'dots') return { x: 0, y: 0, w, h: zone.y - gap }
  const top = Math.max(h * 0.2, zone.y + zone.h) + gap
  return { x: 0, y: top, w, h: h - top }
}

const design = (scene: Scene): Design => {
  const ground = groundOf(scene)
  return {
    type: planType(scene, ground),
    back: (easel, type) => {
      easel.fill(ground)
      const paint = pictures[scene.layout] ?? paintTiles
      paint(easel, {
        hero: scene.hero,
        palette: scene.palette,
        ground,
        room: roomBeside(scene, type),
        zones: type.zones,
      })
    },
    grain: 0.2,
    vignette: 0,
  }
}

export const swissGrid: Family = {
  id: 'swiss-grid',
  name: 'Swiss Grid',
  look: 'abstract',
  templateType: 'graphic',
  genreBuckets: [
    'Business & Economics:business',
    'Business & Economics:*',
    'Non-Fiction:*',
    'Self-Help & Personal Development:self-help',
    'Planner & Journal:productivity',
    'Planner & Journal:budget',
    'Planner & Journal:minimalist',
  ],
  moods: ['intellectual', 'uplifting', 'intense'],
  technique: 'flat Swiss geometry on a strict modular grid, printed in few solid colours',
  lettering: 'a tight left-set grotesque in lower case',
  palettes,
  pairings: [
    { title: 'inter-black', text: 'inter-medium' },
    { title: 'space-grotesk-bold', text: 'space-grotesk' },
    { title: 'archivo-black', text: 'dm-sans' },
    { title: 'dm-sans-black', text: 'dm-sans' },
    { title: 'jost-bold', text: 'jost' },
  ],
  layouts: [
    {
      id: 'tiles',
      phrase: 'the type high on bare ground and a bleeding field of geometric tiles below it',
      isEndless: true,
    },
    { id: 'stairs', phrase: 'columns that climb to the right and carry the subject at their summit' },
    { id: 'arcs', phrase: 'quarter rings that spread from a lower corner around the subject' },
    { id: 'dots', phrase: 'the subject appearing in a screen of dots under left-set type', isEndless: true },
    { id: 'disc', phrase: 'one great disc behind the subject, on a single heavy base line', isEndless: true },
  ],
  heroes: [
    'chess-king',
    'light-bulb',
    'compass',
    'arrow',
    'profile-woman',
    'rocket',
    'key',
    'eye',
    'tree',
    'hourglass',
    'skyline',
    'microphone',
    'puzzle',
  ],
  sample: {
    title: 'The Focus Advantage',
    subtitle: 'How small teams win by doing less, better',
    author: 'Daniel Reyes',
    summary: 'A practical book on strategy, attention and teams that finish what matters.',
  },
  shows: (motif) =>
    motif.id === 'skyline' ||
    (isOneThing(motif) && (motif.kind !== 'place' || (isBuilding(motif) && sizeOf(motif) >= 10) || isNoble(motif))),
  design,
}
