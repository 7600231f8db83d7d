// Screen poster: two inks pulled by hand, a disc in dots behind, letters and thing out of register.
import { mix } from '../colour/colour.ts'
import { inksOf, seenOn, speaking } from '../compositions/inks.ts'
import { letterSize, makeThing, planLettered, roomBetween, standIn } from '../compositions/lettered.ts'
import { palettesOf } from '../compositions/palettes.ts'
import type { Easel } from '../paint/easel.ts'
import { halftone } from '../paint/materials/halftone.ts'
import { paper } from '../paint/materials/paper.ts'
import { sunburst } from '../paint/ornament/rays.ts'
import { dot } from '../paint/shapes/lay.ts'
import type { SetType } from '../type/set-type.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import type { Design, Family, Scene } from './family.ts'

const pulled = ({ palette }: Scene): SurfaceFilling => {
  const { ground, deep, accent } = inksOf(palette)
  return { kind: 'surface', surface: 'screenprint', colour: deep, second: seenOn(ground, [accent, deep], 26), deep }
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, extent, ctx } = easel
  const { ground, deep, second } = inksOf(scene.palette)
  easel.part('paper', () => paper(easel, { kind: 'smooth', colour: ground, strength: 0.6, box: extent }))
  const room = roomBetween(scene, type, 0.02)
  const [x, y] = [room.x + room.w / 2, room.y + room.h / 2]
  const r = Math.min(w * 0.46, room.h * 0.5)
  if (scene.layout === 'foot')
    easel.part('rays', () => {
      ctx.save()
      ctx.fillStyle = mix(second, ground, 0.5)
      sunburst(ctx, { x, y, inner: 0, outer: Math.hypot(w, h), rays: 26, share: 0.5 })
      ctx.restore()
    })
  easel.part('disc', () => {
    ctx.save()
    ctx.globalCompositeOperation = 'multiply'
    dot(ctx, x, y, r, second)
    ctx.restore()
    halftone(easel, (px, py) => (Math.hypot(px - x, py - y) < r ? 0.55 * Math.max(0, (py - y + r * 0.2) / r) : 0), {
      colour: mix(second, deep, 0.45),
      pitch: 22,
      box: { x: x - r, y: y - r, w: r * 2, h: r * 2 },
    })
  })
  makeThing(easel, scene.hero, standIn(scene.hero, roomBetween(scene, type), 0.9), {
    fill: { ...pulled(scene), second: mix(pulled(scene).second, '#ffffff', 0.1) },
    size: Math.min(420, letterSize(type)),
  })
}

export const screenPoster: Family = {
  id: 'screen-poster',
  name: 'Screen Poster',
  look: 'typographic',
  templateType: 'graphic',
  genreBuckets: [
    'Contemporary Fiction:book-club',
    'Contemporary Fiction:*',
    'Biography & Memoir:cultural',
    'Thriller:political',
    'Mystery:political',
    'Non-Fiction:*',
    'Young Adult:*',
    'Business & Economics:business',
    'Science Fiction:dystopian',
    'Romance:contemporary',
  ],
  moods: ['intense', 'intellectual', 'uplifting'],
  technique: 'a hand-pulled two-colour screen print with a disc in growing dots and inks out of register',
  lettering: 'enormous condensed capitals from edge to edge, a second ink showing beside them',
  palettes: palettesOf('screen-poster'),
  pairings: [
    { title: 'anton', text: 'oswald-medium' },
    { title: 'archivo-black', text: 'dm-sans' },
    { title: 'league-gothic', text: 'oswald-medium' },
    { title: 'rubik-black', text: 'dm-sans' },
  ],
  layouts: [
    { id: 'head', phrase: 'giant letters above and the thing on a printed disc below', isEndless: true },
    { id: 'foot', phrase: 'the thing on a disc with rays above and giant letters below', isEndless: true },
    { id: 'name', phrase: 'the name as large as the title, the thing on a disc between them', isEndless: true },
  ],
  heroes: [
    'megaphone',
    'raised-fist',
    'guitar',
    'bird',
    'tiger',
    'eye',
    'microphone',
    'horse',
    'hand-reaching',
    'car',
    'lighthouse',
    'cactus',
  ],
  sample: {
    title: 'Everybody Knows the Weather Lies',
    subtitle: 'A novel',
    author: 'Adaeze Obi',
    summary: 'A radio presenter reads the forecast that the government wrote, until one night she does not.',
  },
  shows: ({ kind, width }) =>
    width < 2.6 &&
    width > 0.25 &&
    ['object', 'symbol', 'creature', 'plant', 'vehicle', 'place', 'person'].includes(kind),
  design: (scene): Design => {
    const { ground, deep } = inksOf(scene.palette)
    return {
      type: planLettered(scene, {
        fill: pulled(scene),
        ink: speaking(deep, ground, scene.palette),
        title: { leading: 0.42, maxSize: 1100, minor: { scale: 0.5 } },
        author: { size: 132 },
      }),
      back: (easel, type) => paintBack(easel, scene, type),
      grain: 0.35,
      vignette: 0,
    }
  },
}
