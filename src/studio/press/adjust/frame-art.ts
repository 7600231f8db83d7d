// Crops and mirrors the art. What is told of the type is told in the art's own frame, so that it still keeps calm where type will stand.
import type { Adjustments } from '../../direction/adjustments.ts'
import type { Box, Easel } from '../../paint/easel.ts'
import type { SetItem, SetType } from '../../type/set-type.ts'

type Frame = Adjustments['frame']

const isPlain = ({ mirror, zoom, slide }: Frame): boolean => !mirror && zoom === 1 && slide === null

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

type Slide = NonNullable<Frame['slide']>

/** The height in the art of what is seen at a height of the sheet, both as shares. */
const heightInArt = ({ top, bottom, by }: Slide, seen: number): number => {
  if (seen < top + by) return (seen * top) / (top + by)
  if (seen < bottom + by) return seen - by
  return 1 - ((1 - seen) * (1 - bottom)) / (1 - bottom - by)
}

const slidInto = (type: SetType, slide: Slide, { h }: Easel): SetType => {
  const into = (y: number): number => heightInArt(slide, y / h) * h
  const move = (box: Box): Box => ({ ...box, y: into(box.y), h: into(box.y + box.h) - into(box.y) })
  return {
    stacks: type.stacks.map((stack) => ({
      ...stack,
      filled: move(stack.filled),
      items: stack.items.map(
        (item): SetItem =>
          item.kind === 'ornament'
            ? { ...item, box: move(item.box), draw: (ctx, where) => item.draw(ctx, where) }
            : {
                ...item,
                box: move(item.box),
                rules: item.rules.map(move),
                runs: item.runs.map((run) => ({ ...run, box: move(run.box), baseline: into(run.baseline) })),
              },
      ),
    })),
    zones: type.zones.map(move),
  }
}

/** Lays a picture whose middle is moved: the sky above and the ground below are stretched or pressed. */
const laySlid = ({ ctx, w, h }: Easel, art: Easel, { top, bottom, by }: Slide): void => {
  const { width, height } = art.canvas
  const strip = (from: number, to: number, seenFrom: number, seenTo: number): void =>
    ctx.drawImage(
      art.canvas,
      0,
      from * height,
      width,
      (to - from) * height,
      0,
      seenFrom * h,
      w,
      (seenTo - seenFrom) * h,
    )
  strip(0, top, 0, top + by)
  strip(bottom, 1, bottom + by, 1)
  // The middle lies over the seams.
  const seam = 1.5 / height
  strip(top - seam, bottom + seam, top + by - seam, bottom + by + seam)
}

const paintSlid = (
  easel: Easel,
  frame: Frame & { readonly slide: Slide },
  type: SetType,
  paint: (art: Easel, type: SetType) => void,
): void => {
  using art = easel.fresh()
  paintFramed(art, { ...frame, slide: null }, slidInto(type, frame.slide, easel), paint)
  laySlid(easel, art, frame.slide)
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
  const { slide } = frame
  if (slide !== null) {
    paintSlid(easel, { ...frame, slide }, type, paint)
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
