// A lock-up: lines of text with their sizes and places, before they are aligned in a stack.
import type { FaceId } from '../faces.ts'
import type { BendName } from './bends.ts'

export interface LockedLine {
  readonly text: string
  readonly face: FaceId
  readonly size: number
  readonly tracking: number
  /** From the top of the lock-up. */
  readonly baseline: number
  /** A line of small words only, which may get rules at its sides. */
  readonly minor: boolean
  /** How much taller its letters are than they are drawn. */
  readonly stretch?: number
  /** From the left of the block, where lines stand side by side; else each is aligned by itself. */
  readonly left?: number
}

export interface Lockup {
  readonly lines: readonly LockedLine[]
  /** As it is bent. */
  readonly height: number
  readonly bend?: BendName
  /** Of the block, where lines stand side by side. */
  readonly width?: number
}

/** Of a text that has nothing to set: blank, or signs that no face has. */
export const noLines: Lockup = { lines: [], height: 0 }

export interface Room {
  readonly w: number
  readonly h: number
}

export interface Words {
  /** In the case they are set in. */
  readonly text: string
  readonly face: FaceId
  readonly tracking: number
  /** Whether line distance is measured by capitals. */
  readonly capitals: boolean
  /** Share of the natural line distance. */
  readonly leading: number
  readonly maxSize: number
  readonly maxLines: number
  /** Fewer only where there are not as many words. */
  readonly leastLines?: number
}

/** The numbers of lines that are tried for so many words. */
export const lineCounts = ({ maxLines, leastLines = 1 }: Words, words: number): readonly number[] => {
  const [least, most] = [Math.min(leastLines, words), Math.min(maxLines, words)]
  return Array.from({ length: most - least + 1 }, (_, at) => least + at)
}
