// Paper letters: a hollow of many sheets of card, each cut a little further in, and letters of stacked paper that float before it.
import { type Colour, lchOf, mix } from '../colour/colour.ts'
import { inksOf } from '../compositions/inks.ts'
import { letterSize, makeThing, planLettered, roomBetween, standIn } from '../compositions/lettered.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { tau } from '../paint/curves.ts'
import type { Context, Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { cutPaper } from '../paint/materials/cut-paper.ts'
import type { SetType } from '../type/set-type.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import type { Design, Family, Scene } from './family.ts'

const cardOf = ({ palette }: Scene, isThing = false): SurfaceFilling => {
  const { deep, light, accent, second } = inksOf(palette)
  return isThing
    ? { kind: 'surface', surface: 'papercut', colour: mix(accent, light, 0.12), second: light, deep: second }
    : { kind: 'surface', surface: 'papercut', colour: light, second: accent, deep }
}

/** The colour of the sheet at the back. */
const farthest = ({ palette }: Scene): Colour => {
  const { ground, deep, light } = inksOf(palette)
  return mix(ground, lchOf(ground).l > 0.5 ? light : deep, 0.62)
}

const sheets = 5

/** A wavy opening in a sheet; `at` is 0 for the outermost sheet. */
const traceOpening = ({ w, h, noise }: Easel, ctx: Context, at: number, layout: string): void => {
  const inset = Math.min(w, h) * (0.028 + at * 0.034)
  const wave = Math.min(w, h) * 0.016
  const lobes = layout === 'foot' ? 12 : 7
  const steps = 220
  for (let step = 0; step <= steps; step++) {
    const angle = (step / steps) * tau
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const shape = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.42
    const swing =
      layout === 'name'
        ? 4 * (noise.fractal(cos * 1.7 + at * 3.1, sin * 1.7 + 5, 2) - 0.5)
        : Math.sin(angle * lobes + at * 1.3)
    const rx = w / 2 - inset - wave * swing
    const ry = h / 2 - inset - wave * swing
    ctx.lineTo(w / 2 + shape(cos) * rx, h / 2 + shape(sin) * ry)
  }
  ctx.closePath()
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { extent } = easel
  const { ground, deep, accent } = inksOf(scene.palette)
  const far = farthest(scene)
  easel.part('paper', () => {
    easel.fill(far)
    for (let sheet = sheets - 1; sheet >= 0; sheet--) {
      const share = sheet / sheets
      cutPaper(
        easel,
        (ctx) => {
          ctx.fillStyle = mix(mix(accent, ground, 0.25 + 0.75 * share), deep, 0.3 * (1 - share))
          ctx.beginPath()
          ctx.rect(extent.x - 20, extent.y - 20, extent.w + 40, extent.h + 40)
          traceOpening(easel, ctx, sheet, scene.layout)
          ctx.fill('evenodd')
        },
        { lift: 22, shadow: 0.5, tooth: 0.3, edge: 0.5 },
      )
    }
  })
  makeThing(easel, scene.hero, standIn(scene.hero, roomBetween(scene, type, 0.2), 0.92), {
    fill: cardOf(scene, true),
    size: Math.min(letterSize(type), 300),
  })
}

export const paperLetters: Family = {
  id: 'paper-letters',
  name: 'Paper Letters',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    "Children's:chapter-book",
    "Children's:middle-grade",
    "Children's:early-reader",
    "Children's:picture-book",
    'Young Adult:*',
    'Fantasy:cozy-fantasy',
    'Contemporary Fiction:humorous',
    'Romance:romcom',
    'Planner & Journal:feminine',
  ],
  moods: ['uplifting', 'romantic', 'epic'],
  technique: 'stacked cut paper: a deep wavy opening of many sheets and letters of card casting shadows',
  lettering: 'round letters of stacked card',
  palettes: palettesOf('paper-letters'),
  pairings: [
    { title: 'fredoka', text: 'fredoka' },
    { title: 'baloo', text: 'baloo' },
    { title: 'luckiest-guy', text: 'fredoka' },
    { title: 'rubik-black', text: 'fredoka' },
  ],
  layouts: [
    { id: 'head', phrase: 'paper letters above and the thing cut from card below', isEndless: true },
    { id: 'foot', phrase: 'the thing cut from card above and paper letters below', isEndless: true },
    { id: 'name', phrase: 'the name above, the thing in a wandering opening and paper letters below', isEndless: true },
  ],
  heroes: [
    'whale',
    'fox',
    'moth',
    'hot-air-balloon',
    'rocket',
    'octopus',
    'paper-boat',
    'owl',
    'dragon',
    'cat',
    'elephant',
    'lion',
    'heart',
    'kite',
  ],
  sample: {
    title: 'The Boy Who Folded the Ocean',
    subtitle: 'A story in paper',
    author: 'Lily Green',
    summary: 'A boy finds a sheet of paper that is as large as the sea, and a whale asks him to fold it.',
  },
  shows: ({ kind, width }) =>
    width < 2 && width > 0.3 && ['object', 'symbol', 'creature', 'vehicle', 'plant', 'place'].includes(kind),
  design: (scene): Design => ({
    type: planLettered(scene, {
      fill: cardOf(scene),
      // Under a title at the foot a line can lie on the last of the sheets, which is darker.
      ink: inkOn(mix(farthest(scene), scene.palette.deep, 0.12), scene.palette),
      inset: 0.165,
      title: { case: 'as-given', leading: 0.98, maxSize: 640, minor: { scale: 0.6 } },
      author: { case: 'as-given', tracking: 0.01, size: 104 },
    }),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.15,
    vignette: 0.06,
  }),
}
