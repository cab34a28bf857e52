import 'server-only'
import type { Client } from '@/cms/payload-types'
import { shopPayload } from '@/server/ground/shop-payload'
import { findClient } from '@/server/people/clients/client-record'
import { findRecord } from './find-record'
import { orderOfCode } from './order-auth'
import { quotationOfCode } from './quotations/quotation-code'
import { findQuotation } from './quotations/store'

/** The client of an order or a quotation: his account, where he has one, and the name and address that he gave. */
export interface CodeHolder {
  account: Client | null
  email: string | null
  name: string | null
}

const accountOf = async (client: number | { id: number } | null | undefined) => {
  const id = typeof client === 'object' ? client?.id : client
  return id ? findClient(id) : null
}

/** The client to whom the code of an order's or a quotation's link was given; null for a code that the shop did not sign. */
export async function holderOfCode(code: string): Promise<CodeHolder | null> {
  const order = await orderOfCode(code)
  const record = order === null ? null : await findRecord(order)
  if (record) {
    const { email = null, name = null } = record
    return { account: await accountOf(record.client), email, name }
  }
  const quotation = await quotationOfCode(code)
  const row = quotation === null ? null : await findQuotation((await shopPayload()).db.drizzle, quotation)
  return row && { account: await accountOf(row.client), email: row.email, name: row.name }
}
