import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { claims } from '@/cms/tables/order-work'
import { shopAddress } from '@/server/catalogue/mails/shop-address'
import { documentsOf, invoiceFile } from '@/server/money/invoices/read'
import { readShipments } from '@/server/orders/shipments/read-shipments'
import type { MailSources } from './order-mails'

interface RefundRow {
  [column: string]: unknown
  minor: number
  reason: string
  number: string | null
}

/** What mails about orders read beside them, as it is stored. */
export const storedSources = (payload: Payload): MailSources => ({
  documents: async order =>
    (await documentsOf(payload, order)).map(document => ({
      ...document,
      file: async () => {
        const { name, bytes } = await invoiceFile(document)
        return { filename: name, content: Buffer.from(bytes) }
      },
    })),
  refund: async id => {
    const { rows } = await payload.db.drizzle.execute<RefundRow>(
      sql`select r.amount_minor as minor, r.reason, i.number
          from refunds r left join invoices i on i.refund_id = r.id where r.id = ${id}`,
    )
    return rows[0] ?? null
  },
  parcels: (order, zipcode) => readShipments(payload.db.drizzle, order, zipcode),
  claim: async id => {
    const [claim] = await payload.db.drizzle.select().from(claims).where(eq(claims.id, id))
    return claim ?? null
  },
  shopAddress: () => shopAddress(payload),
})
