// Who plays in a picture book: the hero's own kind, the book's other animals and children, and nobody else where the book is known.
import type { Mood } from '../../catalog/moods.ts'
import type { Manner } from '../characters/brush.ts'
import type { Figure } from '../characters/figure.ts'
import type { Light } from '../characters/light.ts'
import type { FaceMood } from '../characters/moods.ts'
import type { PoseName } from '../characters/poses.ts'
import { findKind, type Kind, kindOf, kinds } from '../characters/species.ts'
import type { Scene } from '../families/family.ts'
import type { Motif } from '../motifs/motif.ts'
import { factsOfMotif } from '../motifs/records.ts'
import type { Random } from '../paint/random.ts'
import { singular, wordsOf } from '../senses/detection/words.ts'
import { dressed, dressedChild } from './dress.ts'
import { boys, children, girls, smallFriends } from './looks.ts'

/** The character that is this very thing. */
export const kindFor = ({ id }: Motif): Kind | undefined => findKind(children.includes(id) ? 'child' : id)

export const isPlayed = (motif: Motif): boolean => kindFor(motif) !== undefined

const moodsOf: Readonly<Record<Mood, readonly [FaceMood, ...FaceMood[]]>> = {
  uplifting: ['happy', 'joy', 'laugh', 'wonder'],
  romantic: ['happy', 'joy', 'wonder'],
  epic: ['brave', 'wonder', 'happy'],
  intense: ['brave', 'surprise', 'laugh'],
  mysterious: ['wonder', 'curious', 'curious'],
  intellectual: ['curious', 'sly', 'happy'],
  melancholic: ['curious', 'worried', 'sleepy'],
}

export interface Troupe {
  readonly lead: Figure
  readonly friends: readonly Figure[]
}

export interface Calling {
  readonly light: Light
  readonly manner: Manner
  readonly most: number
  readonly pose: PoseName
  readonly friendPose?: PoseName
}

/** Whether the people of the book are children. */
const hasChild = ({ brief }: Scene): boolean => brief.reading.concept?.people?.age === 'child'

const sexOf = ({ brief }: Scene): 'girl' | 'boy' | null => {
  const { concept } = brief.reading
  const words = wordsOf(concept?.people?.who ?? `${brief.book.title} ${brief.book.summary ?? ''}`)
  const [isGirl, isBoy] = [words.some((word) => girls.includes(word)), words.some((word) => boys.includes(word))]
  return isGirl === isBoy ? null : isGirl ? 'girl' : 'boy'
}

/** Those whom a text names as their motifs are called, in the order in which they are kept. */
const namedBy = (text: string): readonly Kind[] => {
  const words = new Set(wordsOf(text).flatMap((word) => [word, singular(word)]))
  return kinds.filter(({ id }) => [id, ...factsOfMotif(id).names].some((name) => words.has(name)))
}

const leadOf = (scene: Scene): Kind => {
  const { hero, companions, brief } = scene
  const own = kindFor(hero)
  if (scene.isHeroAsked && own !== undefined) return own
  const isKnown = brief.reading.concept !== null
  // Where words are all that is known, whoever is in the title leads.
  const [titled] = isKnown ? [] : namedBy(brief.book.title)
  const isOfBook = isKnown || brief.reading.motifs.some(({ id }) => id === hero.id)
  const [told] = isKnown || isOfBook ? [] : namedBy(brief.book.summary ?? '')
  const beside = companions.map(kindFor).find((kind) => kind !== undefined)
  const anybody = hasChild(scene) ? 'child' : scene.random.sub('anybody').pick(['bear', 'fox', 'rabbit'])
  return titled ?? told ?? own ?? beside ?? kindOf(anybody)
}

const friendsOf = (scene: Scene, lead: Kind): readonly Kind[] => {
  const { companions, brief, hero } = scene
  const { concept } = brief.reading
  const child = kindOf('child')
  const count = concept?.people?.count ?? (hero.id === 'two-children' ? 2 : 1)
  const named = concept === null ? namedBy(`${brief.book.title} ${brief.book.summary ?? ''}`) : []
  const others = [...named, ...companions.map(kindFor)].filter(
    (kind) => kind !== undefined && kind !== lead && kind !== child,
  )
  const besides =
    hasChild(scene) || hero.id === 'two-children' ? (lead === child ? (count > 1 ? [child] : []) : [child]) : []
  const small =
    concept === null && others.length === 0 && besides.length === 0
      ? scene.random
          .sub('friends')
          .shuffled(smallFriends)
          .flatMap((id) => findKind(id) ?? [])
      : []
  return [...besides, ...new Set(others.filter((kind) => kind !== undefined)), ...small.filter((kind) => kind !== lead)]
}

const cast = (scene: Scene, kind: Kind, { light, manner }: Calling, pose: PoseName, random: Random): Figure => {
  const mood = random.sub('mood').pick(moodsOf[scene.mood])
  const isChild = kind.ears.kind === 'human'
  const dress = isChild
    ? dressedChild(scene.palette, sexOf(scene), random.sub('dress'))
    : dressed(kind, scene.palette, random.sub('dress'))
  return { kind, mood, pose, manner, light, seed: random.whole(1, 99999), book: scene.palette.accent, ...dress }
}

export const troupeOf = (scene: Scene, calling: Calling): Troupe => {
  const lead = leadOf(scene)
  const friends = friendsOf(scene, lead).slice(0, calling.most)
  const random = scene.random.sub('troupe')
  return {
    lead: cast(scene, lead, calling, calling.pose, random.sub('lead')),
    friends: friends.map((kind, at) =>
      cast(scene, kind, calling, calling.friendPose ?? calling.pose, random.sub(`friend ${at}`)),
    ),
  }
}

/** Animals and children that lead of themselves, for families that show no others. */
export const leads = [
  'bear',
  'fox',
  'rabbit',
  'elephant',
  'cat',
  'dog',
  'mouse',
  'owl',
  'lion',
  'dragon',
  'dinosaur',
  'whale',
  'unicorn',
  'child',
] as const
