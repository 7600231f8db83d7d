// A mouse, nose in the air, with a long tail.
import { contour, oval } from './contour.ts'
import { creature } from './creature.ts'
import { Limb } from './limb.ts'

export const mouse = creature({
  id: 'mouse',
  rests: 'ground',
  bounds: [-6.3, 43.1, 214.5, 152.4],
  draw(figure, random) {
    const curl = random.between(-6, 6)
    figure.part(
      'shade',
      new Limb(
        `138,136,8 162,145,6.4 188,144,5.2 208,130,4.4 212,110,3.6 200,${98 + curl * 0.3},3 190,${106 + curl},2.4 194,${118 + curl},0.4`,
      ).path,
    )
    figure.part('shade', oval(51, 64, 15, 17, -0.3))
    figure.part('shade', contour('60,128 72,126 70,140 64,148 48,149 46,145 54,141'))
    const body = contour(
      `6,98! 8,93 16,88 26,80 37,73 50,69 64,70 78,66 96,64 116,69 132,80 144,98 148,118 144,136 134,147 116,149 84,149.4 80,146 86,142 96,141 90,136 84,138 80,144 74,149 58,149.4 55,146 62,142 68,136 64,126
       56,118 48,112 38,110 26,108 14,105 8,102`,
    )
    figure.part('body', body, { seam: 1.2, shade: 6.4, light: 2.4 })
    figure.plane('light', '8,102 22,101 38,104 52,110 64,122 84,136 70,142 52,122 26,112')
    figure.plane('shade', '84,138 78,130 70,126 84,118 94,114 92,128 98,142')
    figure.cut(
      1.3,
      '98,142 92,128 98,112 114,104 130,110|84,138 78,130 68,126|76,86 80,96 77,106|90,82 93,92 90,102|106,82 108,90 105,98|66,108 70,114 68,121|120,88 121,96 117,102',
    )
    figure.cut(1, '10,101 18,101 24,98|60,145 60,149|66,145 66,149|88,145 89,149|95,144 96,149')
    figure.part('body', oval(68, 63, 18, 20, 0.35), { seam: 1.2, light: 2 })
    figure.plane('light', oval(67, 65, 12, 14, 0.35))
    figure.cut(1.1, '58,54 56,64 60,74 66,78|72,56 74,64 71,72')
    figure.gap(oval(8, 97.4, 2.8, 2.4))
    figure.eye(34, 85, 3.8)
    figure.hair('shade', 0.55, '16,98 8,106 -4,110|18,100 12,112 4,119|16,94 6,92 -6,94')
  },
})
