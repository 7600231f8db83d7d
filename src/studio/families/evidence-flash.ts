// Evidence flash: a thing on the sheet of a laboratory in the hard light of a flash, with a scale, a marker, or a bag around it.

import { lchOf, mix } from '../colour/colour.ts'
import { paintBloom } from '../light/bloom.ts'
import { castIn, dusky, naturalCast } from '../light/cast.ts'
import { pool } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { type Drawn, paintRelief, type Standing } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { drawnAt, lying, type Spot } from '../light/still.ts'
import { isEdible, isGrim, isOfKind, isOneThing, sizeOf } from '../motifs/suits.ts'
import type { Easel } from '../paint/easel.ts'
import { palettes } from './evidence-flash/palettes.ts'
import type { Design, Family, Scene } from './family.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { isBroad } from './zones.ts'

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 112,
    height: 0.66,
    key: '#f8fbff',
    power: 2.5,
    size: 0.2,
    rim: palette.light,
    rimPower: 0.15,
    sky: mix(palette.mid, '#606870', 0.5),
    ground: mix(palette.mid, '#202428', 0.4),
    fill: 0.42,
    exposure: 0.52,
    bend: 0.12,
  })

const spotOf = (scene: Scene): Spot => {
  const { w, h, layout, hero } = scene
  const m = Math.min(w, h)
  const wide = isBroad(scene)
  const turn = hero.width < 0.75 ? 0.7 : hero.rests === 'ground' ? 0 : -0.16
  if (layout === 'close') return { x: w * 0.6, y: h * 0.7, w: m * 1.3, h: h * 0.72, turn: turn * 0.7 }
  if (layout === 'bag') return { x: w * 0.5, y: h * (wide ? 0.64 : 0.63), w: m * 0.5, h: h * 0.32, turn }
  return { x: w * 0.54, y: h * (wide ? 0.6 : 0.575), w: m * 0.62, h: h * 0.4, turn }
}

/** A rule with its marks, along the foot of the picture. */
const ruleAt = ({ palette, w, h }: Scene, y: number): Drawn => {
  const card = {
    ...worked('plastic', mix(palette.light, '#ffffff', 0.6), { rough: 0.5 }),
    form: 'plate' as const,
    cap: 0.006,
  }
  const ink = { ...worked('plastic', '#141414', { rough: 0.6 }), form: 'plate' as const, cap: 0.001 }
  const long = w * 0.62
  return drawnAt(0, 0, h, castIn(card, ink), (pen) => {
    const [x, high] = [w * 0.1, h * 0.032]
    pen.fill('body', (path) => path.rect(x / h, y / h, long / h, high / h))
    pen.fill('accent', (path) => {
      for (let mark = 0; mark < 20; mark++) {
        const tall = mark % 5 === 0 ? 0.62 : 0.36
        path.rect((x + 16 + (mark * (long - 32)) / 20) / h, y / h, 4 / h, (high * tall) / h)
      }
      for (let block = 0; block < 10; block += 2)
        path.rect(
          (x + 16 + (block * (long - 32)) / 10) / h,
          (y + high * 0.78) / h,
          (long - 32) / 10 / h,
          (high * 0.14) / h,
        )
    })
  })
}

/** A folded marker that stands on the sheet: a bright wedge. */
const markerAt = ({ palette, h }: Scene, x: number, y: number, size: number): Drawn => {
  const front = { ...worked('plastic', palette.accent, { rough: 0.4 }), form: 'plate' as const, cap: 0.01 }
  const side = {
    ...worked('plastic', mix(palette.accent, '#000000', 0.45), { rough: 0.4 }),
    form: 'plate' as const,
    cap: 0.004,
  }
  const u = size / h
  const [cx, cy] = [x / h, y / h]
  return drawnAt(
    0,
    0,
    h,
    (tone) => (tone === 'shade' ? side : front),
    (pen) => {
      pen.fill('shade', (path) => {
        path.moveTo(cx + u * 0.36, cy - u * 0.9)
        path.lineTo(cx + u * 0.72, cy - u * 0.05)
        path.lineTo(cx + u * 0.46, cy)
        path.closePath()
      })
      pen.fill('body', (path) => {
        path.moveTo(cx - u * 0.34, cy - u * 0.86)
        path.lineTo(cx + u * 0.36, cy - u * 0.9)
        path.lineTo(cx + u * 0.46, cy)
        path.lineTo(cx - u * 0.46, cy)
        path.closePath()
      })
    },
  )
}

/** A clear bag over the thing, closed with a band of tape. */
const paintBag = (easel: Easel, scene: Scene, rig: Rig, spot: Spot): void => {
  const { palette, w, h } = scene
  const [wide, high] = [Math.min(w * 0.82, spot.w * 1.5), spot.h * 1.46]
  const [left, top] = [spot.x - wide / 2, spot.y - high / 2]
  const film = worked('glass', '#e8f0f2', { glass: 0.05, swell: 0.25, cap: 0.012, rough: 0.05 })
  const tape = { ...worked('plastic', palette.counter, { rough: 0.3 }), form: 'plate' as const, cap: 0.003 }
  const bag = drawnAt(0, 0, h, castIn(film, tape), (pen) => {
    pen.fill('body', (path) => path.roundRect(left / h, top / h, wide / h, high / h, 22 / h))
    pen.line(0.0022, (path) => {
      for (const inset of [24, 34])
        path.rect((left + inset) / h, (top + inset) / h, (wide - 2 * inset) / h, (high - 2 * inset) / h)
    })
    pen.fill('accent', (path) => path.rect(left / h, (top + high * 0.055) / h, wide / h, (high * 0.062) / h))
  })
  easel.part('glass', () =>
    paintRelief(easel, [bag], { rig, lift: 0.004, shadow: { colour: '#000000', strength: 0.25, blur: 10 } }),
  )
  // Creases of the film catch the flash.
  const { ctx } = easel
  const random = easel.random.sub('creases')
  ctx.save()
  ctx.beginPath()
  ctx.rect(left, top, wide, high)
  ctx.clip()
  ctx.globalCompositeOperation = 'screen'
  for (let crease = 0; crease < 9; crease++) {
    const x = left + random.between(0, wide)
    const y = top + random.between(0, high)
    const shine = ctx.createLinearGradient(x, y, x + random.between(40, 120), y + random.between(-30, 30))
    shine.addColorStop(0, '#ffffff00')
    shine.addColorStop(0.5, `#ffffff${crease % 3 === 0 ? '4a' : '26'}`)
    shine.addColorStop(0.56, '#ffffff00')
    ctx.fillStyle = shine
    ctx.fillRect(x, y - random.between(80, 300), 140, random.between(200, 620))
  }
  ctx.restore()
}

const design = (scene: Scene): Design => {
  const { palette, layout, w, h, hero } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const isDark = lchOf(palette.mid).l < 0.5
  const { ink } = palette
  const title = litTitle(scene, { colour: ink, maxSize: 400, lockup: 'block', leading: 0.94 })
  const subtitle = quietLine(scene, 'subtitle', { ink, size: 52, case: 'upper', tracking: 0.05 })
  const author = quietLine(scene, 'author', { ink, size: 76, tracking: 0.06 })
  const left = { align: 'left', inset: 0.08 } as const
  return {
    type: {
      stacks: [
        stackAt(scene, [0.05, wide ? 0.36 : 0.35], [title, subtitle], { ...left, anchor: 'top' }),
        stackAt(scene, [0.9, 0.955], [author], { ...left, anchor: 'bottom' }),
      ],
    },
    back: (easel) => {
      const flash = pool(w * 0.5, h * 0.5, Math.hypot(w, h) * 0.62)
      easel.part('paper', () =>
        paintGround(easel, {
          stuff: worked('paper', mix(palette.mid, '#ffffff', isDark ? 0.02 : 0.12), { bump: 0.12, mottle: 0.12 }),
          rig,
          folds: (x, y) => easel.noise.fractal(x / 600, y / 600, 3) * 30,
          light: (x, y) => 0.12 + flash(x, y),
          grain: 700,
        }),
      )
      const spot = spotOf(scene)
      const tints = { accent: palette.counter, light: palette.light }
      const thing: Standing = {
        motif: hero,
        placing: lying(hero, spot, easel.random.sub('hero')),
        cast: dusky(naturalCast(hero, tints), 0.12, '#101214'),
      }
      const shadow = { colour: mix(palette.deep, '#000000', 0.4), strength: 0.88, blur: 4 }
      if (layout !== 'close') {
        const tools =
          layout === 'marker'
            ? [ruleAt(scene, h * 0.815), markerAt(scene, w * 0.17, h * 0.52, w * 0.18)]
            : [ruleAt(scene, h * 0.85)]
        easel.part('sign', () => paintRelief(easel, tools, { rig, lift: 0.006, shadow }))
      }
      paintRelief(easel, [thing], { rig, lift: 0.05, shadow })
      if (layout === 'bag') paintBag(easel, scene, rig, spot)
      if (layout === 'close')
        easel.part('sign', () =>
          paintRelief(easel, [markerAt(scene, w * 0.16, h * 0.86, w * 0.22)], { rig, lift: 0.01, shadow }),
        )
      paintBloom(easel, 0.2)
    },
    drawAdded: addedInLight(rig, (motif) =>
      dusky(naturalCast(motif, { accent: palette.counter, light: palette.light }), 0.12, '#101214'),
    ),
    grain: 0.5,
    vignette: 0.42,
  }
}

export const evidenceFlash: Family = {
  id: 'evidence-flash',
  name: 'Evidence Flash',
  look: 'object',
  templateType: 'atmospheric',
  genreBuckets: [
    'Thriller:true-crime',
    'Mystery:true-crime',
    'Mystery:procedural',
    'Thriller:procedural',
    'Mystery:rural',
    'Thriller:legal',
    'Horror:slasher',
    'Non-Fiction:*',
  ],
  moods: ['intense', 'mysterious', 'intellectual'],
  technique: 'a flash photograph of evidence on a plain sheet',
  lettering: 'plain condensed capitals as on a label',
  palettes,
  pairings: [
    { title: 'oswald-bold', text: 'special-elite' },
    { title: 'bebas-neue', text: 'special-elite' },
    { title: 'anton', text: 'space-mono' },
    { title: 'staatliches', text: 'space-mono' },
    { title: 'league-gothic', text: 'special-elite' },
  ],
  layouts: [
    { id: 'marker', phrase: 'the object between a marker and a scale in the light of a flash, the title above' },
    { id: 'bag', phrase: 'the object in a clear bag, the title above' },
    { id: 'close', phrase: 'the object very close and leaving the sheet, a marker before it, the title above' },
  ],
  heroes: [
    'gun',
    'knife',
    'key',
    'telephone',
    'doll',
    'running-shoe',
    'pocket-watch',
    'ring',
    'camera',
    'letter',
    'hat',
    'high-heel',
    'boxing-glove',
    'axe',
    'feather',
  ],
  sample: {
    title: 'Item Fourteen',
    subtitle: 'The Harrow Lake murders, solved by a shoe',
    author: 'Dana Ruskin',
    summary: 'For thirty-one years it lay in a box on the wrong shelf. Then somebody read the label.',
  },
  shows: (motif) =>
    isOneThing(motif) &&
    !isEdible(motif) &&
    motif.width < 2 &&
    ((motif.kind === 'object' && sizeOf(motif) <= 2) ||
      (isOfKind(motif, 'plant', 'creature') && sizeOf(motif) <= 0.5) ||
      (motif.kind === 'symbol' && isGrim(motif))),
  design,
}
