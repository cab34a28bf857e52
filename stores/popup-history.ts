import { type PopupName, popupHash } from './popups'

/**
 * Popups without a hash stand in the browser's history too, by an entry of the page's own address: so Back closes them,
 * which matters most on a phone, and closing them in another way removes the entry.
 */

/** Popups that the page itself opens, without a navigation: they make no entry. */
const unasked: readonly PopupName[] = ['redirectWebsite', 'toolsWidget']

/** Whether a popup has an entry of its own without a hash. */
export const hasEntry = (name: PopupName): boolean => popupHash(name) === null && !unasked.includes(name)

/** The popups that the present entry was made for. */
export function popupsOfEntry(): readonly unknown[] {
  const state: unknown = window.history.state
  const names = typeof state === 'object' && state !== null ? Reflect.get(state, 'popups') : null
  return Array.isArray(names) ? names : []
}

/** The state of an entry for these popups; `null` lets the router handle a new address itself. */
const stateFor = (open: readonly PopupName[]) => (open.length > 0 ? { popups: open } : null)

/** Whether the present entry was made for a popup that is not open any more. */
const isLeft = (open: readonly PopupName[]) => popupsOfEntry().some(name => !open.includes(name as PopupName))

let leaving = false
let waiting: (() => void) | null = null

/** True while our code goes back in the history: the resulting entry is not the person's choice. */
export const isLeaving = (): boolean => leaving

/**
 * Makes the entry of an opened popup. An entry left just before is used again, so that a change from popup to popup is
 * one step back.
 * @param open all open popups that have an entry, the new one among them where it has one
 * @param url the address with the popup's hash; the present one where it has none
 */
export function enter(open: readonly PopupName[], url: string | null): void {
  if (leaving) {
    waiting = () => enter(open, url)
    return
  }
  if (url === null && open.every(name => popupsOfEntry().includes(name))) return
  const { pathname, search, hash } = window.location
  const address = url ?? `${pathname}${search}${hash}`
  if (isLeft(open)) window.history.replaceState(stateFor(open), '', address)
  else window.history.pushState(stateFor(open), '', address)
}

/** Restores the address without the pushed hash; popups below stay open. */
export function restore(open: readonly PopupName[], url: string): void {
  window.history.replaceState(stateFor(open), '', url)
}

/** Goes back over entries whose popups are closed. `openNow` returns the popups open by then; then `done` is called. */
export function leave(openNow: () => readonly PopupName[], done: () => void): void {
  if (leaving || !isLeft(openNow())) return
  leaving = true
  const arrived = () => {
    leaving = false
    const next = waiting
    waiting = null
    if (next) next()
    else if (isLeft(openNow())) leave(openNow, done)
    else done()
  }
  window.addEventListener('popstate', arrived, { once: true })
  window.history.back()
}
