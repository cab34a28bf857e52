import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { type SignConfig, signConfigSchema } from '@/lib/product/sign/config'
import { plainSign } from '@/lib/product/sign/plain-sign'

/** How many signs the effect of new rates is shown on, and over how many days sales are counted. */
const shown = 20
export const soldDays = 90

/** A sign as it was sold: pieces in `soldDays`, and the quantity that a line of it usually has. */
export interface SoldSign {
  config: SignConfig
  pieces: number
  quantity: number
}

interface Row extends Record<string, unknown> {
  config: unknown
  pieces: number
  quantity: number
}

/** The signs that were sold most; where too few were sold, the usual signs of the first materials fill up. */
export async function readSoldSigns(payload: Payload, { materials }: Catalogue): Promise<SoldSign[]> {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select l.config, sum(l.quantity)::int as pieces,
      (mode() within group (order by l.quantity))::int as quantity
    from orders_lines l join orders o on o.id = l._parent_id
    where l.kind = 'sign' and o.created_at > now() - make_interval(days => ${soldDays})
      and o.status in ('paid', 'in-production', 'shipped', 'delivered')
    group by l.config order by pieces desc, min(l.id) limit ${shown}`)
  const sold = rows.flatMap(({ config, pieces, quantity }): SoldSign[] => {
    const parsed = signConfigSchema.safeParse(config)
    return parsed.success ? [{ config: parsed.data, pieces, quantity }] : []
  })
  const { width, height } = materials.defaultSign
  const usual = materials.materials
    .filter(material => !sold.some(({ config }) => config.material === material.name) && !material.isXXL)
    .map(material => ({ config: plainSign(material, width, height), pieces: 0, quantity: 1 }))
  return [...sold, ...usual].slice(0, shown)
}
