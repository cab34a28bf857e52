import { devModeCookie } from '@/lib/doors/contract/trial'
import { closePopup, openPopup } from '@/stores/ui'

const keptSeconds = 365 * 24 * 3600

/** Switches the development mode of this browser on or off. */
export function setDevMode(on: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: `cookieStore` is missing on plain http and in some browsers
  document.cookie = `${devModeCookie}=1; Path=/; SameSite=Lax; Max-Age=${on ? keptSeconds : 0}`
  showWidget()
}

/** Shows the tools' widget where one of the staff works in development mode (TOOLS-12), otherwise removes it. */
export function showWidget(): void {
  const isStaff = document.documentElement.dataset.role === 'admin'
  if (isStaff && document.cookie.includes(devModeCookie)) openPopup('toolsWidget')
  else closePopup('toolsWidget')
}
