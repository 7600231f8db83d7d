// Hebrew, Armenian, Georgian and Ethiopic.
import type { Family } from './face.ts'

export const nearEast = [
  {
    folder: 'frank-ruhl-libre',
    look: 'serif',
    voices: ['literary', 'classic', 'elegant', 'romance'],
    setsCapitals: true,
    tracking: 0.04,
    leading: 1.12,
    scripts: ['hebrew', 'latin'],
    cuts: [
      { id: 'frank-ruhl', file: 'FrankRuhlLibre_500Medium.ttf', weight: 500 },
      {
        id: 'frank-ruhl-black',
        file: 'FrankRuhlLibre_800ExtraBold.ttf',
        weight: 800,
        voices: ['literary', 'classic', 'epic', 'bold'],
      },
    ],
  },
  {
    folder: 'heebo',
    look: 'sans',
    voices: ['modern', 'thriller', 'technical'],
    setsCapitals: true,
    tracking: 0.04,
    leading: 1.15,
    scripts: ['hebrew', 'latin'],
    cuts: [
      { id: 'heebo', file: 'Heebo_500Medium.ttf', weight: 500 },
      { id: 'heebo-black', file: 'Heebo_800ExtraBold.ttf', weight: 800, voices: ['modern', 'thriller', 'bold'] },
    ],
  },
  {
    folder: 'noto-sans-armenian',
    look: 'sans',
    voices: ['modern', 'bold'],
    setsCapitals: true,
    tracking: 0.02,
    leading: 1.2,
    scripts: ['armenian', 'latin'],
    cuts: [{ id: 'noto-armenian', file: 'NotoSansArmenian_700Bold.ttf', weight: 700 }],
  },
  {
    folder: 'noto-sans-georgian',
    look: 'sans',
    voices: ['modern', 'bold'],
    setsCapitals: true,
    tracking: 0.02,
    leading: 1.2,
    scripts: ['georgian', 'latin'],
    cuts: [{ id: 'noto-georgian', file: 'NotoSansGeorgian_700Bold.ttf', weight: 700 }],
  },
  {
    folder: 'noto-sans-ethiopic',
    look: 'sans',
    voices: ['modern', 'bold'],
    setsCapitals: true,
    tracking: 0.02,
    leading: 1.2,
    scripts: ['ethiopic', 'latin'],
    cuts: [{ id: 'noto-ethiopic', file: 'NotoSansEthiopic_700Bold.ttf', weight: 700 }],
  },
] as const satisfies readonly Family[]
