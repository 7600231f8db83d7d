// Names of groups of people, as hatred and calls for violence name them.
import { union, words } from './phrases.ts'

/** Plural, so that a single character in a novel is nobody's group. */
const peoplesInEnglish = words(`
  jews muslims moslems christians hindus sikhs buddhists catholics zionists shias sunnis mormons atheists
  blacks whites asians arabs africans mexicans latinos hispanics indians pakistanis turks kurds palestinians israelis chinese
  tutsis jewz somalis haitians
  immigrants migrants refugees foreigners gypsies roma romani
  gays homosexuals lesbians queers transgenders transsexuals trannies faggots fags niggers niggas kikes spics chinks gooks
  pakis dykes infidels unbelievers kafirs kuffar cripples retards homos
`)

const peoplesElsewhere = words(
  'juden muslime moslems türken ausländer flüchtlinge schwarze schwarzen schwule schwulen zigeuner araber christen neger',
  'homosexuelle homosexuellen migranten muslimen türken ausländern flüchtlingen arabern zigeunern negern kanaken',
  'juifs musulmans arabes noirs homosexuels immigrés réfugiés chrétiens tziganes étrangers pédés gitans bougnoules',
  'judíos musulmanes árabes negros homosexuales inmigrantes gitanos moros cristianos maricones extranjeros refugiados',
  'ebrei musulmani arabi neri negri omosessuali immigrati zingari cristiani froci stranieri rifugiati',
  'judeus muçulmanos árabes pretos imigrantes ciganos homossexuais cristãos viados estrangeiros refugiados',
  'joden moslims turken marokkanen zwarten buitenlanders vluchtelingen christenen zigeuners negers homos flikkers',
  'żydów żydzi żydom muzułmanów muzułmanie muzułmanom arabów arabom czarnych cyganów cyganom uchodźców gejów gejom pedałów',
  'pedałom imigrantów chrześcijan ukraińców',
  'евреев евреи евреям жидов жиды жидам мусульман мусульмане мусульманам чёрных черных цыган цыганам кавказцев геев геям',
  'хачей чурок христиан мигрантов мигрантам негров неграм хохлов русских украинцев пидоров пидорам',
)

export const peoples = union(peoplesInEnglish, peoplesElsewhere)

/** `black people`, `trans women`: a group in two words. */
export const kinds = words(`
  black white jewish muslim christian hindu asian arab african mexican gay lesbian queer trans transgender homosexual immigrant
  gypsy disabled brown hispanic latino indian chinese
`)
export const folk = words('people persons folk folks men women males females kids children families ppl')

export const onePerson = words(`
  jew muslim christian hindu sikh black arab african mexican latino immigrant migrant refugee foreigner gypsy gay
  homosexual lesbian queer infidel unbeliever kafir nigger faggot kike tranny paki
`)

/** Groups that novels threaten more freely: a call against them must be explicit. */
export const otherGroups = words(`
  women feminists cops policemen police politicians journalists teachers doctors liberals democrats republicans communists
  conservatives leftists judges nurses pedestrians civilians students schoolchildren homeless teachers unvaccinated
`)

export const placesOfWorship = words(
  'mosques synagogues churches temples mosque synagogue moscheen synagogen mosquées mezquitas',
)

/** Writes each line with the name of a group in one word, and again in two. */
export const aboutPeople = (lines: string): string => `${lines}\n${lines.replaceAll('{people}', '{kind} {folk}')}`
