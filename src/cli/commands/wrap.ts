// dustjacket wrap
import type { StudioCommand } from '../command.ts'

export const wrap: StudioCommand = {
  kind: 'studio',
  unit: 'steps',
  name: 'wrap',
  usage: 'wrap --cover FILE --trim 6x9 --pages N --paper P [--binding B] [--style S] [--blurb T] … --out DIR',
  summary:
    'makes a print wrap from any cover image; also --title, --author, --preset, --tagline, --author-bio, --spine-title, --spine-author, --solid-color, --spine-color and --instructions',
  /** Loaded only here: the studio brings its fonts and motifs along, and no other command needs them. */
  run: async (place, given) => {
    const { makeWrap } = await import('../wrap-files.ts')
    return makeWrap(place, given)
  },
}
