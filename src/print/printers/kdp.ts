// Amazon KDP, as of autumn 2026. Where KDP's help pages and its cover calculator disagree, the calculator is right.
//   calculator   KDP's cover calculator, and the templates it gives out
//   paperback, hardcover, trims   KDP's help on paperback covers, on hardcover covers, and on trim sizes and page counts
import { inches, mm } from '../geometry/lengths.ts'
import type { PageRange, Printer, Trim } from './printer.ts'

type TrimSize = readonly [width: string, height: string]

const upTo = (max: number): PageRange => ({ min: 24, max })

/** trims: standard colour is printed from 72 pages on, at most 600. */
const standardColor: PageRange = { min: 72, max: 600 }

const trimsOf = (pages: Trim['pages'], sizes: readonly TrimSize[]): Trim[] =>
  sizes.map(([width, height]) => ({ width: inches(width), height: inches(height), pages }))

/** trims: the table of sizes, inks and page counts. */
const paperbackTrims: readonly Trim[] = [
  ...trimsOf({ white: upTo(828), cream: upTo(776), standard_color: standardColor, premium_color: upTo(828) }, [
    ['5', '8'],
    ['5.06', '7.81'],
    ['5.25', '8'],
    ['5.5', '8.5'],
    ['6', '9'],
    ['6.14', '9.21'],
    ['6.69', '9.61'],
    ['7', '10'],
    ['7.44', '9.69'],
    ['7.5', '9.25'],
    ['8', '10'],
  ]),
  ...trimsOf({ white: upTo(800), cream: upTo(750), standard_color: standardColor, premium_color: upTo(800) }, [
    ['8.25', '6'],
    ['8.25', '8.25'],
  ]),
  ...trimsOf({ white: upTo(590), cream: upTo(550), standard_color: standardColor, premium_color: upTo(590) }, [
    ['8.5', '8.5'],
    ['8.5', '11'],
  ]),
  ...trimsOf({ white: upTo(780), cream: upTo(730), standard_color: null, premium_color: upTo(590) }, [
    ['8.27', '11.69'],
  ]),
]

/** hardcover: five sizes, each with the whole range of pages. */
const hardcoverTrims: readonly Trim[] = trimsOf({}, [
  ['5.5', '8.5'],
  ['6', '9'],
  ['6.14', '9.21'],
  ['7', '10'],
  ['8.25', '11'],
])

export const kdp: Printer = {
  name: 'KDP',
  // paperback: "page count x …"; the calculator uses the same factors for hardcovers.
  pageThickness: {
    white: inches('0.002252'),
    cream: inches('0.0025'),
    premium_color: inches('0.002347'),
    standard_color: inches('0.002252'),
  },
  bindings: {
    paperback: {
      pages: { min: 24, max: 828 }, // trims
      papers: ['white', 'cream', 'premium_color', 'standard_color'], // trims
      trims: paperbackTrims,
      spineAllowance: inches('0'), // calculator: nothing is added, whatever other sites say
      outerEdge: inches('0.125'), // paperback: bleed
      board: { width: inches('0'), height: inches('0') },
      hinge: inches('0'),
      safeMargin: { edge: inches('0.125'), fold: inches('0.125') }, // paperback
      spineText: {
        minPages: 79, // paperback: spine text needs at least 79 pages
        comfortablePages: 80,
        clearance: inches('0.0625'), // paperback
      },
      barcode: {
        width: inches('2'), // paperback: 2 x 1.2 in, lower right of the back
        height: inches('1.2'),
        fromSpine: inches('0.25'), // calculator's template
        fromBottom: inches('0.25'), // calculator's template
      },
    },
    hardcover: {
      pages: { min: 75, max: 550 }, // hardcover
      papers: ['white', 'cream', 'premium_color'], // hardcover: no standard colour
      trims: hardcoverTrims,
      spineAllowance: mm('4.8'), // calculator
      outerEdge: mm('15'), // hardcover: wrap, 0.59 in
      board: { width: mm('5'), height: mm('6') }, // calculator: full size is 2 x trim + spine + 40 mm by trim + 36 mm
      hinge: mm('10'), // hardcover: 0.4 in
      safeMargin: { edge: inches('0.125'), fold: inches('0.4') }, // calculator's template; hardcover
      spineText: { minPages: 0, comfortablePages: 0, clearance: inches('0.0625') }, // hardcover
      barcode: {
        width: inches('2'), // hardcover: 2 x 1.2 in
        height: inches('1.2'),
        fromSpine: inches('0.25'), // calculator's template: from the hinge
        fromBottom: inches('0.375'), // calculator's template: from the board's edge
      },
    },
  },
  trimTolerance: inches('0.001'),
  pageSizeTolerance: inches('0.003'), // ours: KDP publishes none
  minFontSize: 7, // paperback
  maxFileBytes: 650_000_000, // paperback: 650 MB
  advisedFileBytes: 40_000_000, // paperback: 40 MB advised
}
