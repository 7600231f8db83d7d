// The boards of a bound book: leather, linen or parchment, each in the colours of the palette.
import { mix } from '../../colour/colour.ts'
import type { Easel } from '../../paint/easel.ts'
import { leather } from '../../paint/materials/leather.ts'
import { paper } from '../../paint/materials/paper.ts'
import { weave } from '../../paint/materials/weave.ts'
import type { Scene } from '../family.ts'

export type Stock = 'leather' | 'linen' | 'parchment'

export const stockOf = ({ layout, random }: Scene): Stock => {
  if (layout === 'illuminated') return 'parchment'
  return random.sub('stock').chance(0.6) ? 'leather' : 'linen'
}

export const paintBoards = (easel: Easel, scene: Scene): void => {
  const { ctx, w, h } = easel
  const { palette } = scene
  const stock = stockOf(scene)
  const isParchment = stock === 'parchment'
  const wash = ctx.createRadialGradient(w * 0.45, h * 0.4, 0, w / 2, h / 2, Math.max(w, h) * 0.72)
  wash.addColorStop(0, isParchment ? palette.light : mix(palette.dark, palette.mid, 0.18))
  wash.addColorStop(0.6, isParchment ? mix(palette.light, palette.soft, 0.18) : mix(palette.dark, palette.deep, 0.4))
  wash.addColorStop(1, isParchment ? mix(palette.light, palette.soft, 0.5) : palette.deep)
  easel.fill(wash)
  if (stock === 'leather') leather(easel, { strength: 0.6, worn: 0.35 })
  else if (stock === 'linen') weave(easel, { kind: 'linen', strength: 0.7 })
  else paper(easel, { kind: 'aged', stain: mix(palette.soft, palette.mid, 0.4), strength: 0.55 })
}
