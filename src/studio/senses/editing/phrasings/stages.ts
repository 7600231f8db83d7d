// A wish is told plainly by one stage after another, each a small change of its words.

type Stage = (wish: string) => string

/** Each stage may count on those before it. */
export const through =
  (stages: readonly Stage[]): Stage =>
  (wish) =>
    stages.reduce((told, stage) => stage(told), wish)
