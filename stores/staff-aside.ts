import { z } from 'zod'
import { readStoredJson, storageKeys, writeStorage } from './storage'

/** What of this browser is the clerk's own: put aside while he acts for a client, and given back as it was (PEOPLE-26). */
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
 * Begins the place of a client: what is the clerk's is put aside, once, and nothing of another client is left. `same`
 * where it has begun before, `refused` where the browser keeps nothing: then everything is as it was.
 */
export function beginPlace(client: number): 'begun' | 'same' | 'refused' {
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

/** Gives back what was put aside; false where nothing was. A crash in between is made good by the next time. */
export function endPlace(): boolean {
  const aside = readAside()
  if (!aside) return false
  // What a client's cart took is free before the clerk's own comes back: it had space before.
  for (const key of own) writeStorage(key, null)
  for (const key of own) writeStorage(key, aside.kept[key] ?? null)
  writeStorage(asideKey, null)
  return true
}

const tabKey = 'inPlace'

/**
 * Says in this tab for whom it was opened: what was typed into the checkout for another is forgotten. True where it has
 * changed, so that the page has to begin again.
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
    // A browser that keeps nothing for a tab has kept nothing of another client either.
    return false
  }
}
