// What a render changes of a wrap, decided from what it is and what was sent: pure.
import { fault } from '../catalog/fault.ts'
import type { WrapPreset } from '../catalog/print.ts'
import type { LayoutState } from '../print/layout/layout-state.ts'
import type { OrderedLayout } from '../print/render/print-order.ts'
import { layoutOfTexts } from './printing.ts'
import type { Wishes, Wrap, WrapSpecs } from './record.ts'

type Texts = Wishes['texts']

/** What a caller sent: what is undefined stays as it is. */
export interface Change {
  readonly preset: WrapPreset | undefined
  /** Empty ones are removed. */
  readonly texts: { readonly [Name in keyof Texts]: Texts[Name] | undefined }
  readonly spineColor: string | undefined
  readonly solidColor: string | undefined
  readonly layoutState: LayoutState | undefined
  /** Of the book, where its wrap is to be made for another one. */
  readonly specs: WrapSpecs | undefined
}

export interface RenderPlan {
  readonly preset: WrapPreset
  readonly wishes: Wishes
  readonly layout: OrderedLayout
}

/** Over painted art a plain back would only hide what was paid for. */
export const refuseBackColor = ({ designStyle }: Pick<Wrap, 'designStyle'>, change: Change): void => {
  if (designStyle === 'solid') return
  const field = change.solidColor !== undefined ? 'solidColor' : 'layoutState.colors.back'
  if (change.solidColor === undefined && (change.layoutState?.colors.back ?? null) === null) return
  throw fault('back_color_requires_solid_style', {
    message: `${field} needs a wrap of designStyle solid; this one is ${designStyle}.`,
    details: { field },
  })
}

const textNames = ['tagline', 'blurb', 'authorBio', 'spineTitle', 'spineAuthor'] as const

const perText = <Value>(value: (name: keyof Texts) => Value): { [Name in keyof Texts]: Value } => ({
  tagline: value('tagline'),
  blurb: value('blurb'),
  authorBio: value('authorBio'),
  spineTitle: value('spineTitle'),
  spineAuthor: value('spineAuthor'),
})

const textIn = ({ textBlocks }: LayoutState, name: string): string | undefined =>
  textBlocks.find(({ id }) => id === name)?.text

/** A text that the old layout showed and the new one does not is removed; one that neither shows waits for another preset. */
const textsAfter = (state: LayoutState, { layout, wishes }: Wrap): Texts =>
  perText((name) => textIn(state, name) ?? (textIn(layout, name) === undefined ? wishes.texts[name] : ''))

const byState = (wrap: Wrap, sent: LayoutState, change: Change): RenderPlan => {
  const back = change.solidColor ?? sent.colors.back
  const spine = change.spineColor ?? sent.colors.spine
  const state = { ...sent, colors: { ...sent.colors, back, spine } }
  return {
    preset: wrap.preset,
    wishes: {
      ...wrap.wishes,
      texts: textsAfter(state, wrap),
      solidColor: back ?? wrap.wishes.solidColor,
      // A spine in the colour of the back follows it.
      spineColor: spine === back ? null : spine,
      ownLayout: true,
      spineRotation:
        state.spineRotation === wrap.layout.spineRotation ? wrap.wishes.spineRotation : state.spineRotation,
    },
    layout: { kind: 'state', state },
  }
}

const byTexts = (wrap: Wrap, preset: WrapPreset, change: Change): RenderPlan => {
  const wishes: Wishes = {
    ...wrap.wishes,
    texts: perText((name) => change.texts[name] ?? wrap.wishes.texts[name]),
    solidColor: change.solidColor ?? wrap.wishes.solidColor,
    spineColor: change.spineColor ?? wrap.wishes.spineColor,
    ownLayout: false,
  }
  return { preset, wishes, layout: layoutOfTexts({ ...wrap, preset, wishes }) }
}

export const planRender = (wrap: Wrap, change: Change): RenderPlan => {
  if (change.layoutState) return byState(wrap, change.layoutState, change)
  const namesTexts = change.preset !== undefined || textNames.some((name) => change.texts[name] !== undefined)
  if (namesTexts) return byTexts(wrap, change.preset ?? 'standard', change)
  return wrap.wishes.ownLayout ? byState(wrap, wrap.layout, change) : byTexts(wrap, wrap.preset, change)
}
