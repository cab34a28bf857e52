import { showRole } from './shown-role'
import { onOtherTab, storageKeys, writeStorage } from './storage'

const sessionEvent = 'shop:session'

/** Somebody has logged in or out here: this page and the other tabs follow (PEOPLE-9 keeps the session from scripts). */
export function tellSession(): void {
  showRole()
  // A value that differs each time: the other tabs hear of a change alone.
  writeStorage(storageKeys.session, String(Date.now()))
  window.dispatchEvent(new Event(sessionEvent))
}

/** Calls back when somebody has logged in or out, here or in another tab, until the returned function is called. */
export function onSession(listener: () => void): () => void {
  window.addEventListener(sessionEvent, listener)
  return () => window.removeEventListener(sessionEvent, listener)
}

/** Follows logins and logouts of other tabs, and those of a time when this page was put aside by the browser. */
export function watchSession(): () => void {
  const follow = () => {
    showRole()
    window.dispatchEvent(new Event(sessionEvent))
  }
  const stop = onOtherTab(storageKeys.session, follow)
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow()
  }
  window.addEventListener('pageshow', onPageShow)
  return () => {
    stop()
    window.removeEventListener('pageshow', onPageShow)
  }
}
