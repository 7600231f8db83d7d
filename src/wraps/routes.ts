// The endpoints of wraps that answer at once: the size of one, one that is there, and one set anew.
import { type Endpoint, endpoint } from '../contract/endpoint.ts'
import { calculateWrap } from '../contract/wraps.ts'
import { getWrap, renderWrap } from '../contract/wraps-work.ts'
import { wrapDimensions } from '../print/geometry/wrap-dimensions.ts'
import { wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import type { Parts } from './render.ts'
import type { WrapRenderer } from './renderer.ts'
import { detail, requireWrap } from './rules.ts'

interface WrapParts extends Pick<Parts, 'database' | 'storage' | 'now'> {
  readonly renderer: () => Promise<WrapRenderer>
}

export const wrapEndpoints = ({ database, storage, now, renderer }: WrapParts): Endpoint[] => [
  endpoint(calculateWrap, async ({ query }) => ({ status: 200, body: wrapDimensions(wrapGeometry(query())) })),

  endpoint(getWrap, async ({ credential: { accountId }, param }) => {
    const wrap = await requireWrap(database.read, accountId, param('wrapId'))
    return { status: 200, body: await detail(database.read, storage, wrap, now()) }
  }),

  endpoint(renderWrap, async (call) => {
    const { render } = await renderer()
    return { status: 200, body: await render(call) }
  }),
]
