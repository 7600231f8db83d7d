// Serifs for small sizes: subtitles, authors, blurbs; and fine titles.
import type { Family } from './face.ts'

export const text = [
  {
    folder: 'eb-garamond',
    look: 'serif',
    voices: ['classic', 'literary', 'historic'],
    setsCapitals: true,
    tracking: 0.08,
    leading: 1.15,
    scripts: ['latin', 'greek', 'cyrillic'],
    cuts: [
      { id: 'garamond', file: 'EBGaramond_500Medium.ttf', weight: 500 },
      { id: 'garamond-italic', file: 'EBGaramond_500Medium_Italic.ttf', weight: 500, italic: true },
    ],
  },
  {
    folder: 'cormorant',
    look: 'serif',
    voices: ['elegant', 'literary', 'romance', 'epic'],
    setsCapitals: true,
    tracking: 0.08,
    leading: 1.02,
    scripts: ['latin', 'cyrillic'],
    cuts: [
      { id: 'cormorant', file: 'Cormorant_500Medium.ttf', weight: 500 },
      { id: 'cormorant-bold', file: 'Cormorant_700Bold.ttf', weight: 700 },
      { id: 'cormorant-italic', file: 'Cormorant_500Medium_Italic.ttf', weight: 500, italic: true },
    ],
  },
  {
    folder: 'spectral',
    look: 'serif',
    voices: ['literary', 'modern', 'classic'],
    setsCapitals: true,
    tracking: 0.08,
    leading: 1.2,
    scripts: ['latin', 'cyrillic'],
    cuts: [{ id: 'spectral', file: 'Spectral_500Medium.ttf', weight: 500 }],
  },
  {
    folder: 'lora',
    look: 'serif',
    voices: ['literary', 'friendly', 'cozy', 'classic'],
    setsCapitals: true,
    tracking: 0.06,
    leading: 1.2,
    scripts: ['latin', 'cyrillic'],
    cuts: [
      { id: 'lora', file: 'Lora_500Medium.ttf', weight: 500 },
      { id: 'lora-bold', file: 'Lora_700Bold.ttf', weight: 700 },
      { id: 'lora-italic', file: 'Lora_500Medium_Italic.ttf', weight: 500, italic: true },
    ],
  },
] as const satisfies readonly Family[]
