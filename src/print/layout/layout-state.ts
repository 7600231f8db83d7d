// The layout of a wrap in the faces that can be printed, and the judgement of one that a caller has sent.
import { z } from 'zod'
import { fault } from '../../catalog/fault.ts'
import { wrapLayoutIn } from '../../contract/wraps-layout.ts'
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
  const read = layoutStateSchema.safeParse(sent)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = pathOf(issue?.path ?? [])
  throw fault('invalid_layout', { message: `${field}: ${issue?.message ?? 'is not a layout'}.`, details: { field } })
}
