import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readWish } from '../../../../src/studio/senses/editing/read-wish.ts'
import type { Wish } from '../../../../src/studio/senses/editing/wish.ts'

const textsIn = (wishes: readonly Wish[]): readonly (readonly [role: string, text: string])[] =>
  wishes.flatMap((each) => (each.kind === 'text' ? [[each.role, each.text] as const] : []))

const names = [
  'Dr. Ann Lee',
  'Prof. Dr. Müller',
  'J. R. R. Tolkien',
  'E.T.A. Hoffmann',
  'A.B. Smith',
  'St. John',
  'Martin Luther King Jr.',
  'Ann Lee, Ph.D.',
]

const titles = [
  'Mr. Fox and the Moon',
  'The Lion, the Witch and the Wardrobe',
  'The U.S. Constitution',
  'Vol. 2',
  'No. 5',
  'Dr. No',
  'Mt. Doom',
  'Mr. & Mrs. Smith',
  '2 a.m. in Berlin',
  'Version 2.0',
  'Eat. Pray. Love',
  'Wait... What?',
]

describe('a text that is given for the cover', () => {
  for (const [role, texts] of [
    ['author', names],
    ['title', titles],
  ] as const)
    for (const text of texts)
      it(`is set whole, full stops and all: ${text}`, () => {
        for (const wish of [
          `change the ${role} to ${text}`,
          `change the ${role} to "${text}"`,
          `replace the ${role} with ${text}`,
          `the ${role} should read “${text}”, please`,
        ])
          assert.deepEqual(readWish(wish), [{ kind: 'text', role, text }], wish)
      })

  it('ends where the next sentence begins, also after a full stop of its own', () => {
    for (const [wish, text] of [
      ['change the author to Ann Lee. Make the sky darker.', 'Ann Lee'],
      ['change the author to Dr. Ann Lee. Make the sky darker.', 'Dr. Ann Lee'],
      ['change the author to Ann B. Lee. The sky should be darker', 'Ann B. Lee'],
      ['change the author to Martin Luther King Jr. Make the sky darker', 'Martin Luther King Jr.'],
      ['change the author to Martin Luther King Jr. and make the sky darker', 'Martin Luther King Jr.'],
      ['change the title to Plan B. Make the sky darker.', 'Plan B'],
    ] as const) {
      const wishes = readWish(wish)
      assert.deepEqual(
        textsIn(wishes).map(([, said]) => said),
        [text],
        wish,
      )
      assert.deepEqual(
        wishes.map(({ kind }) => kind),
        ['text', 'grade'],
        wish,
      )
    }
  })

  it('is told line by line', () =>
    assert.deepEqual(textsIn(readWish('Title: Mr. Fox. Author: Dr. Lee. Subtitle: Vol. 2.')), [
      ['title', 'Mr. Fox'],
      ['author', 'Dr. Lee'],
      ['subtitle', 'Vol. 2'],
    ]))

  it('may follow another in one sentence', () =>
    assert.deepEqual(
      textsIn(readWish("change the title to Murder at St. Mary's and the subtitle to A Mrs. Bell Mystery, Vol. 3")),
      [
        ['title', "Murder at St. Mary's"],
        ['subtitle', 'A Mrs. Bell Mystery, Vol. 3'],
      ],
    ))

  it('has none of the signs of its sentence, and all that is quoted', () => {
    for (const [wish, text] of [
      ['Could you change the author to Ann Lee, M.D.?', 'Ann Lee, M.D.'],
      ['put Dr. Lee as the author', 'Dr. Lee'],
      ['change the title to Plan B.', 'Plan B'],
      ['change the title to "Plan B."', 'Plan B.'],
    ] as const)
      assert.deepEqual(
        textsIn(readWish(wish)).map(([, said]) => said),
        [text],
        wish,
      )
  })

  it('may hold the text that stands there now', () =>
    assert.deepEqual(readWish('change the author to Dr. Ann Lee', { author: 'Ann Lee' }), [
      { kind: 'text', role: 'author', text: 'Dr. Ann Lee' },
    ]))

  it('is the title where the book is only called something', () => {
    for (const wish of ['call it Mr. Fox and the Moon', 'rename the book to Mr. Fox and the Moon'])
      assert.deepEqual(textsIn(readWish(wish)), [['title', 'Mr. Fox and the Moon']], wish)
  })

  it('is found in long wishes without delay', () => {
    for (const part of ['Dr. ', 'A.', 'title to Aa. ', 'title from a ', 'call it ', 'author to A, the ', '...']) {
      const start = performance.now()
      readWish(part.repeat(2000 / part.length), { title: 'The Lost House', author: 'Ann Lee' })
      // Many times what it takes: a machine may have other things to do.
      assert.ok(performance.now() - start < 3000, part)
    }
  })

  it('replaces a text that is called wrong, and a short one that is named', () => {
    const texts = { title: 'The Lives of Wild Things', subtitle: 'A novel', author: 'Nora Blackwood' }
    for (const [wish, expected] of [
      ['My pen name is wrong, it should read Nora Blackwell.', ['author', 'Nora Blackwell']],
      ['The title is misspelt. It should be The Lives of Wild Kings', ['title', 'The Lives of Wild Kings']],
      ['change A novel to A memoir in birds', ['subtitle', 'A memoir in birds']],
      ['Author should read "Dr. Nora Blackwood".', ['author', 'Dr. Nora Blackwood']],
    ] as const)
      assert.deepEqual(textsIn(readWish(wish, texts)), [expected], wish)
    assert.deepEqual(textsIn(readWish('change the title to a darker shade', texts)), [])
  })
})
