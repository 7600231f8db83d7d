// From a wrap to an order for the print shop.
import type { Book } from '../books/rules.ts'
import type { OrderedLayout, PrintOrder } from '../print/render/print-order.ts'
import type { WrapContent } from './record.ts'

type Grounds = Pick<WrapContent, 'designStyle' | 'wishes' | 'art'>

/** The plain colours over the art: a solid back, the spine that follows it, and a spine that was asked for. */
const groundColors = ({ designStyle, wishes, art }: Grounds) => {
  const back = designStyle === 'solid' ? (wishes.solidColor ?? art.backColor) : null
  return { back, spine: wishes.spineColor ?? back }
}

/** A layout to be made from the texts of the wrap. */
export const layoutOfTexts = (wrap: Grounds & Pick<WrapContent, 'preset' | 'voice'>): OrderedLayout => ({
  kind: 'texts',
  texts: wrap.wishes.texts,
  preset: wrap.preset,
  voice: wrap.voice,
  spineRotation: wrap.wishes.spineRotation,
  colors: groundColors(wrap),
  tone: wrap.art.backColor,
})

export const printOrder = (
  { specs, art, backdrop }: Pick<WrapContent, 'specs' | 'art' | 'backdrop'>,
  sheet: Uint8Array,
  layout: OrderedLayout,
  { title, author }: Book,
): PrintOrder => ({
  specs,
  art: sheet,
  backdrop,
  layout,
  front: { complete: art.frontComplete, dpi: art.frontDpi },
  metadata: { title, author, date: new Date(art.orderedAt) },
})
