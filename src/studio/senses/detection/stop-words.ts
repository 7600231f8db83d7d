// Words so common that they say nothing about a subgenre.

export const stopWords: ReadonlySet<string> = new Set(
  `a about after again all also an and another any are as at away back be because been before begin begins being both
  but by can cannot come comes could did do does each else even ever every find finds for from get gets go goes has
  have he her herself him himself his how if in into is it its itself just keep let like made make makes many may me
  more most must my near never new no nor not now of off on once one only or other our out over own rather she should
  so some still such take taken takes than that the their them themselves then there these they this those through to
  too turn turns under until up upon us very was way we were what when where which while who whom whose will with
  within without would you your volume series novel trilogy edition untitled part`.split(/\s+/),
)
