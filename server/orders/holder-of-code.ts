import 'server-only'
import type { Client } from '@/cms/payload-types'
import { shopPayload } from '../ground/shop-payload'
import { findClient } from '../people/clients/client-record'
import { findRecord } from './find-record'
import { orderOfCode } from './order-auth'
import { quotationOfCode } from './quotations/quotation-code'
import { findQuotation } from './quotations/store'

/** Whom an order or a quotation is for: his account where it is one's, and what he named himself by. */
export interface CodeHolder {
  account: Client | null
  email: string | null
  name: string | null
}

const accountOf = async (client: number | { id: number } | null | undefined) => {
  const id = typeof client === 'object' ? client?.id : client
  return id ? findClient(id) : null
}

/** Whom the code of an order's or a quotation's link was given to; null for one that the shop did not sign. */
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
