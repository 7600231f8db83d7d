// Gives the pixels of a canvas back at once. The collector alone would free them when the event loop has its next turn, and painting a
// cover is one long turn: of a sheet at `full`, each layer holds 65 MB.
import type { Canvas } from '@napi-rs/canvas'

export const freeCanvas = (canvas: Canvas): void => {
  canvas.width = 0
}
