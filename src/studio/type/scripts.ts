// What the script of a text asks of its setting: direction, capitals, letter spacing, and where its lines may break.
import { type HanForms, type Script, scripts } from './face-data/face.ts'

const lettersOf: Readonly<Record<Script, RegExp>> = {
  latin: /\p{Script=Latin}/gu,
  greek: /\p{Script=Greek}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  thai: /\p{Script=Thai}/gu,
  han: /\p{Script=Han}/gu,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu,
  korean: /\p{Script=Hangul}/gu,
  armenian: /\p{Script=Armenian}/gu,
  georgian: /\p{Script=Georgian}/gu,
  bengali: /\p{Script=Bengali}/gu,
  gujarati: /\p{Script=Gujarati}/gu,
  gurmukhi: /\p{Script=Gurmukhi}/gu,
  kannada: /\p{Script=Kannada}/gu,
  malayalam: /\p{Script=Malayalam}/gu,
  oriya: /\p{Script=Oriya}/gu,
  tamil: /\p{Script=Tamil}/gu,
  telugu: /\p{Script=Telugu}/gu,
  sinhala: /\p{Script=Sinhala}/gu,
  khmer: /\p{Script=Khmer}/gu,
  lao: /\p{Script=Lao}/gu,
  myanmar: /\p{Script=Myanmar}/gu,
  ethiopic: /\p{Script=Ethiopic}/gu,
}

/** The scripts of a text, the one with most letters first. Chinese characters among kana are Japanese. */
export const scriptsIn = (text: string): Script[] => {
  const counts = new Map(scripts.map((script) => [script, text.match(lettersOf[script])?.length ?? 0]))
  const kana = counts.get('japanese') ?? 0
  if (kana > 0) {
    counts.set('japanese', kana + (counts.get('han') ?? 0))
    counts.set('han', 0)
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([script]) => script)
}

/** The dominant script of a text; figures and signs alone count as Latin. */
export const scriptOf = (text: string): Script => scriptsIn(text)[0] ?? 'latin'

export const isRightToLeft = (text: string): boolean => scriptOf(text) === 'hebrew'

const cased: readonly Script[] = ['latin', 'greek', 'cyrillic', 'armenian']

/** Whether a text may be set in capitals. */
export const canUppercase = (text: string): boolean => cased.includes(scriptOf(text))

/** A text in capitals; in Greek capitals lose their accents. */
export const inCapitals = (text: string): string =>
  scriptOf(text) === 'greek' ? text.toLocaleUpperCase('el') : text.toUpperCase()

const trackable: readonly Script[] = [...cased, 'han', 'japanese', 'korean', 'georgian', 'ethiopic']

/** Whether letters may be spaced: not where marks stack or letters join. Joined script faces must not be tracked either. */
export const canTrack = (text: string): boolean => scriptsIn(text).every((script) => trackable.includes(script))

const charactersOf = (
  encoding: string,
  lead: readonly [number, number],
  trail: readonly [number, number],
): Set<string> => {
  const bytes: number[] = []
  for (let first = lead[0]; first <= lead[1]; first++) {
    for (let second = trail[0]; second <= trail[1]; second++) bytes.push(first, second)
  }
  return new Set(new TextDecoder(encoding).decode(new Uint8Array(bytes)).match(lettersOf.han))
}

let charactersByForms: readonly (readonly [HanForms, ReadonlySet<string>])[] | null = null

/** The national standards, which the decoders of the platform know: GB 2312, Big5 and JIS X 0208. */
const nationalCharacters = () => {
  charactersByForms ??= [
    ['simplified', charactersOf('gbk', [0xb0, 0xf7], [0xa1, 0xfe])],
    ['traditional', charactersOf('big5', [0xa4, 0xf9], [0x40, 0xfe])],
    ['japanese', charactersOf('shift_jis', [0x88, 0xea], [0x40, 0xfc])],
  ]
  return charactersByForms
}

/** The regional forms that suit the Chinese characters of a text; kana in what stands `beside` it make them Japanese. */
export const hanFormsOf = (text: string, beside: string): HanForms => {
  const characters = text.match(lettersOf.han)
  if (!characters) return 'simplified'
  const fitting = nationalCharacters()
    .filter(([, known]) => characters.every((character) => known.has(character)))
    .map(([forms]) => forms)
  return scriptsIn(beside).includes('japanese') && fitting.includes('japanese')
    ? 'japanese'
    : (fitting[0] ?? 'simplified')
}

export interface Piece {
  readonly text: string
  /** Whether a space parts this piece from the one before, when both stand on the same line. */
  readonly spaced: boolean
}

const breaksWithoutSpaces =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const languages: Partial<Readonly<Record<Script, string>>> = {
  thai: 'th',
  lao: 'lo',
  khmer: 'km',
  myanmar: 'my',
  japanese: 'ja',
}

/** Closing marks, small kana, the long vowel mark and the marks of repetition never start a line. */
const neverStarts = /^[\p{Pe}\p{Pf}\p{Po}\p{Pd}\p{Mn}ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々ゝゞヽヾ〜～ๆฯ]/u

const neverEnds = /[\p{Ps}\p{Pi}¿¡]$/u

const followers =
  /^(?:[的了着过過们們之]|\p{Script=Hiragana}|ある|いる|する|した|ない|です|ます|から|まで|より|など|だけ|たち|さん|ちゃん)$/u

/** Particles and endings follow their word: Japanese ones in hiragana, the commonest Chinese ones. */
const isFollower = (before: string, piece: string): boolean =>
  followers.test(piece) || (/^\p{Script=Hiragana}{2,3}$/u.test(piece) && !/\p{Script=Hiragana}$/u.test(before))

/** Thai words that only open a compound. */
const openers = /^(?:ความ|การ|นัก|ผู้|ชาว|น่า)$/u

/** The dictionary cuts foreign names and numbers to bits. */
const isOneRun = (before: string, piece: string): boolean =>
  (/[\p{Script=Katakana}ー]$/u.test(before) && /^\p{Script=Katakana}/u.test(piece)) || /\p{Nd}$/u.test(before)

const belongsTo = (before: string, piece: string): boolean =>
  neverStarts.test(piece) ||
  neverEnds.test(before) ||
  openers.test(before) ||
  isFollower(before, piece) ||
  isOneRun(before, piece)

/** The dictionary takes a particle and the noun after it for a family name. */
const leadingParticle = /(?<=^[のとはがを])(?=\p{Script=Han})/u

const segmentsOf = (chunk: string): string[] => {
  const segmenter = new Intl.Segmenter(languages[scriptOf(chunk)] ?? 'zh', { granularity: 'word' })
  const pieces: string[] = []
  for (const piece of [...segmenter.segment(chunk)].flatMap(({ segment }) => segment.split(leadingParticle))) {
    const before = pieces.at(-1)
    if (before !== undefined && belongsTo(before, piece)) pieces[pieces.length - 1] = before + piece
    else pieces.push(piece)
  }
  return pieces
}

/** After a long dash, and after a hyphen between two parts of some length. */
const breaksInWord = /(?<=—)(?=\p{L})|(?<=\p{L}{4}-)(?=\p{L}{4})/u

/** The breakable pieces of a text in reading order. No-break spaces hold their words together. */
export const splitWords = (text: string): Piece[] =>
  text
    .split(/[^\S\u00a0\u2007\u202f]+/u)
    .filter((word) => word !== '')
    .flatMap((word, position) =>
      word
        .split('\u200b')
        .flatMap((chunk) => (breaksWithoutSpaces.test(chunk) ? segmentsOf(chunk) : chunk.split(breaksInWord)))
        .filter((piece) => piece !== '')
        .map((piece, index) => ({ text: piece, spaced: position > 0 && index === 0 })),
    )
