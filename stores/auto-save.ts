import { create } from 'zustand'
import { useCart } from './cart'
import { saveCart } from './save-cart'
import { readStorage, storageKeys, writeStorage } from './storage'

/** How long after the last change a client's cart is kept, in ms (ORDER-6). */
const pause = 1000

/** True where the shop could not keep a client's cart the last time: it is in this browser alone. */
export const useAutoSave = create<{ failed: boolean }>()(() => ({ failed: false }))

/** What the page says of its shopper: only clients have carts kept. */
export const isClient = (): boolean =>
  ['client', 'company', 'retailer'].includes(document.documentElement.dataset.role ?? '')

/** A short mark of a text: another text has another one, but for one case in four milliards. */
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
  // Nothing was ever in it.
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
  // What changed meanwhile has waited.
  if (currentMark() !== mark) saveSoon()
}

/** Has a client's cart kept a second after the last change; a visitor's stays in the browser. */
export function saveSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (isClient()) void save()
    // The next person who logs in has not saved it.
    else writeStorage(storageKeys.cartSaved, null)
  }, pause)
}

/** Keeps a client's cart by itself, at every change and where an earlier page did not come to it, until it is stopped. */
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
