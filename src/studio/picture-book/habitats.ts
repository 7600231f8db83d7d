// Where the animals of picture books live, and so what grows round them.
import { z } from 'zod'
import records from './habitats.json' with { type: 'json' }

const habitats = ['jungle', 'wood', 'meadow'] as const

const byHabitat = z.record(z.enum(habitats), z.array(z.string())).parse(records)

export const livesIn = (animal: string): (typeof habitats)[number] | undefined =>
  habitats.find((habitat) => byHabitat[habitat].includes(animal))
