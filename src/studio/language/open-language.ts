// Opens the language model that the operator has set: every task asks it in the same way.
import { artNotesBy } from './art-notes.ts'
import { asker } from './ask.ts'
import type { Language } from './language.ts'
import type { LanguageConfig } from './language-config.ts'
import { motifsBy } from './motifs.ts'
import { openModel } from './open-model.ts'
import { secondOpinionBy } from './second-opinion.ts'
import { subgenreBy } from './subgenre.ts'
import type { LanguageWatch } from './watch.ts'

export const openLanguage = (config: LanguageConfig, watch: LanguageWatch): Language => {
  const ask = asker({ ...watch, config, speak: openModel(config, watch.now) })
  return {
    artNotes: artNotesBy(ask),
    subgenre: subgenreBy(ask),
    motifs: motifsBy(ask),
    // Loaded with the first edit: its word lists would slow every start.
    plainWish: async (edit, signal) => (await import('./plain-wish.ts')).plainWishBy(ask)(edit, signal),
    secondOpinion: secondOpinionBy(ask),
  }
}
