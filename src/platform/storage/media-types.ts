// A key's extension says its content type, so that the type can neither be lost nor disagree with the name.

const typesByExtension: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
  json: 'application/json',
}

export const contentTypeOf = (key: string): string => {
  const name = key.slice(key.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  const extension = dot < 0 ? '' : name.slice(dot + 1).toLowerCase()
  return (Object.hasOwn(typesByExtension, extension) && typesByExtension[extension]) || 'application/octet-stream'
}

export const assertContentType = (key: string, contentType: string): void => {
  const expected = contentTypeOf(key)
  if (contentType !== expected)
    throw new Error(`Expected content type ${expected} for ${key} but received ${contentType}.`)
}
