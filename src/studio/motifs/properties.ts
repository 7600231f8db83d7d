// How a shape is painted: what its attributes and its style say, and what it takes from the groups around it.
import type { Tone } from '../paint/pen.ts'
import type { Refuse } from './art-fault.ts'
import type { Element } from './read-xml.ts'

export interface Properties {
  readonly tone: Tone | 'line' | null
  readonly isEdge: boolean
  /** null: none. */
  readonly fill: string | null
  readonly stroke: string | null
  readonly strokeWidth: number | null
  readonly rule: 'nonzero' | 'evenodd'
  readonly isShown: boolean
}

/** As SVG begins. */
export const plain: Properties = {
  tone: null,
  isEdge: false,
  fill: '#000000',
  stroke: null,
  strokeWidth: null,
  rule: 'nonzero',
  isShown: true,
}

const tones: readonly (Tone | 'line')[] = ['body', 'shade', 'light', 'accent', 'line']

/** What editors write besides, and the values at which it changes nothing. Ends and joins of strokes are always round. */
const harmless: Readonly<Record<string, RegExp>> = {
  'clip-rule': /./,
  color: /./,
  'enable-background': /./,
  'fill-opacity': /^1(?:\.0*)?$/,
  'image-rendering': /./,
  'mix-blend-mode': /^normal$/,
  opacity: /^1(?:\.0*)?$/,
  overflow: /./,
  'paint-order': /./,
  'shape-rendering': /./,
  'stop-color': /./,
  'stop-opacity': /./,
  'stroke-dasharray': /^none$/,
  'stroke-dashoffset': /./,
  'stroke-linecap': /./,
  'stroke-linejoin': /./,
  'stroke-miterlimit': /./,
  'stroke-opacity': /^1(?:\.0*)?$/,
  'vector-effect': /^none$/,
  visibility: /^visible$/,
}

const why: Readonly<Record<string, string>> = {
  opacity: 'opacity is not allowed: draw what is behind glass as it looks',
  'fill-opacity': 'opacity is not allowed: draw what is behind glass as it looks',
  'stroke-opacity': 'opacity is not allowed: draw what is behind glass as it looks',
}

const numberPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?(?:px)?$/i

/** A length in units of the frame. */
export const lengthOf = (value: string, say: () => never): number => {
  if (!numberPattern.test(value.trim())) return say()
  const length = Number.parseFloat(value)
  return Math.abs(length) <= 100_000 ? length : say()
}

const colourOf = (value: string, say: () => never): string | null => {
  const colour = value.trim().toLowerCase()
  if (colour === 'none') return null
  if (/^#[\da-f]{6}$/.test(colour)) return colour
  if (/^#[\da-f]{3}$/.test(colour)) return colour.replace(/[\da-f]/g, '$&$&')
  return say()
}

type Changes = { -readonly [Name in keyof Properties]?: Properties[Name] }

const apply = (changes: Changes, name: string, value: string, say: (reason: string) => never): boolean => {
  const wrong = (): never => say(`${name} is "${value}", expected ${expected[name]}`)
  if (name === 'fill') changes.fill = colourOf(value, wrong)
  else if (name === 'stroke') changes.stroke = colourOf(value, wrong)
  else if (name === 'stroke-width') changes.strokeWidth = lengthOf(value, wrong)
  else if (name === 'fill-rule') changes.rule = value === 'evenodd' ? value : value === 'nonzero' ? value : wrong()
  else if (name === 'display') changes.isShown = value !== 'none'
  else if (name.startsWith('-inkscape-')) return true
  else if (harmless[name] === undefined) return false
  else if (!harmless[name].test(value)) say(why[name] ?? `${name} may not be "${value}"`)
  return true
}

const expected: Readonly<Record<string, string>> = {
  fill: 'a colour such as #e0a458, or none',
  stroke: 'a colour such as #3a2b20, or none',
  'stroke-width': 'a number',
  'fill-rule': 'nonzero or evenodd',
}

const declarationsOf = (style: string, say: (reason: string) => never): (readonly [string, string])[] =>
  style
    .split(';')
    .filter((each) => each.trim() !== '')
    .map((each) => {
      const colon = each.indexOf(':')
      if (colon === -1) say(`style holds "${each.trim()}"`)
      return [each.slice(0, colon).trim(), each.slice(colon + 1).trim()]
    })

const toneOf = (changes: Changes, words: readonly string[], say: (reason: string) => never): void => {
  for (const word of words) {
    const tone = tones.find((each) => each === word)
    if (tone !== undefined) changes.tone = tone
    else if (word === 'edge') changes.isEdge = true
    else say(`class "${word}" is no tone: ${tones.join(', ')}, edge`)
  }
}

/** What an element is painted with within a group; `other` gets the attributes that say nothing of that. */
export const propertiesOf = (
  { attributes, line }: Element,
  outer: Properties,
  refuse: Refuse,
  other: (name: string) => boolean,
): Properties => {
  const say = (reason: string): never => refuse(line, reason)
  const changes: Changes = {}
  for (const [name, value] of attributes) {
    if (name === 'class') toneOf(changes, value.split(/\s+/).filter(Boolean), say)
    else if (name !== 'style' && name !== 'id' && !apply(changes, name, value, say) && !other(name))
      say(`attribute ${name} is not allowed`)
  }
  // Style outranks attributes.
  for (const [name, value] of declarationsOf(attributes.get('style') ?? '', say))
    if (!apply(changes, name, value, say)) say(`style ${name} is not allowed`)
  return { ...outer, ...changes, isShown: outer.isShown && changes.isShown !== false }
}
