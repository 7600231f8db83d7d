// What speaks for showing a thing: signs by which the reader weighs what a cover could show.

export interface Candidate {
  readonly noun: string
  readonly likeness: number
  /** Its place among those that come to mind; null where it does not. */
  readonly rank: number | null
  readonly isNamed: boolean
  readonly isInTitle: boolean
  readonly isLiteral: boolean
  readonly isFigurative: boolean
}

/** Of the ranks, how many are as good as the first. */
const nearRanks = 5

const signs = {
  always: () => 1,
  likeness: ({ likeness }) => likeness,
  greatLikeness: ({ likeness }) => likeness ** 2,
  near: ({ rank }) => (rank === null ? 0 : Math.exp(-rank / nearRanks)),
  literal: ({ isLiteral }) => Number(isLiteral),
  figurative: ({ isFigurative }) => Number(isFigurative),
  inTitle: ({ isInTitle }) => Number(isInTitle),
  named: ({ isNamed }) => Number(isNamed),
  namedAndLike: ({ isNamed, likeness }) => (isNamed ? likeness : 0),
} as const satisfies Record<string, (candidate: Candidate) => number>

export const signNames = Object.keys(signs)

export const signsOf = (candidate: Candidate): readonly number[] => Object.values(signs).map((sign) => sign(candidate))
