// What a check found wrong with a cover.

export interface Complaint {
  readonly check: string
  readonly cover: string
  readonly what: string
}
