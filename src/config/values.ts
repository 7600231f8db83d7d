// Reads single values of the environment. A value that is not allowed stops the start with one line.

export type Environment = Readonly<Record<string, string | undefined>>

/** One line that names the variable, the value and what is allowed. */
export class ConfigError extends Error {}

/** The value of a variable; undefined when it is not set. */
export type Read = (name: string) => string | undefined

/** An empty variable is an unset one: that is how compose files and shells clear them. */
export const readerOf =
  (environment: Environment): Read =>
  (name) =>
    environment[name]?.trim() || undefined

export const refuse = (name: string, value: string, allowed: string): never => {
  throw new ConfigError(`${name}=${withoutPassword(value).replaceAll(/\s+/g, ' ')} is not allowed: expected ${allowed}`)
}

/** A mistyped URL may still hold a password, with any characters in it, and this line goes to the log. */
const withoutPassword = (value: string): string =>
  value.replace(/:(?!\/\/).*@/s, ':***@').replaceAll(/(password=)[^&]*/gi, '$1***')

export const wholeNumber = (
  name: string,
  value: string | undefined,
  standard: number,
  { min, max }: { min: number; max: number },
): number => {
  if (value === undefined) return standard
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN
  return number >= min && number <= max ? number : refuse(name, value, `a whole number from ${min} to ${max}`)
}

export const oneOf = <T extends string>(
  name: string,
  value: string | undefined,
  allowed: readonly T[],
  standard: T,
): T => {
  if (value === undefined) return standard
  return allowed.find((each) => each === value) ?? refuse(name, value, listed(allowed))
}

export const listed = (values: readonly string[]): string =>
  values.length === 1 ? `${values[0]}` : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`

export const trueOrFalse = (name: string, value: string | undefined, standard: boolean): boolean =>
  value === undefined ? standard : oneOf(name, value, ['true', 'false'], 'false') === 'true'

/** An address to which paths can be added; without a slash at its end. */
export const plainUrl = (name: string, value: string): string => {
  const url = URL.parse(value)
  const plain = url && !url.search && !url.hash && !url.username && !url.password
  return plain && /^https?:$/.test(url.protocol)
    ? url.href.replace(/\/+$/, '')
    : refuse(name, value, 'an absolute http or https URL without a query or a password')
}
