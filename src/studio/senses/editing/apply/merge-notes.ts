// Says once what was done to several lines of type: "the title, subtitle and author’s name are white".

const ofLine = /^the (title|subtitle|author’s name|year) (is|has|was|stands|glows|does) ?(.*)$/

const plural: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  was: 'were',
  stands: 'stand',
  glows: 'glow',
  does: 'do',
}

const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

/** Names may bring their own article: "the the dress". */
const oneArticle = (note: string): string =>
  note.replace(
    /\bthe (the|his|her|its|their|my|an?) /g,
    (_, own: string) => `${own === 'a' || own === 'an' ? 'the' : own} `,
  )

export const mergeNotes = (told: readonly string[]): readonly string[] => {
  const notes = told.map(oneArticle)
  const lines = notes.map((note) => {
    const [, line = '', verb = '', rest = ''] = ofLine.exec(note) ?? []
    return { note, line, verb, rest, said: line === '' ? note : `${verb} ${rest}` }
  })
  return lines.flatMap(({ note, verb, rest, said }, at) => {
    const same = lines.filter((other) => other.said === said && other.line !== '')
    if (verb === '' || same.length < 2) return [note]
    return lines.findIndex((other) => other.said === said) === at
      ? [`the ${listed(same.map(({ line }) => line))} ${plural[verb] ?? verb} ${rest}`.trim()]
      : []
  })
}
