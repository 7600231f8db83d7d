// Paints sheets of the characters of picture books: every animal in its poses, or those that are named, in their moods or in a space suit.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { drawFigure } from '../src/studio/characters/draw-figure.ts'
import type { Figure, Outfit } from '../src/studio/characters/figure.ts'
import { daylight } from '../src/studio/characters/light.ts'
import { moodNames } from '../src/studio/characters/moods.ts'
import { poseNames } from '../src/studio/characters/poses.ts'
import { tallOf } from '../src/studio/characters/skeleton.ts'
import { type Kind, kinds } from '../src/studio/characters/species.ts'
import { Easel } from '../src/studio/paint/easel.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'characters.png' },
    cell: { type: 'string', default: '150' },
    flat: { type: 'boolean', default: false },
    moods: { type: 'boolean', default: false },
    suit: { type: 'boolean', default: false },
  },
})

const spacesuit: Outfit = {
  top: { kind: 'spacesuit', colour: '#eef1f6', trim: '#e8703a' },
  trousers: '#eef1f6',
  shoes: '#e8703a',
  helmet: true,
}

const named = positionals.length > 0 ? kinds.filter(({ id }) => positionals.includes(id)) : kinds
const cell = Number(values.cell)

const figureOf = (kind: Kind, column: number): Figure => ({
  kind,
  coat: kind.coat,
  mood: values.moods ? (moodNames[column] ?? 'happy') : 'happy',
  pose: values.moods ? 'stand' : (poseNames[column] ?? 'stand'),
  outfit: values.suit ? spacesuit : {},
  manner: values.flat ? 'flat' : 'soft',
  light: daylight,
  seed: 3,
})

const columns = values.moods ? moodNames.length : poseNames.length
const unit = 4
const easel = new Easel({ w: columns * cell * unit, h: named.length * cell * unit }, 1 / unit, 1)
easel.fill('#dfe7ea')
for (const [row, kind] of named.entries())
  for (let column = 0; column < columns; column++)
    drawFigure(easel, figureOf(kind, column), {
      x: (column + 0.5) * cell * unit,
      y: (row + 0.86) * cell * unit,
      scale: (cell * unit * 0.66) / tallOf(kind, 'whole'),
      shadow: 0.35,
    })
writeFileSync(values.out, easel.canvas.toBuffer('image/png'))
process.stdout.write(`${values.out}\n`)
