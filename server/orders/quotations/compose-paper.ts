import 'server-only'
import { createTranslator } from 'next-intl'
import { defaultLocale, isLocale, languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { printAmount, printDay } from '@/lib/money/invoice/print'
import { shopDay } from '@/lib/orders/quotations/days'
import { quotationName } from '@/lib/orders/quotations/numbers'
import type { QuotationVersion } from '@/lib/orders/quotations/quotation'
import { shopClock } from '@/lib/people/company/hours'
import { getContent } from '@/server/catalogue/content'
import { shopPayload } from '@/server/ground/shop-payload'
import { signaturesOf } from '../signatures/store'
import { composeProofs } from './compose-proofs'
import type { FrozenRecord } from './freeze'
import type { PaperRow, QuotationPaper } from './paper'
import { versionOf } from './read-quotation'
import type { QuotationRow, VersionRow } from './store'

const translatorOf = async (locale: SiteLocale) =>
  createTranslator({ locale, messages: await loadMessages(locale), namespace: 'quotation' })
type Translate = Awaited<ReturnType<typeof translatorOf>>

function sumsOf(version: QuotationVersion, locale: SiteLocale, t: Translate): QuotationPaper['sums'] {
  const { totals, discountPercent, vat, delivered } = version
  const language = languageOf(locale)
  const { currency } = totals.gross
  const price = (minor: number) => printAmount(minor, { language, currency })
  return [
    { label: t('goods'), value: price(totals.goods.minor) },
    ...(totals.tranquility.minor > 0
      ? [{ label: t('tranquility'), value: price(totals.tranquility.minor) }]
      : []),
    ...(totals.discounts.minor > 0
      ? [
          {
            label: t('discount', { percent: discountPercent }),
            value: price(-totals.discounts.minor),
          },
        ]
      : []),
    ...(delivered
      ? [
          {
            label: t('shipping'),
            value: totals.shipping.minor > 0 ? price(totals.shipping.minor) : t('free'),
          },
        ]
      : []),
    { label: t('net'), value: price(totals.net.minor) },
    ...vat.map(({ percent, vat: tax }) => ({
      label: t('vat', { percent }),
      value: price(tax.minor),
    })),
    { label: t('gross'), value: price(totals.gross.minor) },
  ]
}

/** What a version's PDF says, in the client's language. */
export async function composePaper(row: QuotationRow, sent: VersionRow): Promise<QuotationPaper> {
  const version = versionOf(sent)
  const locale = isLocale(row.locale) ? row.locale : defaultLocale
  const language = languageOf(locale)
  const [t, company, signatures] = await Promise.all([
    translatorOf(locale),
    getContent().company(),
    signaturesOf((await shopPayload()).db.drizzle, { quotation: row.id }),
  ])
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: shopClock })
  const number = t('number', { id: quotationName(row.id) })
  const { currency } = version.totals.gross
  const price = (minor: number) => printAmount(minor, { language, currency })
  return {
    name: number,
    title: version.title || number,
    seller: [company.name, company.phone, company.email].filter(text => text !== ''),
    facts: [
      number,
      t('versionOf', {
        version: String(version.version),
        date: printDay(version.sentAt.slice(0, 10), language),
      }),
      t('validUntil', { date: printDay(version.validUntil, language) }),
      `${t('document.for')} ${row.name}`,
    ],
    message: version.message,
    heads: {
      article: t('heads.article'),
      quantity: t('heads.quantity'),
      unit: t('heads.unit'),
      line: t('heads.line'),
    },
    rows: version.lines.map(
      (line): PaperRow =>
        line.kind === 'heading'
          ? { heading: line.text }
          : {
              title: line.title,
              description: line.description,
              quantity: String(line.quantity),
              unit: price(line.unit.minor),
              line: price(line.line.minor),
            },
    ),
    sums: sumsOf(version, locale, t),
    foot: [...(version.delivered ? [] : [t('byWord')]), t('document.agree')],
    proofs: {
      title: t('document.proofs'),
      list: await composeProofs(sent.record as FrozenRecord, signatures, {
        t,
        language,
        day: at => printDay(shopDay(new Date(at)), language),
        time: at => clock.format(new Date(at)),
      }),
    },
    page: t('document.page'),
  }
}
