// Wax seal: the hero pressed into sealing wax, on a letter, in the corner of a sheet, or on a ribbon.

import { lchOf, mix } from '../colour/colour.ts'
import { paintBloom } from '../light/bloom.ts'
import { castIn } from '../light/cast.ts'
import { pool } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { type Drawn, paintRelief } from '../light/paint-relief.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { drawnAt, lying, ring } from '../light/still.ts'
import { isOfKind, isOneThing } from '../motifs/suits.ts'
import { tau } from '../paint/curves.ts'
import type { Easel } from '../paint/easel.ts'
import { diamondRule } from '../paint/ornament/dividers.ts'
import type { Pen } from '../paint/pen.ts'
import type { Item, TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { palettes } from './wax-seal/palettes.ts'
import { isBroad } from './zones.ts'

interface Plan {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly title: readonly [top: number, bottom: number]
  readonly author: readonly [top: number, bottom: number]
}

const planOf = (scene: Scene): Plan => {
  const { w, h, layout } = scene
  const m = Math.min(w, h)
  const wide = isBroad(scene)
  if (layout === 'corner')
    return {
      x: w * 0.66,
      y: h * (wide ? 0.76 : 0.73),
      radius: m * (wide ? 0.4 : 0.52),
      title: [0.06, wide ? 0.36 : 0.42],
      author: [0.9, 0.95],
    }
  if (layout === 'ribbon')
    return {
      x: w / 2,
      y: h * (wide ? 0.6 : 0.575),
      radius: m * (wide ? 0.2 : 0.27),
      title: [0.07, wide ? 0.36 : 0.38],
      author: [0.87, 0.94],
    }
  return {
    x: w / 2,
    y: h * (wide ? 0.47 : 0.46),
    radius: m * (wide ? 0.2 : 0.27),
    title: [wide ? 0.68 : 0.63, 0.88],
    author: [0.9, 0.95],
  }
}

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 128,
    height: 0.5,
    key: mix('#fff1dc', palette.light, 0.3),
    power: 2.3,
    size: 0.34,
    rim: mix(palette.soft, '#ffffff', 0.4),
    rimPower: 0.25,
    sky: mix(palette.soft, '#8d93a0', 0.4),
    ground: mix(palette.mid, palette.accent, 0.3),
    fill: 0.8,
    exposure: 0.56,
    bend: 0.12,
  })

/** Wax that has run out under the stamp, with soft bays; `inner` leaves the round that the stamp has pressed level. */
const puddle = (pen: Pen, phase: number, inner: number): void =>
  pen.fill('body', (path) => {
    for (let step = 0; step <= 72; step++) {
      const angle = (step / 72) * tau
      const wave =
        Math.sin(angle * 3 + phase) * 0.022 +
        Math.sin(angle * 5 + phase * 2.3) * 0.016 +
        Math.sin(angle * 8 - phase) * 0.008
      const r = 0.5 + wave
      if (step === 0) path.moveTo(Math.cos(angle) * r, Math.sin(angle) * r)
      else path.lineTo(Math.cos(angle) * r, Math.sin(angle) * r)
    }
    path.closePath()
    if (inner === 0) return
    path.moveTo(inner, 0)
    path.arc(0, 0, inner, 0, tau, true)
    path.closePath()
  })

const paintSeal = (easel: Easel, scene: Scene, rig: Rig, { x, y, radius }: Plan): void => {
  const { palette, hero } = scene
  const isDark = lchOf(palette.accent).l < 0.3
  const wax = worked('wax', isDark ? mix(palette.accent, '#ffffff', 0.06) : palette.accent, {
    rough: 0.16,
    wrap: 0.3,
    bleed: '#ffb0a0',
    cap: 0.06,
    swell: 0.8,
  })
  const pressed = { ...wax, cap: 0.05, swell: 0.75 }
  const level = { ...wax, form: 'plate' as const, cap: 0.014 }
  const phase = easel.random.sub('wax').between(0, tau)
  const bed: Drawn = drawnAt(x, y, radius * 2, castIn(level), (pen) => puddle(pen, phase, 0))
  const lip: Drawn = drawnAt(x, y, radius * 2, castIn(wax), (pen) => {
    puddle(pen, phase, 0.41)
    ring(pen, 'light', 0.385, 0.365)
  })
  const size = radius * 1.1
  const placing = lying(hero, { x, y, w: size, h: size }, easel.random.sub('hero'))
  paintRelief(easel, [bed, lip, { motif: hero, placing, cast: castIn(pressed) }], {
    rig,
    lift: 0.03,
    shadow: { colour: mix(palette.deep, '#000000', 0.5), strength: 0.8, blur: 10 },
  })
}

/** The flap of an envelope: two long folds that meet under the seal. */
const paintFolds = (easel: Easel, { palette }: Scene, { x, y, radius }: Plan): void => {
  const { w, extent, ctx } = easel
  const [left, right] = [extent.x, w]
  const shade = mix(palette.deep, '#000000', 0.3)
  const flap = (): void => {
    ctx.beginPath()
    ctx.moveTo(left - 20, -20)
    ctx.lineTo(left - 20, y - radius * 2.1)
    ctx.quadraticCurveTo(x - radius * 1.2, y - radius * 0.2, x, y + radius * 0.34)
    ctx.quadraticCurveTo(x + radius * 1.2, y - radius * 0.2, right + 20, y - radius * 2.1)
    ctx.lineTo(right + 20, -20)
    ctx.closePath()
  }
  easel.soft(
    26,
    (soft) => {
      soft.fillStyle = shade
      soft.translate(10, 26)
      soft.beginPath()
      soft.moveTo(left - 20, -20)
      soft.lineTo(left - 20, y - radius * 2.1)
      soft.quadraticCurveTo(x - radius * 1.2, y - radius * 0.2, x, y + radius * 0.34)
      soft.quadraticCurveTo(x + radius * 1.2, y - radius * 0.2, right + 20, y - radius * 2.1)
      soft.lineTo(right + 20, -20)
      soft.fill()
    },
    { alpha: 0.5 },
  )
  ctx.save()
  flap()
  ctx.clip()
  const tone = ctx.createLinearGradient(0, 0, 0, y)
  tone.addColorStop(0, `${palette.light}30`)
  tone.addColorStop(1, `${palette.light}12`)
  ctx.fillStyle = tone
  ctx.fillRect(left - 20, -20, right - left + 40, y + radius)
  ctx.restore()
  ctx.save()
  ctx.strokeStyle = `${mix(palette.light, '#ffffff', 0.5)}66`
  ctx.lineWidth = 2.5
  flap()
  ctx.stroke()
  ctx.restore()
}

const paintRibbon = (easel: Easel, { palette }: Scene, rig: Rig, { y, radius }: Plan): void => {
  const { extent, w, h } = easel
  const silk = worked('cloth', palette.counter, {
    rough: 0.5,
    sheen: 0.6,
    swell: 0.3,
    cap: 0.004,
    form: 'plate',
    bump: 0.1,
  })
  const wide = radius * 0.5
  const across = drawnAt(0, 0, h, castIn(silk), (pen) => {
    const unit = 1 / h
    pen.fill('body', (path) =>
      path.rect((extent.x - w * 0.3) * unit, (y - wide / 2) * unit, (extent.w + w * 0.6) * unit, wide * unit),
    )
  })
  easel.part('ribbons', () =>
    paintRelief(easel, [across], {
      rig,
      lift: 0.002,
      shadow: { colour: mix(palette.deep, '#000000', 0.5), strength: 0.6, blur: 6 },
    }),
  )
}

const design = (scene: Scene) => {
  const plan = planOf(scene)
  const rig = rigFor(scene)
  const { palette, w, h, layout } = scene
  return {
    type: planType(scene, plan),
    back: (easel: Easel) => {
      const isDark = lchOf(palette.mid).l < 0.5
      const paper = worked('paper', isDark ? palette.mid : mix(palette.light, palette.mid, 0.25), {
        bump: 0.34,
        mottle: 0.16,
      })
      const { noise } = easel
      easel.part('paper', () =>
        paintGround(easel, {
          stuff: paper,
          rig,
          folds: (x, y) => noise.fractal(x / 500, y / 500, 3) * 26,
          light: pool(w * 0.34, h * 0.3, Math.hypot(w, h) * 0.75),
          grain: 700,
        }),
      )
      if (layout === 'letter') easel.part('lines', () => paintFolds(easel, scene, plan))
      if (layout === 'ribbon') paintRibbon(easel, scene, rig, plan)
      paintSeal(easel, scene, rig, plan)
      paintBloom(easel, 0.18)
    },
    drawAdded: addedInLight(
      rig,
      () => castIn(worked('wax', palette.accent, { rough: 0.16, wrap: 0.3, bleed: '#ffb0a0', cap: 0.06, swell: 0.8 })),
      mix(palette.deep, '#000000', 0.3),
    ),
    grain: 0.3,
    vignette: isBroad(scene) ? 0.2 : 0.3,
  }
}

const planType = (scene: Scene, { title, author }: Plan): TypePlan => {
  const { palette, layout } = scene
  const { ink } = palette
  const head = litTitle(scene, { colour: ink, case: 'as-given', maxSize: 330 })
  const subtitle = quietLine(scene, 'subtitle', { ink, size: 54 })
  const name = quietLine(scene, 'author', { ink, size: 66, tracking: 0.18 })
  const rule: Item = {
    kind: 'ornament',
    height: 20,
    ink,
    gap: 30,
    draw: (ctx, box) => diamondRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, 460), { weight: 3 }),
  }
  if (layout === 'corner')
    return { stacks: [stackAt(scene, title, [head, subtitle, name], { align: 'left', anchor: 'top', inset: 0.1 })] }
  return {
    stacks: [
      stackAt(scene, title, [head, rule, subtitle], { anchor: layout === 'letter' ? 'middle' : 'top' }),
      stackAt(scene, author, [name], { anchor: 'bottom' }),
    ],
  }
}

export const waxSeal: Family = {
  id: 'wax-seal',
  name: 'Wax Seal',
  look: 'emblem',
  templateType: 'ornamental',
  genreBuckets: [
    'Historical Fiction:historical-fiction',
    'Romance:historical-romance',
    'Fantasy:romantasy',
    'Romance:romantasy',
    'Mystery:dark-academia',
    'Thriller:espionage',
    'Biography & Memoir:historical',
  ],
  moods: ['romantic', 'mysterious', 'intellectual', 'melancholic'],
  technique: 'an emblem pressed into sealing wax on lit paper',
  lettering: 'book romans as if set by hand',
  palettes,
  pairings: [
    { title: 'im-fell', text: 'garamond' },
    { title: 'cormorant-bold', text: 'cormorant' },
    { title: 'playfair-italic', text: 'garamond' },
    { title: 'great-vibes', text: 'forum' },
    { title: 'garamond', text: 'garamond-italic' },
  ],
  layouts: [
    { id: 'letter', phrase: 'the seal closing the flap of a letter above the title', isEndless: true },
    {
      id: 'corner',
      phrase: 'a great seal leaving the sheet at the lower right, the title at the left above it',
      isEndless: true,
    },
    { id: 'ribbon', phrase: 'ribbons crossing under the seal, the title above', isEndless: true },
  ],
  heroes: ['key', 'rose', 'stag', 'crown', 'raven', 'swan', 'lion', 'quill', 'ring', 'moth', 'tall-ship', 'sword'],
  sample: {
    title: 'The Widow of Alder House',
    subtitle: 'A Novel in Letters',
    author: 'Honoria Peake',
    summary: 'Eleven letters, one seal, and a marriage that only ever took place on paper.',
  },
  shows: (motif) => isOneThing(motif) && motif.width < 1.9 && !isOfKind(motif, 'person', 'sky'),
  design,
}
