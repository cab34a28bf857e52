import { showRole } from './shown-role'
import { onOtherTab, storageKeys } from './storage'

/** The event within a page when somebody has logged in or out. */
export const sessionEvent = 'shop:session'

/**
 * Follows logins and logouts of other tabs, and those of a time when this page was put aside by the browser.
 * @param look what the page looks at for the session that it begins with, and for every other
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
