// What a printed book can be made of, by the names the contract uses.

export const paperTypes = ['white', 'cream', 'premium_color', 'standard_color'] as const
export type PaperType = (typeof paperTypes)[number]

export const bindingTypes = ['paperback', 'hardcover'] as const
export type BindingType = (typeof bindingTypes)[number]

export const printDpi = 300

/** How the back of a wrap is made. */
export const designStyles = ['solid', 'textured', 'continuation', 'complementary'] as const
export type DesignStyle = (typeof designStyles)[number]

/** Which texts the back of a wrap shows. */
export const wrapPresets = ['standard', 'blurb-only', 'minimal'] as const
export type WrapPreset = (typeof wrapPresets)[number]

/** The parts of a wrap, as they lie on the sheet. */
export const panelNames = ['back', 'spine', 'front'] as const
export type PanelName = (typeof panelNames)[number]

export const alignments = ['left', 'center', 'right', 'justify'] as const
export type Alignment = (typeof alignments)[number]

/** What an author should know of a wrap that was made all the same. */
export const wrapWarningCodes = [
  'front_outpaint_incomplete',
  'text_shrunk',
  'text_overflow',
  'spine_text_dropped',
  'spine_text_tight',
  'barcode_overlap',
  'low_contrast',
  'odd_page_count',
  'page_count_exceeds_kdp_limit',
  'font_substituted',
  'low_resolution',
] as const
export type WrapWarningCode = (typeof wrapWarningCodes)[number]
