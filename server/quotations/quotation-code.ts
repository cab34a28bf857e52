import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Actor } from '@/lib/actor/actor'
import { readSettings } from '@/server/env'
import { readActor } from '../http/actor'
import { shopPayload } from '../shop-payload'
import { findQuotation, type QuotationRow } from './store'

const signatureOf = (id: number, nonce: string) =>
  createHmac('sha256', readSettings().PAYLOAD_SECRET).update(`quotation ${id} ${nonce}`).digest('base64url')

/** The code with which the holder of a link reads and answers one quotation, signed with a nonce of its own. */
export const signQuotation = ({ id, authNonce }: Pick<QuotationRow, 'id' | 'authNonce'>): string =>
  signatureOf(id, authNonce)

async function isCodeOf(id: number, code: string): Promise<boolean> {
  const row = await findQuotation((await shopPayload()).db.drizzle, id)
  if (!row) return false
  const [given, wanted] = [Buffer.from(code), Buffer.from(signQuotation(row))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

/** Who asks about a quotation: the holder of its code, else whoever has a session. */
export async function quotationActor(request: Request, id: number, auth: string | undefined): Promise<Actor> {
  if (auth && (await isCodeOf(id, auth))) return { kind: 'code', order: id }
  return readActor(request)
}
