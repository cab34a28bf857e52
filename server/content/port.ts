import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Card, CrossSell, Review } from '@/lib/contract/card'
import type { Footer, MenuEntry } from '@/lib/contract/menu'
import type { Page, ProductQuery } from '@/lib/contract/page'
import type { Product, ProductSummary } from '@/lib/contract/product'
import type { PriceList } from '@/lib/pricing/price-list'

/** What an address leads to: a page, another address, or nothing. */
export type PageAnswer = { kind: 'page'; page: Page } | { kind: 'redirect'; to: string; permanent: boolean }

export interface Paging {
  /** From 1. */
  page: number
  pageSize: number
}

export interface Pagination extends Paging {
  pageCount: number
  total: number
}

export interface PageFilter {
  url?: string
  pageType?: string
  shoppingId?: string
}

/**
 * The content that the shop is made of. `locale` is a full one (`fr-BE`): texts are its language's, prices and
 * visibility its country's. What does not exist is null; a service that fails throws.
 */
export interface ContentPort {
  pageByUrl(url: string, locale: string): Promise<PageAnswer | null>
  pages(
    filter: PageFilter,
    locale: string,
    paging: Paging,
  ): Promise<{ pages: Page[]; pagination: Pagination }>
  /** Every published address of a language, for the pages that are made at build time. */
  pageUrls(locale: string): Promise<string[]>
  catalogue(): Promise<Catalogue>
  /** The live list of a country; null for a country the shop does not sell to. */
  priceList(country: string): Promise<PriceList | null>
  products(query: ProductQuery, locale: string): Promise<ProductSummary[]>
  productsBySlugs(slugs: string[], locale: string): Promise<ProductSummary[]>
  productBySlug(slug: string, locale: string): Promise<Product | null>
  /** By the three parts of its identity, `trodat`, `printy`, `4913`. */
  productByPath(brand: string, range: string, model: string, locale: string): Promise<Product | null>
  /** By the name without family, `trodat-printy-4913`. */
  stampModelByName(name: string, locale: string): Promise<Product | null>
  /** By the material's name, `pvc`. */
  signModelByName(name: string, locale: string): Promise<Product | null>
  mainMenu(locale: string): Promise<MenuEntry[]>
  footer(locale: string): Promise<Footer>
  cardBySlug(slug: string, locale: string): Promise<Card | null>
  /** In the order asked for; unknown ones are left out, and signs whose colour is out of stock. */
  cardsBySlugs(slugs: string[], locale: string): Promise<Card[]>
  /** The ready-made designs of a language. */
  samples(locale: string): Promise<Card[]>
  crossSell(name: string, locale: string): Promise<CrossSell | null>
  reviews(count: number, locale: string): Promise<Review[]>
}
