import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { sliceOf } from '@/lib/catalogue/slice'
import {
  type EditorData,
  type EditorKind,
  type EditorTemplate,
  editorNamespaces,
} from '@/lib/contract/editor-data'
import { parseDesign } from '@/lib/scene/parse'
import { storeDesign } from '@/lib/scene/stored'
import { countryOf, languageOf, type SiteLocale } from '@/lib/site/locales'
import { loadMessages } from '@/lib/site/messages'
import { getContent } from '@/server/content'

/** Everything that the editor may change the product into: its menus offer all mounts, or all materials. */
function productsOf(kind: EditorKind, { stampModels, materials }: Catalogue): string[] {
  if (kind === 'sign') return materials.materials.map(({ name }) => `sign-${name}`)
  return [...stampModels.models, ...stampModels.rubbers].map(({ slug }) => slug)
}

/** The templates of a locale; a language that has none is shown the French ones. */
async function readTemplates(locale: SiteLocale, kind: EditorKind): Promise<EditorTemplate[]> {
  const cards = await getContent().templates(locale)
  return cards.flatMap(card => {
    const parsed = parseDesign(card.content)
    if (!parsed.ok || (parsed.design.type === 'sign') !== (kind === 'sign')) return []
    const design = storeDesign(parsed.design)
    return [{ slug: card.slug, name: card.preset?.name ?? design.name, topic: card.topic ?? '', design }]
  })
}

/** What the editor needs for a kind of product in a locale; null where the locale's country has no prices. */
export async function readEditorData(locale: SiteLocale, kind: EditorKind): Promise<EditorData | null> {
  const country = countryOf(locale)
  const [catalogue, priceList, templates, messages] = await Promise.all([
    getContent().catalogue(),
    getContent().priceList(country),
    readTemplates(locale, kind),
    loadMessages(locale),
  ])
  if (!priceList) return null
  const keys = { products: productsOf(kind, catalogue), countries: [country], fonts: true }
  return {
    ...sliceOf({ catalogue, priceList }, { ...keys, language: languageOf(locale) }),
    templates,
    texts: Object.fromEntries(editorNamespaces.map(name => [name, messages[name]])),
  }
}
