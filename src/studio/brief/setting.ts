// When and where a book plays, as far as a picture can show it.
import { z } from 'zod'

export const settingValues = {
  time: ['dawn', 'day', 'dusk', 'night'],
  weather: ['clear', 'snow', 'rain', 'storm', 'fog'],
  season: ['spring', 'summer', 'autumn', 'winter'],
  place: [
    'sea',
    'forest',
    'mountains',
    'city',
    'village',
    'desert',
    'space',
    'house',
    'school',
    'countryside',
    'river',
    'underground',
  ],
  era: ['ancient', 'medieval', 'victorian', 'twenties', 'wartime', 'modern', 'future'],
} as const

export const settingSchema = z
  .object({
    time: z.enum(settingValues.time).nullable(),
    weather: z.enum(settingValues.weather).nullable(),
    season: z.enum(settingValues.season).nullable(),
    place: z.enum(settingValues.place).nullable(),
    era: z.enum(settingValues.era).nullable(),
  })
  .readonly()

export type Setting = z.infer<typeof settingSchema>
