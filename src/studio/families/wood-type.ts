// Wood type: a bill printed from worn wooden letters in two inks, every line as wide as the sheet, rules and one wood block between.
import { mix } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { letterSize, makeThing, planLettered, roomBetween, standIn } from '../compositions/lettered.ts'
import { palettesOf } from '../compositions/palettes.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { paper } from '../paint/materials/paper.ts'
import { fillBox } from '../paint/shapes/lay.ts'
import type { SetType } from '../type/set-type.ts'
import { paintInSurface } from '../type/surfaces/index.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import type { Design, Family, Scene } from './family.ts'

const inkOf = ({ palette }: Scene): SurfaceFilling => {
  const { ground, deep, accent } = inksOf(palette)
  return {
    kind: 'surface',
    surface: 'letterpress',
    colour: deep,
    second: seenOn(ground, [accent, mix(accent, deep, 0.45), deep], 58),
    deep,
  }
}

/** A thick and a thin rule, printed. */
const printRules = (easel: Easel, scene: Scene, rules: readonly Box[]): void =>
  paintInSurface(
    easel,
    {
      name: 'rules',
      trace: (ctx) => {
        for (const rule of rules) ctx.fillRect(rule.x, rule.y, rule.w, rule.h)
      },
      outline: () => {},
      box: { x: 0, y: 0, w: easel.w, h: easel.h },
      rows: [{ x: 0, y: 0, w: easel.w, h: easel.h }],
      size: 240,
    },
    inkOf(scene),
  )

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, ctx, extent } = easel
  const { ground, deep, accent } = inksOf(scene.palette)
  easel.part('paper', () => {
    paper(easel, {
      kind: 'aged',
      colour: ground,
      stain: mix(ground, mix(deep, '#7a4a1e', 0.6), 0.5),
      strength: 0.75,
      box: extent,
    })
  })
  const edge = Math.min(w, h) * 0.04
  const rules: Box[] = [
    { x: edge, y: edge, w: w - 2 * edge, h: 16 },
    { x: edge, y: edge + 26, w: w - 2 * edge, h: 5 },
    { x: edge, y: h - edge - 16, w: w - 2 * edge, h: 16 },
    { x: edge, y: h - edge - 31, w: w - 2 * edge, h: 5 },
  ]
  const room = roomBetween(scene, type, 0.09)
  const at = standIn(scene.hero, room, 0.9)
  const half = (scene.hero.width * at.height) / 2
  const arm = Math.min(w * 0.2, at.x - half - room.x - w * 0.045)
  if (arm > w * 0.05)
    for (const side of [-1, 1])
      for (const [dy, high] of [
        [-16, 14],
        [6, 5],
      ] as const)
        rules.push({
          x: side < 0 ? room.x : room.x + room.w - arm,
          y: at.y - at.height / 2 + dy,
          w: arm,
          h: high,
        })
  easel.part('lines', () => printRules(easel, scene, rules))
  if (scene.layout === 'foot')
    easel.part('disc', () => {
      ctx.save()
      ctx.globalAlpha = 0.9
      ctx.fillStyle = mix(accent, ground, 0.12)
      ctx.beginPath()
      ctx.arc(at.x, at.y - at.height / 2, Math.min(room.h, room.w) * 0.47, 0, 7)
      ctx.fill()
      ctx.restore()
      fillBox(ctx, 'rgba(0,0,0,0)', extent)
    })
  makeThing(easel, scene.hero, at, { fill: { ...inkOf(scene), second: deep }, size: Math.min(letterSize(type), 420) })
}

export const woodType: Family = {
  id: 'wood-type',
  name: 'Wood Type',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Thriller:true-crime',
    'Mystery:true-crime',
    'Historical Fiction:historical-fiction',
    'Historical Fiction:*',
    'Contemporary Fiction:humorous',
    'Biography & Memoir:historical',
    'Non-Fiction:*',
    'Mystery:rural',
    'Thriller:rural',
    'Mystery:*',
  ],
  moods: ['intense', 'intellectual', 'mysterious'],
  technique: 'a bill printed in two inks from worn wood type with rules and a wood block',
  lettering: 'heavy slabs and tall grotesques, every line filling the measure',
  palettes: palettesOf('wood-type'),
  pairings: [
    { title: 'alfa-slab', text: 'alfa-slab' },
    { title: 'league-gothic', text: 'oswald-bold' },
    { title: 'abril-fatface', text: 'young-serif' },
    { title: 'anton', text: 'oswald-bold' },
  ],
  layouts: [
    { id: 'head', phrase: 'the bill above and the wood block between rules below', isEndless: true },
    { id: 'foot', phrase: 'the wood block on a printed disc above and the bill below', isEndless: true },
    { id: 'name', phrase: 'the name as large as a headline, the wood block and the bill', isEndless: true },
  ],
  heroes: [
    'horse',
    'raven',
    'skull',
    'gun',
    'horseshoe',
    'cowboy-boot',
    'rooster',
    'train',
    'bull',
    'skeleton',
    'key',
    'whisky-glass',
    'lantern',
    'cactus',
  ],
  sample: {
    title: 'Wanted for the Murder of Mercy Pike',
    subtitle: 'A true account from the county of Harlow',
    author: 'Paul Rennick',
    summary: 'In 1878 a whole town signed for a killing; a horse came home alone.',
  },
  shows: ({ kind, width }) =>
    width < 2.2 && width > 0.25 && ['object', 'symbol', 'creature', 'plant', 'vehicle', 'place'].includes(kind),
  design: (scene): Design => {
    const { ground, deep } = inksOf(scene.palette)
    return {
      type: planLettered(scene, {
        fill: inkOf(scene),
        ink: speaking(deep, ground, scene.palette),
        inset: 0.05,
        title: {
          leading: 0.55,
          maxSize: 900,
          minor: { scale: 0.44, rules: true },
          ...(scene.layout === 'foot' ? { bend: 'dome' } : {}),
        },
        author: { size: 126, tracking: 0.03 },
      }),
      back: (easel, type) => paintBack(easel, scene, type),
      grain: 0.25,
      vignette: 0.1,
    }
  },
}
