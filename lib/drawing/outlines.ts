import { type Language, languages } from '@/lib/catalogue/names'

/** The print of a stamp's template, or the text of a sign's; by the slug of the product or of a template. */
export interface OutlineFile {
  kind: 'print' | 'text'
  slug: string
  language: Language
}

/** A sign's template text: its outlines in mm on a plate of a certain size. `ink` is the plate's own colour. */
export interface SignText {
  widthMm: number
  heightMm: number
  marks: readonly { d: string; fill: string; fillRule?: 'nonzero' | 'evenodd' }[]
}

const extensions = { print: 'svg', text: 'json' } as const
const pattern = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.(fr|de|en)\.(svg|json)$/

/** The address of outlines, relative to the site. */
export const outlineUrl = ({ kind, slug, language }: OutlineFile): string =>
  `/pictures/outlines/${slug}.${language}.${extensions[kind]}`

/** Reads the last part of such an address; anything else is `undefined`. */
export function parseOutlineFile(file: string): OutlineFile | undefined {
  const [, slug, written, extension] = pattern.exec(file.slice(0, 160)) ?? []
  const language = languages.find(known => known === written)
  if (!slug || !language) return undefined
  return { kind: extension === 'svg' ? 'print' : 'text', slug, language }
}
