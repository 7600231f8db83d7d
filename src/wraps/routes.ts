// The endpoints of wraps.
import { type Endpoint, endpoint } from '../contract/endpoint.ts'
import { calculateWrap } from '../contract/wraps.ts'
import { wrapDimensions } from '../print/geometry/wrap-dimensions.ts'
import { wrapGeometry } from '../print/geometry/wrap-geometry.ts'

export const wrapEndpoints = (): Endpoint[] => [
  endpoint(calculateWrap, async ({ query }) => ({ status: 200, body: wrapDimensions(wrapGeometry(query())) })),
]
