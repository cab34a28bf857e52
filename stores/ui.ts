import { create } from 'zustand'
import { type EditorItem, type PartPlace, useEditorItem } from './editor-item'
import type { Given } from './given'
import { enter, hasEntry, isLeaving, leave, popupsOfEntry, restore } from './popup-history'
import { type PopupName, pathWithSlash, popupHash, popupOfHash } from './popups'
import { storageKeys, writeStorage } from './storage'

export type PopupProps = Readonly<Record<string, unknown>>
export type OpenPopup = { name: PopupName; props: PopupProps; scrollY: number }

type UiState = {
  /** Open popups, the last one on top. */
  popups: readonly OpenPopup[]
}

/** The state of the shop's interface on every page (PAGE-11). */
export const useUi = create<UiState>()(() => ({ popups: [] }))

const put = (popups: readonly OpenPopup[], popup: OpenPopup) => [
  ...popups.filter(open => open.name !== popup.name),
  popup,
]

/** The open popups that have an entry of the history without a hash. */
const entered = () =>
  useUi
    .getState()
    .popups.map(({ name }) => name)
    .filter(hasEntry)

// After the timer: the page gets its height back only when the popup has left it.
const scrollBack = (top: number) => setTimeout(() => window.scrollTo(0, top), 0)

/**
 * Shows a popup on top of the others. One tied to the URL pushes its hash; when that hash is already there, the
 * popup opened last is closed instead (PAGE-11). Any other that a person opens makes an entry of the history without
 * a hash, so that Back closes it.
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
  if (hash && !isHashPresent) enter(entered(), `${window.location.pathname}${window.location.search}${hash}`)
  else if (hasEntry(name)) enter(entered(), null)
}

/**
 * Hides a popup, the last one opened by default. One tied to the URL gives the path back, with its trailing slash;
 * another one its entry of the history. Then the page is scrolled to where it was (PAGE-11).
 */
export function closePopup(name?: PopupName): void {
  const { popups } = useUi.getState()
  const popup = name ? popups.find(open => open.name === name) : popups.at(-1)
  if (!popup) return
  useUi.setState({ popups: popups.filter(open => open !== popup) })
  if (hasEntry(popup.name)) {
    // A popup opened in the same task takes over the entry.
    setTimeout(() => leave(entered, () => scrollBack(popup.scrollY)), 0)
    return
  }
  const hash = popupHash(popup.name)
  if (!hash || window.location.hash !== hash) return
  restore(entered(), pathWithSlash(window.location))
  scrollBack(popup.scrollY)
}

/** Hides the popups of a page after a navigation: the history has already moved on. */
export function dropPopups(): void {
  const { popups } = useUi.getState()
  const wanted = popupOfHash(window.location.hash)
  const stays = ({ name }: OpenPopup) => (popupHash(name) ? name === wanted : !hasEntry(name))
  if (!popups.every(stays)) useUi.setState({ popups: popups.filter(stays) })
}

/** Whether the present entry of the history is a popup's. */
export const isPopupsEntry = (): boolean =>
  popupsOfEntry().length > 0 || popupOfHash(window.location.hash) !== null

/** Updates the popups from the address, after the browser's back and forward or on arrival. */
export function syncPopups(): void {
  if (isLeaving()) return
  const { popups } = useUi.getState()
  const wanted = popupOfHash(window.location.hash)
  const ofEntry = popupsOfEntry()
  const stays = ({ name }: OpenPopup) => {
    if (popupHash(name)) return name === wanted
    return !hasEntry(name) || ofEntry.includes(name)
  }
  const kept = popups.filter(stays)
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
  /** The shopper's files: they are put on the design once the editor is there. */
  given?: Given
}

/** Hands a design to the editor and opens it. `wouldLoseEditing(design)` tells before whether to ask. */
export function openEditor(design: EditorItem, options: OpenEditorOptions = {}): void {
  useEditorItem.getState().openItem(design, options.cartItemId ?? null, options.part ?? null)
  // An address with the hash of an earlier visit must not close the requested popup.
  if (useUi.getState().popups.some(popup => popup.name === 'editorPopup')) return
  const { menu, given } = options
  openPopup('editorPopup', { ...(menu !== undefined && { menu }), ...(given && { given }) })
}

/** Chooses prices without VAT (true) or with it, and keeps the choice. The page holds both; an attribute chooses. */
export function setPricesHT(pricesHT: boolean): void {
  writeStorage(storageKeys.pricesHT, String(pricesHT))
  document.documentElement.dataset.prices = pricesHT ? 'ht' : 'ttc'
}
