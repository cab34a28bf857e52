import type { Metadata } from 'next'
import type { Page } from '@/lib/contract/page'
import { localePath, type SiteLocale } from './locales'
import { siteUrl } from './url'

/** A title longer than this goes without the site's name (PAGE-7). */
export const maxTitleLength = 70

/** The full address of a path in a locale. */
export const absoluteUrl = (locale: SiteLocale, path: string): string =>
  `${siteUrl()}${localePath(locale, path)}`

/** The page's title with the site's name, unless that is over 70 characters (PAGE-7). */
export function pageTitle(title: string, siteName: string): string {
  const full = `${title} | ${siteName}`
  return full.length > maxTitleLength ? title : full
}

/** Title, description and canonical of a page of the content service; its other locales are `AlternateLinks`. */
export function pageMetadata(page: Page, locale: SiteLocale, siteName: string): Metadata {
  const title = pageTitle(page.title, siteName)
  return {
    title: { absolute: title },
    description: page.description || undefined,
    alternates: { canonical: absoluteUrl(locale, page.url) },
    robots: page.noindex ? { index: false } : undefined,
    openGraph: {
      title,
      description: page.description || undefined,
      url: absoluteUrl(locale, page.url),
      siteName,
      locale,
    },
  }
}

/** Structured data. `<` is written as an escape, so no text can end the script. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** schema.org BreadcrumbList. */
export const breadcrumbData = (crumbs: readonly { label: string; path: string }[], locale: SiteLocale) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(locale, path),
  })),
})

interface ProductData {
  name: string
  description: string
  sku: string
  brand?: string
  /** A path of the site. */
  image: string
  /** Including VAT, in major units: "27.00". */
  price?: { amount: string; currency: string }
  inStock: boolean
  path: string
}

/** schema.org Product with its offer. */
export const productData = (product: ProductData, locale: SiteLocale) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description: product.description,
  sku: product.sku,
  ...(product.brand ? { brand: { '@type': 'Brand', name: product.brand } } : {}),
  image: `${siteUrl()}${product.image}`,
  ...(product.price
    ? {
        offers: {
          '@type': 'Offer',
          url: absoluteUrl(locale, product.path),
          price: product.price.amount,
          priceCurrency: product.price.currency,
          availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
        },
      }
    : {}),
})
