// A column of text to set, and words to fill it.
import type { Column } from '../../../src/print/typesetting/set-text.ts'

export const blurb = `The morning the lighthouse went dark, Mara Quill found a stranger’s coat on her kitchen chair — and a letter, in her own handwriting, that she had never written.

For nineteen years the island of Saint Brannoc has kept its secrets the way it keeps its dead: quietly, and facing the sea. But when the harbourmaster’s daughter vanishes on the night of the autumn storm, the old rules no longer hold. The ferries stop. The telephone lines fall silent. And one by one, the people Mara has trusted all her life begin to remember things that never happened.

To find the missing girl she must follow a trail of impossible photographs through drowned chapels and smugglers’ tunnels, to the one place she swore she would never return — and to the terrible, tender truth about the summer she has spent half her life forgetting.`

export const aColumn = (changes: Partial<Column> = {}): Column => ({
  text: blurb,
  face: 'garamond',
  size: 11,
  tracking: 0,
  leading: 1.35,
  paragraphSpacing: 0.5,
  alignment: 'justify',
  width: 330,
  hyphenated: true,
  balanced: false,
  ...changes,
})
