import 'server-only'
import { readCard, readCards, readCrossSell, readReviews, readSamples } from './cards'
import { readCatalogue } from './documents'
import { languageOfLocale } from './locale'
import { categoryTree, menuEntry, readFooter } from './menu'
import { readPageByUrl, readPages, readPageUrls } from './pages'
import type { ContentPort } from './port'
import { productRecords } from './product-records'
import { listProducts, readPriceList, readProduct, summariesOf } from './products'
import { remember } from './remember'

async function productByPath(brand: string, range: string, model: string, locale: string) {
  const { all } = await productRecords()
  const record = all.find(candidate => {
    const own =
      candidate.kind === 'stamp'
        ? candidate.model
        : candidate.kind === 'rubber'
          ? candidate.rubber
          : candidate.kind === 'static'
            ? candidate.product
            : null
    return own !== null && own.brand === brand && own.range === range && own.model === model
  })
  return record ? readProduct(record.slug, locale) : null
}

/** The content service in this process, on the shop's own database. */
export const embeddedContent: ContentPort = {
  pageByUrl: readPageByUrl,
  pages: readPages,
  pageUrls: readPageUrls,
  catalogue: readCatalogue,
  priceList: readPriceList,
  products: listProducts,
  productsBySlugs: summariesOf,
  productBySlug: readProduct,
  productByPath,
  stampModelByName: (name, locale) => readProduct(`model-${name}`, locale),
  signModelByName: (name, locale) => readProduct(`sign-${name}`, locale),
  mainMenu: locale => {
    const language = languageOfLocale(locale)
    return remember(`main-menu/${language}`, async () =>
      (await categoryTree()).map(node => menuEntry(node, language)),
    )
  },
  footer: locale => readFooter(languageOfLocale(locale)),
  cardBySlug: readCard,
  cardsBySlugs: readCards,
  samples: readSamples,
  crossSell: readCrossSell,
  reviews: readReviews,
}
