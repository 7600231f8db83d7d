// Neon sign: the title in tubes of glass on a brick wall at night, its light on the wall and on the wet pavement.
import { mix, withAlpha } from '../colour/colour.ts'
import { inksOf } from '../compositions/inks.ts'
import { letterSize, makeThing, planLettered, roomBetween, standIn } from '../compositions/lettered.ts'
import { titleOf } from '../compositions/lettering.ts'
import { palettesOf } from '../compositions/palettes.ts'
import { paintGlow } from '../paint/atmosphere/glow.ts'
import { paintRain } from '../paint/atmosphere/rain.ts'
import { middleOf } from '../paint/boxes.ts'
import type { Easel } from '../paint/easel.ts'
import { brickWall } from '../paint/materials/brick.ts'
import { blend, fillBox } from '../paint/shapes/lay.ts'
import type { SetType } from '../type/set-type.ts'
import type { SurfaceFilling } from '../type/surfaces/surface-names.ts'
import { traceItem } from '../type/trace.ts'
import type { Design, Family, Scene } from './family.ts'

const tubeOf = ({ palette }: Scene, isSecond = false): SurfaceFilling => {
  const { deep, accent, second } = inksOf(palette)
  const [one, other] = isSecond ? [second, accent] : [accent, second]
  return { kind: 'surface', surface: 'neon', colour: mix(one, '#ffffff', 0.12), second: other, deep }
}

/** Share of the height at which the wall meets the pavement: lower where the sign hangs low. */
const kerbOf = ({ layout }: Scene): number => (layout === 'head' ? 0.865 : 1.1)

const paintPavement = (easel: Easel, scene: Scene, type: SetType): void => {
  const { ctx, w, h, extent, noise } = easel
  const { deep, accent } = inksOf(scene.palette)
  const line = h * kerbOf(scene)
  if (line > h) return
  const black = mix(deep, '#000000', 0.5)
  easel.part('pavement', () => {
    fillBox(ctx, blend(ctx, [0, line], [0, h], [0, mix(deep, '#000000', 0.3)], [1, black]), {
      ...extent,
      y: line,
      h: h - line,
    })
    fillBox(ctx, withAlpha('#000000', 0.6), { ...extent, y: line - h * 0.006, h: h * 0.012 })
  })
  const title = titleOf(type)
  // A sign that hangs as low as the kerb has nothing under it to be mirrored in.
  if (!title || title.box.y + title.box.h > line) return
  easel.shine('lights', () => {
    // Wet stone mirrors what is over it in broken streaks.
    const foot = title.box.y + title.box.h
    const squeeze = (h - line) / Math.max(1, title.box.h * 0.8)
    for (let strip = 0; strip < 26; strip++) {
      const y = line + ((h - line) * strip) / 26
      const sway = (noise.fractal(strip * 0.7, 3.1, 2) - 0.5) * w * 0.05
      ctx.save()
      ctx.beginPath()
      ctx.rect(extent.x, y, extent.w, (h - line) / 26 + 1)
      ctx.clip()
      ctx.globalCompositeOperation = 'screen'
      ctx.globalAlpha = 0.34 * (1 - strip / 30)
      ctx.transform(1, 0, 0, -squeeze, sway, line + foot * squeeze)
      ctx.fillStyle = mix(accent, deep, 0.25)
      traceItem(ctx, title)
      ctx.restore()
    }
    const { x } = middleOf(title.box)
    paintGlow(easel, { x, y: line + h * 0.03, radius: w * 0.62, colour: accent, strength: 0.4, flatten: 0.22 })
  })
}

const paintBack = (easel: Easel, scene: Scene, type: SetType): void => {
  const { w, h, ctx, extent } = easel
  const { ground, deep, accent, second } = inksOf(scene.palette)
  const wall = mix(ground, deep, 0.35)
  brickWall(easel, { colour: wall, mortar: mix(wall, '#000000', 0.45), brick: 190, motley: 0.55, box: { ...extent } })
  easel.part('shadow', () =>
    fillBox(
      ctx,
      blend(
        ctx,
        [0, 0],
        [0, h * 0.9],
        [0, withAlpha('#000000', 0.62)],
        [0.5, withAlpha('#000000', 0.12)],
        [1, withAlpha('#000000', 0.5)],
      ),
      extent,
    ),
  )
  const room = roomBetween(scene, type)
  const at = standIn(scene.hero, room, 0.94)
  easel.shine('lights', () => {
    const title = titleOf(type)
    if (title) {
      const { x, y } = middleOf(title.box)
      paintGlow(easel, { x, y, radius: w * 0.86, colour: accent, strength: 0.5, flatten: title.box.h / w + 0.35 })
    }
    paintGlow(easel, { x: at.x, y: at.y - at.height / 2, radius: at.height, colour: second, strength: 0.4 })
  })
  paintPavement(easel, scene, type)
  makeThing(easel, scene.hero, at, {
    fill: tubeOf(scene, true),
    size: Math.min(letterSize(type), at.height * 0.42),
    isContour: true,
  })
  if (scene.setting.weather !== 'clear')
    paintRain(easel, { colour: mix(second, '#ffffff', 0.6), weight: 0.5, strength: 0.6 })
}

export const neonSign: Family = {
  id: 'neon-sign',
  name: 'Neon Sign',
  look: 'typographic',
  templateType: 'typographic',
  genreBuckets: [
    'Science Fiction:cyberpunk',
    'Thriller:techno',
    'Mystery:procedural',
    'Thriller:*',
    'Mystery:*',
    'Romance:contemporary',
    'Romance:new-adult',
    'Contemporary Fiction:*',
    'Fantasy:contemporary-urban',
  ],
  moods: ['intense', 'mysterious', 'romantic'],
  technique: 'a title in neon tubes on a brick wall at night, mirrored in a wet pavement',
  lettering: 'round letters and brush scripts bent from glass tube',
  palettes: palettesOf('neon-sign'),
  pairings: [
    { title: 'comfortaa', text: 'jost' },
    { title: 'pacifico', text: 'jost' },
    { title: 'josefin', text: 'josefin' },
    { title: 'yellowtail', text: 'jost' },
  ],
  layouts: [
    { id: 'head', phrase: 'the sign large on the wall above and its emblem below it', isEndless: true },
    { id: 'foot', phrase: 'the emblem on the wall above and the sign below it', isEndless: true },
    { id: 'name', phrase: 'the name across the head, the emblem on the wall and the sign below', isEndless: true },
  ],
  heroes: [
    'wine-bottle',
    'lips',
    'guitar',
    'cat',
    'heart',
    'gun',
    'flamingo',
    'cactus',
    'car',
    'eye',
    'microphone',
    'neon-arrow-sign',
  ],
  sample: {
    title: 'Last Dance at the Blue Motel',
    subtitle: 'Everyone checks in alone',
    author: 'Dana Ruiz',
    summary: 'A singer finds a gun under the piano of a motel bar on the night that her husband comes back.',
  },
  shows: ({ kind, width }) =>
    width < 2.6 && width > 0.3 && ['object', 'symbol', 'creature', 'vehicle', 'plant'].includes(kind),
  design: (scene): Design => ({
    type: planLettered(scene, {
      fill: tubeOf(scene),
      ink: mix(scene.palette.light, '#ffffff', 0.5),
      title: { case: 'as-given', leading: 0.9, maxSize: 760, minor: { scale: 0.5 } },
      author: { size: 104 },
    }),
    back: (easel, type) => paintBack(easel, scene, type),
    grain: 0.4,
    vignette: 0.35,
  }),
}
