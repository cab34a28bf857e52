import 'server-only'
import { unstable_cache } from 'next/cache'
import type { ContentTag } from '@/lib/site/cache-manifest'

const markers = new Map<ContentTag, () => Promise<string>>()

/**
 * Ties the page that is being rendered to a part of the content: a change there renews it. The content itself comes
 * from the process's memory; what is cached here is only the tie.
 */
export async function tagPage(part: ContentTag): Promise<void> {
  let marker = markers.get(part)
  if (!marker) {
    marker = unstable_cache(async () => part, ['content', part], { tags: [part] })
    markers.set(part, marker)
  }
  await marker()
}
