// How large added things are beside somebody: a raven is small beside a man.
import type { Motif } from '../../paint/motifs/motif.ts'
import type { Survey } from './survey-art.ts'

/** Heights of things beside somebody who is 1 high; what stands further in front may be larger. */
const besideSomebody: Readonly<Record<string, number>> = {
  raven: 0.34,
  bird: 0.26,
  'bird-on-the-wing': 0.3,
  owl: 0.36,
  bat: 0.3,
  butterfly: 0.22,
  bee: 0.2,
  cat: 0.32,
  dog: 0.46,
  fox: 0.42,
  rabbit: 0.3,
  mouse: 0.2,
  snake: 0.34,
  fish: 0.3,
  wolf: 0.6,
  sheep: 0.6,
  gun: 0.3,
  knife: 0.34,
  key: 0.26,
  rose: 0.36,
  tulip: 0.36,
  book: 0.26,
  candle: 0.34,
  lantern: 0.4,
  skull: 0.3,
  hat: 0.28,
  crown: 0.26,
  apple: 0.22,
  teacup: 0.24,
  'wine-glass': 0.3,
  pumpkin: 0.34,
}

/** No added thing is so small that it is missed, as a share of the sheet's height. */
const smallestSeen = 0.085

/** How high somebody would be on a cover that shows nobody, as a share of its height. */
const somebody = 0.44

/** No larger than this beside the hero, on a sheet of a height. */
export const naturalHeight = ({ id }: Motif, { hero, heroKind }: Survey, h: number): number => {
  const share = besideSomebody[id]
  if (share === undefined) return Number.POSITIVE_INFINITY
  return Math.max((heroKind === 'person' && hero ? hero.h : h * somebody) * share, h * smallestSeen)
}
