// Keeps the last few of what is costly to make and is asked for again and again.

/** Gives what was made for a key, or makes it. `letGo` ends what is kept no longer. */
export type KeptBy<Value> = (key: string, make: () => Value) => Value

export const keepLast = <Value>(most: number, letGo: (value: Value) => void = () => {}): KeptBy<Value> => {
  const kept = new Map<string, Value>()
  const keep = (key: string, value: Value): Value => {
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept
    if (kept.size > most && oldest) {
      kept.delete(oldest[0])
      letGo(oldest[1])
    }
    return value
  }
  return (key, make) => keep(key, kept.get(key) ?? make())
}
