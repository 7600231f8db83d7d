// What the editor's page and the server tell each other. The page imports it for its types only.
import type { BindingType, DesignStyle, PanelName, PaperType } from '../catalog/print.ts'
import type { LayoutState } from '../print/layout/layout-state.ts'
import type { LayoutReport } from '../print/layout/report.ts'
import type { TypeRun } from '../print/layout/type-run.ts'
import type { Shading } from '../print/layout/typeset-state.ts'
import type { FaceId } from '../studio/type/faces.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What the printer must know of the book. */
export interface BookSpecs {
  readonly trimWidth: number
  readonly trimHeight: number
  readonly pageCount: number
  readonly paperType: PaperType
  readonly bindingType: BindingType
}

/** What is edited, saved, undone. */
export interface WrapDocument {
  readonly layout: LayoutState
  readonly specs: BookSpecs
}

export interface SheetPanel {
  /** The finished face. */
  readonly face: Box
  /** The face with what is cut off or turned in beside it. */
  readonly bleed: Box
  /** Where type may stand; null on a spine that must stay empty. */
  readonly safe: Box | null
}

/** Where everything is on the sheet, in inches from its top left. */
export interface SheetGeometry {
  readonly width: number
  readonly height: number
  readonly finished: Box
  readonly panels: Readonly<Record<PanelName, SheetPanel>>
  readonly hinges: readonly Box[]
  readonly folds: readonly number[]
  readonly barcode: Box
  readonly spineWidth: number
  readonly minFontSize: number
}

/** A line of type as the print file has it, in points. Faces by their ids: the first sets what it can, the others the rest. */
export interface SheetRun extends Omit<TypeRun, 'fonts' | 'face'> {
  readonly faces: readonly FaceId[]
}

/** A filled rectangle, in points. */
export interface SheetShape extends Box {
  readonly color: string
}

/** A document as the print file will show it. */
export interface SheetType {
  readonly geometry: SheetGeometry
  /** Plain colours over the art. */
  readonly grounds: readonly SheetShape[]
  readonly shadings: readonly Shading[]
  readonly shapes: readonly SheetShape[]
  readonly runs: readonly SheetRun[]
  readonly report: LayoutReport
}

export interface TypesetAnswer {
  /** As it was sent, or laid over the new sheet where the book has changed. */
  readonly document: WrapDocument
  readonly type: SheetType
}

/** Raised with every change, whoever makes it. */
export interface SaveAnswer {
  readonly revision: number
}

export interface FaceChoice {
  readonly id: FaceId
  readonly name: string
  readonly look: string
  readonly scripts: readonly string[]
  /** Of the font file. */
  readonly bytes: number
}

/** What the printer offers for a binding. */
export interface BindingChoice {
  readonly type: BindingType
  readonly papers: readonly PaperType[]
  readonly pages: { readonly min: number; readonly max: number }
  /** Whether it is made in the trim size of this book. */
  readonly offersTrim: boolean
}

/** Everything that the page begins with. */
export interface OpenedWrap extends SaveAnswer, TypesetAnswer {
  readonly wrapId: string
  readonly title: string
  /** Changes when the wrap is painted anew. */
  readonly artVersion: string
  readonly designStyle: DesignStyle
  readonly faces: readonly FaceChoice[]
  readonly bindings: readonly BindingChoice[]
}
