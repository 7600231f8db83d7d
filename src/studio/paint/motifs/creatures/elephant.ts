// An elephant that walks and lifts its trunk.
import { contour, united } from './contour.ts'
import { creature } from './creature.ts'
import { Limb } from './limb.ts'

export const elephant = creature({
  id: 'elephant',
  rests: 'ground',
  bounds: [0, 23.8, 229.7, 207],
  draw(figure, random) {
    const lift = random.between(-4, 4)
    const farLegs = united(
      new Limb('180,120,46 170,150,32 166,174,26 165,194,27').path,
      new Limb('104,124,44 118,152,30 124,174,25 125,194,26').path,
    )
    figure.part('shade', farLegs)
    figure.part('shade', new Limb('52,96,7 42,108,6 28,112,4 16,106,0.4').path, { seam: 1 })
    const tail = new Limb('212,76,5 222,96,4 224,118,3.4 221,130,3.4')
    figure.part('body', united(tail.path, contour('218,126 225,126 229,146! 223,142 217,148!')))
    const trunk = new Limb(
      `66,76,44 48,92,31 32,96,23 18,88,17.6 10,72,14 ${10 + lift},54,11.6 ${18 + lift},40,10 ${28 + lift},33,9.6 ${34 + lift},36,8`,
    )
    const bulk = contour(
      `42,70 44,52 52,38 64,29 78,26 90,30 100,36 114,29 136,24 160,27 184,36 204,53 214,76 216,102 213,126 210,150 208,174 211,196 205,203 180,203 174,198 177,176 175,158 168,140 158,137 136,145 114,146
       108,158 107,178 109,197 104,203 79,203 73,198 76,178 76,156 72,136 64,116 52,104`,
    )
    figure.part('body', united(bulk, trunk.path), { seam: 1.3, shade: 7.4, light: 3 })
    figure.plane('shade', '108,160 116,138 140,132 162,128 176,144 180,164 168,146 140,150')
    figure.engrave(
      1.1,
      [...Array(11).keys()].map((step) => {
        const share = 0.24 + step * 0.06
        return [trunk.beside(share, -0.95), trunk.beside(share + 0.012, -0.3), trunk.beside(share, 0.3)]
      }),
      0.3,
    )
    figure.cut(
      1.5,
      '176,84 166,106 168,126 176,142|202,80 206,104 203,128|120,118 124,132 116,146|150,52 152,72 148,90|168,52 170,68 167,82|134,50 136,64 133,78|60,104 68,110 76,110|90,128 84,146 86,164|150,104 148,118 152,130|186,56 190,70 188,84',
    )
    figure.cut(
      1.2,
      '78,197 82,194 86,198|87,198 91,194 95,198|96,198 100,194 104,198|180,198 184,194 188,198|189,198 193,194 197,198|198,198 202,194 206,198',
    )
    figure.part('light', new Limb('60,94,9 50,108,7.6 36,117,5 20,116,0.4').path, { seam: 1.1 })
    const ear = contour('86,38 102,34 118,42 127,60 126,82 118,100 107,112 98,120! 92,108 84,98 80,82 80,58')
    figure.part('body', ear, { seam: 1.4, shade: 5, light: 2.4 })
    figure.cut(1.2, '94,50 106,58 116,70|92,64 104,74 112,86|90,78 100,88 106,98')
    figure.gap('61,62! 65,58.6 70,61! 66,64.4')
    figure.spark('63.4,61.6! 65.6,59.8 68,61.2! 65.6,63')
    figure.cut(1, '58,68 64,70 71,68|57,56 63,53 70,54|54,76 58,84 56,92')
  },
})
