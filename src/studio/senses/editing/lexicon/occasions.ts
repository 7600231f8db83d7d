// Feasts and seasons of the year that change several things of a cover at once.
import { ExpressionIndex } from '../../../brief/expression-index.ts'
import { oklch } from '../../../colour/colour.ts'
import type { Mark } from './mark.ts'

const colour = (name: string, hex: string): Mark => ({ is: 'colour', colour: { name, hex, metal: null } })
const red = colour('red', oklch(0.5, 0.19, 27))

const meant: readonly (readonly [expressions: string, marks: readonly Mark[]])[] = [
  [
    'christmas, christmassy, christmasy, xmas, yuletide, christmas feel, christmas theme, christmas themed, festive',
    [red, colour('green', oklch(0.45, 0.12, 150)), { is: 'air', air: 'snow' }],
  ],
  ['icy, frosty, frozen, icy cold, ice cold, glacial, arctic', [colour('icy blue', oklch(0.78, 0.075, 232))]],
  [
    'halloween, hallowe en, halloweeny, halloween feel, halloween theme',
    [colour('orange', oklch(0.66, 0.17, 52)), { is: 'hour', hour: 'night' }, { is: 'feeling', feeling: 'scary' }],
  ],
  [
    'starry night, starlit night, starry night sky, starry nights, night full of stars, night with stars, stars at night',
    [
      { is: 'hour', hour: 'night' },
      { is: 'air', air: 'stars' },
    ],
  ],
  [
    'thriller, a thriller, thriller feel, psychological thriller, crime novel, crime thriller, thriller vibe',
    [
      { is: 'feeling', feeling: 'tense' },
      { is: 'lettering', lettering: 'condensed' },
    ],
  ],
  ['valentine, valentines, valentines day, valentine feel', [red, { is: 'feeling', feeling: 'romantic' }]],
  [
    'easter, eastery',
    [
      { is: 'palette', palette: 'pastel' },
      { is: 'season', season: 'spring' },
    ],
  ],
]

/** All that an occasion says, by its name. */
export const occasions = new ExpressionIndex<readonly Mark[]>()
for (const [expressions, marks] of meant) occasions.add(expressions, marks)
