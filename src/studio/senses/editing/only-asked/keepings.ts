// Takes out of an edit what should stay as it is: "keeping the gold corners", "leave the small one alone", "and the rose stays gold".
import { hasColour } from '../sentence/said-colours.ts'

const lead = `^\\W*(?:(?:and|but|yet|while|whilst|whereas|though|although|just|please|only|also|then|so|yes|oh|ideally)\\s+)*`

/** "Without crowding the subtitle": whatever is not to be done to it. */
const doing = `(?!(?:lettering|clothing|ring|king|wing|string|building|painting|drawing|anything|nothing)\\b)[a-z]+ing\\s+(?=(?:the|its|his|her|their|my|our|any|it|them|either|too|into|on)\\b)`

/** What is left out is not left alone, and what is left free is room. */
const keeps = new RegExp(
  `${lead}(?:(?:can|could)\\s+(?:you|we)\\s+(?:please\\s+)?)?(?:keep(?:ing)?|retain(?:ing)?|preserv(?:e|ing)|maintain(?:ing)?|(?:hold|respect|spar)ing(?=\\s+(?:the|its|his|her|their)\\b)|leav(?:e|ing)(?!\\s+(?:out|off|more|some|a|an|enough|plenty|room|space|only|just)\\b)(?!.*\\s(?:out|off)\\W*$)|without\\s+${doing})\\b`,
  'i',
)
const spares = new RegExp(
  `${lead}(?:(?:do\\s+not|don['’]?t|never|no need to|you needn['’]?t)\\s+(?:touch|change|alter|affect|lose|recolou?r|modify|mess with|repaint|brighten|darken|lighten|enlarge|shrink|resize|move|crop|disturb|crowd|obscure|overlap|overpower)\\b|no\\s+(?:other\\s+|further\\s+)?changes?\\s+(?:to|in|of)\\b|chang(?:e|ing)\\s+nothing\\b|with\\s+no\\s+(?:other\\s+|further\\s+)?changes?\\b|(?:do\\s+not|don['’]?t|not)\\s+(?:make\\s+)?(?:it|them|the\\s+[\\w-]+)\\s+any\\b|no\\s+\\w+er\\s+than\\s+(?:it|they)\\b|(?:i|we)\\s+(?:(?:do\\s+not|don['’]?t)\\s+mind|have\\s+nothing\\s+against|am\\s+(?:fine|happy|ok|okay)\\s+with)\\b|i['’]m\\s+(?:fine|happy|ok|okay)\\s+with\\b|(?:i|we)\\s+(?:do\\s+not|don['’]?t|would\\s*n['’]?t|would\\s+not)\\s+(?:want|like)\\s+(?:the|my|anything|any)\\b.*?\\b(?:touched|changed|altered|moved|affected|lost|covered|harmed)\\b|(?:do\\s+not|don['’]?t)\\s+let\\s+(?:it|them|him|her|the\\s+[\\w-]+)\\s+(?:cover|hide|touch|crowd|swallow|overlap|swamp|dwarf|get|take|go|run|distract|compete|drown|overpower|block|spoil)\\b)`,
  'i',
)
const aThing = `(?:(?:the|my|this|that|these|those|his|her|its|their|all|both)\\s+)(?:[\\w'’-]+\\s+){0,5}?[\\w'’-]+|everything(?:\\s+else)?|all\\s+else|nothing\\s+else|it|they`
const stays = new RegExp(
  `${lead}(?:(?:can|could|should|may|must|let)\\s+)?(?:${aThing})\\s+(?:(?:can|could|should|may|must|to|has to|have to|needs? to|just|all)\\s+)*(?:stays?|remains?|survives?|retains?|keeps\\s+(?:its|his|her|their|the)\\b|persists?|(?:be\\s+)?(?:left|kept)\\s+(?:alone|as|unchanged|untouched|intact)|(?:is|are)\\s+(?:fine|ok|okay|good|great|perfect|lovely|nice|beautiful|all right|alright|right)(?:\\s+(?:as\\b.*|now|already|though|by me|with me))?\\W*$)`,
  'i',
)
const butNot = new RegExp(`${lead}(?:not|never)\\s+(?:the|my|his|her|its|their|those|these)\\s+[\\w'’ -]+\\W*$`, 'i')

/** "Its dark outline intact", "cottage and trees untouched". */
const whole =
  /^\W*(?:(?:and|but|with)\s+)*(?:[\w'’-]+\s+){1,7}?(?:(?:is|are|to be)\s+)?(?:(?:left|kept)\s+(?:alone|intact|unchanged|untouched|as\b.*)|intact|unchanged|untouched|as (?:it|they) (?:is|are)|as before)\W*$/i

/** "With only the drips left in red", "with the fog still swallowing the trees". */
const leftOver =
  /[,;]?\s+(?:and\s+(?:the|his|her|its|their)\s+(?:[\w'’-]+\s+){1,4}?(?=still\b)|with\s+(?:only\s+|just\s+|both\s+)?(?:the|his|her|its|their|one|everything)\s+(?:[\w'’-]+\s+){0,7}?)(?:still|left|remaining|staying|kept|retained|preserved|unchanged|untouched|intact)\b[^,.;!?]*/gi

/** "Except the stars, which can stay"; "everything except the title" is told elsewhere. */
const excepted =
  /(?:,\s*|(?<!\b(?:everything|all|cover|picture|thing))\s+)(?:except|apart from|but not|other than)(?: for)?\s+(?:the|my|his|her|its|their)\s+[^,.;!?]*(?:,?\s*(?:which|who|that)\s+[^,.;!?]*)?/gi

const ofType = /\b(?:title|subtitle|tagline|name|author|text|font|lettering|letters)\b/i
const changes =
  /\b(?:more|less|bigger|smaller|larger|darker|lighter|brighter|warmer|cooler|colder|softer|simpler|cleaner|higher|lower)\b/i

/** Whether a colour is told of letters, and not only called by: "the title white", but not "the white title". */
const isColoured = (piece: string): boolean => {
  const letters = ofType.exec(piece)
  return letters !== null && hasColour(piece.slice(letters.index + letters[0].length))
}

/** "Keep the title white" says how it should be, and "keep it darker" that it should change. */
const isKept = (piece: string): boolean => {
  if (spares.test(piece) || whole.test(piece)) return true
  if (stays.test(piece)) return !isColoured(piece)
  return keeps.test(piece) && !isColoured(piece) && !changes.test(piece)
}

/** Pieces of a sentence, each with what joins it to the one before. */
const joints =
  /(\s*[,;]\s*(?:(?:and|but|while)\s+)?|\s+[-–—]+\s+|\s+(?:but|yet|while|whilst|whereas|though|although)\s+|\s+and\s+(?=(?:please\s+|just\s+)*(?:keep|leave|let|don['’]?t|do not|retain|preserve|no (?:other |further )?changes? to)\b)|\s+(?=(?:keeping|leaving|preserving|retaining|maintaining|changing nothing)\b|without\s+[a-z]+ing\s+(?:the|its|his|her|their|my|our|any|it|them|either|too|into|on)\b)|\s+and\s+(?=(?:the|my|his|her|its|everything)\s+(?:[\w'’-]+\s+){0,4}?(?:stays?|remains?)\b))/i

/** "The knife may stay and could even be larger": it changes. */
const staysAnd =
  /\b(?:may|can|could|should|must)\s+(?:stay|remain)\s+(?:(?:as\s+it\s+is|where\s+it\s+is)\s+)?(?:and|but)\s+(?=(?:could|should|can|may|might|must|needs?)\b)/gi

const ofSentence = (sentence: string): string => {
  const pieces = sentence.replace(leftOver, '').replace(excepted, '').replace(staysAnd, '').split(joints)
  let told = ''
  for (let at = 0; at < pieces.length; at += 2) {
    const [joint = '', piece = ''] = [pieces[at - 1], pieces[at]]
    const isSpared = /\bbut\b/i.test(joint) && butNot.test(piece) && !hasColour(piece)
    const next = pieces[at + 1] ?? ''
    if (!isKept(piece) && !isSpared) told += `${told === '' ? '' : joint}${piece}`
    else if (at + 2 >= pieces.length) told += /[.!?]+$/.exec(piece)?.[0] ?? ''
    // "Keep the moon, the stars and the sky": a list goes on with what is kept.
    else if (/^\s*,/.test(next) && keeps.test(piece)) pieces.splice(at + 2, 1, withoutList(pieces[at + 2] ?? ''))
  }
  return told
}

const listed = /^(?:and\s+)?(?:the|my|his|her|its|their)\s+[\w'’-]+(?:\s+[\w'’-]+)?\s*(?=$|[.!?])/i

const withoutList = (piece: string): string => piece.replace(listed, '')

/** The same wish without what it leaves alone; all of it where nothing else is said. */
export const withoutKeepings = (wish: string): string => {
  const told = wish
    .split(/(?<=[.!?\n])\s+/)
    .map(ofSentence)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .join(' ')
  return told === '' ? wish : told
}
