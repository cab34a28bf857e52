import { showRole } from './shown-role'
import { storageKeys, writeStorage } from './storage'
import { sessionEvent } from './watch-session'

/** Somebody has logged in or out here: this page and the other tabs follow (PEOPLE-9 keeps the session from scripts). */
export function announceSession(): void {
  showRole()
  // A value that differs each time: other tabs only get an event on a change.
  writeStorage(storageKeys.session, String(Date.now()))
  window.dispatchEvent(new Event(sessionEvent))
}

/** Calls back when somebody has logged in or out, here or in another tab, until the returned function is called. */
export function onSession(listener: () => void): () => void {
  window.addEventListener(sessionEvent, listener)
  return () => window.removeEventListener(sessionEvent, listener)
}
