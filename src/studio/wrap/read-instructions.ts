// What a caller says about the back, read as a brief is read: things to show, things to leave out, colours, light and weather.
import { type ColourWish, findColours } from '../brief/find-colours.ts'
import { findMotifs } from '../brief/find-motifs.ts'
import { findSetting } from '../brief/find-setting.ts'
import type { Setting } from '../brief/setting.ts'
import { wishColours } from '../colour/recolour.ts'
import type { CoverDocument } from '../document.ts'
import { findMotif } from '../motifs/find-motif.ts'
import type { Motif } from '../motifs/motif.ts'

export interface BackWishes {
  /** The loudest first. */
  readonly motifs: readonly Motif[]
  readonly excluded: readonly string[]
  readonly colours: readonly ColourWish[]
  readonly setting: Setting
}

export const readBackWishes = (instructions: string | null): BackWishes => {
  const texts = { title: '', prompt: instructions }
  const { motifs, excluded } = findMotifs(texts)
  return {
    motifs: motifs.map(({ motif }) => findMotif(motif)).filter((motif) => motif !== undefined),
    excluded,
    colours: findColours(instructions),
    setting: findSetting(texts),
  }
}

/** The document that the back is painted from: the front's, in the colours and the light that were asked for. */
export const backDocument = (document: CoverDocument, { colours, setting, excluded }: BackWishes): CoverDocument => {
  const { direction } = document
  return {
    ...document,
    direction: {
      ...direction,
      palette: colours.length > 0 ? wishColours(direction.palette, colours) : direction.palette,
      companions: direction.companions.filter((id) => !excluded.includes(id)),
      setting: {
        time: setting.time ?? direction.setting.time,
        weather: setting.weather ?? direction.setting.weather,
        season: setting.season ?? direction.setting.season,
        place: direction.setting.place,
        era: direction.setting.era,
      },
    },
  }
}

/** What the back may show: what was asked for, else what the book has besides its hero, else the hero itself. */
export const motifsOfBack = ({ direction }: CoverDocument, { motifs, excluded }: BackWishes): Motif[] => {
  const { without } = direction.adjustments
  const ofBook = [direction.hero, ...direction.companions]
    .filter((id) => !excluded.includes(id) && !without.includes(id))
    .map(findMotif)
    .filter((motif) => motif !== undefined)
  return motifs.length > 0 ? motifs.slice(0, 3) : ofBook
}
