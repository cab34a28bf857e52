import 'server-only'
import { createTranslator } from 'next-intl'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import type { PaymentInstructions, PaymentOffer } from '@/lib/money/contract/payments'
import { scanPath } from '@/lib/money/payment/scan-path'
import { remember } from '@/server/catalogue/content/remember'
import type { Payable, PaymentMethod } from './payment-method'
import { findPayment } from './registry'

const translator = (locale: SiteLocale) =>
  remember(`payments/${locale}`, async () =>
    createTranslator({ locale, messages: await loadMessages(locale), namespace: 'payments' }),
  )

/** A method as the checkout offers it. */
export async function offerOf({ slug, kind }: PaymentMethod, locale: SiteLocale): Promise<PaymentOffer> {
  const t = await translator(locale)
  return { method: slug, name: t(`${slug}.name`), text: t(`${slug}.offer`), online: kind === 'hosted' }
}

/** The name of a method in a language; as it was stored where the shop does not have it any more. */
export async function paymentName(slug: string, locale: SiteLocale): Promise<string> {
  const method = findPayment(slug)
  return method ? (await translator(locale))(`${method.slug}.name`) : slug
}

/** How an order is paid, in the reader's language; null where the shop does not have its method any more. */
export async function instructionsOf(
  slug: string | null,
  order: Payable & { locale: SiteLocale },
): Promise<PaymentInstructions | null> {
  const method = slug === null ? undefined : findPayment(slug)
  if (!method) return null
  const t = await translator(order.locale)
  const { rows, note, scan } = method.kind === 'manual' ? await method.start(order) : { rows: [] }
  return {
    title: t(`${method.slug}.title`),
    text: [t(`${method.slug}.text`), note && t(`notes.${note}`)].filter(Boolean).join(' '),
    rows: rows.map(({ term, value }) => ({ label: t(`terms.${term}`), value })),
    online: method.kind === 'hosted',
    scan: scan ? await scanPath(scan) : null,
  }
}
