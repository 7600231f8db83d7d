// What must be known of a printer to make a cover for it. Every length is exact, in inches.
import type { Big } from 'big.js'
import type { BindingType, PaperType } from '../../catalog/print.ts'

export interface PageRange {
  readonly min: number
  readonly max: number
}

export interface Trim {
  readonly width: Big
  readonly height: Big
  /** What the printer takes for each paper at this size, where that is narrower than the binding's own range; null: not offered. */
  readonly pages: Readonly<Partial<Record<PaperType, PageRange | null>>>
}

export interface Binding {
  readonly pages: PageRange
  readonly papers: readonly PaperType[]
  readonly trims: readonly Trim[]
  /** What is added to the thickness of the paper to get the spine: the boards of a case. */
  readonly spineAllowance: Big
  /** Printed beyond the finished edge: cut off from a paperback, turned in around the boards of a case. */
  readonly outerEdge: Big
  /** How much the board stands out beyond the trim; nothing for a paperback. */
  readonly board: { readonly width: Big; readonly height: Big }
  /** Where the case bends, beside the spine and inside the board. */
  readonly hinge: Big
  readonly safeMargin: {
    /** From the finished edge. */
    readonly edge: Big
    /** From the spine's fold, on the front and the back. */
    readonly fold: Big
  }
  readonly spineText: {
    /** With fewer pages the spine stays empty. */
    readonly minPages: number
    /** From here on there is nothing to warn of. */
    readonly comfortablePages: number
    /** Between type and each fold. */
    readonly clearance: Big
  }
  readonly barcode: {
    readonly width: Big
    readonly height: Big
    /** From the hinge of a case, or from the fold of a paperback. */
    readonly fromSpine: Big
    /** From the finished bottom edge. */
    readonly fromBottom: Big
  }
}

export interface Printer {
  readonly name: string
  /** Thickness of one page, which is half a leaf. */
  readonly pageThickness: Readonly<Record<PaperType, Big>>
  readonly bindings: Readonly<Record<BindingType, Binding>>
  /** How far a trim may be from the printer's and still be meant. */
  readonly trimTolerance: Big
  /** How far a file's page may be from the calculated size. */
  readonly pageSizeTolerance: Big
  /** In points. */
  readonly minFontSize: number
  readonly maxFileBytes: number
  readonly advisedFileBytes: number
}
