// dustjacket generate
import type { StudioCommand } from '../command.ts'

export const generate: StudioCommand = {
  kind: 'studio',
  unit: 'covers',
  name: 'generate',
  usage: 'generate --title T --author A --genre G [--subgenre S] [--count N] [--template ID] [--seed N] --out DIR',
  summary:
    'makes covers straight to files; also --subtitle, --summary, --prompt, --palette, --mood, --audience and, for planners, --year',
  /** Loaded only here: the studio brings its fonts and motifs along, and no other command needs them. */
  run: async (place, given) => {
    const { generateCovers } = await import('../generate-covers.ts')
    return generateCovers(place, given)
  },
}
