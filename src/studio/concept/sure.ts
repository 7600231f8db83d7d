// How sure a concept must be of a subject.

/** Below this a subject is a guess, and a guess is no cover. */
export const sureEnough = 0.35
