// A place on the sheet, in units.

export interface Point {
  readonly x: number
  readonly y: number
}
