import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Edit } from '../../../../src/contract/edit.ts'
import { chromaOf, hueOf, type Lab } from '../../../../src/studio/colour/oklab.ts'
import { Easel } from '../../../../src/studio/paint/easel.ts'
import { comicArt } from '../../../../src/studio/press/adjust/manners/comic-art.ts'
import { flatArt } from '../../../../src/studio/press/adjust/manners/flat-art.ts'
import { loseHatching } from '../../../../src/studio/press/adjust/manners/lose-hatching.ts'
import { stainArt } from '../../../../src/studio/press/adjust/manners/stain-art.ts'
import { type SeenCover, seenCover } from '../../../../src/studio/press/seen-cover.ts'
import { editedUnseen, editOf } from '../../edit/edits.ts'
import { sampleOf } from './painted.ts'

const sheet = (): Easel => new Easel({ w: 1600, h: 2560 }, 0.2, 1)

const lightAt = ({ ctx, scale }: Easel, x: number, y: number): number => {
  const [red = 0, green = 0, blue = 0] = ctx.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data
  return red * 0.3 + green * 0.59 + blue * 0.11
}

const spreadIn = (easel: Easel, x: number, y: number): number => {
  const lights = Array.from({ length: 40 }, (_, step) => lightAt(easel, x, y + step * 5))
  return Math.max(...lights) - Math.min(...lights)
}

/** Hatching in the upper half, black below. */
const hatched = (): Easel => {
  const easel = sheet()
  easel.fill('#f0e8d8')
  easel.ctx.fillStyle = '#181010'
  for (let y = 0; y < 1280; y += 20) easel.ctx.fillRect(0, y, 1600, 10)
  easel.ctx.fillRect(0, 1280, 1600, 1280)
  return easel
}

const seen = (family: string, ...edits: readonly Edit[]): { before: SeenCover; after: SeenCover } => {
  const source = sampleOf(family)
  const { document, report } = editedUnseen(source, ...edits)
  assert.deepEqual(report.notDone, [])
  return { before: seenCover(source), after: seenCover(document) }
}

const meanIn = (cover: SeenCover, [left, top, right, bottom]: readonly [number, number, number, number]): Lab => {
  const within = cover.filter((_, at) => {
    const [x, y] = [(at % 100) / 100, Math.floor(at / 100) / 160]
    return x >= left && x < right && y >= top && y < bottom
  })
  const mean = (of: (lab: Lab) => number): number => within.reduce((sum, lab) => sum + of(lab), 0) / within.length
  return { l: mean(({ l }) => l), a: mean(({ a }) => a), b: mean(({ b }) => b) }
}

describe('looks, as they are painted', () => {
  it('loses hatching and keeps the edge of what is black', () => {
    const easel = hatched()
    assert.ok(loseHatching(easel))
    assert.ok(spreadIn(easel, 800, 400) < 40)
    assert.ok(lightAt(easel, 800, 1200) - lightAt(easel, 800, 1360) > 80)
    const plain = sheet()
    plain.fill('#884422')
    assert.ok(!loseHatching(plain))
  })

  it('makes one flat shape of what hardly changes, and another of what has an outline', () => {
    const easel = sheet()
    const light = easel.ctx.createLinearGradient(0, 0, 0, 2560)
    light.addColorStop(0, '#202850')
    light.addColorStop(1, '#222a52')
    easel.fill(light)
    easel.ctx.fillStyle = '#6a3a40'
    easel.ctx.fillRect(480, 800, 640, 800)
    flatArt(easel)
    assert.ok(Math.abs(lightAt(easel, 160, 160) - lightAt(easel, 160, 2400)) < 3)
    assert.ok(Math.abs(lightAt(easel, 800, 1200) - lightAt(easel, 160, 1200)) > 5)
  })

  it('draws ink around the hero of a comic', () => {
    const easel = sheet()
    easel.fill('#c0b090')
    const shares = new Uint8Array(100 * 160)
    for (let at = 0; at < shares.length; at++)
      shares[at] = at % 100 > 30 && at % 100 < 70 && at > 4000 && at < 12_000 ? 255 : 0
    comicArt(easel, '#000000', { width: 100, height: 160, shares })
    assert.ok(Math.min(...Array.from({ length: 30 }, (_, step) => lightAt(easel, 440 + step * 4, 1200))) < 40)
    assert.ok(lightAt(easel, 800, 1200) > 90)
  })

  it('stains pale sheets darker and dark sheets paler, and their middle hardly', () => {
    for (const [ground, isDarker] of [
      ['#f0e8d8', true],
      ['#101018', false],
    ] as const) {
      const easel = sheet()
      easel.fill(ground)
      const before = lightAt(easel, 800, 1280)
      stainArt(easel, 0.85)
      const edge = Array.from({ length: 60 }, (_, step) => lightAt(easel, 16, 80 + step * 40))
      const mean = edge.reduce((sum, light) => sum + light, 0) / edge.length
      assert.ok(isDarker ? mean < before - 25 : mean > before + 8, `${ground} ${mean} ${before}`)
    }
  })

  it('lays fog low and leaves what is above it', () => {
    const { before, after } = seen('lit-window', editOf('add', 'fog', { place: 'bottom' }))
    const [sky, foot] = [[0, 0, 1, 0.5] as const, [0, 0.7, 1, 0.85] as const]
    assert.ok(Math.abs(meanIn(after, sky).l - meanIn(before, sky).l) < 0.03)
    assert.ok(meanIn(after, foot).l - meanIn(before, foot).l > 0.12)
  })

  it('lights a thing from behind in the colour that is asked for', () => {
    const { after } = seen(
      'light-from-above',
      editOf('hour', 'picture', { value: 'dawn' }),
      editOf('light', 'cross', { value: 'glow', colour: 'golden' }),
    )
    const glow = meanIn(after, [0.3, 0.52, 0.42, 0.62])
    assert.ok(hueOf(glow) > 55 && hueOf(glow) < 100 && chromaOf(glow) > 0.065, JSON.stringify(glow))
  })

  it('turns leaves golden and rusty in autumn', () => {
    const { before, after } = seen('painted-place', editOf('season', 'picture', { value: 'autumn' }))
    const bushes = [0, 0.62, 0.25, 0.68] as const
    assert.ok(hueOf(meanIn(before, bushes)) > 100)
    assert.ok(hueOf(meanIn(after, bushes)) < 90 && chromaOf(meanIn(after, bushes)) > 0.06)
  })

  it('lets a street at dawn be of one light, without holes of sky in its walls', () => {
    const { after } = seen('street-sigil', editOf('hour', 'picture', { value: 'dawn' }))
    const [high, low] = [meanIn(after, [0, 0.3, 0.12, 0.45]), meanIn(after, [0, 0.5, 0.12, 0.65])]
    assert.ok(Math.abs(high.l - low.l) < 0.12, `${high.l} ${low.l}`)
  })
})
