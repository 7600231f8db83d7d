// What is called by its look and is no thing: lights in a colour, a photograph in sepia, the drawing itself, one colour by name, what should glow.
import { lchOf } from '../../../colour/colour.ts'
import { hueBetween } from '../../../colour/oklab.ts'
import type { Placed, Verb } from '../lexicon/mark.ts'
import { isLight, partPlace } from '../lexicon/part-words.ts'
import { sepiaBrown } from '../lexicon/sepia.ts'
import type { SpelledToken } from '../lexicon/spelling.ts'
import { allOf, coloursOf, firstOf, has, subjectsOf, wantedIn } from '../sentence/clause.ts'
import type { Clause } from '../sentence/clauses.ts'
import { type NamedColour, theHero, type Wish } from '../wish.ts'

const drawn = /^(?:drawing|sketch|engraving|etching|illustration|line drawing)$/

/** "The drawing in gold": what is drawn, not a manner of drawing. */
export const withDrawings = (marks: readonly Placed[], tokens: readonly SpelledToken[]): readonly Placed[] =>
  has(marks, 'colour')
    ? marks.map((placed): Placed => {
        const isNamed = drawn.test(placed.said) && tokens[placed.from - 1]?.word === 'the'
        return isNamed && placed.mark.is !== 'motif' ? { ...placed, mark: { is: 'target', target: 'hero' } } : placed
      })
    : marks

/** "The lights golden", "the light in the windows red": what shines in the picture; "a red light" lies over all of it. */
const litThings = /^(?:lights|lights? (?:on )?in (?:the|all) windows?|(?:lit|glowing) windows|windows (?:lit|glowing))$/

const colouredLights = (marks: readonly Placed[], colour: NamedColour): Wish | null => {
  const lights = allOf(marks, 'tone').find(({ said }) => litThings.test(said))
  if (!lights || has(marks, 'motif')) return null
  const said = /window/.test(lights.said) ? 'window light' : 'lights'
  const part = { ...partPlace('lights'), near: null, isSingle: false }
  return { kind: 'paint-part', part, said, owner: null, colour }
}

const photo = /^(?:photo|photograph|polaroid|snapshot|photos|photographs)$/

const photoTone: Readonly<Record<string, NamedColour>> = {
  sepia: { name: 'sepia', hex: sepiaBrown, metal: null },
  monochrome: { name: 'black and white', hex: '#7a7a7a', metal: null },
}

/** "Make the photo sepia": the photograph that lies in the picture. */
const tonedPhoto = ({ tokens }: Clause, marks: readonly Placed[]): Wish | null => {
  const said = tokens.find(({ word }, at) => photo.test(word) && tokens[at - 1]?.word === 'the')?.word
  const colour = photoTone[firstOf(marks, 'palette')?.palette ?? ''] ?? coloursOf(marks)[0]
  return said && colour ? { kind: 'paint-subject', subject: { ...theHero, motif: 'photo', said }, colour } : null
}

/** Degrees from which two names are two colours, and chroma under which one has no hue. */
const apart = 25
const neutral = 0.03

const areTwo = (one: NamedColour, other: NamedColour): boolean => {
  const [from, to] = [lchOf(one.hex), lchOf(other.hex)]
  return from.c < neutral || to.c < neutral ? Math.abs(from.l - to.l) > 0.2 : hueBetween(from.h, to.h) > apart
}

/** "Make the red yellow": all that is red; "the mustard yellow" is one colour. */
const exchangedColour = ({ tokens }: Clause, marks: readonly Placed[]): Wish | null => {
  const [one, other, third] = allOf(marks, 'colour')
  const isPlain = marks.every(({ mark }) => ['verb', 'colour', 'amount'].includes(mark.is))
  if (!one || !other || third || !isPlain || other.from !== one.to || tokens[one.from - 1]?.word !== 'the') return null
  const [from, to] = [one.mark.colour, other.mark.colour]
  return areTwo(from, to) ? { kind: 'recolour', from, to } : null
}

/** "Make the sword glow blue": the thing, and the light that it gives. */
const glowing = (marks: readonly Placed[], colour: NamedColour): readonly Wish[] | null => {
  const glow = marks.findIndex(({ mark }) => mark.is === 'effect' && mark.effect === 'glow')
  const [subject] = subjectsOf(marks.slice(0, Math.max(0, glow)))
  if (!subject || marks[glow + 1]?.mark.is !== 'colour') return null
  const part = { ...partPlace('glow'), near: null, isSingle: false }
  if (isLight(subject.said)) return [{ kind: 'paint-subject', subject, colour }]
  return [
    { kind: 'paint-subject', subject, colour },
    { kind: 'paint-part', part, said: 'glow', owner: null, colour },
  ]
}

/** "Make the book red": the book on the cover, where there is one. */
const colouredBook = ({ tokens }: Clause, all: readonly Placed[], colour: NamedColour): Wish | null => {
  // "Red rather than blue": what it is now.
  const marks = wantedIn(all)
  const book = marks.find(({ mark, thing }) => mark.is === 'target' && mark.target === 'cover' && thing !== null)
  const isNamed = book && /^books?$/.test(book.said) && tokens[book.from - 1]?.word === 'the'
  const isPlain = marks.every(({ mark }) => ['verb', 'colour', 'target', 'link'].includes(mark.is))
  if (!book?.thing || !isNamed || !isPlain || allOf(marks, 'target').length > 1) return null
  const { motif, kin } = book.thing
  return { kind: 'paint-subject', subject: { ...theHero, motif, kin, said: book.said }, colour }
}

/** The lines that a picture is drawn in. */
const colouredLines = (marks: readonly Placed[], colour: NamedColour): Wish | null => {
  const at = marks.findIndex(({ mark }) => mark.is === 'lines')
  return at >= 0 && marks[at + 1]?.mark.is === 'colour' ? { kind: 'paint-subject', subject: theHero, colour } : null
}

/** Wishes for such looks; null where the clause speaks of none. */
export const lookWishes = (clause: Clause, marks: readonly Placed[], verb: Verb | null): readonly Wish[] | null => {
  if (verb !== 'change' && verb !== null) return null
  const toned = tonedPhoto(clause, marks)
  if (toned) return [toned]
  const colour = coloursOf(wantedIn(marks)).at(-1)
  if (!colour) return null
  const one =
    colouredLights(marks, colour) ??
    exchangedColour(clause, marks) ??
    colouredLines(marks, colour) ??
    colouredBook(clause, marks, colour)
  return one ? [one] : glowing(marks, colour)
}
