import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/ground/common'
import type { Template } from '@/lib/product/kinds/template'
import type { Photo } from './photos'

/** A template under the language that shows it: French ones replace those that a language does not have. */
export type ListedTemplate = Template & { language: Language }

/** What pictures are made from: the catalogue, the templates, and photographs where there are some. */
export interface PictureContent {
  catalogue: Catalogue
  templates: readonly ListedTemplate[]
  photos?: readonly Photo[]
}

/** A template by its slug, in a language or else in another. */
export function templateNamed(
  slug: string,
  language: Language,
  { templates }: PictureContent,
): ListedTemplate | undefined {
  const named = templates.filter(template => template.slug === slug)
  return named.find(template => template.language === language) ?? named[0]
}

/** The templates that a language shows. */
export const templatesIn = (language: Language, { templates }: PictureContent): readonly ListedTemplate[] =>
  templates.filter(template => template.language === language)
