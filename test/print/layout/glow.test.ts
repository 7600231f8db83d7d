// A glow lifts letters off the art around them, and leaves the rest of the sheet as it is.
import assert from 'node:assert/strict'
import { it } from 'node:test'
import { createCanvas } from '@napi-rs/canvas'
import { layoutWrap } from '../../../src/print/layout/layout-wrap.ts'
import { paintGlows } from '../../../src/print/layout/paint-type.ts'
import { panelOf } from '../../../src/print/layout/panels.ts'
import { aRequest, noTexts, onSolid, uneasy } from './a-wrap-layout.ts'

const grey = 128

for (const spineRotation of [90, -90, 0] as const)
  it(`around letters that are turned by ${spineRotation}`, () => {
    const texts = { ...noTexts, spineTitle: spineRotation === 0 ? '灯台守の手紙' : 'The Keeper' }
    const request = aRequest({ texts, spineRotation, backdrop: { ...onSolid('#101010'), spine: uneasy } })
    const { glows } = layoutWrap(request)
    const [glow] = glows
    assert.ok(glow)
    const sheet = panelOf(request.geometry, 'front')
    const canvas = createCanvas(Math.ceil(sheet.x), Math.ceil(sheet.height))
    const ctx = canvas.getContext('2d')
    ctx.fillStyle = `rgb(${grey},${grey},${grey})`
    ctx.fillRect(0, 0, canvas.width, canvas.height)
    paintGlows(ctx, glows, 1)
    const { data } = ctx.getImageData(0, 0, canvas.width, canvas.height)
    const { ink, runs, reach } = glow
    const margin = (runs[0]?.size ?? 0) * reach * 1.5 + 1
    let [within, beyond] = [0, 0]
    for (let at = 0; at < canvas.width * canvas.height; at++) {
      if (Math.abs((data[at * 4] ?? 0) - grey) < 4) continue
      const [x, y] = [at % canvas.width, Math.floor(at / canvas.width)]
      const isNear =
        x > ink.x - margin && x < ink.x + ink.width + margin && y > ink.y - margin && y < ink.y + ink.height + margin
      if (isNear) within++
      else beyond++
    }
    assert.ok(within > ink.width * ink.height * 0.5, `${within} pixels glow`)
    assert.equal(beyond, 0)
  })
