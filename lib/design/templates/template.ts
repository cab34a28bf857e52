import type { BorderElement } from '@/lib/design/scene/elements/border/schema'
import type { Localised } from '@/lib/ground/common'
import type { Language } from '@/lib/ground/names'

/** What a template is for, as the menu groups them. */
export const templateTopics = [
  'company',
  'health',
  'law',
  'crafts',
  'food',
  'trade',
  'beauty',
  'school',
  'association',
  'formula',
  'home',
  'door',
  'parking',
  'safety',
  'feast',
] as const
export type TemplateTopic = (typeof templateTopics)[number]

/** A line of a template: words of its kind stay, the shopper's words replace the others. */
export interface TemplateLine {
  text: string
  own: boolean
}

/**
 * How a template is laid on any plate: lines alone, with a symbol beside or above them, one large word, a seal with its
 * first line around it, a large symbol with its words below, or a large number.
 */
export type TemplateLayout = 'lines' | 'symbol' | 'word' | 'seal' | 'pictogram' | 'number'

/** A template of the library: words and a way to lay them, no places: those follow from the plate. */
export interface LibraryTemplate {
  slug: string
  kind: 'stamp' | 'sign'
  topic: TemplateTopic
  name: Localised
  /** Other words that it is found by. */
  words: string
  layout: TemplateLayout
  lines: Readonly<Record<Language, readonly TemplateLine[]>>
  /** The name of a drawing of the shop. */
  symbol?: string
  /** A font family of the shop. */
  family: string
  border?: BorderElement['config']['style']
}

/** What is laid: words in order, with the look of a template. */
export type Composition = Pick<LibraryTemplate, 'layout' | 'symbol' | 'family' | 'border'> & {
  lines: readonly string[]
}
