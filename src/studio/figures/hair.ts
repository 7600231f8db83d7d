// Styles of hair, put together from strands.
import type { Body } from './body.ts'
import { bob, braid, cap, cloud, fall, knot, locs, long, tail, wavy } from './strands.ts'

const pigtail = (body: Body, side: number): void =>
  tail(
    body,
    [
      [side * 0.4, 0.1, -0.14, 0.07],
      [side * 0.54, 0.06, -0.16, 0.13],
      [side * 0.62, -0.22, -0.18, 0.14],
      [side * 0.58, -0.5, -0.18, 0.03],
    ],
    side * body.skeleton.skull.right[2] > 0.3 ? 0.28 : 0.15,
  )

const styles: Readonly<Record<string, (body: Body, wind: number) => void>> = {
  bald: () => {},
  crop: (body) => cap(body),
  buzz: (body) => cap(body, -0.02),
  quiff: (body) => cap(body, 0.03, 0.1),
  'side-part': (body) => cap(body, 0.045, 0.03),
  curls: (body) => {
    cap(body, 0.04)
    cloud(body, { at: [0, 0.34, -0.08], wide: 0.37, high: 0.24, count: 9, bump: 0.11, near: 0.275 })
  },
  long: (body, wind) => {
    fall(body, long, { wind })
    cap(body, 0.03)
  },
  wavy: (body, wind) => {
    fall(body, wavy, { wind, tip: 0.22, wave: 0.05 })
    cap(body, 0.035)
  },
  bob: (body) => {
    fall(body, bob, { tip: 0.03 })
    cap(body, 0.05)
  },
  waves: (body) => {
    fall(body, bob.slice(0, 4), { tip: 0.12, wave: 0.03 })
    cap(body, 0.06, 0.02)
  },
  bun: (body) => {
    knot(body, [0, 0.4, -0.42], 0.2)
    cap(body, 0.01)
  },
  topknot: (body) => {
    knot(body, [0, 0.62, -0.14], 0.19, 0.18)
    cap(body, 0.01)
  },
  chignon: (body) => {
    knot(body, [0, -0.1, -0.46], 0.21)
    cap(body, 0.02)
  },
  updo: (body) => {
    cap(body, 0.03, 0.05)
    cloud(body, { at: [0, 0.42, -0.26], wide: 0.27, high: 0.24, count: 8, bump: 0.09, near: 0.19 })
  },
  pony: (body) => {
    tail(body, [
      [0, 0.3, -0.4, 0.09],
      [0, 0.3, -0.58, 0.14],
      [0, -0.1, -0.72, 0.17],
      [0, -0.55, -0.7, 0.13],
      [0.03, -0.9, -0.74, 0.03],
    ])
    cap(body, 0.01)
  },
  braid: (body) => {
    braid(body, 0)
    cap(body, 0.02)
  },
  braids: (body) => {
    braid(body, -0.44)
    braid(body, 0.44)
    cap(body, 0.02)
  },
  afro: (body) => {
    const near = Math.abs(body.turned) < 100 ? 0.15 : 0.28
    cloud(body, { at: [0, 0.2, -0.1], wide: 0.56, high: 0.5, count: 14, bump: 0.12, near })
    cap(body, 0.08)
  },
  puffs: (body) => {
    for (const side of [-1, 1])
      cloud(body, { at: [side * 0.4, 0.42, -0.16], wide: 0.2, high: 0.2, count: 8, bump: 0.07, near: 0.18 })
    cap(body, 0.02)
  },
  locs: (body) => {
    locs(body)
    cap(body, 0.03)
  },
  pigtails: (body) => {
    pigtail(body, -1)
    pigtail(body, 1)
    cap(body, 0.02)
  },
  tuft: (body) => knot(body, [0, 0.52, 0.1], 0.07),
}

export const hairNames: readonly string[] = Object.keys(styles)

export const putHair = (body: Body, style: string, wind: number): void => {
  const put = styles[style]
  if (put === undefined) throw new TypeError(`expected a known hair style but received ${style}`)
  put(body, wind)
}
