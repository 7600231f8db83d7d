// What is wrong with a drawing or its record, and where: file, line, reason.

export class ArtFault extends Error {
  readonly file: string
  readonly line: number
  readonly reason: string

  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason}`)
    this.name = 'ArtFault'
    this.file = file
    this.line = line
    this.reason = reason
  }
}

/** Refuses something in one file. */
export type Refuse = (line: number, reason: string) => never

export const refusalsOf =
  (file: string): Refuse =>
  (line, reason) => {
    throw new ArtFault(file, line, reason)
  }
