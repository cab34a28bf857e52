/**
 * The closed lists of the catalogue's words. They stand apart from the schemas that are made of them, so that a page
 * can use a list without loading the schema library.
 */

/** Languages of the shop; a site locale is language-country (PAGE-1). */
export const languages = ['fr', 'de', 'en'] as const
export type Language = (typeof languages)[number]

export const stampShapes = ['rect', 'square', 'round', 'oval'] as const
export type StampShape = (typeof stampShapes)[number]

/** Brands as they write themselves. */
export const brandNames: Readonly<Record<string, string>> = { trodat: 'trodat', colop: 'COLOP' }

export const markings = ['engraving', 'printing', 'thermark'] as const

export const finishNames = ['rounded', 'oval', 'beveled'] as const
export type FinishName = (typeof finishNames)[number]

export const fixingNames = [
  'none',
  'holes-only',
  'screws',
  'screws-deco',
  'screws-caps',
  'screws-spacer',
  'suction-cup',
  'badge',
  'feet',
  'stand',
] as const
export type FixingName = (typeof fixingNames)[number]

export const currencies = ['EUR', 'CHF', 'GBP'] as const
export type Currency = (typeof currencies)[number]
