import { z } from 'zod'
import type { Registration } from '@/lib/people/client/registration'
import { announceSession } from '@/stores/session'
import { type Sent, send } from './send'

/** Makes an account and begins its session (`POST /api/clients`, PEOPLE-12). */
export async function register(form: Registration, locale: string): Promise<Sent<unknown>> {
  const { accountType, siretNumber, vatNumber, name, email, phone, password } = form
  const { termsConsent, marketingConsent } = form
  const isTrade = accountType !== 'private'
  const body = {
    ...{ email, name, phone, password, termsConsent, marketingConsent, nologin: false, locale },
    ...(isTrade && {
      other: { accountType, interestedRetailer: accountType === 'retailer' },
      vatNumber,
      ...(siretNumber && { siretNumber }),
    }),
  }
  const sent = await send('POST', '/api/clients', body, z.unknown())
  if (sent.ok) announceSession()
  return sent
}
