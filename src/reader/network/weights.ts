// Where the trained network lies.

const folder = new URL('../../../assets/reader/', import.meta.url)

export const weights = (name: string): URL => new URL(name, folder)
