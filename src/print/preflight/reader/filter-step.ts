// One step by which a stream of a PDF was packed.

export interface FilterStep {
  readonly filter: string
  /** A number from the filter's parameters. */
  parameter(name: string, standard: number): number
}
