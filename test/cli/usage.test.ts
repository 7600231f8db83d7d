// How the command speaks: help, answers for people, answers for programs, and complaints.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'
import { commands } from '../../src/cli/commands.ts'
import { callCommand } from '../support/command.ts'
import { emptyHome } from '../support/homes.ts'

const verbs = [
  'serve',
  'account create',
  'key create',
  'key list',
  'key revoke',
  'key roll',
  'subscription set',
  'credits adjust',
  'credits verify',
  'generate',
]

describe('the dustjacket command', () => {
  it('explains every command when asked for help or for nothing', async (test) => {
    const environment = await emptyHome(test, 'sqlite')
    for (const words of [[], ['--help']]) {
      const { status, out, err } = await callCommand(environment, ...words)
      assert.deepEqual([status, err], [0, ''])
      assert.match(out, /same environment variables as the service: DATA_DIR/)
      for (const verb of verbs) assert.match(out, new RegExp(`^ *${verb}\\b`, 'm'))
    }
    assert.deepEqual(readdirSync(String(environment.DATA_DIR)), [])
  })

  it('explains one command, or those that begin with a word, when help is asked for there', async (test) => {
    const environment = await emptyHome(test, 'sqlite')
    for (const { name, usage } of commands) {
      for (const words of [`${name} --help`, `${name} --title T -h`, `help ${name}`]) {
        const { status, out, err } = await callCommand(environment, ...words.split(' '))
        assert.deepEqual([status, err], [0, ''], words)
        assert.ok(out.startsWith(`usage: dustjacket ${usage}`), out)
      }
    }
    const { status, out } = await callCommand(environment, 'key', '--help')
    assert.equal(status, 0)
    assert.deepEqual(out.match(/^ {2}key \w+/gm), ['  key create', '  key list', '  key revoke', '  key roll'])
    assert.equal((await callCommand(environment, 'kez', '--help')).status, 1)
    assert.deepEqual(readdirSync(String(environment.DATA_DIR)), [])
  })

  it('answers people with one line a field', async (test) => {
    const environment = await emptyHome(test, 'sqlite')
    const { status, out, err } = await callCommand(environment, 'credits', 'verify')
    assert.deepEqual([status, out, err], [0, 'accounts: 0\nrows: 0\nmismatches: 0\n', ''])
  })

  it('answers programs with one JSON object, wherever --json stands', async (test) => {
    const environment = await emptyHome(test, 'sqlite')
    for (const words of [
      ['--json', 'credits', 'verify'],
      ['credits', '--json', 'verify'],
    ]) {
      const { status, out, err } = await callCommand(environment, ...words)
      assert.deepEqual([status, out, err], [0, '{"accounts":0,"rows":0,"mismatches":0}\n', ''])
    }
  })

  it('runs by npm, with nothing but the answer on standard output', async (test) => {
    const environment = await emptyHome(test, 'sqlite')
    const { PATH, HOME } = process.env
    const words = ['run', '-s', 'dustjacket', '--', 'credits', 'verify', '--json']
    const { stdout } = await promisify(execFile)('npm', words, { env: { PATH, HOME, ...environment } })
    assert.equal(stdout, '{"accounts":0,"rows":0,"mismatches":0}\n')
  })

  const mistakes: Readonly<Record<string, [words: string, complaint: RegExp]>> = {
    'an unknown command': ['account delete', /no command "account delete"; see dustjacket help/],
    'a missing option': ['account create --email a@example.test', /--plan is required/],
    'an empty option': ['account create --email= --plan growth', /--email is required/],
    'an unknown option': ['account create --email a@example.test --plan growth --colour red', /no option --colour/],
    'a plan that is none': [
      'account create --email a@example.test --plan gold',
      /one of starter, growth, scale but is "gold"/,
    ],
    'an email that is none': ['account create --email nobody --plan growth', /email address but received "nobody"/],
    'a webhook that is no URL': [
      'key create --account a --webhook-url example.test',
      /--webhook-url must be an absolute http or https URL/,
    ],
    'a webhook with a password, which it does not repeat': [
      'key create --account a --webhook-url https://user:secret@example.test/',
      /^(?!.*secret).*must not carry a user name or password/,
    ],
    'a webhook at a port that is not of the web': [
      'key create --account a --webhook-url http://example.test:25/',
      /port 80 or 443, or one from 1024 up/,
    ],
    'nothing to set': ['subscription set --account a', /--plan or --active is required/],
    'a number that is none': ['credits adjust --account a --bucket monthly --by five', /whole number but is "five"/],
  }
  for (const [what, [words, complaint]] of Object.entries(mistakes)) {
    it(`complains of ${what} in one line on standard error, with exit status 1`, async (test) => {
      const { status, out, err } = await callCommand(await emptyHome(test, 'sqlite'), ...words.split(' '), '--json')
      assert.deepEqual([status, out], [1, ''])
      assert.match(err, /^dustjacket: [^\n]+\n$/)
      assert.match(err, complaint)
    })
  }

  it('complains of what is there already, or no more', async (test) => {
    const environment = await emptyHome(test, 'sqlite')
    const create = ['account', 'create', '--plan', 'starter', '--json', '--email']
    const { keyId } = JSON.parse((await callCommand(environment, ...create, 'a@example.test')).out)
    const again = await callCommand(environment, ...create, 'A@Example.Test')
    assert.deepEqual(again, { status: 1, out: '', err: 'dustjacket: an account with email a@example.test exists\n' })
    await callCommand(environment, 'key', 'revoke', keyId)
    const rolled = await callCommand(environment, 'key', 'roll', keyId)
    assert.deepEqual([rolled.status, rolled.out], [1, ''])
    assert.match(rolled.err, /^dustjacket: [^\n]*is revoked[^\n]*\n$/)
  })

  it('complains of the environment as the service does', async (test) => {
    const environment = { ...(await emptyHome(test, 'sqlite')), LOG_LEVEL: 'loud' }
    const { status, out, err } = await callCommand(environment, 'credits', 'verify', '--json')
    assert.deepEqual([status, out], [1, ''])
    assert.match(err, /^dustjacket: LOG_LEVEL=loud is not allowed: expected [^\n]+\n$/)
  })
})
