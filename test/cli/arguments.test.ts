// The words after a command's name.
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Arguments } from '../../src/cli/arguments.ts'
import { UsageError } from '../../src/cli/usage-error.ts'

const refused = (words: readonly string[], use: (given: Arguments) => unknown, message: string): void => {
  assert.throws(
    () => use(new Arguments(words)),
    (error) => error instanceof UsageError && error.message === message,
  )
}

describe('the arguments of a command', () => {
  it('give options by name, with a space or an equals sign, and the rest in order', () => {
    const given = new Arguments(['one', '--email', 'a@b', '--name=Second key', 'two', '--empty='])
    assert.equal(given.required('email'), 'a@b')
    assert.equal(given.option('name'), 'Second key')
    assert.equal(given.option('empty'), '')
    assert.equal(given.option('absent'), undefined)
    assert.deepEqual([given.positional('FIRST'), given.positional('SECOND')], ['one', 'two'])
    given.end()
  })

  it('take a value that looks like an option or a negative number', () => {
    const given = new Arguments(['--by', '-5', '--reason', '--odd', '--other=--x=y'])
    assert.equal(given.requiredInteger('by'), -5)
    assert.equal(given.required('reason'), '--odd')
    assert.equal(given.required('other'), '--x=y')
    given.end()
  })

  it('take whole numbers with or without a sign, and no others', () => {
    for (const [text, number] of [
      ['5', 5],
      ['+5', 5],
      ['-5', -5],
      ['0', 0],
      ['-999999999', -999999999],
    ] as const) {
      assert.equal(new Arguments(['--by', text]).requiredInteger('by'), number)
    }
    for (const text of ['', ' ', '1.5', '1e3', '0x1', 'five', '--5', '1000000000', '5 ', 'NaN', 'Infinity']) {
      refused(['--by', text], (given) => given.requiredInteger('by'), `--by must be a whole number but is "${text}"`)
    }
  })

  it('take one of several choices, and name them all otherwise', () => {
    const plans = ['starter', 'growth'] as const
    assert.equal(new Arguments(['--plan', 'growth']).choice('plan', plans), 'growth')
    assert.equal(new Arguments([]).choice('plan', plans), undefined)
    const message = '--plan must be one of starter, growth but is "Growth"'
    refused(['--plan', 'Growth'], (given) => given.choice('plan', plans), message)
    refused([], (given) => given.requiredChoice('plan', plans), '--plan is required')
  })

  it('refuse what is missing', () => {
    refused([], (given) => given.required('email'), '--email is required')
    refused([], (given) => given.requiredInteger('by'), '--by is required')
    refused([], (given) => given.positional('KEY_ID'), 'KEY_ID is required')
    refused(['--email'], () => {}, '--email needs a value')
  })

  it('refuse what is given twice, and what nobody asked for', () => {
    refused(['--email', 'a', '--email', 'b'], () => {}, '--email is given twice')
    refused(['--email=a', '--email', 'b'], () => {}, '--email is given twice')
    refused(['--emial', 'a'], (given) => given.end(), 'there is no option --emial here')
    refused(['stray'], (given) => given.end(), '"stray" is not expected here')
    refused(['-x'], (given) => given.end(), '"-x" is not expected here')
  })
})
