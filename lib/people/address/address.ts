/**
 * A postal address (DELIVERY-1). One with `relaisId` is a relay point's. Every field is a string while a form
 * is filled in; `checkAddress` says what is missing.
 */
export type Address = {
  name: string
  address: string
  zipcode: string
  city: string
  /** ISO 3166 code of two letters. */
  country: string
  phone: string
  relaisId: string | null
}

/** Where the goods go; `vatApply` is false where a VAT number frees the order of VAT (DELIVERY-12). */
export type Delivery = Address & { vatApply: boolean }

/** How the goods travel: the slug of a shipping method. */
export type Shipment = { method: string }

/** An address with nothing but its country. */
export function emptyAddress(country: string): Address {
  return { name: '', address: '', zipcode: '', city: '', country, phone: '', relaisId: null }
}

const text = (value: unknown, max: number) => (typeof value === 'string' ? value.slice(0, max) : '')

/** An address from what was stored: unknown fields go, wrong ones become empty. `null` when it is no object at all. */
export function readAddress(value: unknown): Address | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const stored = value as Record<string, unknown>
  return {
    name: text(stored.name, 255),
    address: text(stored.address, 255),
    zipcode: text(stored.zipcode, 16),
    city: text(stored.city, 38),
    country: /^[A-Z]{2}$/.test(text(stored.country, 3)) ? text(stored.country, 2) : '',
    phone: text(stored.phone, 32),
    relaisId: typeof stored.relaisId === 'string' && stored.relaisId ? stored.relaisId.slice(0, 64) : null,
  }
}

/** A delivery from what was stored; like `readAddress`. VAT applies unless it says otherwise. */
export function readDelivery(value: unknown): Delivery | null {
  const address = readAddress(value)
  return address && { ...address, vatApply: (value as { vatApply?: unknown }).vatApply !== false }
}
