// dustjacket read
import type { StudioCommand } from '../command.ts'

export const read: StudioCommand = {
  kind: 'studio',
  unit: 'texts',
  name: 'read',
  usage: 'read --edit "WORDS" | read --title T [--genre G] [--subgenre S] [--subtitle U] [--summary W]',
  summary:
    'prints what the reader understands: the edits that a message asks for, or what the cover of a book should show',
  /** Loaded only here: the network takes memory that no other command needs. */
  run: async (place, given) => {
    const { readWords } = await import('../read-words.ts')
    return readWords(place, given)
  },
}
