// What a relief promises of light and shade, whatever it shows.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Canvas } from '@napi-rs/canvas'
import { castIn, naturalCast } from '../../../src/studio/light/cast.ts'
import { material, materialNames, worked } from '../../../src/studio/light/material.ts'
import { modelled } from '../../../src/studio/light/model.ts'
import { paintRelief } from '../../../src/studio/light/paint-relief.ts'
import { placeOf } from '../../../src/studio/light/place.ts'
import { rigOf } from '../../../src/studio/light/rig.ts'
import { disc, drawnAt, fitted } from '../../../src/studio/light/still.ts'
import { findMotif } from '../../../src/studio/motifs/find-motif.ts'
import { Easel } from '../../../src/studio/paint/easel.ts'
import { partCalled } from '../../../src/studio/paint/part-names.ts'
import { silhouette } from '../../../src/studio/paint/pen.ts'
import { Random } from '../../../src/studio/paint/random.ts'
import { drawMotif } from '../../../src/studio/paint/stamp.ts'

const side = 160
const rigFrom = (from: number) =>
  rigOf({ from, key: '#ffffff', sky: '#606060', ground: '#404040', rimPower: 0, bend: 0 })

const sphere = (name: (typeof materialNames)[number], from: number) => {
  const stuff = worked(name, undefined, { cap: 1, form: 'round', bump: 0, mottle: 0 })
  const { sketch } = drawnAt(0, 0, 1, castIn(stuff), (pen) => disc(pen, 'body'))
  const things = [
    { sketch, place: placeOf(side / 2, side / 2, side * 0.8, 0, false), size: side * 0.8, cast: castIn(stuff) },
  ]
  return modelled({ things, w: side, h: side, rig: rigFrom(from), size: side * 0.8 }, false)
}

/** Mean of the picture within a square around a place. */
const lightAt = (canvas: Canvas, x: number, y: number, reach = 8): number => {
  const { data } = canvas.getContext('2d').getImageData(x - reach, y - reach, reach * 2, reach * 2)
  return data.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0) / (data.length * 0.75)
}

const sheet = { w: 1600, h: 2560 }

const heroOn = (
  id: string,
  scale: number,
  prepare: (easel: Easel) => void = () => {},
  flood?: string,
  found = findMotif(id) ?? assert.fail(id),
): Easel => {
  const motif = flood === undefined ? found : { ...found, flood }
  const easel = new Easel(sheet, scale, 3)
  easel.fill('#404048')
  prepare(easel)
  const height = fitted(motif, 1200, 1500)
  const cast = naturalCast(motif, { accent: '#b3202e', light: '#ece6d8' })
  paintRelief(easel, [{ motif, placing: { x: 800, y: 2000, height, random: new Random(7) }, cast }], {
    rig: rigFrom(128),
    shadow: { colour: '#000000', strength: 0.7 },
  })
  return easel
}

/** Share of the pixels that differ by more than `least`, over all channels. */
const differing = (one: Easel, other: Easel, least = 24): number => {
  const [a, b] = [one.canvas.data(), other.canvas.data()]
  let count = 0
  for (let at = 0; at < a.length; at += 4) {
    const change = Math.abs((a[at] ?? 0) - (b[at] ?? 0)) + Math.abs((a[at + 1] ?? 0) - (b[at + 1] ?? 0))
    if (change + Math.abs((a[at + 2] ?? 0) - (b[at + 2] ?? 0)) > least) count++
  }
  return count / (a.length / 4)
}

/** How far the channels of its most colourful pixels are apart: the hundredth part that is most so. */
const mostColourful = (easel: Easel): number => {
  using shown = easel
  const data = shown.canvas.data()
  const spans: number[] = []
  for (let at = 0; at < data.length; at += 4) {
    const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    spans.push(Math.max(...channels) - Math.min(...channels))
  }
  return spans.toSorted((one, other) => other - one)[Math.floor(spans.length / 100)] ?? 0
}

describe('a relief', () => {
  it('is of the materials that records give to parts', () => {
    const pot = findMotif('moka-pot') ?? assert.fail()
    const cast = naturalCast(pot, { accent: '#b3202e', light: '#ece6d8' })
    assert.equal(cast('shade', partCalled('handle'), null)?.metal, material('plastic').metal)
    assert.equal(cast('shade', partCalled('jug'), null)?.metal, material('steel').metal)
  })

  it('keeps the paint of what is painted, and the shine of bare metal', () => {
    for (const id of ['tuk-tuk', 'harbour-crane', 'tractor'])
      assert.ok(mostColourful(heroOn(id, 0.1)) > 90, `${id} is painted`)
    for (const [id, natural] of [
      ['handcuffs', '#8d969c'],
      ['padlock', '#c79a3e'],
    ] as const) {
      const cast = naturalCast(findMotif(id) ?? assert.fail(id), { accent: '#b3202e', light: '#ece6d8' })
      assert.ok((cast('body', null, natural)?.metal ?? 0) > 0, `${id} is bare`)
    }
  })

  it('shows every part that a drawing names, though it is only a print or a pane on what it lies on', () => {
    const named = [
      ['tower-block', 'windows'],
      ['clock', 'dial'],
      ['bottle', 'label'],
      ['smartphone', 'screen'],
      ['corridor', 'doors'],
    ] as const
    for (const [id, part] of named) {
      using whole = heroOn(id, 0.15)
      const lacking = findMotif(id)?.lacking?.[part] ?? assert.fail(`${id} has no ${part}`)
      using without = heroOn(id, 0.15, undefined, undefined, lacking)
      assert.ok(differing(whole, without, 40) > 0.004, `${part} of ${id}: ${differing(whole, without, 40)}`)
    }
  })

  it('is the same for the same drawing and light', () => {
    using one = heroOn('dragon', 0.15)
    using other = heroOn('dragon', 0.15)
    assert.equal(Buffer.compare(one.canvas.data(), other.canvas.data()), 0)
  })

  it('is brighter on the side of its key light, in whatever it is made of', () => {
    for (const name of materialNames) {
      const { glow, glass, gem } = material(name)
      // What shines of itself or lets light through has no dark side.
      if (glow > 0 || glass > 0 || gem > 0) continue
      const { canvas } = sphere(name, 180)
      const [near, far] = [lightAt(canvas, side * 0.27, side / 2), lightAt(canvas, side * 0.73, side / 2)]
      assert.ok(near > far, `${name}: ${near} and ${far}`)
    }
  })

  it('turns with its light', () => {
    const [above, below] = [sphere('bone', 90).canvas, sphere('bone', 270).canvas]
    assert.ok(lightAt(above, side / 2, side * 0.25) > lightAt(above, side / 2, side * 0.75))
    assert.ok(lightAt(below, side / 2, side * 0.25) < lightAt(below, side / 2, side * 0.75))
  })

  it('is never brightened by its own crevices and shadows', () => {
    const { occlusion } = sphere('stone', 128)
    for (const value of occlusion.open) assert.ok(value >= -0.001 && value <= 1.001)
    for (const value of occlusion.dark) assert.ok(value >= -0.001 && value <= 1.001)
  })

  it('shadows the ground on the side away from the light', () => {
    const { occlusion } = sphere('stone', 180)
    const at = (x: number): number =>
      occlusion.dark[Math.round(occlusion.h / 2) * occlusion.w + Math.round(x * occlusion.w)] ?? 0
    assert.ok(at(0.93) > 0.3, `${at(0.93)}`)
    assert.ok(at(0.07) < 0.05, `${at(0.07)}`)
  })

  it('covers what the flat drawing covers', () => {
    for (const id of ['crown', 'raven', 'apple']) {
      const motif = findMotif(id) ?? assert.fail(id)
      const height = fitted(motif, 1200, 1500)
      const placing = { x: 800, y: 2000, height }
      using flat = new Easel(sheet, 0.15, 3)
      flat.fill('#ffffff')
      drawMotif(flat.ctx, motif, { ...placing, tones: silhouette('#000000'), random: new Random(7) })
      using lit = new Easel(sheet, 0.15, 3)
      lit.fill('#ffffff')
      paintRelief(
        lit,
        [
          {
            motif,
            placing: { ...placing, random: new Random(7) },
            cast: castIn(worked('iron', '#000000', { metal: 0, rough: 1 })),
          },
        ],
        {
          rig: { ...rigFrom(90), exposure: 0.02 },
        },
      )
      assert.ok(differing(flat, lit, 380) < 0.01, `${id}: ${differing(flat, lit, 380)}`)
    }
  })

  it('looks alike at every scale', () => {
    using small = heroOn('skull', 0.2)
    using large = heroOn('skull', 0.4)
    const shrunk = new Easel(sheet, 0.2, 3)
    shrunk.ctx.drawImage(large.canvas, 0, 0, sheet.w, sheet.h)
    const mean = (easel: Easel): number => lightAt(easel.canvas, 160, 250, 70)
    assert.ok(Math.abs(mean(small) - mean(shrunk)) < 4, `${mean(small)} and ${mean(shrunk)}`)
    shrunk[Symbol.dispose]()
  })
})

describe('a lit hero under an edit', () => {
  it('is told from all else when it is painted over in one colour', () => {
    using black = heroOn('rose', 0.1, undefined, '#000000')
    using white = heroOn('rose', 0.1, undefined, '#ffffff')
    const share = differing(black, white)
    assert.ok(share > 0.05 && share < 0.4, `${share}`)
  })

  it('has its parts painted over by their names, and nothing besides', () => {
    const flooded = (colour: number) =>
      heroOn('rose', 0.1, (easel) => Object.assign(easel, { flood: { parts: ['petals'], colour } }))
    using black = flooded(0)
    using white = flooded(255)
    using whole = heroOn('rose', 0.1, undefined, '#ffffff')
    using none = heroOn('rose', 0.1, undefined, '#000000')
    assert.ok(black.named.has('petals'))
    const [petals, all] = [differing(black, white), differing(whole, none)]
    assert.ok(petals > 0.01 && petals < all, `${petals} of ${all}`)
  })

  it('is not painted where it is left out, and loses a part that is', () => {
    const without = (name: string) => (easel: Easel) => Object.assign(easel, { without: new Set([name]) })
    using bare = new Easel(sheet, 0.1, 3)
    bare.fill('#404048')
    using left = heroOn('rose', 0.1, without('rose'))
    assert.equal(differing(bare, left), 0)
    using whole = heroOn('rose', 0.1)
    using plucked = heroOn('rose', 0.1, without('part petals'))
    assert.ok(differing(whole, plucked) > 0.01)
  })
})
