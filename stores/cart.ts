import { create } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'
import { immer } from 'zustand/middleware/immer'
import type { Address, Delivery, Shipment } from '@/lib/address/address'
import type { CartItem } from '@/lib/cart/item'
import { cartLimits } from '@/lib/cart/limits'
import { heldQuantity, isSameThing } from '@/lib/cart/same-thing'
import { emptyCart, readStoredCart, type StoredCart, storedPart } from '@/lib/cart/stored-cart'
import { countProducts, isGoods } from '@/lib/cart/types'
import { type AddedSeries, keepAddedSeries, readAddedSeries } from './added-series'
import { setAside } from './cart-aside'
import { tellCartStored } from './empty-cart'
import { newId, readStorage, readStoredJson, storageKeys, writeStorage } from './storage'

/** A line to add; `id` is given only to replace a line that is already there. */
export type NewCartItem = Omit<CartItem, 'id' | 'tranquility' | 'description'> &
  Partial<Pick<CartItem, 'id' | 'tranquility' | 'description'>>

type CartState = StoredCart & {
  /** False until the stored cart has been read: what shows lines waits for it, so that it agrees with the server's HTML. */
  hydrated: boolean
  /** True while the browser refuses to store the cart. */
  saveFailed: boolean
  /** The line removed last, for undo. */
  removed: { item: CartItem; index: number } | null
  /** The lines of the series that was added last, for undo, with the lines whose place they took. */
  series: AddedSeries | null
}

type CartActions = {
  /** Adds a line, replaces the one of the same id, or joins one that nothing tells from it. Its id, `null` when the cart is full. */
  addItem: (item: NewCartItem) => string | null
  /**
   * Adds the lines of a series, the first in the place of a line that is there (`null` for none). False, and nothing is
   * added, where there is not room for all.
   */
  addSeries: (items: readonly NewCartItem[], inPlaceOf: string | null) => boolean
  /** Puts one line in the place of several that it is made of. `undoSeries` parts them again. */
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
  /** What the shopper has to say of the whole order. */
  setComment: (comment: string) => void
  /** What he has to say of a line; without words there is none. */
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
    else tellCartStored(stored)
    // Nobody who comes to this browser later reads what somebody has had made.
    if (value.state.items.length === 0) writeStorage(storageKeys.cartSeen, null)
  },
  removeItem: name => {
    writeStorage(name, null)
  },
}

/** Other lines than before: what was removed from the old ones cannot be put back among them. */
function replaceLines(cart: CartState, items: CartItem[]) {
  cart.items = items
  cart.removed = null
  cart.series = null
}

/**
 * The cart of this browser (ORDER-1): persisted after every action, shared by all tabs, read back with
 * `readStoredCart`. Actions work at any time: they read what is stored before they change it.
 */
export const useCart = create<Cart>()(
  persist(
    immer<Cart>((set, get) => {
      /** Changes the cart; what is stored is read first, so that an early action does not overwrite it. */
      const change = (recipe: (cart: CartState) => void) => {
        hydrateCart()
        set(cart => recipe(cart))
      }
      const changeLine = (id: string, recipe: (line: CartItem) => void) =>
        change(cart => {
          const line = cart.items.find(item => item.id === id)
          if (line) recipe(line)
        })
      /** An action that puts a value in place of a field's. */
      const put =
        <Field extends keyof StoredCart>(field: Field) =>
        (value: StoredCart[Field]) =>
          change(cart => {
            Object.assign(cart, { [field]: value })
          })
      return {
        ...emptyCart(),
        hydrated: false,
        saveFailed: false,
        removed: null,
        series: null,
        addItem: item => {
          hydrateCart()
          const { items } = get()
          const known = items.find(line => line.id === item.id)
          const joined = known ? undefined : items.find(line => isSameThing(line, item))
          if (!known && !joined && items.length >= cartLimits.items) return null
          const id = joined?.id ?? item.id ?? newId()
          change(cart => {
            const line: CartItem = { tranquility: false, description: '', ...item, id }
            const index = cart.items.findIndex(other => other.id === id)
            const present = cart.items[index]
            if (joined && present) present.quantity = heldQuantity(present.quantity + item.quantity)
            else if (present) cart.items[index] = line
            else cart.items.push(line)
          })
          return id
        },
        addSeries: (items, inPlaceOf) => {
          hydrateCart()
          const taken = get().items.some(({ id }) => id === inPlaceOf) ? 1 : 0
          if (get().items.length - taken + items.length > cartLimits.items) return false
          change(cart => {
            const lines = items.map(item => ({ tranquility: false, description: '', ...item, id: newId() }))
            const index = cart.items.findIndex(({ id }) => id === inPlaceOf)
            const at = index < 0 ? cart.items.length : index
            const before = cart.items.splice(at, index < 0 ? 0 : 1, ...lines)
            cart.removed = null
            cart.series = { ids: lines.map(({ id }) => id), before, joined: false }
          })
          return true
        },
        joinLines: (ids, item) =>
          change(cart => {
            const before = cart.items.filter(({ id }) => ids.includes(id))
            const at = cart.items.findIndex(({ id }) => ids.includes(id))
            if (before.length === 0) return
            const tranquility = before.some(line => line.tranquility)
            const line: CartItem = { description: '', ...item, tranquility, id: newId() }
            cart.items = cart.items.filter(({ id }) => !ids.includes(id))
            cart.items.splice(at, 0, line)
            cart.removed = null
            cart.series = { ids: [line.id], before, joined: true }
          }),
        undoSeries: () =>
          change(cart => {
            const { series } = cart
            cart.series = null
            if (!series) return
            const first = cart.items.findIndex(({ id }) => series.ids.includes(id))
            cart.items = cart.items.filter(({ id }) => !series.ids.includes(id))
            cart.items.splice(first < 0 ? cart.items.length : first, 0, ...series.before)
          }),
        setQuantity: (id, quantity) =>
          changeLine(id, line => {
            line.quantity = heldQuantity(quantity)
          }),
        setTranquility: (id, tranquility) =>
          changeLine(id, line => {
            line.tranquility = tranquility
          }),
        setPartDesign: (id, index, design) =>
          changeLine(id, line => {
            const part = line.content.parts?.[index]
            const { config, inkColor } = design as {
              config?: Record<string, unknown>
              inkColor?: string | null
            }
            if (part) Object.assign(part.content, { design, config, inkColor })
          }),
        removeItem: id =>
          change(cart => {
            const index = cart.items.findIndex(item => item.id === id)
            const [item] = index < 0 ? [] : cart.items.splice(index, 1)
            if (item) Object.assign(cart, { removed: { item, index }, series: null })
          }),
        undoRemove: () =>
          change(cart => {
            const { removed } = cart
            cart.removed = null
            if (!removed || cart.items.some(item => item.id === removed.item.id)) return
            cart.items.splice(Math.min(removed.index, cart.items.length), 0, removed.item)
          }),
        duplicateItem: id => {
          hydrateCart()
          const { items } = get()
          const index = items.findIndex(item => item.id === id)
          const source = items[index]
          if (!source || items.length >= cartLimits.items) return null
          const copy = { ...source, id: newId() }
          change(cart => {
            cart.items.splice(index + 1, 0, copy)
          })
          return copy.id
        },
        setItems: items => change(cart => replaceLines(cart, items.slice(0, cartLimits.items))),
        setDelivery: put('delivery'),
        setBilling: put('billing'),
        setShipment: put('shipment'),
        setAddressTmp: put('addressTmp'),
        setCoupon: coupon =>
          change(cart => {
            cart.coupon = coupon.slice(0, 64)
          }),
        setComment: comment =>
          change(cart => {
            cart.comment = comment.slice(0, cartLimits.comment)
          }),
        setLineComment: (id, comment) =>
          changeLine(id, ({ content }) => {
            if (comment.trim() === '') delete content.comment
            else content.comment = comment.slice(0, cartLimits.comment)
          }),
        setOrderId: put('orderId'),
        setQuotationId: put('quotationId'),
        setCartId: put('cartId'),
        setSaveCartPopup: put('saveCartPopup'),
        clearCart: () =>
          change(cart => {
            const { delivery, billing, cartId } = cart
            Object.assign(cart, emptyCart(), { delivery, billing, cartId })
            replaceLines(cart, [])
          }),
      }
    }),
    {
      name: storageKeys.cart,
      version,
      storage,
      partialize: storedPart,
      // Every version is read field by field, so there is nothing more to migrate.
      migrate: state => readStoredCart(state),
      merge: (stored, current) => {
        const series = current.series ?? readAddedSeries()
        return { ...current, ...readStoredCart(stored), series, hydrated: true }
      },
      skipHydration: true,
    },
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

/** Reads the cart again, as another tab or a page kept by the browser may be behind. Writes nothing. */
export function syncCart(): void {
  void useCart.persist.rehydrate()
}

/** Pieces in the cart. */
export const selectProductCount = (cart: Cart) => countProducts(cart.items)
/** False while there is nothing to order. */
export const selectHasGoods = (cart: Cart) => cart.items.some(isGoods)
