// The processes of services, which outlive them here: each takes a second to start, and longer to be as quick as it gets.
import { type Crafts, openCrafts } from '../../src/compose/crafts.ts'
import type { Config } from '../../src/config/config.ts'

const kept = new Map<string, Crafts>()

/** The same for all who ask for as many; they end with this process. */
export const keptCrafts = ({ workers, modelsDir }: Pick<Config, 'workers' | 'modelsDir'>): Crafts => {
  const key = JSON.stringify([workers, modelsDir])
  const crafts = kept.get(key) ?? { ...openCrafts({ workers, modelsDir, artDir: null }), close: async () => {} }
  kept.set(key, crafts)
  return crafts
}
