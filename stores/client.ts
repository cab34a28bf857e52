import { create } from 'zustand'
import { readStorage, storageKeys, writeStorage } from './storage'

type ClientState = {
  /** The country chosen for delivery and VAT in this browser; `null` leaves it to the site's. */
  zoneSelected: string | null
  /** VAT of that country, in percent. */
  vatLocal: number | null
}

/** The browser's data about its shopper without a request; the account itself is read live, never stored here. */
export const useClient = create<ClientState>()(() => ({ zoneSelected: null, vatLocal: null }))

/** Reads the country chosen before. Call it from an effect. */
export function hydrateClient(): void {
  const zone = readStorage(storageKeys.zoneSelected)
  const vat = Number(readStorage(storageKeys.vatLocal) ?? Number.NaN)
  const zoneSelected = zone && /^[A-Z]{2}$/.test(zone) ? zone : null
  useClient.setState({ zoneSelected, vatLocal: zoneSelected && vat >= 0 && vat < 100 ? vat : null })
}

/** Chooses the country of delivery, with its VAT in percent, and keeps the choice. */
export function selectZone(country: string, vat: number): void {
  writeStorage(storageKeys.zoneSelected, country)
  writeStorage(storageKeys.vatLocal, String(vat))
  useClient.setState({ zoneSelected: country, vatLocal: vat })
}
