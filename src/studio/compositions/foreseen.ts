// Where the type of a plan will stand, for plans that must know it before they are made: which side a letter leaves free.
import type { Scene } from '../families/family.ts'
import type { TypePlan } from '../type/plan.ts'
import { setPlan } from '../type/set-plan.ts'
import type { SetType } from '../type/set-type.ts'

export const foreseen = ({ brief: { book } }: Scene, plan: TypePlan): SetType =>
  setPlan(plan, { title: book.title, subtitle: book.subtitle, author: book.author, year: book.plannerYear })
