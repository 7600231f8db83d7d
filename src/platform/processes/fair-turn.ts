// Whose turn it is where many share a few places: nobody's work fills them while that of others waits.

export interface Turn {
  /** Whose it is; null for what is the house's own. */
  readonly tenant: string | null
}

/** So many of a few places one tenant may have at once: one always stays for somebody else, where there are two. */
export const shareOf = (places: number): number => Math.max(1, places - 1)

/** The first who waits among those with the least under way; undefined where each has its share already. */
export const fairNext = <Waiting extends Turn>(
  waiting: readonly Waiting[],
  running: readonly Turn[],
  share: number,
): Waiting | undefined => {
  let next: { readonly turn: Waiting; readonly held: number } | undefined
  for (const turn of waiting) {
    const held = turn.tenant === null ? 0 : running.filter(({ tenant }) => tenant === turn.tenant).length
    if (held < share && held < (next?.held ?? share)) next = { turn, held }
  }
  return next?.turn
}
