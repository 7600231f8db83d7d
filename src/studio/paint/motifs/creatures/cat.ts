// A cat that sits and looks at you.
import { contour } from './contour.ts'
import { creature } from './creature.ts'
import { Limb } from './limb.ts'

export const cat = creature({
  id: 'cat',
  rests: 'ground',
  bounds: [28.7, 3, 207.6, 202.3],
  draw(figure, random) {
    const curl = random.between(-5, 5)
    figure.named('tail', () => {
      const tail = new Limb(
        `126,193,12 150,195,12.5 174,189,12 186,172,11 182,152,10.5 174,134,10 ${178 + curl},116,9 ${192 + curl},108,8 ${202 + curl},114,4`,
      )
      figure.part('body', tail.path, { shade: 3.4, light: 1.6 })
    })
    const body = contour(
      `54,70 90,66 98,78 112,92 128,114 140,140 146,164 145,184 136,197 120,200 96,200 92,197 86,200 70,200.5 66,198 60,200.5 46,200 43,196 47,191 54,187
       58,172 57,152 53,132 49,112 50,90`,
    )
    figure.part('body', body, { seam: 1.3, shade: 7, light: 2.4 })
    figure.plane('light', '52,72 70,78 76,96 70,120 66,150 62,150 52,128 46,100')
    figure.plane('shade', '74,192 78,160 86,120 92,128 88,160 92,196 84,196')
    figure.cut(
      1.6,
      '74,198 73,176 77,148 84,122|92,197 89,178 96,160 112,150 126,152|62,78 66,90 62,102|72,80 75,94 70,108|60,106 63,116 59,126|84,84 85,94 80,104',
      0.4,
    )
    figure.cut(
      1.4,
      '50,193 50,199|56,193 56,199|74,194 74,199|80,193 80,199|108,96 106,106 100,114|122,116 118,124 110,129',
    )
    const head = contour(
      `42,30 43,14 46,3! 56,13 63,20 72,18 81,20 88,13 99,3! 101,15 101,31 105,42 104,50 108,54! 102,58 104,63! 95,66 84,73 72,75 60,73 49,66 40,63! 42,58 36,54! 40,50 39,42`,
    )
    figure.part('body', head, { seam: 1.3, shade: 4.5, light: 2 })
    figure.plane('shade', '46,24! 47.5,10 57,20!')
    figure.plane('shade', '87,20! 97.5,10 98,24!')
    figure.plane('light', '64,60 72,56 80,60 80,68 72,73 64,68')
    figure.cut(1.1, '47,25 48,16 48.5,10|97,25 97,16 96.5,10')
    for (const side of [-1, 1]) {
      const at = (x: number, y: number): string => `${72 + side * x},${y}`
      figure.gap(`${at(7.5, 50)}! ${at(12, 42.5)} ${at(19, 40.5)} ${at(23.5, 43)}! ${at(20, 49)} ${at(13, 51.5)}`)
      figure.named('eyes', () => {
        figure.spark(`${at(9.8, 49)}! ${at(13, 44)} ${at(18, 42.4)} ${at(21.4, 43.8)}! ${at(18.6, 48)} ${at(13, 50)}`)
      })
      figure.gap(`${at(14.2, 43)} ${at(15.6, 46.5)} ${at(14.6, 50)} ${at(13.6, 46.5)}`)
      figure.cut(
        1,
        `${at(3, 25)} ${at(4, 30)} ${at(3, 35)}|${at(9, 26)} ${at(11, 30)} ${at(10.6, 34)}|${at(0.4, 64)} ${at(4, 66.6)} ${at(8, 64.8)}`,
      )
      figure.hair('light', 0.7, `${at(10, 60)} ${at(24, 56)} ${at(43, 55)}|${at(10, 62)} ${at(24, 62)} ${at(41, 66)}`)
    }
    figure.gap('68,57! 76,57! 72,61.5')
    figure.cut(1, '72,60 72,64')
  },
})
