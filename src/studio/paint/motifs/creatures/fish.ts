// A carp that turns in the water.
import { contour, within } from './contour.ts'
import { creature } from './creature.ts'
import { Limb } from './limb.ts'

export const fish = creature({
  id: 'fish',
  rests: 'water',
  bounds: [7.8, 31, 230.1, 189.4],
  draw(figure, random) {
    const sway = random.between(-4, 4)
    const tail = contour(
      `158,122 172,126 190,${120 + sway} 208,${104 + sway} 230,${84 + sway}! 228,${106 + sway} 216,${124 + sway} 208,${132 + sway} 222,${146 + sway} 228,${166 + sway} 226,${186 + sway}! 208,${172 + sway} 190,${156 + sway} 172,144 156,136`,
    )
    const veil = (lines: string): void => figure.cut(1.1, lines, 0.6)
    figure.part('light', tail, { shade: 4 })
    veil(
      `172,130 196,${122 + sway} 220,${98 + sway}|174,133 198,${128 + sway} 220,${110 + sway}|174,136 198,${144 + sway} 222,${172 + sway}|174,134 196,${136 + sway} 214,${146 + sway}|172,140 190,${150 + sway} 208,${168 + sway}`,
    )
    figure.part('shade', contour('78,122 92,132 92,150 84,170 70,184! 62,168 60,148 64,128'), { seam: 1.1 })
    veil('74,132 72,150 70,172|82,132 82,150 77,168|68,134 65,148 65,160')
    figure.part('light', contour('60,62 72,46 92,34 116,32 134,40 150,56! 144,60 148,76 156,92! 140,90 120,82'), {
      seam: 1.1,
      shade: 3,
    })
    veil('74,60 86,48 100,36|88,62 104,50 118,38|104,68 120,58 134,50|118,76 132,70 144,68|126,84 138,82 148,84')
    figure.part('shade', contour('118,116 134,122 146,138 150,160! 134,152 120,138'), { seam: 1.1 })
    const body = new Limb('8,98,8 20,95,27 40,90,43 68,88,54 98,95,53 126,108,40 150,122,25 168,131,15')
    figure.part('body', body.path, { seam: 1.3, shade: 6 })
    figure.plane('light', body.strip(0.02, 0.98, 0.34, 1.05, 40))
    const scales = [...Array(17).keys()].flatMap((column) =>
      [-0.66, -0.33, 0, 0.33, 0.62].map((row) => {
        const share = 0.37 + column * 0.034
        const side = row + (column % 2 ? 0.165 : 0)
        return [
          body.beside(share - 0.006, side - 0.16),
          body.beside(share + 0.02, side - 0.1),
          body.beside(share + 0.028, side),
          body.beside(share + 0.02, side + 0.1),
          body.beside(share - 0.006, side + 0.16),
        ]
      }),
    )
    figure.engrave(0.9, scales, 0.5)
    const head = within(body.path, contour('-10,60 40,50 53,62 60,84 56,108 46,128 0,140'))
    figure.part('body', head, { seam: 1.2, light: 2.4 })
    figure.cut(1.3, '45,72 50,86 48,102 40,114|10,101 16,103 21,101|36,80 40,90 38,101')
    figure.eye(27, 89, 4.4)
    figure.hair('body', 1.4, '14,104 10,112 12,120|20,107 18,116 22,124')
    const fin = contour('54,104 68,104 84,112 98,126 108,146! 92,142 74,134 60,122')
    figure.part('light', fin, { seam: 1.2, shade: 3 })
    veil('62,110 78,118 96,136|60,115 74,126 88,137|66,107 82,114 98,130')
  },
})
