// The art of a wrap: exact panels, the front as painted, no seam, the same pixels again, and backs that text can be read on.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { designStyles } from '../../../src/catalog/print.ts'
import { lchOf } from '../../../src/studio/colour/colour.ts'
import { contrast, luminance } from '../../../src/studio/colour/contrast.ts'
import { sampleDocument } from '../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../src/studio/document.ts'
import { findFamily } from '../../../src/studio/families/index.ts'
import { findFrame } from '../../../src/studio/wrap/find-frame.ts'
import { bestContrast, groundContrast, legibleGround } from '../../../src/studio/wrap/ground-colour.ts'
import { detailIn } from '../../../src/studio/wrap/measure-detail.ts'
import { type PaintedFront, paintFront } from '../../../src/studio/wrap/paint-front.ts'
import { paintWrapArt, type WrapArt, type WrapArtOrder } from '../../../src/studio/wrap/paint-wrap-art.ts'
import { darkInk, lightInk } from '../../../src/studio/wrap/reading-tones.ts'
import type { Patch } from '../../../src/studio/wrap/wrap-sheet.ts'
import { book, smallSheet } from './small-sheet.ts'

const documentOf = (id: string): CoverDocument => {
  const family = findFamily(id)
  assert.ok(family)
  return sampleDocument(family)
}

const sheet = smallSheet(book(6, 9), 36)

const paintAnew = (id: string, order: Partial<WrapArtOrder> = {}): Promise<WrapArt> =>
  paintWrapArt({
    front: { kind: 'document', document: documentOf(id) },
    sheet,
    style: 'continuation',
    solidColor: null,
    spineColor: null,
    instructions: null,
    keep: null,
    attempt: 0,
    ...order,
  })

const painted = new Map<string, Promise<WrapArt>>()

/** What several tests look at is painted once. */
const paint = (id: string, order: Partial<WrapArtOrder> = {}): Promise<WrapArt> => {
  const key = JSON.stringify([id, { style: 'continuation', ...order }])
  const art = painted.get(key) ?? paintAnew(id, order)
  painted.set(key, art)
  return art
}

const pixels = (canvas: Canvas, { left, top, width, height }: Patch): Buffer =>
  Buffer.from(canvas.getContext('2d').getImageData(left, top, width, height).data)

/** Luminance of every pixel, the darkest first. */
const lightsOf = (canvas: Canvas, patch: Patch): number[] => {
  const data = pixels(canvas, patch)
  return Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3)
    return luminance([red, green, blue])
  }).toSorted((one, other) => one - other)
}

const whole = ({ width, height }: Canvas): Patch => ({ left: 0, top: 0, width, height })

describe('every style', () => {
  let front: Promise<PaintedFront> | undefined

  for (const style of designStyles)
    it(`${style}: the front part is the front, and every pixel of the sheet is painted`, async () => {
      const { canvas } = await paint('lone-road', { style })
      front ??= paintFront(documentOf('lone-road'), sheet)
      const { canvas: alone } = await front
      assert.deepEqual([canvas.width, canvas.height], [sheet.width, sheet.height])
      assert.ok(pixels(canvas, sheet.front.bleed).equals(pixels(alone, whole(alone))))
      const all = pixels(canvas, whole(canvas))
      assert.ok(all.every((value, at) => at % 4 !== 3 || value === 255))
    })

  it('gives the same pixels again', async () => {
    const [one, other] = [await paint('lone-road'), await paintAnew('lone-road')]
    assert.ok(pixels(one.canvas, whole(one.canvas)).equals(pixels(other.canvas, whole(other.canvas))))
  })

  it('tells how light the sheet is', async () => {
    const { backdrop, colours } = await paint('linocut', { style: 'solid', solidColor: '#ffffff' })
    assert.equal(backdrop.light.length, backdrop.columns * backdrop.rows)
    assert.ok((backdrop.light[backdrop.columns * 4 + 4] ?? 0) > 0.98)
    assert.deepEqual([colours.back, colours.spine], ['#ffffff', '#ffffff'])
  })
})

describe('solid', () => {
  it('takes the colours it is given, flat to the edge', async () => {
    const { canvas, colours } = await paint('deco-gilt', {
      style: 'solid',
      solidColor: '#204060',
      spineColor: '#c02010',
    })
    const back = pixels(canvas, sheet.back.bleed)
    assert.ok(back.every((value, at) => value === [0x20, 0x40, 0x60, 255][at % 4]))
    const spine = pixels(canvas, sheet.spine.bleed)
    assert.ok(spine.every((value, at) => value === [0xc0, 0x20, 0x10, 255][at % 4]))
    assert.equal(colours.back, '#204060')
  })

  it('without a colour takes the front’s own, where text can be read on it', async () => {
    for (const id of ['comic-burst', 'painted-place']) {
      const { colours } = await paint(id, { style: 'solid' })
      assert.ok(bestContrast(colours.back) >= groundContrast, `${id} ${colours.back}`)
    }
  })
})

describe('a ground for text', () => {
  it('is the colour itself where text can be read on it, else one of its hue nearby, rather lighter than darker', () => {
    for (const colour of ['#1f3d2b', '#efe6d6', '#c0392b', '#2a8f8f', '#3f7fc4'])
      assert.equal(legibleGround(colour), colour)
    for (const colour of ['#d4a017', '#c9982b', '#e88ab0', '#7ab0d8']) {
      const [given, found] = [lchOf(colour), lchOf(legibleGround(colour))]
      assert.ok(bestContrast(legibleGround(colour)) >= groundContrast)
      assert.ok(found.l > given.l && found.l < given.l + 0.08, `${colour} ${found.l}`)
      assert.ok(Math.abs(found.h - given.h) < 4 && Math.abs(found.c - given.c) < 0.02, colour)
    }
  })
})

describe('continuation', () => {
  it('a plain spine is laid over it where one is asked for', async () => {
    const { canvas, colours } = await paint('dark-forest', { spineColor: '#112233' })
    assert.ok(pixels(canvas, sheet.spine.bleed).every((value, at) => value === [0x11, 0x22, 0x33, 255][at % 4]))
    assert.equal(colours.spine, '#112233')
  })
})

describe('where text will stand', () => {
  /** Of the better of light and dark ink, in thirds of the text area, away from the fold, where another picture begins. */
  const thirdsOf = ({ backdrop: { columns, rows, light } }: WrapArt): number[] => {
    const { left, top, width, height } = sheet.back.safe
    const [across, down] = [columns / sheet.width, rows / sheet.height]
    return [0, 1, 2].map((third) => {
      const from = Math.ceil((top + (third * height) / 3) * down)
      const to = Math.floor((top + ((third + 1) * height) / 3) * down)
      const lights: number[] = []
      for (let row = from; row < to; row++)
        lights.push(
          ...light.subarray(
            row * columns + Math.ceil(left * across),
            row * columns + Math.floor((left + width * 0.6) * across),
          ),
        )
      lights.sort((one, other) => one - other)
      const at = (share: number): number => lights[Math.floor((lights.length - 1) * share)] ?? 0
      return Math.max(contrast(lightInk, at(0.94)), contrast(darkInk, at(0.06)))
    })
  }

  it('a textured back is calm enough to read on', async () => {
    for (const id of ['mist-peaks', 'tarot-card']) {
      const thirds = thirdsOf(await paint(id, { style: 'textured' }))
      assert.ok(
        thirds.every((contrast) => contrast >= 60),
        `${id}: ${thirds.map(Math.round).join(', ')}`,
      )
    }
  })
})

describe('complementary', () => {
  // Fronts whose ground is plain: dark, pale, loud and framed.
  for (const id of ['double-silhouette', 'glowing-orb', 'foil-emblem'])
    it(`${id}: the back is never nearly flat, and text can be read over what is on it`, async () => {
      const { canvas } = await paint(id, { style: 'complementary' })
      const { left, top, width, height } = sheet.back.safe
      // Beside the barcode, within any frame.
      const [x, y, w, h] = [left + width * 0.1, top + height * 0.65, width * 0.4, height * 0.27].map(Math.round)
      const low = { left: x ?? 0, top: y ?? 0, width: w ?? 0, height: h ?? 0 }
      assert.ok(detailIn(canvas, low) > 0.012, `${id}: ${detailIn(canvas, low).toFixed(4)}`)
      const lights = lightsOf(canvas, low)
      const at = (share: number): number => lights[Math.floor((lights.length - 1) * share)] ?? 0
      assert.ok(Math.max(contrast(lightInk, at(0.98)), contrast(darkInk, at(0.02))) >= 55)
    })

  it('a spine without a colour of its own has one of the art on the back, over its whole length', async () => {
    const { canvas, colours } = await paint('lone-road', { style: 'complementary' })
    const wanted = [1, 3, 5].map((at) => Number.parseInt(colours.spine.slice(at, at + 2), 16))
    const shareNear = (patch: Patch): number => {
      const data = pixels(canvas, patch)
      const near = Array.from({ length: data.length / 4 }, (_, pixel) =>
        wanted.every((channel, at) => Math.abs(channel - (data[pixel * 4 + at] ?? 0)) <= 12),
      )
      return near.filter(Boolean).length / near.length
    }
    assert.equal(shareNear(sheet.spine.bleed), 1)
    assert.ok(shareNear(sheet.back.face) >= 0.04, colours.spine)
  })
})

describe('a framed cover', () => {
  for (const id of ['deco-gilt', 'gilded-scripture'])
    it(`${id}: the back has the frame again, whole, on its own face`, async () => {
      const { canvas } = await paint(id)
      const { face } = sheet.back
      const back = createCanvas(face.width, face.height)
      back.getContext('2d').drawImage(canvas, -face.left, -face.top)
      assert.ok(findFrame(back))
    })

  it('a landscape has none', async () => {
    const { canvas } = await paint('mist-peaks')
    const { face } = sheet.back
    const back = createCanvas(face.width, face.height)
    back.getContext('2d').drawImage(canvas, -face.left, -face.top)
    assert.equal(findFrame(back), null)
  })
})

describe('painted again with a sheet that is kept', () => {
  it('back and spine stay pixel for pixel, and the front is the front', async () => {
    const first = await paintAnew('silk-object', { instructions: 'ravens' })
    const side = { left: 0, top: 0, width: sheet.front.bleed.left, height: sheet.height }
    const before = pixels(first.canvas, side)
    const front = pixels(first.canvas, sheet.front.bleed)
    first.canvas.getContext('2d').clearRect(side.width, 0, sheet.width, sheet.height)
    const again = await paintAnew('silk-object', { keep: first.canvas, attempt: 1 })
    assert.ok(pixels(again.canvas, side).equals(before))
    assert.ok(pixels(again.canvas, sheet.front.bleed).equals(front))
    assert.deepEqual(again.colours, first.colours)
  })
})

describe('instructions', () => {
  const backOf = async (order: Partial<WrapArtOrder>): Promise<Buffer> =>
    pixels((await paint('deco-gilt', order)).canvas, sheet.back.bleed)

  for (const style of ['textured', 'continuation', 'complementary'] as const)
    it(`steer a ${style} back`, async () => {
      const plain = await backOf({ style })
      assert.ok(!plain.equals(await backOf({ style, instructions: 'ravens in deep red' })))
    })

  it('are none where they are empty', async () => {
    assert.ok((await backOf({ style: 'textured' })).equals(await backOf({ style: 'textured', instructions: '' })))
  })

  it('are not heard by a solid back', async () => {
    assert.ok((await backOf({ style: 'solid' })).equals(await backOf({ style: 'solid', instructions: 'all in red' })))
  })

  it('a colour that is asked for is seen', async () => {
    const { colours } = await paint('foil-emblem', { style: 'textured', instructions: 'in deep red' })
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colours.back.slice(at, at + 2), 16))
    assert.ok((red ?? 0) > (green ?? 0) + 30 && (red ?? 0) > (blue ?? 0) + 30, colours.back)
  })
})
