import 'server-only'
import type { SiteLocale } from '@/lib/ground/site/locales'
import type { PaymentOffer } from '@/lib/money/contract/payments'
import type { Actor } from '@/lib/people/actor/actor'
import { paymentCaseOf } from './credit'
import { paymentsFor } from './registry'
import { offerOf } from './texts'

/** How somebody may pay for a delivery to a country, in the words of a locale. */
export async function readPayments(
  actor: Actor,
  { country, locale }: { country: string; locale: SiteLocale },
): Promise<PaymentOffer[]> {
  const methods = paymentsFor(await paymentCaseOf(actor, country))
  return Promise.all(methods.map(method => offerOf(method, locale)))
}
