import { showRole } from '@/stores/shown-role'

/** Ends the session (PEOPLE-10). Without an answer it stays, and the next page shows it. */
export async function logOut(): Promise<void> {
  await fetch('/api/clients/logout').catch(error => console.warn('no answer to the logout', error))
  showRole()
}
