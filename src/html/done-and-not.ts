// What was done of what was asked for, and what was not: two lists.
import { type Content, html } from './html.ts'

interface DoneAndNot {
  readonly done: readonly string[]
  readonly notDone: readonly string[]
}

const list = (name: string, kind: string, sentences: readonly string[]): Content =>
  sentences.length > 0 &&
  html`<p class="asked">${name}</p><ul class="asked ${kind}">${sentences.map((each) => html`<li>${each}</li>`)}</ul>`

export const doneAndNot = ({ done, notDone }: DoneAndNot): Content =>
  html`${list('Done', 'done', done)}${list('Not done', 'not-done', notDone)}`
