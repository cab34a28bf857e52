import { readStorage, storageKeys } from './storage'

/**
 * Sets on `<html>` as whom this browser shops, after a login or logout within the document. Where nobody has chosen how
 * prices are shown, companies, retailers and staff see them without VAT first (PEOPLE-4).
 */
export function showRole(): void {
  const { dataset } = document.documentElement
  const [, role] = /shop-role=(\w+)/.exec(document.cookie) ?? []
  const before = dataset.role
  if (role) dataset.role = role
  else delete dataset.role
  if (before === role || readStorage(storageKeys.pricesHT) !== null) return
  if (role && role !== 'client') dataset.prices = 'ht'
  else if (before && before !== 'client') dataset.prices = 'ttc'
}
