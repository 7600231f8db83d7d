// Crops and mirrors the art. What is told of the type is told in the art's own frame, so that it still keeps calm where type will stand.
import type { Adjustments } from '../../direction/adjustments.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import type { SetItem, SetType } from '../../type/set-type.ts'

type Frame = Adjustments['frame']

const isPlain = ({ mirror, zoom }: Frame): boolean => !mirror && zoom === 1

/** The part of the art that the sheet shows. */
const cropOf = ({ zoom, x, y }: Frame, { w, h }: Easel): Box => ({
  x: (w - w / zoom) * (0.5 + x / 2),
  y: (h - h / zoom) * (0.5 + y / 2),
  w: w / zoom,
  h: h / zoom,
})

const intoArt = (box: Box, frame: Frame, crop: Box, sheet: Easel): Box => ({
  x: crop.x + (frame.mirror ? sheet.w - box.x - box.w : box.x) / frame.zoom,
  y: crop.y + box.y / frame.zoom,
  w: box.w / frame.zoom,
  h: box.h / frame.zoom,
})

const itemIntoArt = (item: SetItem, { zoom }: Frame, crop: Box, move: (box: Box) => Box): SetItem => {
  const box = move(item.box)
  if (item.kind === 'ornament') return { ...item, box, draw: (ctx, where) => item.draw(ctx, where) }
  const runs = item.runs.map((run) => {
    const inked = move(run.box)
    const left = (run.x - run.box.x) / zoom
    return { ...run, box: inked, x: inked.x + left, baseline: crop.y + run.baseline / zoom, size: run.size / zoom }
  })
  return { ...item, box, runs, rules: item.rules.map(move) }
}

const typeIntoArt = (type: SetType, frame: Frame, crop: Box, sheet: Easel): SetType => {
  const move = (box: Box): Box => intoArt(box, frame, crop, sheet)
  return {
    stacks: type.stacks.map((stack) => ({
      ...stack,
      filled: move(stack.filled),
      items: stack.items.map((item) => itemIntoArt(item, frame, crop, move)),
    })),
    zones: type.zones.map(move),
  }
}

/** Paints art in its frame: as the family paints it, then cropped and mirrored. */
export const paintFramed = (
  easel: Easel,
  frame: Frame,
  type: SetType,
  paint: (art: Easel, type: SetType) => void,
): void => {
  if (isPlain(frame)) {
    paint(easel, type)
    return
  }
  const crop = cropOf(frame, easel)
  using art = easel.fresh(frame.zoom)
  paint(art, typeIntoArt(type, frame, crop, easel))
  const { ctx } = easel
  const pixels = art.canvas.width / art.w
  ctx.save()
  if (frame.mirror) {
    ctx.translate(easel.w, 0)
    ctx.scale(-1, 1)
  }
  ctx.drawImage(art.canvas, crop.x * pixels, crop.y * pixels, crop.w * pixels, crop.h * pixels, 0, 0, easel.w, easel.h)
  ctx.restore()
}
