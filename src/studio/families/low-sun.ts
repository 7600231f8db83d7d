// Low sun: letters that stand out of a plain wall, and the long shadows that they and the thing throw on it.
import { mix } from '../colour/colour.ts'
import { inksOf, speaking } from '../compositions/inks.ts'
import { letterSize, makeThing, planLettered, roomBetween, standIn } from '../compositions/lettered.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { smooth } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import { paintVeil } from '../paint/field.ts'
import type { SetType } from '../type/set-type.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import type { Design, Family, Scene } from './family.ts'

const standing = ({ palette }: Scene, isThing = false): SurfaceFilling => {
  const { ground, deep, light, accent } = inksOf(palette)
  return {
    kind: 'surface',
    surface: 'raking',
    colour: isThing ? accent : light,
    second: accent,
    deep: mix(mix(deep, ground, 0.12), '#000000', 0.1),
  }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, noise } = easel
  const { ground, deep, light } = inksOf(scene.palette)
  easel.part('wall', () => {
    easel.fill(ground)
    paintVeil(easel, mix(light, '#ffffff', 0.4), (x, y) => 0.34 * smooth(1.15, 0, Math.hypot(x / w, y / h) * 0.9), {
      step: 12,
    })
    paintVeil(easel, deep, (x, y) => 0.3 * smooth(0.7, 1.6, x / w + y / h) + 0.05 * noise.fractal(x / 60, y / 60, 3), {
      step: 6,
    })
  })
  if (scene.layout === 'foot')
    // Light through the bars of a window.
    easel.shine('window', () =>
      easel.soft(
        16,
        (ctx) => {
          ctx.fillStyle = mix(light, '#ffffff', 0.5)
          ctx.transform(1, 0.42, -0.32, 1, w * 0.24, -h * 0.16)
          for (const row of [0, 1, 2])
            for (const column of [0, 1])
              ctx.fillRect(w * (0.06 + column * 0.47), h * (0.06 + row * 0.33), w * 0.43, h * 0.29)
        },
        { blend: 'soft-light', alpha: 0.6 },
      ),
    )
  makeThing(easel, scene.hero, standIn(scene.hero, roomBetween(scene, type, 0.14), 0.86), {
    fill: standing(scene, true),
    size: Math.min(letterSize(type), 440),
  })
}

export const lowSun: Family = {
  id: 'low-sun',
  name: 'Low Sun',
  look: 'typographic',
  templateType: 'graphic',
  genreBuckets: [
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:family-saga',
    'Contemporary Fiction:*',
    'Biography & Memoir:literary',
    'Biography & Memoir:*',
    'Thriller:domestic',
    'Mystery:domestic',
    'Self-Help & Personal Development:self-help',
    'Non-Fiction:*',
  ],
  moods: ['melancholic', 'intellectual', 'uplifting'],
  technique: 'raised letters on a plain wall with the long shadows of a low sun',
  lettering: 'large literary serifs standing out of the wall',
  palettes: palettesOf('low-sun'),
  pairings: [
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'gloock', text: 'dm-sans' },
    { title: 'abril-fatface', text: 'jost' },
    { title: 'fraunces-black', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'head', phrase: 'the letters above, the thing and its long shadow below', isEndless: true },
    { id: 'foot', phrase: 'the thing in the light of a window above and the letters below', isEndless: true },
    { id: 'name', phrase: 'the name as large as the title and the thing between them', isEndless: true },
  ],
  heroes: [
    'bird',
    'wooden-chair',
    'olive-branch',
    'key',
    'lemon',
    'house',
    'bicycle',
    'poppy',
    'swan',
    'tulip',
    'kite',
    'mug',
    'spectacles',
  ],
  sample: {
    title: 'The Long Light of the Afternoon',
    subtitle: 'A novel',
    author: 'Ines Marchetti',
    summary: 'Two sisters empty the house of their father in one August, room by room, chair by chair.',
  },
  shows: ({ kind, width }) =>
    width < 2.6 &&
    width > 0.2 &&
    ['object', 'symbol', 'creature', 'plant', 'vehicle', 'place', 'person'].includes(kind),
  design: (scene): Design => {
    const { ground, deep } = inksOf(scene.palette)
    return {
      type: planLettered(scene, {
        fill: standing(scene),
        ink: speaking(deep, ground, scene.palette),
        inset: 0.02,
        title: { case: 'as-given', leading: 0.92, maxSize: 720, minor: { scale: 0.46 } },
        author: { case: 'as-given', tracking: 0, size: 104 },
      }),
      back: (easel, type) => paintBack(easel, scene, type),
      grain: 0.4,
      vignette: 0.1,
    }
  },
}
