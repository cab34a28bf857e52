import { traitsOf } from '@/lib/product/traits'
import 'server-only'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { pageTypes } from '@/lib/catalogue/contract/page'
import { findMaterial, findStampModel, findStaticProduct } from '@/lib/catalogue/lookup'
import type { SearchEntry, SearchGroup } from '@/lib/catalogue/search/shop-search'
import { kindWords } from '@/lib/catalogue/search/words'
import type { Language } from '@/lib/ground/common'
import { languageOf, localeOfLanguage } from '@/lib/ground/site/locales'
import type { ProductSummary } from '@/lib/product/contract/product'
import { getContent } from '@/server/catalogue/content'
import { allProducts, everyPage } from '@/server/catalogue/content/all'

/** A page that can be found: a product's, by its slug, or any other, by its address. */
export interface SearchedPage extends SearchEntry {
  slug: string | null
  url: string
  /** As a list shows a page that is no product's. */
  note: string
}

function groupOf(product: ProductSummary, catalogue: Catalogue): SearchGroup {
  if (product.kind === 'template') return 'template'
  if (traitsOf(product).main) return 'product'
  const supply = findStaticProduct(catalogue, product.slug)
  return supply?.items || supply?.text ? 'product' : 'supply'
}

/** What a product is called beside its name: its kind, its title, its size, its colours, its variants. */
function wordsOf(product: ProductSummary, catalogue: Catalogue, language: Language): string[] {
  const { kind, slug, title, description, width, height, colors, brand, model } = product
  const stamp = findStampModel(catalogue, slug)
  const { toMeasure } = traitsOf(product)
  const material = toMeasure ? findMaterial(catalogue, product.material ?? '') : undefined
  const supply = findStaticProduct(catalogue, slug)
  const mounts = catalogue.stampModels.mountColors.filter(color => stamp && colors.includes(color.slug))
  const own = kindWords[language][kind]
  const signs = product.type.startsWith('sign') && !toMeasure ? kindWords[language].sign : ''
  return [
    own,
    signs,
    title,
    description,
    width && height ? `${width} × ${height} mm` : '',
    brand ?? '',
    model ?? '',
    ...mounts.map(({ label }) => label[language]),
    ...(material?.colors.map(({ readableBg }) => readableBg[language]) ?? []),
    ...(supply?.variants.map(variant => variant.title[language]) ?? []),
  ]
}

/** The home page is never a result; a product's page is found by its product. */
const writtenTypes = pageTypes.filter(type => type !== 'home' && type !== 'product')

/** The kind in front of its name, so that "stamp" matches all in the same way and the best come first. */
function calledAt({ kind, name }: ProductSummary, language: Language): string {
  if (!traitsOf({ kind }).main) return name
  const [word = ''] = kindWords[language][kind].split(' ')
  return name.toLowerCase().includes(word) ? name : `${word} ${name}`
}

/** Every page of a language that can be found, in the words of its prerendered locale. */
export async function readSearchedPages(language: Language): Promise<SearchedPage[]> {
  const content = getContent()
  const locale = localeOfLanguage(language)
  const lists = writtenTypes.map(page_type =>
    everyPage(paging => content.pages({ page_type }, locale, paging)),
  )
  const pages = (await Promise.all(lists)).flat()
  const [products, catalogue] = await Promise.all([allProducts(content, {}, locale), content.catalogue()])
  const written = pages
    .filter(({ shoppingId, redirect }) => !shoppingId && !redirect)
    .map(({ url, title, description, page_type }) => ({
      ...{ id: url, url, slug: null, group: 'page' as const },
      ...{ name: title, words: description, note: description, leads: page_type === 'listing' },
    }))
  const sold = products
    .filter(({ url }) => url)
    .map(product => ({
      ...{ id: product.slug, url: product.url ?? '', slug: product.slug, note: '' },
      group: groupOf(product, catalogue),
      name: calledAt(product, languageOf(locale)),
      words: [...new Set(wordsOf(product, catalogue, languageOf(locale)))].join(' '),
      leads: product.tag === 'bestseller',
    }))
  return [...sold, ...written]
}
