// Split hearts: two flat people who have not agreed on anything yet, on a ground in two colours.
import { mix } from '../colour/colour.ts'
import { area, authorStack, titleStack } from '../figures/covers/lettering.ts'
import { palettesOf } from '../figures/covers/palettes.ts'
import {
  centred,
  clothOn,
  flatLook,
  heightIn,
  type StageWish,
  showsPeople,
  showTroupe,
  troupeFor,
  twoLovers,
} from '../figures/covers/stage.ts'
import type { Easel } from '../paint/easel.ts'
import { inkOn } from '../paint/flat-tones.ts'
import { fillDisc, fillGround, fillSky } from '../places/ground.ts'
import type { TypePlan } from '../type/plan.ts'
import type { Family, Scene } from './family.ts'

const wishes: Readonly<Record<string, StageWish>> = {
  halves: {
    among: ['back-to-back', 'side-by-side', 'facing', 'parent-hugging', 'hipshand', 'crossed', 'to-heart', 'cup'],
  },
  close: {
    among: ['brow', 'kiss', 'facing', 'parent-hugging', 'friends', 'cup', 'hug-self', 'to-heart'],
    facing: 'side',
  },
  'on-title': {
    among: ['strolling', 'facing', 'side-by-side', 'parent-hugging', 'friends', 'stroll', 'wave', 'carry'],
    facing: 'front',
  },
}

/** The two halves of the ground; the title must be read on both. */
const groundsOf = ({ palette: { soft, counter, light } }: Scene) => ({ left: mix(counter, light, 0.15), right: soft })

const splitGround = (easel: Easel, scene: Scene): void => {
  const { ctx, extent, w, h } = easel
  const { left, right } = groundsOf(scene)
  fillSky(easel, h, [[0, left]])
  ctx.fillStyle = right
  ctx.beginPath()
  ctx.moveTo(w * 0.54, extent.y)
  ctx.lineTo(extent.x + extent.w, extent.y)
  ctx.lineTo(extent.x + extent.w, extent.y + extent.h)
  ctx.lineTo(w * 0.46, extent.y + extent.h)
  ctx.fill()
}

const paint = (easel: Easel, scene: Scene): void => {
  const { palette, layout, w, h } = scene
  const { soft, accent, deep, light, counter } = palette
  const look = flatLook(palette)
  const ground = layout === 'close' ? accent : soft
  const troupe = troupeFor(scene, { ...wishes[layout], cloth: clothOn(palette, ground) }, twoLovers)
  if (layout === 'halves') {
    splitGround(easel, scene)
    easel.part('floor', () => {
      easel.ctx.fillStyle = accent
      easel.ctx.beginPath()
      easel.ctx.ellipse(w / 2, h * 1.13, Math.max(w, easel.extent.w) * 0.9, h * 0.28, 0, 0, 7)
      easel.ctx.fill()
    })
    if (troupe === null) return
    const height = heightIn(troupe, w * 0.8, h * 0.52)
    showTroupe(easel, troupe, {
      x: centred(troupe, w / 2, height),
      y: h * 0.875,
      height,
      look,
      shade: deep,
    })
  } else if (layout === 'close') {
    fillSky(easel, h, [
      [0, accent],
      [1, mix(accent, deep, 0.16)],
    ])
    fillDisc(easel, 'disc', w / 2, h * 0.36, Math.min(w * 0.46, h * 0.32), mix(light, counter, 0.4))
    if (troupe === null) return
    const height = Math.min(heightIn(troupe, w * 1.12, h * 1.2), h * 0.98)
    showTroupe(easel, troupe, {
      x: centred(troupe, w / 2, height),
      y: h * 0.05 + height,
      height,
      look,
    })
  } else {
    fillSky(easel, h, [[0, soft]])
    fillDisc(easel, 'sun', w * 0.68, h * 0.23, Math.min(w, h) * 0.17, counter)
    fillGround(easel, 'floor', h * 0.5, [[0, mix(accent, deep, 0.05)]])
    if (troupe === null) return
    const height = heightIn(troupe, w * 0.72, h * 0.42)
    showTroupe(easel, troupe, {
      x: centred(troupe, w * 0.4, height),
      y: h * 0.515,
      height,
      look,
      shade: deep,
    })
  }
}

const lowGround = (easel: Easel, scene: Scene): void => {
  if (scene.layout !== 'close') return
  const { palette, w, h } = scene
  easel.part('panel', () => {
    easel.ctx.fillStyle = palette.deep
    easel.ctx.beginPath()
    easel.ctx.ellipse(w / 2, h * 1.16, Math.max(w, easel.extent.w) * 1.1, h * 0.56, 0, 0, 7)
    easel.ctx.fill()
  })
}

const planType = (scene: Scene): TypePlan => {
  const { palette, layout } = scene
  if (layout === 'halves')
    return {
      stacks: [
        titleStack(scene, {
          box: area(scene, 0.06, 0.045, 0.94, 0.335),
          ink: palette.deep,
          maxSize: 380,
          anchor: 'middle',
        }),
        authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), inkOn(palette.accent, palette)),
      ],
    }
  if (layout === 'close')
    return {
      stacks: [
        titleStack(scene, {
          box: area(scene, 0.07, 0.66, 0.93, 0.89),
          ink: palette.light,
          line: palette.counter,
          anchor: 'middle',
        }),
        authorStack(scene, area(scene, 0.08, 0.905, 0.92, 0.965), palette.counter),
      ],
    }
  const ink = inkOn(palette.accent, palette)
  return {
    stacks: [
      titleStack(scene, {
        box: area(scene, 0.06, 0.535, 0.94, 0.875),
        ink,
        anchor: 'middle',
        align: 'left',
        maxSize: 460,
      }),
      authorStack(scene, area(scene, 0.06, 0.895, 0.94, 0.96), ink, 88, 'left'),
    ],
  }
}

export const splitHearts: Family = {
  id: 'split-hearts',
  name: 'Split Hearts',
  look: 'figure',
  templateType: 'illustrated',
  genreBuckets: [
    'Romance:romcom',
    'Romance:contemporary',
    'Romance:new-adult',
    'Romance:*',
    'Contemporary Fiction:humorous',
  ],
  moods: ['romantic', 'uplifting'],
  technique: 'flat illustrated people on a ground of two plain colours',
  lettering: 'plump friendly letters',
  palettes: palettesOf('candy'),
  pairings: [
    { title: 'fraunces-black', text: 'dm-sans' },
    { title: 'gloock', text: 'jost' },
    { title: 'pacifico', text: 'jost' },
    { title: 'yeseva-one', text: 'josefin' },
  ],
  layouts: [
    { id: 'halves', phrase: 'two people back to back where two colours meet', isEndless: true },
    { id: 'close', phrase: 'two people close, cut by the lower edge, before a disc', isEndless: true },
    { id: 'on-title', phrase: 'two people standing on the block that holds the title', isEndless: true },
  ],
  heroes: [
    'couple-embrace',
    'couple-walking',
    'two-people',
    'woman-standing',
    'man-in-coat',
    'reader',
    'small-group',
    'dancer',
  ],
  sample: {
    title: 'Strictly Not Dating',
    subtitle: 'A novel about two very bad plans',
    author: 'Tess Whitlow',
    summary:
      'A wedding planner and the divorce lawyer from across the hall pretend to be a couple for one summer, under eleven written rules.',
  },
  shows: showsPeople,
  design: (scene) => ({
    type: planType(scene),
    back: (easel) => {
      paint(easel, scene)
      lowGround(easel, scene)
    },
    grain: 0.3,
    vignette: 0,
  }),
}
