// Which storage keys exist at all. A key that passes here names a place inside the storage and nowhere else.

export const maxKeyLength = 512

// No segment may start with a dot: that rules out `.` and `..`, and leaves dot names to the storage itself (temporary files).
const segment = '[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}'
const keyPattern = new RegExp(`^${segment}(?:/${segment})*$`)

export const isStorageKey = (value: string): boolean => value.length <= maxKeyLength && keyPattern.test(value)

/** A prefix to list by: nothing, a whole key, the beginning of one, or a folder with its closing slash. */
export const isKeyPrefix = (value: string): boolean =>
  value === '' || isStorageKey(value.endsWith('/') ? value.slice(0, -1) : value)

export const assertStorageKey = (value: string): void => {
  if (!isStorageKey(value)) throw new Error(`Expected a storage key but received ${JSON.stringify(value)}.`)
}

export const assertKeyPrefix = (value: string): void => {
  if (!isKeyPrefix(value)) throw new Error(`Expected a storage key prefix but received ${JSON.stringify(value)}.`)
}
