// Shades of a colour that are asked for by comparison: darker, paler, warmer.
import { lchOf, oklch } from '../../../colour/colour.ts'
import type { GradeChange, NamedColour } from '../../../senses/editing/wish.ts'

export const tones = ['cooler', 'darker', 'deeper', 'lighter', 'muted', 'paler', 'vivid', 'warmer'] as const

export type Tone = (typeof tones)[number]

export const isTone = (value: string | null): value is Tone => tones.some((tone) => tone === value)

/** `the fox is …`. */
export const toneNames: Readonly<Record<Tone, string>> = {
  cooler: 'cooler',
  darker: 'darker',
  deeper: 'deeper',
  lighter: 'lighter',
  muted: 'more muted',
  paler: 'paler',
  vivid: 'more vivid',
  warmer: 'warmer',
}

interface Shift {
  /** Added lightness; chroma is multiplied, and at least what is told. */
  readonly l?: number
  readonly c?: number
  readonly least?: number
  readonly towards?: number
}

const shifts: Readonly<Record<Tone, Shift>> = {
  cooler: { towards: 250, least: 0.05 },
  darker: { l: -0.15 },
  deeper: { l: -0.1, c: 1.2 },
  lighter: { l: 0.15 },
  muted: { c: 0.45 },
  paler: { l: 0.15, c: 0.55 },
  vivid: { c: 1.5, least: 0.13 },
  warmer: { towards: 60, least: 0.05 },
}

/** Degrees that a hue turns. */
const turn = 35
const neutral = 0.03
const lightest = 0.97
const darkest = 0.1

const turned = (hue: number, towards: number, by: number): number => {
  const way = ((towards - hue + 540) % 360) - 180
  return hue + Math.sign(way) * Math.min(by, Math.abs(way))
}

/** The colour in another tone; a grey has no hue that could turn, and takes one. */
export const toned = (hex: string, tone: Tone, strength: number): NamedColour => {
  const { l, c, h } = lchOf(hex)
  const { l: light = 0, c: full = 1, least = 0, towards } = shifts[tone]
  const chroma = Math.max(
    c * (full < 1 ? full ** strength : 1 + (full - 1) * strength),
    c < neutral && tone === 'vivid' ? c : least,
  )
  const hue = towards === undefined ? h : c < neutral ? towards : turned(h, towards, turn * strength)
  const next = oklch(Math.min(lightest, Math.max(darkest, l + light * strength)), Math.min(0.3, chroma), hue)
  return { name: toneNames[tone], hex: next, metal: null }
}

/** What a tone does to a whole picture or a region of it. */
export const gradeOf = (tone: Tone, strength: number): GradeChange => {
  const by = (value: number): number => Math.max(-1, Math.min(1, value * strength))
  switch (tone) {
    case 'cooler':
      return { temperature: by(-0.4) }
    case 'darker':
      return { lightness: by(-0.32) }
    case 'deeper':
      return { lightness: by(-0.2), saturation: by(0.25) }
    case 'lighter':
      return { lightness: by(0.32) }
    case 'muted':
      return { saturation: by(-0.45) }
    case 'paler':
      return { lightness: by(0.25), saturation: by(-0.3) }
    case 'vivid':
      return { saturation: by(0.5) }
    case 'warmer':
      return { temperature: by(0.4) }
  }
}
