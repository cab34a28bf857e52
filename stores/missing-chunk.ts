/** A part of the page's code could not be fetched: a newer build has other files. */
export function isMissingChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return /ChunkLoadError|Loading chunk|Failed to load chunk|dynamically imported module/i.test(
    `${error.name} ${error.message}`,
  )
}

/** The address for which this tab was reloaded: a second failure has another reason. */
const reloadedKey = 'reloadedFor'

/**
 * Loads the page again, once for each address, where a part of its code is missing (PAGE-14). Not while the shop does not answer: without a
 * network the present page stays.
 */
export async function reloadForMissingChunk(error: unknown): Promise<void> {
  if (!isMissingChunk(error) || sessionStorage.getItem(reloadedKey) === location.href) return
  const answers = await fetch(`/builds/latest.json?timestamp=${Date.now()}`).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!answers) return
  sessionStorage.setItem(reloadedKey, location.href)
  location.reload()
}

/** Handles code that was requested and did not load, whichever part requested it, until the returned function is called. */
export function watchChunks(): () => void {
  const onRejection = ({ reason }: PromiseRejectionEvent) => void reloadForMissingChunk(reason)
  window.addEventListener('unhandledrejection', onRejection)
  return () => window.removeEventListener('unhandledrejection', onRejection)
}
