// Words that are people's names as well: with a capital where the sentence does not ask for one they mean a person.

export const alsoNames: ReadonlySet<string> = new Set(
  `rose lily daisy violet ivy hazel heather iris jasmine olive willow poppy flora fern holly laurel rosemary sage basil
  ginger ruby pearl amber jade opal emerald sapphire diamond crystal dawn summer autumn winter april may june august
  wolf fox hunter archer robin jay martin drake raven phoenix wren dove lark swan crane hawk falcon bear leo lionel
  baker fisher cooper carter mason smith miller taylor cook butler porter page chandler fletcher gardener shepherd
  weaver sawyer parker potter piper skipper sailor cross stone forest river brook lake sky star stella luna sunny
  stormy storm bell marsh bridges banks woods wood rivers rock cliff glen dale heath moss reed penny rich frank grace
  hope faith joy charity serenity destiny harmony chase rider ranger gunner major colt dash blaze ash flint steel
  sterling goldie bird finch sparrow knight snow frost winters summers day moon angel dean judge power powers love
  heart hart buck stag bull lamb cat kitty kit teddy bunny birdie duck bee mouse moth ford rain will bill mark pat
  rob jack drew cash lance arrow miles harper quill reader scribe clay thorn briar bramble birch oakley lock key hunt
  chance gale tempest bliss church castle house hall gates fields meadows church temple tower bow axe lamb pearl
  barn banks mill mills shop bridge madonna mallory hillary`.split(/\s+/),
)
