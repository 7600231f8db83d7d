// What a caller asks of a render, read.
import { fault } from '../catalog/fault.ts'
import type { Call } from '../contract/endpoint.ts'
import { isPlainText } from '../contract/text.ts'
import type { RenderFields } from '../contract/wraps-fields.ts'
import { wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import { type LayoutState, readLayoutState } from '../print/layout/layout-state.ts'
import { bodyJudging } from './judge-first.ts'
import type { Change } from './plan-render.ts'
import type { WrapSpecs } from './record.ts'

/** The layout that was sent, which no printer could set if it held control characters. */
const readLayout = (sent: unknown): LayoutState => {
  const state = readLayoutState(sent)
  const wrong = state.textBlocks.findIndex(({ text }) => !isPlainText(text))
  if (wrong === -1) return state
  const field = `layoutState.textBlocks[${wrong}].text`
  throw fault('invalid_layout', {
    message: `${field} must not contain control characters or broken Unicode.`,
    details: { field },
  })
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null

export const readChange = (call: Call<unknown, RenderFields>): Change => {
  const judgeLayout = (): void => {
    const sent = call.peek('layoutState')
    if (isGiven(sent)) readLayout(sent)
  }
  const fields = bodyJudging(call, judgeLayout, ['invalid_preset'])
  const layoutState = fields.layoutState === undefined ? undefined : readLayout(fields.layoutState)
  // Empty text counts as absent elsewhere; here it is how a text is removed.
  const textOf = (name: 'tagline' | 'blurb' | 'authorBio' | 'spineTitle' | 'spineAuthor'): string | undefined => {
    const sent = call.peek(name)
    return fields[name] ?? (typeof sent === 'string' ? '' : undefined)
  }
  const texts = {
    tagline: textOf('tagline'),
    blurb: textOf('blurb'),
    authorBio: textOf('authorBio'),
    spineTitle: textOf('spineTitle'),
    spineAuthor: textOf('spineAuthor'),
  }
  const { preset, spineColor, solidColor } = fields
  return { preset, texts, spineColor, solidColor, layoutState, specs: undefined }
}

/** The layout says what the texts are. */
const noTexts = {
  tagline: undefined,
  blurb: undefined,
  authorBio: undefined,
  spineTitle: undefined,
  spineAuthor: undefined,
}

/** What somebody has made of a wrap, place by place, for a book of these measures. */
export const readEdit = (layout: unknown, specs: WrapSpecs): Change => {
  wrapGeometry(specs)
  const layoutState = readLayout(layout)
  return { preset: undefined, texts: noTexts, spineColor: undefined, solidColor: undefined, layoutState, specs }
}

/** What a change would print that was not printed before, by the names of its fields or blocks. */
export const textsOf = ({ layoutState, texts }: Change): Readonly<Record<string, string | undefined>> =>
  layoutState ? Object.fromEntries(layoutState.textBlocks.map(({ id, text }) => [id, text])) : texts
