// What is in the picture and no motif: places in a colour, parts of things, stains and ornaments.
import { findMotif } from '../../../../paint/motifs/index.ts'
import type { Placed, Verb } from '../../lexicon/mark.ts'
import { partsCalled } from '../../lexicon/painted-words.ts'
import { partPlace } from '../../lexicon/part-words.ts'
import { sceneryOf } from '../../lexicon/scenery-words.ts'
import { allOf, coloursOf, has, isOfLetters, subjectsOf, wantedIn } from '../../sentence/clause.ts'
import type { Clause } from '../../sentence/clauses.ts'
import { unknownWords } from '../../sentence/unknown-words.ts'
import { type NamedColour, theHero, type Wish } from '../../wish.ts'

/** "A blue forest", "the sea green": a place that is seen in the picture, in a colour. */
const colouredPlace = (marks: readonly Placed[], colour: NamedColour): Wish | null => {
  const place = allOf(marks, 'scene')[0]
  if (!place || has(marks, 'motif')) return null
  const { said } = place
  if (/^(?:forests?|woods?|woodlands?)$/.test(said))
    return { kind: 'paint-subject', subject: { ...theHero, motif: 'tree', kin: ['pine', 'bare-tree'], said }, colour }
  return /^(?:sea|ocean|lake|pond|river|stream|water|desert|meadow|valley|hills?)$/.test(said)
    ? { kind: 'tint', region: 'lower', colour, strength: 0.85 }
    : null
}

/** "Give the puppy a red cape": no animal wears one yet, so it is added behind it. */
export const givenCape = ({ tokens }: Clause, marks: readonly Placed[], verb: Verb | null): Wish | null => {
  const isOfHero = tokens.some(({ word }) => /^(?:he|she|him)$/.test(word))
  const owner = subjectsOf(marks)[0] ?? (isOfHero ? theHero : undefined)
  const isCape = allOf(marks, 'part').some(({ said }) => /\b(?:cape|cloak)$/.test(said))
  if (verb !== 'add' || !isCape || !owner) return null
  if (owner.motif !== null && findMotif(owner.motif)?.kind !== 'creature') return null
  return {
    kind: 'add',
    subject: { ...theHero, motif: 'cape', kin: ['cape'], said: 'cape' },
    count: 1,
    scale: 1,
    colour: coloursOf(marks)[0] ?? null,
    place: 'behind',
    by: owner,
    isAsked: true,
  }
}

/** "Make the coat red": of a thing's parts only their colour is in our hands. */
export const paintedPart = (marks: readonly Placed[], verb: Verb | null): Wish | null => {
  const wanted = wantedIn(marks)
  // "The red scarf should be green": what it was comes first.
  const colour = verb === 'change' ? coloursOf(wanted).at(-1) : coloursOf(wanted)[0]
  if (!colour || verb === 'remove') return null
  const placed = verb === 'add' ? null : colouredPlace(marks, colour)
  if (placed || !has(marks, 'part')) return placed
  // "Give the bear a yellow shirt": a part is not added, it is there.
  if (
    verb === 'add' &&
    !marks.some(
      ({ mark, said }) =>
        mark.is === 'verb' && /^(?:giv|has|have|should have|needs?|wear)|\b(?:want|like|love|prefer)$/.test(said),
    )
  )
    return null
  const said = (allOf(marks, 'part')[0]?.said ?? '').replace(/^(?:his|her|the|.*['’]s) /, '')
  // "The red scarf should be green".
  const near = coloursOf(marks).find((each) => each !== colour)
  const called = near?.hex ?? null
  const owner = subjectsOf(marks)[0] ?? theHero
  return { kind: 'paint-part', part: { ...partPlace(said), near: called, isSingle: false }, said, owner, colour }
}

/** Things that a picture shows by their shadows only. */
const shadowing = /^(?:blinds?|venetian blinds?|slats?|shutters?|louv(?:re|er)s?)$/

/** "Get rid of the shadow of the tree": of things in the picture, not of the letters. */
export const castShadow = ({ tokens }: Clause, marks: readonly Placed[], verb: Verb | null): Wish | null => {
  const shadow = allOf(marks, 'effect').find(({ mark }) => mark.effect === 'shadow')
  if (verb !== 'remove' || isOfLetters(marks)) return null
  const blinds = tokens.find(({ word }) => shadowing.test(word))
  if (blinds) return { kind: 'remove', subject: { ...theHero, motif: blinds.word, said: `${blinds.singular}s` } }
  if (!shadow) return null
  const isThing = ({ mark }: Placed): boolean => mark.is === 'motif' || (mark.is === 'target' && mark.target === 'hero')
  const owner = marks.find((placed) => isThing(placed) && placed.to === shadow.from)
  if (owner && tokens[owner.to - 1]?.possessive)
    return { kind: 'impossible', said: `${owner.said} ${shadow.said}`, asked: 'removed' }
  const thing = marks.find(
    ({ mark, from }) =>
      (mark.is === 'motif' || mark.is === 'scene' || (mark.is === 'target' && mark.target === 'hero')) &&
      from >= shadow.to,
  )
  const [preposition] = tokens.slice(shadow.to)
  if (!thing || !/^(?:of|under|beneath|behind|below|beside|on|by|from|around|cast)$/.test(preposition?.word ?? ''))
    return null
  return { kind: 'impossible', said: `${shadow.said} ${preposition?.word ?? 'of'} the ${thing.said}`, asked: 'removed' }
}

const ofType = /\b(?:title|subtitle|tagline|name|author|text|lettering|letters|font)$/

const stained = /\b(?:splatters?|spatters?|stains?|bloodstains?|blood|gore)$/

/** "Make the stamp blue", "remove the blood splatters": something that no motif is, but that may be in the picture. */
export const namelessThing = ({ tokens }: Clause, marks: readonly Placed[], verb: Verb | null): Wish | null => {
  const blood = allOf(marks, 'colour').find(({ said }) => stained.test(said))
  if (verb === 'remove') {
    const ornament = allOf(marks, 'target').find(
      ({ mark, said }) => mark.target === 'colours' && (sceneryOf(said).length > 0 || partsCalled(said).length > 0),
    )
    if (ornament) return { kind: 'remove', subject: { ...theHero, motif: ornament.said, said: ornament.said } }
    return blood ? { kind: 'remove', subject: { ...theHero, motif: 'blood', said: blood.said } } : null
  }
  const [colour, another] = coloursOf(marks)
  const isPlain = marks.every(({ mark }) => ['verb', 'colour', 'tone', 'amount', 'link'].includes(mark.is))
  if (!colour || another || !isPlain || (verb !== 'change' && verb !== null)) return null
  const at = tokens.findIndex(({ word }) => word === 'the')
  const said = at < 0 ? null : unknownWords(tokens, marks, { from: at + 1, to: at + 3 })
  // "Cream like the title": a line of type is no thing in the picture.
  return said === null || ofType.test(said)
    ? null
    : { kind: 'paint-subject', subject: { ...theHero, motif: said, said }, colour }
}
