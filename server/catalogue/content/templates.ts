import 'server-only'
import { parseDesign } from '@/lib/design/scene/parse'
import { reads } from '@/lib/doors/contract/reads'
import type { Language } from '@/lib/ground/common'
import { defaultLocale, languageOf, localeOfLanguage, type SiteLocale } from '@/lib/ground/site/locales'
import type { Template } from '@/lib/product/kinds/template'
import { getContent } from '.'
import { remember } from './remember'
import { tagPage } from './tag-page'

/** The type of the cards that can be ordered as they are (PRODUCT-3). */
const formulaType = 'stamping'

/** The templates of a language as they can be made; what does not parse is left out. */
const templatesIn = (language: Language): Promise<readonly Template[]> =>
  remember(`templates ${language}`, async () => {
    const cards = await getContent().templates(localeOfLanguage(language))
    return cards.flatMap(({ slug, type, topic, url, preset, content }) => {
      const parsed = parseDesign(content)
      if (!parsed.ok) return []
      const { design } = parsed
      const isFormula = type === formulaType
      return [{ slug, name: preset?.name ?? design.name, topic: topic ?? '', url, isFormula, design }]
    })
  })

/** The templates of a locale, parsed once; a language that has none shows the French ones. Ties a page to them. */
export async function readTemplates(locale: SiteLocale): Promise<readonly Template[]> {
  await Promise.all(reads.templates.parts.map(tagPage))
  const own = await templatesIn(languageOf(locale))
  return own.length > 0 ? own : templatesIn(languageOf(defaultLocale))
}
