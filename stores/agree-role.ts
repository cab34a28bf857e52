import { showRole } from './shown-role'

/** Days that a client's session lasts; the role cookie is worth nothing without a session. */
const sessionDays = 30

/**
 * Updates the role cookie of the pages from the shop's latest answer: since it was set, the account may have been
 * confirmed, or its session ended elsewhere. The view of staff stays.
 * @param role null where nobody is logged in
 */
export function agreeRole(role: 'client' | 'company' | 'retailer' | null): void {
  const shown = document.documentElement.dataset.role ?? null
  if (shown === role || (shown === 'admin' && role === null)) return
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const age = role ? sessionDays * 24 * 60 * 60 : 0
  // biome-ignore lint/suspicious/noDocumentCookie: `cookieStore` is missing on plain http and in some browsers
  document.cookie = `shop-role=${role ?? ''}; Path=/; SameSite=Lax; Max-Age=${age}${secure}`
  showRole()
}
