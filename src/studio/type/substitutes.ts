// Which face sets a text: the wanted one, or the nearest that can. Nothing leaves here that would come out as an empty box.
import { covers, missing } from './coverage.ts'
import { signOfEmoji, typewriterSigns } from './face-data/plain-signs.ts'
import { type Face, type FaceId, faces, findFace, type HanForms, type Look, type Script } from './faces.ts'
import { fontAlias } from './font-files.ts'
import { hanFormsOf, inCapitals, scriptOf, scriptsIn } from './scripts.ts'

/** For each look, the looks that may stand in for it, the nearest first. */
const kin: Readonly<Record<Look, readonly Look[]>> = {
  serif: ['serif', 'slab', 'display', 'sans', 'mono', 'script', 'hand', 'blackletter'],
  sans: ['sans', 'display', 'mono', 'slab', 'serif', 'hand', 'script', 'blackletter'],
  script: ['script', 'hand', 'serif', 'display', 'sans', 'slab', 'mono', 'blackletter'],
  slab: ['slab', 'serif', 'display', 'sans', 'mono', 'hand', 'script', 'blackletter'],
  display: ['display', 'sans', 'serif', 'slab', 'mono', 'hand', 'script', 'blackletter'],
  blackletter: ['blackletter', 'serif', 'display', 'slab', 'sans', 'hand', 'script', 'mono'],
  mono: ['mono', 'sans', 'slab', 'display', 'serif', 'hand', 'script', 'blackletter'],
  hand: ['hand', 'script', 'display', 'sans', 'serif', 'slab', 'mono', 'blackletter'],
}

const slants = (face: Face): boolean => face.italic || face.look === 'script'

/** How far a face is from the wanted one in look, weight and voice. The first voice of a face is its main one. */
const distance = (wanted: Face, face: Face): number => {
  const shared = wanted.voices.filter((voice) => face.voices.includes(voice)).length
  const mainVoice = wanted.voices[0]
  return (
    kin[wanted.look].indexOf(face.look) +
    Math.abs(wanted.weight - face.weight) / 200 +
    3 * (1 - shared / wanted.voices.length) +
    (mainVoice && face.voices.includes(mainVoice) ? 0 : 1) +
    (slants(wanted) === slants(face) ? 0 : 1) +
    (wanted.setsCapitals && !face.setsCapitals ? 8 : 0)
  )
}

/** Characters in the forms of another country look misspelt, so they weigh more than any difference in look. */
const foreignForms: Readonly<Record<HanForms, number>> = { simplified: 10, traditional: 11, japanese: 12 }

const nearest = (wanted: Face, candidates: readonly Face[], text: string, beside: string): Face | undefined => {
  const forms = hanFormsOf(text, beside)
  const inAllCapitals = text === inCapitals(text) && text !== text.toLowerCase()
  const cost = (face: Face): number =>
    distance(wanted, face) +
    (face.hanForms && face.hanForms !== forms ? foreignForms[face.hanForms] : 0) +
    (inAllCapitals && !face.setsCapitals ? 8 : 0)
  const costs = candidates.map((face) => ({ face, cost: cost(face) }))
  return costs.sort((one, other) => one.cost - other.cost)[0]?.face
}

const isHomely = (face: Face, scripts: readonly Script[]): boolean =>
  face.scripts[0] === 'latin' || face.scripts.some((script) => script !== 'latin' && scripts.includes(script))

/** The faces drawn for all of these scripts; a face from abroad does not set plain Latin. */
const facesFor = (scripts: readonly Script[]): Face[] =>
  faces.filter((face) => isHomely(face, scripts) && scripts.every((script) => face.scripts.includes(script)))

const isEmoji =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}.*[\ufe0f\u200d]|^[\d#*]\ufe0f?\u20e3|\p{Emoji_Modifier}/u

/** Selectors and tags belong to emoji; private characters and the replacement mark are ink that says nothing. */
const neverSet = /[\p{Variation_Selector}\u{e0001}-\u{e007f}\p{Co}\p{Cn}\ufffc\ufffd]/gu

const plainEmoji = (emoji: string): string => {
  const [first = ''] = emoji
  if (/[\d#*]/.test(first)) return first
  return signOfEmoji.get(first) ?? (/\p{Emoji_Presentation}/u.test(first) || emoji.includes('\u200d') ? '' : first)
}

/** Wide Latin, Greek and Cyrillic cases, asked before faces from abroad, whose Latin is an afterthought. */
const generalists: readonly FaceId[] = ['inter-black', 'garamond', 'alegreya-black']

const caseOfSigns: readonly FaceId[] = ['noto-signs', 'noto-symbols']

const specialists: readonly Face[] = faces.filter((face) => face.scripts.length > 0 && face.scripts[0] !== 'latin')

const reserve: readonly FaceId[] = [...generalists, ...caseOfSigns, ...specialists.map((face) => face.id)]

const isSettable = (text: string): boolean => [...text].every((sign) => reserve.some((face) => covers(face, sign)))

/** The first form of a character that some face can set: itself, a plainer sign, its compatible form, its bare letter, or nothing. */
const formOf = (sign: string): string =>
  [sign, typewriterSigns.get(sign), sign.normalize('NFKC'), sign.normalize('NFD').replace(/\p{M}/gu, '')].find(
    (form) => form !== undefined && isSettable(form),
  ) ?? ''

const formsOfSigns = new Map<string, string>()

const settable = (sign: string): string => {
  const form = formsOfSigns.get(sign) ?? formOf(sign)
  formsOfSigns.set(sign, form)
  return form
}

const letters = /[\p{L}\p{N}]/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A word without what no face can set; the full stop after a word that is left out goes with it. */
const plainWord = (word: string): string => {
  const plain = [...graphemes.segment(word)]
    .map(({ segment }) => (isEmoji.test(segment) ? plainEmoji(segment) : segment).replace(neverSet, ''))
    .map((segment) => [...segment].map(settable).join(''))
    .join('')
  return plain !== word && letters.test(word) && !letters.test(plain) ? '' : plain
}

/** The text without emoji and without any character that no face can set. */
const plainText = (text: string): string => {
  const plain = text.normalize('NFC').split(/(\s+)/).map(plainWord).join('')
  return plain === text ? text : plain.replace(/ {2,}/g, ' ').trim()
}

const signs = /\p{S}/gu

/** Whether a face can set a text as its own: all of it, but for signs, which look alike in every face. */
const sets = (face: Face, text: string): boolean =>
  covers(face.id, text.replace(signs, '')) && (face.scripts.includes(scriptOf(text)) || scriptsIn(text).length === 0)

/** The text with what the face lacks in plainer form, where it has that. */
const plainerIn = (face: Face, text: string): string => {
  const lacking = missing(face.id, text)
  const plainer = (sign: string): string =>
    typewriterSigns.get(sign) ?? (covers(face.id, sign.normalize('NFKC')) ? sign.normalize('NFKC') : sign)
  return [...text].map((sign) => (lacking.includes(sign) ? plainer(sign) : sign)).join('')
}

/**
 * The face that sets a text, and the text as it can be set: the wanted face if it has every letter, else the nearest in look, weight and
 * voice that has, else the nearest of the text's main script. Give the text as it will stand, in capitals if it will be; it may come back
 * empty. Draw with `fontList(face)`: signs and foreign words may come from its tail. `beside` is what else is set with it: the name of a
 * Japanese author tells itself from a Chinese one only there.
 */
export const faceFor = (
  text: string,
  wanted: FaceId,
  beside = '',
): { readonly face: FaceId; readonly text: string } => {
  const face = findFace(wanted)
  const plain = plainText(text)
  if (sets(face, plain)) return { face: wanted, text: plain }
  const simpler = plainerIn(face, plain)
  if (sets(face, simpler)) return { face: wanted, text: simpler }
  const unsigned = plain.replace(signs, '')
  const able = facesFor(scriptsIn(plain)).filter((candidate) => covers(candidate.id, unsigned))
  const substitute = nearest(face, able, plain, beside) ?? nearest(face, facesFor([scriptOf(plain)]), plain, beside)
  return { face: substitute?.id ?? wanted, text: plain }
}

/** A face, and behind it faces that between them set whatever `faceFor` lets through. */
export const faceList = (face: FaceId): FaceId[] => {
  const wanted = findFace(face)
  const byNearness = (ids: readonly FaceId[]): FaceId[] =>
    ids.toSorted((one, other) => distance(wanted, findFace(one)) - distance(wanted, findFace(other)))
  const list = [face, ...byNearness(generalists), ...caseOfSigns, ...byNearness(specialists.map(({ id }) => id))]
  return [...new Set(list)]
}

const fontLists = new Map<FaceId, string>()

const makeFontList = (face: FaceId): string =>
  faceList(face)
    .map((id) => `"${fontAlias(id)}"`)
    .join(', ')

/** The same as a CSS font list for the canvas. */
export const fontList = (face: FaceId): string => {
  const list = fontLists.get(face) ?? makeFontList(face)
  fontLists.set(face, list)
  return list
}
