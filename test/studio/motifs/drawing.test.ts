// What a drawing says is drawn, as editors save it too.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { readDrawing } from '../../../src/studio/motifs/drawing.ts'
import { layNaturally } from '../../../src/studio/paint/lay-naturally.ts'
import { Pen } from '../../../src/studio/paint/pen.ts'
import { drawingOf, plainShape } from './a-drawing.ts'

const boundsOf = (drawing: ReturnType<typeof drawingOf>, at = 0): readonly number[] =>
  drawing.marks[at]?.path.computeTightBounds().map((each) => Math.round(each * 1000)) ?? []

describe('a drawing', () => {
  it('is read as Inkscape saves it', () => {
    const file = join(import.meta.dirname, 'from-inkscape.svg')
    const drawing = readDrawing(file, readFileSync(file, 'utf8'))
    assert.equal(drawing.width, 0.5)
    assert.deepEqual(
      drawing.marks.map(({ tone, colour, part, width, rule }) => ({ tone, colour, part, width, rule })),
      [
        { tone: 'body', colour: '#4a8090', part: null, width: null, rule: 'nonzero' },
        { tone: 'shade', colour: '#2f5a66', part: 'handle', width: 0.008, rule: 'nonzero' },
        { tone: 'light', colour: '#ffffff', part: null, width: null, rule: 'evenodd' },
      ],
    )
    assert.deepEqual(boundsOf(drawing), [-180, -980, 180, 0])
    assert.deepEqual(boundsOf(drawing, 2), [-50, -560, 50, -460])
  })

  it('knows all shapes, wherever transforms move them', () => {
    const shapes = [
      '<rect class="body" fill="#000" x="-100" y="-400" width="200" height="400"/>',
      '<circle class="body" fill="#000" cx="0" cy="-200" r="200" transform="scale(.5 1)"/>',
      '<ellipse class="body" fill="#000" cx="100" cy="-200" rx="100" ry="200" transform="translate(-100)"/>',
      '<polygon class="body" fill="#000" points="-100,0 100,0 100,-400 -100,-400"/>',
      '<g transform="rotate(90)"><path class="body" fill="#000" d="M0 100V-100H-400V100z"/></g>',
      '<path class="body" fill="#000" d="M-100 0h200v-4e2H-100Z" transform="matrix(1 0 0 1 0 0)"/>',
    ]
    for (const shape of shapes) assert.deepEqual(boundsOf(drawingOf(shape)), [-100, -400, 100, 0], shape)
    const strokes = [
      '<line class="body" stroke="#000" fill="none" stroke-width="20" x1="0" y1="0" x2="0" y2="-400"/>',
      '<polyline class="body" stroke="#000" fill="none" stroke-width="10" points="0 0 0 -200" transform="scale(2)"/>',
    ]
    for (const stroke of strokes) {
      assert.deepEqual(boundsOf(drawingOf(stroke)), [0, -400, 0, 0])
      assert.equal(drawingOf(stroke).marks[0]?.width, 0.02)
    }
  })

  it('leaves holes where a shape is filled evenly', () => {
    const hole = 'M-400 0H400V-1000H-400ZM-200 -200H200V-800H-200Z'
    const inkAt = (rule: string): number => {
      const pen = new Pen(true)
      for (const mark of drawingOf(`<path class="body" fill="#000" fill-rule="${rule}" d="${hole}"/>`).marks)
        pen.mark(mark)
      const ctx = createCanvas(40, 40).getContext('2d')
      ctx.translate(20, 40)
      ctx.scale(40, 40)
      layNaturally(ctx, pen.sketch)
      return ctx.getImageData(20, 20, 1, 1).data[3] ?? 0
    }
    assert.deepEqual([inkAt('nonzero'), inkAt('evenodd')], [255, 0])
  })

  it('names its parts by what its groups are labelled', () => {
    const { marks, labels } = drawingOf(
      `${plainShape}<g inkscape:label="door">${plainShape}</g><g inkscape:label="awning"><g>${plainShape}</g></g>`,
    )
    assert.deepEqual(
      marks.map(({ part }) => part),
      [null, 'house door', 'own awning'],
    )
    assert.deepEqual([...labels], ['door', 'awning'])
  })
})
