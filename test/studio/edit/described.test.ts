import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { described } from '../../../src/studio/edit/described.ts'
import { editOf } from './edits.ts'

describe('an edit in plain words', () => {
  it('reads as somebody would say it', () => {
    for (const [edit, words] of [
      [editOf('resize', 'the fox', { value: 'bigger' }), 'make the fox bigger'],
      [editOf('resize', 'moon', { value: 'smaller', amount: 'slight' }), 'make the moon a little smaller'],
      [editOf('recolour', 'author', { colour: 'dusty plum' }), 'make the author’s name dusty plum'],
      [editOf('recolour', 'title', { value: 'same', of: 'fox' }), 'give the title the colour of the fox'],
      [editOf('add', 'owl', { place: 'on', of: 'roof' }), 'add an owl on the roof'],
      [editOf('add', 'crows', { count: 3, place: 'top-left' }), 'add 3 crows at the top left'],
      [editOf('replace', 'hero', { value: 'cat' }), 'replace the main subject by a cat'],
      [editOf('move', "fox's tail", { place: 'left' }), "move the fox's tail to the left"],
      [editOf('swap', 'cup', { of: 'book' }), 'exchange the places of the cup and the book'],
      [
        editOf('setText', 'title', { value: 'Color', of: 'Colour' }),
        'put “Color” in the place of “Colour” in the title',
      ],
      [editOf('cutText', 'allText', { value: 'A Novel' }), 'take “A Novel” out of the lettering'],
      [editOf('light', 'picture', { value: 'from-left' }), 'light the picture from the left'],
      [editOf('weather', 'picture', { value: 'fog', amount: 'much' }), 'let there be a lot of fog'],
    ] as const)
      assert.equal(described(edit), words)
  })
})
