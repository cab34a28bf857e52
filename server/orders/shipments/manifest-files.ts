import 'server-only'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { createTranslator } from 'next-intl'
import { manifests } from '@/cms/tables/order-work'
import { defaultLocale, isLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import { carrierName } from '@/lib/orders/order/carriers'
import { type ManifestContent, manifestName } from '@/lib/orders/order/manifest'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { writeCsv } from '@/server/ground/csv'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { runTask } from '@/server/ground/threads/pool'
import type { ManifestPaper } from './pdf/content'

export const manifestFiles = ['manifest.pdf', 'manifest.csv'] as const

interface Kept {
  id: number
  carrier: string
  day: string
  content: ManifestContent
}

const csvColumns = 'manifest day carrier parcel order tracking zipcode city country relay pieces'.split(' ')

/** A list for the carrier's own programs, or for a spreadsheet. */
function manifestCsv({ id, carrier, day, content }: Kept): string {
  const rows = content.parcels.map(parcel => [
    manifestName(id),
    day,
    carrierName(carrier) || carrier,
    parcel.parcel,
    parcel.order,
    parcel.tracking,
    parcel.zipcode,
    parcel.city,
    parcel.country,
    parcel.relay,
    parcel.pieces,
  ])
  return writeCsv([csvColumns, ...rows])
}

/** The content of a list, in the language in which it was made. */
async function manifestPaper({ id, carrier, day, content }: Kept): Promise<ManifestPaper> {
  const locale = isLocale(content.locale) ? content.locale : defaultLocale
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: 'packing.manifest' })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    title: t('title', { name: manifestName(id) }),
    facts: [
      t('facts', { carrier: carrierName(carrier) || t('other'), date: date.format(new Date(day)) }),
      t('count', { count: content.parcels.length }),
    ],
    from: content.from,
    heads: [t('number'), t('order'), t('tracking'), t('to'), t('pieces')],
    rows: content.parcels.map(({ order, tracking, zipcode, city, country, relay, pieces }, index) => [
      String(index + 1),
      String(order),
      tracking || '–',
      [`${zipcode} ${city}`.trim(), country && countries.of(country), relay && t('relay', { relay })]
        .filter(Boolean)
        .join(', '),
      String(pieces),
    ]),
    signs: [t('handedOver'), t('received')],
  }
}

/** A file of a list, made only from the data that were stored with it. */
export async function readManifestFile(
  actor: Actor,
  { id, file }: { id: number; file: (typeof manifestFiles)[number] },
): Promise<{ ok: true; name: string; type: string; body: Uint8Array | string } | OrderFailure> {
  if (!can(actor, 'order.ship')) return orderFailure('not_found')
  const { drizzle } = (await shopPayload()).db
  const [kept] = await drizzle.select().from(manifests).where(eq(manifests.id, id))
  if (!kept) return orderFailure('not_found')
  if (file === 'manifest.csv')
    return {
      ok: true,
      name: `${manifestName(id)}.csv`,
      type: 'text/csv; charset=utf-8',
      body: manifestCsv(kept),
    }
  const body = await runTask('makeManifest', await manifestPaper(kept))
  return { ok: true, name: `${manifestName(id)}.pdf`, type: 'application/pdf', body }
}
