// The languages a text may be in besides English: their motif words, and the small words by which they are known.
import type { MotifWords } from '../motif-words.ts'
import { frenchWords } from './french.ts'
import { germanWords } from './german.ts'
import { italianWords } from './italian.ts'
import { spanishWords } from './spanish.ts'

export interface Language {
  readonly name: 'german' | 'french' | 'spanish' | 'italian'
  readonly words: MotifWords
  /** Without accents. */
  readonly smallWords: ReadonlySet<string>
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

export const languages: readonly Language[] = [
  {
    name: 'german',
    words: germanWords,
    smallWords: setOf(
      'der die das dem den des ein eine einer eines einem einen und oder mit von vom zu zum zur im am auf aus bei nach uber unter fur ohne ist sind war sie er es ich wir ihr ihre sein seine nicht als wie wenn dass doch aber nur noch kein keine',
    ),
  },
  {
    name: 'french',
    words: frenchWords,
    smallWords: setOf(
      'le la les l un une des du de d et ou avec dans sur sous pour par sans est sont qui que elle il ils elles son sa ses leur au aux ce cette ne pas plus mais je nous vous en',
    ),
  },
  {
    name: 'spanish',
    words: spanishWords,
    smallWords: setOf(
      'el la los las un una unos unas y o con en sobre bajo para por sin es son que ella su sus al del de pero se lo mas como cuando yo nos',
    ),
  },
  {
    name: 'italian',
    words: italianWords,
    smallWords: setOf(
      'il lo la i gli le un uno una e o con in su sotto per da di del della dei delle dello degli nel nella al alla che lei lui suo sua non ma si come quando senza io noi dal dalla',
    ),
  },
]

/** Words so common in English that they tell it apart. */
export const englishSmallWords: ReadonlySet<string> = setOf(
  'the a an and or with of in on at to from by for is are was were she he it they her his their who that this when but not as into must has have be will one',
)

/** Foreign words that are English words of another meaning: read only in a text of their own language. */
export const alsoEnglish: ReadonlySet<string> = setOf(
  'kind stern brief hut wagen ours chat chats main tour tours crane vague vagues lame lames alliance mare cane sole case rose spade fall dom wale see eis auto boot montre tome lion pin porte ape api re due mort prince pirate mar pie sol corona vela casa torres costa ring wolf winter tiger monte stella luna maga dome dolci rabe burg linde bear train dragon dragons crime grab feu montana villa balena onda onde plume palace natale alba pastel glut roi verger nave navi dio cruz rey fe mer vin marin noel foi',
)
