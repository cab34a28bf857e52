const placedKey = 'orderPlaced'

/** Where an order that was placed goes on: to its payment where that is online, else to what happens now. */
export function pathAfterOrder({ id, auth }: { id: number; auth: string }, online: boolean): string {
  return `/${online ? 'payment' : 'success'}/?id=${id}&auth=${encodeURIComponent(auth)}`
}

/** Notes which lines an order took, for the page that shows it. */
export function notePlacedOrder(id: number, itemIds: readonly string[]): void {
  try {
    window.sessionStorage.setItem(placedKey, JSON.stringify({ id, itemIds }))
  } catch (error) {
    console.warn('the placed order cannot be noted', error)
  }
}

/** The lines that an order took, the first time it is asked for; nothing afterwards. */
export function takePlacedOrder(id: number): string[] | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(placedKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { id: placed, itemIds } = stored as { id?: unknown; itemIds?: unknown }
    if (placed !== id || !Array.isArray(itemIds)) return null
    window.sessionStorage.removeItem(placedKey)
    return itemIds.filter(item => typeof item === 'string')
  } catch {
    return null
  }
}
