// Of which time, season, ground and tone a thing or a whole picture is. Vetoes are written in these words.
import { z } from 'zod'

export const tagSchema = z.enum([
  'antique',
  'ardent',
  'arms',
  'autumn',
  'bare',
  'bloom',
  'bygone',
  'castle',
  'death',
  'dread',
  'drink',
  'electronic',
  'fabulous',
  'finery',
  'future',
  'gore',
  'gothic',
  'harm',
  'hot',
  'industrial',
  'leafy',
  'medieval',
  'motor',
  'royal',
  'sacred',
  'space',
  'spring',
  'summer',
  'technical',
  'water',
  'winter',
  'wonder',
])

export type Tag = z.infer<typeof tagSchema>
