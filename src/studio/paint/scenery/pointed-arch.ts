// The pointed arch that windows, doors and vaults are built from.
import { Path2D } from '@napi-rs/canvas'

/** Traces a pointed arch: the foot at `y`, the point at `y - height`. `point` of 1 is equilateral, less is blunt, more is steep. */
export const tracePointedArch = (
  path: Path2D,
  x: number,
  y: number,
  width: number,
  height: number,
  point = 1,
): void => {
  const half = width / 2
  const spring = y - height + half * (0.9 + point * 0.85)
  path.moveTo(x - half, y)
  path.lineTo(x - half, spring)
  path.bezierCurveTo(
    x - half,
    spring - half * (0.5 + point * 0.25),
    x - half * 0.55,
    y - height + half * 0.45,
    x,
    y - height,
  )
  path.bezierCurveTo(
    x + half * 0.55,
    y - height + half * 0.45,
    x + half,
    spring - half * (0.5 + point * 0.25),
    x + half,
    spring,
  )
  path.lineTo(x + half, y)
  path.closePath()
}

export const pointedArch = (x: number, y: number, width: number, height: number, point = 1): Path2D => {
  const path = new Path2D()
  tracePointedArch(path, x, y, width, height, point)
  return path
}
