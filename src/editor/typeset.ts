// Sets the document of an editor as the print file would: the one measurer of both.
import { Fault } from '../catalog/fault.ts'
import { type WrapGeometry, wrapGeometry } from '../print/geometry/wrap-geometry.ts'
import type { WrapRequest } from '../print/geometry/wrap-specs.ts'
import { readLayoutState } from '../print/layout/layout-state.ts'
import type { TypeRun } from '../print/layout/type-run.ts'
import { typesetState } from '../print/layout/typeset-state.ts'
import type { WrapVoice } from '../print/layout/voice.ts'
import { refitDpi } from '../print/refit/refit-art.ts'
import { refitBackdrop } from '../print/refit/refit-backdrop.ts'
import { reflowLayout } from '../print/refit/reflow-layout.ts'
import { frontWarnings } from '../print/render/front-warnings.ts'
import { groundsOfArt } from '../print/render/grounds-of-art.ts'
import { plainPanels } from '../print/render/plain-panels.ts'
import { type FaceId, faces } from '../studio/type/faces.ts'
import { fontPath } from '../studio/type/font-files.ts'
import type { Backdrop } from '../studio/wrap/backdrop.ts'
import { bookSpecs } from './book-specs.ts'
import { sheetGeometry } from './sheet-geometry.ts'
import type { SheetRun, SheetType, TypesetAnswer } from './wire.ts'

export interface TypesetTask {
  /** As it was sent: it is judged here, where judging it costs nobody else time. */
  readonly layout: unknown
  readonly specs: WrapRequest
  /** What the book was when the layout was made; null where it is the same. */
  readonly reflowFrom: WrapRequest | null
  readonly voice: WrapVoice
  readonly art: {
    /** What the book was when the art was painted. */
    readonly specs: WrapRequest
    readonly backdrop: Backdrop
    readonly front: { readonly complete: boolean; readonly dpi: number }
  }
}

/** A refusal is an answer: errors lose their class on the way between processes. */
export type TypesetReply =
  | { readonly kind: 'set'; readonly answer: TypesetAnswer }
  | { readonly kind: 'refused'; readonly refusal: Pick<Fault, 'code' | 'message' | 'details'> }

const facesByFile = new Map<string, FaceId>(faces.map(({ id }) => [fontPath(id), id]))

const onSheet = ({ fonts, face, ...run }: TypeRun): SheetRun => ({
  ...run,
  faces: fonts.map((file) => facesByFile.get(file) ?? face),
})

const setType = (task: TypesetTask, geometry: WrapGeometry, state: TypesetAnswer['document']['layout']): SheetType => {
  const painted = wrapGeometry(task.art.specs)
  const light = refitBackdrop(task.art.backdrop, painted, geometry)
  const backdrop = groundsOfArt(geometry, light, state.colors)
  const { runs, shapes, shadings, report } = typesetState({ geometry, state, backdrop })
  const { complete, dpi } = task.art.front
  const ofFront = frontWarnings({ complete, dpi: refitDpi(dpi, painted, geometry) })
  return {
    geometry: sheetGeometry(geometry),
    grounds: plainPanels(geometry, state.colors),
    shadings,
    shapes,
    runs: runs.map(onSheet),
    report: { ...report, warnings: [...ofFront, ...report.warnings] },
  }
}

const answerTo = (task: TypesetTask): TypesetAnswer => {
  const { specs, reflowFrom, voice } = task
  const geometry = wrapGeometry(specs)
  const sent = readLayoutState(task.layout)
  const layout = reflowFrom === null ? sent : reflowLayout(sent, voice, wrapGeometry(reflowFrom), geometry)
  return { document: { layout, specs: bookSpecs(specs) }, type: setType(task, geometry, layout) }
}

export const performTypesetting = (task: TypesetTask): TypesetReply => {
  try {
    return { kind: 'set', answer: answerTo(task) }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const { code, message, details } = error
    return { kind: 'refused', refusal: { code, message, details } }
  }
}
