// The two sides of an exchange: what goes, and what comes, with how many and with whom.
import type { Placed } from '../../lexicon/mark.ts'
import { coloursOf, firstOf, subjectsOf } from '../../sentence/clause.ts'
import type { Stretch } from '../../sentence/unknown-words.ts'
import { type Subject, theHero, type Wish } from '../../wish.ts'
import { isPair } from '../things/how-many.ts'

export interface Side extends Stretch {
  readonly marks: readonly Placed[]
}

export const isThing = ({ mark }: Placed): boolean => mark.is === 'motif'

/** "A girl with a lantern", "a girl holding a lantern": what follows comes along. */
const isWith = ({ mark, said }: Placed): boolean =>
  mark.is === 'link' || (mark.is === 'verb' && /^(?:holding|carrying|wearing)$/.test(said))

/** A thing by its name comes before what a word only brings to mind; of "road sign" the road is only a part. */
export const namedIn = (side: Side): Subject | undefined => {
  // "The photo of the grave" is the grave.
  const whole = side.marks.findIndex((placed, at) => isThing(placed) && side.marks[at - 1]?.said === 'of the')
  const marks = whole > 0 ? side.marks.slice(whole) : side.marks
  // "A girl with a lantern" is a girl first.
  const link = marks.findIndex(isWith)
  const subjects = subjectsOf(link > 0 && marks.slice(0, link).some(isThing) ? marks.slice(0, link) : marks)
  // "A shield emblem" is a shield.
  return (
    subjects.find(({ isExact, motif }) => isExact && motif !== null) ??
    subjects.find(({ isExact }) => isExact) ??
    subjects[0]
  )
}

/** "Two ravens instead of the gun": only a number asks for several. */
export const countIn = ({ marks }: Side): number => (isPair(marks) ? 1 : firstOf(marks, 'count')?.count) ?? 1

const ofBody =
  /^(?:arms?|hands?|wings?|horns?|antlers|eyes?|ears?|legs?|paws?|tails?|manes?|hair|beards?|petals|leaves|thorns|branches)$/

/** What comes along: the lantern of "a girl with a lantern". */
export const companionsIn = ({ marks }: Side, come: Subject): readonly Wish[] => {
  const link = marks.findIndex(isWith)
  if (link <= 0 || !marks.slice(0, link).some(isThing)) return []
  return subjectsOf(marks.slice(link)).flatMap((subject): Wish[] =>
    subject.motif === null || subject.motif === come.motif || ofBody.test(subject.said)
      ? []
      : [
          {
            kind: 'add',
            subject,
            count: 1,
            scale: 1,
            colour: coloursOf(marks.slice(link))[0] ?? null,
            place: 'beside',
            by: theHero,
            isAsked: true,
          },
        ],
  )
}
