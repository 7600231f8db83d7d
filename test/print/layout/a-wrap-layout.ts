// Wraps to lay out: texts, voices, grounds.

import { wrapPresets } from '../../../src/catalog/print.ts'
import { wrapGeometry } from '../../../src/print/geometry/wrap-geometry.ts'
import type { WrapTexts } from '../../../src/print/layout/back-blocks.ts'
import type { Backdrop, Ground } from '../../../src/print/layout/ground.ts'
import type { LayoutRequest } from '../../../src/print/layout/layout-request.ts'
import type { WrapVoice } from '../../../src/print/layout/voice.ts'
import type { Palette } from '../../../src/studio/colour/palette.ts'
import { fc } from '../../support/property.ts'
import { paperback } from '../a-wrap-page.ts'
import { aWrapRequest } from '../geometry/a-wrap-request.ts'

const palette: Palette = {
  deep: '#0b1420',
  dark: '#1d3247',
  mid: '#4a6d86',
  soft: '#9db7c4',
  light: '#dfe9ec',
  accent: '#e8a33d',
  counter: '#b0413e',
  ink: '#f6efe0',
  metal: 'gold',
  hues: ['#b0413e', '#e8a33d', '#4a6d86', '#6b8f5e', '#7d5a86'],
}

export const aVoice: WrapVoice = {
  title: 'cinzel-bold',
  titleCase: 'upper',
  author: 'cormorant',
  authorCase: 'upper',
  text: 'cormorant',
  palette,
}

const solid = (color: string): Ground => ({ kind: 'solid', color })

export const onSolid = (color: string): Backdrop => ({ back: solid(color), spine: solid(color), front: solid(color) })

/** Black and white squares: no ink can be read on them. */
const squares = Array.from({ length: 2400 }, (_, cell) => (cell + Math.floor(cell / 40)) % 2)
export const restless: Ground = { kind: 'art', columns: 40, rows: 60, darkest: squares, lightest: squares }

/** What a faint glow makes calm. */
export const uneasy: Ground = {
  ...restless,
  darkest: squares.map(() => 0.02),
  lightest: squares.map(() => 0.085),
}

export const noTexts: WrapTexts = { tagline: '', blurb: '', authorBio: '', spineTitle: '', spineAuthor: '' }

export const someTexts: WrapTexts = {
  tagline: 'Some lights were never meant to guide you home.',
  blurb:
    'The morning the lighthouse went dark, Mara Quill found a stranger’s coat on her kitchen chair, and a letter, in her own handwriting, that she had never written. For nineteen years the island has kept its secrets the way it keeps its dead: quietly, and facing the sea.\n\nBut when the harbourmaster’s daughter vanishes on the night of the autumn storm, the old rules no longer hold.',
  authorBio: 'Elinor Vance grew up in a house without clocks. She lives in Falmouth with two whippets.',
  spineTitle: 'The Keeper',
  spineAuthor: 'Elinor Vance',
}

export const aRequest = (changes: Partial<LayoutRequest> = {}): LayoutRequest => ({
  geometry: wrapGeometry(paperback),
  texts: someTexts,
  preset: 'standard',
  voice: aVoice,
  backdrop: onSolid('#1d3247'),
  tone: '#1d3247',
  ...changes,
})

const words = [
  'The lighthouse went dark and nobody on the island remembered why.',
  'Eine außergewöhnliche Geschichte über Verantwortung und die Unmöglichkeit des Vergessens.',
  '灯台の灯りが消えた朝、真良は台所の椅子に見知らぬ人のコートを見つけた。',
  '灯塔熄灭的那个早晨，玛拉在厨房的椅子上发现了一件陌生人的外套。',
  'בבוקר שבו כבה המגדלור מצאה מרה מעיל (1987) של אדם זר.',
  'ในเช้าวันที่ประภาคารดับลง มาราพบเสื้อคลุมของคนแปลกหน้า',
  '등대가 꺼진 아침, 마라는 부엌 의자에서 낯선 사람의 외투를 발견했다.',
  'В то утро, когда погас маяк, она нашла чужое пальто.',
  '🔥 Everything burns 👩‍👩‍👧 ❤️',
  '“Wait—what?”',
]

const cut = (text: string, length: number): string => [...text].slice(0, length).join('').trim()

const aText = (limit: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.constant(''),
      fc.constantFrom('Ember', 'I', '『コーヒーと猫』第二巻', '《百年孤独》……', '채식주의자'),
      fc.array(fc.constantFrom(...words, '\n\n'), { maxLength: 40 }).map((parts) => parts.join(' ')),
      fc.constantFrom(...words).map((sentence) => `${sentence} `.repeat(60)),
      fc.constant('Donaudampfschifffahrt'.repeat(100)),
      fc.string({ unit: 'grapheme', maxLength: limit }),
    )
    .map((text) => cut(text, limit))

const grounds = {
  dark: solid('#101418'),
  light: solid('#f4eddc'),
  grey: solid('#7f7f7f'),
  loud: solid('#c2410c'),
  restless,
} as const

const aGround = fc.constantFrom('dark', 'light', 'grey', 'loud', 'restless')

const wishes = fc.record({
  request: aWrapRequest,
  texts: fc.record({
    tagline: aText(200),
    blurb: aText(2000),
    authorBio: aText(600),
    spineTitle: aText(120),
    spineAuthor: aText(120),
  }),
  preset: fc.constantFrom(...wrapPresets),
  title: fc.constantFrom('cinzel-bold', 'bebas-neue', 'great-vibes', 'baloo', 'pirata-one', 'zen-old-mincho'),
  text: fc.constantFrom('cormorant', 'dm-sans', 'space-mono', 'oswald-light'),
  titleCase: fc.constantFrom('upper', 'lower', 'as-given'),
  authorCase: fc.constantFrom('upper', 'as-given'),
  back: aGround,
  spine: aGround,
  spineRotation: fc.constantFrom(90, -90, 0, null),
  tone: fc.constantFrom('#101418', '#f4eddc', '#c2410c', '#5f7f9f'),
})

/** Any wrap that the contract allows, with any words; told in few words when it fails. */
export const anyRequest = wishes.map((wish) => {
  const { request, texts, preset, title, titleCase, text, authorCase, back, spine, spineRotation, tone } = wish
  return {
    geometry: wrapGeometry(request),
    texts,
    preset,
    voice: { title, titleCase, author: text, authorCase, text, palette },
    backdrop: { back: grounds[back], spine: grounds[spine], front: grounds.dark },
    spineRotation,
    tone,
    [fc.toStringMethod]: () => JSON.stringify(wish),
  }
})
