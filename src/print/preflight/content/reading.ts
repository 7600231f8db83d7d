// The page, or a drawing on it, while its operators are run.
import type { PdfFile } from '../reader/pdf-file.ts'
import { type Dict, Name, Unreadable, type Value } from '../reader/values.ts'
import type { Findings } from './findings.ts'
import { type GraphicsState, newTextPlace, type TextPlace } from './graphics-state.ts'
import { Path } from './path.ts'

export interface Surroundings {
  readonly file: PdfFile
  readonly findings: Findings
  readonly resources: Dict | null
  readonly state: GraphicsState
  readonly depth: number
}

/** What an operator does with what stands before it. */
export type Operator = (reading: Reading, operands: readonly Value[], numbers: readonly number[]) => void

const deepest = 12

export class Reading {
  readonly file: PdfFile
  readonly findings: Findings
  readonly resources: Dict | null
  readonly depth: number
  readonly saved: GraphicsState[] = []
  readonly path = new Path()
  state: GraphicsState
  text: TextPlace = newTextPlace()

  constructor({ file, findings, resources, state, depth }: Surroundings) {
    if (depth > deepest) throw new Unreadable('drawings are nested too deeply')
    this.file = file
    this.findings = findings
    this.resources = resources
    this.state = { ...state }
    this.depth = depth
  }

  /** A resource by its kind and the name that the page has for it. */
  resource(kind: string, name: Value | undefined): Value {
    const all = this.resources && this.file.getDict(this.resources, kind)
    return all && name instanceof Name ? this.file.get(all, name.text) : null
  }
}
