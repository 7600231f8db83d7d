// Operators of states and paths.
import { Dict } from '../reader/values.ts'
import { identity, matrixOf, times } from './matrix.ts'
import type { Operator, Reading } from './reading.ts'
import { transparencyOfState } from './transparency.ts'

const mostStates = 1000

const paint =
  (fills: boolean, strokes: boolean): Operator =>
  ({ path, state, findings }) =>
    path.end(state, findings, { fills, strokes })

const curve: Operator = ({ path, state }, _, numbers) => path.curveTo(state, numbers)

const clip: Operator = ({ path }) => path.clip()

const useState = ({ file, findings, state }: Reading, given: Dict): void => {
  for (const words of transparencyOfState(file, given)) findings.transparency.add(words)
  const [font, size] = file.list(given.entries.get('Font'))
  if (font instanceof Dict && typeof size === 'number') {
    state.font = font
    state.fontSize = size
  }
  state.lineWidth = file.getNumber(given, 'LW', state.lineWidth)
}

export const graphicsOperators: Readonly<Record<string, Operator>> = {
  q: ({ saved, state }) => {
    if (saved.length < mostStates) saved.push({ ...state })
  },
  Q: (reading) => {
    reading.state = reading.saved.pop() ?? reading.state
  },
  cm: ({ state }, _, numbers) => {
    state.matrix = times(matrixOf(numbers) ?? identity, state.matrix)
  },
  w: ({ state }, _, [width = 1]) => {
    state.lineWidth = width
  },
  gs: (reading, [name]) => {
    const given = reading.resource('ExtGState', name)
    if (given instanceof Dict) useState(reading, given)
  },
  m: ({ path, state }, _, [x = 0, y = 0]) => path.moveTo(state, x, y),
  l: ({ path, state }, _, [x = 0, y = 0]) => path.lineTo(state, x, y),
  c: curve,
  v: curve,
  y: curve,
  re: ({ path, state }, _, [x = 0, y = 0, width = 0, height = 0]) => path.rectangle(state, x, y, width, height),
  W: clip,
  'W*': clip,
  n: paint(false, false),
  S: paint(false, true),
  s: paint(false, true),
  f: paint(true, false),
  F: paint(true, false),
  'f*': paint(true, false),
  B: paint(true, true),
  'B*': paint(true, true),
  b: paint(true, true),
  'b*': paint(true, true),
}
