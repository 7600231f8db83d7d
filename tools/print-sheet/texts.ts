// Words for back covers of several lengths and scripts.
import type { WrapTexts } from '../../src/print/layout/back-blocks.ts'

const lighthouse: WrapTexts = {
  spineTitle: 'The Keeper of Saint Brannoc',
  spineAuthor: 'Elinor Vance',
  tagline: 'Some lights were never meant to guide you home.',
  blurb: `The morning the lighthouse went dark, Mara Quill found a stranger’s coat on her kitchen chair — and a letter, in her own handwriting, that she had never written.

For nineteen years the island of Saint Brannoc has kept its secrets the way it keeps its dead: quietly, and facing the sea. But when the harbourmaster’s daughter vanishes on the night of the autumn storm, the old rules no longer hold. The ferries stop. The telephone lines fall silent. And one by one, the people Mara has trusted all her life begin to remember things that never happened.

“Extraordinary circumstances,” the constable calls it. Mara calls it a warning…

To find the missing girl she must follow a trail of impossible photographs through drowned chapels and smugglers’ tunnels, to the one place she swore she would never return.`,
  authorBio:
    'Elinor Vance grew up in a house without clocks on the Cornish coast. Her novels have been translated into nineteen languages. She lives in Falmouth with two whippets and an unreliable boat.',
}

const short: WrapTexts = {
  spineTitle: 'Ember',
  spineAuthor: 'J. R. Holt',
  tagline: 'Everything burns.',
  blurb: 'A kingdom of ash. A girl who cannot be burned. And a crown that remembers every name it has ever destroyed.',
  authorBio: 'J. R. Holt writes fantasy and keeps bees.',
}

const german: WrapTexts = {
  spineTitle: 'Die Vergessenen von Lichtenau',
  spineAuthor: 'Katharina Weißenfels',
  tagline: 'Nicht jede Erinnerung gehört dir.',
  blurb: `Als die Archäologin Johanna Brandstetter in das abgelegene Gebirgsdorf ihrer Großmutter zurückkehrt, findet sie die Häuser unversehrt, die Tische gedeckt und die Straßen menschenleer. Nur in der Kirche brennt noch Licht, und im Taufregister steht hinter jedem Namen dasselbe Datum: morgen.

Gemeinsam mit dem wortkargen Landvermesser Anselm beginnt sie, die Geschichte der Verschwundenen zusammenzusetzen — und stößt dabei auf eine Vereinbarung, die ihre eigene Familie vor zweihundert Jahren unterschrieben hat. Eine außergewöhnliche Geschichte über Schuld, Verantwortung und die Unmöglichkeit des Vergessens.`,
  authorBio:
    'Katharina Weißenfels, geboren in Innsbruck, studierte Geschichtswissenschaften und arbeitete als Restauratorin, bevor sie zu schreiben begann.',
}

const french: WrapTexts = {
  spineTitle: 'Les Heures immobiles',
  spineAuthor: 'Hélène Marchetti',
  tagline: 'Et si le temps n’attendait que vous ?',
  blurb: `« Personne ne revient jamais vraiment », disait sa mère. Pourtant, un matin d’octobre, Camille descend du train dans la petite ville qu’elle avait juré de ne jamais revoir. L’horloge de la gare est arrêtée. Les volets sont clos. Et sur le quai, un homme l’attend avec une photographie où elle n’a pas vieilli.

Un roman d’une élégance rare sur la mémoire, l’exil et les secrets de famille.`,
  authorBio: '',
}

const russian: WrapTexts = {
  spineTitle: 'Хранительница маяка',
  spineAuthor: 'Елена Воронцова',
  tagline: 'Не каждый свет ведёт домой.',
  blurb: `В то утро, когда погас маяк, Марина нашла на кухонном стуле чужое пальто и письмо, написанное её собственным почерком. Девятнадцать лет остров хранил свои тайны так же, как хранит своих мёртвых: тихо и лицом к морю.

Но когда в ночь осеннего шторма исчезает дочь начальника порта, старые правила перестают действовать. Паромы останавливаются. Телефоны молчат. И люди, которым Марина доверяла всю жизнь, один за другим вспоминают то, чего никогда не было.`,
  authorBio: 'Елена Воронцова родилась в Архангельске. Её романы переведены на двенадцать языков.',
}

const japanese: WrapTexts = {
  spineTitle: '灯台守の娘',
  spineAuthor: '水野 遥',
  tagline: '光は、帰り道を照らさない。',
  blurb: `灯台の灯りが消えた朝、真良は台所の椅子に見知らぬ人のコートを見つけた。そして、自分の筆跡で書かれた、書いた覚えのない手紙も。

十九年のあいだ、島は死者を守るように秘密を守ってきた。静かに、海のほうを向いて。しかし秋の嵐の夜、港長の娘が姿を消したとき、古い掟はもう通用しない。船は止まり、電話は沈黙する。「そして、信じてきた人々がひとりずつ、起こらなかったことを思い出しはじめる。」`,
  authorBio: '水野遥。長崎県生まれ。図書館司書を経て作家となる。著書に『潮の時計』など。',
}

const chinese: WrapTexts = {
  spineTitle: '守灯人',
  spineAuthor: '林若水',
  tagline: '不是每一盏灯都为你指路回家。',
  blurb: `灯塔熄灭的那个早晨，玛拉在厨房的椅子上发现了一件陌生人的外套，还有一封用她自己的笔迹写成、她却从未写过的信。

十九年来，这座岛守护秘密的方式，就像守护它的死者：安静地，面朝大海。然而，当港务长的女儿在秋季风暴之夜失踪，旧日的规矩再也不管用了。渡轮停航，电话沉默。她信任了一生的人，一个接一个地想起从未发生过的事。`,
  authorBio: '林若水，生于厦门，现居上海，著有长篇小说多部。',
}

const korean: WrapTexts = {
  spineTitle: '등대지기의 딸',
  spineAuthor: '한서윤',
  tagline: '모든 빛이 집으로 이끄는 것은 아니다.',
  blurb: `등대가 꺼진 아침, 마라는 부엌 의자에서 낯선 사람의 외투를 발견했다. 그리고 자신의 필체로 쓰였지만 쓴 적이 없는 편지 한 통도.

십구 년 동안 섬은 죽은 이들을 지키듯 비밀을 지켜 왔다. 조용히, 바다를 바라보며. 그러나 가을 폭풍의 밤에 항만장의 딸이 사라지자 오래된 규칙은 더 이상 통하지 않는다.`,
  authorBio: '한서윤은 부산에서 태어나 문학을 공부했다.',
}

const hebrew: WrapTexts = {
  spineTitle: 'שומרת המגדלור',
  spineAuthor: 'נועה ברקוביץ',
  tagline: 'לא כל אור מוביל הביתה.',
  blurb: `בבוקר שבו כבה המגדלור מצאה מרה מעיל של אדם זר על הכיסא במטבח, ומכתב בכתב ידה שמעולם לא כתבה. תשע־עשרה שנים שמר האי על סודותיו כפי שהוא שומר על מתיו: בשקט, ופניו אל הים.

אבל כשבתו של מנהל הנמל נעלמת בליל הסערה, הכללים הישנים אינם תקפים עוד. "נסיבות יוצאות דופן", אומר השוטר (בשנת 1987). מרה קוראת לזה אזהרה.`,
  authorBio: 'נועה ברקוביץ נולדה בחיפה. זהו הרומן השלישי שלה.',
}

const thai: WrapTexts = {
  spineTitle: 'ผู้เฝ้าประภาคาร',
  spineAuthor: 'พิมพ์ชนก สุวรรณ',
  tagline: 'ไม่ใช่ทุกแสงที่นำทางเรากลับบ้าน',
  blurb: `ในเช้าวันที่ประภาคารดับลง มาราพบเสื้อคลุมของคนแปลกหน้าบนเก้าอี้ในครัว และจดหมายที่เขียนด้วยลายมือของเธอเอง ทั้งที่เธอไม่เคยเขียนมัน

ตลอดสิบเก้าปี เกาะแห่งนี้เก็บความลับไว้เหมือนที่เก็บผู้ล่วงลับ อย่างเงียบงันและหันหน้าสู่ทะเล แต่เมื่อลูกสาวของนายท่าเรือหายตัวไปในคืนพายุ กฎเก่าก็ใช้ไม่ได้อีกต่อไป`,
  authorBio: 'พิมพ์ชนกเกิดที่ภูเก็ตและเขียนนวนิยายมาแล้วห้าเล่ม',
}

const long: WrapTexts = {
  ...lighthouse,
  tagline:
    'For readers who have ever stood at the edge of the sea and wondered which of the two of them would blink first, a novel of storms, sisters, and the terrible patience of stone.',
  blurb: `${lighthouse.blurb}\n\n${lighthouse.blurb}\n\n${lighthouse.blurb}`.slice(0, 1990),
  authorBio: `${lighthouse.authorBio} ${lighthouse.authorBio} ${lighthouse.authorBio}`.slice(0, 595),
}

const oneWord: WrapTexts = { spineTitle: 'Salt', spineAuthor: 'Ana Ruiz', tagline: '', blurb: 'Run.', authorBio: '' }

export const texts = {
  lighthouse,
  short,
  german,
  french,
  russian,
  japanese,
  chinese,
  korean,
  hebrew,
  thai,
  long,
  oneWord,
} as const
