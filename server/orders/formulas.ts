import 'server-only'
import { languages } from '@/lib/catalogue/names'
import type { Design } from '@/lib/scene/model'
import { localeOfLanguage } from '@/lib/site/locales'
import { readTemplates } from '@/server/content/templates'

/** A ready-made formula in every language; none where no template of that slug is one. */
export async function readFormula(slug: string): Promise<Design[]> {
  const lists = await Promise.all(languages.map(language => readTemplates(localeOfLanguage(language))))
  return lists
    .flat()
    .flatMap(template => (template.isFormula && template.slug === slug ? [template.design] : []))
}
