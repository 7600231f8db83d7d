// Runs the operators of a page, and of the drawings on it, and notes what they put where.
import type { PlainBox } from '../../geometry/boxes.ts'
import { Lexer } from '../reader/lexer.ts'
import type { PdfFile } from '../reader/pdf-file.ts'
import { Dict, Keyword, Stream, type Value } from '../reader/values.ts'
import { colorOperators, useShading } from './color-operators.ts'
import type { Findings } from './findings.ts'
import { graphicsOperators } from './graphics-operators.ts'
import { newState } from './graphics-state.ts'
import { readInlineImage } from './inline-image.ts'
import { boxOf, identity, matrixOf, moved, shared, times } from './matrix.ts'
import { placeImage } from './place-image.ts'
import { type Operator, Reading } from './reading.ts'
import { textOperators } from './text-operators.ts'

const mostOperands = 1000

/** `box` is the media box: nothing beyond it is printed. */
export const readContent = (
  file: PdfFile,
  content: Uint8Array,
  resources: Dict | null,
  box: PlainBox,
  findings: Findings,
): void => {
  const clip = { x: 0, y: 0, width: box.width, height: box.height }
  const state = newState(moved(identity, -box.x, -box.y), clip)
  run(new Reading({ file, findings, resources, state, depth: 0 }), content)
}

const run = (reading: Reading, content: Uint8Array): void => {
  const lexer = new Lexer(content)
  let operands: Value[] = []
  for (;;) {
    const value = lexer.next()
    if (value === undefined && lexer.position >= content.length) return
    // A stray closing bracket ends nothing.
    if (value === undefined) lexer.position++
    else if (!(value instanceof Keyword)) {
      if (operands.length < mostOperands) operands.push(value)
    } else {
      reading.findings.count()
      if (value.text === 'BI') placeImage(reading, readInlineImage(lexer))
      else operate(reading, value.text, operands)
      operands = []
    }
  }
}

const runForm = ({ file, findings, resources, state, depth }: Reading, form: Stream): void => {
  const matrix = times(matrixOf(file.numbers(form.dict.entries.get('Matrix'))) ?? identity, state.matrix)
  const [left = 0, bottom = 0, right = 0, top = 0] = file.numbers(form.dict.entries.get('BBox'))
  const clip = shared(boxOf(matrix, left, bottom, right, top), state.clip)
  if (!clip) return
  const own = file.getDict(form, 'Resources') ?? resources
  const inner = new Reading({ file, findings, resources: own, state: { ...state, matrix, clip }, depth: depth + 1 })
  run(inner, file.dataOf(form))
}

const usePattern: Operator = (reading, operands) => {
  const pattern = reading.resource('Pattern', operands.at(-1))
  if (pattern instanceof Stream) runForm(reading, pattern)
  else if (pattern instanceof Dict) useShading(reading, reading.file.get(pattern, 'Shading'))
}

const operators: ReadonlyMap<string, Operator> = new Map(
  Object.entries({
    ...graphicsOperators,
    ...colorOperators,
    ...textOperators,
    scn: usePattern,
    SCN: usePattern,
    Do: (reading: Reading, [name]: readonly Value[]) => {
      const object = reading.resource('XObject', name)
      if (!(object instanceof Stream)) return
      if (reading.file.getName(object, 'Subtype') === 'Image') placeImage(reading, object.dict)
      else runForm(reading, object)
    },
  }),
)

/** Operators that paint nothing are of no interest, and unknown ones are the reader's to ignore. */
const operate = (reading: Reading, name: string, operands: readonly Value[]): void => {
  const numbers = operands.filter((operand) => typeof operand === 'number')
  operators.get(name)?.(reading, operands, numbers)
}
