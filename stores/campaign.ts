import { type Campaign, campaignParameters, readCampaign, withCampaign } from '@/lib/orders/order/campaign'
import { readConsent } from './consent'
import { readStorage, writeStorage } from './storage'

/** The campaign of this visit, as long as the page lives. */
let visit: Campaign = {}

/** Whether the shopper lets campaigns be kept in the browser. */
const mayKeep = (): boolean => readConsent()?.campaigns === true

/** Keeps the visit's campaign in place of an earlier one: two campaigns never mix in one order (ORDER-13). */
function storeCampaign() {
  if (!cameByCampaign()) return
  for (const name of campaignParameters) writeStorage(name, visit[name] ?? null)
}

/** Whether this visit came by a campaign: only then is there something to keep. */
export const cameByCampaign = (): boolean => Object.keys(visit).length > 0

/** Follows a consent: where it was withdrawn, the kept campaign is deleted. */
export function followConsent(): void {
  if (mayKeep()) storeCampaign()
  else for (const name of campaignParameters) writeStorage(name, null)
}

/** A path of the site with the campaign in its address, unless the browser keeps the campaign (ORDER-13). */
export function carried(path: string): string {
  return mayKeep() ? path : withCampaign(path, { ...visit, ...readCampaign(window.location.search) })
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
 * Loads another page of the site as a new document. Without consent the new address carries the campaign; with consent the browser keeps it
 * (ORDER-13).
 */
export function loadPage(path: string): void {
  window.location.assign(carried(path))
}

/** The campaign that goes with an order (ORDER-13): this visit's, else the one kept. */
export function campaignOfOrder(): Campaign {
  const now = { ...visit, ...readCampaign(window.location.search) }
  if (Object.keys(now).length > 0) return now
  const kept: Campaign = {}
  for (const name of campaignParameters) {
    const value = readStorage(name)
    if (value) kept[name] = value
  }
  return kept
}
