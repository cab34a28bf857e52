import { showRole } from './shown-role'
import { onOtherTab, storageKeys } from './storage'

/** The event within a page when somebody has logged in or out. */
export const sessionEvent = 'shop:session'

/**
 * Follows logins and logouts of other tabs, and those that happened while this page was in the back/forward cache.
 * @param look called for the initial session of the page, and after every change
 */
export function watchSession(look: () => void): () => void {
  const follow = () => {
    showRole()
    look()
    window.dispatchEvent(new Event(sessionEvent))
  }
  const stop = onOtherTab(storageKeys.session, follow)
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow()
  }
  window.addEventListener('pageshow', onPageShow)
  look()
  return () => {
    stop()
    window.removeEventListener('pageshow', onPageShow)
  }
}
