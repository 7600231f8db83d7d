// Operators of text.
import { isList, Unreadable, type Value } from '../reader/values.ts'
import { newTextPlace } from './graphics-state.ts'
import { identity, matrixOf, moved } from './matrix.ts'
import { readFont } from './page-font.ts'
import type { Operator, Reading } from './reading.ts'
import { showText } from './show-text.ts'

const startLine = (reading: Reading, x: number, y: number): void => {
  const line = moved(reading.text.line, x, y)
  reading.text = { matrix: line, line }
}

const show = ({ file, findings, state, text }: Reading, items: readonly Value[]): void => {
  const { font } = state
  if (!font) throw new Unreadable('text is shown without a font')
  const known = findings.fonts.get(font) ?? readFont(file, font)
  findings.fonts.set(font, known)
  showText(items, known, state, text, findings)
}

export const textOperators: Readonly<Record<string, Operator>> = {
  BT: (reading) => {
    reading.text = newTextPlace()
  },
  Tf: (reading, [name], [size = 0]) => {
    reading.state.font = reading.file.dict(reading.resource('Font', name))
    reading.state.fontSize = size
  },
  Tc: ({ state }, _, [spacing = 0]) => {
    state.characterSpacing = spacing
  },
  Tw: ({ state }, _, [spacing = 0]) => {
    state.wordSpacing = spacing
  },
  Tz: ({ state }, _, [percent = 100]) => {
    state.stretch = percent / 100
  },
  TL: ({ state }, _, [leading = 0]) => {
    state.leading = leading
  },
  Ts: ({ state }, _, [rise = 0]) => {
    state.rise = rise
  },
  Tr: ({ state }, _, [mode = 0]) => {
    state.renderingMode = mode
  },
  Td: (reading, _, [x = 0, y = 0]) => startLine(reading, x, y),
  TD: (reading, _, [x = 0, y = 0]) => {
    reading.state.leading = -y
    startLine(reading, x, y)
  },
  'T*': (reading) => startLine(reading, 0, -reading.state.leading),
  Tm: (reading, _, numbers) => {
    const matrix = matrixOf(numbers) ?? identity
    reading.text = { matrix, line: matrix }
  },
  Tj: show,
  TJ: (reading, [items]) => show(reading, isList(items) ? items : []),
  "'": (reading, operands) => {
    startLine(reading, 0, -reading.state.leading)
    show(reading, operands)
  },
  '"': (reading, operands, [word = 0, character = 0]) => {
    reading.state.wordSpacing = word
    reading.state.characterSpacing = character
    startLine(reading, 0, -reading.state.leading)
    show(reading, operands.slice(2))
  },
}
