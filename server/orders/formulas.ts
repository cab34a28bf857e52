import 'server-only'
import { languages } from '@/lib/catalogue/names'
import type { Design } from '@/lib/scene/model'
import { parseDesign } from '@/lib/scene/parse'
import { languageOf, prerenderedLocales } from '@/lib/site/locales'
import { getContent } from '@/server/content'

/** The type of the cards that can be ordered as they are (PRODUCT-3). */
const formulaType = 'stamping'

/** A ready-made formula in every language; none where no card of that slug is one. */
export async function readFormula(slug: string): Promise<Design[]> {
  const cards = await Promise.all(
    languages.flatMap(language => {
      const locale = prerenderedLocales.find(known => languageOf(known) === language)
      return locale ? getContent().cardBySlug(slug, locale) : []
    }),
  )
  return cards.flatMap(card => {
    const parsed = card?.type === formulaType ? parseDesign(card.content) : null
    return parsed?.ok ? [parsed.design] : []
  })
}
