import 'server-only'
import { unstable_cache } from 'next/cache'
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external'
import type { ContentTag } from '@/lib/ground/site/cache-manifest'

/**
 * Makes a tie that sets these cache terms for the page that is being rendered. Nothing happens where none is rendered: a job may come
 * before the first request, and so before Next has a cache.
 */
export function tieOfPage(
  name: string,
  terms: { tags?: ContentTag[]; revalidate?: number },
): () => Promise<void> {
  const mark = unstable_cache(async () => name, ['content', name], terms)
  return async () => {
    if (workAsyncStorage.getStore()) await mark()
  }
}

const ties = new Map<ContentTag, () => Promise<void>>()

/**
 * Ties the page that is being rendered to a part of the content: a change there renews it. The content itself comes
 * from the process's memory; what is cached here is only the tie.
 */
export async function tagPage(part: ContentTag): Promise<void> {
  const tie = ties.get(part) ?? tieOfPage(part, { tags: [part] })
  ties.set(part, tie)
  await tie()
}
