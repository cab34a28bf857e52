import { createRoot, type Root } from 'react-dom/client'
import { devModeCookie } from '@/lib/contract/trial'
import type { SiteLocale } from '@/lib/site/locales'
import { ToolsWidget } from './tools-widget'

const keptSeconds = 365 * 24 * 3600

/** Switches the development mode of this browser on or off. */
export function setDevMode(on: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not there on plain http, nor in every browser
  document.cookie = `${devModeCookie}=1; Path=/; SameSite=Lax; Max-Age=${on ? keptSeconds : 0}`
}

let shown: { root: Root; place: HTMLElement } | null = null

function takeAway(): void {
  shown?.root.unmount()
  shown?.place.remove()
  shown = null
}

/** Shows the tools' widget where one of the staff works in development mode (TOOLS-12), and takes it away where not. */
export function mountWidget(locale: SiteLocale): void {
  const isStaff = document.documentElement.dataset.role === 'admin'
  if (!isStaff || !document.cookie.includes(devModeCookie)) {
    takeAway()
    return
  }
  if (!shown) {
    const place = document.body.appendChild(document.createElement('div'))
    shown = { root: createRoot(place), place }
  }
  const leave = () => {
    setDevMode(false)
    takeAway()
  }
  shown.root.render(<ToolsWidget locale={locale} onLeave={leave} />)
}
