import { create } from 'zustand'
import { useCart } from './cart'
import { saveCart } from './save-cart'
import { readStorage, storageKeys, writeStorage } from './storage'

/** How long after the last change a client's cart is kept, in ms (ORDER-6). */
const pause = 1000

/** True where the last save of a client's cart failed: the cart is only in this browser. */
export const useAutoSave = create<{ failed: boolean }>()(() => ({ failed: false }))

/** The role on the page: only clients' carts are saved. */
export const isClient = (): boolean =>
  ['client', 'company', 'retailer'].includes(document.documentElement.dataset.role ?? '')

/** A short hash of a text: two texts share one in one case of four billion. */
function markOf(text: string): string {
  let mark = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) mark = Math.imul(mark ^ text.charCodeAt(i), 0x01000193)
  return `${text.length}.${mark >>> 0}`
}

const currentMark = () => {
  const { items, comment } = useCart.getState()
  return markOf(JSON.stringify([items, comment]))
}

let timer: ReturnType<typeof setTimeout> | undefined
let saving = false

async function save(): Promise<void> {
  const { items, cartId } = useCart.getState()
  // The cart was never used.
  if (items.length === 0 && cartId === null) return
  const mark = currentMark()
  if (saving || readStorage(storageKeys.cartSaved) === mark) return
  saving = true
  const saved = await saveCart('auto')
  saving = false
  useAutoSave.setState({ failed: !saved.ok })
  if (!saved.ok) return
  useCart.getState().setOrderId(saved.id)
  writeStorage(storageKeys.cartSaved, mark)
  // Changes meanwhile have waited.
  if (currentMark() !== mark) saveSoon()
}

/** Saves a client's cart one second after the last change; a visitor's cart stays in the browser. */
export function saveSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (isClient()) void save()
    // The next person who logs in has not saved it.
    else writeStorage(storageKeys.cartSaved, null)
  }, pause)
}

/** Saves a client's cart automatically, at every change and where an earlier page did not finish, until it is stopped. */
export function connectAutoSave(): () => void {
  saveSoon()
  const stop = useCart.subscribe((now, before) => {
    if (now.items !== before.items || now.comment !== before.comment) saveSoon()
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}
