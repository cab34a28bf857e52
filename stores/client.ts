import { create } from 'zustand'
import { readStorage, storageKeys } from './storage'

type ClientState = {
  /** The country chosen for delivery and VAT in this browser; `null` leaves it to the site's. */
  zoneSelected: string | null
}

/** What this browser knows of its shopper without asking the server; the account itself is read live, never kept here. */
export const useClient = create<ClientState>()(() => ({ zoneSelected: null }))

/** Reads the country chosen before. Call it from an effect. */
export function hydrateClient(): void {
  const zone = readStorage(storageKeys.zoneSelected)
  useClient.setState({ zoneSelected: zone && /^[A-Z]{2}$/.test(zone) ? zone : null })
}
