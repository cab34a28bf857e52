import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopPayload } from '@/server/ground/shop-payload'

/** The features by which two accounts may be one person's. */
export const doubleReasons = ['email', 'phone', 'vat', 'siret', 'place'] as const

const party = z.object({ id: z.number(), email: z.string(), name: z.string(), orders: z.coerce.number() })
const doubleRow = z.object({ reasons: z.array(z.enum(doubleReasons)), first: party, second: party })
/** Two accounts that may be one person's: `first` has more orders, or is older. */
export type Double = z.infer<typeof doubleRow>

/** Pairs that are shown at once. */
const mostPairs = 50

/**
 * The features of an account: its address without the part behind a plus, the last nine digits of its telephone, its numbers, and its name
 * with its place.
 */
const keys = sql`
  select id, company_id, 'email' as kind, regexp_replace(split_part(lower(email), '@', 1), '\\+.*$', '') || '@' || split_part(lower(email), '@', 2) as key
    from clients where closed is not true
  union all select id, company_id, 'phone', right(regexp_replace(phone, '\\D', '', 'g'), 9) from clients
    where closed is not true and length(regexp_replace(phone, '\\D', '', 'g')) >= 9
  union all select id, company_id, 'vat', upper(regexp_replace(vat_number, '[^A-Za-z0-9]', '', 'g')) from clients
    where closed is not true and length(regexp_replace(vat_number, '[^A-Za-z0-9]', '', 'g')) >= 8
  union all select id, company_id, 'siret', regexp_replace(siret_number, '\\D', '', 'g') from clients
    where closed is not true and length(regexp_replace(siret_number, '\\D', '', 'g')) = 14
  union all select c.id, c.company_id, 'place', lower(trim(a ->> 'name')) || ' ' || upper(replace(a ->> 'zipcode', ' ', ''))
    from clients c, jsonb_path_query(c.addresses, 'lax $.addresses[*]') a
    where closed is not true and trim(a ->> 'name') <> '' and trim(a ->> 'zipcode') <> ''`

/** Pairs of accounts, or those with one of them. Buyers of the same company share its numbers and its place, but are different persons. */
async function pairs(of: SQL | undefined): Promise<Double[]> {
  const side = (
    name: string,
  ) => sql`json_build_object('id', ${sql.raw(name)}.id, 'email', ${sql.raw(name)}.email,
    'name', coalesce(${sql.raw(name)}.name, ''), 'orders', (select count(*) from orders where client_id = ${sql.raw(name)}.id))`
  const { rows } = await (await shopPayload()).db.drizzle.execute(sql`
    with keys as (${keys}),
    pairs as (
      select a.id as a, b.id as b, array_agg(distinct a.kind) as reasons from keys a join keys b on a.kind = b.kind and a.key = b.key
      where ${of ?? sql`a.id < b.id`}
        and (a.company_id is null or a.company_id is distinct from b.company_id or a.kind in ('email', 'phone'))
      group by 1, 2 order by count(distinct a.kind) desc, 1, 2 limit ${mostPairs})
    select p.reasons, ${side('a')} as first, ${side('b')} as second from pairs p
      join clients a on a.id = p.a join clients b on b.id = p.b`)
  return z.array(doubleRow).parse(rows)
}

/** Accounts that may be the same person's; null where the actor may not merge accounts. */
export async function findDoubles(actor: Actor): Promise<Double[] | null> {
  if (!can(actor, 'client.merge')) return null
  return (await pairs(undefined)).map(({ reasons, first, second }) =>
    second.orders > first.orders ? { reasons, first: second, second: first } : { reasons, first, second },
  )
}

/** The accounts that may be the same person's as one: he is `first`. */
export const doublesOf = (client: number): Promise<Double[]> => pairs(sql`a.id = ${client} and b.id <> a.id`)
