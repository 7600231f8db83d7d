// What is said twice is wished once: which wish says again what another said, and so gives way to it.
import type { GradeChange, Lettering, Wish } from '../wish.ts'

const strongest = (change: GradeChange): number => Math.max(...Object.values(change).map((by: number) => Math.abs(by)))

const sameWay = (one: GradeChange, other: GradeChange): boolean => {
  const ways = (change: GradeChange): string =>
    Object.entries(change)
      .filter(([, by]: [string, number]) => Math.abs(by) > 0.15)
      .map(([key, by]: [string, number]) => `${key}${Math.sign(by)}`)
      .toSorted()
      .join()
  return ways(one) === ways(other)
}

const without = <Of extends object>(from: Of, key: keyof Of): string => JSON.stringify({ ...from, [key]: null })

/** Whether a wish says again, no less, what another said: "too dark, could you lighten it". */
const isSaidBy = (wish: Wish, later: Wish): boolean => {
  if (wish.kind === 'grade' && later.kind === 'grade')
    return (
      wish.region === later.region &&
      sameWay(wish.change, later.change) &&
      strongest(later.change) >= strongest(wish.change)
    )
  if (wish.kind === 'hour' && later.kind === 'hour') return true
  if (wish.kind === 'season' && later.kind === 'season') return true
  if (wish.kind === 'scene' && later.kind === 'scene') return true
  if (wish.kind === 'ground' && later.kind === 'ground') return true
  if (wish.kind === 'feeling' && later.kind === 'feeling') return wish.feeling === later.feeling
  // "Heavier rain, and the street wetter": the stronger of the two.
  if (wish.kind === 'air' && later.kind === 'air')
    return wish.air === later.air && (later.strength === 0 || later.strength >= wish.strength)
  if (wish.kind === 'resize' && later.kind === 'resize') return wish.subject.motif === later.subject.motif
  if (wish.kind === 'add' && later.kind === 'add')
    return wish.subject.motif === later.subject.motif && later.isAsked && (!wish.isAsked || isSaidMore(wish, later))
  if (wish.kind === 'type' && later.kind === 'type') return isTypeSaidBy(wish, later)
  return JSON.stringify(wish) === JSON.stringify(later)
}

type AddWish = Extract<Wish, { kind: 'add' }>

/** "He should wear a cape! Could he get a red cape?" asks for one. */
const isSaidMore = (wish: AddWish, later: AddWish): boolean =>
  wish.colour === null && later.colour !== null && wish.count === later.count && later.by?.motif === wish.by?.motif

type TypeWish = Extract<Wish, { kind: 'type' }>

const isByHand = (lettering: Lettering | undefined): boolean => lettering === 'script' || lettering === 'handwritten'

/** Letterings that any kind of letters may have besides. */
const weights: ReadonlySet<Lettering> = new Set(['bold', 'thin', 'italic', 'condensed', 'elegant', 'modern'])

/** A line has one colour, one face and one place; one face by name outranks any other. */
const isTypeSaidBy = (wish: TypeWish, later: TypeWish): boolean => {
  if (wish.role !== later.role) return false
  const { scale, lettering } = wish.change
  const { change } = later
  if (lettering === 'other' && change.lettering !== undefined) return true
  // "Handwritten script" is one face.
  if (isByHand(lettering) && isByHand(change.lettering)) return true
  // "No italics, a plain serif": letters are of one kind.
  if (lettering && change.lettering && !weights.has(lettering) && !weights.has(change.lettering)) return true
  const keys = Object.keys(wish.change)
  if (scale !== undefined && change.scale !== undefined && keys.length === 1)
    // "My name is tiny, make it larger": it is tiny now.
    return scale > 1 !== change.scale > 1 || Math.abs(Math.log(change.scale)) >= Math.abs(Math.log(scale)) - 0.001
  if (wish.change.colour !== undefined && change.colour !== undefined) return true
  if (wish.change.case !== undefined && change.case !== undefined) return true
  return without(wish, 'kind') === without(later, 'kind')
}

export const once = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter((wish, at) => {
    const isRepeated = wishes.slice(at + 1).some((later) => isSaidBy(wish, later))
    // What a weaker word says again after a stronger one is no second wish either.
    const isEchoed = wishes
      .slice(0, at)
      .some(
        (before) =>
          isSaidBy(wish, before) &&
          !isSaidBy(before, wish) &&
          (wish.kind === 'grade' || wish.kind === 'air' || (wish.kind === 'type' && wish.change.scale !== undefined)),
      )
    return !isRepeated && !isEchoed
  })
