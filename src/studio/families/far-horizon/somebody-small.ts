// Somebody small in a wide land: of true height, dark against the light, with a long shadow away from it.
import { mix, withAlpha } from '../../colour/colour.ts'
import { showTroupe } from '../../figures/covers/stage.ts'
import type { Easel } from '../../paint/easel.ts'
import { isOvercast } from '../../places/conditions.ts'
import type { LitScene } from '../../places/in-light.ts'
import { standing } from '../../places/of-book.ts'

export const somebodySmall = (
  easel: Easel,
  scene: LitScene,
  { x, y, height, side }: { readonly x: number; readonly y: number; readonly height: number; readonly side: number },
): void => {
  const troupe = standing(scene, {
    facing: 'away',
    among: ['walk', 'stand', 'stroll', 'lookup', 'watching', 'hand-in-hand'],
  })
  if (troupe === null) return
  const { palette, conditions } = scene
  const { ctx } = easel
  if (!isOvercast(conditions))
    easel.part('shadow', () => {
      ctx.fillStyle = withAlpha(palette.deep, 0.45)
      ctx.beginPath()
      ctx.moveTo(x - height * 0.07, y)
      ctx.lineTo(x + height * 0.07, y)
      ctx.lineTo(x + side * height * 1.5, y + height * 0.34)
      ctx.lineTo(x + side * height * 1.34, y + height * 0.37)
      ctx.fill()
    })
  showTroupe(easel, troupe, {
    x,
    y,
    height,
    look: {
      manner: 'lit',
      light: [-side * 0.8, -0.5],
      dark: mix(palette.deep, '#000000', 0.1),
      keep: 0.45,
      rim: palette.light,
      edge: 0.05,
    },
    shade: palette.deep,
    shadeStrength: 0.5,
  })
}
