// What a feeling does to a cover: its mood, and a grade that shows it whatever mood the cover had before.
import type { Mood } from '../../../../catalog/moods.ts'
import type { Air } from '../../../direction/adjustments.ts'
import type { Feeling, GradeChange } from '../wish.ts'

export interface FeelingPlan {
  readonly mood: Mood
  readonly grade: GradeChange
  readonly tint?: { readonly colour: string; readonly strength: number }
  readonly vignette?: number
  /** Mould, scratches and blots, 0 to 1. */
  readonly stains?: number
  readonly air?: readonly (readonly [Air, number])[]
  /** `the mood is …`. */
  readonly said: string
}

export const feelings: Readonly<Record<Feeling, FeelingPlan>> = {
  mysterious: {
    mood: 'mysterious',
    grade: { lightness: -0.25, saturation: -0.2, temperature: -0.15 },
    vignette: 0.4,
    air: [['fog', 0.45]],
    said: 'more mysterious',
  },
  scary: {
    mood: 'intense',
    grade: { lightness: -0.28, contrast: 0.4, saturation: -0.3, temperature: -0.24 },
    tint: { colour: '#5a1a1c', strength: 0.2 },
    vignette: 0.65,
    stains: 0.85,
    said: 'scarier',
  },
  tense: {
    mood: 'intense',
    grade: { lightness: -0.3, contrast: 0.4, saturation: -0.55, temperature: -0.28 },
    vignette: 0.55,
    said: 'tenser',
  },
  intense: {
    mood: 'intense',
    grade: { lightness: -0.1, contrast: 0.45, saturation: 0.25 },
    tint: { colour: '#b3201f', strength: 0.22 },
    vignette: 0.3,
    said: 'more intense',
  },
  romantic: {
    mood: 'romantic',
    grade: { lightness: 0.12, contrast: -0.12, temperature: 0.12 },
    tint: { colour: '#e07a94', strength: 0.36 },
    air: [['petals', 0.25]],
    said: 'more romantic',
  },
  intellectual: {
    mood: 'intellectual',
    grade: { saturation: -0.45, contrast: 0.1 },
    said: 'more sober',
  },
  uplifting: {
    mood: 'uplifting',
    grade: { lightness: 0.32, saturation: 0.4, temperature: 0.2 },
    said: 'happier',
  },
  epic: {
    mood: 'epic',
    grade: { contrast: 0.4, temperature: 0.15, saturation: 0.15 },
    vignette: 0.3,
    air: [['rays', 0.5]],
    said: 'more epic',
  },
  melancholic: {
    mood: 'melancholic',
    grade: { saturation: -0.5, temperature: -0.35, lightness: -0.12 },
    air: [['fog', 0.15]],
    said: 'more melancholic',
  },
  calm: { mood: 'uplifting', grade: { contrast: -0.4, saturation: -0.22, lightness: 0.12 }, said: 'calmer' },
  playful: {
    mood: 'uplifting',
    grade: { lightness: 0.22, saturation: 0.75, contrast: 0.1 },
    said: 'more playful',
  },
  moody: {
    mood: 'mysterious',
    grade: { lightness: -0.36, contrast: 0.3, saturation: -0.12, temperature: -0.08 },
    vignette: 0.65,
    said: 'moodier',
  },
  cosy: {
    mood: 'uplifting',
    grade: { lightness: 0.08, saturation: 0.2, temperature: 0.42 },
    vignette: 0.3,
    said: 'cosier',
  },
  dreamy: {
    mood: 'romantic',
    grade: { lightness: 0.15, contrast: -0.3 },
    tint: { colour: '#a58ad6', strength: 0.3 },
    air: [['sparks', 0.45]],
    said: 'dreamier',
  },
  elegant: {
    mood: 'intellectual',
    grade: { saturation: -0.38, contrast: 0.22, lightness: -0.06 },
    vignette: 0.2,
    said: 'more elegant',
  },
  gritty: {
    mood: 'intense',
    grade: { lightness: -0.16, contrast: 0.45, saturation: -0.4 },
    vignette: 0.35,
    stains: 0.6,
    said: 'grittier',
  },
  hopeful: {
    mood: 'uplifting',
    grade: { lightness: 0.26, saturation: 0.18, temperature: 0.24 },
    air: [['rays', 0.3]],
    said: 'more hopeful',
  },
  lonely: {
    mood: 'melancholic',
    grade: { saturation: -0.45, temperature: -0.3, lightness: -0.08, contrast: -0.1 },
    vignette: 0.3,
    air: [['fog', 0.3]],
    said: 'lonelier',
  },
  luxurious: {
    mood: 'epic',
    grade: { lightness: -0.18, contrast: 0.32, saturation: 0.14, temperature: 0.18 },
    vignette: 0.4,
    said: 'more luxurious',
  },
  modern: {
    mood: 'intellectual',
    grade: { contrast: 0.42, saturation: 0.12, temperature: -0.14 },
    said: 'more modern',
  },
  nostalgic: {
    mood: 'melancholic',
    grade: { saturation: -0.3, contrast: -0.16, temperature: 0.3 },
    tint: { colour: '#b98a54', strength: 0.3 },
    vignette: 0.25,
    said: 'more nostalgic',
  },
  serious: {
    mood: 'intellectual',
    grade: { saturation: -0.5, lightness: -0.12, contrast: 0.12 },
    said: 'more serious',
  },
  warm: {
    mood: 'uplifting',
    grade: { lightness: 0.08, saturation: 0.15, temperature: 0.5 },
    said: 'warmer',
  },
  wild: {
    mood: 'intense',
    grade: { contrast: 0.45, saturation: 0.4, temperature: 0.1 },
    vignette: 0.2,
    said: 'wilder',
  },
}
