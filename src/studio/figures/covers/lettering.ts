// Type of the templates of people: a title, a line above or below it, and the author, each in a box of its own.
import type { Colour } from '../../colour/colour.ts'
import type { Scene } from '../../families/family.ts'
import type { Box } from '../../paint/easel.ts'
import type { Item, Stack, TitleItem } from '../../type/plan.ts'

export interface TitleLook {
  readonly box: Box
  readonly ink: Colour
  readonly align?: Stack['align']
  readonly anchor?: Stack['anchor']
  readonly lockup?: TitleItem['lockup']
  readonly upper?: boolean
  readonly maxSize?: number
  readonly leading?: number
  readonly tracking?: number
  readonly effect?: TitleItem['effect']
  /** Ink of the subtitle; null sets none here. */
  readonly line?: Colour | null
  readonly lineFirst?: boolean
  readonly lineSize?: number
}

export const titleStack = ({ pairing }: Scene, look: TitleLook): Stack => {
  const { box, ink, align = 'center', anchor = 'top', lockup = 'even', upper = false, leading = 0.92 } = look
  const { maxSize = 420, tracking, effect, line = ink, lineFirst = false, lineSize = 60 } = look
  const title: Item = {
    kind: 'title',
    face: pairing.title,
    case: upper ? 'upper' : 'as-given',
    lockup,
    maxSize,
    maxLines: 6,
    leading,
    ink,
    gap: 40,
    ...(lockup === 'block' ? { minor: { scale: 0.5 } } : {}),
    ...(tracking === undefined ? {} : { tracking }),
    ...(effect === undefined ? {} : { effect }),
  }
  const subtitle: Item[] =
    line === null
      ? []
      : [
          {
            kind: 'line',
            role: 'subtitle',
            face: pairing.text,
            case: 'as-given',
            size: lineSize,
            maxLines: 3,
            ink: line,
            gap: 40,
          },
        ]
  return { box, align, anchor, items: lineFirst ? [...subtitle, title] : [title, ...subtitle] }
}

export const authorStack = (
  { pairing }: Scene,
  box: Box,
  ink: Colour,
  size = 92,
  align: Stack['align'] = 'center',
): Stack => ({
  box,
  align,
  anchor: 'middle',
  items: [{ kind: 'line', role: 'author', face: pairing.text, case: 'upper', tracking: 0.12, size, ink }],
})

/** A box by shares of the sheet, kept clear of its edges. */
export const area = ({ w, h }: Pick<Scene, 'w' | 'h'>, x0: number, y0: number, x1: number, y1: number): Box => {
  const margin = Math.min(w, h) * 0.065
  const [x, y] = [Math.max(margin, w * x0), Math.max(margin, h * y0)]
  return { x, y, w: Math.min(w - margin, w * x1) - x, h: Math.min(h - margin, h * y1) - y }
}
