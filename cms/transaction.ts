import type { PayloadRequest } from 'payload'

type Drizzle = PayloadRequest['payload']['db']['drizzle']

/** What runs statements in the transaction that Payload has opened for a request; outside of one the database itself. */
export async function databaseOf(req: PayloadRequest): Promise<Drizzle> {
  const session = req.payload.db.sessions?.[String(await req.transactionID)]
  return (session?.db ?? req.payload.db.drizzle) as Drizzle
}
