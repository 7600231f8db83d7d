// Why a family is chosen: points that can be read.

export interface Reason {
  readonly why: string
  readonly points: number
}

export const sumOf = (reasons: readonly Reason[]): number => reasons.reduce((sum, { points }) => sum + points, 0)
