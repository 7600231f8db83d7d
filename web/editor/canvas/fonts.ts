// The faces of the type, fetched when they are first needed. They are the files that the print file embeds.

export interface Faces {
  /** The CSS list of these faces; those that are not here yet are fetched, and whoever waits is told. */
  list(ids: readonly string[]): string
  load(id: string): Promise<void>
}

const familyOf = (id: string): string => `face ${id}`

export const facesFrom = (urlOf: (id: string) => string, onArrival: () => void): Faces => {
  const asked = new Map<string, Promise<void>>()

  const fetchFace = async (id: string): Promise<void> => {
    const face = new FontFace(familyOf(id), `url("${urlOf(id)}")`)
    document.fonts.add(await face.load())
    onArrival()
  }

  const load = (id: string): Promise<void> => {
    const before = asked.get(id)
    if (before) return before
    const loading = fetchFace(id).catch(() => {
      // Asked for again when it is needed again.
      asked.delete(id)
    })
    asked.set(id, loading)
    return loading
  }

  return {
    list: (ids) => {
      for (const id of ids) void load(id)
      return ids.map((id) => `"${familyOf(id)}"`).join(', ')
    },
    load,
  }
}
