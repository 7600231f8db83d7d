// How close a picture is to its original: peak signal to noise over all colours, and structural similarity of brightness.
export type Raw = { readonly width: number; readonly height: number; readonly data: Uint8Array }

export const psnr = (one: Raw, other: Raw): number => {
  const squares = one.data.reduce((sum, value, at) => sum + (value - (other.data[at] ?? 0)) ** 2, 0)
  return 10 * Math.log10(255 ** 2 / (squares / one.data.length))
}

const brightness = ({ data }: Raw, pixel: number): number =>
  0.299 * (data[pixel * 3] ?? 0) + 0.587 * (data[pixel * 3 + 1] ?? 0) + 0.114 * (data[pixel * 3 + 2] ?? 0)

const side = 8

/** The mean over squares of eight pixels. */
export const ssim = (one: Raw, other: Raw): number => {
  const [small, large] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
  let sum = 0
  let squares = 0
  for (let top = 0; top + side <= one.height; top += side) {
    for (let left = 0; left + side <= one.width; left += side) {
      const sums = { a: 0, b: 0, aa: 0, bb: 0, ab: 0 }
      for (let at = 0; at < side * side; at += 1) {
        const pixel = (top + Math.floor(at / side)) * one.width + left + (at % side)
        const [a, b] = [brightness(one, pixel), brightness(other, pixel)]
        sums.a += a
        sums.b += b
        sums.aa += a * a
        sums.bb += b * b
        sums.ab += a * b
      }
      const count = side * side
      const [a, b] = [sums.a / count, sums.b / count]
      const [varianceA, varianceB, covariance] = [
        sums.aa / count - a * a,
        sums.bb / count - b * b,
        sums.ab / count - a * b,
      ]
      sum +=
        ((2 * a * b + small) * (2 * covariance + large)) / ((a * a + b * b + small) * (varianceA + varianceB + large))
      squares += 1
    }
  }
  return sum / squares
}
