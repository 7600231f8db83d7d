// Sunlit plinth: a thing on rounds of plaster against a washed wall, in sun that comes through a window or leaves.

import { mix } from '../colour/colour.ts'
import { paintBloom } from '../light/bloom.ts'
import { naturalCast } from '../light/cast.ts'
import { type Gobo, panes, pool, shadowOf } from '../light/gobo.ts'
import { paintGround } from '../light/ground.ts'
import { worked } from '../light/material.ts'
import { addedInLight } from '../light/paint-added.ts'
import { paintRelief } from '../light/paint-relief.ts'
import { paintPlinth } from '../light/plinth.ts'
import { type Rig, rigOf } from '../light/rig.ts'
import { paintRoom } from '../light/room.ts'
import { fitted, lying } from '../light/still.ts'
import { isBuilding, isFirm, isOfKind, isSomebody, sizeOf } from '../motifs/suits.ts'
import type { Context, Easel } from '../paint/easel.ts'
import type { Design, Family, Scene } from './family.ts'
import { litTitle, quietLine, stackAt } from './lit-type.ts'
import { palettes } from './sunlit-plinth/palettes.ts'
import { isBroad } from './zones.ts'

const rigFor = ({ palette }: Scene): Rig =>
  rigOf({
    from: 148,
    height: 0.5,
    key: '#fff0d4',
    power: 2.1,
    size: 0.3,
    rim: palette.light,
    rimPower: 0.4,
    sky: mix(palette.light, '#bcd0e4', 0.35),
    ground: mix(palette.mid, palette.light, 0.3),
    fill: 0.72,
    exposure: 0.56,
    bend: 0.18,
  })

/** Palm leaves before the window: long blades along a bent rib. */
const frond = (ctx: Context, x: number, y: number, length: number, heading: number): void => {
  const blades = 15
  for (let blade = 0; blade < blades; blade++) {
    const share = (blade + 1) / blades
    const bent = heading + share * 0.5
    const [px, py] = [x + Math.cos(bent) * length * share, y + Math.sin(bent) * length * share]
    for (const side of [-1, 1]) {
      const angle = bent + side * (0.85 - share * 0.4)
      const reach = length * 0.42 * Math.sin(Math.PI * (0.12 + share * 0.76))
      ctx.beginPath()
      ctx.moveTo(px, py)
      ctx.quadraticCurveTo(
        px + Math.cos(angle - side * 0.16) * reach * 0.6,
        py + Math.sin(angle - side * 0.16) * reach * 0.6,
        px + Math.cos(angle) * reach,
        py + Math.sin(angle) * reach,
      )
      ctx.quadraticCurveTo(
        px + Math.cos(angle + side * 0.12) * reach * 0.5,
        py + Math.sin(angle + side * 0.12) * reach * 0.5,
        px,
        py,
      )
      ctx.fill()
    }
  }
}

const goboOf = (easel: Easel, { w, h, layout }: Scene): Gobo => {
  if (layout === 'leaves')
    return shadowOf(easel, 9, 0.1, (ctx) => {
      ctx.fillStyle = '#000000'
      frond(ctx, w * 1.05, h * 0.02, h * 0.46, 2.2)
      frond(ctx, w * 0.2, h * -0.1, h * 0.36, 1.1)
      frond(ctx, w * 1.1, h * 0.55, h * 0.34, 3)
    })
  const lean = layout === 'arch' ? 0.5 : 0.38
  return panes(w * 0.02, h * 0.06, { w: w * 0.36, h: h * 0.25, columns: 2, rows: 3, lean }, 12)
}

const paintArch = (easel: Easel, { palette, w }: Scene, floor: number, rig: Rig, light: Gobo): void => {
  const { ctx, h } = easel
  const half = Math.min(w * 0.34, h * 0.3)
  const top = floor - h * 0.46
  easel.part('arch', () => {
    ctx.save()
    ctx.beginPath()
    ctx.moveTo(w / 2 - half, floor)
    ctx.lineTo(w / 2 - half, top + half)
    ctx.arc(w / 2, top + half, half, Math.PI, 0)
    ctx.lineTo(w / 2 + half, floor)
    ctx.closePath()
    ctx.clip()
    const stuff = worked('plaster', mix(palette.counter, palette.light, 0.22), { bump: 0.1 })
    paintGround(easel, {
      stuff,
      rig,
      box: { x: w / 2 - half, y: top, w: half * 2, h: floor - top },
      light: (x, y) => 0.34 + 0.62 * light(x, y),
      grain: 800,
    })
    const edge = ctx.createLinearGradient(w / 2 - half, 0, w / 2 - half * 0.5, 0)
    edge.addColorStop(0, `${mix(palette.deep, palette.counter, 0.4)}b0`)
    edge.addColorStop(1, `${mix(palette.deep, palette.counter, 0.4)}00`)
    ctx.fillStyle = edge
    ctx.fillRect(w / 2 - half, top, half * 2, floor - top)
    ctx.restore()
  })
}

const design = (scene: Scene): Design => {
  const { palette, layout, w, h, hero } = scene
  const rig = rigFor(scene)
  const wide = isBroad(scene)
  const { ink } = palette
  const floor = h * (wide ? 0.79 : 0.775)
  const title = litTitle(scene, { colour: ink, case: 'as-given', maxSize: wide ? 270 : 340 })
  const subtitle = quietLine(scene, 'subtitle', { ink, size: 54 })
  const author = quietLine(scene, 'author', { ink, size: 60, tracking: 0.12 })
  return {
    type: {
      stacks: [
        stackAt(scene, [0.055, wide ? 0.35 : 0.33], [title, subtitle], { anchor: 'top' }),
        stackAt(scene, [0.905, 0.955], [author], { anchor: 'bottom' }),
      ],
    },
    back: (easel) => {
      const gobo = goboOf(easel, scene)
      const round = pool(w * 0.3, h * 0.45, Math.hypot(w, h) * 0.9)
      const wallLight: Gobo = (x, y) => round(x, y) * (0.3 + 0.85 * gobo(x, y))
      paintRoom(easel, {
        rig,
        horizon: floor,
        wall: worked('plaster', palette.mid, { bump: 0.09 }),
        floor: worked('plaster', mix(palette.mid, palette.light, 0.4), { bump: 0.05 }),
        x: w / 2,
        reach: w * 1.2,
        wallLight,
        floorLight: (x, y) => 0.75 * pool(w * 0.4, floor + (h - floor) * 0.3, w * 1.2)(x, y),
        crease: { colour: mix(palette.deep, palette.mid, 0.4), strength: 0.3 },
      })
      if (layout === 'arch') paintArch(easel, scene, floor, rig, gobo)
      const dark = mix(palette.deep, palette.mid, 0.35)
      const half = Math.min(w * 0.27, h * 0.24)
      const y = floor - h * (layout === 'window' ? 0.03 : 0.012)
      easel.part('stage', () => {
        paintPlinth(easel, {
          x: w / 2,
          y: y + h * 0.045,
          half: half * 1.42,
          height: h * 0.036,
          colour: mix(palette.light, palette.mid, 0.25),
          dark,
          side: -1,
        })
        paintPlinth(easel, {
          x: w / 2,
          y,
          half,
          height: h * 0.05,
          colour: mix(palette.accent, palette.light, 0.3),
          dark: mix(dark, palette.accent, 0.3),
          side: -1,
        })
      })
      const height = fitted(hero, half * 1.7, h * (wide ? 0.36 : 0.375))
      const cast = naturalCast(hero, { accent: palette.accent, light: palette.light })
      const random = easel.random.sub('hero')
      const placing =
        hero.rests === 'ground'
          ? { x: w / 2, y: y + 6, height, random }
          : lying(hero, { x: w / 2, y: y - height / 2, w: height * hero.width, h: height }, random)
      paintRelief(easel, [{ motif: hero, placing, cast }], {
        rig,
        lift: 0.06,
        floor: { lean: 1.8, length: 0.2, strength: 0.5, colour: dark },
      })
      paintBloom(easel, 0.2)
    },
    drawAdded: addedInLight(rig, (motif) => naturalCast(motif, palette), mix(palette.deep, '#000000', 0.3)),
    grain: 0.22,
    vignette: 0.05,
  }
}

export const sunlitPlinth: Family = {
  id: 'sunlit-plinth',
  name: 'Sunlit Plinth',
  look: 'object',
  templateType: 'illustrated',
  genreBuckets: [
    'Self-Help & Personal Development:self-help',
    'Health & Fitness:health-fitness',
    'Religion & Spirituality:religion',
    'Contemporary Fiction:womens-fiction',
    'Planner & Journal:wellness',
    'Non-Fiction:*',
  ],
  moods: ['uplifting', 'romantic', 'intellectual'],
  technique: 'a still life on plaster rounds in window light',
  lettering: 'warm serifs in one ink',
  palettes,
  pairings: [
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'fraunces', text: 'jost' },
    { title: 'cormorant-bold', text: 'josefin' },
    { title: 'young-serif', text: 'dm-sans' },
    { title: 'playfair', text: 'montserrat' },
  ],
  layouts: [
    { id: 'window', phrase: 'the object on a plinth in the light of a window, the title above', isEndless: true },
    { id: 'leaves', phrase: 'the object on a plinth in the shade of palm leaves, the title above', isEndless: true },
    { id: 'arch', phrase: 'the object before a painted arch, the title above' },
  ],
  heroes: [
    'apple',
    'lotus',
    'candle',
    'teacup',
    'hourglass',
    'meditating-figure',
    'light-bulb',
    'tulip',
    'heart',
    'bird',
    'book',
    'tree',
    'compass',
  ],
  sample: {
    title: 'Small Morning Things',
    subtitle: 'Habits for a softer day',
    author: 'Noor Castellan',
    summary: 'Forty ways to begin a day without a screen, a list or a regret.',
  },
  shows: (motif) =>
    isFirm(motif) &&
    motif.width < 1.7 &&
    (isOfKind(motif, 'object', 'plant', 'symbol', 'creature') ||
      (isSomebody(motif) && sizeOf(motif) < 1.5) ||
      (isBuilding(motif) && sizeOf(motif) <= 8)),
  design,
}
