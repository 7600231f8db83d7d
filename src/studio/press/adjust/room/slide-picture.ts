// Ways to move the picture out of the title's way: what is above and below is pressed or stretched.
import type { Adjustments } from '../../../direction/adjustments.ts'
import type { Sheet } from '../../sheet.ts'
import type { Rows, Verdict } from './judge-setting.ts'

/** What it costs to move the picture out of the way. */
const ofSlide = 0.06
/** Between type and what stands in the picture, as a share of the height. */
const distance = 0.025
/** What sky and ground may be pressed or stretched to. */
const leastPress = 0.4
const mostStretch = 2.4

interface Bounds {
  readonly rows: Rows | null
  /** What lies beyond those rows may be stretched to this. */
  readonly stretch: number
}

type Slide = Adjustments['frame']['slide']

/** The picture moved out of the title's way, where what is above and below its rows can give way. */
const slideFor = (title: Verdict['title'], { rows, stretch }: Bounds, round: Rows | null, { h }: Sheet): Slide => {
  if (title === null || rows === null) return null
  const top = Math.min(rows.top, round?.top ?? 1)
  const bottom = Math.max(rows.bottom, round?.bottom ?? 0)
  const isLow = (title.y + title.h / 2) / h > (rows.top + rows.bottom) / 2
  // A moon may shine behind the letters, but it is never pressed.
  const wanted = isLow ? title.y / h - distance - rows.bottom : (title.y + title.h) / h + distance - rows.top
  if (isLow ? wanted >= 0 : wanted <= 0) return null
  const least = -Math.min(top * (1 - leastPress), (1 - bottom) * (stretch - 1))
  const most = Math.min((1 - bottom) * (1 - leastPress), top * (stretch - 1))
  const by = Math.min(most, Math.max(least, wanted))
  return Math.abs(by) < 0.012 || top < 0.06 ? null : { top, bottom, by }
}

/** Ground on which somebody stands may be drawn out further than all that is in a picture. */
const mostGround = 4
const ofDrawnGround = 0.14

/** Ways to move the picture, and what they cost: with all that stands in it, or with the hero's rows alone. */
export const slidesFor = (
  { title, solid, standing }: Pick<Verdict, 'title' | 'solid' | 'standing'>,
  round: Rows | null,
  sheet: Sheet,
): readonly { readonly slide: NonNullable<Slide>; readonly cost: number }[] =>
  [
    { slide: slideFor(title, { rows: solid, stretch: mostStretch }, round, sheet), cost: ofSlide },
    { slide: slideFor(title, { rows: standing, stretch: mostGround }, round, sheet), cost: ofDrawnGround },
  ].flatMap(({ slide, cost }) => (slide === null ? [] : [{ slide, cost }]))
