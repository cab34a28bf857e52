import { AsyncLocalStorage } from 'node:async_hooks'
import { type ContentTag, cacheParts, outsideContentSeconds, partsOf } from '@/lib/ground/site/cache-manifest'

/** Counts the changes of content that this process made or heard of; readers compare it to drop what they remember. */
const state = globalThis as { contentVersion?: number }

/** An outside content service does not announce changes: after a while its content counts as changed. */
const timeSpan = () => (process.env.CONTENT_URL ? Math.floor(Date.now() / (outsideContentSeconds * 1000)) : 0)

/** Grows with every change of content, and with time where changes are not announced. */
export const contentVersion = () => (state.contentVersion ?? 0) + timeSpan()

const bump = () => {
  state.contentVersion = (state.contentVersion ?? 0) + 1
}

/** Informs the cache in front of this server, where there is one, which parts of the content have changed. */
async function purgeEdge(parts: readonly ContentTag[]): Promise<void> {
  const { EDGE_URL, INTERNAL_TOKEN } = process.env
  if (!EDGE_URL || parts.length === 0) return
  const headers = { authorization: `Bearer ${INTERNAL_TOKEN}`, 'cache-tag': parts.join(',') }
  const { status } = await fetch(EDGE_URL, { method: 'PURGE', headers })
  if (status !== 204) console.error(`The cache at ${EDGE_URL} does not forget: ${status}`)
}

async function forget(parts: readonly ContentTag[]): Promise<void> {
  const { revalidateTag } = await import('next/cache')
  bump()
  for (const part of parts) revalidateTag(part, { expire: 0 })
  await purgeEdge(parts)
}

/** The changes of a piece of work whose end somebody waits for. `outside`: no page can be renewed where it runs. */
interface Waited {
  parts: Set<ContentTag>
  collections: Set<string>
  outside: boolean
}

/** What has changed in the work that is being done; one a process, as the count is. */
const holder = globalThis as { contentChanges?: AsyncLocalStorage<Waited> }
function changes(): AsyncLocalStorage<Waited> {
  holder.contentChanges ??= new AsyncLocalStorage()
  return holder.contentChanges
}

/**
 * Makes changed content visible at the next request: what this process remembers is dropped, and every page and answer
 * that shows it, in Next and in front of it. Done at once and again when the change is committed, because of reads in
 * between. Outside a request of Next, in a script, there are no pages to renew: the shop renews all at its start.
 * @param collections what changed, by the slugs of collections and globals, or as the tag of one page
 */
export async function invalidateContent(collections: string[]): Promise<void> {
  const parts = [...new Set(collections.flatMap(partsOf))]
  const waited = changes().getStore()
  for (const part of parts) waited?.parts.add(part)
  for (const collection of collections) waited?.collections.add(collection)
  if (waited?.outside) return
  try {
    await forget(parts)
    if (waited) return
    const { after } = await import('next/server')
    after(() => forget(parts))
  } catch (error) {
    if (process.env.NEXT_RUNTIME) throw error
  }
}

/** Does work that may change content; once it answers, its changes are what everybody reads. */
export async function withChangesShown<T>(work: () => Promise<T>): Promise<T> {
  const waited: Waited = { parts: new Set(), collections: new Set(), outside: false }
  const done = await changes().run(waited, work)
  if (waited.parts.size > 0) await forget([...waited.parts])
  return done
}

/** Does work outside of a request, as a job does: which collections it changed, whose pages somebody else has to renew. */
export async function changesOutside(work: () => Promise<void>): Promise<string[]> {
  const waited: Waited = { parts: new Set(), collections: new Set(), outside: true }
  await changes().run(waited, work)
  return [...waited.collections]
}

/** Forgets all that shows content, for a server that starts on content that changed while it did not run. */
export async function invalidateAll(): Promise<void> {
  const { revalidatePath } = await import('next/cache')
  bump()
  revalidatePath('/', 'layout')
  await purgeEdge(cacheParts)
}
