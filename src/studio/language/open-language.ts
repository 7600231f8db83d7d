// Opens the language model that the operator has set: every task asks it in the same way.
import type { Reader, Whose } from '../reader/reader.ts'
import { artNotesBy } from './art-notes.ts'
import { asker } from './ask.ts'
import { conceptBy } from './concept.ts'
import { drawingBy } from './drawing.ts'
import { editsBy } from './edits.ts'
import type { Language } from './language.ts'
import type { LanguageConfig } from './language-config.ts'
import { openModel } from './open-model.ts'
import { secondOpinionBy } from './second-opinion.ts'
import { subgenreBy } from './subgenre.ts'
import type { LanguageWatch } from './watch.ts'

/** Whoever reads what the model says: it counts as the words of the house. */
const house: Whose = { accountId: 'the house', isJob: true }

export const openLanguage = (config: LanguageConfig, watch: LanguageWatch, reader: Reader): Language => {
  const ask = asker({ ...watch, config, speak: openModel(config, watch.now) })
  return {
    artNotes: artNotesBy(ask, (texts) => reader.judge(house, texts)),
    subgenre: subgenreBy(ask),
    concept: conceptBy(ask),
    edits: editsBy(ask),
    secondOpinion: secondOpinionBy(ask),
    drawing: drawingBy(ask, `${config.provider}:${config.model}`),
  }
}
