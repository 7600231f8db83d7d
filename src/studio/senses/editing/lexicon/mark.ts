// What a word or expression of an edit says by itself, before it is known what it is said of.
import type { Setting } from '../../../brief/setting.ts'
import type { Air, Corner, Manner, Place } from '../../../direction/adjustments.ts'
import type { TypeRole } from '../../../type/plan.ts'
import type { Feeling, GradeChange, Lettering, NamedColour, PaletteKind, TypeChange } from '../wish.ts'

export type Verb = 'add' | 'remove' | 'replace' | 'change' | 'move' | 'keep' | 'undo'

/** What attributes can be said of. */
export type Target = TypeRole | 'text' | 'sky' | 'low' | 'background' | 'cover' | 'hero' | 'colours' | 'scene'

export type Mark =
  | { readonly is: 'verb'; readonly verb: Verb }
  | { readonly is: 'target'; readonly target: Target }
  /** `with`, `for`; and with `becomes`, `to` and `into`: what follows takes the place of what went before. */
  | { readonly is: 'link'; readonly becomes: boolean }
  /** `instead of`: what follows is what goes. */
  | { readonly is: 'instead' }
  /** `on`, `against`: a colour after it is the ground's. */
  | { readonly is: 'upon' }
  /** `around`, `behind`: what follows is where something is, not what is asked for. */
  | { readonly is: 'beside' }
  | { readonly is: 'more' }
  | { readonly is: 'less' }
  | { readonly is: 'too' }
  | { readonly is: 'enough' }
  | { readonly is: 'not' }
  | { readonly is: 'amount'; readonly share: number }
  /** `20 percent`: by how much, as a share. */
  | { readonly is: 'share'; readonly share: number }
  | { readonly is: 'count'; readonly count: number }
  /** `the second`, `the last`: its number from the left, -1 for the last. */
  | { readonly is: 'nth'; readonly nth: number }
  | { readonly is: 'tone'; readonly change: GradeChange; readonly said: string; readonly opposite: string }
  | { readonly is: 'size'; readonly isLarger: boolean }
  | { readonly is: 'place'; readonly place: Place | Corner }
  | { readonly is: 'space' }
  | { readonly is: 'palette'; readonly palette: PaletteKind }
  | { readonly is: 'negative' }
  | { readonly is: 'feeling'; readonly feeling: Feeling }
  | { readonly is: 'hour'; readonly hour: NonNullable<Setting['time']> }
  | { readonly is: 'season'; readonly season: NonNullable<Setting['season']> }
  | { readonly is: 'scene'; readonly place: NonNullable<Setting['place']> }
  | { readonly is: 'air'; readonly air: Air }
  | { readonly is: 'storm' }
  | { readonly is: 'clear-sky' }
  | { readonly is: 'vignette' }
  | { readonly is: 'border' }
  | { readonly is: 'lettering'; readonly lettering: Lettering }
  | { readonly is: 'setting'; readonly change: TypeChange }
  | { readonly is: 'effect'; readonly effect: 'shadow' | 'outline' | 'glow' | 'foil' | 'flat' }
  | { readonly is: 'tracking'; readonly by: number }
  /** Lines of the drawing. */
  | { readonly is: 'lines' }
  | { readonly is: 'frame'; readonly frame: 'mirror' | 'zoom-in' | 'zoom-out' }
  | { readonly is: 'manner'; readonly manner: Manner; readonly said: string }
  | { readonly is: 'plain' }
  | { readonly is: 'busy' }
  | { readonly is: 'layout' }
  /** A part of the hero, whatever it is: `coat`, `wings`, `sails`. */
  | { readonly is: 'part' }
  | { readonly is: 'colour'; readonly colour: NamedColour }
  /** `kin` are all motifs that the word names: every one goes when it is to go. */
  | {
      readonly is: 'motif'
      readonly motif: string
      readonly kin: readonly string[]
      readonly isExact: boolean
      /** Where the word names what nobody can paint: what can stand in for it, nearest first. */
      readonly standIns: readonly string[]
      /** Where it is only a part of a longer name that nobody knows: the road of `road sign`. */
      readonly isPart: boolean
      readonly isPlural: boolean
    }

/** A mark and the tokens it was read from. */
export interface Placed {
  readonly mark: Mark
  readonly from: number
  readonly to: number
  readonly said: string
  /** The thing that the same word may name: `lavender` is a colour and a plant, `book` the cover and a book on it. */
  readonly thing: Extract<Mark, { readonly is: 'motif' }> | null
}
