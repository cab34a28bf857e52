import 'server-only'
import { sentAlong, sentHashes } from '@/lib/design/import/sent-files'
import { ownedOf } from '@/server/design/own-pictures/owned'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import type { VerifiedItem } from './verify-items'

/**
 * Whether every file that is sent along for the workshop is there and was sent by this browser (ORDER-24). The file of another browser is
 * refused like one that does not exist.
 * @param owner what `ownerOf` makes of the browser's key
 */
export async function checkSentFiles(
  items: readonly VerifiedItem[],
  owner: string | null,
): Promise<OrderFailure | null> {
  const wanted = items.flatMap(({ item }) => sentHashes(item))
  if (wanted.length === 0) return null
  const owned = owner === null ? new Set<string>() : await ownedOf(wanted, owner)
  for (const { item } of items) {
    if (sentHashes(item).every(hash => owned.has(hash))) continue
    const files = sentAlong(item)?.files.map(({ name }) => name) ?? []
    return orderFailure('import_unknown', { item: item.id, slug: item.slug, files })
  }
  return null
}
