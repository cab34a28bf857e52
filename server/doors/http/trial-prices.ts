import 'server-only'
import { toPriceList } from '@/cms/mapping/prices'
import type { PriceList } from '@/lib/money/pricing/price-list'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { readPriceLists, readPriceRecords } from '@/server/catalogue/content/documents'
import { cookieOf } from '@/server/ground/http/cookies'
import { type Refusal, staffWith } from '@/server/ground/refusal'
import { readStaff } from './actor'

/** The cookie that names the list; without a session of the staff it is void. */
export const trialCookie = 'price-list'

/** An answer with a tried list is for this clerk only. */
export const trialHeaders = { 'cache-control': 'private, no-store' }

const nameIn = (request: Request): string | null => {
  const value = cookieOf(request, trialCookie)
  try {
    return value && decodeURIComponent(value)
  } catch {
    return null
  }
}

/** The name of the list that one of the staff tries in this browser (TOOLS-12); null where none is tried. */
export async function readTrial(request: Request): Promise<string | null> {
  const name = nameIn(request)
  return name !== null && can(await readStaff(request), 'price.browse-test-list') ? name : null
}

/** That list, where it is one of the country: everywhere else the published one counts. Null where none is tried. */
export async function trialPriceList(request: Request, country: string): Promise<PriceList | null> {
  const name = await readTrial(request)
  if (name === null) return null
  const [lists, records] = await Promise.all([readPriceLists(), readPriceRecords()])
  const list = lists.find(known => known.name === name && known.country === country)
  return list ? toPriceList(records, list) : null
}

/** Whether the actor may try a list: he is of the staff, and the list exists. */
export async function judgeTrial(actor: Actor, name: string | null): Promise<{ ok: true } | Refusal> {
  const allowed = staffWith(actor, 'price.browse-test-list')
  if (!allowed.ok) return allowed
  if (name === null || (await readPriceLists()).some(list => list.name === name)) return { ok: true }
  return { ok: false, code: 'not_found' }
}
