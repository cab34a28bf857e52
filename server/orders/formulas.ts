import 'server-only'
import type { Design } from '@/lib/design/scene/model'
import { languages } from '@/lib/ground/names'
import { localeOfLanguage } from '@/lib/ground/site/locales'
import { readTemplates } from '@/server/catalogue/content/templates'

/** A ready-made formula in every language; none where no template of that slug is a formula. */
export async function readFormula(slug: string): Promise<Design[]> {
  const lists = await Promise.all(languages.map(language => readTemplates(localeOfLanguage(language))))
  return lists
    .flat()
    .flatMap(template => (template.isFormula && template.slug === slug ? [template.design] : []))
}
