import { showRole } from './shown-role'

/** Days that a client's session lasts; the word beside it is worth nothing without one. */
const sessionDays = 30

/**
 * Brings the word that the pages go by in line with what the shop has just said of its shopper: an account may have been
 * confirmed, or its session ended elsewhere, since the word was set. What the staff see stays.
 * @param role null where nobody is logged in
 */
export function agreeRole(role: 'client' | 'company' | 'retailer' | null): void {
  const shown = document.documentElement.dataset.role ?? null
  if (shown === role || (shown === 'admin' && role === null)) return
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const age = role ? sessionDays * 24 * 60 * 60 : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not there on plain http, nor in every browser
  document.cookie = `shop-role=${role ?? ''}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`
  showRole()
}
