// What was, what is, and what was taken back. Changes of one gesture, such as a drag or a word being typed, are one step.

export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** The gesture that the present is part of; null once it has ended. */
  readonly gesture: string | null
}

export const mostSteps = 200

export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [], gesture: null })

/** The history with a change. Two changes of the same gesture are taken back together. */
export const record = <T>(history: History<T>, present: T, gesture: string | null = null): History<T> => {
  if (present === history.present) return history
  const goesOn = gesture !== null && gesture === history.gesture
  const past = goesOn ? history.past : [...history.past, history.present].slice(-mostSteps)
  return { past, present, future: [], gesture }
}

/** The present without a new step: for what follows from the last change. */
export const amend = <T>(history: History<T>, present: T): History<T> => ({ ...history, present })

/** Ends a gesture: what comes next is a step of its own. */
export const seal = <T>(history: History<T>): History<T> => ({ ...history, gesture: null })

export const undo = <T>({ past, present, future, gesture }: History<T>): History<T> => {
  const [before] = past.slice(-1)
  return past.length === 0 || before === undefined
    ? { past, present, future, gesture }
    : { past: past.slice(0, -1), present: before, future: [present, ...future], gesture: null }
}

export const redo = <T>({ past, present, future, gesture }: History<T>): History<T> => {
  const [after, ...rest] = future
  return after === undefined
    ? { past, present, future, gesture }
    : { past: [...past, present], present: after, future: rest, gesture: null }
}
