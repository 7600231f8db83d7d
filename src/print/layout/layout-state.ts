// The layout of a wrap in the faces that can be printed, and the judgement of one that a caller has sent.
import { z } from 'zod'
import { fault } from '../../catalog/fault.ts'
import { layoutTextLimit } from '../../catalog/limits.ts'
import { fits } from '../../contract/text.ts'
import { maxTextBlocks, wrapLayoutIn } from '../../contract/wraps-layout.ts'
import { faces } from '../../studio/type/faces.ts'

export const layoutStateSchema = wrapLayoutIn(
  z.enum(faces.filter(({ scripts }) => scripts.length > 0).map(({ id }) => id)),
)

export type LayoutState = z.infer<typeof layoutStateSchema>
export type TextBlock = LayoutState['textBlocks'][number]
export type Backing = NonNullable<TextBlock['backing']>
export type Halo = NonNullable<TextBlock['halo']>
export type SpineRotation = LayoutState['spineRotation']

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, part) => (typeof part === 'number' ? `${name}[${part}]` : `${name}.${String(part)}`),
    'layoutState',
  )

/** A layout as a caller sent it, or the fault that names the first field that is wrong. */
export const readLayoutState = (sent: unknown): LayoutState => {
  refuseTooManyBlocks(sent)
  const read = layoutStateSchema.safeParse(sent)
  if (read.success) return withBoundedText(read.data)
  const [issue] = read.error.issues
  const field = pathOf(issue?.path ?? [])
  // It quotes what was sent.
  const complaint = (issue?.message ?? 'is not a layout').slice(0, 300)
  throw fault('invalid_layout', { message: `${field}: ${complaint}.`, details: { field } })
}

/** Before they are read: every one of them would be complained of. */
const refuseTooManyBlocks = (sent: unknown): void => {
  const { textBlocks } = Object(sent)
  if (!Array.isArray(textBlocks) || textBlocks.length <= maxTextBlocks) return
  const field = 'layoutState.textBlocks'
  throw fault('invalid_layout', {
    message: `${field}: expected at most ${maxTextBlocks} blocks.`,
    details: { field, limit: maxTextBlocks },
  })
}

const withBoundedText = (layout: LayoutState): LayoutState => {
  if (fits(layout.textBlocks.map(({ text }) => text).join(''), layoutTextLimit)) return layout
  const field = 'layoutState.textBlocks'
  throw fault('invalid_layout', {
    message: `${field}: all texts together must have at most ${layoutTextLimit} characters.`,
    details: { field, limit: layoutTextLimit },
  })
}
