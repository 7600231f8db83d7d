// What the editor's canvas was told to draw, as lines of type in points of the sheet: watched from outside, as the browser drew them.
import type { Page } from 'playwright-core'

export interface Line {
  readonly text: string
  /** Where its baseline begins. */
  readonly x: number
  readonly y: number
  /** From its first to its last letter, without the space that letter spacing leaves behind it. */
  readonly length: number
}

/** Notes every text that is drawn on the sheet, where, and how long it came out in the face it was drawn in. */
const watcher = `(() => {
  const own = CanvasRenderingContext2D.prototype.fillText
  window.drawing = []
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
    if (this.canvas.id === 'sheet' && this.font.includes('face ')) {
      const { e, f } = this.getTransform()
      const spacing = parseFloat(this.letterSpacing) || 0
      drawing.push({ text, e, f, font: this.font, width: this.measureText(text).width - spacing })
    }
    return own.call(this, text, x, y)
  }
})()`

export const rememberDrawing = (page: Page): Promise<unknown> => page.addInitScript(watcher)

/** The lines of one whole painting, made after all faces have come. */
const readDrawing = `(async () => {
  const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const isHere = ({ font }) => [...font.matchAll(/"(face [^"]+)"/g)].every(([, name]) =>
    [...document.fonts].some(({ family }) => family.replaceAll('"', '') === name))
  while (drawing.length === 0 || !drawing.every(isHere)) await settled()
  await settled()
  drawing.length = 0
  document.querySelector('#guides').click()
  await settled()
  return drawing.slice()
})()`

interface Drawn {
  readonly text: string
  readonly e: number
  readonly f: number
  readonly width: number
}

/** The sheet's corner and size on the canvas follow from the view, which is fitted when the page opens. */
export const drawnRuns = async (page: Page): Promise<Line[]> => {
  const lines: readonly Drawn[] = await page.evaluate(readDrawing)
  const view: { x: number; y: number; scale: number } = await page.evaluate(viewOf)
  const points = 72 / view.scale
  return lines.map(({ text, e, f, width }) => ({
    text,
    x: (e - view.x) * points,
    y: (f - view.y) * points,
    length: width * points,
  }))
}

/** From two edges of the sheet that the server names: the elements over the canvas stand in the same places as the type. */
const viewOf = `(async () => {
  const { wrap, root } = document.body.dataset
  const { document: { layout } } = await (await fetch(root + '/wraps/' + wrap + '/edit/document')).json()
  const [one, other] = [layout.textBlocks[0], layout.textBlocks.at(-1)]
  const stage = document.querySelector('#stage').getBoundingClientRect()
  const place = ({ id }) => {
    const { left, top } = document.querySelector('[data-block="' + id + '"]').getBoundingClientRect()
    return { left: left - stage.left, top: top - stage.top }
  }
  const [first, last] = [place(one), place(other)]
  const scale = (last.left - first.left) / (other.x - one.x)
  return { scale, x: first.left - one.x * scale, y: first.top - one.y * scale }
})()`
