// Settles what the readings of one sentence say together: nothing twice, and of two that contradict each other the later.
import { lchOf } from '../../../colour/colour.ts'
import type { Feeling, Wish } from '../wish.ts'
import { once } from './said-again.ts'
import { settledPicture, withoutMentions } from './settle-picture.ts'
import { settledType } from './settle-type.ts'

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

export const settled = (wishes: readonly Wish[]): readonly Wish[] =>
  onceDark(withoutLeafHue(withoutGroundLight(settledPicture(settledAlone(settledType(wishes))))))

const settledAlone = (wishes: readonly Wish[]): readonly Wish[] =>
  asExchange(withoutCleaner(withoutCalm(withoutAge(withoutEchoes(withoutTold(merged(once(withoutMentions(wishes)))))))))
