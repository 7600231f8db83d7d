// The matrix of covers that is checked: families x titles x palettes, each cell with its own book.
import { type ColorPalette, colorPalettes } from '../../src/catalog/palettes.ts'
import { makeBrief } from '../../src/studio/brief/brief.ts'
import { makeCovers } from '../../src/studio/direction/make-cover.ts'
import { sampleBrief } from '../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../src/studio/document.ts'
import type { Family } from '../../src/studio/families/family.ts'
import { families } from '../../src/studio/families/index.ts'
import { hashText } from '../../src/studio/paint/random.ts'

export interface TitleCase {
  readonly name: string
  readonly title: string
  readonly subtitle: string | null
  readonly author: string
}

export const titleCases: readonly TitleCase[] = [
  { name: 'one letter', title: 'Q', subtitle: null, author: 'Jo' },
  { name: 'short', title: 'Ash', subtitle: 'A novel', author: 'Ann Lee' },
  { name: 'plain', title: 'The House by the Water', subtitle: 'A story of two sisters', author: 'Margaret Hale' },
  { name: 'long word', title: 'Incomprehensibilities', subtitle: null, author: 'Bartholomew Featherstonehaugh' },
  {
    name: 'hundred characters',
    title: 'The Extraordinary and Mostly True Adventures of a Girl Who Would Not, Could Not, Stay at Home at All',
    subtitle: 'Being an account of her travels, her errors and her eventual return, told by herself',
    author: 'Alexandria Montgomery-Fitzgerald and Christopher Featherstonehaugh',
  },
  { name: 'Vietnamese', title: 'Đường Về Nhà Của Những Người Lạ', subtitle: 'Tiểu thuyết', author: 'Nguyễn Thị Ánh' },
  { name: 'Greek', title: 'Το φως της θάλασσας', subtitle: 'Μυθιστόρημα', author: 'Μαρία Παπαδοπούλου' },
  { name: 'Cyrillic', title: 'Тихая вода под старым мостом', subtitle: 'Роман', author: 'Анна Петрова' },
  { name: 'Hebrew', title: 'הספר של הלילה 2024', subtitle: 'סיפור ארוך', author: 'דנה כהן' },
  { name: 'Thai', title: 'เรื่องเล่าจากทะเลอันไกลโพ้น', subtitle: 'นวนิยาย', author: 'สมชาย ใจดี' },
  { name: 'Chinese', title: '海边的灯塔与星星', subtitle: '长篇小说', author: '王小明' },
  { name: 'Japanese', title: '星の海を渡る船', subtitle: '長い旅のはじまり', author: '村上 春子' },
  { name: 'Korean', title: '밤의 도서관에서 온 편지', subtitle: '소설', author: '김하늘' },
  { name: 'signs and emoji', title: 'I ♥ Paris & “Rome” — №5 🚀', subtitle: '100 % true…', author: 'Zoë O’Neill' },
]

export interface Cell {
  readonly name: string
  readonly family: Family
  readonly document: CoverDocument
}

export const cellOf = (family: Family, title: TitleCase, palette: ColorPalette | null): Cell => {
  const sample = sampleBrief(family)
  const brief = makeBrief(
    {
      ...sample.book,
      summary: family.sample.summary,
      title: title.title,
      subtitle: title.subtitle,
      author: title.author,
    },
    { prompt: null, colorPalette: palette, mood: null },
  )
  const name = `${family.id} / ${title.name} / ${palette ?? 'own colours'}`
  const [document] = makeCovers({ brief, template: family.id, seed: hashText(name), count: 1 })
  if (!document) throw new Error(`no cover could be made for ${name}`)
  return { name, family, document }
}

/** The chosen families with every title, the palettes taken in turn: a family's cells are the same alone as among all. */
export const fullMatrix = (chosen: readonly Family[]): Cell[] =>
  chosen.flatMap((family) =>
    titleCases.map((title, column) => {
      const palettes = [null, ...colorPalettes]
      return cellOf(family, title, palettes[(families.indexOf(family) + column) % palettes.length] ?? null)
    }),
  )
