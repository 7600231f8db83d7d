// The way from a page to the endpoints of the API.
import type { Endpoint } from '../contract/endpoint.ts'
import { type Caller, openInside, type Wish } from '../contract/inside.ts'
import type { Operation } from '../contract/operation.ts'

export interface Door {
  ask<Answer>(operation: Operation<unknown, unknown, Answer>, wish?: Wish): Promise<Answer>
  /** Calls an operation that answers with a redirect; gives where it leads. */
  locate(operation: Operation, wish: Wish): Promise<string>
}

export const openDoor = (endpoints: readonly Endpoint[]): ((caller: Caller) => Door) => {
  const insideFor = openInside(endpoints)
  return (caller) => {
    const inside = insideFor(caller)
    return {
      ask: async (operation, wish) => (await inside.ask(operation, wish)).body,
      locate: async (operation, wish) => {
        const { location } = await inside.call(operation, wish)
        if (location === undefined) throw new Error(`${operation.id} leads nowhere`)
        return location
      },
    }
  }
}
