// The keys of the editor.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { commandOf, type Press } from '../../../web/editor/model/keyboard.ts'
import { fc } from '../../support/property.ts'

const press = (key: string, change: Partial<Press> = {}): Press => ({
  key,
  ctrl: false,
  shift: false,
  alt: false,
  place: 'stage',
  ...change,
})

describe('the keyboard', () => {
  it('nudges by a point, and by ten with Shift', () => {
    assert.deepEqual(commandOf(press('ArrowLeft')), { kind: 'nudge', x: -1 / 72, y: 0 })
    assert.deepEqual(commandOf(press('ArrowDown', { shift: true })), { kind: 'nudge', x: 0, y: 10 / 72 })
  })

  it('undoes and redoes with Control or Command, wherever no text is being typed', () => {
    for (const place of ['stage', 'control'] as const) {
      assert.equal(commandOf(press('z', { ctrl: true, place }))?.kind, 'undo')
      assert.equal(commandOf(press('Z', { ctrl: true, shift: true, place }))?.kind, 'redo')
      assert.equal(commandOf(press('y', { ctrl: true, place }))?.kind, 'redo')
    }
  })

  it('takes nothing but saving from somebody who is typing', () => {
    const keys = fc.oneof(
      fc.string({ minLength: 1, maxLength: 1 }),
      fc.constantFrom('Delete', 'Backspace', 'Enter', 'ArrowUp', 'Tab', 'Escape'),
    )
    fc.assert(
      fc.property(keys, fc.boolean(), fc.boolean(), (key, ctrl, shift) => {
        const command = commandOf(press(key, { ctrl, shift, place: 'text' }))
        assert.ok(command === null || command.kind === 'save')
      }),
    )
  })

  it('leaves Tab and everything with Alt to the browser', () => {
    for (const place of ['stage', 'control'] as const) assert.equal(commandOf(press('Tab', { place })), null)
    assert.equal(commandOf(press('ArrowLeft', { alt: true })), null)
  })

  it('answers plain letters on the stage only, so that speech input and typing ahead are safe', () => {
    for (const key of ['g', 'p', '0', '1', '+', '-', 'Delete']) {
      assert.notEqual(commandOf(press(key)), null)
      assert.equal(commandOf(press(key, { place: 'control' })), null)
    }
  })
})
