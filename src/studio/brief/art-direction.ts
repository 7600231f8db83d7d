// Writes the art direction of a cover: one paragraph that a painter, or a model that paints, could work from.
import type { Palette } from '../colour/palette.ts'
import { motifPhrase } from '../motifs/motif-phrase.ts'
import type { Random } from '../paint/random.ts'
import type { Brief } from './brief.ts'
import { namePalette } from './colour-names.ts'
import { lightPhrase, moodPhrases, settingPhrase, shelfPhrase } from './direction-phrases.ts'

export interface ArtDirectionFacts {
  readonly brief: Brief
  readonly templateName: string
  /** The technique: `a layered paper-cut scene`. */
  readonly look: string
  /** Motif id. */
  readonly hero: string | null
  readonly companions: readonly string[]
  readonly palette: Palette
  /** Continues "composed with …". */
  readonly layoutPhrase: string
  /** `chiselled Roman capitals in gold foil`. */
  readonly typePhrase: string
  /** Chooses between sentence shapes. */
  readonly random: Random
}

const mostWords = 140
/** With the words of an art director, who has seen more than one sentence could say. */
const mostWordsWithScene = 200
const longestWish = 22

export const artDirection = (facts: ArtDirectionFacts): string => {
  const needed = [subject(facts), light(facts), colours(facts), composition(facts), shelf(facts), closing(facts)]
  let room = (facts.brief.reading.scene === null ? mostWords : mostWordsWithScene) - countWords(needed.join(' '))
  const told = [scene(facts), company(facts), wish(facts), refusal(facts), care(facts)].map((sentence) => {
    const words = countWords(sentence)
    if (words === 0 || words > room) return ''
    room -= words
    return sentence
  })
  const [staged, companions, asked, refused, careful] = told
  const [first, lit, coloured, composed, shelved, closed] = needed
  return [first, staged, companions, lit, coloured, asked, composed, careful, shelved, refused, closed]
    .filter((sentence) => sentence !== undefined && sentence !== '')
    .join(' ')
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const subject = ({ brief, look, hero, random }: ArtDirectionFacts): string => {
  const where = settingPhrase(brief.reading.setting, hero)
  const set = where === '' ? '' : ` ${where}`
  if (hero === null)
    return random
      .sub('subject')
      .pick([
        `A front cover made as ${look}${set}, with no single hero: the surface itself carries the idea of “${brief.book.title}”.`,
        `${capital(look)}, in which texture and form rather than a figure stand for “${brief.book.title}”${set === '' ? '' : `,${set}`}.`,
      ])
  const thing = motifPhrase(hero)
  return random
    .sub('subject')
    .pick([
      `${capital(look)} built around ${thing}${set}.`,
      `${capital(thing)}${set}, shown as ${look}.`,
      `A front cover in the manner of ${look}: ${thing}${set}.`,
      `Picture ${thing}${set}, made as ${look}.`,
    ])
}

const scene = ({ brief }: ArtDirectionFacts): string => brief.reading.scene ?? ''

const company = ({ companions, random }: ArtDirectionFacts): string => {
  if (companions.length === 0) return ''
  const others = listed(companions.slice(0, 3).map(motifPhrase))
  return random
    .sub('company')
    .pick([
      `Near by, smaller and quieter: ${others}.`,
      `Let ${others} support it without competing.`,
      `In a lesser part, ${others} may echo the story.`,
    ])
}

const light = ({ brief, palette, random }: ArtDirectionFacts): string => {
  const falling = lightPhrase(brief.reading.setting, palette)
  const mood = moodPhrases[brief.reading.mood]
  return random
    .sub('light')
    .pick([
      `${capital(falling)}; the mood is ${mood}.`,
      `The mood is ${mood}: ${falling}.`,
      `Everything feels ${mood}, and ${falling}.`,
    ])
}

const colours = ({ palette, random }: ArtDirectionFacts): string => {
  const { ground, body, accent } = namePalette(palette)
  const between = listed(body)
  if (between === '') return `The palette stays with ${ground}${accent === ground ? '' : ` and ${accent}`}.`
  const loud = accent === ground ? 'its brightest note' : accent
  return random
    .sub('colours')
    .pick([
      `The palette rests on ${ground}, opens into ${between}, and keeps ${loud} for what must be seen first.`,
      `Colours: ${ground} for the depths, ${between} between, ${loud} as the one loud accent.`,
      `Work in ${ground} and ${between}, with ${loud} used sparingly as the accent.`,
    ])
}

const composition = ({ layoutPhrase, typePhrase, random }: ArtDirectionFacts): string =>
  random
    .sub('composition')
    .pick([
      `It is composed with ${layoutPhrase}, leaving calm room for a title in ${typePhrase}.`,
      `Compose it with ${layoutPhrase}; the quiet area there is kept for ${typePhrase}.`,
      `Composed with ${layoutPhrase}, it holds open space where the title will stand in ${typePhrase}.`,
    ])

const shelf = ({ brief, templateName, random }: ArtDirectionFacts): string => {
  const place = shelfPhrase(brief.book)
  return random
    .sub('shelf')
    .pick([
      `It belongs on ${place}, after the template “${templateName}”.`,
      `Made for ${place}; the template is “${templateName}”.`,
      `It should look at home on ${place}, in the manner of “${templateName}”.`,
    ])
}

/** The caller's own words, shortened, so that an edit or a variation still knows them. */
const wish = ({ brief }: ArtDirectionFacts): string => {
  const words = (brief.wishes.prompt ?? '')
    .replace(/[“”"\s]+/g, ' ')
    .trim()
    .split(' ')
  if (words[0] === '' || words[0] === undefined) return ''
  const kept = words
    .slice(0, longestWish)
    .join(' ')
    .replace(/[\s.,;:!?]+$/, '')
  return `The author asks for: “${kept}${words.length > longestWish ? ' …' : ''}”.`
}

const refusal = ({ brief, hero }: ArtDirectionFacts): string => {
  const unwanted = brief.reading.excludedMotifs.filter((motif) => motif !== hero)
  // A long list comes from a word like "people" and reads as a catalogue.
  if (brief.wishes.prompt === null || unwanted.length === 0 || unwanted.length > 4) return ''
  return `Leave out ${listed(unwanted.map(motifPhrase))}.`
}

const care = ({ random }: ArtDirectionFacts): string =>
  random
    .sub('care')
    .pick([
      'Keep the large shapes clear enough to read at thumbnail size.',
      'The silhouette must hold on a shop page, the fine work in the hand.',
      'Few, confident shapes; detail only where the eye rests.',
    ])

const closing = ({ random }: ArtDirectionFacts): string =>
  random
    .sub('closing')
    .pick([
      'No lettering in the art itself.',
      'There is no lettering in the art: type is set afterwards.',
      'Paint no lettering in the art; the words come later.',
    ])
