// Keeps the last results of costly work in memory, by name.

/** Those who ask for the same at the same time share one making. What failed, or gave nothing, is made again. */
export const keepLatest = <Made>(most: number) => {
  const kept = new Map<string, Promise<Made | null>>()

  return async (name: string, make: () => Promise<Made | null>): Promise<Made | null> => {
    const making = kept.get(name) ?? make()
    // Asked for last, thrown away last.
    kept.delete(name)
    kept.set(name, making)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    try {
      const made = await making
      if (made === null) kept.delete(name)
      return made
    } catch (error) {
      kept.delete(name)
      throw error
    }
  }
}
