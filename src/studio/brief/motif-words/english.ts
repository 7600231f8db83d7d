// The English words of all motifs.
import { antiqueWords } from './antiques.ts'
import { armsWords } from './arms.ts'
import { buildingWords } from './buildings.ts'
import { creatureWords } from './creatures.ts'
import { landmarkWords } from './landmarks.ts'
import type { MotifWords } from './motif-words.ts'
import { namedThingWords } from './named-things.ts'
import { peopleOfLifeWords } from './people-of-life.ts'
import { peopleOfStoryWords } from './people-of-story.ts'
import { plantWords } from './plants.ts'
import { skyAndSymbolWords } from './sky-and-symbols.ts'
import { sportAndToolWords } from './sports-and-tools.ts'
import { vehicleWords } from './vehicles.ts'

export const englishWords: MotifWords = {
  ...creatureWords,
  ...armsWords,
  ...antiqueWords,
  ...plantWords,
  ...sportAndToolWords,
  ...vehicleWords,
  ...skyAndSymbolWords,
  ...buildingWords,
  ...landmarkWords,
  ...peopleOfLifeWords,
  ...peopleOfStoryWords,
  ...namedThingWords,
}
