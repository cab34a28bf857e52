import { z } from 'zod'
import { readStoredJson, storageKeys, writeStorage } from './storage'

/** The clerk's own data in this browser: put aside while he acts for a client, and restored unchanged (PEOPLE-26). */
const own = [
  storageKeys.cart,
  storageKeys.cartSaved,
  storageKeys.cartAside,
  storageKeys.editorItem,
  storageKeys.packDrafts,
  storageKeys.pricesHT,
  storageKeys.zoneSelected,
  storageKeys.vatLocal,
] as const

const asideKey = 'staffAside'
const asideSchema = z.object({
  client: z.number().int(),
  kept: z.record(z.string(), z.string().nullable()),
})

const readAside = () => asideSchema.safeParse(readStoredJson(asideKey)).data ?? null

const readOwn = () => Object.fromEntries(own.map(key => [key, window.localStorage.getItem(key)]))

/**
 * Begins the impersonation of a client: the clerk's data is put aside, once, and nothing of another client is left.
 * `same` where it has already begun, `refused` where the browser stores nothing: then nothing has changed.
 */
export function beginImpersonation(client: number): 'begun' | 'same' | 'refused' {
  const aside = readAside()
  if (aside?.client === client) return 'same'
  try {
    const kept = aside?.kept ?? readOwn()
    if (!writeStorage(asideKey, JSON.stringify({ client, kept }))) return 'refused'
    for (const key of own) writeStorage(key, null)
    return 'begun'
  } catch (error) {
    console.warn('nothing can be put aside', error)
    return 'refused'
  }
}

/** Restores the data put aside; false where there was none. After a crash in between the next call repairs it. */
export function endImpersonation(): boolean {
  const aside = readAside()
  if (!aside) return false
  // The client's cart is removed before the clerk's own comes back: so there is enough space.
  for (const key of own) writeStorage(key, null)
  for (const key of own) writeStorage(key, aside.kept[key] ?? null)
  writeStorage(asideKey, null)
  return true
}

const tabKey = 'inPlace'

/**
 * Notes the client of this tab: checkout input for another client is forgotten. True where the client has changed, so
 * that the page must reload.
 */
export function markTab(client: number | null): boolean {
  try {
    const { sessionStorage } = window
    const mark = client === null ? null : String(client)
    if (sessionStorage.getItem(tabKey) === mark) return false
    for (const key of ['checkout', 'checkoutSteps', 'orderPending']) sessionStorage.removeItem(key)
    if (mark === null) sessionStorage.removeItem(tabKey)
    else sessionStorage.setItem(tabKey, mark)
    return sessionStorage.getItem(tabKey) === mark
  } catch {
    // Without storage per tab, nothing of another client was kept either.
    return false
  }
}
