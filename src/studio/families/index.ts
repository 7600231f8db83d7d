// Every template family.
import type { Family } from './family.ts'

export const families: readonly Family[] = []

const byId = new Map(families.map((family) => [family.id, family]))

/** By id, or by name as callers see it in lists. */
export const findFamily = (idOrName: string): Family | undefined =>
  byId.get(idOrName) ?? families.find(({ name }) => name === idOrName)
