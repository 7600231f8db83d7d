// Names under which people save files.

/** `the-last-ember-preview.jpg` */
export const readableFileName = (title: string, part: string, extension: string): string => {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}+/gu, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${words || 'cover'}-${part.replaceAll('_', '-')}.${extension}`
}
