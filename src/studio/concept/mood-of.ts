// The mood of the catalogue that a feeling belongs to.
import type { Mood } from '../../catalog/moods.ts'
import type { Concept } from '../../contract/concept.ts'

const moods: Readonly<Record<Concept['mood'], Mood>> = {
  cosy: 'uplifting',
  dark: 'intense',
  dreamy: 'mysterious',
  eerie: 'mysterious',
  elegant: 'romantic',
  epic: 'epic',
  funny: 'uplifting',
  gritty: 'intense',
  hopeful: 'uplifting',
  intellectual: 'intellectual',
  intense: 'intense',
  melancholic: 'melancholic',
  mysterious: 'mysterious',
  playful: 'uplifting',
  romantic: 'romantic',
  serene: 'melancholic',
  tender: 'romantic',
  tense: 'intense',
  uplifting: 'uplifting',
  wistful: 'melancholic',
}

export const moodOf = ({ mood }: Concept): Mood => moods[mood]
