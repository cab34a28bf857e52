import { type Language, languages } from '@/lib/ground/names'

/**
 * The print of a stamp's template, what its movable band prints, the text of a sign's, or the places on a stamp's
 * picture where an impression lies; by the slug of the product or of a template.
 */
export interface OutlineFile {
  kind: 'print' | 'band' | 'text' | 'prints'
  slug: string
  language: Language
}

/** A sign's template text: its outlines in mm on a plate of a certain size. `ink` is the plate's own colour. */
export interface SignText {
  widthMm: number
  heightMm: number
  marks: readonly { d: string; fill: string; fillRule?: 'nonzero' | 'evenodd' }[]
}

const extensions = { print: 'svg', band: 'band.svg', text: 'json', prints: 'prints.json' } as const
const kinds = ['print', 'band', 'text', 'prints'] as const
const pattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(fr|de|en)\.(svg|band\.svg|json|prints\.json)$/

/** The address of outlines, relative to the site. */
export const outlineUrl = ({ kind, slug, language }: OutlineFile): string =>
  `/pictures/outlines/${slug}.${language}.${extensions[kind]}`

/** Reads the last part of such an address; anything else is `undefined`. */
export function parseOutlineFile(file: string): OutlineFile | undefined {
  const [, slug, written, extension] = pattern.exec(file.slice(0, 160)) ?? []
  const language = languages.find(known => known === written)
  const kind = kinds.find(known => extensions[known] === extension)
  return slug && language && kind ? { kind, slug, language } : undefined
}
