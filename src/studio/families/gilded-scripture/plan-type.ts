// The type of gilded scripture: gilt letters on dark boards, ink on parchment.
import { lchOf, mix } from '../../colour/colour.ts'
import type { Box, Context } from '../../paint/easel.ts'
import { metalColour } from '../../paint/materials/metal.ts'
import { diamondRule } from '../../paint/ornament/dividers.ts'
import type { TypePlan } from '../../type/plan.ts'
import type { Scene } from '../family.ts'
import { band, isBroad } from '../zones.ts'
import { stockOf } from './boards.ts'

export const planType = (scene: Scene): TypePlan => {
  const { palette, pairing, layout } = scene
  const wide = isBroad(scene)
  const isPale = stockOf(scene) === 'parchment'
  const gold = metalColour(palette.metal)
  const pale = mix(gold, '#ffffff', 0.25)
  const ink = isPale ? mix(palette.deep, palette.dark, lchOf(palette.light).l > 0.8 ? 0.35 : 0) : pale
  const gilt = [
    mix(gold, '#ffffff', 0.58),
    mix(gold, '#ffffff', 0.08),
    mix(gold, '#ffffff', 0.44),
    mix(gold, '#ffffff', 0.02),
  ] as const
  const title = {
    kind: 'title',
    lockup: layout === 'rosette' ? 'even' : 'block',
    face: pairing.title,
    case: 'upper',
    ink,
    maxSize: 330,
    maxLines: 5,
    leading: 0.98,
    gap: 34,
    minor: { scale: 0.46, rules: true },
    ...(isPale
      ? {}
      : {
          effect: {
            fill: { kind: 'gradient', colours: gilt },
            shadow: { colour: '#000000', blur: 0.05, drop: 0.02, alpha: 0.7 },
          } as const,
        }),
  } as const
  const ornament = {
    kind: 'ornament',
    height: 26,
    ink: isPale ? palette.accent : pale,
    gap: 28,
    draw: (ctx: Context, box: Box): void =>
      diamondRule(ctx, box.x + box.w / 2, box.y + box.h / 2, Math.min(box.w, 560), { weight: 3.6 }),
  } as const
  const year = {
    kind: 'line',
    role: 'year',
    face: pairing.title,
    case: 'upper',
    size: 170,
    ink: isPale ? palette.accent : pale,
    gap: 30,
  } as const
  const subtitle = {
    kind: 'line',
    role: 'subtitle',
    face: pairing.text,
    case: 'as-given',
    size: 60,
    ink: isPale ? ink : mix(palette.ink, gold, 0.2),
  } as const
  const author = {
    kind: 'line',
    role: 'author',
    face: pairing.text,
    case: 'upper',
    tracking: 0.14,
    size: 76,
    ink: isPale ? ink : mix(palette.ink, gold, 0.3),
  } as const
  const inside = wide ? 0.2 : layout === 'illuminated' ? 0.16 : 0.13
  const low = {
    box: band(
      scene,
      layout === 'illuminated' ? (wide ? 0.8 : 0.855) : 0.865,
      layout === 'illuminated' ? (wide ? 0.855 : 0.905) : wide ? 0.9 : 0.92,
      0.2,
    ),
    align: 'center',
    anchor: 'middle',
    items: [author],
  } as const
  const box =
    layout === 'emblem'
      ? band(scene, wide ? 0.55 : 0.56, 0.845, inside)
      : band(
          scene,
          wide ? 0.15 : layout === 'illuminated' ? 0.105 : 0.1,
          layout === 'arch' ? (wide ? 0.33 : 0.36) : layout === 'rosette' ? (wide ? 0.33 : 0.375) : wide ? 0.36 : 0.42,
          inside,
        )
  return { stacks: [{ box, align: 'center', anchor: 'middle', items: [year, title, ornament, subtitle] }, low] }
}
