// Hanging punctuation: how far light signs stand out beyond the edge of a column, so that the edge looks straight.
import type { FaceId } from '../../studio/type/faces.ts'
import { advanceOf } from './advance.ts'

/** Shares of the sign's own advance. */
const hangsLeft: ReadonlyMap<string, number> = new Map([
  ...[...'“‘„‚"\''].map((sign) => [sign, 0.7] as const),
  ...[...'—–'].map((sign) => [sign, 0.2] as const),
  ['(', 0.15],
])

const hangsRight: ReadonlyMap<string, number> = new Map([
  ...[...'.,'].map((sign) => [sign, 0.8] as const),
  ...[...'-‐”’"\''].map((sign) => [sign, 0.7] as const),
  ...[...':;'].map((sign) => [sign, 0.4] as const),
  ...[...'—–…'].map((sign) => [sign, 0.2] as const),
  [')', 0.15],
])

const hang = (signs: ReadonlyMap<string, number>, sign: string | undefined, face: FaceId): number => {
  const share = sign === undefined ? undefined : signs.get(sign)
  return sign === undefined || share === undefined ? 0 : share * advanceOf(sign, face, 0)
}

/** In em, at the left and the right end of a line that runs from left to right. */
export const hangBefore = (line: string, face: FaceId): number => hang(hangsLeft, line[0], face)

export const hangAfter = (line: string, face: FaceId): number => hang(hangsRight, line.at(-1), face)
