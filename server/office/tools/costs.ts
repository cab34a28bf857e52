import 'server-only'
import type { z } from 'zod'
import type { CostsAnswer, costsRequest } from '@/lib/doors/contract/costs'
import { money } from '@/lib/ground/money/money'
import { firstDraft } from '@/lib/orders/quotations/first-draft'
import type { Actor } from '@/lib/people/actor/actor'
import { staffWith } from '@/server/ground/refusal'
import { contextOf, priceDraft } from '@/server/orders/quotations/price-draft'

/** The shop's costs of the lines of a cart, in the currency of the page, beside their revenue (PEOPLE-27). */
export async function readCosts(
  actor: Actor,
  { items, locale, country, zipcode }: z.output<typeof costsRequest>,
) {
  const allowed = staffWith(actor, 'price.see-costs')
  if (!allowed.ok) return allowed
  const ctx = await contextOf(locale)
  const priced = ctx && priceDraft(0, { ...firstDraft(items, country, ''), zipcode }, actor, ctx)
  if (!ctx || !priced?.ok)
    return { ok: true as const, answer: { lines: [], sum: null } satisfies CostsAnswer }
  const { currency, rate } = ctx.priceList
  const inList = (euro: number) => money(Math.round(euro * rate), currency)
  const lines = priced.sold.map(({ line: { item } }, index) => ({
    id: item.id,
    net: priced.price.lines[index]?.net ?? money(0, currency),
    cost: inList(priced.cost.items[index]?.minor ?? 0),
  }))
  const sum = { net: priced.price.totals.net, cost: inList(priced.cost.total.minor) }
  return { ok: true as const, answer: { lines, sum } satisfies CostsAnswer }
}
