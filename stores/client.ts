import { create } from 'zustand'
import { readStorage, storageKeys, writeStorage } from './storage'

/** Who shops here (specification §4, Client states). */
export type ClientStatus = 'anonymous' | 'loggedIn' | 'registered' | 'code' | 'admin'

type ClientState = {
  status: ClientStatus
  /** The country chosen for delivery and VAT in this browser; `null` leaves it to the site's. */
  zoneSelected: string | null
}

/** What this browser knows of its shopper without asking the server; the account itself is read live, never kept here. */
export const useClient = create<ClientState>()(() => ({ status: 'anonymous', zoneSelected: null }))

/** Reads the country chosen before. Call it from an effect. */
export function hydrateClient(): void {
  const zone = readStorage(storageKeys.zoneSelected)
  useClient.setState({ zoneSelected: zone && /^[A-Z]{2}$/.test(zone) ? zone : null })
}

/** Keeps the chosen country; `null` forgets it. */
export function selectZone(country: string | null): void {
  writeStorage(storageKeys.zoneSelected, country)
  useClient.setState({ zoneSelected: country })
}

/** Takes over what the live read of the account says. */
export function setClientStatus(status: ClientStatus): void {
  useClient.setState({ status })
}
