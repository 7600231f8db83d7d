// A drawing as a PNG: the service's picture library reads no SVG, nor does it in the tests that run beside it.
import { Resvg } from '@resvg/resvg-js'

export const drawn = (svg: string): Buffer => new Resvg(svg).render().asPng()
