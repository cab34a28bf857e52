import { tellSession } from '@/stores/session'

/**
 * Ends the session (PEOPLE-10) and clears what this browser kept of its client; his cart stays. Without an answer it stays,
 * and the next page shows it.
 * @param everywhere in his other browsers too
 */
export async function logOut({ everywhere = false } = {}): Promise<void> {
  try {
    const { ok } = await fetch(`/api/clients/logout${everywhere ? '?everywhere=1' : ''}`)
    // It knows the forms of the checkout: no page carries it.
    if (ok) await import('./clear-client').then(({ clearClient }) => clearClient())
  } catch (error) {
    console.warn('no answer to the logout', error)
  }
  tellSession()
}
