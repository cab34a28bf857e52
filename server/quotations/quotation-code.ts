import 'server-only'
import type { Actor } from '@/lib/actor/actor'
import { readActor } from '../http/actor'
import { shopPayload } from '../shop-payload'
import { isSignature, signatureOf } from '../signature'
import { findQuotation, type QuotationRow } from './store'

/** The code with which the holder of a link reads and answers one quotation, signed with a nonce of its own. */
export const signQuotation = ({ id, authNonce }: Pick<QuotationRow, 'id' | 'authNonce'>): string =>
  signatureOf(`quotation ${id} ${authNonce}`)

async function isCodeOf(id: number, code: string): Promise<boolean> {
  const row = await findQuotation((await shopPayload()).db.drizzle, id)
  return row !== null && isSignature(code, signQuotation(row))
}

/** Who asks about a quotation: the holder of its code, else whoever has a session. */
export async function quotationActor(request: Request, id: number, auth: string | undefined): Promise<Actor> {
  if (auth && (await isCodeOf(id, auth))) return { kind: 'code', order: id }
  return readActor(request)
}
