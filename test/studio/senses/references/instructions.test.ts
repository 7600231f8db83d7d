// What the instructions say counts more than what the references show.
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { lchOf } from '../../../../src/studio/colour/colour.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { readInstructions } from '../../../../src/studio/senses/references/instructions.ts'
import { aBrief } from '../../a-brief.ts'
import { promisedCover } from './promised.ts'
import { syntheticReading } from './synthetic-references.ts'

const oils = await syntheticReading('warmOils')
const geometry = await syntheticReading('coldGeometry')

const cover = (prompt: string, reading = oils): CoverDocument =>
  promisedCover({ brief: aBrief({}, { prompt }), readings: [reading], seed: 3 })

const isWarm = (colour: string): boolean => lchOf(colour).h > 15 && lchOf(colour).h < 110

describe('instructions outrank references', () => {
  test('what is set aside is not taken, and not spoken of', () => {
    const words: readonly (readonly [string, readonly string[]])[] = [
      ['Follow the reference closely.', []],
      ['Ignore the colours of the reference.', ['colour']],
      ['Take only the palette, please.', ['composition', 'technique', 'light']],
      ['Same style but a different composition.', ['composition']],
      ['Do not use the palette.', ['colour']],
    ]
    for (const [text, ignored] of words)
      assert.deepEqual([...readInstructions(text).ignored].toSorted(), [...ignored].toSorted(), text)
    assert.match(cover('Follow the reference.').prompt, /From the reference it takes a warm palette/)
    assert.doesNotMatch(cover('Ignore the colours of the reference.').prompt, /it takes a warm palette/)
  })

  test('without a word against it the palette is that of the reference', () => {
    const { palette } = cover('Follow the reference.').direction
    for (const role of [palette.dark, palette.mid, palette.soft, palette.accent]) assert.ok(isWarm(role), role)
  })

  test('a colour that is asked for replaces that of the reference', () => {
    const { palette } = cover('In deep blue.').direction
    const { h } = lchOf(palette.mid)
    assert.ok(h > 220 && h < 290, `${h}`)
  })

  test('a splash of a colour leaves the ground to the reference', () => {
    const { palette } = cover('The palette of the reference with a splash of red.', geometry).direction
    assert.ok(lchOf(palette.accent).h < 45 && lchOf(palette.accent).c > 0.1, palette.accent)
    for (const role of [palette.dark, palette.mid, palette.soft]) assert.ok(!isWarm(role), role)
  })

  test('a technique that is asked for chooses the family', () => {
    const flat = cover('A flat geometric screen print with solid colours.')
    const painted = cover('An oil painting with loaded brush strokes.', geometry)
    assert.notEqual(flat.template, cover('Follow the reference.').template)
    assert.notEqual(painted.template, cover('Follow the reference.', geometry).template)
  })

  test('darker, brighter, muted and vivid are obeyed', () => {
    const light = (document: CoverDocument): number => lchOf(document.direction.palette.mid).l
    const chroma = (document: CoverDocument): number => lchOf(document.direction.palette.mid).c
    assert.ok(light(cover('Make it darker.')) < light(cover('Make it brighter.')) - 0.15)
    assert.ok(chroma(cover('Muted.')) < 0.8 * chroma(cover('Vivid.')))
  })

  test('the hour and the mood of the instructions stand', async () => {
    const neon = await syntheticReading('neonNight')
    assert.equal(cover('Follow the reference.', neon).direction.setting.time, 'night')
    assert.equal(cover('At dawn.', neon).direction.setting.time, 'dawn')
    assert.equal(cover('A romantic, tender love story.', neon).direction.mood, 'romantic')
  })

  test('the words of the instructions are part of the art direction', () => {
    assert.match(cover('Follow the reference with a lone ship.').prompt, /The author asks for: “Follow the reference/)
    assert.equal(cover('Show a ship.').direction.hero, 'tall-ship')
  })
})
