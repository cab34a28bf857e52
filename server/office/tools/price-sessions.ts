import 'server-only'
import { livePriceList } from '@/cms/mapping/prices'
import type { Actor } from '@/lib/people/actor/actor'
import { readPriceLists } from '@/server/catalogue/content/documents'
import { staffWith } from '@/server/ground/refusal'

/** The price lists of a country, live ones and tests, the latest first (PRICE-8): staff may try each. */
export async function readPriceSessions(actor: Actor, country: string) {
  const allowed = staffWith(actor, 'price.browse-test-list')
  if (!allowed.ok) return allowed
  const lists = await readPriceLists()
  const current = livePriceList(lists, country, new Date())
  const data = lists
    .filter(list => list.country === country)
    .sort((a, b) => Date.parse(b.validFrom) - Date.parse(a.validFrom))
    .map(({ name, status, validFrom, currency, rate }) => ({
      name,
      status,
      validFrom,
      currency,
      rate,
      inForce: name === current?.name,
    }))
  return { ok: true as const, answer: { data } }
}
