// Ways in which words are hidden from filters and remain readable to people, drawn at random by property tests.
import { fc } from '../../../support/property.ts'

/** Writes a text differently; the numbers decide where and how. */
type Disguise = (text: string, choices: readonly number[]) => string

const lettersOf = (text: string): readonly string[] => [...text.normalize('NFC')]

const eachLetter =
  (change: (letter: string, choice: number) => string): Disguise =>
  (text, choices) =>
    lettersOf(text)
      .map((letter, at) => (/\p{L}/u.test(letter) ? change(letter, choices[at % choices.length] ?? 0) : letter))
      .join('')

const swap = (table: Readonly<Record<string, string>>): Disguise =>
  eachLetter((letter, choice) => {
    const options = [...(table[letter.toLowerCase()] ?? '')]
    return choice % 2 === 0 ? (options[choice % Math.max(1, options.length)] ?? letter) : letter
  })

const insideWords =
  (signs: readonly string[]): Disguise =>
  (text, choices) => {
    const sign = signs[(choices[0] ?? 0) % signs.length] ?? ''
    return text.replace(/\p{L}+/gu, (word) => (word.length < 3 ? word : [...word].join(sign)))
  }

/** Who turns a whole word into digits hides it from people too: its first letter stays. */
const keepingLetters =
  (disguise: Disguise): Disguise =>
  (text, choices) =>
    disguise(text, choices)
      .split(' ')
      .map((word, at) => (/\p{L}/u.test(word) ? word : (text.split(' ')[at] ?? '').charAt(0) + word.slice(1)))
      .join(' ')

const stretch = eachLetter((letter, choice) => (choice % 3 === 0 ? letter.repeat(3) : letter))

export const disguises: Readonly<Record<string, Disguise>> = {
  'digits and signs for letters': keepingLetters(
    swap({ a: '4@', e: '3', i: '1!', o: '0', s: '5$', t: '7', l: '1', g: '9', b: '8' }),
  ),
  'Cyrillic and Greek look-alikes': swap({
    a: 'аα',
    c: 'с',
    e: 'е',
    i: 'іι',
    j: 'ј',
    k: 'кκ',
    o: 'оο',
    p: 'рρ',
    s: 'ѕ',
    x: 'х',
    y: 'у',
  }),
  'full-width letters': eachLetter((letter, choice) =>
    choice % 2 === 0 && /[a-z]/.test(letter) ? String.fromCodePoint(letter.charCodeAt(0) - 97 + 0xff41) : letter,
  ),
  'mathematical letters': eachLetter((letter) =>
    /[a-z]/.test(letter) ? String.fromCodePoint(letter.charCodeAt(0) - 97 + 0x1d41a) : letter,
  ),
  'invisible characters': eachLetter(
    (letter, choice) => letter + ['', '\u200b', '\u200d', '\u00ad', '\u2060'][choice % 5],
  ),
  'combining marks': eachLetter((letter, choice) => letter + ['', '\u0301', '\u0336', '\u0308'][choice % 4]),
  'spaces inside words': (text) =>
    text
      .split(/\s+/)
      .map((word) => lettersOf(word).join(' '))
      .join('   '),
  'signs inside words': insideWords(['.', '-', '_', '*', '~', '·']),
  // Short words stay: stretched, `of` and `off` are the same.
  'stretched letters': (text, choices) => text.replace(/\p{L}{4,}/gu, (word) => stretch(word, choices)),
  'random case': eachLetter((letter, choice) => (choice % 2 === 0 ? letter.toUpperCase() : letter.toLowerCase())),
}

export const choices = fc.array(fc.nat(59), { minLength: 7, maxLength: 23 })
