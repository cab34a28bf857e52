import type { PictureSpec } from '@/lib/design/drawing/url'
import type { Money } from '@/lib/ground/money/money'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { element, xmlDocument } from '@/lib/ground/xml/xml'
import { absoluteUrl, sharedPictureUrl } from './seo'
import { amountText, type OfferFacts } from './structured-data'

/** What shopping engines get about a product. */
export interface FeedProduct {
  sku: string
  title: string
  description: string
  path: string
  picture: PictureSpec
  brand: string
  offer: OfferFacts
}

const priceText = (amount: Money): string => `${amountText(amount)} ${amount.currency}`

/** A method of delivery, its times in working days. Left out where transport is only offered on request. */
function shippingOf({ shipping, country }: OfferFacts): string {
  if (!shipping) return ''
  const { price, productionDays, minDays, maxDays } = shipping
  return element('g:shipping', [
    element('g:country', country),
    element('g:price', priceText(price)),
    element('g:min_handling_time', `${productionDays}`),
    element('g:max_handling_time', `${productionDays}`),
    element('g:min_transit_time', `${minDays - productionDays}`),
    element('g:max_transit_time', `${maxDays - productionDays}`),
  ])
}

/** A product made to measure has no GTIN, and the shop invents none for the rest. */
const itemOf = (product: FeedProduct, locale: SiteLocale): string =>
  element('item', [
    element('g:id', product.sku),
    element('g:title', product.title),
    element('g:description', product.description),
    element('g:link', absoluteUrl(locale, product.path)),
    element('g:image_link', sharedPictureUrl(product.picture, locale)),
    element('g:price', priceText(product.offer.price)),
    element('g:availability', product.offer.inStock ? 'in_stock' : 'out_of_stock'),
    element('g:condition', 'new'),
    element('g:brand', product.brand),
    element('g:identifier_exists', 'no'),
    shippingOf(product.offer),
  ])

/** The products of a locale (PAGE-46) as RSS 2.0 with Google's names of 2024, which the other shopping engines read too. */
export const productFeed = (name: string, products: readonly FeedProduct[], locale: SiteLocale): string =>
  xmlDocument('rss', 'version="2.0" xmlns:g="http://base.google.com/ns/1.0"', [
    element('channel', [
      element('title', name),
      element('link', absoluteUrl(locale, '/')),
      element('description', name),
      ...products.map(product => itemOf(product, locale)),
    ]),
  ])
