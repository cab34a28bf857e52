import 'server-only'
import { createTranslator } from 'next-intl'
import { findCountry } from '@/lib/catalogue/lookup'
import type { Language } from '@/lib/ground/common'
import { defaultLocale, isLocale, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { assertSums, type InvoiceContent, invoiceContentSchema } from '@/lib/money/invoice/content'
import { lawOf, lawWords, plainWords } from '@/lib/money/invoice/words'
import type { ExchangeRate } from '@/lib/office/exports/exchange'
import type { Countries } from '@/lib/people/address/check-address'
import type { Company } from '@/lib/people/company/company'
import { shopClock } from '@/lib/people/company/hours'
import { remember } from '@/server/catalogue/content/remember'
import { readBankAccount } from '@/server/money/payments/bank-account'
import { findPayment } from '@/server/money/payments/registry'
import { paymentName } from '@/server/money/payments/texts'
import type { OrderRecord } from '@/server/orders/find-record'
import { invoiceLines, type OrderPlace, orderFacts } from './order-facts'

/** The present day on the shop's clock, `YYYY-MM-DD`. */
export const shopDay = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: shopClock }).format(at)

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** The locale that the buyer ordered in: his papers are in its language and form. */
export const localeOfOrder = ({ locale }: Pick<OrderRecord, 'locale'>): SiteLocale =>
  isLocale(locale) ? locale : defaultLocale

/**
 * The words of documents in a language, as they are frozen with each. Legal texts are those of the seller's country (INVOICE-9).
 * @param seller ISO code of that country
 */
export function documentWords(locale: SiteLocale, seller: string): Promise<Record<string, string>> {
  const law = lawOf(seller)
  return remember(`invoice-words/${locale}/${law}`, async () => {
    const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'invoice' })
    return Object.fromEntries([
      ...plainWords.map(name => [name, t(name)]),
      ...lawWords.map(name => [name, t(`law.${law}.${name}`)]),
    ])
  })
}

const countryName = (countries: Countries, code: string, language: Language): string =>
  findCountry(countries, code)?.name[language] ?? code

function sellerOf(company: Company, countries: Countries, language: Language): InvoiceContent['seller'] {
  const { name, legalForm, capital, registration, vatNumber, street, zipcode, city, country, phone, email } =
    company
  return {
    name,
    address: street,
    zipcode,
    city,
    country,
    countryName: countryName(countries, country, language),
    legalForm,
    capital,
    registration,
    vatNumber: vatNumber.replaceAll(/\s/g, ''),
    phone,
    email,
  }
}

async function paymentOf(
  { method }: OrderRecord,
  locale: SiteLocale,
  issuedOn: string,
): Promise<InvoiceContent['payment']> {
  const { iban, bic } = await readBankAccount()
  const slug = method ?? ''
  const credit = findPayment(slug)
  const owed = credit?.kind === 'credit'
  return {
    method: slug,
    name: await paymentName(slug, locale),
    paid: !owed,
    dueOn: owed ? daysAfter(issuedOn, credit.days) : null,
    iban: owed ? iban : '',
    bic: owed ? bic : '',
  }
}

/** What an invoice is made of beside its order. */
export interface Composed {
  company: Company
  countries: Countries
  at: Date
  /** The day on which the last of it was shipped; null before. */
  deliveredOn: string | null
  /** The rate for the books, of a document in another currency than EUR; null where none is known or needed. */
  exchange: ExchangeRate | null
}

/** Everything but its number that the invoice of an order says on a day (INVOICE-7); throws where its sums do not agree. */
export async function composeInvoice(
  record: OrderRecord,
  { company, countries, at, deliveredOn, exchange }: Composed,
): Promise<Omit<InvoiceContent, 'number'>> {
  const locale = localeOfOrder(record)
  const language = languageOf(locale)
  const words = await documentWords(locale, company.country)
  const facts = orderFacts(record)
  const issuedOn = shopDay(at)
  const named = (place: OrderPlace) => {
    const country = place.country || record.country
    return {
      ...place,
      name: place.name || record.name || record.email || '',
      country,
      countryName: countryName(countries, country, language),
    }
  }
  const { delivery, billing, vatNumber, siret, isBusiness, percent } = facts
  const content = {
    version: 1 as const,
    kind: 'invoice' as const,
    issuedOn,
    order: String(record.id),
    orderedOn: shopDay(new Date(record.createdAt)),
    purchaseReference: record.purchaseReference ?? '',
    language,
    currency: facts.currency,
    seller: sellerOf(company, countries, language),
    buyer: {
      ...named(billing.address ? billing : delivery),
      email: record.email ?? '',
      vatNumber,
      siret,
      isBusiness,
    },
    delivery: delivery.address ? named(delivery) : null,
    deliveredOn,
    exchange,
    lines: invoiceLines(record, words.tranquility ?? ''),
    shipping: {
      name: facts.shippingNames?.[language] ?? words.shipping ?? '',
      net: record.shippingMinor,
      percent,
    },
    vat: facts.groups,
    net: record.netMinor,
    vatTotal: record.vatMinor,
    gross: record.totalMinor,
    payment: await paymentOf(record, locale, issuedOn),
    corrects: null,
    words,
  }
  assertSums(invoiceContentSchema.parse({ ...content, number: '' }))
  return content
}
