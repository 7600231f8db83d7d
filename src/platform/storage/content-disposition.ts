// The Content-Disposition header (RFC 6266): a file name that people can read and that cannot break the header.

const maxNameLength = 150

/** The name without what a header, a URL or a file system would trip over. */
export const safeFileName = (name: string): string => {
  const cleaned = name
    .toWellFormed()
    // Control, format (bidi overrides disguise extensions) and separator characters, then path and quoting marks.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/["\\/:*?<>|%]/g, '_')
    .replace(/\s+/g, ' ')
  const kept = shorten(cleaned).replace(/^[. ]+|[. ]+$/g, '')
  return kept === '' ? 'file' : kept
}

/** `inline`, so that a browser shows the image or PDF; the UTF-8 form is added where ASCII cannot spell the name. */
export const contentDisposition = (fileName: string): string => {
  const name = safeFileName(fileName)
  const ascii = name.replace(/[^\x20-\x7e]/gu, '_')
  const plain = `inline; filename="${ascii}"`
  return ascii === name ? plain : `${plain}; filename*=UTF-8''${encodeExtValue(name)}`
}

// Cuts the stem, not the extension.
const shorten = (name: string): string => {
  const characters = Array.from(name)
  if (characters.length <= maxNameLength) return name
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? ''
  return characters.slice(0, maxNameLength - extension.length).join('') + extension
}

// RFC 5987 allows fewer characters than encodeURIComponent leaves alone.
const encodeExtValue = (value: string): string =>
  encodeURIComponent(value).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
