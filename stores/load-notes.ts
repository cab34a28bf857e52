import { type CartChange, cartChangeCodes } from '@/lib/product/item/change'

const key = 'loadNotes'

/** Notes the lines left out when an order was loaded, for the cart page, which is another document. */
export function keepLoadNotes(left: readonly CartChange[]): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(left))
  } catch (error) {
    console.warn('what was left out cannot be noted', error)
  }
}

const isChange = (value: unknown): value is CartChange => {
  const { code, itemId, slug, description } = (value ?? {}) as Record<string, unknown>
  return (
    cartChangeCodes.some(known => known === code) &&
    [itemId, slug, description].every(text => typeof text === 'string')
  )
}

/** The lines left out, returned once. */
export function takeLoadNotes(): CartChange[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]')
    window.sessionStorage.removeItem(key)
    return Array.isArray(stored) ? stored.filter(isChange) : []
  } catch {
    return []
  }
}
