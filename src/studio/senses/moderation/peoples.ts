// Names of groups of people, as hatred and calls for violence name them.
import { union, words } from './phrases.ts'

/** Plural, so that a single character in a novel is nobody's group. */
const peoplesInEnglish = words(`
  jews muslims moslems christians hindus sikhs buddhists catholics zionists shias sunnis mormons atheists
  blacks whites asians arabs africans mexicans latinos hispanics indians pakistanis turks kurds palestinians israelis chinese
  tutsis jewz somalis haitians armenians koreans japanese russians ukrainians poles nigerians syrians afghans iranians iraqis
  moroccans algerians vietnamese filipinos hutus uyghurs rohingya yazidis bosniaks tamils dalits aborigines bangladeshis
  immigrants migrants refugees foreigners gypsies roma romani
  gays homosexuals lesbians queers transgenders transsexuals trannies faggots fags niggers niggas kikes spics chinks gooks
  pakis dykes infidels unbelievers kafirs kuffar cripples retards homos beaners negroes sodomites apostates heathens illegals minorities
`)

const peoplesElsewhere = words(
  'ungläubigen ungläubige juden muslime moslems türken ausländer flüchtlinge schwarze schwarzen schwule schwulen zigeuner araber christen neger',
  'homosexuelle homosexuellen migranten muslimen türken ausländern flüchtlingen arabern zigeunern negern kanaken',
  'juifs musulmans arabes noirs homosexuels immigrés réfugiés chrétiens tziganes étrangers pédés gitans bougnoules',
  'judíos musulmanes árabes negros homosexuales inmigrantes gitanos moros cristianos maricones extranjeros refugiados',
  'ebrei musulmani arabi neri negri omosessuali immigrati zingari cristiani froci stranieri rifugiati',
  'judeus muçulmanos árabes pretos imigrantes ciganos homossexuais cristãos viados estrangeiros refugiados',
  'joden moslims turken marokkanen zwarten buitenlanders vluchtelingen christenen zigeuners negers homos flikkers',
  'żydów żydzi żydom muzułmanów muzułmanie muzułmanom arabów arabom czarnych cyganów cyganom uchodźców gejów gejom pedałów',
  'pedałom imigrantów chrześcijan ukraińców',
  'евреев евреи евреям жидов жиды жидам мусульман мусульмане мусульманам чёрных черных цыган цыганам кавказцев геев геям',
  'гомосексуалисты геи лесбиянки таджики таджиков узбеки узбеков азиаты азиатов негры цыгане чурки хачи мигранты хохлы хачей чурок христиан мигрантов мигрантам негров неграм хохлов русских украинцев пидоров пидорам',
)

export const peoples = union(peoplesInEnglish, peoplesElsewhere)

/** `black people`, `trans women`: a group in two words. */
export const kinds = words(`
  black white jewish muslim christian hindu asian arab african mexican gay lesbian queer trans transgender homosexual immigrant
  gypsy disabled brown hispanic latino indian chinese tutsi roma romani armenian palestinian israeli kurdish turkish
  pakistani foreign bisexual coloured colored autistic handicapped uyghur rohingya somali haitian syrian afghan native bosnian
  catholic sikh negro
`)
export const folk = words('people persons folk folks men women males females kids children families ppl')

export const onePerson = words(`
  jew muslim christian hindu sikh black arab african mexican latino immigrant migrant refugee foreigner gypsy gay
  homosexual lesbian queer infidel unbeliever kafir nigger faggot kike tranny paki tutsi hutu israeli palestinian armenian kurd turk zionist catholic asian homo fag retard apostate
`)

/** Groups that novels threaten more freely: a call against them must be explicit. */
export const otherGroups = words(
  `feminists cops policemen police politicians journalists teachers liberals democrats republicans communists conservatives
  leftists judges pedestrians civilians schoolchildren homeless unvaccinated reporters senators congressmen lawmakers protesters
  protestors activists voters tourists vegans capitalists billionaires socialists americans europeans rabbis imams beggars
  prostitutes`,
  'politiker polizisten bullen journalisten richter lehrer',
  'politiciens policiers flics journalistes juges professeurs policias políticos periodistas jueces maestros',
  'poliziotti sbirri politici giornalisti giudici policiais jornalistas juízes agenten',
  'policjantów polityków dziennikarzy ментов полицейских политиков журналистов',
)

/** Those who die in the title of many a thriller: a call against them says that it means all. */
export const commonVictims = words(
  `women girls doctors nurses students soldiers officers neighbors neighbours classmates coworkers priests whores sluts bitches
  pigs bankers landlords scientists germans frenchmen britons ministers mayors veterans men boys children kids parents`,
  'frauen femmes mujeres donne mulheres vrouwen kobiety женщин',
)

/** One of them. The names of crowns and trades stay out: queens, pianists and messengers are killed in titles. */
export const onePublicPerson = words(`
  cop policeman policewoman politician journalist judge teacher feminist liberal democrat republican communist president senator
  minister mayor governor congressman chancellor pope imam rabbi protester protestor leftist reporter lawmaker officer tourist
  pedestrian nurse classmate banker billionaire prosecutor sheriff
`)

export const placesOfWorship = words(
  'mosques synagogues churches temples mosque synagogue moscheen synagogen mosquées mezquitas moschee sinagogas sinagoga',
  'moschee sinagoghe mesquitas moskeeën',
)

/** Where such people gather: an attack on the place is one on them. */
export const gatheringPlaces = words(
  `clinic clinics shelter shelters embassy embassies parliament capitol courthouse courthouses school schools kindergarten
  hospital hospitals university campus newsroom hostel hostels ghetto ghettos airport airports`,
  'flüchtlingsheim flüchtlingsheime asylheim asylheime',
)

/** Writes each line with the name of a group in one word, and again in two. */
export const aboutPeople = (lines: string): string => `${lines}\n${lines.replaceAll('{people}', '{kind} {folk}')}`
