// What is said about the measures of a book, wherever they are sent.
import { bindingTypes, paperTypes } from '../catalog/print.ts'

export const specNotes = {
  trimWidth: {
    type: 'number',
    description: 'Required. Inches; with trimHeight a KDP trim size for the binding, each within 0.001 in.',
  },
  trimHeight: { type: 'number', description: 'Required. Inches.' },
  pageCount: { type: 'integer', description: 'Required. Paperback 24 to 828, hardcover 75 to 550.' },
  paperType: { type: 'string', enum: [...paperTypes], description: 'Required. No standard_color for a hardcover.' },
  bindingType: { type: 'string', enum: [...bindingTypes], default: 'paperback' },
} as const

/** What the geometry judges may be missing when it is read; callers must still send it. */
export const specsNeeded = ['trimWidth', 'trimHeight', 'pageCount', 'paperType']
