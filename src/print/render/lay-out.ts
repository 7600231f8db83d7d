// The layout of an ordered wrap, and all that is to be told about it.
import type { WrapGeometry } from '../geometry/wrap-geometry.ts'
import { layoutWrap, type WrapLayout } from '../layout/layout-wrap.ts'
import { typesetState } from '../layout/typeset-state.ts'
import { frontWarnings } from './front-warnings.ts'
import { groundsOfArt } from './grounds-of-art.ts'
import type { PrintOrder } from './print-order.ts'

const setType = ({ layout, backdrop: light }: PrintOrder, geometry: WrapGeometry): WrapLayout => {
  if (layout.kind === 'state') {
    const { state } = layout
    return { state, ...typesetState({ geometry, state, backdrop: groundsOfArt(geometry, light, state.colors) }) }
  }
  const { colors, ...wishes } = layout
  return layoutWrap({ ...wishes, geometry, backdrop: groundsOfArt(geometry, light, colors) })
}

export const layOut = (order: PrintOrder, geometry: WrapGeometry): WrapLayout => {
  const layout = setType(order, geometry)
  const warnings = [...frontWarnings(order.front), ...layout.report.warnings]
  return { ...layout, report: { ...layout.report, warnings } }
}
