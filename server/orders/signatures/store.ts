import 'server-only'
import { asc, eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { proofSignatures } from '@/cms/tables/proof-signatures'
import type { KeptSignature, Signature } from '@/lib/orders/signatures/signature'
import type { Actor } from '@/lib/people/actor/actor'
import type { TransactionScope } from '@/server/ground/transaction'
import { authorOf } from '../move-order'

type Reader = Payload['db']['drizzle'] | TransactionScope['tx']

/** The signed thing: the designs of a quotation, or of an order. */
export type Signed = { quotation: number } | { order: number }

const whichOf = (of: Signed) =>
  'quotation' in of ? eq(proofSignatures.quotationId, of.quotation) : eq(proofSignatures.orderId, of.order)

/** Keeps a name under designs, in the caller's transaction. */
export async function keepSignature(
  { tx }: TransactionScope,
  actor: Actor,
  of: Signed,
  { hashes, name, drawing }: Signature & { hashes: string[] },
): Promise<void> {
  const { data } = authorOf(actor)
  const by = data as { admin: number; email: string } | undefined
  await tx.insert(proofSignatures).values({
    ...('quotation' in of ? { quotationId: of.quotation } : { orderId: of.order }),
    hashes: [...new Set(hashes)],
    name,
    drawing,
    data: by ?? null,
  })
}

/** The names under the designs of a quotation or an order, the oldest first. */
export async function signaturesOf(db: Reader, of: Signed, forStaff = false): Promise<KeptSignature[]> {
  const rows = await db.select().from(proofSignatures).where(whichOf(of)).orderBy(asc(proofSignatures.id))
  return rows.map(({ name, drawing, at, hashes, data }) => ({
    name,
    drawing,
    at: at.toISOString(),
    hashes,
    ...(forStaff && data && { by: data.email }),
  }))
}

/** Copies the signatures of a quotation to the order that it has become, in the caller's transaction. */
export async function passSignatures(
  { tx }: TransactionScope,
  { quotation, order }: { quotation: number; order: number },
): Promise<void> {
  await tx.update(proofSignatures).set({ orderId: order }).where(eq(proofSignatures.quotationId, quotation))
}
