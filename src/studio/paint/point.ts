// A place on the sheet, or in whatever a thing is drawn in.

export type Point = readonly [x: number, y: number]
