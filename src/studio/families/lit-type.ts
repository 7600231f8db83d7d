// Type for pictures in light: titles cast, cut or laid in the light of the picture, and quiet lines beside them.
import type { Colour } from '../colour/colour.ts'
import type { LitShape } from '../light/lit-shape.ts'
import type { Item, Stack } from '../type/plan.ts'
import type { Scene } from './family.ts'
import { band } from './zones.ts'

interface TitleLook {
  /** What the letters are measured by, and their ink where they are too small for light. */
  readonly colour: Colour
  readonly letters?: LitShape
  readonly case?: 'upper' | 'lower' | 'as-given'
  readonly lockup?: 'even' | 'block'
  readonly maxSize?: number
  readonly maxLines?: number
  readonly leading?: number
  readonly tracking?: number
  readonly gap?: number
  readonly shadow?: Colour
}

export const litTitle = ({ pairing }: Scene, look: TitleLook): Item => {
  const { colour, letters, lockup = 'even', maxSize = 380, maxLines = 4, leading = 0.96, gap = 62, shadow } = look
  return {
    kind: 'title',
    lockup,
    face: pairing.title,
    case: look.case ?? 'upper',
    ink: colour,
    maxSize,
    maxLines,
    leading,
    gap,
    ...(look.tracking === undefined ? {} : { tracking: look.tracking }),
    effect: {
      ...(letters ? { fill: { kind: 'lit', colour, letters } } : {}),
      ...(shadow ? { shadow: { colour: shadow, blur: 0.14, alpha: 0.6 } } : {}),
    },
  }
}

interface LineLook {
  readonly ink: Colour
  readonly size: number
  readonly case?: 'upper' | 'as-given'
  readonly tracking?: number
  readonly gap?: number
  readonly shadow?: Colour
}

export const quietLine = ({ pairing }: Scene, role: 'subtitle' | 'author', look: LineLook): Item => {
  const { ink, size, tracking, gap = 62, shadow } = look
  const setting = look.case ?? (role === 'author' ? 'upper' : 'as-given')
  const spaced = tracking ?? (setting === 'upper' ? 0.14 : undefined)
  return {
    kind: 'line',
    role,
    face: pairing.text,
    case: setting,
    ink,
    size,
    gap,
    ...(spaced === undefined ? {} : { tracking: spaced }),
    ...(shadow ? { effect: { shadow: { colour: shadow, blur: 0.2, alpha: 0.7 } } } : {}),
  }
}

interface Standing {
  readonly align?: Stack['align']
  readonly anchor?: Stack['anchor']
  readonly inset?: number
}

/** Items between two heights of the sheet (shares of it). */
export const stackAt = (
  scene: Scene,
  [top, bottom]: readonly [number, number],
  items: readonly Item[],
  { align = 'center', anchor = 'middle', inset = 0.09 }: Standing = {},
): Stack => ({ box: band(scene, top, bottom, inset), align, anchor, items })
