import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { findCountry } from '@/lib/catalogue/lookup'
import { normaliseVatNumber } from '@/lib/money/pricing/vat'
import { vatNumberCountries } from '@/lib/people/client/check-client'
import { type VatCheck, vatCheckSchema } from '@/lib/people/client/vat-check'
import { getContent } from '@/server/catalogue/content'
import { readSettings } from '@/server/ground/env'
import { shopPayload } from '@/server/ground/shop-payload'
import { askVies } from './vies'

/** How long a verdict holds: who fills in the checkout and orders pays what he was shown. */
const verdictHours = 24

/** The verdict where no register could be asked. */
export const unverified = (number: string, now: Date): VatCheck => ({
  number,
  status: 'unverified',
  checkedAt: now.toISOString(),
  consultation: null,
  name: null,
  address: null,
})

/** The verdict that is still in force (DELIVERY-17); null where there is none. */
export async function keptVerdict(number: string): Promise<VatCheck | null> {
  const payload = await shopPayload()
  const { rows } = await payload.db.drizzle.execute(
    sql`select number, status, checked_at, consultation, name, address from vat_checks
        where number = ${number} and checked_at > now() - make_interval(hours => ${verdictHours})`,
  )
  const row = rows[0]
  if (!row) return null
  const checkedAt = new Date(String(row.checked_at)).toISOString()
  return vatCheckSchema.parse({ ...row, checkedAt })
}

/** Stores a verdict, and deletes those whose time is over, because the shop must not become a register of companies. */
async function keepVerdict(check: VatCheck): Promise<void> {
  const { number, status, checkedAt, consultation, name, address } = check
  const payload = await shopPayload()
  await payload.db.drizzle.execute(
    sql`insert into vat_checks (number, status, checked_at, consultation, name, address)
        values (${number}, ${status}, ${checkedAt}, ${consultation}, ${name}, ${address})
        on conflict (number) do update set status = excluded.status, checked_at = excluded.checked_at,
          consultation = excluded.consultation, name = excluded.name, address = excluded.address`,
  )
  await payload.db.drizzle.execute(
    sql`delete from vat_checks where checked_at < now() - make_interval(hours => ${verdictHours})`,
  )
}

/** Whether a number can be checked: a register is set, and it knows the number's country. */
export async function isCheckable(vatNumber: string): Promise<boolean> {
  if (!readSettings().VIES_URL) return false
  const { countries } = await getContent().catalogue()
  return vatNumberCountries(vatNumber, countries).some(code => findCountry(countries, code)?.viesCheck)
}

/**
 * What the online check says of a VAT number: the verdict that is kept, else what the register says now. `unverified`
 * where it cannot be asked, which is not stored: the next call asks again.
 */
export async function checkVatNumber(vatNumber: string): Promise<VatCheck> {
  const number = normaliseVatNumber(vatNumber)
  const now = new Date()
  const url = readSettings().VIES_URL
  if (!url || !(await isCheckable(number))) return unverified(number, now)
  const kept = await keptVerdict(number)
  if (kept) return kept
  const company = await getContent().company()
  const requester = normaliseVatNumber(company.vatNumber) || null
  const check = await askVies({ url, number, requester, now })
  if (check.status !== 'unverified') await keepVerdict(check)
  return check
}
