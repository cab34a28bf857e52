import 'server-only'
import { z } from 'zod'
import type { Doc } from '@/cms/mapping/documents'
import type { Page } from '@/lib/catalogue/contract/page'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopPayload } from '@/server/ground/shop-payload'
import { pageOfDocument } from './pages'
import { withWritten } from './with-written'

/** The number of a document, as the database counts. */
const pageNumber = z.number().int().positive().max(2_147_483_647)

/**
 * A page as it would be with what is written in its form (STAFF-10), on its latest draft; null where there is none, or for an actor who may
 * not see drafts.
 * @param written the form's fields, of one language, as they come from a browser
 */
export async function readWrittenPage(
  actor: Actor,
  { id, locale, written }: { id: number; locale: SiteLocale; written: unknown },
): Promise<Page | null> {
  if (!can(actor, 'content.translate') || !pageNumber.safeParse(id).success) return null
  const { docs } = await (await shopPayload()).find({
    collection: 'pages',
    where: { id: { equals: id } },
    draft: true,
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [stored] = docs as Doc<'pages'>[]
  return stored ? pageOfDocument(withWritten(stored, written, languageOf(locale)), locale) : null
}
