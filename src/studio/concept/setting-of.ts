// When and where a concept plays, as far as a picture can show it.
import type { Concept } from '../../contract/concept.ts'
import type { Setting } from '../brief/setting.ts'
import { placeFacts } from './places.ts'

const hours: Readonly<Record<NonNullable<Concept['hour']>, Setting['time']>> = {
  dawn: 'dawn',
  morning: 'day',
  day: 'day',
  sunset: 'dusk',
  dusk: 'dusk',
  night: 'night',
}

const weathers: Readonly<Record<NonNullable<Concept['weather']>, Setting['weather']>> = {
  clear: 'clear',
  cloudy: null,
  fog: 'fog',
  heat: 'clear',
  rain: 'rain',
  snow: 'snow',
  storm: 'storm',
  wind: null,
}

const eras: Readonly<Record<Concept['era'], Setting['era']>> = {
  ancient: 'ancient',
  medieval: 'medieval',
  renaissance: 'medieval',
  '18th-century': 'victorian',
  '19th-century': 'victorian',
  '1900s': 'victorian',
  '1920s': 'twenties',
  '1930s': 'twenties',
  '1940s': 'wartime',
  '1950s': 'modern',
  '1960s': 'modern',
  '1970s': 'modern',
  '1980s': 'modern',
  '1990s': 'modern',
  present: 'modern',
  'near-future': 'future',
  'far-future': 'future',
  invented: null,
  timeless: null,
}

export const settingOf = ({ hour, weather, season, place, era }: Concept): Setting => ({
  time: hour === null ? null : hours[hour],
  weather: weather === null ? null : weathers[weather],
  season,
  place: place === null ? null : placeFacts[place].setting,
  era: eras[era],
})
