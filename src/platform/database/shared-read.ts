// Identical reads that arrive together are answered by one query: under a rush of them the database does the work once.
// Nothing is kept: a read never joins a query that has already started, so what it sees was true after it was asked.
//
// What it risks: whatever the answer depends on and the question does not name is answered to the wrong caller. So a question names its account.
import type { Reads } from './database.ts'
import { allRequestsOfThisTurn } from './turn.ts'

/** Shares a read among callers who ask the same. They get the same value, so it must not be changed. */
export const sharedRead = <Question extends object, Answer>(
  read: (reads: Reads, question: Question) => Promise<Answer>,
) => {
  const open = new WeakMap<Reads, Map<string, Promise<Answer>>>()

  const start = (
    asked: Map<string, Promise<Answer>>,
    name: string,
    reads: Reads,
    question: Question,
  ): Promise<Answer> => {
    const answer = allRequestsOfThisTurn().then(() => {
      asked.delete(name)
      return read(reads, question)
    })
    asked.set(name, answer)
    return answer
  }

  return (reads: Reads, question: Question): Promise<Answer> => {
    const asked = open.get(reads) ?? new Map<string, Promise<Answer>>()
    open.set(reads, asked)
    const name = JSON.stringify(question)
    return asked.get(name) ?? start(asked, name, reads, question)
  }
}
