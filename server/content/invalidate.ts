import { type CachePart, cacheParts, outsideContentSeconds, partsOf } from '@/lib/site/cache-manifest'

/** Counts the changes of content that this process made or heard of; readers compare it to drop what they remember. */
const state = globalThis as { contentVersion?: number }

/** An outside content service does not announce changes: after a while its content counts as changed. */
const timeSpan = () => (process.env.CONTENT_URL ? Math.floor(Date.now() / (outsideContentSeconds * 1000)) : 0)

/** Grows with every change of content, and with time where changes are not announced. */
export const contentVersion = () => (state.contentVersion ?? 0) + timeSpan()

const bump = () => {
  state.contentVersion = (state.contentVersion ?? 0) + 1
}

/** Tells the cache in front of this server, where there is one, which parts of the content are not what they were. */
async function purgeEdge(parts: readonly CachePart[]): Promise<void> {
  const { EDGE_URL, INTERNAL_TOKEN } = process.env
  if (!EDGE_URL || parts.length === 0) return
  const headers = { authorization: `Bearer ${INTERNAL_TOKEN}`, 'cache-tag': parts.join(',') }
  const { status } = await fetch(EDGE_URL, { method: 'PURGE', headers })
  if (status !== 204) console.error(`The cache at ${EDGE_URL} does not forget: ${status}`)
}

/**
 * Makes changed content visible at the next request: what this process remembers is dropped, and every page and answer
 * that shows it, in Next and in front of it. Done at once and again after the answer, for readers between the
 * change and its commit. Outside a request of Next, in a script, there are no pages to renew: the shop renews all at
 * its start.
 * @param collections what changed, by the slugs of collections and globals
 */
export async function invalidateContent(collections: string[]): Promise<void> {
  const parts = [...new Set(collections.flatMap(partsOf))]
  const [{ revalidateTag }, { after }] = await Promise.all([import('next/cache'), import('next/server')])
  const forget = async () => {
    bump()
    for (const part of parts) revalidateTag(part, { expire: 0 })
    await purgeEdge(parts)
  }
  try {
    await forget()
    after(forget)
  } catch (error) {
    if (process.env.NEXT_RUNTIME) throw error
  }
}

/** Forgets all that shows content, for a server that starts on content that changed while it did not run. */
export async function invalidateAll(): Promise<void> {
  const { revalidatePath } = await import('next/cache')
  bump()
  revalidatePath('/', 'layout')
  await purgeEdge(cacheParts)
}
