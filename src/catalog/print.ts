// What a printed book can be made of, by the names the contract uses.

export const paperTypes = ['white', 'cream', 'premium_color', 'standard_color'] as const
export type PaperType = (typeof paperTypes)[number]

export const bindingTypes = ['paperback', 'hardcover'] as const
export type BindingType = (typeof bindingTypes)[number]

export const printDpi = 300
