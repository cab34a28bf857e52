import 'server-only'
import { isQuotation } from '@/lib/orders/quotations/numbers'
import { shopPayload } from '@/server/ground/shop-payload'
import { isSignature, signatureOf } from '@/server/ground/signature'
import { findQuotation, type QuotationRow } from './store'

type Signed = Pick<QuotationRow, 'id' | 'authNonce'>

const signature = ({ id, authNonce }: Signed): string => signatureOf(`quotation ${id} ${authNonce}`)

/**
 * The code with which the holder of a link reads and answers one quotation: the quotation's number, signed with a nonce of its own.
 */
export const signQuotation = (row: Signed): string => `${row.id}.${signature(row)}`

/**
 * The quotation that a code is for; null for one that was not signed by the shop. The first codes did not name their quotation: for
 * them it is `quotation`, from the address.
 */
export async function quotationOfCode(code: string, quotation?: number): Promise<number | null> {
  const [, named, signed = ''] = /^(?:([1-9]\d{0,9})\.)?([\w-]{1,100})$/.exec(code) ?? []
  const id = named ? Number(named) : quotation
  if (id === undefined || !isQuotation(id)) return null
  const row = await findQuotation((await shopPayload()).db.drizzle, id)
  return row && isSignature(signed, signature(row)) ? id : null
}
