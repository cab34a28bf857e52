import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { storeDesign } from '@/lib/design/scene/stored'
import { editorOf } from '@/lib/design/scene/traits'
import { countryOf, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import type { PriceList } from '@/lib/money/pricing/price-list'
import { offeredSupports } from '@/lib/product/configuration/explain-support'
import {
  type EditorData,
  type EditorKind,
  type EditorTemplate,
  editorNamespaces,
} from '@/lib/product/contract/editor-data'
import { signSlug } from '@/lib/product/sign/slug'
import { sliceOf } from '@/lib/product/slice'
import { getContent } from '@/server/catalogue/content'
import { readTemplates } from '@/server/catalogue/content/templates'

/** Everything that the editor may change the product into: its menus offer all mounts, or all materials. */
const productsOf: Record<EditorKind, (catalogue: Catalogue) => string[]> = {
  stamp: ({ stampModels: { models, rubbers } }) => [...models, ...rubbers].map(({ slug }) => slug),
  sign: catalogue => [
    ...catalogue.materials.materials.map(({ name }) => signSlug(name)),
    ...offeredSupports(catalogue).map(({ product }) => product.slug),
  ],
}

/** The templates of a locale for a kind of product, as the editor keeps designs. */
const templatesFor = async (locale: SiteLocale, kind: EditorKind): Promise<EditorTemplate[]> =>
  (await readTemplates(locale)).flatMap(({ slug, name, topic, design }) =>
    editorOf(design) === kind ? [{ slug, name, topic, design: storeDesign(design) }] : [],
  )

/** What the editor needs for a kind of product in a locale; null where the locale's country has no prices. `trial` as in `readShopData`. */
export async function readEditorData(
  locale: SiteLocale,
  kind: EditorKind,
  trial: PriceList | null = null,
): Promise<EditorData | null> {
  const country = countryOf(locale)
  const [catalogue, priceList, templates, messages] = await Promise.all([
    getContent().catalogue(),
    trial ?? getContent().priceList(country),
    templatesFor(locale, kind),
    loadMessages(locale),
  ])
  if (!priceList) return null
  const keys = { products: productsOf[kind](catalogue), countries: [country], fonts: true }
  return {
    ...sliceOf({ catalogue, priceList }, { ...keys, language: languageOf(locale) }),
    templates,
    texts: Object.fromEntries(editorNamespaces.map(name => [name, messages[name]])),
  }
}
