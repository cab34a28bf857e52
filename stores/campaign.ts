import { type Campaign, readCampaign, withCampaign } from '@/lib/order/campaign'
import { readStorage, storageKeys, writeStorage } from './storage'

/** Parts of a campaign that are kept in the browser (ORDER-13). */
const keptParts = ['gclid', 'idcamp', 'utm_campaign'] as const

/** The campaign of this visit, as long as the page lives. */
let visit: Campaign = {}

/** What the shopper said of cookies; `null` until asked. */
export function cookiesConsent(): boolean | null {
  const stored = readStorage(storageKeys.cookiesConsent)
  return stored === null ? null : stored === 'true'
}

function storeCampaign() {
  for (const name of keptParts) {
    const value = visit[name]
    if (value) writeStorage(name, value)
  }
}

/**
 * Notes the campaign that the address names, and keeps it: in the browser with the shopper's consent, otherwise in
 * the address, from page to page (ORDER-13). Call it on arrival and after every navigation.
 */
export function keepCampaign(): void {
  visit = { ...visit, ...readCampaign(window.location.search) }
  if (cookiesConsent()) {
    storeCampaign()
    return
  }
  const { pathname, search, hash } = window.location
  const here = `${pathname}${search}${hash}`
  if (Object.keys(visit).every(name => new URLSearchParams(search).has(name))) return
  window.history.replaceState(null, '', withCampaign(here, visit))
}

/**
 * Loads another page of the site as a new document. What the address says of the campaign goes along without consent; with it, what
 * is kept is in the browser (ORDER-13).
 */
export function loadPage(path: string): void {
  const campaign = cookiesConsent() ? {} : { ...visit, ...readCampaign(window.location.search) }
  window.location.assign(withCampaign(path, campaign))
}

/** The campaign that goes with an order (ORDER-13): this visit's, else the one kept. */
export function campaignOfOrder(): Campaign {
  const kept: Campaign = {}
  for (const name of keptParts) {
    const value = readStorage(name)
    if (value) kept[name] = value
  }
  return { ...kept, ...visit, ...readCampaign(window.location.search) }
}
