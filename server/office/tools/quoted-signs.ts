import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { quotationDraftSchema } from '@/lib/orders/quotations/draft'
import { priceableOf } from '@/lib/product/kinds/registry'
import type { SignConfig } from '@/lib/product/sign/config'

/** Of how many quotations the effect of new rates is shown: the newest. */
const shown = 20

/** An open quotation with its signs at catalogue prices: prices that were agreed by hand do not follow the rates. */
export interface QuotedSigns {
  id: number
  name: string
  /** Whether a version was sent, which keeps its prices. */
  sent: boolean
  signs: { config: SignConfig; quantity: number }[]
}

interface Row extends Record<string, unknown> {
  id: number
  name: string
  version: number
  draft: unknown
}

function signsOf(draft: unknown): QuotedSigns['signs'] {
  const lines = quotationDraftSchema.safeParse(draft).data?.lines ?? []
  return lines.flatMap(({ item, agreed }) => {
    const priceable = agreed === null ? priceableOf(item) : null
    return priceable && 'config' in priceable ? [{ config: priceable.config, quantity: item.quantity }] : []
  })
}

/** The open quotations with signs, the newest first (TOOLS-6). */
export async function readQuotedSigns(payload: Payload): Promise<QuotedSigns[]> {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select id, name, version, draft from quotations
    where state in ('requested', 'answered', 'change-asked')
      and draft @? '$.lines[*].item ? (@.type == "sign")'
    order by created_at desc limit ${shown}`)
  return rows.flatMap(({ id, name, version, draft }) => {
    const signs = signsOf(draft)
    return signs.length > 0 ? [{ id, name, sent: version > 0, signs }] : []
  })
}
