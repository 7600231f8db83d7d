// Lays the drawing out: the hero in its orbits, in a chart of stars, or as a measured elevation.
import { mix } from '../../colour/colour.ts'
import { tau } from '../../paint/curves.ts'
import type { Easel } from '../../paint/easel.ts'
import type { SetType } from '../../type/set-type.ts'
import type { Scene } from '../family.ts'
import { isBroad } from '../zones.ts'
import { drawChart, drawDial, drawMeasures, drawOrbits } from './diagrams.ts'
import { paintDrafted } from './draft.ts'
import { drawBorder, type Inks, paintSheet } from './drawing-sheet.ts'

/** A disc of clean paper, so that the hero stands clear of the lines around it. */
const clearPaper = ({ ctx }: Easel, inks: Inks, x: number, y: number, radius: number): void => {
  ctx.fillStyle = mix(inks.ground, inks.isCream ? '#ffffff' : '#000000', 0.12)
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, tau)
  ctx.fill()
}

/** The hero's height so that it fits a circle. */
const heightIn = (radius: number, width: number): number => (radius * 2 * 1.02) / Math.hypot(1, width)

export const compose = (easel: Easel, { hero, layout, random }: Scene, { zones }: SetType, inks: Inks): void => {
  const { w, h, ctx } = easel
  paintSheet(easel, inks)
  const top = Math.max(0, ...zones.filter((zone) => zone.y < h * 0.4).map((zone) => zone.y + zone.h))
  const bottom = Math.min(h, ...zones.filter((zone) => zone.y > h * 0.4).map((zone) => zone.y))
  const side = random.sub('side').chance(0.5) ? 1 : -1
  if (layout === 'elevation') {
    const room = { w: w * 0.62, h: bottom - top - h * 0.13 }
    const height = Math.min(room.h, room.w / hero.width)
    const box = {
      x: w * 0.5 - (height * hero.width) / 2,
      y: top + h * 0.045 + (room.h - height) / 2,
      w: height * hero.width,
      h: height,
    }
    const dial = { x: w / 2, y: box.y + box.h * 0.5 }
    easel.part('rings', () => drawDial(ctx, inks, dial, Math.min(w * 0.43, (bottom - top) * 0.46)))
    drawMeasures(easel, inks, box)
    paintDrafted(easel, hero, { x: w / 2, y: box.y + box.h, height }, inks)
  } else {
    const isChart = layout === 'chart'
    const wide = isBroad(easel)
    const free = wide ? h * 0.94 : Math.min(w, bottom - top)
    const radius = (wide ? 0.68 : 1) * free * (isChart ? 0.3 : 0.285)
    const at = wide ? { x: w * 0.745, y: h / 2 } : { x: w * (isChart ? 0.5 + side * 0.1 : 0.5), y: (top + bottom) / 2 }
    const outer = wide ? w * 0.272 : Math.min(w * 0.56, (bottom - top) * 0.47)
    ctx.save()
    if (isChart) drawChart(easel, inks, at, outer)
    else drawOrbits(easel, inks, { at, inner: radius * 1.16, outer, count: 5 })
    ctx.restore()
    clearPaper(easel, inks, at.x, at.y, radius)
    easel.part('rings', () => drawDial(ctx, inks, at, radius, 6))
    const height = heightIn(radius, hero.width)
    paintDrafted(easel, hero, { x: at.x, y: at.y + height / 2, height }, inks)
  }
  drawBorder(easel, inks)
}
