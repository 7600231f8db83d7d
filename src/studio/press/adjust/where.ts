// Where on a sheet something is done, told band by band.

export type Pixels = Uint8ClampedArray

/** How much of every pixel is meant (0 to 1): `own` are the pixels of the band as they were. */
export type Where = (top: number, rows: number, own: Pixels) => (at: number) => number
