// Names of groups of people, as hatred and calls for violence name them.
import { words } from './phrases.ts'

/** Plural, so that a single character in a novel is nobody's group. */
export const peoples = words(`
  jews muslims christians hindus sikhs buddhists catholics zionists shias sunnis
  blacks whites asians arabs africans mexicans latinos indians pakistanis turks kurds palestinians israelis chinese tutsis
  immigrants migrants refugees foreigners gypsies roma romani
  gays homosexuals lesbians queers transgenders trannies faggots fags niggers kikes spics chinks gooks pakis dykes
  infidels unbelievers kafirs cripples
`)

export const onePerson = words(`
  jew muslim christian hindu sikh black arab african mexican latino immigrant migrant refugee foreigner gypsy gay
  homosexual lesbian queer infidel unbeliever kafir
`)

export const womenToo = new Set([...peoples, 'women'])

export const placesOfWorship = words('mosques synagogues churches temples mosque synagogue')
