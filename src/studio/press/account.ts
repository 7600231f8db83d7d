// The account of a painted cover: what is on it, told by those who painted it. What was only planned is not in it.
import { withArticle } from '../../contract/article.ts'
import { shelfPhrase } from '../brief/direction-phrases.ts'
import { ideasOf } from '../concept/ideas-of.ts'
import type { CoverDocument } from '../document.ts'
import type { Family } from '../families/family.ts'
import { motifPhrase } from '../motifs/motif-phrase.ts'
import { understudyOf } from '../paint/characters/cast.ts'
import type { Easel } from '../paint/easel.ts'
import { leftOutPart, type PartName, sceneNames } from '../paint/part-names.ts'
import { singular, wordsOf } from '../senses/detection/words.ts'
import type { SetType } from '../type/set-type.ts'
import { coloursSeen } from './colours-seen.ts'

interface Painted {
  readonly easel: Easel
  readonly type: SetType
}

/** Names by which painters find their way, and which say nothing to whoever looks at the cover. */
const ofTheTrade: ReadonlySet<PartName> = new Set<PartName>(['players', 'photo', 'disc', 'shadow', 'tabs', 'stage'])

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const heading = ({ brief }: CoverDocument, { name, templateType }: Family): string =>
  `${withArticle(templateType).replace(/^a/, 'A')} cover after the template “${name}”, made for ${shelfPhrase(brief.book)}.`

/** What the image model was told is all that is known of its picture. */
const picture = ({ art }: CoverDocument): string =>
  art === null
    ? ''
    : `The picture is by the image model ${art.painter}, and nobody has checked what it shows; it was asked for: “${art.words}”.`

/** The hero first. One that another plays is named with who plays it. */
const things = ({ direction: { hero } }: CoverDocument, { easel }: Painted): string => {
  const drawn = [...easel.things].filter((id) => !easel.without.has(id))
  const understudy = drawn.includes(hero) ? undefined : understudyOf(hero)
  const first = understudy !== undefined && drawn.includes(understudy) ? understudy : hero
  const others = drawn.filter((id) => id !== first).map(motifPhrase)
  const lead = !drawn.includes(first)
    ? []
    : [first === hero ? motifPhrase(hero) : `${motifPhrase(first)}, which stands in for ${motifPhrase(hero)}`]
  const shown = [...new Set([...lead, ...others])]
  return shown.length === 0 ? '' : `It shows ${listed(shown)}.`
}

/** A template that needs a thing in its middle shows one of its own where it can draw nothing of the book. */
const ownHero = ({ brief, direction: { hero, adjustments } }: CoverDocument, { easel }: Painted): string => {
  const { concept } = brief.reading
  const isShown = easel.things.has(hero) && !easel.without.has(hero)
  if (concept === null || adjustments.hero.isAsked || !isShown) return ''
  const isOfBook = ideasOf(brief, concept).some(({ motif }) => motif.id === hero)
  return isOfBook ? '' : `Nothing in the book asks for ${motifPhrase(hero)}: the template needs something in its place.`
}

const isNamedIn = (noun: string, phrase: string): boolean =>
  wordsOf(noun).some((word) => wordsOf(phrase).map(singular).includes(singular(word)))

/** What was asked for by name and is not there, or only in the shape of something near. */
const wishes = ({ art, brief }: CoverDocument, { easel }: Painted): string => {
  if (art !== null) return ''
  const isShown = (id: string): boolean => easel.things.has(id) && !easel.without.has(id)
  return brief.reading.asked
    .flatMap(({ noun, motif }): readonly string[] => {
      if (motif === null) return [`“${noun}” was asked for, and nobody has drawn it: it is not on this cover.`]
      if (!isShown(motif)) return [`“${noun}” was asked for, and has no place in this picture.`]
      const phrase = motifPhrase(motif)
      return isNamedIn(noun, phrase) || isNamedIn(noun, motif) ? [] : [`“${noun}” is shown as ${phrase}.`]
    })
    .join(' ')
}

/** Nobody of the studio has drawn it: whoever looks at the cover should know. */
const drawnOnDemand = ({ brief: { drawings } }: CoverDocument, { easel }: Painted): string =>
  drawings
    .filter(({ record: { id } }) => easel.things.has(id) && !easel.without.has(id))
    .map(({ record: { id }, by }) => `The ${id.replaceAll('-', ' ')} was drawn for you by the language model ${by}.`)
    .join(' ')

const scenery = ({ easel }: Painted): string => {
  const seen = sceneNames.filter(
    (name) =>
      easel.named.has(name) &&
      !ofTheTrade.has(name) &&
      !easel.things.has(name) &&
      !easel.without.has(name) &&
      !easel.without.has(leftOutPart(name)),
  )
  return seen.length === 0 ? '' : `In the picture: ${listed(seen)}.`
}

const colours = ({ easel }: Painted): string =>
  `Its colours, by how much there is of them: ${listed(coloursSeen(easel.canvas))}.`

const faceName = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const roles = { title: 'title', subtitle: 'subtitle', author: 'author’s name', year: 'year' } as const

const lettering = ({ type }: Painted): string => {
  const lines = type.stacks.flatMap(({ items }) => items).filter((item) => item.kind === 'lines')
  const faces = new Map<string, string>()
  for (const { role, runs } of lines) {
    const [run] = runs
    if (run && !faces.has(roles[role])) faces.set(roles[role], faceName(run.face))
  }
  return faces.size === 0
    ? 'It has no text.'
    : `${listed([...faces].map(([role, face]) => `the ${role} is set in ${face}`)).replace(/^t/, 'T')}.`
}

export const accountOf = (document: CoverDocument, family: Family, painted: Painted): string =>
  [
    heading(document, family),
    picture(document),
    things(document, painted),
    ownHero(document, painted),
    wishes(document, painted),
    drawnOnDemand(document, painted),
    document.art === null ? scenery(painted) : '',
    colours(painted),
    lettering(painted),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
