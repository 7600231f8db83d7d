// The colours of the texts of a panel, and what is laid under them where the art is restless.
import type { Colour } from '../../studio/colour/colour.ts'
import type { PlainBox } from '../geometry/boxes.ts'
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { accentOr, canStandBare, chooseInks, type Sight } from './choose-ink.ts'
import { type Ground, lightsBehind, type Shade, shaded } from './ground.ts'
import type { LayoutRequest } from './layout-request.ts'
import type { Backing, TextBlock } from './layout-state.ts'
import { boxOf, inInches, panelOf } from './panels.ts'
import { plateBands } from './plate-bands.ts'

const shadeOf = (backing: Backing): Shade => ({ ...backing, ...boxOf(backing), softness: backing.softness * 72 })

export interface Inked {
  readonly blocks: TextBlock[]
  readonly ink: Colour
  readonly accent: Colour
  /** What was laid under the type, in points. */
  readonly shades: readonly Shade[]
}

/** A tint over a panel, in points. */
export interface Wash {
  readonly box: PlainBox
  readonly softness: number
}

/** Where a shade lies, for each block that carries one: a wash is all over its panel, a plate is a band. */
const shadesFor = (
  kind: 'wash' | 'plate',
  blocks: readonly TextBlock[],
  geometry: WrapGeometry,
  panel: 'back' | 'spine',
  wash: Wash,
): (Wash | null)[] =>
  panel === 'back' && kind === 'plate'
    ? plateBands(blocks, geometry).map((box) => box && { box, softness: 0 })
    : blocks.map((_, index) => (index === 0 ? wash : null))

const sightsOf = (
  blocks: readonly TextBlock[],
  ground: Ground,
  area: PlainBox,
  below: readonly Shade[] = [],
): readonly Sight[] =>
  blocks.map((block) => ({ lights: lightsBehind(ground, area, boxOf(block), below), size: block.fontSize }))

/** One ink for all texts of a panel, or each its own; a shade under all of them where the art is restless. */
export const inkBlocks = (
  blocks: readonly TextBlock[],
  { geometry, voice, backdrop, tone }: LayoutRequest,
  panel: 'back' | 'spine',
  { wash, below }: { readonly wash: Wash; readonly below: readonly Shade[] },
): Inked => {
  const area = panelOf(geometry, panel)
  const sights = sightsOf(blocks, backdrop[panel], area, below)
  const lights = (): number[] => lightsBehind(backdrop[panel], area, area, below)
  const { inks, shade } = chooseInks(voice.palette, sights, { lights, tone })
  const places = shade ? shadesFor(shade.kind, blocks, geometry, panel, wash) : []
  const backings = places.map(
    (place): Backing | null =>
      shade &&
      place && { ...inInches(place.box), color: shade.color, opacity: shade.opacity, softness: place.softness / 72 },
  )
  const inked = blocks.map((block, index): TextBlock => {
    const ink = inks[index] ?? '#000000'
    const lights = sights[index]?.lights ?? []
    const seen = shade ? lights.map((light) => shaded(light, shade)) : lights
    const isLoud = block.id === 'tagline' || block.id === 'spineTitle'
    return {
      ...block,
      color: isLoud ? accentOr(voice.palette, ink, seen) : ink,
      backing: backings[index] ?? null,
    }
  })
  const [first] = inked
  const text = inked.find(({ id }) => id === 'blurb') ?? first
  return {
    blocks: inked,
    ink: text?.color ?? voice.palette.ink,
    accent: first?.color ?? voice.palette.accent,
    shades: backings.filter((backing) => backing !== null).map(shadeOf),
  }
}

/** Whether texts can be read on the art of their panel as it is; `below`: what is laid on it already. */
export const standBare = (
  blocks: readonly TextBlock[],
  { geometry, voice, backdrop }: LayoutRequest,
  panel: 'back' | 'spine',
  below: readonly Shade[],
): boolean => canStandBare(voice.palette, sightsOf(blocks, backdrop[panel], panelOf(geometry, panel), below))
