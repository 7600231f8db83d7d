import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sampleDocument } from '../../../../src/studio/direction/sample.ts'
import type { CoverDocument } from '../../../../src/studio/document.ts'
import { findFamily } from '../../../../src/studio/families/index.ts'
import { arrangedLine } from '../../../../src/studio/press/changes-art.ts'
import { editDocument } from '../../../../src/studio/senses/editing/edit-document.ts'
import { readWish } from '../../../../src/studio/senses/editing/read-wish.ts'
import type { Wish } from '../../../../src/studio/senses/editing/wish.ts'
import type { TypeRole } from '../../../../src/studio/type/plan.ts'
import { typeSentences } from './type-sentences.ts'

const lines: readonly (readonly [role: TypeRole, name: string])[] = [
  ['title', 'the title'],
  ['author', 'my name'],
  ['subtitle', 'the tagline'],
]

const sampleOf = (id: string): CoverDocument => {
  const family = findFamily(id)
  assert.ok(family)
  return sampleDocument(family)
}

const edited = (source: CoverDocument, wish: string): CoverDocument =>
  editDocument(source, wish, { looks: false }).document

const told = (wishes: readonly Wish[]): string => JSON.stringify(wishes)

describe('a wish about a line of type', () => {
  for (const [wish, fits] of typeSentences)
    it(`changes that line and nothing else: ${wish}`, () => {
      for (const [role, name] of lines) {
        const wishes = readWish(wish.replace('LINE', name))
        const changes = wishes.flatMap((each) => (each.kind === 'type' && each.role === role ? [each.change] : []))
        assert.equal(changes.length, wishes.length, told(wishes))
        assert.ok(fits(Object.assign({}, ...changes)), told(wishes))
      }
    })

  it('finds the line by the words that stand on the cover', () => {
    for (const [family, wish, role] of [
      ['deco-gilt', 'The line "A novel of 1926" is hard to read, make it clearly larger', 'subtitle'],
      ['silk-object', 'Could “One mask. One night. No names.” be in white?', 'subtitle'],
      ['lone-road', 'Make Ruth Calloway bigger and gold', 'author'],
      ['gothic-manor', "I find 'Nobody lives there' too small", 'subtitle'],
      ['cameo', 'The words "A Most Improper Waltz" should be in dark red', 'title'],
    ] as const) {
      const { brief } = sampleOf(family)
      const wishes = readWish(wish, brief.book)
      assert.ok(wishes.length > 0, wish)
      assert.ok(
        wishes.every((each) => each.kind === 'type' && each.role === role),
        told(wishes),
      )
    }
  })

  it('sets words that do not stand there yet', () => {
    const { brief } = sampleOf('deco-gilt')
    for (const [wish, text] of [
      ['Change "A novel of 1926" to "A novel"', 'A novel'],
      ['Add the line "Based on a true story" as the subtitle', 'Based on a true story'],
    ] as const)
      assert.deepEqual(readWish(wish, brief.book), [{ kind: 'text', role: 'subtitle', text }], wish)
  })

  it('gives a colour to the line that is spoken of, not to the one that says where', () => {
    for (const wish of [
      "I'd like my name down at the bottom under the title and in gold",
      'Put my name above the title and make it gold',
      'My name under the tagline in gold',
      'My name could be a little further up, closer to the title',
    ])
      for (const each of readWish(wish)) assert.ok(each.kind === 'type' && each.role === 'author', told([each]))
  })

  it('puts a line where it is wished beside another', () => {
    for (const id of ['tarot-card', 'fog-figure'])
      for (const [wish, upper, lower] of [
        ['Move the tagline down so that it stands right above my name', 'subtitle', 'author'],
        ['The tagline should go under my name', 'author', 'subtitle'],
        ['I want the tagline between the title and my name', 'title', 'subtitle'],
        ['Put my name above the title', 'author', 'title'],
      ] as const) {
        const child = edited(sampleOf(id), wish)
        const [above, below] = [arrangedLine(child, upper), arrangedLine(child, lower)]
        assert.ok(above.bottom <= below.top + 0.005, `${id}: ${wish}`)
      }
  })

  it('leaves the title its size when another line wears other letters', () => {
    for (const id of ['vital-motion', 'papercut-world', 'anatomical-plate'])
      for (const wish of ['the tagline in capital letters', 'set the tagline in a script font']) {
        const source = sampleOf(id)
        const change = arrangedLine(edited(source, wish), 'title').size / arrangedLine(source, 'title').size
        assert.ok(Math.abs(change - 1) < 0.08, `${id}: ${wish}: ${change}`)
      }
  })
})

describe('a wish for less', () => {
  it('reduces what lies over the picture, in whatever words', () => {
    for (const wish of [
      'Turn the glitch effect down a lot, it should look cleaner',
      'tone the glitches down',
      'dial back the glitch effect a bit',
      'the glitch effect is far too strong, reduce it',
    ])
      assert.deepEqual(
        readWish(wish).map((each) => (each.kind === 'without' ? each.what : each.kind)),
        ['glitch'],
        wish,
      )
    for (const wish of ['Tone the fog down a bit', 'go easy on the mist', 'The fog is too thick, reduce it'])
      assert.deepEqual(
        readWish(wish).map((each) => each.kind === 'air' && each.air === 'fog' && each.isLess),
        [true],
        wish,
      )
  })

  it('leaves out parts that painters say the names of, and keeps what is left', () => {
    const wish = "I don't need the leaves at the sides, just the cat and the circle"
    const { document, understood } = editDocument(sampleOf('paper-collage'), wish, { looks: false })
    assert.deepEqual(understood, ['the leaves are gone'])
    assert.deepEqual(document.direction.adjustments.without, ['part leaves'])
    const barn = readWish("I don't need the woman, just the barn and the tree")
    assert.deepEqual(
      barn.map((each) => each.kind === 'remove' && each.subject.said),
      ['woman'],
    )
  })
})
