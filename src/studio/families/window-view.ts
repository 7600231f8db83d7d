// Window view: from a quiet room through a window on the place of the book: its city, the sea, a wood, fields.

import { type Colour, mix, withAlpha } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import { flatLook, showsPeople, showTroupe } from '../figures/covers/stage.ts'
import { isGrim, isOneThing, sizeOf } from '../motifs/suits.ts'
import { paintGlow } from '../paint/atmosphere/glow.ts'
import type { Box, Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { stampMotif } from '../paint/stamp.ts'
import { bloom } from '../places/ground.ts'
import { hourOfBook, standing } from '../places/of-book.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'
import { type Furniture, furnish } from './window-view/furnish.ts'
import { stillLife } from './window-view/still-life.ts'
import { paintView, viewHours } from './window-view/views.ts'

const hourOf = (scene: Scene) => hourOfBook(scene, viewHours)

const wallOf = (scene: Scene): Colour => {
  const { deep, dark, mid, accent } = scene.palette
  const hour = hourOf(scene)
  return hour === 'night' || hour === 'dusk'
    ? mix(mix(dark, accent, 0.12), deep, 0.42)
    : mix(mix(mid, accent, 0.1), dark, 0.5)
}

const through = (easel: Easel, scene: Scene, box: Box, isArched: boolean): void => {
  const { ctx } = easel
  const trace = (inset: number): void => {
    ctx.beginPath()
    const [x, y, w, h] = [box.x + inset, box.y + inset, box.w - inset * 2, box.h - inset * 2]
    if (isArched) {
      ctx.moveTo(x, y + h)
      ctx.lineTo(x, y + w / 2)
      ctx.arc(x + w / 2, y + w / 2, w / 2, Math.PI, 0)
      ctx.lineTo(x + w, y + h)
      ctx.closePath()
    } else ctx.rect(x, y, w, h)
  }
  ctx.save()
  trace(0)
  ctx.clip()
  paintView(easel, scene, box)
  ctx.restore()
  const bar = mix(wallOf(scene), scene.palette.light, 0.62)
  easel.part('window', () => {
    ctx.strokeStyle = bar
    ctx.lineWidth = box.w * 0.036
    trace(0)
    ctx.stroke()
    ctx.strokeStyle = mix(bar, scene.palette.deep, 0.4)
    ctx.lineWidth = box.w * 0.008
    trace(box.w * 0.02)
    ctx.stroke()
    ctx.fillStyle = bar
    ctx.fillRect(box.x + box.w / 2 - box.w * 0.011, box.y, box.w * 0.022, box.h)
    ctx.fillRect(box.x, box.y + box.h * 0.4, box.w, box.w * 0.02)
  })
}

/** Folds of cloth from a rod, drawn aside towards its outer edge. */
const curtain = (easel: Easel, box: Box, side: number, cloth: Colour, dark: Colour): void =>
  easel.part('curtains', () => {
    const { ctx } = easel
    const folds = 8
    const outer = side < 0 ? box.x : box.x + box.w
    for (let fold = folds - 1; fold >= 0; fold--) {
      const top = outer - (side * (box.w * (fold + 1))) / folds
      const tie = outer - (side * (box.w * 0.34 * (fold + 1))) / folds
      const foot = outer - (side * (box.w * 0.55 * (fold + 1))) / folds
      ctx.fillStyle = mix(cloth, dark, fold % 2 ? 0.32 : 0.04 + fold * 0.02)
      ctx.beginPath()
      ctx.moveTo(outer, box.y)
      ctx.lineTo(top, box.y)
      ctx.bezierCurveTo(top, box.y + box.h * 0.3, tie, box.y + box.h * 0.45, tie, box.y + box.h * 0.6)
      ctx.bezierCurveTo(tie, box.y + box.h * 0.7, foot, box.y + box.h * 0.8, foot, box.y + box.h)
      ctx.lineTo(outer, box.y + box.h)
      ctx.fill()
    }
    ctx.fillStyle = mix(cloth, dark, 0.55)
    const tie = outer - side * box.w * 0.34
    ctx.fillRect(Math.min(outer, tie), box.y + box.h * 0.585, Math.abs(tie - outer), box.h * 0.022)
  })

const wallPaper = (easel: Easel, scene: Scene): void =>
  easel.part('wall', () => {
    const { ctx, extent, h } = easel
    const wall = wallOf(scene)
    const fill = ctx.createLinearGradient(0, 0, 0, h)
    fill.addColorStop(0, mix(wall, scene.palette.deep, 0.25))
    fill.addColorStop(0.55, wall)
    fill.addColorStop(1, mix(wall, scene.palette.deep, 0.55))
    ctx.fillStyle = fill
    ctx.fillRect(extent.x, extent.y, extent.w, extent.h)
  })

const still = (easel: Easel, scene: Scene, x: number, y: number, height: number): void => {
  const { hero, palette } = scene
  if (hero.kind === 'person' || hero.kind === 'symbol' || hero.kind === 'sky' || hero.rests === 'air') return
  const tall = Math.min(height, (height * 1.4) / Math.max(0.5, hero.width))
  easel.part('shadow', () => bloom(easel.ctx, x, y, tall * hero.width * 0.7, palette.deep, 0.6, 0.14))
  stampMotif(easel, hero, {
    x,
    y,
    height: tall,
    tones: {
      body: mix(palette.accent, palette.deep, 0.2),
      shade: mix(palette.accent, palette.deep, 0.55),
      light: palette.light,
      accent: palette.counter,
      line: mix(palette.deep, palette.accent, 0.2),
    },
    random: easel.random.sub('hero'),
  })
}

const sill = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const { ctx, extent } = easel
  wallPaper(easel, scene)
  const half = Math.min(w * 0.39, h * 0.28)
  const box = { x: w / 2 - half, y: h * 0.335, w: half * 2, h: h * 0.47 }
  through(easel, scene, box, false)
  const cloth = mix(palette.counter, palette.light, 0.28)
  curtain(easel, { x: box.x - half * 0.3, y: box.y - h * 0.025, w: half * 0.62, h: h * 0.53 }, -1, cloth, palette.deep)
  curtain(
    easel,
    { x: box.x + box.w - half * 0.32, y: box.y - h * 0.025, w: half * 0.62, h: h * 0.53 },
    1,
    cloth,
    palette.deep,
  )
  easel.part('ledge', () => {
    ctx.fillStyle = mix(palette.accent, palette.deep, 0.5)
    ctx.fillRect(box.x - half * 0.36, box.y - h * 0.033, box.w + half * 0.72, h * 0.011)
    ctx.fillStyle = mix(wallOf(scene), palette.light, 0.6)
    ctx.fillRect(extent.x, h * 0.83, extent.w, h * 0.02)
    const table = ctx.createLinearGradient(0, h * 0.85, 0, h)
    table.addColorStop(0, mix(palette.accent, palette.deep, 0.42))
    table.addColorStop(1, mix(palette.accent, palette.deep, 0.8))
    ctx.fillStyle = table
    ctx.fillRect(extent.x, h * 0.85, extent.w, extent.y + extent.h - h * 0.85)
  })
  easel.shine('window', () =>
    paintGlow(easel, {
      x: w / 2,
      y: h * 0.88,
      radius: half * 1.6,
      colour: palette.light,
      strength: 0.28,
      flatten: 0.16,
    }),
  )
  still(easel, scene, w * 0.6, h * 0.868, h * 0.15)
}

/** A kitchen: the window over a broad table on which a still life stands in its light. */
const kitchen = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const { ctx, extent } = easel
  wallPaper(easel, scene)
  const half = Math.min(w * 0.42, h * 0.3)
  const box = { x: w / 2 - half, y: h * 0.29, w: half * 2, h: h * 0.36 }
  through(easel, scene, box, false)
  const cloth = mix(palette.light, palette.counter, 0.24)
  for (const side of [-1, 1])
    curtain(
      easel,
      {
        x: side < 0 ? box.x - half * 0.22 : box.x + box.w - half * 0.2,
        y: box.y - h * 0.02,
        w: half * 0.42,
        h: h * 0.39,
      },
      side,
      cloth,
      palette.deep,
    )
  const table = h * 0.69
  easel.part('ledge', () => {
    ctx.fillStyle = mix(palette.accent, palette.deep, 0.5)
    ctx.fillRect(box.x - half * 0.26, box.y - h * 0.028, box.w + half * 0.52, h * 0.01)
    const wood = ctx.createLinearGradient(0, table, 0, h)
    wood.addColorStop(0, mix(mix('#a9713f', palette.accent, 0.3), palette.light, 0.3))
    wood.addColorStop(1, mix(mix('#a9713f', palette.accent, 0.3), palette.deep, 0.72))
    ctx.fillStyle = wood
    ctx.fillRect(extent.x, table, extent.w, extent.y + extent.h - table)
    ctx.fillStyle = withAlpha(palette.deep, 0.16)
    for (let plank = 1; plank < 5; plank++)
      ctx.fillRect(extent.x, table + h * 0.066 * plank ** 1.1, extent.w, h * 0.0016)
  })
  easel.shine('window', () => {
    const light = ctx.createLinearGradient(0, table, 0, h * 0.95)
    light.addColorStop(0, withAlpha(palette.light, 0.42))
    light.addColorStop(1, withAlpha(palette.light, 0))
    ctx.fillStyle = light
    for (const [from, to] of [
      [-0.92, -0.06],
      [0.06, 0.92],
    ] as const) {
      ctx.beginPath()
      ctx.moveTo(w / 2 + half * from, table)
      ctx.lineTo(w / 2 + half * to, table)
      ctx.lineTo(w / 2 + half * (to * 1.5 - 0.2), h * 0.95)
      ctx.lineTo(w / 2 + half * (from * 1.5 - 0.2), h * 0.95)
      ctx.fill()
    }
  })
  stillLife(easel, scene, { x: w / 2, y: h * 0.79, unit: Math.min(w, h * 0.62) })
}

const arch = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const { ctx } = easel
  wallPaper(easel, scene)
  const half = Math.min(w * 0.36, h * 0.27)
  const box = { x: w / 2 - half, y: h * 0.065, w: half * 2, h: h * 0.555 }
  through(easel, scene, box, true)
  easel.shine('window', () => {
    const light = ctx.createLinearGradient(0, h * 0.63, 0, h)
    light.addColorStop(0, withAlpha(palette.light, 0.2))
    light.addColorStop(1, withAlpha(palette.light, 0))
    ctx.fillStyle = light
    for (const [from, to] of [
      [-1, -0.06],
      [0.06, 1],
    ] as const) {
      ctx.beginPath()
      ctx.moveTo(w / 2 + half * from, h * 0.635)
      ctx.lineTo(w / 2 + half * to, h * 0.635)
      ctx.lineTo(w / 2 + half * (to * 1.5 - 0.3), h)
      ctx.lineTo(w / 2 + half * (from * 1.5 - 0.3), h)
      ctx.fill()
    }
  })
  easel.part('ledge', () => {
    ctx.fillStyle = mix(wallOf(scene), palette.light, 0.7)
    ctx.fillRect(box.x - half * 0.14, box.y + box.h, box.w + half * 0.28, h * 0.016)
    ctx.fillStyle = mix(wallOf(scene), palette.deep, 0.45)
    ctx.fillRect(box.x - half * 0.14, box.y + box.h + h * 0.016, box.w + half * 0.28, h * 0.008)
  })
  const troupe = standing(scene, { facing: 'away', most: 1, among: ['sit', 'stand', 'lookup', 'watching'] })
  if (troupe === null) still(easel, scene, w / 2 + half * 0.45, box.y + box.h + 3, h * 0.11)
  else
    showTroupe(easel, troupe, {
      x: w / 2 + half * 0.42,
      y: box.y + box.h + 3,
      height: h * 0.27,
      look: { ...flatLook(palette), rim: palette.light },
    })
}

/** Over a shoulder: somebody near looks out through a window that fills the sheet. */
const shoulder = (easel: Easel, scene: Scene): void => {
  const { palette, w, h } = scene
  const { ctx, extent } = easel
  paintView(easel, scene, { x: w * -0.04, y: h * 0.02, w: w * 1.08, h: h * 0.92 })
  const frame = mix(palette.deep, '#000000', 0.12)
  easel.part('window', () => {
    ctx.fillStyle = frame
    for (const at of [-0.07, 0.58]) ctx.fillRect(w * at, h * 0.345, w * 0.036, h)
    for (let x = w * -0.72; x > extent.x; x -= w * 0.65) ctx.fillRect(x, h * 0.345, w * 0.036, h)
    ctx.fillRect(extent.x, h * 0.345, extent.w, w * 0.022)
    ctx.fillRect(extent.x, h * 0.885, extent.w, extent.y + extent.h - h * 0.885)
    ctx.fillStyle = mix(frame, palette.light, 0.35)
    for (const at of [-0.07, 0.58]) ctx.fillRect(w * at, h * 0.36, w * 0.006, h * 0.525)
    ctx.fillRect(extent.x, h * 0.885, extent.w, h * 0.004)
  })
  const troupe = standing(scene, { facing: 'away', among: ['stand', 'watching', 'hand-in-hand', 'lookup'] })
  if (troupe === null) still(easel, scene, w * 0.3, h * 0.89, h * 0.15)
  else
    showTroupe(easel, troupe, {
      x: w * 0.3,
      y: h * 1.12,
      height: h * 0.66,
      look: {
        manner: 'lit',
        light: [0.6, -0.7],
        dark: frame,
        keep: 0.3,
        rim: mix(palette.light, palette.accent, 0.3),
        edge: 0.05,
      },
    })
  easel.part('shadow', () => {
    const fall = ctx.createLinearGradient(0, h * 0.83, 0, h * 0.96)
    fall.addColorStop(0, withAlpha(frame, 0))
    fall.addColorStop(1, frame)
    ctx.fillStyle = fall
    ctx.fillRect(extent.x, h * 0.83, extent.w, extent.y + extent.h - h * 0.83)
  })
}

/** A room on a floor, its window behind the furniture that says which room it is. */
const furnished = (easel: Easel, scene: Scene, things: readonly Furniture[]): void => {
  const { palette, w, h } = scene
  const { ctx, extent } = easel
  wallPaper(easel, scene)
  const half = Math.min(w * 0.34, h * 0.25)
  const box = { x: w / 2 - half, y: h * 0.3, w: half * 2, h: h * 0.32 }
  through(easel, scene, box, false)
  const cloth = mix(palette.light, palette.counter, 0.3)
  for (const side of [-1, 1])
    curtain(
      easel,
      {
        x: side < 0 ? box.x - half * 0.32 : box.x + box.w - half * 0.3,
        y: box.y - h * 0.02,
        w: half * 0.62,
        h: h * 0.42,
      },
      side,
      cloth,
      palette.deep,
    )
  const floor = h * 0.755
  easel.part('floor', () => {
    const boards = ctx.createLinearGradient(0, floor, 0, h)
    boards.addColorStop(0, mix(wallOf(scene), palette.soft, 0.3))
    boards.addColorStop(1, mix(wallOf(scene), palette.deep, 0.75))
    ctx.fillStyle = boards
    ctx.fillRect(extent.x, floor, extent.w, extent.y + extent.h - floor)
    ctx.fillStyle = mix(wallOf(scene), palette.light, 0.3)
    ctx.fillRect(extent.x, floor - h * 0.014, extent.w, h * 0.014)
    ctx.fillStyle = mix(palette.accent, palette.deep, 0.5)
    ctx.fillRect(box.x - half * 0.36, box.y - h * 0.028, box.w + half * 0.72, h * 0.01)
  })
  easel.shine('window', () =>
    paintGlow(easel, {
      x: w / 2,
      y: h * 0.83,
      radius: half * 1.7,
      colour: palette.light,
      strength: 0.3,
      flatten: 0.22,
    }),
  )
  for (const thing of things) furnish(easel, scene, thing)
}

const bedroom = (easel: Easel, scene: Scene): void =>
  furnished(easel, scene, [
    { id: 'bed', x: 0.44, y: 0.86, width: 0.66 },
    { id: 'drawers', x: 0.87, y: 0.855, width: 0.2 },
    { id: 'table-lamp', x: 0.87, y: 0.77, width: 0.1 },
  ])

const cafe = (easel: Easel, scene: Scene): void =>
  furnished(easel, scene, [
    { id: 'ceiling-lamp', x: 0.5, y: 0.36, width: 0.2 },
    { id: 'wooden-chair', x: 0.15, y: 0.87, width: 0.24 },
    { id: 'wooden-chair', x: 0.86, y: 0.87, width: 0.24 },
    { id: 'cafe-table', x: 0.5, y: 0.875, width: 0.4 },
    { id: 'teacup', x: 0.43, y: 0.632, width: 0.09 },
    { id: 'teacup', x: 0.57, y: 0.636, width: 0.09 },
  ])

const painters: Readonly<Record<string, (easel: Easel, scene: Scene) => void>> = {
  sill,
  arch,
  shoulder,
  kitchen,
  bedroom,
  cafe,
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  const onWall = inkOn(wallOf(scene), palette)
  const isAbove = layout !== 'arch'
  const hour = hourOf(scene)
  const inSky = hour === 'night' || hour === 'dusk' ? palette.ink : palette.deep
  return {
    stacks: [
      titleStack(scene, {
        box: isAbove
          ? area(scene, 0.07, 0.05, 0.93, layout === 'sill' ? 0.285 : layout === 'shoulder' ? 0.32 : 0.25)
          : area(scene, 0.07, 0.66, 0.93, 0.885),
        ink: layout === 'shoulder' ? inSky : onWall,
        line: layout === 'shoulder' ? inSky : mix(palette.counter, palette.light, 0.4),
        anchor: 'middle',
        maxSize: 340,
      }),
      authorStack(scene, area(scene, 0.08, 0.912, 0.92, 0.965), palette.light),
    ],
  }
}

export const windowView: Family = {
  id: 'window-view',
  name: 'Window View',
  look: 'interior',
  templateType: 'illustrated',
  genreBuckets: [
    'Contemporary Fiction:womens-fiction',
    'Contemporary Fiction:book-club',
    'Biography & Memoir:literary',
    'Thriller:domestic',
    'Romance:contemporary',
    'Romance:clean-sweet',
    'Contemporary Fiction:family-saga',
  ],
  moods: ['melancholic', 'romantic', 'intellectual', 'mysterious'],
  technique: 'a flat interior whose window holds the place of the story',
  lettering: 'quiet literary letters on the wall of the room',
  palettes: [...palettesOf('vintage'), ...palettesOf('sunset'), ...palettesOf('seaside')],
  pairings: [
    { title: 'playfair', text: 'josefin' },
    { title: 'gloock', text: 'josefin' },
    { title: 'dm-serif', text: 'dm-sans' },
    { title: 'fraunces', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'sill', phrase: 'a window between curtains over a table, the title on the wall above', isEndless: true },
    { id: 'arch', phrase: 'an arched window with somebody in it, the title on the wall below', isEndless: true },
    { id: 'kitchen', phrase: 'a kitchen window over a table with a still life', isEndless: true },
    { id: 'bedroom', phrase: 'a bedroom, its bed under the window', isEndless: true },
    { id: 'cafe', phrase: 'a table for two before the window of a cafe', isEndless: true },
    { id: 'shoulder', phrase: 'over the shoulder of somebody at a great window', isEndless: true },
  ],
  heroes: [
    'woman-standing',
    'man-in-coat',
    'reader',
    'cat',
    'teacup',
    'typewriter',
    'letter',
    'teapot',
    'suitcase',
    'couple-embrace',
  ],
  sample: {
    title: 'Lemons in November',
    subtitle: 'A novel',
    author: 'Clara Benedetti',
    summary:
      'A widow lets the room with the window over Lisbon to a stranger who pays in recipes, and by winter she has remembered how to be hungry.',
  },
  shows: (motif) =>
    showsPeople(motif) ||
    (isOneThing(motif) &&
      motif.rests === 'ground' &&
      (motif.kind === 'object' || (motif.kind === 'creature' && sizeOf(motif) <= 0.4 && !isGrim(motif)))) ||
    motif.id === 'letter',
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => painters[scene.layout]?.(easel, scene),
    grain: 0.36,
    vignette: 0.22,
  }),
}
