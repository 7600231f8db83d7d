// An edit in plain words, as it was understood: `make the fox bigger`.
import { withArticle } from '../../contract/article.ts'
import type { Edit, EditOperation } from '../../contract/edit.ts'
import { isAge } from './plans/things/replace.ts'
import { nameOfTarget, targetOf } from './target.ts'
import { bareName, ownerSaid } from './words/names.ts'

/** `the title`, `the fox's tail`, `her hair`: things in the caller's own words. */
const theName = (words: string): string => {
  if (ownerSaid(words) !== null) return words
  const target = targetOf(words)
  return `the ${target.is === 'thing' ? bareName(words) : nameOfTarget(target)}`
}

const aName = (words: string): string => {
  const name = bareName(words)
  const target = targetOf(words)
  return target.is !== 'thing' || target.thing.isPlural ? name : withArticle(name)
}

const places: Partial<Readonly<Record<NonNullable<Edit['place']>, string>>> = {
  top: 'at the top',
  bottom: 'at the bottom',
  left: 'on the left',
  right: 'on the right',
  center: 'in the middle',
  'top-left': 'at the top left',
  'top-right': 'at the top right',
  'bottom-left': 'at the bottom left',
  'bottom-right': 'at the bottom right',
  up: 'further up',
  down: 'further down',
  'further-left': 'further to the left',
  'further-right': 'further to the right',
  front: 'in the front',
  back: 'in the back',
  edge: 'at the edge',
  corner: 'in a corner',
  'left-of': 'to the left of',
  'right-of': 'to the right of',
  'next-to': 'next to',
  'in-front-of': 'in front of',
}

/** Where something goes. */
const ways: Partial<Readonly<Record<NonNullable<Edit['place']>, string>>> = {
  top: 'to the top',
  bottom: 'to the bottom',
  left: 'to the left',
  right: 'to the right',
  center: 'to the middle',
  'top-left': 'to the top left',
  'top-right': 'to the top right',
  'bottom-left': 'to the bottom left',
  'bottom-right': 'to the bottom right',
  front: 'to the front',
  back: 'to the back',
  edge: 'to the edge',
  corner: 'to a corner',
}

const whereOf = ({ place, of }: Edit): string => {
  if (place === null) return ''
  const where = places[place] ?? place
  return of === null ? ` ${where}` : ` ${where} ${theName(of)}`
}

const wayOf = (edit: Edit): string => {
  const way = edit.of === null && edit.place !== null ? ways[edit.place] : undefined
  return way === undefined ? whereOf(edit) : ` ${way}`
}

const amountOf = ({ amount }: Edit): string =>
  amount === null ? '' : amount === 'slight' ? 'a little ' : amount === 'much' ? 'much ' : `${amount} `

const plain = (value: string): string => value.replaceAll('-', ' ')

const compared: Readonly<Record<string, string>> = {
  muted: 'more muted',
  vivid: 'more vivid',
  blurred: 'more blurred',
}

const recoloured = (edit: Edit): string => {
  const { colour, value, of, not } = edit
  const name = theName(edit.target)
  if (of !== null) return `give ${name} the ${colour ?? 'colour'} of ${theName(of)}`
  if (colour !== null) return `make ${name} ${colour}${not === null ? '' : `, not ${not}`}`
  if (value === 'original') return `give ${name} its own colour back`
  if (value !== null) return `make ${name} ${amountOf(edit)}${compared[value] ?? value}`
  return not === null ? `recolour ${name}` : `make ${name} any colour but ${not}`
}

const resized = (edit: Edit): string => {
  const name = theName(edit.target)
  if (edit.value === 'same') return `make ${name} as large as ${edit.of === null ? 'another' : theName(edit.of)}`
  if (edit.value === 'fill') return `let ${name} fill the cover`
  const { amount } = edit
  const isClosed = amount === null || amount === 'slight' || amount === 'much'
  const size = edit.value ?? 'another size'
  return isClosed ? `make ${name} ${amountOf(edit)}${size}` : `make ${name} ${size}, by ${amount}`
}

const counted = (edit: Edit): string => {
  const name = bareName(edit.target)
  if (edit.count !== null)
    return /s$/.test(name) ? `show ${edit.count} ${name}` : `show ${theName(edit.target)} ${edit.count} times`
  return `show ${edit.value === 'fewer' ? 'fewer' : 'more'} ${name}`
}

const coloursOf = (edit: Edit): string => {
  const of = [edit.value === null ? '' : plain(edit.value), edit.colour ?? ''].filter((word) => word !== '').join(', ')
  return of === '' ? 'change the colours' : `change the colours: ${amountOf(edit)}${of}`
}

const worded = ({ target, value, of, place }: Edit): string => {
  const name = theName(target)
  if (value === null) return `change the words of ${name}`
  if (of !== null && place === null) return `put “${value}” in the place of “${of}” in ${name}`
  return place === null
    ? `let ${name} read “${value}”`
    : `put “${value}” ${plain(place)} ${of === null ? name : `“${of}”`}`
}

const added = (edit: Edit): string => {
  const { count, size, colour, target } = edit
  const name = [size, colour, bareName(target)].filter((word) => word !== null).join(' ')
  if (count !== null) return `add ${count} ${name}${whereOf(edit)}`
  return `add ${size === null && colour === null ? aName(target) : withArticle(name)}${whereOf(edit)}`
}

const weathered = ({ value, amount }: Edit): string => {
  if (value === 'clear' || value === 'cloudy') return `make the weather ${value}`
  const much = amount === 'much' ? 'a lot of ' : amount === 'slight' ? 'a little bit of ' : ''
  return `let there be ${much}${value ?? 'other weather'}`
}

const lights: Readonly<Record<string, (name: string) => string>> = {
  backlit: (name) => `light ${name} from behind`,
  candlelight: (name) => `light ${name} by candles`,
  'from-above': (name) => `light ${name} from above`,
  'from-below': (name) => `light ${name} from below`,
  'from-left': (name) => `light ${name} from the left`,
  'from-right': (name) => `light ${name} from the right`,
  glow: (name) => `let ${name} glow`,
  moonlight: (name) => `light ${name} by the moon`,
  neon: (name) => `light ${name} by neon`,
  off: (name) => `put the light of ${name} out`,
  on: (name) => `put the light of ${name} on`,
  spotlight: (name) => `put a spotlight on ${name}`,
  sunlight: (name) => `light ${name} by the sun`,
}

const lit = (edit: Edit): string => {
  const name = theName(edit.target)
  return lights[edit.value ?? '']?.(name) ?? `make the light on ${name} ${amountOf(edit)}${edit.value ?? 'different'}`
}

const words: Readonly<Record<EditOperation, (edit: Edit) => string>> = {
  recolour: recoloured,
  add: added,
  remove: ({ target }) => `remove ${theName(target)}`,
  replace: ({ target, value, colour }) =>
    value !== null && isAge(value)
      ? `make ${theName(target)} ${value}`
      : `replace ${theName(target)} by ${value === null ? 'something else' : aName(value)}${colour === null ? '' : ` in ${colour}`}`,
  move: (edit) => `move ${theName(edit.target)}${edit.amount === 'slight' ? ' a little' : ''}${wayOf(edit)}`,
  resize: resized,
  count: counted,
  rotate: ({ target, value, amount }) =>
    value === 'upright'
      ? `set ${theName(target)} upright`
      : `turn ${theName(target)} ${value ?? ''}${amount === null ? '' : ` by ${amount}`}`.trim(),
  flip: ({ target, value }) => `flip ${theName(target)} ${value === 'vertical' ? 'upside down' : 'from left to right'}`,
  swap: ({ target, of, value }) =>
    `exchange the ${value ?? 'places'} of ${theName(target)} and ${of === null ? 'another' : theName(of)}`,
  restyle: ({ target, value }) => `draw ${theName(target)} in the manner of ${plain(value ?? 'another style')}`,
  light: lit,
  hour: ({ value }) => `make it ${value ?? 'another hour'}`,
  season: ({ value }) => `make it ${value ?? 'another season'}`,
  weather: weathered,
  mood: (edit) => `make the mood of ${theName(edit.target)} ${amountOf(edit)}more ${edit.value ?? 'marked'}`,
  palette: coloursOf,
  background: ({ value, colour }) =>
    `change the background to ${[colour, value].filter((word) => word !== null).join(' ') || 'another'}`,
  border: ({ value, colour }) =>
    `give the cover ${withArticle([value === 'add' ? null : value, colour, 'border'].filter((word) => word !== null).join(' '))}`,
  texture: (edit) => `give ${theName(edit.target)} ${amountOf(edit)}texture: ${edit.value ?? 'another'}`,
  focus: (edit) =>
    edit.value === 'more' || edit.value === 'less'
      ? `let ${theName(edit.target)} stand out ${amountOf(edit)}${edit.value}`
      : `make ${theName(edit.target)} ${amountOf(edit)}${edit.value ?? 'clearer'}`,
  simplify: ({ target, value }) => `make ${theName(target)} ${value ?? 'simpler'}`,
  crop: ({ target, value }) =>
    value === 'only'
      ? `show only ${theName(target)}`
      : `crop ${theName(target)} ${value === 'whole' ? 'so that all of it shows' : (value ?? 'closer')}`,
  setText: worded,
  cutText: ({ target, value }) =>
    value === null ? `take ${theName(target)} off` : `take “${value}” out of ${theName(target)}`,
  font: ({ target, value, of }) =>
    of === null
      ? `set ${theName(target)} in ${value === null ? 'other' : plain(value)} letters`
      : `set ${theName(target)} in the letters of ${theName(of)}`,
  textEffect: ({ target, value }) =>
    value === 'none'
      ? `take all effects off ${theName(target)}`
      : `give ${theName(target)} an effect: ${plain(value ?? 'another')}`,
  align: ({ target, value }) =>
    `align ${theName(target)} ${value === 'center' ? 'in the middle' : `to the ${value ?? 'side'}`}`,
  spacing: (edit) =>
    `set the ${edit.of ?? 'letters'} of ${theName(edit.target)} ${amountOf(edit)}${edit.value ?? 'apart'}`,
  case: ({ target, value }) => `set ${theName(target)} in ${caseNames[value ?? ''] ?? 'another case'}`,
  order: (edit) => `put ${theName(edit.target)}${whereOf(edit)}`,
}

const caseNames: Readonly<Record<string, string>> = {
  upper: 'capitals',
  lower: 'small letters',
  title: 'title case',
  'small-caps': 'small capitals',
}

export const described = (edit: Edit): string => words[edit.op](edit).replace(/\s+/g, ' ').trim()
