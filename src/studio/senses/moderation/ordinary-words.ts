// Short words of everyday language: two of them side by side are two words, never one that was cut.
import { words } from './phrases.ts'

export const ordinaryWords = words(
  `a i o y e u an am as at be by do go he hi if in is it me my no of oh ok on or so to up us we the and for are but not you
  all any can had her was one our out day get has him his how man new now old see two way who boy did its let put say she
  too use dad mom mum yes yet big end why ask men run own far few got try cut fag fat pen red set sit ten top war win won
  art bad bed bit car cat dog eat eye fun god hot ice job joy kid key lay led leg lie lot low met mix off oil pay per pet
  pop raw rat rip rid row sad sea sex shy sin sir six sky son sun tax tea ten tie toy van vow wet tit ass nut kin kit ill
  ling let lets king kings rest ring rings born horn less ness able ever over into onto upon from with that this then them
  they than have been were what when will your make made like just know take time year good some come only also back after
  work well even want give most very must much down long part here home life love name need open side tell turn went wife
  word near next page past play plan poor read rich road room rule safe sale same save seem sell send ship shop show shut
  sign sing site size skin slow snow soft soil song soon sort soul stay step stop such sure talk tall team test text thus
  told tone took town tree trip true type unit used user vary vast view vote wait walk wall wave weak wear week west wide
  wild wind wine wish wood yard zero about could every first found great house large never night often place right small
  sound still their there these thing think those three under water where which while world would write young people
  little story book books please cover should because school woman women girl girls boys
  childhood adulthood sisterhood motherhood brotherhood nineteen humankind stepmother stepfather girlfriends transsexual penistone
  schoolbooks slaughterhouse cockatoo pussycat minority illustrated unbearable organisation organization kindheit breakdown`,
  `der die das den dem des ein eine und ist im am zu so es er sie wir ihr mit von bei auf aus an in um ob als wie was wer wo
  le la les un une de du des et en au aux ce se sa ses son ma mes mon ta tes ton il elle on nu nue ne pas par pour sur dans
  qui que quoi el los las una unos del al y o con por sin su sus mi mis tu tus yo lo es no si ya ni gli lo uno di da che e
  ed non per tra fra il i del della dei nel alla os as um uma do da dos das em no na nos nas ao aos com sem het een van op
  te er dat dit en of als ik je we ze hij zij bij tot w z i na do to nie sie co jak jest za po od by ja ty on ona`,
  `и в на не с а о к у я он мы вы ты но да же бы по за из от до то как что это все его её их мой`,
)
