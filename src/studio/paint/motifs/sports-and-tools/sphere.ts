// A ball turned in the hand: places on a sphere, and the runs of a seam that face us.
import type { Point } from '../../point.ts'

export type OnSphere = readonly [x: number, y: number, z: number]

/** Turns the sphere about the vertical, then tips it towards us, then rolls it. */
export const turnedBall =
  (yaw: number, tip: number, roll: number) =>
  ([x, y, z]: OnSphere): OnSphere => {
    const [x1, z1] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)]
    const [y2, z2] = [y * Math.cos(tip) - z1 * Math.sin(tip), z1 * Math.cos(tip) + y * Math.sin(tip)]
    return [x1 * Math.cos(roll) - y2 * Math.sin(roll), x1 * Math.sin(roll) + y2 * Math.cos(roll), z2]
  }

/** The parts of a closed curve that lie on the near half, as places on the sheet for a ball of radius 1. */
export const nearRuns = (curve: readonly OnSphere[]): Point[][] => {
  const start = curve.findIndex(([, , z]) => z < 0)
  const ordered = start < 0 ? [...curve, ...curve.slice(0, 1)] : [...curve.slice(start), ...curve.slice(0, start)]
  const runs: Point[][] = []
  let run: Point[] = []
  for (const [x, y, z] of ordered) {
    if (z >= 0) run.push([x, y])
    else {
      if (run.length > 2) runs.push(run)
      run = []
    }
  }
  if (run.length > 2) runs.push(run)
  return runs
}
