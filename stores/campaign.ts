import { type Campaign, readCampaign, withCampaign } from '@/lib/order/campaign'
import { readConsent } from './consent'
import { readStorage, writeStorage } from './storage'

/** Parts of a campaign that are kept in the browser (ORDER-13). */
const keptParts = ['gclid', 'idcamp', 'utm_campaign'] as const

/** The campaign of this visit, as long as the page lives. */
let visit: Campaign = {}

/** Whether the shopper lets campaigns be kept in the browser. */
const mayKeep = (): boolean => readConsent()?.campaigns === true

function storeCampaign() {
  for (const name of keptParts) {
    const value = visit[name]
    if (value) writeStorage(name, value)
  }
}

/** Whether this visit came by a campaign: only then is there something to keep. */
export const cameByCampaign = (): boolean => Object.keys(visit).length > 0

/** Follows a consent: what was kept is kept no longer where it was taken back. */
export function followConsent(): void {
  if (mayKeep()) storeCampaign()
  else for (const name of keptParts) writeStorage(name, null)
}

/**
 * Notes the campaign that the address names, and keeps it: in the browser with the shopper's consent, otherwise in
 * the address, from page to page (ORDER-13). Call it on arrival and after every navigation.
 */
export function keepCampaign(): void {
  visit = { ...visit, ...readCampaign(window.location.search) }
  if (mayKeep()) {
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
  const campaign = mayKeep() ? {} : { ...visit, ...readCampaign(window.location.search) }
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
