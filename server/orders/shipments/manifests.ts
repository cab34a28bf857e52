import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { desc, inArray } from '@payloadcms/db-postgres/drizzle'
import { manifests, shipments } from '@/cms/tables/order-work'
import type { ManifestParcel, ManifestRequest } from '@/lib/orders/order/manifest'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopClock } from '@/lib/people/company/hours'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import type { TransactionScope } from '@/server/ground/transaction'
import { wholeOrNothing } from '@/server/ground/undone'
import { staffEmail } from '../staff-email'
import { senderLines } from './papers'

/** How many days back to look for parcels that no carrier took. */
const openDays = 14

const dayOf = sql.raw(`(s.sent_at at time zone '${shopClock}')::date`)

/** A day's parcels of a carrier that are on no list yet, locked so that no other list takes them, with their destinations. */
async function holdParcels(
  { tx }: TransactionScope,
  { carrier, day }: ManifestRequest,
): Promise<ManifestParcel[]> {
  const { rows } = await tx.execute<ManifestParcel & Record<string, unknown>>(sql`
    select s.id as parcel, s.order_id as order, s.tracking, coalesce(place ->> 'zipcode', '') as zipcode,
      coalesce(place ->> 'city', '') as city, coalesce(place ->> 'country', '') as country,
      coalesce(o.shipment -> 'point' ->> 'id', '') as relay,
      (select coalesce(sum(pieces), 0)::int from shipment_lines where shipment_id = s.id) as pieces
    from shipments s join orders o on o.id = s.order_id,
      lateral (select coalesce(nullif(o.shipment -> 'point', 'null'::jsonb), o.delivery) as place) as goes
    where s.manifest_id is null and s.carrier = ${carrier}
      and s.sent_at >= (${day}::date::timestamp at time zone ${shopClock})
      and s.sent_at < ((${day}::date + 1)::timestamp at time zone ${shopClock})
    order by s.id for update of s`)
  return rows
}

/**
 * Stores which parcels of a day a carrier takes (PRODUCTION-12): each parcel is on one list, and later parcels are on the day's next one.
 * `manifest_empty` where nothing is left, as for the second of two clerks.
 */
export async function makeManifest(
  actor: Actor,
  { locale, ...asked }: ManifestRequest & { locale: string },
): Promise<{ ok: true; manifest: number } | OrderFailure> {
  if (!can(actor, 'order.ship')) return orderFailure('forbidden')
  const from = await senderLines()
  return wholeOrNothing(async scope => {
    const parcels = await holdParcels(scope, asked)
    if (parcels.length === 0) return orderFailure('manifest_empty')
    const [made] = await scope.tx
      .insert(manifests)
      .values({ ...asked, content: { locale, from, parcels }, madeBy: staffEmail(actor) })
      .returning({ manifest: manifests.id })
    if (!made) throw new Error('a row that was inserted has a number')
    const taken = parcels.map(({ parcel }) => parcel)
    await scope.tx.update(shipments).set({ manifestId: made.manifest }).where(inArray(shipments.id, taken))
    return { ok: true, ...made }
  })
}

/** Parcels of a carrier and a day that are on no list yet. */
export interface OpenParcels {
  carrier: string
  day: string
  parcels: number
  /** How many have no number of the carrier. */
  unnumbered: number
}

/** A list in the overview. */
export interface ManifestSummary {
  id: number
  carrier: string
  day: string
  parcels: number
  at: string
  by: string
}

const shownManifests = 40

/** The parcels to hand over, the oldest day first, and the last lists that were made. */
export async function readManifests(
  actor: Actor,
): Promise<{ open: OpenParcels[]; made: ManifestSummary[] } | null> {
  if (!can(actor, 'order.ship')) return null
  const { drizzle } = (await shopPayload()).db
  const [open, made] = await Promise.all([
    drizzle.execute<OpenParcels & Record<string, unknown>>(sql`
      select s.carrier, ${dayOf}::text as day, count(*)::int as parcels,
        count(*) filter (where s.tracking = '')::int as unnumbered
      from shipments s where s.manifest_id is null and s.carrier <> 'pickup'
        and s.sent_at > now() - make_interval(days => ${openDays})
      group by 1, 2 order by 2, 1`),
    drizzle
      .select({
        id: manifests.id,
        carrier: manifests.carrier,
        day: manifests.day,
        parcels: sql<number>`jsonb_array_length(${manifests.content} -> 'parcels')`,
        at: sql<string>`to_json(${manifests.madeAt}) #>> '{}'`,
        by: manifests.madeBy,
      })
      .from(manifests)
      .orderBy(desc(manifests.id))
      .limit(shownManifests),
  ])
  return { open: open.rows, made }
}
