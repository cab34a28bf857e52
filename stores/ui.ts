import { create } from 'zustand'
import { type EditorItem, type PartPlace, useEditorItem } from './editor-item'
import type { Given } from './given'
import { type PopupName, pathWithSlash, popupHash, popupOfHash } from './popups'
import { storageKeys, writeStorage } from './storage'

export type PopupProps = Readonly<Record<string, unknown>>
export type OpenPopup = { name: PopupName; props: PopupProps; scrollY: number }

type UiState = {
  /** Open popups, the last one on top. */
  popups: readonly OpenPopup[]
}

/** What the shop's interface shows, whatever the page (PAGE-11). */
export const useUi = create<UiState>()(() => ({ popups: [] }))

const put = (popups: readonly OpenPopup[], popup: OpenPopup) => [
  ...popups.filter(open => open.name !== popup.name),
  popup,
]

/**
 * Shows a popup on top of the others. One tied to the URL pushes its hash; when that hash is already there, the
 * popup opened last is closed instead (PAGE-11).
 */
export function openPopup(name: PopupName, props: PopupProps = {}): void {
  const { popups } = useUi.getState()
  const hash = popupHash(name)
  const isHashPresent = hash !== null && window.location.hash === hash
  if (isHashPresent && popups.length > 0) {
    closePopup()
    return
  }
  useUi.setState({ popups: put(popups, { name, props, scrollY: window.scrollY }) })
  if (hash && !isHashPresent) {
    // `null` as state lets the router take the new address over by itself.
    window.history.pushState(null, '', `${window.location.pathname}${window.location.search}${hash}`)
  }
}

/**
 * Hides a popup, the last one opened by default. One tied to the URL gives the path back, with its trailing slash,
 * and then the scroll position (PAGE-11).
 */
export function closePopup(name?: PopupName): void {
  const { popups } = useUi.getState()
  const popup = name ? popups.find(open => open.name === name) : popups.at(-1)
  if (!popup) return
  useUi.setState({ popups: popups.filter(open => open !== popup) })
  const hash = popupHash(popup.name)
  if (!hash || window.location.hash !== hash) return
  window.history.replaceState(null, '', pathWithSlash(window.location))
  // After the timer: the page gets its height back only when the popup has left it.
  setTimeout(() => window.scrollTo(0, popup.scrollY), 0)
}

/** Makes the popups agree with the address, after the browser's back and forward or on arrival. */
export function syncPopups(): void {
  const { popups } = useUi.getState()
  const wanted = popupOfHash(window.location.hash)
  const kept = popups.filter(popup => !popupHash(popup.name) || popup.name === wanted)
  if (wanted && !kept.some(popup => popup.name === wanted)) {
    kept.push({ name: wanted, props: {}, scrollY: window.scrollY })
  }
  if (kept.length !== popups.length || kept.some((popup, i) => popup !== popups[i])) {
    useUi.setState({ popups: kept })
  }
}

/** Follows the address until the returned function is called. */
export function connectPopups(): () => void {
  syncPopups()
  window.addEventListener('popstate', syncPopups)
  window.addEventListener('hashchange', syncPopups)
  return () => {
    window.removeEventListener('popstate', syncPopups)
    window.removeEventListener('hashchange', syncPopups)
  }
}

export type OpenEditorOptions = {
  /** The line of the cart that the design replaces when it is put back. */
  cartItemId?: string
  /** The part of a pack that the design is for. */
  part?: PartPlace
  /** The menu that is open first; stamps start in expert mode, signs in stepper mode (DESIGN-8). */
  menu?: string
  /** What the shopper brings: it is put on the design once the editor is there. */
  given?: Given
}

/** Hands a design to the editor and opens it. `wouldLoseEditing(design)` says beforehand whether to ask. */
export function openEditor(design: EditorItem, options: OpenEditorOptions = {}): void {
  useEditorItem.getState().openItem(design, options.cartItemId ?? null, options.part ?? null)
  // An address that still has the hash of an earlier visit must not close what is asked for now.
  if (useUi.getState().popups.some(popup => popup.name === 'editorPopup')) return
  const { menu, given } = options
  openPopup('editorPopup', { ...(menu !== undefined && { menu }), ...(given && { given }) })
}

/** Chooses prices without VAT (true) or with it, and keeps the choice. The page holds both; an attribute chooses. */
export function setPricesHT(pricesHT: boolean): void {
  writeStorage(storageKeys.pricesHT, String(pricesHT))
  document.documentElement.dataset.prices = pricesHT ? 'ht' : 'ttc'
}
