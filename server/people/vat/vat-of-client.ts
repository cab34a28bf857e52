import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { VatStatus } from '@/lib/people/client/vat-check'
import { checkVatNumber, isCheckable } from '@/server/people/vat/check-vat-number'

/** What the online check says of the number of an account; null where there is none. */
export const vatStatusOf = async (vatNumber: string): Promise<VatStatus | null> =>
  vatNumber === '' ? null : (await checkVatNumber(vatNumber)).status

/** Whether a job is to ask again for a number that could not be checked. */
export const isAskedLater = async (vatNumber: string, status: VatStatus | null): Promise<boolean> =>
  status === 'unverified' && (await isCheckable(vatNumber))

/** Asks for the number of an account that could not be checked. Throws while there is no answer, to be tried again. */
export async function learnVatOfClient(payload: Payload, client: number): Promise<string | undefined> {
  const { rows } = await payload.db.drizzle.execute<{ vat_number: string | null }>(
    sql`select vat_number from clients where id = ${client} and vat_status = 'unverified' and closed is not true`,
  )
  const number = rows[0]?.vat_number
  if (!number) return undefined
  const { status } = await checkVatNumber(number)
  if (status === 'unverified') throw new Error(`${number} cannot be checked at the moment`)
  await payload.db.drizzle.execute(
    sql`update clients set vat_status = ${status} where id = ${client} and vat_number = ${number}`,
  )
  return `${client}: ${number} ${status}`
}
