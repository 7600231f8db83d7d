// In which language a text is written, as far as hyphenation needs to know: told by its commonest small words, or by its letters.
import { scriptOf } from '../../studio/type/scripts.ts'

const smallWords = {
  en: 'the and of to in is that was for with his her he she it you on as but not from they has when who what',
  de: 'der die das und ist nicht ein eine sie er mit den dem auf für sich von wird im zu es auch als aber doch',
  fr: 'le la les des et est une un dans que qui pour elle il du pas sur se ne avec son sa plus mais au ce',
  es: 'el la los las y es una un que en con por para su se del no lo como más pero al sus cuando',
  it: 'il la gli di che è una un per con non si sono del della nel ma lo suo sua anche più le quando',
  pt: 'o a os as e é um uma que em com para não se do da no na por mais seu sua mas quando ao',
  nl: 'de het een en van is niet dat met op voor zijn haar hij ze maar te aan door wordt ook als uit',
  pl: 'i w na z się nie że to jest do jak o po jej jego ale który która dla od gdy czy',
  sv: 'och att det som en är på för med inte av hon han den till om men ett har när sig',
  da: 'og at det som en er på for med ikke af hun han den til om men et har når sig der',
  nb: 'og at det som en er på for med ikke av hun han den til om men et har når seg der',
  fi: 'ja on ei että hän se mutta kun oli joka ovat sen myös vain kuin niin tai mitä',
  cs: 'a se na je v že to s z do o jak ale není pro jeho její když který která by po',
  hu: 'a az és hogy nem is egy van de ha csak mint meg már aki ami még volt',
  ro: 'și în de la cu pe nu că este un o din pentru care mai se sa lui dar când',
  tr: 've bir bu da de için ile ne çok ama gibi daha olan her o kadar sonra',
} as const

const cyrillic = ['ru', 'uk', 'bg'] as const

export type Language = keyof typeof smallWords | (typeof cyrillic)[number] | 'el'

const languagesByWord = new Map<string, Language[]>()
const isLanguage = (name: string): name is keyof typeof smallWords => name in smallWords
const latinLanguages = Object.keys(smallWords).filter(isLanguage)
for (const language of latinLanguages) {
  for (const word of smallWords[language].split(' ')) {
    languagesByWord.set(word, [...(languagesByWord.get(word) ?? []), language])
  }
}

const latinLanguage = (text: string): Language | null => {
  const hits = new Map<Language, number>()
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  for (const word of words) {
    // A word that many languages share says little.
    const sharers = languagesByWord.get(word) ?? []
    for (const language of sharers) hits.set(language, (hits.get(language) ?? 0) + 1 / sharers.length)
  }
  const [best, second] = [...hits].toSorted(([, one], [, other]) => other - one)
  if (!best || best[1] < 1.5 || best[1] < words.length * 0.06) return null
  return second && second[1] > best[1] * 0.9 ? null : best[0]
}

/** Null where it is not clear, or where no words are divided in that script. */
export const languageOf = (text: string): Language | null => {
  const script = scriptOf(text)
  if (script === 'greek') return 'el'
  if (script === 'cyrillic') return /[іїєґ]/iu.test(text) ? 'uk' : /[ыэё]/iu.test(text) ? 'ru' : 'bg'
  return script === 'latin' ? latinLanguage(text) : null
}
