// The words after a command's name: options with a value, flags without one, and the rest in order.
import { isBlank } from '../contract/text.ts'
import { UsageError } from './usage-error.ts'

const optionPattern = /^--([a-z][a-z-]*)(?:=(.*))?$/s

/** Options that stand alone. */
const flags: ReadonlySet<string> = new Set(['password-stdin'])

export class Arguments {
  readonly #options = new Map<string, string>()
  readonly #positionals: string[] = []

  constructor(words: readonly string[]) {
    const rest = [...words]
    for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
      const [, name, value] = optionPattern.exec(word) ?? []
      if (name === undefined) this.#positionals.push(word)
      else this.#setOption(name, value ?? (flags.has(name) ? '' : rest.shift()))
    }
  }

  #setOption(name: string, value: string | undefined): void {
    if (value === undefined) throw new UsageError(`--${name} needs a value`)
    if (this.#options.has(name)) throw new UsageError(`--${name} is given twice`)
    this.#options.set(name, value)
  }

  /** The value of an option, or undefined. Each option is taken once; what nobody takes is refused by `end`. */
  option(name: string): string | undefined {
    const value = this.#options.get(name)
    this.#options.delete(name)
    return value
  }

  /** Whether a flag is given. */
  flag(name: string): boolean {
    const value = this.option(name)
    if (value) throw new UsageError(`--${name} takes no value`)
    return value !== undefined
  }

  required(name: string): string {
    const value = this.option(name)
    return value === undefined || isBlank(value) ? missing(`--${name}`) : value
  }

  choice<T extends string>(name: string, allowed: readonly T[]): T | undefined {
    const value = this.option(name)
    if (value === undefined) return undefined
    const chosen = allowed.find((each) => each === value)
    if (chosen === undefined) throw new UsageError(`--${name} must be one of ${allowed.join(', ')} but is "${value}"`)
    return chosen
  }

  requiredChoice<T extends string>(name: string, allowed: readonly T[]): T {
    return this.choice(name, allowed) ?? missing(`--${name}`)
  }

  requiredInteger(name: string): number {
    const value = this.option(name) ?? missing(`--${name}`)
    if (!/^[+-]?\d{1,9}$/.test(value)) throw new UsageError(`--${name} must be a whole number but is "${value}"`)
    return Number(value)
  }

  positional(name: string): string {
    return this.#positionals.shift() ?? missing(name)
  }

  /** Refuses what is left over: a mistyped option must not be ignored. */
  end(): void {
    const [option] = this.#options.keys()
    if (option !== undefined) throw new UsageError(`there is no option --${option} here`)
    const [word] = this.#positionals
    if (word !== undefined) throw new UsageError(`"${word}" is not expected here`)
  }
}

const missing = (what: string): never => {
  throw new UsageError(`${what} is required`)
}
