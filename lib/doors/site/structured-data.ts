import type {
  BreadcrumbList,
  FAQPage,
  MerchantReturnPolicy,
  Offer,
  Organization,
  Product,
  ShippingService,
  WebSite,
  WithContext,
} from 'schema-dts'
import { MINOR_DIGITS, type Money } from '@/lib/ground/money/money'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { siteUrl } from '@/lib/ground/site/url'
import type { Company } from '@/lib/people/company/company'
import { withdrawalDays } from '@/lib/product/kinds/withdrawal'
import { absoluteUrl } from './seo'

const context = 'https://schema.org' as const

/** An amount as schema.org writes it: "27.00". */
export const amountText = ({ minor }: Money): string => (minor / 10 ** MINOR_DIGITS).toFixed(MINOR_DIGITS)

/** The way to a page. */
export const breadcrumbData = (
  crumbs: readonly { label: string; path: string }[],
  locale: SiteLocale,
): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: label,
    item: absoluteUrl(locale, path),
  })),
})

/** How one piece travels to the locale's country: what it costs with VAT, and working days. */
export interface ShippingFacts {
  price: Money
  productionDays: number
  /** From the order to the door, production included. */
  minDays: number
  maxDays: number
}

export interface OfferFacts {
  /** Of one piece as the picture shows it, VAT included. */
  price: Money
  inStock: boolean
  /** The country that it is sold to. */
  country: string
  /** Null where transport is only offered on request. */
  shipping: ShippingFacts | null
  /** Days in which it can be given back; 0 for a product made to measure. */
  returnDays: number
}

/** A product made to measure cannot be returned; the rest can (PRODUCT-8). */
const returnData = (returnDays: number, country: string): MerchantReturnPolicy => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  ...(returnDays > 0
    ? {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow' as const,
        merchantReturnDays: returnDays,
        returnMethod: 'https://schema.org/ReturnByMail' as const,
      }
    : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' as const }),
})

/** Transport stands with the shop (`organizationData`), not at every product: it is the same for all. */
const offerData = (offer: OfferFacts, url: string): Offer => ({
  '@type': 'Offer',
  url,
  price: amountText(offer.price),
  priceCurrency: offer.price.currency,
  availability: `https://schema.org/${offer.inStock ? 'InStock' : 'OutOfStock'}`,
  hasMerchantReturnPolicy: returnData(offer.returnDays, offer.country),
})

export interface ProductData {
  name: string
  description: string
  sku: string
  brand: string
  /** The full address of its picture. */
  image: string
  path: string
  /** Null where it has no price. */
  offer: OfferFacts | null
}

/** A product with its offer, at the price of the pictured version (PAGE-45). */
export const productData = (product: ProductData, locale: SiteLocale): WithContext<Product> => ({
  '@context': context,
  '@type': 'Product',
  name: product.name,
  description: product.description,
  sku: product.sku,
  brand: { '@type': 'Brand', name: product.brand },
  image: product.image,
  ...(product.offer ? { offers: offerData(product.offer, absoluteUrl(locale, product.path)) } : {}),
})

/** Questions of a page with their answers, as plain text. */
export const faqData = (
  questions: readonly { question: string; answer: string }[],
): WithContext<FAQPage> => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  })),
})

interface Shop {
  name: string
  description: string
  country: string
  /** As far as its settings are filled in. */
  company: Pick<Company, 'name' | 'phone' | 'email' | 'vatNumber'>
  shipping: ShippingService | null
}

/** The seller, on the shop's first page, with contacts, delivery to the locale's country, and returns. */
export const organizationData = (shop: Shop, locale: SiteLocale): WithContext<Organization> => ({
  '@context': context,
  '@type': 'OnlineStore',
  '@id': `${siteUrl()}/#shop`,
  name: shop.name,
  description: shop.description,
  url: absoluteUrl(locale, '/'),
  logo: `${siteUrl()}/icon.svg`,
  ...(shop.company.name ? { legalName: shop.company.name } : {}),
  ...(shop.company.phone ? { telephone: shop.company.phone } : {}),
  ...(shop.company.email ? { email: shop.company.email } : {}),
  ...(shop.company.vatNumber ? { vatID: shop.company.vatNumber } : {}),
  ...(shop.shipping ? { hasShippingService: shop.shipping } : {}),
  hasMerchantReturnPolicy: returnData(withdrawalDays, shop.country),
})

/** The site of a locale. */
export const webSiteData = (name: string, locale: SiteLocale): WithContext<WebSite> => ({
  '@context': context,
  '@type': 'WebSite',
  name,
  url: absoluteUrl(locale, '/'),
  inLanguage: locale,
  publisher: { '@id': `${siteUrl()}/#shop` },
})
