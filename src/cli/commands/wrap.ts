// dustjacket wrap
import { bindingTypes, designStyles, paperTypes, wrapPresets } from '../../catalog/print.ts'
import type { StudioCommand } from '../command.ts'

export const wrap: StudioCommand = {
  kind: 'studio',
  unit: 'steps',
  name: 'wrap',
  usage: `wrap --cover FILE --trim 6x9 --pages N --paper ${paperTypes.join('|')} [--binding ${bindingTypes.join('|')}] [--style ${designStyles.join('|')}] [--preset ${wrapPresets.join('|')}] [--blurb T] … --out DIR`,
  summary:
    'makes a print wrap from any cover image; also --title, --author, --tagline, --author-bio, --spine-title, --spine-author, --solid-color, --spine-color and --instructions',
  /** Loaded only here: the studio brings its fonts and motifs along, and no other command needs them. */
  run: async (place, given) => {
    const { makeWrap } = await import('../wrap-files.ts')
    return makeWrap(place, given)
  },
}
