// Many calls that race: more at once than there are connections, but no queue so long that the last one times out.

const lanes = 60

export const race = async <T>(count: number, call: (index: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = []
  let next = 0
  const lane = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await call(index)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
