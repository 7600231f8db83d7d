// The modern coupe: a low wedge of glass and sheet metal on wide wheels.
import { tau } from '../../curves.ts'
import type { Pen } from '../../pen.ts'
import type { Point } from '../../point.ts'
import {
  curveThrough,
  disc,
  inFront,
  outline,
  plot,
  polygon,
  polyline,
  ribbon,
  ring,
  swelling,
  within,
} from '../outlines.ts'

const roofline: readonly Point[] = plot(
  '-1.24 -0.47, -1.16 -0.6, -0.9 -0.645, -0.62 -0.745, -0.32 -0.85, -0.02 -0.87, 0.22 -0.815, 0.46 -0.665, 0.6 -0.6, 0.95 -0.55, 1.15 -0.46, 1.235 -0.36',
)
const sill: readonly Point[] = plot(
  '1.235 -0.36, 1.245 -0.22, 1.18 -0.13, 0.6 -0.1, -0.5 -0.1, -1.14 -0.13, -1.235 -0.24, -1.24 -0.47',
)

const drawAlloy = (pen: Pen, x: number): void => {
  const y = -0.215
  inFront(pen, 'shade', disc(x, y, 0.215), 0.016)
  pen.gap(disc(x, y, 0.15))
  pen.fill('body', ring(x, y, 0.205, 0.158))
  inFront(pen, 'light', ring(x, y, 0.152, 0.132), 0.006)
  for (let spoke = 0; spoke < 5; spoke++) {
    const angle = (spoke / 5) * tau - Math.PI / 2
    for (const fork of [-0.2, 0.2])
      pen.stroke(
        'light',
        0.02,
        polyline([
          [x + Math.cos(angle) * 0.03, y + Math.sin(angle) * 0.03],
          [x + Math.cos(angle + fork) * 0.138, y + Math.sin(angle + fork) * 0.138],
        ]),
      )
  }
  inFront(pen, 'accent', disc(x, y, 0.03), 0.005)
}

export const drawCoupe = (pen: Pen): void => {
  pen.placed({ size: 1 }, () => {
    const shell = polygon([...curveThrough(roofline), ...curveThrough(sill)])
    pen.fill('accent', shell)
    pen.fill(
      'light',
      within(
        shell,
        outline(
          plot(
            '-1.2 -0.56, -0.9 -0.625, -0.5 -0.555, 0.5 -0.57, 0.95 -0.535, 1.16 -0.44, 0.8 -0.47, 0.2 -0.495, -0.6 -0.49, -1.1 -0.5',
          ),
        ),
      ),
    )
    pen.fill('shade', within(shell, outline(plot('-1.3 -0.28, -0.5 -0.235, 0.3 -0.25, 1.3 -0.31, 1.3 0, -1.3 0'))))
    const glass = outline(
      plot(
        '-0.86 -0.615, -0.6 -0.7, -0.3 -0.8, -0.02 -0.82, 0.18 -0.77, 0.4 -0.635, 0.46 -0.585, 0.1 -0.575, -0.5 -0.575',
      ),
    )
    inFront(pen, 'shade', glass, 0.008)
    pen.fill('body', within(glass, polygon(plot('-0.4 -0.5, -0.12 -0.9, 0.02 -0.9, -0.26 -0.5'))))
    pen.fill('light', within(glass, polygon(plot('0.06 -0.5, 0.28 -0.9, 0.34 -0.9, 0.14 -0.5'))))
    pen.line(
      0.016,
      polyline([
        [-0.3, -0.81],
        [-0.4, -0.57],
      ]),
    )
    pen.line(0.009, polyline(plot('-0.4 -0.57, -0.43 -0.3, -0.36 -0.14')))
    pen.line(0.009, polyline(plot('0.44 -0.58, 0.46 -0.36, 0.4 -0.14')))
    pen.gap(ribbon(plot('-1.18 -0.47, -0.5 -0.455, 0.3 -0.45, 1.1 -0.43'), swelling(0.013)))
    pen.gap(ribbon(plot('-0.5 -0.235, 0 -0.215, 0.5 -0.235'), swelling(0.014)))
    pen.gap(
      ribbon(
        [
          [-0.31, -0.51],
          [-0.19, -0.51],
        ],
        () => 0.018,
      ),
    )
    pen.gap(ribbon(plot('0.6 -0.585, 0.85 -0.55, 1.08 -0.475'), swelling(0.009)))
    inFront(pen, 'light', outline(plot('0.95 -0.47, 1.1 -0.44, 1.17 -0.39, 1.08 -0.395, 0.98 -0.43')), 0.007)
    inFront(pen, 'light', outline(plot('-1.235 -0.5, -1.1 -0.5, -1.06 -0.46, -1.23 -0.44')), 0.007)
    pen.gap(outline(plot('1.1 -0.28, 1.23 -0.29, 1.22 -0.22, 1.12 -0.22')))
    inFront(pen, 'accent', outline(plot('0.31 -0.625, 0.36 -0.66, 0.43 -0.655, 0.43 -0.605, 0.35 -0.595')), 0.006)
    inFront(pen, 'accent', outline(plot('-1.24 -0.6, -1.14 -0.645, -0.92 -0.66, -0.94 -0.63, -1.12 -0.61')), 0.006)
    for (const x of [-0.8, 0.79]) {
      pen.fill('shade', within(disc(x, -0.215, 0.245), polygon(plot('-2 -1, 2 -1, 2 -0.1, -2 -0.1'))))
      drawAlloy(pen, x)
    }
  })
}
