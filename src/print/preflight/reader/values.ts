// The kinds of value that a PDF is made of.

export class Name {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A word that is no value: an operator of a page, or `obj`, `endobj` and the like. */
export class Keyword {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export class Reference {
  readonly number: number
  constructor(number: number) {
    this.number = number
  }
}

/** Bytes, whatever they encode. */
export class Text {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

export class Dict {
  readonly entries: ReadonlyMap<string, Value>
  constructor(entries: ReadonlyMap<string, Value>) {
    this.entries = entries
  }
}

/** A dictionary with data, still encoded. */
export class Stream {
  readonly dict: Dict
  readonly data: Uint8Array
  constructor(dict: Dict, data: Uint8Array) {
    this.dict = dict
    this.data = data
  }
}

export type Value = null | boolean | number | Name | Keyword | Reference | Text | Dict | Stream | readonly Value[]

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

/** The file is not a PDF, or not whole, or beyond what is worth reading. Its message is for people. */
export class Unreadable extends Error {}
