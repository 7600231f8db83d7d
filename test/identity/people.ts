// People of the tests: accounts with a password, and their browsers.
import assert from 'node:assert/strict'
import { createAccount, type NewAccount } from '../../src/accounts/rules.ts'
import type { PlanName } from '../../src/catalog/plans.ts'
import { newId } from '../../src/platform/ids.ts'
import type { TestService } from '../support/service.ts'
import { type Visit, Visitor } from './visitor.ts'

export const aPassword = 'correct horse battery'

export interface Person extends NewAccount {
  readonly password: string
}

export const newPerson = async (service: TestService, plan: PlanName = 'growth'): Promise<Person> => {
  const email = `${newId()}@example.test`
  const account = await createAccount(service.database, { email, plan, password: aPassword, at: service.clock.now })
  return { ...account, password: aPassword }
}

export const newVisitor = ({ port }: TestService): Visitor => new Visitor(`http://127.0.0.1:${port}`)

/** Types email and password into the page. */
export const trySignIn = async (
  visitor: Visitor,
  { email, password }: { email: string; password: string },
  next = '/account',
): Promise<Visit> => {
  const page = await visitor.get(`/sign-in?${new URLSearchParams({ next })}`)
  return visitor.submit(page, '/sign-in', { email, password })
}

/** A browser in which the person has signed in. */
export const signedIn = async (service: TestService, person: { email: string; password: string }): Promise<Visitor> => {
  const visitor = newVisitor(service)
  const { status } = await trySignIn(visitor, person)
  assert.equal(status, 303)
  return visitor
}
