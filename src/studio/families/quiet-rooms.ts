// Quiet rooms: the title in a gap of the shelves, on a book on a desk, or over a hall of columns.

import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import { showsPeople, showTroupe } from '../figures/covers/stage.ts'
import { noHero } from '../motifs/no-hero.ts'
import { isFirm, isGrim, isHomely, isLively, isMass, isModern, isNoble, sizeOf } from '../motifs/suits.ts'
import { paintGlow } from '../paint/atmosphere/glow.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { stampMotif } from '../paint/stamp.ts'
import { paintHall, paintShelves } from '../places/indoors.ts'
import { standing } from '../places/of-book.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const rows = 7

/** Where books are missing: two shelves high. */
const gapOf = ({ w, h }: Pick<Scene, 'w' | 'h'>): Box => ({
  x: w * 0.1,
  y: (h / rows) * 2.02,
  w: w * 0.8,
  h: (h / rows) * 2.06,
})

const shelves = (easel: Easel, scene: Scene): void => {
  const { palette, hero, w, h } = scene
  const { deep, dark, accent, counter, hues } = palette
  const { ctx, extent } = easel
  const gap = gapOf(scene)
  const night = mix(deep, '#000000', 0.2)
  paintShelves(easel, rows, gap, {
    hues: [...hues, dark],
    wood: mix(mix('#6b4630', accent, 0.12), deep, 0.2),
    dark: night,
    gilt: mix(counter, '#f1d8a0', 0.5),
  })
  const lamp = mix('#ffca80', accent, 0.2)
  easel.part('shadow', () => {
    ctx.fillStyle = withAlpha(mix(night, lamp, 0.06), 0.55)
    ctx.fillRect(gap.x, gap.y + h * 0.012, gap.w, gap.h - h * 0.016)
    const vault = ctx.createRadialGradient(w / 2, h * 0.43, w * 0.2, w / 2, h * 0.47, Math.max(w, h) * 0.72)
    vault.addColorStop(0, withAlpha(night, 0))
    vault.addColorStop(0.5, withAlpha(night, 0.3))
    vault.addColorStop(1, withAlpha(night, 0.88))
    ctx.fillStyle = vault
    ctx.fillRect(extent.x, extent.y, extent.w, extent.h)
    const foot = ctx.createLinearGradient(0, h * 0.84, 0, h * 0.93)
    foot.addColorStop(0, withAlpha(night, 0))
    foot.addColorStop(1, withAlpha(night, 0.92))
    ctx.fillStyle = foot
    ctx.fillRect(extent.x, h * 0.84, extent.w, h)
  })
  paintGlow(easel, { x: w / 2, y: gap.y + gap.h * 0.55, radius: w * 0.72, colour: lamp, strength: 0.36 })
  const troupe = standing(scene, { facing: 'away', most: 1, among: ['stand', 'lookup', 'watching'] })
  const tones = {
    body: mix(accent, deep, 0.2),
    shade: mix(accent, deep, 0.6),
    light: palette.light,
    accent: counter,
    line: mix(deep, accent, 0.2),
  }
  if (troupe !== null)
    showTroupe(easel, troupe, {
      x: w * 0.72,
      y: h * 0.895,
      height: h * 0.3,
      look: { manner: 'lit', light: [-0.6, -0.7], dark: night, keep: 0.4, rim: lamp, edge: 0.05 },
    })
  else if (mayStamp(hero) && hero.kind !== 'symbol')
    stampMotif(easel, hero, {
      x: w * 0.74,
      y: gap.y + gap.h,
      height: Math.min(h * 0.085, (h * 0.085) / Math.max(0.6, hero.width)),
      tones,
      random: easel.random.sub('hero'),
    })
}

const bookAt = ({ w, h }: Pick<Scene, 'w' | 'h'>): Box => {
  const wide = Math.min(w * 0.76, h * 0.5)
  const tall = Math.min(h * 0.72, wide * 1.42)
  return { x: w / 2 - wide / 2, y: h * 0.47 - tall / 2, w: wide, h: tall }
}

const leatherOf = ({ palette: { dark, deep, accent } }: Scene): Colour => mix(mix(dark, accent, 0.3), deep, 0.35)

/** What can be stamped on leather. */
const mayStamp = ({ id, kind }: Scene['hero']): boolean =>
  id !== noHero.id && (kind === 'object' || kind === 'creature' || kind === 'symbol')

/** A desk from straight above, and one bound book on it. */
const desk = (easel: Easel, scene: Scene): void => {
  const { palette, hero, w, h } = scene
  const { deep, accent, counter, light } = palette
  const { ctx, extent, noise } = easel
  const wood = mix(mix('#5a3a26', accent, 0.08), deep, 0.3)
  easel.part('floor', () => {
    const plank = w * 0.2
    for (let x = -w * 4; x < w * 1.1; x += plank) {
      if (x + plank < extent.x || x > extent.x + extent.w) continue
      ctx.fillStyle = mix(wood, deep, noise.value(x / plank, 3) * 0.4)
      ctx.fillRect(x, extent.y, plank + 1, extent.h)
      ctx.strokeStyle = withAlpha(mix(deep, '#000000', 0.3), 0.16)
      ctx.lineWidth = 2.5
      for (let grain = 0; grain < 9; grain++) {
        ctx.beginPath()
        for (let y = extent.y; y <= extent.y + extent.h; y += 60)
          ctx.lineTo(x + plank * (0.08 + grain * 0.1) + (noise.value(x + grain * 3, y / 500) - 0.5) * plank * 0.14, y)
        ctx.stroke()
      }
      ctx.fillStyle = withAlpha(mix(deep, '#000000', 0.4), 0.6)
      ctx.fillRect(x, extent.y, 5, extent.h)
    }
  })
  const glow = mix('#ffcf8a', light, 0.3)
  paintGlow(easel, { x: w * 0.2, y: h * 0.08, radius: h * 0.85, colour: glow, strength: 0.5 })
  const box = bookAt(scene)
  const leather = leatherOf(scene)
  easel.part('shadow', () =>
    easel.soft(16, (soft) => {
      soft.fillStyle = withAlpha(mix(deep, '#000000', 0.5), 0.75)
      soft.fillRect(box.x + box.w * 0.04, box.y + box.w * 0.05, box.w * 1.03, box.h * 1.01)
    }),
  )
  easel.part('panel', () => {
    ctx.fillStyle = mix(light, '#c9a876', 0.4)
    ctx.fillRect(box.x + box.w * 0.03, box.y + box.w * 0.012, box.w * 0.985, box.h * 1.006)
    const cover = ctx.createLinearGradient(box.x, box.y, box.x + box.w, box.y + box.h)
    cover.addColorStop(0, mix(leather, glow, 0.2))
    cover.addColorStop(0.5, leather)
    cover.addColorStop(1, mix(leather, deep, 0.5))
    ctx.fillStyle = cover
    ctx.beginPath()
    ctx.roundRect(box.x, box.y, box.w, box.h, box.w * 0.018)
    ctx.fill()
    ctx.fillStyle = withAlpha(deep, 0.4)
    ctx.fillRect(box.x + box.w * 0.07, box.y, box.w * 0.012, box.h)
    ctx.fillStyle = withAlpha(glow, 0.1)
    ctx.fillRect(box.x + box.w * 0.083, box.y, box.w * 0.006, box.h)
    ctx.strokeStyle = mix('#d9b46a', counter, 0.35)
    for (const [inset, width] of [
      [0.05, 0.009],
      [0.068, 0.003],
    ] as const) {
      ctx.lineWidth = box.w * width
      ctx.strokeRect(
        box.x + box.w * (inset + 0.08),
        box.y + box.w * inset,
        box.w * (1 - inset * 2 - 0.08),
        box.h - box.w * inset * 2,
      )
    }
    ctx.fillStyle = mix('#d9b46a', counter, 0.35)
    for (const cx of [box.x + box.w * 0.148, box.x + box.w * 0.932])
      for (const cy of [box.y + box.w * 0.068, box.y + box.h - box.w * 0.068]) {
        ctx.beginPath()
        for (let petal = 0; petal < 8; petal++) {
          const turn = (petal / 8) * Math.PI * 2
          const reach = box.w * (petal % 2 ? 0.012 : 0.038)
          ctx.lineTo(cx + Math.cos(turn) * reach, cy + Math.sin(turn) * reach)
        }
        ctx.fill()
      }
  })
  const gilt = mix('#e3c27c', counter, 0.3)
  const isStamped = mayStamp(hero)
  if (isStamped) {
    const height = Math.min(box.h * 0.2, (box.w * 0.4) / Math.max(0.3, hero.width))
    stampMotif(easel, hero, {
      x: box.x + box.w * 0.54,
      y: box.y + box.h * 0.89,
      height,
      tones: { body: gilt, shade: gilt, light: gilt, accent: gilt, line: leather },
      random: easel.random.sub('hero'),
    })
  } else
    easel.part('sigil', () => {
      ctx.fillStyle = gilt
      for (const [petals, reach] of [
        [12, 0.105],
        [12, 0.06],
      ] as const) {
        ctx.beginPath()
        for (let petal = 0; petal < petals * 2; petal++) {
          const turn = (petal / petals) * Math.PI + (reach < 0.1 ? 0.26 : 0)
          const out = box.w * (petal % 2 ? 0.028 : reach)
          ctx.lineTo(box.x + box.w * 0.54 + Math.cos(turn) * out, box.y + box.h * 0.78 + Math.sin(turn) * out)
        }
        ctx.closePath()
        ctx.fill()
      }
    })
}

const hall = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const { deep, dark, mid, soft, light, accent } = palette
  const glow = mix(light, accent, 0.28)
  paintHall(
    easel,
    { x: w * 0.55, y: h * 0.64, focus: Math.min(w, h * 0.75) * 0.92 },
    { stone: mix(soft, mid, 0.35), shade: deep, light: glow, floor: mix(soft, mid, 0.45), tile: mix(dark, deep, 0.45) },
  )
  paintGlow(easel, { x: w * 0.55, y: h * 0.57, radius: h * 0.3, colour: glow, strength: 0.7 })
  easel.part('shadow', () => {
    const { ctx, extent } = easel
    const night = mix(deep, '#000000', 0.2)
    const vault = ctx.createLinearGradient(0, extent.y, 0, h * 0.5)
    vault.addColorStop(0, withAlpha(night, 0.95))
    vault.addColorStop(0.6, withAlpha(night, 0.62))
    vault.addColorStop(1, withAlpha(night, 0))
    ctx.fillStyle = vault
    ctx.fillRect(extent.x, extent.y, extent.w, h * 0.5 - extent.y)
    const foot = ctx.createLinearGradient(0, h * 0.84, 0, h)
    foot.addColorStop(0, withAlpha(night, 0))
    foot.addColorStop(1, withAlpha(night, 0.9))
    ctx.fillStyle = foot
    ctx.fillRect(extent.x, h * 0.84, extent.w, h)
  })
  const troupe = standing(scene, { facing: 'away', among: ['walk', 'stand', 'dancing', 'hand-in-hand', 'watching'] })
  if (troupe === null) return
  showTroupe(easel, troupe, {
    x: w * 0.52,
    y: h * 0.84,
    height: h * 0.215,
    look: { manner: 'lit', light: [-0.7, -0.6], dark: mix(deep, '#000000', 0.1), keep: 0.5, rim: glow, edge: 0.05 },
    shade: deep,
    shadeStrength: 0.7,
  })
}

const painters: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = { shelves, desk, hall }

const planType = (scene: Scene): TypePlan => {
  const { palette, layout, h } = scene
  const author = authorStack(scene, area(scene, 0.08, 0.912, 0.92, 0.965), palette.ink)
  if (layout === 'shelves') {
    const gap = gapOf(scene)
    return {
      stacks: [
        titleStack(scene, {
          box: { x: gap.x + gap.w * 0.06, y: gap.y + h * 0.03, w: gap.w * 0.88, h: gap.h - h * 0.065 },
          ink: mix('#ffe3b0', palette.light, 0.4),
          line: mix('#ffd590', palette.counter, 0.3),
          anchor: 'middle',
          upper: true,
          maxSize: 300,
          lineSize: 50,
        }),
        author,
      ],
    }
  }
  if (layout === 'desk') {
    const box = bookAt(scene)
    const gilt = mix('#f0d291', palette.light, 0.25)
    return {
      stacks: [
        titleStack(scene, {
          box: { x: box.x + box.w * 0.17, y: box.y + box.h * 0.1, w: box.w * 0.74, h: box.h * 0.53 },
          ink: gilt,
          line: gilt,
          anchor: 'middle',
          upper: true,
          maxSize: 290,
          lineSize: 50,
        }),
        author,
      ],
    }
  }
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.07, 0.055, 0.93, 0.35),
        ink: palette.ink,
        line: palette.light,
        upper: true,
        anchor: 'middle',
        maxSize: 340,
        effect: { shadow: { colour: palette.deep, blur: 0.12, alpha: 0.7 } },
      }),
      author,
    ],
  }
}

export const quietRooms: Family = {
  id: 'quiet-rooms',
  name: 'Quiet Rooms',
  look: 'interior',
  templateType: 'illustrated',
  genreBuckets: [
    'Fantasy:dark-academia',
    'Mystery:dark-academia',
    'Thriller:dark-academia',
    'Biography & Memoir:literary',
    'Horror:gothic',
    'Historical Fiction:*',
  ],
  moods: ['intellectual', 'mysterious', 'romantic', 'melancholic'],
  technique: 'a still interior that leaves its place to the title',
  lettering: 'bookish capitals where something is missing',
  palettes: [...palettesOf('vintage'), ...palettesOf('candle')],
  pairings: [
    { title: 'playfair', text: 'josefin' },
    { title: 'cormorant-bold', text: 'josefin' },
    { title: 'cinzel-bold', text: 'cormorant-bold' },
    { title: 'yeseva-one', text: 'josefin' },
  ],
  layouts: [
    { id: 'shelves', phrase: 'shelves of books with a gap that holds the title', isEndless: true },
    { id: 'desk', phrase: 'one bound book on a desk seen from above, the title on its cover', isEndless: true },
    { id: 'hall', phrase: 'a hall of columns and tall windows', isEndless: true },
  ],
  heroes: ['candle', 'skull', 'hourglass', 'woman-standing', 'man-in-coat', 'cat'],
  sample: {
    title: 'The Last Catalogue',
    subtitle: 'Some books were never meant to be returned',
    author: 'Edmund Fairleigh',
    summary:
      'In the reading room of a college library a card is missing, and each archivist who finds where it belonged is gone by morning.',
  },
  shows: (motif) =>
    showsPeople(motif) ||
    (isFirm(motif) &&
      !isModern(motif) &&
      !isLively(motif) &&
      motif.rests === 'ground' &&
      sizeOf(motif) <= 0.5 &&
      ((motif.kind === 'object' && (isNoble(motif) || isGrim(motif))) ||
        (motif.kind === 'creature' && isMass(motif) && !isHomely(motif)))),
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => painters[scene.layout]?.(easel, scene),
    grain: 0.38,
    vignette: 0.22,
  }),
}
