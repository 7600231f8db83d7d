// Aims that are told with their means: of "raise the legibility of the tagline by enlarging it" the enlarging is asked for.
import { typePattern as line, thePattern as the } from '../said-patterns.ts'

/** What is done, by the form that tells how something else is reached. */
const orderOf: Readonly<Record<string, string>> = {
  making: 'make',
  setting: 'set',
  enlarging: 'enlarge',
  turning: 'turn',
  changing: 'change',
  replacing: 'replace',
  swapping: 'swap',
  adding: 'add',
  removing: 'remove',
  dropping: 'remove',
  giving: 'give',
  using: 'use',
  painting: 'make',
  tinting: 'make',
  colouring: 'make',
  coloring: 'make',
  recolouring: 'make',
  recoloring: 'make',
  darkening: 'darken',
  lightening: 'lighten',
  brightening: 'brighten',
  moving: 'move',
  raising: 'raise',
  lowering: 'lower',
  shrinking: 'shrink',
  reducing: 'reduce',
  increasing: 'increase',
  shifting: 'change',
  reserving: 'use',
  putting: 'put',
  placing: 'put',
  widening: 'widen',
  tightening: 'tighten',
}
const doing = Object.keys(orderOf).join('|')
const byDoing = new RegExp(String.raw`^(.*?)\s*,?\s+by\s+(${doing})\s+(.*)$`, 'i')
const furtherDoing = new RegExp(String.raw`(,\s+(?:and\s+)?|\s+and\s+)(${doing})\s+(?=(?:${the}|it|them|an?)\b)`, 'gi')
const ofLine = new RegExp(String.raw`\b${the}\s+(?:[\w'’-]+\s+){0,3}?(${line})\b`, 'i')
const plain = (form: string): string => orderOf[form.toLowerCase()] ?? form

/** "Promote the subtitle by making it larger": what is done counts, and what it is done to. */
const ofSentence = (sentence: string): string => {
  const [, aim, form, rest] = byDoing.exec(sentence) ?? []
  if (aim === undefined || form === undefined || rest === undefined) return sentence
  const named = ofLine.exec(aim)?.[1]
  const thing =
    named === undefined ? [...aim.matchAll(new RegExp(`\\b${the}\\s+[\\w'’-]+`, 'gi'))].at(-1)?.[0] : `the ${named}`
  const told = rest.replace(furtherDoing, (_, joint: string, each: string) => `${joint}${plain(each)} `)
  const pointed =
    thing === undefined ? told : told.replace(/^(?:it|them)\b/i, thing).replace(/^(?:its|their)\b/i, `${thing}'s`)
  return `${plain(form)} ${pointed}`
}

export const meansTold = (wish: string): string =>
  wish
    .split(/(?<=[.!?\n])\s+/)
    .map(ofSentence)
    .join(' ')
