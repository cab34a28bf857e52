import 'server-only'
import { mostModels, type Paging } from '@/lib/catalogue/contract/read'
import type { ContentPort } from '@/lib/doors/contract/reads'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { traitsOf } from '@/lib/product/traits'
import { readComponent } from './blocks'
import { listCards, readCard, readCards, readCrossSell, readReviews, readTemplates } from './cards'
import { readCompany } from './company'
import { readCatalogue } from './documents'
import { readGoneByUrl } from './gone'
import { categoryTree, menuEntry, readCategories, readFooter, readSearchWords } from './menu'
import { readPageByUrl, readPages, readPageUrls } from './pages'
import { listedOf, productRecords } from './product-records'
import { listProducts, readPriceList, readProduct, summariesOf } from './products'
import {
  readPrimaryModels,
  readRandomStamps,
  readSimilar,
  readSimilarConfigs,
  readSimilarSigns,
} from './related'
import { remember } from './remember'

async function productByPath(brand: string, range: string, model: string, locale: SiteLocale) {
  const [{ all }, catalogue] = await Promise.all([productRecords(), readCatalogue()])
  const record = all.find(candidate => {
    const own = listedOf(candidate, catalogue, languageOf(locale)).properties
    return own.brand === brand && own.range === range && own.model === model
  })
  return record ? readProduct(record.slug, locale) : null
}

/** A slug from a name that may have its family's prefix or not. */
const withFamily = (family: string, name: string) =>
  name.startsWith(`${family}-`) ? name : `${family}-${name}`

/**
 * The mount of a name: its slug, with or without the prefix, or what its brand calls it (`printy-4913`, `4913`), where one brand alone has
 * such a mount; of several of that brand the first of the catalogue. A mount that is not sold is found by such a name where no sold one has
 * it.
 */
async function mountNamed(name: string): Promise<string> {
  const slug = withFamily('model', name)
  const [{ all, bySlug }, { stampModels }] = await Promise.all([productRecords(), readCatalogue()])
  if (bySlug.has(slug)) return slug
  const isSold = (model: string) => bySlug.get(model)?.published === true
  const mounts = new Set(all.flatMap(record => (traitsOf(record).mountColors ? [record.slug] : [])))
  const bare = name.replace(/^model-/, '')
  const called = stampModels.models.filter(
    ({ slug: own, range, model }) => mounts.has(own) && [model, `${range}-${model}`].includes(bare),
  )
  const sold = called.filter(({ slug: own }) => isSold(own))
  const [first, ...others] = sold.length > 0 ? sold : called
  return first && others.every(({ brand }) => brand === first.brand) ? first.slug : slug
}

/** One page of a list that is whole in memory. */
function paginate<T>(list: readonly T[], { page, pageSize }: Paging) {
  const pageCount = Math.ceil(list.length / pageSize)
  return {
    data: list.slice((page - 1) * pageSize, page * pageSize),
    pagination: { page, pageSize, pageCount, total: list.length },
  }
}

/** The content service in this process, on the shop's own database. */
export const embeddedContent: ContentPort = {
  pageByUrl: readPageByUrl,
  goneByUrl: readGoneByUrl,
  pages: readPages,
  pageUrls: readPageUrls,
  catalogue: readCatalogue,
  priceList: readPriceList,
  products: async (filter, locale, paging, options) => {
    const found = paginate(await listProducts(filter, locale), paging)
    if (options?.populate !== 'primaryModels') return found
    const populated = found.data.map(async summary => ({
      ...summary,
      primaryModels: (await readPrimaryModels(summary.slug, mostModels, locale)) ?? [],
    }))
    return { ...found, data: await Promise.all(populated) }
  },
  similarProducts: readSimilar,
  similarConfigs: readSimilarConfigs,
  primaryModels: readPrimaryModels,
  similarSigns: readSimilarSigns,
  randomStampModels: readRandomStamps,
  productsBySlugs: summariesOf,
  productBySlug: readProduct,
  productByPath,
  stampModelByName: async (name, locale) => readProduct(await mountNamed(name), locale),
  signModelByName: (name, locale) => readProduct(withFamily('sign', name), locale),
  mainMenu: locale => {
    const language = languageOf(locale)
    return remember(`main-menu/${language}`, async () =>
      (await categoryTree()).map(node => menuEntry(node, language)),
    )
  },
  categoriesByIds: (ids, locale) => readCategories(ids, languageOf(locale)),
  searchWords: locale => readSearchWords(languageOf(locale)),
  company: readCompany,
  footer: locale => readFooter(languageOf(locale)),
  cards: async (filter, locale, paging) => paginate(await listCards(filter, locale), paging),
  component: readComponent,
  cardBySlug: readCard,
  cardsBySlugs: readCards,
  templates: readTemplates,
  crossSell: readCrossSell,
  reviews: readReviews,
}
