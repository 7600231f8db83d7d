// Paints the stage: sheet, art, type, guides, as the state has them; once for each frame, however much has changed.
import type { EditorState, Store } from '../state.ts'
import type { Art } from './art.ts'
import { drawGuides, drawSnapping, outlineSheet } from './draw-guides.ts'
import { drawShadings, drawShapes, drawType } from './draw-type.ts'
import type { Faces } from './fonts.ts'

export interface Painter {
  /** Paints with the next frame. */
  request(): void
}

interface Brushes {
  readonly art: Art
  readonly faces: Faces
}

/** On a screen of fine pixels the canvas has more of them than the page. */
const sharpness = (): number => Math.min(3, globalThis.devicePixelRatio || 1)

const sizeCanvas = (canvas: HTMLCanvasElement): void => {
  const { clientWidth, clientHeight } = canvas
  const [width, height] = [clientWidth, clientHeight].map((side) => Math.max(1, Math.round(side * sharpness())))
  if (width !== undefined && canvas.width !== width) canvas.width = width
  if (height !== undefined && canvas.height !== height) canvas.height = height
}

const paintGround = (ctx: CanvasRenderingContext2D, { type, view }: EditorState, art: Art): void => {
  const { geometry, grounds, shadings } = type
  const points = view.scale / 72
  ctx.save()
  ctx.shadowColor = 'rgb(0 0 0 / 28%)'
  ctx.shadowBlur = 24
  ctx.shadowOffsetY = 8
  ctx.fillStyle = '#8a857c'
  ctx.fillRect(0, 0, geometry.width * view.scale, geometry.height * view.scale)
  ctx.restore()
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, 0, geometry.width * view.scale, geometry.height * view.scale)
  ctx.clip()
  art.draw(ctx, geometry, view.scale)
  drawShapes(ctx, grounds, points)
  drawShadings(ctx, shadings, points, sharpness())
  ctx.restore()
}

const paintType = (ctx: CanvasRenderingContext2D, state: EditorState, faces: Faces): void => {
  const { type, typeOf, history, view, editing, hasGuides, snapLines } = state
  const { geometry, runs, shapes } = type
  const points = view.scale / 72
  const { textBlocks: now } = history.present.layout
  ctx.save()
  ctx.beginPath()
  ctx.rect(0, 0, geometry.width * view.scale, geometry.height * view.scale)
  ctx.clip()
  drawShapes(ctx, shapes, points)
  drawType(ctx, { runs, now, atSetting: typeOf.layout.textBlocks, without: editing }, faces, points, sharpness())
  ctx.restore()
  outlineSheet(ctx, geometry, view.scale)
  if (hasGuides) drawGuides(ctx, geometry, view.scale)
  drawSnapping(ctx, snapLines, view.scale)
}

const cleared = (canvas: HTMLCanvasElement, { view }: EditorState): CanvasRenderingContext2D | null => {
  const ctx = canvas.getContext('2d')
  const scale = sharpness()
  ctx?.setTransform(1, 0, 0, 1, 0, 0)
  ctx?.clearRect(0, 0, canvas.width, canvas.height)
  ctx?.setTransform(scale, 0, 0, scale, view.x * scale, view.y * scale)
  return ctx
}

export const painterOn = (
  canvas: HTMLCanvasElement,
  ground: HTMLCanvasElement,
  store: Store,
  { art, faces }: Brushes,
): Painter => {
  let isRequested = false
  let groundShown = ''

  /** The ground is the most to paint and changes the least: it lies on a canvas of its own. */
  const refreshGround = (state: EditorState): void => {
    const { view, type } = state
    const { geometry, grounds, shadings } = type
    const size = [ground.width, ground.height]
    const wanted = JSON.stringify([view, size, geometry.width, geometry.height, grounds, shadings, art.version()])
    if (wanted === groundShown) return
    groundShown = wanted
    const ctx = cleared(ground, state)
    if (!ctx) return
    ctx.imageSmoothingQuality = 'high'
    paintGround(ctx, state, art)
  }

  const paint = (): void => {
    isRequested = false
    const { state } = store
    if (state.mode === 'proof') return
    sizeCanvas(ground)
    sizeCanvas(canvas)
    art.want(state.typeOf.specs, state.type.geometry)
    refreshGround(state)
    const ctx = cleared(canvas, state)
    if (ctx) paintType(ctx, state, faces)
  }

  return {
    request: () => {
      if (isRequested) return
      isRequested = true
      requestAnimationFrame(paint)
    },
  }
}
