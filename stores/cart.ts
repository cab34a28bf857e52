import { create } from 'zustand'
import { type PersistOptions, type PersistStorage, persist } from 'zustand/middleware'
import { immer } from 'zustand/middleware/immer'
import { heldQuantity } from '@/lib/orders/cart/same-thing'
import { emptyCart, readStoredCart, type StoredCart, storedPart } from '@/lib/orders/cart/stored-cart'
import type { Address, Delivery, Shipment } from '@/lib/people/address/address'
import type { CartItem } from '@/lib/product/item/item'
import { cartLimits } from '@/lib/product/item/limits'
import { countProducts, isGoods } from '@/lib/product/item/types'
import { keepAddedSeries, readAddedSeries } from './added-series'
import { setAside } from './cart-aside'
import {
  type CartState,
  copyLine,
  joinLines,
  type NewCartItem,
  noteOnLine,
  putLine,
  putLineBack,
  putPartDesign,
  putSeries,
  replaceLines,
  takeLine,
  takeSeriesOut,
} from './cart-lines'
import { announceCartStored } from './empty-cart'
import { readStorage, readStoredJson, storageKeys, writeStorage } from './storage'

type CartActions = {
  /** Adds a line, replaces the one of the same id, or joins an identical one. Its id, `null` when the cart is full. */
  addItem: (item: NewCartItem) => string | null
  /**
   * Adds the lines of a series, the first in the place of a line that is there (`null` for none). False, and nothing is
   * added, where there is not space for all.
   */
  addSeries: (items: readonly NewCartItem[], inPlaceOf: string | null) => boolean
  /** Replaces several lines by the one line made from them. `undoSeries` splits them again. */
  joinLines: (ids: readonly string[], item: NewCartItem) => void
  /** Takes the series that was added last out again, and puts back what stood in its place. */
  undoSeries: () => void
  /** Sets the pieces of a line, held within 1 and the cap. */
  setQuantity: (id: string, quantity: number) => void
  setTranquility: (id: string, tranquility: boolean) => void
  /** Puts a design into a part of a pack, by the part's place in it. */
  setPartDesign: (id: string, index: number, design: object) => void
  removeItem: (id: string) => void
  undoRemove: () => void
  /** Copies a line beneath itself. Its id, `null` when there is no such line or the cart is full. */
  duplicateItem: (id: string) => string | null
  /** Puts these lines in place of all others: a loaded order, a restored cart, reapplied discounts. */
  setItems: (items: readonly CartItem[]) => void
  setDelivery: (delivery: Delivery | null) => void
  setBilling: (billing: Address | null) => void
  setShipment: (shipment: Shipment | null) => void
  setAddressTmp: (address: Address | null) => void
  setCoupon: (coupon: string) => void
  /** The shopper's remark about the whole order. */
  setComment: (comment: string) => void
  /** The shopper's remark about a line; an empty text means none. */
  setLineComment: (id: string, comment: string) => void
  /** The id under which the server keeps this cart (ORDER-6). */
  setOrderId: (orderId: number) => void
  setQuotationId: (quotationId: number | null) => void
  setCartId: (cartId: string | null) => void
  /** Remembers that the save popup has been offered. */
  setSaveCartPopup: (offered: boolean) => void
  /** Empties the cart after an order; addresses stay for the next one, and the name under which it is kept. */
  clearCart: () => void
}

export type Cart = CartState & CartActions

const version = 1

const storage: PersistStorage<StoredCart> = {
  getItem: name => {
    const text = readStorage(name)
    if (text === null) return null
    const stored = readStoredJson(name)
    const { state, version: writtenBy } = (stored ?? {}) as { state?: unknown; version?: unknown }
    const cart = readStoredCart(state)
    if (setAside(text, stored, cart.items.length))
      writeStorage(name, JSON.stringify({ state: cart, version }))
    return { state: cart, version: typeof writtenBy === 'number' ? writtenBy : version }
  },
  setItem: (name, value) => {
    const stored = writeStorage(name, JSON.stringify(value))
    if (useCart.getState().saveFailed === stored) useCart.setState({ saveFailed: !stored })
    else announceCartStored(stored)
    // The next user of this browser must not read the designs of another person.
    if (value.state.items.length === 0) writeStorage(storageKeys.cartSeen, null)
  },
  removeItem: name => {
    writeStorage(name, null)
  },
}

/** How the cart is kept. */
const stored: PersistOptions<Cart, StoredCart> = {
  name: storageKeys.cart,
  version,
  storage,
  partialize: storedPart,
  // Every version is read field by field, so there is nothing more to migrate.
  migrate: state => readStoredCart(state),
  merge: (kept, current) => {
    const series = current.series ?? readAddedSeries()
    return { ...current, ...readStoredCart(kept), series, hydrated: true }
  },
  skipHydration: true,
}

/** Empties a cart; the addresses and the name of the saved cart stay. */
function clear(cart: CartState): void {
  const { delivery, billing, cartId } = cart
  Object.assign(cart, emptyCart(), { delivery, billing, cartId })
  replaceLines(cart, [])
}

/**
 * The cart of this browser (ORDER-1): persisted after every action, shared by all tabs, read back with
 * `readStoredCart`. Actions work at any time: they read what is stored before they change it.
 */
export const useCart = create<Cart>()(
  persist(
    immer<Cart>(set => {
      /**
       * Changes the cart, and returns the recipe's result; the stored cart is read first, so that an early action does not overwrite it.
       */
      const change = <Answer>(recipe: (cart: CartState) => Answer): Answer => {
        hydrateCart()
        const answers: Answer[] = []
        set(cart => void answers.push(recipe(cart)))
        return answers[0] as Answer
      }
      const changeLine = (id: string, recipe: (line: CartItem) => void) =>
        change(cart => {
          const line = cart.items.find(item => item.id === id)
          if (line) recipe(line)
        })
      /** An action that sets a field. */
      const put =
        <Field extends keyof StoredCart>(field: Field) =>
        (value: StoredCart[Field]) =>
          change(cart => void Object.assign(cart, { [field]: value }))
      return {
        ...emptyCart(),
        hydrated: false,
        saveFailed: false,
        removed: null,
        series: null,
        addItem: item => change(cart => putLine(cart, item)),
        addSeries: (items, inPlaceOf) => change(cart => putSeries(cart, items, inPlaceOf)),
        joinLines: (ids, item) => change(cart => joinLines(cart, ids, item)),
        undoSeries: () => change(takeSeriesOut),
        setQuantity: (id, quantity) =>
          changeLine(id, line => {
            line.quantity = heldQuantity(quantity)
          }),
        setTranquility: (id, tranquility) =>
          changeLine(id, line => {
            line.tranquility = tranquility
          }),
        setPartDesign: (id, index, design) => changeLine(id, line => putPartDesign(line, index, design)),
        removeItem: id => change(cart => takeLine(cart, id)),
        undoRemove: () => change(putLineBack),
        duplicateItem: id => change(cart => copyLine(cart, id)),
        setItems: items => change(cart => replaceLines(cart, items.slice(0, cartLimits.items))),
        setDelivery: put('delivery'),
        setBilling: put('billing'),
        setShipment: put('shipment'),
        setAddressTmp: put('addressTmp'),
        setCoupon: coupon => put('coupon')(coupon.slice(0, 64)),
        setComment: comment => put('comment')(comment.slice(0, cartLimits.comment)),
        setLineComment: (id, comment) => changeLine(id, line => noteOnLine(line, comment)),
        setOrderId: put('orderId'),
        setQuotationId: put('quotationId'),
        setCartId: put('cartId'),
        setSaveCartPopup: put('saveCartPopup'),
        clearCart: () => change(clear),
      }
    }),
    stored,
  ),
)

useCart.subscribe((now, before) => {
  if (now.series !== before.series) keepAddedSeries(now.series)
})

/**
 * Reads the stored cart, once. Call it from an effect; until then the cart is empty, as in the server's HTML.
 */
export function hydrateCart(): void {
  if (!useCart.persist.hasHydrated()) void useCart.persist.rehydrate()
}

/** Reads the cart again, since another tab may have changed it, or the page comes from the back/forward cache. Writes nothing. */
export function syncCart(): void {
  void useCart.persist.rehydrate()
}

/** Pieces in the cart. */
export const selectProductCount = (cart: Cart) => countProducts(cart.items)
/** False while there is nothing to order. */
export const selectHasGoods = (cart: Cart) => cart.items.some(isGoods)
