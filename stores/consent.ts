import { readStorage, storageKeys, writeStorage } from './storage'

/** The purposes that need a consent; necessary ones do not. */
export const purposes = ['measurement', 'campaigns'] as const
export type Purpose = (typeof purposes)[number]
export type Consent = Readonly<Record<Purpose, boolean>>

/** Fired on `window` once a consent was given or taken back. */
export const consentEvent = 'consent:given'

/** The shopper's answer; `null` until asked. The older form, one answer for everything, still counts. */
export function readConsent(): Consent | null {
  const stored = readStorage(storageKeys.cookiesConsent)
  if (stored === null) return null
  if (stored === 'true' || stored === 'false')
    return { measurement: stored === 'true', campaigns: stored === 'true' }
  const given = stored.split(' ')
  return { measurement: given.includes('measurement'), campaigns: given.includes('campaigns') }
}

/** Stores the shopper's answer: the granted purposes, by name. */
export function giveConsent(consent: Consent): void {
  const granted = purposes.filter(purpose => consent[purpose])
  writeStorage(storageKeys.cookiesConsent, granted.join(' ') || 'none')
  window.dispatchEvent(new Event(consentEvent))
}
