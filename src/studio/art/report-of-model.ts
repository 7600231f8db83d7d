// The report of an edit that an image model paints. It can be told what to do; what it has made of it nobody has checked.
import type { EditReport } from '../../contract/edit-report.ts'
import type { Outcome } from '../senses/editing/outcome.ts'
import { isOfPicture } from './picture-wish.ts'

export const reportOfModel = (outcomes: readonly Outcome[], model: string): EditReport => {
  const what = `the image model ${model} was asked to paint it; what it painted was not checked`
  const [asked, laid] = [
    outcomes.filter(({ wish }) => isOfPicture(wish)),
    outcomes.filter(({ wish }) => !isOfPicture(wish)),
  ]
  return {
    done: [
      ...asked
        .flatMap(({ done, notDone }) => [...done, ...notDone].slice(0, 1))
        .map((each) => ({ asked: each.asked, what })),
      ...laid.flatMap(({ done }) => done),
    ],
    notDone: laid.flatMap(({ notDone }) => notDone),
  }
}
