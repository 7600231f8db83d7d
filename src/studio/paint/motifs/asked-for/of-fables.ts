// A griffin, eagle before and lion behind, which only edits ask for; it strides to the left with its wings raised.
import { contour, united } from '../creatures/contour.ts'
import { creature } from '../creatures/creature.ts'
import { layFan } from '../creatures/feathers.ts'
import { Limb } from '../creatures/limb.ts'
import { talons } from '../creatures/talons.ts'
import type { Motif } from '../motif.ts'

const wing = { bone: '104,92,0 116,66,0 124,40,0 142,16,0', turn: [34, -52] as const }

export const griffin: Motif = creature({
  id: 'griffin',
  rests: 'ground',
  bounds: [8, -52, 262, 192],
  draw(figure) {
    figure.as('tail', () => {
      figure.part('body', new Limb('208,98,9 228,100,7 242,114,6 246,134,5.4 240,152,5').path)
      figure.part('shade', contour('236,148 230,160 236,174 248,186! 250,172 256,162 248,150'))
    })
    figure.as('wings', () => {
      layFan(
        figure,
        'shade',
        {
          bone: '112,84,0 122,58,0 132,34,0 146,14,0',
          count: 6,
          turn: [22, -66],
          reach: [52, 66, 66, 50],
          width: 17,
          bend: -0.06,
        },
        1.1,
      )
    })
    figure.part(
      'shade',
      united(
        new Limb('190,116,34 176,140,23 170,152,15 178,164,11 172,176,10.5 168,181,11').path,
        contour('176,177 177,188 156,189 152,185 160,178'),
        new Limb('92,116,26 102,138,15 104,160,11 106,178,9').path,
      ),
    )
    figure.part('accent', talons(106, 178, Math.PI * 0.72, 18, 3, 3, 0.5), {})
    const trunk = contour(
      `64,84 92,76 126,82 160,86 188,82 206,90 216,106 215,124 209,138 205,148 211,158 209,166 203,178 202,185 204,191 181,192 176,187 183,181 190,176 191,166 186,154 174,142 164,134 146,138 126,142 108,146 88,148
       70,140 58,124 56,102`,
    )
    figure.part('body', trunk, { seam: 1.3, shade: 6, light: 2.6 })
    figure.cut(
      1.5,
      '188,102 174,116 174,134 184,148|206,114 206,126 201,140|136,102 132,116 136,130|152,104 149,116 153,128',
    )
    figure.cut(1.2, '184,185 183,191|190,185 189,191|196,185 196,191')
    figure.part('body', new Limb('76,128,26 70,148,15 66,164,11 62,180,9').path, { seam: 1.3, shade: 3 })
    figure.part('accent', talons(62, 180, Math.PI * 0.72, 20, 3, 3.2, 0.5), { seam: 1 })
    figure.as('wings', () => {
      layFan(figure, 'shade', { ...wing, count: 9, reach: [54, 84, 98, 92, 66], width: 17, bend: -0.06 }, 1.2)
      layFan(figure, 'body', { ...wing, count: 10, reach: [32, 46, 52, 46, 34], width: 15 }, 1.1)
      layFan(figure, 'light', { ...wing, count: 10, reach: [18, 24, 26, 24, 18], width: 12 }, 1)
      figure.part('body', new Limb('92,104,22 106,74,17 116,46,14 136,18,10 150,10,3').path, { seam: 1.2, light: 2 })
    })
    const neck = contour(
      '38,34 52,26 68,30 76,44 80,62 92,80! 86,84 90,98! 80,98 78,112! 70,106 64,120! 58,108 50,116! 50,100 44,90 46,76 44,64 36,58 30,50 30,42',
    )
    figure.part('body', neck, { seam: 1.3, shade: 5, light: 3 })
    figure.plane('light', '40,40 60,36 70,52 66,70 56,64 46,60')
    figure.cut(1.3, '62,50 66,62 64,72|72,60 76,72 76,82|54,66 58,78 55,88|64,80 68,90 66,100|52,90 56,98 55,106')
    figure.as('ears', () => figure.part('body', contour('52,30 54,16 62,6! 66,20 66,34'), { seam: 1.1, shade: 2 }))
    figure.as('beak', () => {
      figure.part('accent', contour('36,36 26,34 16,38 9,48 10,60! 15,54 22,53 30,55 36,54! 40,46'), { seam: 1 })
      figure.cut(1, '34,50 26,49 18,51')
    })
    figure.gap('38,42! 45,37 52,42! 45,46')
    figure.as('eyes', () => figure.spark('41,42! 45,39 49,42! 45,44.6'))
  },
})
