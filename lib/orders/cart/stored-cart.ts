import { readImportDesign } from '@/lib/design/import/sent-files'
import {
  type Address,
  type Delivery,
  readAddress,
  readDelivery,
  type Shipment,
} from '@/lib/people/address/address'
import type { CartItem, CartItemContent, Discount } from '@/lib/product/item/item'
import { cartLimits } from '@/lib/product/item/limits'
import {
  type CartItemFlag,
  type CartItemType,
  cartItemFlags,
  cartItemTypes,
  isByWord,
  slugPattern,
} from '@/lib/product/item/types'

/** The cart as the browser keeps it (ORDER-1). `orderId` is -1 when there is none. */
export type StoredCart = {
  items: CartItem[]
  delivery: Delivery | null
  billing: Address | null
  shipment: Shipment | null
  orderId: number
  quotationId: number | null
  cartId: string | null
  addressTmp: Address | null
  saveCartPopup: boolean
  coupon: string
  /** What the shopper has to say of the whole order. */
  comment: string
}

type Fields = Record<string, unknown>
type PackPart = NonNullable<CartItemContent['parts']>[number]

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

function textOf(value: unknown, max: number): string | undefined {
  return typeof value === 'string' && value.length <= max ? value : undefined
}

function discountOf(value: unknown): Discount | undefined {
  const stored = fieldsOf(value)
  const coupon = textOf(stored?.coupon, 64)?.trim()
  if (!stored || !coupon || typeof stored.value !== 'number' || !(stored.value >= 0)) return undefined
  if (stored.type !== 'percent' && stored.type !== 'euro') return undefined
  const description = textOf(stored.description, cartLimits.description)
  return { coupon, value: stored.value, type: stored.type, ...(description ? { description } : {}) }
}

/** What is the same of a line and of a part of a pack. */
function madeContentOf(stored: Fields): Pick<CartItemContent, 'config' | 'inkColor' | 'design' | 'variant'> {
  const content: ReturnType<typeof madeContentOf> = {}
  const config = fieldsOf(stored.config)
  if (config) content.config = config
  if (stored.inkColor === null) content.inkColor = null
  const inkColor = textOf(stored.inkColor, 64)
  if (inkColor) content.inkColor = inkColor
  if (fieldsOf(stored.design)) content.design = stored.design
  const variant = textOf(stored.variant, cartLimits.slug)
  if (variant && slugPattern.test(variant)) content.variant = variant
  return content
}

const typeOf = (value: unknown): CartItemType | undefined => cartItemTypes.find(known => known === value)

function partOf(value: unknown): PackPart[] {
  const stored = fieldsOf(value)
  const slug = textOf(stored?.slug, cartLimits.slug)
  const type = typeOf(stored?.type)
  if (!slug || !slugPattern.test(slug) || !type) return []
  return [{ type, slug, content: madeContentOf(fieldsOf(stored?.content) ?? {}) }]
}

function contentOf(value: unknown): CartItemContent {
  const stored = fieldsOf(value) ?? {}
  const content: CartItemContent = madeContentOf(stored)
  const id = textOf(stored.id, cartLimits.slug)
  if (id) content.id = id
  if (Array.isArray(stored.parts)) content.parts = stored.parts.slice(0, cartLimits.parts).flatMap(partOf)
  if (stored.ondemand !== undefined) content.ondemand = stored.ondemand
  const sent = readImportDesign(stored.importDesign)
  if (sent) content.importDesign = { files: [...sent.files] }
  const comment = textOf(stored.comment, cartLimits.comment)
  if (comment) content.comment = comment
  const discount = discountOf(stored.discount)
  if (discount) content.discount = discount
  return content
}

function priceOf(value: unknown): CartItem['price'] {
  const stored = fieldsOf(value)
  const { minor, currency } = stored ?? {}
  if (!Number.isSafeInteger(minor) || (minor as number) < 0) return undefined
  if (currency !== 'EUR' && currency !== 'CHF' && currency !== 'GBP') return undefined
  return { minor: minor as number, currency }
}

/**
 * One line of a stored cart, field by field: what is not understood goes, and `null` where the line makes no sense
 * without it. Light on purpose (no zod), since every page that shows or fills the cart runs it; the server parses
 * with `cartItemSchema`.
 */
export function readCartItem(value: unknown): CartItem | null {
  const stored = fieldsOf(value)
  if (!stored) return null
  const id = textOf(stored.id, cartLimits.id)
  const slug = textOf(stored.slug, cartLimits.slug)
  const type = typeOf(stored.type)
  if (!id || !slug || !slugPattern.test(slug) || !type) return null
  const { quantity } = stored
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1) return null
  const content = contentOf(stored.content)
  if (type === 'discount' && !content.discount) return null
  const flag: CartItemFlag | undefined = cartItemFlags.find(known => known === stored.flag)
  const price = priceOf(stored.price)
  return {
    id,
    type: type satisfies CartItemType,
    slug,
    quantity: Math.min(quantity, cartLimits.quantity),
    tranquility: stored.tranquility === true,
    content,
    description:
      typeof stored.description === 'string' ? stored.description.slice(0, cartLimits.description) : '',
    ...(flag ? { flag } : {}),
    ...(price ? { price } : {}),
    // What a line by word costs the shop, in a client's place.
    ...(isByWord({ type }) && Number(stored.costPrice) > 0 ? { costPrice: Number(stored.costPrice) } : {}),
  }
}

/** A cart with nothing in it. */
export function emptyCart(): StoredCart {
  return {
    items: [],
    delivery: null,
    billing: null,
    shipment: null,
    orderId: -1,
    quotationId: null,
    cartId: null,
    addressTmp: null,
    saveCartPopup: false,
    coupon: '',
    comment: '',
  }
}

/** Every field that is stored: those of an empty cart. */
const storedFields = Object.keys(emptyCart()) as (keyof StoredCart)[]

/** The part of a working cart that is stored. */
export const storedPart = (state: StoredCart): StoredCart =>
  Object.fromEntries(storedFields.map(field => [field, state[field]])) as StoredCart

function idOf(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : null
}

/**
 * The cart from anything that the browser had stored: invalid lines are dropped, a double id keeps its first line, counts
 * are capped. Never throws. `restoreCart` checks whether the products still exist.
 */
export function readStoredCart(value: unknown): StoredCart {
  const stored = fieldsOf(value)
  if (!stored) return emptyCart()
  const seen = new Set<string>()
  const items: CartItem[] = []
  for (const candidate of Array.isArray(stored.items) ? stored.items : []) {
    const item = readCartItem(candidate)
    if (!item || seen.has(item.id) || items.length >= cartLimits.items) continue
    seen.add(item.id)
    items.push(item)
  }
  const method = textOf(fieldsOf(stored.shipment)?.method, 64)
  return {
    items,
    delivery: readDelivery(stored.delivery),
    billing: readAddress(stored.billing),
    shipment: method ? { method } : null,
    orderId: idOf(stored.orderId) ?? -1,
    quotationId: idOf(stored.quotationId),
    cartId: textOf(stored.cartId, 64) || null,
    addressTmp: readAddress(stored.addressTmp),
    saveCartPopup: stored.saveCartPopup === true,
    coupon: textOf(stored.coupon, 64) ?? '',
    comment: textOf(stored.comment, cartLimits.comment) ?? '',
  }
}
