// Arrows, hearts, stars, chess pieces and other signs that text faces lack; only ever the tail of a font list.
import type { Family } from './face.ts'

export const signs = [
  {
    folder: 'noto-sans-symbols-2',
    look: 'display',
    voices: ['modern'],
    setsCapitals: true,
    tracking: 0,
    leading: 1.2,
    scripts: [],
    cuts: [{ id: 'noto-signs', file: 'NotoSansSymbols2_400Regular_Signs.ttf', weight: 400 }],
  },
  {
    folder: 'noto-sans-symbols',
    look: 'display',
    voices: ['modern'],
    setsCapitals: true,
    tracking: 0,
    leading: 1.2,
    scripts: [],
    cuts: [{ id: 'noto-symbols', file: 'NotoSansSymbols_700Bold.ttf', weight: 700 }],
  },
] as const satisfies readonly Family[]
