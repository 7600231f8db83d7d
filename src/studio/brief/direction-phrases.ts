// The phrases an art direction is made of: setting, light, mood and shelf.
import type { TargetAudience } from '../../catalog/audiences.ts'
import { findGenre, subgenreLabel } from '../../catalog/genres.ts'
import type { Mood } from '../../catalog/moods.ts'
import { lchOf } from '../colour/colour.ts'
import type { Palette } from '../colour/palette.ts'
import type { BookFacts } from './brief.ts'
import type { Setting } from './setting.ts'

type Phrases<Key extends string> = Readonly<Record<Key, string>>

const places: Phrases<NonNullable<Setting['place']>> = {
  sea: 'by the sea',
  forest: 'in deep forest',
  mountains: 'among high mountains',
  city: 'in the heart of a city',
  village: 'in a small village',
  desert: 'in open desert',
  space: 'in deep space',
  house: 'at the edge of an old house',
  school: 'on the grounds of a school',
  countryside: 'in open countryside',
  river: 'beside still water',
  underground: 'deep underground',
}

/** Heroes that are the place already. */
const sayThePlace: Readonly<Record<string, Setting['place']>> = {
  skyline: 'city',
  'street-lamp': 'city',
  tree: 'forest',
  pine: 'forest',
  'bare-tree': 'forest',
  mountain: 'mountains',
  house: 'house',
  manor: 'house',
  cottage: 'village',
  cabin: 'house',
  door: 'house',
  window: 'house',
  staircase: 'house',
  academy: 'school',
  library: 'school',
  wave: 'sea',
  island: 'sea',
  planet: 'space',
  spaceship: 'space',
  barn: 'countryside',
  'farm-fence': 'countryside',
}

const times: Phrases<NonNullable<Setting['time']>> = {
  dawn: 'at first light',
  day: 'in full daylight',
  dusk: 'at dusk',
  night: 'at night',
}

const weathers: Phrases<NonNullable<Setting['weather']>> = {
  clear: 'under a clear sky',
  snow: 'in falling snow',
  rain: 'in steady rain',
  storm: 'under a breaking storm',
  fog: 'wrapped in fog',
}

const seasons: Phrases<NonNullable<Setting['season']>> = {
  spring: 'in spring',
  summer: 'in high summer',
  autumn: 'in autumn',
  winter: 'in deep winter',
}

const eras: Phrases<NonNullable<Setting['era']>> = {
  ancient: 'in the ancient world',
  medieval: 'in a medieval world',
  victorian: 'in the nineteenth century',
  twenties: 'in the years of jazz',
  wartime: 'in wartime',
  modern: '',
  future: 'in the far future',
}

/** Where and when, at most three phrases; empty where nothing is known. */
export const settingPhrase = (setting: Setting, hero: string | null): string => {
  const { place, time, weather, season, era } = setting
  const isSaid = hero !== null && sayThePlace[hero] === place
  return [
    place === null || isSaid ? '' : places[place],
    time === null ? '' : times[time],
    weather === null || place === 'space' || place === 'underground' ? '' : weathers[weather],
    season === null || weather === 'snow' || place === 'space' ? '' : seasons[season],
    era === null || (era === 'future' && place === 'space') ? '' : eras[era],
  ]
    .filter((phrase) => phrase !== '')
    .slice(0, 3)
    .join(', ')
}

/** A main clause. */
export const lightPhrase = ({ time, place }: Setting, palette: Palette): string => {
  if (place === 'space') return 'hard starlight draws one bright edge along every form'
  if (place === 'underground') return 'a single warm source pushes the dark back only a little way'
  if (time === 'dawn') return 'pale light breaks low from one side and the shadows run long'
  if (time === 'day') return 'clear daylight falls from the upper left and keeps the colours honest'
  if (time === 'dusk') return 'the last warm light rakes across the scene'
  if (time === 'night') return 'moonlight picks out the edges and lets the rest sink into shadow'
  return lchOf(palette.deep).l < 0.4
    ? 'one soft light models the subject out of the dark'
    : 'even, high-key light keeps everything open'
}

export const moodPhrases: Phrases<Mood> = {
  intense: 'tense and urgent',
  mysterious: 'hushed, secretive and a little uneasy',
  romantic: 'tender, warm and full of longing',
  intellectual: 'composed, clear and intelligent',
  uplifting: 'open-hearted and hopeful',
  epic: 'grand, heroic and far-reaching',
  melancholic: 'wistful, still and tender',
}

const audiences: Phrases<TargetAudience> = {
  children: 'young children',
  'middle-grade': 'middle-grade readers',
  'young-adult': 'young adults',
  'new-adult': 'new adults',
  adult: 'adult readers',
}

/** `the Horror shelf, among Gothic titles, for adult readers`. */
export const shelfPhrase = ({ genre, subgenre, audience }: BookFacts): string => {
  const known = findGenre(genre)
  const shelf = `the ${known?.name === 'Other' || known === undefined ? 'general' : known.name} shelf`
  const isOwn = subgenre !== null && known !== undefined && known.subgenres.length > 1 && subgenre !== 'other'
  const among = isOwn ? `, among ${subgenreLabel(subgenre)} titles` : ''
  return `${shelf}${among}${audience === null ? '' : `, for ${audiences[audience]}`}`
}
