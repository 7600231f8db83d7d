// Inks: from the palette where they can be read, each block its own where one cannot serve all, on a shade where none can.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type ChosenInks, chooseInks } from '../../../src/print/layout/choose-ink.ts'
import { lightOf, shadedBy, worstContrast } from '../../../src/print/layout/ground.ts'
import type { Sight } from '../../../src/print/layout/sight.ts'
import { rgbOf } from '../../../src/studio/colour/colour.ts'
import { luminanceOf } from '../../../src/studio/colour/contrast.ts'
import { aVoice } from './a-wrap-layout.ts'

const { palette } = aVoice
const tone = palette.mid

/** Cells of one luminance, each changing by so much within itself. */
const ground = (luminance: number, change = 0): Sight => ({
  lights: Array.from({ length: 40 }, (_, at) =>
    lightOf(Math.max(0, Math.min(1, luminance + (at % 2 ? change : -change) / 2))),
  ),
  slices: [],
  panel: 'back',
  size: 11,
})

/** Of a panel that is all as it is behind the texts. */
const inksFor = (sights: readonly Sight[]): ChosenInks =>
  chooseInks(palette, sights, { lights: () => sights.flatMap(({ lights }) => lights), tone, runsOver: false })

const readable = (ink: string | undefined, { lights }: Sight): boolean => worstContrast(ink ?? '#808080', lights) >= 60

describe('the inks of a panel', () => {
  it('are one for all texts where one can be read under all of them', () => {
    const { inks, shade } = inksFor([ground(0.01), ground(0.04)])
    assert.equal(new Set(inks).size, 1)
    assert.equal(shade, null)
  })

  it('differ from text to text where the art goes from light to dark between them', () => {
    const sights = [ground(0.8), ground(0.01)]
    const { inks, shade } = inksFor(sights)
    assert.equal(shade, null)
    assert.ok(luminanceOf(inks[0] ?? '#ffffff') < 0.1 && luminanceOf(inks[1] ?? '#000000') > 0.5)
    for (const [at, sight] of sights.entries()) assert.ok(readable(inks[at], sight))
  })

  it('stand on a card in the colours of the scene where one text meets both light and dark art', () => {
    const both: Sight = { lights: [...ground(0.5).lights, ...ground(0.02).lights], slices: [], panel: 'back', size: 11 }
    const { inks, shade } = inksFor([both])
    assert.equal(shade?.kind, 'card')
    assert.ok(readable(inks[0], { ...both, lights: both.lights.map(shadedBy(shade)) }))
  })

  it('stand on a faint wash where the art changes a little within the width of a letter, however strong the ink', () => {
    const busy = ground(0.6, 0.12)
    assert.ok(readable('#000000', busy))
    assert.equal(inksFor([busy]).shade?.kind, 'wash')
    assert.equal(inksFor([ground(0.6)]).shade, null)
  })

  it('stand on a card where no wash would leave anything of the art', () => {
    const { inks, shade } = inksFor([ground(0.5, 1)])
    assert.deepEqual([shade?.kind, shade?.opacity], ['card', 1])
    assert.ok(readable(inks[0], ground(luminanceOf(shade?.color ?? '#808080'))))
  })

  it('stand on a wash of the hue that the art has, where that serves as well', () => {
    const busy = ground(0.6, 0.12)
    const hueOf = (art: string): string | undefined =>
      chooseInks(palette, [busy], { lights: () => busy.lights, tone: art, runsOver: false }).shade?.color
    const [yellow, green] = [hueOf('#ffd23f'), hueOf('#7be08a')].map((color) => rgbOf(color ?? '#000000'))
    assert.ok(yellow && yellow[0] > yellow[2] + 20, 'yellow on yellow art')
    assert.ok(green && green[1] > green[0] + 20, 'green on green art')
  })

  it('do not stand bare where one line of many lies on another tone', () => {
    const lines = Array.from({ length: 20 }, (_, line) => ground(line === 19 ? 0.7 : 0.02).lights)
    const text: Sight = { lights: lines.flat(), slices: lines, panel: 'back', size: 11 }
    assert.notEqual(inksFor([text]).shade, null)
    assert.equal(inksFor([{ ...text, slices: lines.slice(0, 19) }]).shade, null)
  })
})
