import { announceSession } from '@/stores/session'

/**
 * Ends the session (PEOPLE-10) and clears what this browser kept of its client; his cart stays. Without an answer the session stays, and
 * the next page shows that.
 * @param everywhere in his other browsers too
 */
export async function logOut({ everywhere = false } = {}): Promise<void> {
  try {
    const { ok } = await fetch(`/api/clients/logout${everywhere ? '?everywhere=1' : ''}`)
    // It includes the forms of the checkout, so it is fetched only on demand.
    if (ok) await import('./clear-client').then(({ clearClient }) => clearClient())
  } catch (error) {
    console.warn('no answer to the logout', error)
  }
  announceSession()
}
