import { readStorage, storageKeys, writeStorage } from './storage'

/** What a shopper is asked for; what is necessary needs no asking. */
export const purposes = ['measurement', 'campaigns'] as const
export type Purpose = (typeof purposes)[number]
export type Consent = Readonly<Record<Purpose, boolean>>

/** Fired on `window` once a consent was given or taken back. */
export const consentEvent = 'consent:given'

/** What the shopper said; `null` until asked. An answer for everything at once, as it was kept before, still counts. */
export function readConsent(): Consent | null {
  const stored = readStorage(storageKeys.cookiesConsent)
  if (stored === null) return null
  if (stored === 'true' || stored === 'false')
    return { measurement: stored === 'true', campaigns: stored === 'true' }
  const given = stored.split(' ')
  return { measurement: given.includes('measurement'), campaigns: given.includes('campaigns') }
}

/** Keeps what the shopper says: the purposes that were granted, by name. */
export function giveConsent(consent: Consent): void {
  const granted = purposes.filter(purpose => consent[purpose])
  writeStorage(storageKeys.cookiesConsent, granted.join(' ') || 'none')
  window.dispatchEvent(new Event(consentEvent))
}
