// Settles what the readings of one sentence say together: nothing twice, and of two that contradict each other the later.
import { lchOf } from '../../../colour/colour.ts'
import type { Feeling, GradeChange, Lettering, Wish } from '../wish.ts'
import { settledPicture, withoutMentions } from './settle-picture.ts'

/** "Blue and gold" are the colours of one cover. */
const merged = (wishes: readonly Wish[]): readonly Wish[] => {
  const colours = wishes.flatMap((wish) => (wish.kind === 'colours' ? wish.colours : []))
  const others = wishes.filter(({ kind }) => kind !== 'colours')
  const distinct = colours.filter(({ hex }, at) => colours.findIndex((other) => other.hex === hex) === at)
  return distinct.length > 0 ? [...others, { kind: 'colours', colours: distinct }] : others
}

/** "Softer pastel colours": pastels are soft by themselves, and fade to mud when they are softened again. */
const withoutEchoes = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.some((wish) => wish.kind === 'palette' && /^(?:pastel|muted|earth)$/.test(wish.palette))
    ? wishes.filter((wish) => wish.kind !== 'grade' || (wish.change.contrast ?? 0) + (wish.change.saturation ?? 0) >= 0)
    : wishes

/** "Retro 80s synthwave": colours that a style is known by outshine the age that its name tells. */
const withoutAge = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.some((wish) => wish.kind === 'palette' && /^(?:neon|synthwave)$/.test(wish.palette))
    ? wishes.filter((wish) => wish.kind !== 'manner' || wish.manner !== 'vintage')
    : wishes

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

const isOnlyForReading = ({ change }: TypeWish): boolean => change.outline === true && change.shadow === true

/** "Take the glow off, I want it clean and crisp", "I can't read the script, use a serif": what is asked of the letters is what helps. */
const withoutRemedies = (wishes: readonly Wish[]): readonly Wish[] => {
  const isBetterTold = (wish: TypeWish): boolean =>
    wishes.some((other) => {
      if (other === wish || other.kind !== 'type' || other.role !== wish.role || isOnlyForReading(other)) return false
      const { glow, shadow, outline, lettering, scale, colour, place } = other.change
      const isPlainer = glow === false || shadow === false || outline === false
      const isNamed =
        glow === true ||
        shadow === true ||
        outline === true ||
        colour !== undefined ||
        (place !== undefined && place !== null)
      if (isOnlyForReading(wish)) return isPlainer || isNamed || lettering !== undefined || (scale ?? 1) > 1
      return isPlainer && wish.change.lettering === 'modern' && wish.change.flat === true
    })
  return wishes.filter((wish) => wish.kind !== 'type' || !isBetterTold(wish))
}

/** "A clearer typeface, still elegant": letters that can be read are elegant enough. */
const withoutFancy = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter(
    (wish) =>
      wish.kind !== 'type' ||
      wish.change.lettering !== 'elegant' ||
      !wishes.some(
        (other) => other.kind === 'type' && other.role === wish.role && other.change.lettering === 'readable',
      ),
  )

/** "Down at the bottom under the title" is at the bottom; "down, under the title" is under it. */
const withOnePlace = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter((wish) => {
    const { place } = wish.kind === 'type' ? wish.change : {}
    if (wish.kind !== 'type' || !place) return true
    const others = wishes.flatMap((other) =>
      other !== wish && other.kind === 'type' && other.role === wish.role && other.change.place
        ? [other.change.place]
        : [],
    )
    const isBeside = (each: string): boolean => /^(?:above|below)-/.test(each)
    const isSame = (one: string, other: string): boolean =>
      (one === 'bottom' && other === 'below-title') || (one === 'top' && other === 'above-title')
    return isBeside(place)
      ? !others.some((other) => isSame(other, place))
      : !others.some((other) => isBeside(other) && !isSame(place, other))
  })

/** "One flat colour, plain white": a colour alone would bring foil and shadows back. */
const flatLast = (wishes: readonly Wish[]): readonly Wish[] => {
  const isFlat = (wish: Wish): boolean =>
    wish.kind === 'type' && wish.change.flat === true && wish.change.colour === undefined
  return [...wishes.filter((wish) => !isFlat(wish)), ...wishes.filter(isFlat)]
}

const once = (wishes: readonly Wish[]): readonly Wish[] =>
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

/** The dark of a storm's clouds and of a night's sky is their own, and what is faded in the manner of an age has that age's colours. */
const withoutTold = (wishes: readonly Wish[]): readonly Wish[] => {
  const hasStorm = wishes.some(({ kind }) => kind === 'storm')
  const isNight = wishes.some((wish) => wish.kind === 'hour' && wish.hour === 'night')
  const hasAge = wishes.some((wish) => wish.kind === 'palette' && wish.palette === 'seventies')
  return wishes.filter(
    (wish) =>
      wish.kind !== 'grade' ||
      !(
        (hasStorm && (wish.change.lightness ?? 0) < 0) ||
        (isNight && wish.region === 'upper' && (wish.change.lightness ?? 0) < 0) ||
        (hasAge && (wish.change.saturation ?? 0) < 0)
      ),
  )
}

/** "Turn the glitches down, it should look cleaner": what is cleaner is so because something goes. */
const withoutCleaner = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.some((wish) => wish.kind === 'without' || (wish.kind === 'air' && (wish.isLess || wish.strength === 0)))
    ? wishes.filter((wish) => wish.kind !== 'manner' || wish.manner !== 'simplified')
    : wishes

/** "Take away the acorns and put a lotus there": one thing in the place of another. */
const asExchange = (all: readonly Wish[]): readonly Wish[] => {
  // "Not a stag. It's a wolf, so a wolf in its place": what comes for it is named twice.
  const come = (wish: Wish): boolean =>
    wish.kind === 'add' && all.some((other) => other.kind === 'replace' && other.to.motif === wish.subject.motif)
  return exchanged(all.filter((wish) => !come(wish)))
}

const exchanged = (wishes: readonly Wish[]): readonly Wish[] => {
  const removed = wishes.filter((wish) => wish.kind === 'remove')
  const added = wishes.filter((wish) => wish.kind === 'add')
  const [gone, come] = [removed[0], added[0]]
  if (!gone || !come || removed.length > 1 || added.length > 1) return wishes
  const isNext = wishes.indexOf(come) === wishes.indexOf(gone) + 1
  if (
    !(come.isAsked || isNext) ||
    come.count > 1 ||
    come.place !== null ||
    come.by !== null ||
    wishes.indexOf(gone) > wishes.indexOf(come)
  )
    return wishes
  const exchange: Wish = { kind: 'replace', from: gone.subject, to: come.subject, colour: come.colour, count: 1 }
  return wishes.flatMap((wish) => (wish === gone ? [exchange] : wish === come ? [] : [wish]))
}

/** "Something calmer like navy and teal": the colours that are named are what is calmer. */
const withoutCalm = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.some((wish) => wish.kind === 'colours')
    ? wishes.filter((wish) => wish.kind !== 'feeling' || wish.feeling !== 'calm')
    : wishes

/** Feelings that are dark by themselves. */
const darkFeelings: readonly Feeling[] = ['moody', 'scary', 'tense', 'mysterious', 'melancholic']
/** How much of a darkening is left where a feeling brings one. */
const besideFeeling = 0.45

/** "Gothic and darker": dark twice over, there would be nothing to see. */
const onceDark = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.some((wish) => wish.kind === 'feeling' && !wish.isLess && darkFeelings.includes(wish.feeling))
    ? wishes.map((wish) => {
        const { lightness = 0 } = wish.kind === 'grade' ? wish.change : {}
        return wish.kind === 'grade' && lightness < 0
          ? { ...wish, change: { ...wish.change, lightness: lightness * besideFeeling } }
          : wish
      })
    : wishes

/** "Autumn, with orange leaves": the colours of its leaves come with the season, and are not those of the whole cover. */
const withoutLeafHue = (wishes: readonly Wish[]): readonly Wish[] => {
  const isAutumn = wishes.some((wish) => wish.kind === 'season' && wish.season === 'autumn')
  const isOfLeaves = (hex: string): boolean => lchOf(hex).h > 15 && lchOf(hex).h < 105
  return isAutumn
    ? wishes.filter((wish) => wish.kind !== 'colours' || !wish.colours.every(({ hex }) => isOfLeaves(hex)))
    : wishes
}

/** "A lighter background, cream maybe": the ground that is named is what is lighter. */
const withoutGroundLight = (wishes: readonly Wish[]): readonly Wish[] => {
  const ground = wishes.find((wish) => wish.kind === 'ground')
  if (!ground) return wishes
  const { l } = lchOf(ground.colour.hex)
  const way = l > 0.75 ? 1 : l < 0.35 ? -1 : 0
  return wishes.filter((wish) => wish.kind !== 'grade' || Math.sign(wish.change.lightness ?? 0) !== way || way === 0)
}

/** "Straighten the title, I get seasick at the tilt": the slant is what goes. */
const straightened = (wishes: readonly Wish[]): readonly Wish[] => {
  const isStraight = (wish: Wish): boolean => wish.kind === 'type' && wish.change.tilt === 0
  return wishes.some(isStraight)
    ? wishes.filter((wish) => isStraight(wish) || wish.kind !== 'type' || wish.change.tilt === undefined)
    : wishes
}

export const settled = (wishes: readonly Wish[]): readonly Wish[] =>
  onceDark(
    withoutLeafHue(
      withoutGroundLight(
        settledPicture(settledAlone(flatLast(withOnePlace(withoutRemedies(withoutFancy(straightened(wishes))))))),
      ),
    ),
  )

const settledAlone = (wishes: readonly Wish[]): readonly Wish[] =>
  asExchange(withoutCleaner(withoutCalm(withoutAge(withoutEchoes(withoutTold(merged(once(withoutMentions(wishes)))))))))
