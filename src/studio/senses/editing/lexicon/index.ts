// The lexicon of edits, ready for reading.

import { moods } from '../../../../catalog/moods.ts'
import { ExpressionIndex } from '../../../brief/expression-index.ts'
import { moodWords } from '../../../brief/find-mood.ts'
import { settingWords } from '../../../brief/find-setting.ts'
import { settingValues } from '../../../brief/setting.ts'
import type { Mark } from './mark.ts'
import { pictureWords } from './picture-words.ts'
import { shadeWords } from './shade-words.ts'
import { toneWords } from './tone-words.ts'
import { typeWords } from './type-words.ts'
import { plainWords } from './words.ts'

/** Words that edits are made of: they outrank what the same word may mean in a book. */
export const editWords = new ExpressionIndex<Mark>()
for (const entries of [typeWords, toneWords, shadeWords, pictureWords, plainWords])
  for (const [expressions, mark] of entries) editWords.add(expressions, mark)

/** Words that a brief is read by: moods, seasons and places. */
export const briefWords = new ExpressionIndex<Mark>()
for (const mood of moods) briefWords.add(moodWords[mood], { is: 'feeling', feeling: mood })
for (const season of settingValues.season)
  briefWords.add(`${season}, ${settingWords.season[season]}`, { is: 'season', season })
for (const place of settingValues.place) briefWords.add(settingWords.place[place], { is: 'scene', place })
