// Makes cover documents: the step from a brief to something that can be painted.
import { artDirection } from '../brief/art-direction.ts'
import type { Brief } from '../brief/brief.ts'
import { type CoverDocument, type Direction, documentVersion, engineVersion } from '../document.ts'
import { withDrawings } from '../drawings/show-drawings.ts'
import type { Family } from '../families/family.ts'
import { findFamily } from '../families/index.ts'
import { noHero } from '../motifs/no-hero.ts'
import { Random } from '../paint/random.ts'
import { chooseFamilies } from './choose.ts'
import { choicesFor, choicesIn, chooseByConcept } from './choose-by-concept.ts'
import { direct } from './direct.ts'
import type { Staged } from './staged.ts'

const otherSide: Readonly<Record<string, string>> = { left: 'right', right: 'left' }

/** Sides of the picture; where type is "set left", a mirror leaves it. */
const sideOfPicture = /(?<=\b(?:on the|to the|lower|upper) )(?:left|right)\b/g

/** In a mirrored picture, what was on the right is on the left. */
const layoutPhrase = (family: Family, { layout: id, adjustments }: Direction): string => {
  const { phrase } = family.layouts.find((layout) => layout.id === id) ?? family.layouts[0]
  return adjustments.frame.mirror ? phrase.replace(sideOfPicture, (side) => otherSide[side] ?? side) : phrase
}

interface Turn {
  /** Of the whole call: where the wheels of palettes, layouts and faces start. */
  readonly callSeed: number
  /** How many covers of this call the family has already: each takes the next turn of every wheel. */
  readonly idea: number
  readonly staged?: Staged | undefined
}

/** The document of a directed cover, with its direction in words. */
export const documentOf = (family: Family, brief: Brief, seed: number, direction: Direction): CoverDocument => ({
  schemaVersion: documentVersion,
  engineVersion,
  template: family.id,
  seed,
  brief,
  direction,
  prompt: artDirection({
    brief,
    templateName: family.name,
    look: family.technique,
    hero: direction.hero === noHero.id ? null : direction.hero,
    companions: direction.companions,
    palette: direction.palette,
    layoutPhrase: layoutPhrase(family, direction),
    typePhrase: family.lettering,
    random: new Random(seed).sub('words'),
  }),
  art: null,
})

const makeDocument = (family: Family, brief: Brief, seed: number, { callSeed, idea, staged }: Turn): CoverDocument =>
  documentOf(family, brief, seed, direct(family, brief, callSeed, idea, staged))

export interface CoverWish {
  readonly brief: Brief
  /** Null: the studio chooses. */
  readonly template: string | null
  readonly seed: number
  readonly count: number
}

/** The documents of one call: as many ideas as covers. */
export const makeCovers = (wish: CoverWish): CoverDocument[] =>
  withDrawings(wish.brief.drawings, () => documentsFor(wish))

const documentsFor = ({ brief, template, seed, count }: CoverWish): CoverDocument[] => {
  const named = template === null ? undefined : findFamily(template)
  if (template !== null && !named) throw new TypeError(`expected a known template but received ${template}`)
  const chosen = chooseFor({ brief, template, seed, count }, named)
  return chosen.map(({ family, staged }, at) => {
    const idea = chosen.slice(0, at).filter((other) => other.family.id === family.id).length
    return makeDocument(family, brief, new Random(seed).sub(`cover ${at}`).whole(0, 0xffffffff), {
      callSeed: seed,
      idea,
      staged,
    })
  })
}

/** So many covers of one call have templates of their own. */
const mostIdeas = 5

interface Chosen {
  readonly family: Family
  /** Undefined where the family is to find its own hero. */
  readonly staged?: Staged
}

const chooseFor = ({ brief, seed, count }: CoverWish, named: Family | undefined): readonly Chosen[] => {
  const { concept } = brief.reading
  if (concept !== null) {
    const offered = named
      ? choicesIn([named], brief, concept, seed)
      : choicesFor(brief, concept, seed, Math.min(count, mostIdeas))
    const choices = chooseByConcept(offered, concept, count)
    if (choices.length > 0) return choices.map(({ family, staging }) => ({ family, staged: staging }))
  }
  // A template that the caller names is painted though it can show nothing of the book.
  const chosen = named ? Array.from({ length: count }, () => named) : chooseFamilies(brief, seed, count)
  return chosen.map((family) => ({ family }))
}
